namespace System.Diagnostics;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true)]
public sealed class ConditionalAttribute : Attribute
{
    public ConditionalAttribute(string conditionString) => ConditionString = conditionString;
    public string ConditionString { get; }
}

/// <summary>What is asserted is checked by the machine; what is written goes nowhere.</summary>
public static class Debug
{
    [MethodImpl(InternalCall)] public static extern void Assert(bool condition);
    [MethodImpl(InternalCall)] public static extern void Assert(bool condition, [CallerArgumentExpression("condition")] string message = null);
    [MethodImpl(InternalCall)] public static extern void Assert(bool condition, string message, string detailMessage);
    public static void Assert(bool condition, string message, string detailMessageFormat, params object[] args) => Assert(condition, message, condition ? "" : string.Format(detailMessageFormat, args));
    public static void Assert(bool condition, [InterpolatedStringHandlerArgument("condition")] ref AssertInterpolatedStringHandler message) => Assert(condition, message.text);
    public static void Assert(bool condition, [InterpolatedStringHandlerArgument("condition")] ref AssertInterpolatedStringHandler message, [InterpolatedStringHandlerArgument("condition")] ref AssertInterpolatedStringHandler detailMessage) =>
        Assert(condition, message.text, detailMessage.text);
    [MethodImpl(InternalCall)] public static extern void Fail(string message);
    [MethodImpl(InternalCall)] public static extern void Fail(string message, string detailMessage);
    public static bool AutoFlush { get => true; set { } }
    public static int IndentLevel { get => 0; set { } }
    public static int IndentSize { get => 4; set { } }
    public static void Close() { }
    public static void Flush() { }
    public static void Indent() { }
    public static void Unindent() { }
    public static void Print(string message) { }
    public static void Print(string format, params object[] args) { }
    public static void Write(object value) { }
    public static void Write(object value, string category) { }
    public static void Write(string message) { }
    public static void Write(string message, string category) { }
    public static void WriteIf(bool condition, object value) { }
    public static void WriteIf(bool condition, string message) { }
    public static void WriteLine(object value) { }
    public static void WriteLine(object value, string category) { }
    public static void WriteLine(string message) { }
    public static void WriteLine(string message, string category) { }
    public static void WriteLine(string format, params object[] args) { }
    public static void WriteLineIf(bool condition, object value) { }
    public static void WriteLineIf(bool condition, string message) { }

    [InterpolatedStringHandler]
    public struct AssertInterpolatedStringHandler
    {
        internal string text;

        public AssertInterpolatedStringHandler(int literalLength, int formattedCount, bool condition, out bool shouldAppend)
        {
            text = "";
            shouldAppend = !condition;
        }

        public void AppendLiteral(string value) => text = string.Concat(text, value);
        public void AppendFormatted<T>(T value) => AppendLiteral(DefaultInterpolatedStringHandler.Format(value, null, null));
        public void AppendFormatted<T>(T value, string format) => AppendLiteral(DefaultInterpolatedStringHandler.Format(value, format, null));
        public void AppendFormatted<T>(T value, int alignment) => AppendLiteral(string.Pad(DefaultInterpolatedStringHandler.Format(value, null, null), alignment));
        public void AppendFormatted<T>(T value, int alignment, string format) => AppendLiteral(string.Pad(DefaultInterpolatedStringHandler.Format(value, format, null), alignment));
        public void AppendFormatted(ReadOnlySpan<char> value) => AppendLiteral(value.ToString());
        public void AppendFormatted(string value) => AppendLiteral(value);
        public void AppendFormatted(string value, int alignment = 0, string format = null) => AppendFormatted<string>(value, alignment, format);
        public void AppendFormatted(object value, int alignment = 0, string format = null) => AppendFormatted<object>(value, alignment, format);
    }
}

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

public static class Debugger
{
    public static bool IsAttached => false;
    public static void Break() { }
    public static bool Launch() => false;
    public static void Log(int level, string category, string message) { }
}

[AttributeUsage(AttributeTargets.All)]
public sealed class DebuggerStepThroughAttribute : Attribute { }

[AttributeUsage(AttributeTargets.All)]
public sealed class DebuggerHiddenAttribute : Attribute { }

[AttributeUsage(AttributeTargets.All)]
public sealed class DebuggerNonUserCodeAttribute : Attribute { }

[AttributeUsage(AttributeTargets.All)]
public sealed class StackTraceHiddenAttribute : Attribute { }

[AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
public sealed class DebuggerDisplayAttribute : Attribute
{
    public DebuggerDisplayAttribute(string value) => Value = value;
    public string Value { get; }
    public string Name { get; set; }
    public string Type { get; set; }
}

public enum DebuggerBrowsableState
{
    Never = 0,
    Collapsed = 2,
    RootHidden = 3,
}

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
public sealed class DebuggerBrowsableAttribute : Attribute
{
    public DebuggerBrowsableAttribute(DebuggerBrowsableState state) => State = state;
    public DebuggerBrowsableState State { get; }
}

[AttributeUsage(AttributeTargets.All)]
public sealed class DebuggerTypeProxyAttribute : Attribute
{
    public DebuggerTypeProxyAttribute(Type type) { }
    public DebuggerTypeProxyAttribute(string typeName) { }
}

[AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Module)]
public sealed class DebuggableAttribute : Attribute
{
    public DebuggableAttribute(DebuggingModes modes) => DebuggingFlags = modes;
    public DebuggableAttribute(bool isJITTrackingEnabled, bool isJITOptimizerDisabled) { }
    public DebuggingModes DebuggingFlags { get; }

    [Flags]
    public enum DebuggingModes
    {
        None = 0,
        Default = 1,
        IgnoreSymbolStoreSequencePoints = 2,
        EnableEditAndContinue = 4,
        DisableOptimizations = 256,
    }
}
