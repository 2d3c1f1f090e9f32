namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class NullableAttribute : Attribute
{
    public NullableAttribute(byte value) => Value = value;
    public NullableAttribute(byte[] flags) => Flags = flags;
    public byte Value { get; }
    public byte[] Flags { get; }
}
