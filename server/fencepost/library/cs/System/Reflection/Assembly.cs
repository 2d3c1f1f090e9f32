namespace System.Reflection;

// Deviation: an assembly is known by its name only; its version is 1.0.0.0. Only the program's own types are listed.
public class Assembly
{
    internal Assembly(string fullName) => FullName = fullName;
    public virtual string FullName { get; }
    public virtual AssemblyName GetName() => new AssemblyName(FullName);
    public static Assembly GetExecutingAssembly() => new Assembly(Fencepost.Members.AssemblyOfCaller());
    public static Assembly GetAssembly(Type type) => type is null ? throw new ArgumentNullException(nameof(type)) : type.Assembly;
    public virtual Type[] GetTypes() => Fencepost.Members.TypesOf(FullName, false);
    public virtual Type[] GetExportedTypes() => Fencepost.Members.TypesOf(FullName, true);
    public virtual Collections.Generic.IEnumerable<Type> ExportedTypes => GetExportedTypes();

    public virtual Type GetType(string name) => GetType(name, false);

    public virtual Type GetType(string name, bool throwOnError)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        Type found = Fencepost.Members.TypeNamed(name, FullName);
        if (found is null && throwOnError) throw new TypeLoadException("Could not resolve type '" + name + "' in assembly '" + FullName + "'.");
        return found;
    }

    public object CreateInstance(string typeName)
    {
        Type type = GetType(typeName);
        return type is null ? null : Activator.CreateInstance(type);
    }

    public override string ToString() => FullName;
    public override bool Equals(object o) => o is Assembly other && other.FullName == FullName;
    public override int GetHashCode() => FullName.GetHashCode();
    public static bool operator ==(Assembly left, Assembly right) => left is null ? right is null : left.Equals(right);
    public static bool operator !=(Assembly left, Assembly right) => !(left == right);
}
