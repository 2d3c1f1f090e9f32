namespace System.Reflection;

public abstract class MemberInfo
{
    public abstract string Name { get; }
    public virtual Type DeclaringType => null;
    public static bool operator ==(MemberInfo left, MemberInfo right) => ReferenceEquals(left, right);
    public static bool operator !=(MemberInfo left, MemberInfo right) => !ReferenceEquals(left, right);
    public override bool Equals(object obj) => ReferenceEquals(this, obj);
    public override int GetHashCode() => base.GetHashCode();
}

public abstract class MethodBase : MemberInfo
{
    public static bool operator ==(MethodBase left, MethodBase right) => left is null ? right is null : left.Equals(right);
    public static bool operator !=(MethodBase left, MethodBase right) => !(left == right);
    public override bool Equals(object obj) => base.Equals(obj);
    public override int GetHashCode() => base.GetHashCode();
}

// Deviation: an assembly is known by its name only.
public class Assembly
{
    internal Assembly(string fullName) => FullName = fullName;
    public virtual string FullName { get; }
    public virtual AssemblyName GetName() => new AssemblyName(FullName);
    public override string ToString() => FullName;
    public override bool Equals(object o) => o is Assembly other && other.FullName == FullName;
    public override int GetHashCode() => FullName.GetHashCode();
    public static bool operator ==(Assembly left, Assembly right) => left is null ? right is null : left.Equals(right);
    public static bool operator !=(Assembly left, Assembly right) => !(left == right);
}

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

// Deviation: a method is known by its name only.
public class MethodInfo : MethodBase
{
    private readonly string name;

    internal MethodInfo(string name) => this.name = name;
    public override string Name => name;
    public override bool Equals(object obj) => obj is MethodInfo other && other.name == name;
    public override int GetHashCode() => name.GetHashCode();
    public override string ToString() => name;
}

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface)]
public sealed class DefaultMemberAttribute : Attribute
{
    public DefaultMemberAttribute(string memberName) => MemberName = memberName;
    public string MemberName { get; }
}
