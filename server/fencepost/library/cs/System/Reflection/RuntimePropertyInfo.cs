namespace System.Reflection;

internal sealed class RuntimePropertyInfo : PropertyInfo
{
    public override string Name => Fencepost.Members.Name(this);
    public override Type DeclaringType => Fencepost.Members.Owner(this);
    public override Type ReflectedType => Fencepost.Members.SeenFrom(this);
    public override Type PropertyType => Fencepost.Members.TypeOf(this);
    public override bool CanRead => Fencepost.Members.Accessor(this, 0) is not null;
    public override bool CanWrite => Fencepost.Members.Accessor(this, 1) is not null;
    public override MethodInfo GetGetMethod(bool nonPublic) => Shown(Fencepost.Members.Accessor(this, 0), nonPublic);
    public override MethodInfo GetSetMethod(bool nonPublic) => Shown(Fencepost.Members.Accessor(this, 1), nonPublic);
    private static MethodInfo Shown(MethodInfo method, bool nonPublic) => method is not null && (nonPublic || method.IsPublic) ? method : null;

    public override ParameterInfo[] GetIndexParameters()
    {
        Type[] types = Fencepost.Members.ParameterTypes(this);
        ParameterInfo[] found = new ParameterInfo[types.Length];
        MethodInfo accessor = GetGetMethod(true) ?? GetSetMethod(true);
        for (int i = 0; i < found.Length; i++) found[i] = new ParameterInfo(accessor, i, types[i]);
        return found;
    }

    public override object GetValue(object obj, BindingFlags invokeAttr, Binder binder, object[] index, Globalization.CultureInfo culture)
    {
        MethodInfo getter = GetGetMethod(true);
        if (getter is null) throw new ArgumentException("Property Get method was not found.");
        return getter.Invoke(obj, invokeAttr, binder, index, culture);
    }

    public override void SetValue(object obj, object value, BindingFlags invokeAttr, Binder binder, object[] index, Globalization.CultureInfo culture)
    {
        MethodInfo setter = GetSetMethod(true);
        if (setter is null) throw new ArgumentException("Property set method not found.");
        int count = index == null ? 0 : index.Length;
        object[] given = new object[count + 1];
        for (int i = 0; i < count; i++) given[i] = index[i];
        given[count] = value;
        setter.Invoke(obj, invokeAttr, binder, given, culture);
    }

    public override object[] GetCustomAttributes(bool inherit) => AttributeFinder.Of(this, -1, typeof(object), false);
    public override object[] GetCustomAttributes(Type attributeType, bool inherit) => AttributeFinder.Of(this, -1, attributeType, false);
    public override bool IsDefined(Type attributeType, bool inherit) => AttributeFinder.Any(this, -1, attributeType, false);
    public override string ToString() => Fencepost.Members.Text(this);
}
