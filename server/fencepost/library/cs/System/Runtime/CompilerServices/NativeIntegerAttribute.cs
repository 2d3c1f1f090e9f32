namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class NativeIntegerAttribute : Attribute
{
    public NativeIntegerAttribute() { }
    public NativeIntegerAttribute(bool[] transformFlags) => TransformFlags = transformFlags;
    public readonly bool[] TransformFlags;
}
