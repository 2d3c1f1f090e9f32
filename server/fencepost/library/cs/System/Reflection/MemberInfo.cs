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

public abstract class MethodBase : MemberInfo { }

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
