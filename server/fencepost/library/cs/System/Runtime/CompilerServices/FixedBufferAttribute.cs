namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.Field, Inherited = false)]
public sealed class FixedBufferAttribute : Attribute
{
    public FixedBufferAttribute(Type elementType, int length)
    {
        ElementType = elementType;
        Length = length;
    }

    public Type ElementType { get; }
    public int Length { get; }
}
