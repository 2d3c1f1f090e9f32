namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.Method | AttributeTargets.Constructor, Inherited = false)]
public sealed class MethodImplAttribute : Attribute
{
    public MethodImplAttribute() { }
    public MethodImplAttribute(short value) => Value = (MethodImplOptions)value;
    public MethodImplAttribute(MethodImplOptions methodImplOptions) => Value = methodImplOptions;
    public MethodImplOptions Value { get; }
    public MethodCodeType MethodCodeType;
}
