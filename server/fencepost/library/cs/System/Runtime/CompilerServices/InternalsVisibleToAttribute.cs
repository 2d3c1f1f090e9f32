namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
public sealed class InternalsVisibleToAttribute : Attribute
{
    public InternalsVisibleToAttribute(string assemblyName) => AssemblyName = assemblyName;
    public string AssemblyName { get; }
}
