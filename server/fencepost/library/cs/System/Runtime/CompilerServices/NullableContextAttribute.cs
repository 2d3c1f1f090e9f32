namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class NullableContextAttribute : Attribute
{
    public NullableContextAttribute(byte flag) => Flag = flag;
    public readonly byte Flag;
}
