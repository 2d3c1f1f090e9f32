namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class DynamicAttribute : Attribute
{
    public DynamicAttribute() { }
    public DynamicAttribute(bool[] transformFlags) => TransformFlags = transformFlags;
    public bool[] TransformFlags { get; }
}
