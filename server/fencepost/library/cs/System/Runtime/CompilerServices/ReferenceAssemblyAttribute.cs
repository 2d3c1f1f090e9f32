namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.Assembly, Inherited = false)]
public sealed class ReferenceAssemblyAttribute : Attribute
{
    public ReferenceAssemblyAttribute() { }
    public ReferenceAssemblyAttribute(string description) => Description = description;
    public string Description { get; }
}
