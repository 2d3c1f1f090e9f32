namespace System.Reflection;

public abstract class MemberInfo : ICustomAttributeProvider
{
    public abstract string Name { get; }
    public abstract MemberTypes MemberType { get; }
    public abstract Type DeclaringType { get; }
    public abstract Type ReflectedType { get; }
    public abstract object[] GetCustomAttributes(bool inherit);
    public abstract object[] GetCustomAttributes(Type attributeType, bool inherit);
    public abstract bool IsDefined(Type attributeType, bool inherit);
    public virtual Collections.Generic.IEnumerable<CustomAttributeData> CustomAttributes => GetCustomAttributesData();
    public virtual Collections.Generic.IList<CustomAttributeData> GetCustomAttributesData() => CustomAttributeData.Of(this, -1);
    public static bool operator ==(MemberInfo left, MemberInfo right) => ReferenceEquals(left, right);
    public static bool operator !=(MemberInfo left, MemberInfo right) => !ReferenceEquals(left, right);
    public override bool Equals(object obj) => ReferenceEquals(this, obj);
    public override int GetHashCode() => base.GetHashCode();
}
