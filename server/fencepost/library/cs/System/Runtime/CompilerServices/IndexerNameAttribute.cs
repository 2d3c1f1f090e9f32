namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.Property, Inherited = false)]
public sealed class IndexerNameAttribute : Attribute
{
    public IndexerNameAttribute(string memberName) => MemberName = memberName;
    public string MemberName { get; }
}
