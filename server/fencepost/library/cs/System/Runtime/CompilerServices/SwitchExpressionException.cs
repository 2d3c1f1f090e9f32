namespace System.Runtime.CompilerServices;

public sealed class SwitchExpressionException : InvalidOperationException
{
    public SwitchExpressionException() : base("Non-exhaustive switch expression failed to match its input.") { }
    public SwitchExpressionException(Exception innerException) : base("Non-exhaustive switch expression failed to match its input.", innerException) { }
    public SwitchExpressionException(object unmatchedValue) : this() => UnmatchedValue = unmatchedValue;
    public SwitchExpressionException(string message) : base(message) { }
    public SwitchExpressionException(string message, Exception innerException) : base(message, innerException) { }
    public object UnmatchedValue { get; }
    public override string Message => UnmatchedValue is null ? base.Message : base.Message + Environment.NewLine + "Unmatched value was " + UnmatchedValue + ".";
}
