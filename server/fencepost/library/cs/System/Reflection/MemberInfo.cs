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

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface)]
public sealed class DefaultMemberAttribute : Attribute
{
    public DefaultMemberAttribute(string memberName) => MemberName = memberName;
    public string MemberName { get; }
}
