namespace System.Runtime.InteropServices;

[AttributeUsage(AttributeTargets.Parameter | AttributeTargets.Field | AttributeTargets.ReturnValue, Inherited = false)]
public sealed class MarshalAsAttribute : Attribute
{
    public MarshalAsAttribute(UnmanagedType value) => Value = value;
    public UnmanagedType Value { get; }
    public int SizeConst;
}
