namespace System.Runtime.InteropServices;

[AttributeUsage(AttributeTargets.Field, Inherited = false)]
public sealed class FieldOffsetAttribute : Attribute
{
    public FieldOffsetAttribute(int value) => Value = value;
    public int Value { get; }
}
