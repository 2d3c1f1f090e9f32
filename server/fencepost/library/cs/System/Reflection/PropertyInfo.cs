namespace System.Reflection;

public abstract class PropertyInfo : MemberInfo
{
    public override MemberTypes MemberType => MemberTypes.Property;
    public abstract Type PropertyType { get; }
    public abstract bool CanRead { get; }
    public abstract bool CanWrite { get; }
    public abstract ParameterInfo[] GetIndexParameters();
    public virtual MethodInfo GetMethod => GetGetMethod(true);
    public virtual MethodInfo SetMethod => GetSetMethod(true);
    public MethodInfo GetGetMethod() => GetGetMethod(false);
    public MethodInfo GetSetMethod() => GetSetMethod(false);
    public abstract MethodInfo GetGetMethod(bool nonPublic);
    public abstract MethodInfo GetSetMethod(bool nonPublic);
    public MethodInfo[] GetAccessors() => GetAccessors(false);

    public virtual MethodInfo[] GetAccessors(bool nonPublic)
    {
        MethodInfo getter = GetGetMethod(nonPublic), setter = GetSetMethod(nonPublic);
        if (getter is null) return setter is null ? new MethodInfo[0] : new[] { setter };
        return setter is null ? new[] { getter } : new[] { getter, setter };
    }

    public object GetValue(object obj) => GetValue(obj, null);
    public virtual object GetValue(object obj, object[] index) => GetValue(obj, BindingFlags.Default, null, index, null);
    public abstract object GetValue(object obj, BindingFlags invokeAttr, Binder binder, object[] index, Globalization.CultureInfo culture);
    public void SetValue(object obj, object value) => SetValue(obj, value, null);
    public virtual void SetValue(object obj, object value, object[] index) => SetValue(obj, value, BindingFlags.Default, null, index, null);
    public abstract void SetValue(object obj, object value, BindingFlags invokeAttr, Binder binder, object[] index, Globalization.CultureInfo culture);
    public static bool operator ==(PropertyInfo left, PropertyInfo right) => ReferenceEquals(left, right);
    public static bool operator !=(PropertyInfo left, PropertyInfo right) => !ReferenceEquals(left, right);
    public override bool Equals(object obj) => base.Equals(obj);
    public override int GetHashCode() => base.GetHashCode();
}
