namespace System.IO;

public enum SeekOrigin
{
    Begin = 0,
    Current = 1,
    End = 2,
}
