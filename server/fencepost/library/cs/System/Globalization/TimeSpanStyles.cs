namespace System.Globalization;

[Flags]
public enum TimeSpanStyles
{
    None = 0x00000000,
    AssumeNegative = 0x00000001,
}
