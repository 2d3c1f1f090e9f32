namespace System.Runtime.InteropServices;

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class GuidAttribute : Attribute
{
    public GuidAttribute(string value) => Value = value;
    public string Value { get; }
}
