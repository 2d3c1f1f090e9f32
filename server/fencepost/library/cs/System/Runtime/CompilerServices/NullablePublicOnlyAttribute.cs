namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.Module, Inherited = false)]
public sealed class NullablePublicOnlyAttribute : Attribute
{
    public NullablePublicOnlyAttribute(bool includesInternals) => IncludesInternals = includesInternals;
    public readonly bool IncludesInternals;
}
