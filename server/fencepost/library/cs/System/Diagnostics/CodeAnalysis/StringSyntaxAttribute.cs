namespace System.Diagnostics.CodeAnalysis;

[AttributeUsage(AttributeTargets.Parameter | AttributeTargets.Field | AttributeTargets.Property, Inherited = false)]
public sealed class StringSyntaxAttribute : Attribute
{
    public StringSyntaxAttribute(string syntax) => Syntax = syntax;
    public string Syntax { get; }
}
