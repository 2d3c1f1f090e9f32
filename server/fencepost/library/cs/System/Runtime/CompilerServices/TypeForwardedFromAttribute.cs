namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class TypeForwardedFromAttribute : Attribute
{
    public TypeForwardedFromAttribute(string assemblyFullName) => AssemblyFullName = assemblyFullName;
    public string AssemblyFullName { get; }
}
