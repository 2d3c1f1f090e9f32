namespace System.Diagnostics;

/// <summary>As Debug.</summary>
public sealed class Trace
{
    private Trace() { }
    [MethodImpl(InternalCall)] public static extern void Assert(bool condition);
    [MethodImpl(InternalCall)] public static extern void Assert(bool condition, [CallerArgumentExpression("condition")] string message = null);
    [MethodImpl(InternalCall)] public static extern void Assert(bool condition, string message, string detailMessage);
    [MethodImpl(InternalCall)] public static extern void Fail(string message);
    [MethodImpl(InternalCall)] public static extern void Fail(string message, string detailMessage);
    public static bool AutoFlush { get => true; set { } }
    public static void Close() { }
    public static void Flush() { }
    public static void Indent() { }
    public static void Unindent() { }
    public static void TraceError(string message) { }
    public static void TraceError(string format, params object[] args) { }
    public static void TraceInformation(string message) { }
    public static void TraceInformation(string format, params object[] args) { }
    public static void TraceWarning(string message) { }
    public static void TraceWarning(string format, params object[] args) { }
    public static void Write(object value) { }
    public static void Write(string message) { }
    public static void Write(string message, string category) { }
    public static void WriteIf(bool condition, string message) { }
    public static void WriteLine(object value) { }
    public static void WriteLine(string message) { }
    public static void WriteLine(string message, string category) { }
    public static void WriteLineIf(bool condition, string message) { }
}
