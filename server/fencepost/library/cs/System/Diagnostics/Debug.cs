namespace System.Diagnostics;

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
