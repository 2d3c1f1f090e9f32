namespace System.Reflection;

public abstract class ConstructorInfo : MethodBase
{
    public static readonly string ConstructorName = ".ctor";
    public static readonly string TypeConstructorName = ".cctor";

    public override MemberTypes MemberType => MemberTypes.Constructor;
    public object Invoke(object[] parameters) => Invoke(BindingFlags.Default, null, parameters, null);
    public abstract object Invoke(BindingFlags invokeAttr, Binder binder, object[] parameters, Globalization.CultureInfo culture);
    public static bool operator ==(ConstructorInfo left, ConstructorInfo right) => ReferenceEquals(left, right);
    public static bool operator !=(ConstructorInfo left, ConstructorInfo right) => !ReferenceEquals(left, right);
    public override bool Equals(object obj) => base.Equals(obj);
    public override int GetHashCode() => base.GetHashCode();
}
