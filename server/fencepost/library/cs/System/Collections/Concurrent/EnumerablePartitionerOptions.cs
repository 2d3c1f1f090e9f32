namespace System.Collections.Concurrent;

[Flags]
public enum EnumerablePartitionerOptions
{
    None = 0,
    NoBuffering = 1,
}
