namespace System.Diagnostics;

[AttributeUsage(AttributeTargets.All)]
public sealed class DebuggerTypeProxyAttribute : Attribute
{
    public DebuggerTypeProxyAttribute(Type type) { }
    public DebuggerTypeProxyAttribute(string typeName) { }
}
