namespace System.Reflection;

public sealed class AssemblyName
{
    public AssemblyName(string assemblyName)
    {
        FullName = assemblyName;
        int comma = assemblyName.IndexOf(',');
        Name = comma < 0 ? assemblyName : assemblyName.Substring(0, comma);
    }

    public string Name { get; }
    public string FullName { get; }
    public override string ToString() => FullName;
}
