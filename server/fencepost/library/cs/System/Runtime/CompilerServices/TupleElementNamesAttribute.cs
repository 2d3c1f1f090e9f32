namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class TupleElementNamesAttribute : Attribute
{
    public TupleElementNamesAttribute(string[] transformNames) => TransformNames = transformNames;
    public string[] TransformNames { get; }
}
