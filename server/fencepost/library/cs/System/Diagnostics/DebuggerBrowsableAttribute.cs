namespace System.Diagnostics;

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
public sealed class DebuggerBrowsableAttribute : Attribute
{
    public DebuggerBrowsableAttribute(DebuggerBrowsableState state) => State = state;
    public DebuggerBrowsableState State { get; }
}
