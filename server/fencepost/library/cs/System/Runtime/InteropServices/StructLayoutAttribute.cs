namespace System.Runtime.InteropServices;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class StructLayoutAttribute : Attribute
{
    public StructLayoutAttribute(LayoutKind value) => Value = value;
    public LayoutKind Value { get; }
    public int Pack;
    public int Size;
    public CharSet CharSet;
}
