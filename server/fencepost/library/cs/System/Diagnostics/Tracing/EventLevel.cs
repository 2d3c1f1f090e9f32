namespace System.Diagnostics.Tracing;

public enum EventLevel
{
    LogAlways = 0,
    Critical = 1,
    Error = 2,
    Warning = 3,
    Informational = 4,
    Verbose = 5,
}
