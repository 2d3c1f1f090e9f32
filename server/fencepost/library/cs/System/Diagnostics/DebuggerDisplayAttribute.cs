namespace System.Diagnostics;

[AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
public sealed class DebuggerDisplayAttribute : Attribute
{
    public DebuggerDisplayAttribute(string value) => Value = value;
    public string Value { get; }
    public string Name { get; set; }
    public string Type { get; set; }
}
