namespace System.Diagnostics.CodeAnalysis;

[AttributeUsage(AttributeTargets.Method | AttributeTargets.Property, AllowMultiple = true, Inherited = false)]
public sealed class MemberNotNullAttribute : Attribute
{
    public MemberNotNullAttribute(string member) => Member = member;
    public MemberNotNullAttribute(params string[] members) => Members = members;
    public string Member { get; }
    public string[] Members { get; }
}
