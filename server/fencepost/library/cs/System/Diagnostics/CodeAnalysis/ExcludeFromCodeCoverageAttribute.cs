namespace System.Diagnostics.CodeAnalysis;

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class ExcludeFromCodeCoverageAttribute : Attribute
{
    public string Justification { get; set; }
}
