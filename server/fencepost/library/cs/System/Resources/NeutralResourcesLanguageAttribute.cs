namespace System.Resources;

[AttributeUsage(AttributeTargets.Assembly)]
public sealed class NeutralResourcesLanguageAttribute : Attribute
{
    public NeutralResourcesLanguageAttribute(string cultureName) => CultureName = cultureName;
    public string CultureName { get; }
}
