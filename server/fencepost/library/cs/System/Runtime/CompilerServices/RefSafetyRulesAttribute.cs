namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.Module, Inherited = false)]
public sealed class RefSafetyRulesAttribute : Attribute
{
    public RefSafetyRulesAttribute(int version) => Version = version;
    public int Version { get; }
}
