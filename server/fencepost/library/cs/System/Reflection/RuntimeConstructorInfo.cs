namespace System.Reflection;

internal sealed class RuntimeConstructorInfo : ConstructorInfo
{
    public override string Name => Fencepost.Members.Name(this);
    public override Type DeclaringType => Fencepost.Members.Owner(this);
    public override Type ReflectedType => Fencepost.Members.SeenFrom(this);
    public override MethodAttributes Attributes => (MethodAttributes)Fencepost.Members.Flags(this);
    public override MethodImplAttributes GetMethodImplementationFlags() => (MethodImplAttributes)Fencepost.Members.ImplementationFlags(this);
    public override ParameterInfo[] GetParameters() => OwnParameters();
    public override bool ContainsGenericParameters => DeclaringType.ContainsGenericParameters;

    // On an object that is there.
    public override object Invoke(object obj, BindingFlags invokeAttr, Binder binder, object[] parameters, Globalization.CultureInfo culture)
    {
        RefuseOpen();
        CheckTarget(obj);
        return Call(obj, Given(parameters), parameters, invokeAttr);
    }

    public override object Invoke(BindingFlags invokeAttr, Binder binder, object[] parameters, Globalization.CultureInfo culture)
    {
        Type type = DeclaringType;
        if (type.IsAbstract && !IsStatic) throw new MemberAccessException("Cannot create an instance of " + type + " because it is an abstract class.");
        if (IsStatic) throw new MemberAccessException("Type initializer was not callable.");
        RefuseOpen();
        object[] given = Given(parameters);
        if (type == typeof(string)) return Activator.CreateInstance(type, given);
        object made = RuntimeHelpers.GetUninitializedObject(type);
        Call(made, given, parameters, invokeAttr);
        return made;
    }

    public override object[] GetCustomAttributes(bool inherit) => AttributeFinder.Of(this, -1, typeof(object), inherit);
    public override object[] GetCustomAttributes(Type attributeType, bool inherit) => AttributeFinder.Of(this, -1, attributeType, inherit);
    public override bool IsDefined(Type attributeType, bool inherit) => AttributeFinder.Any(this, -1, attributeType, inherit);
    public override string ToString() => Fencepost.Members.Text(this);
}
