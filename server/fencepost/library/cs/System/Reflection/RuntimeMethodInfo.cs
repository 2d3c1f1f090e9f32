namespace System.Reflection;

internal sealed class RuntimeMethodInfo : MethodInfo
{
    public override string Name => Fencepost.Members.Name(this);
    public override Type DeclaringType => Fencepost.Members.Owner(this);
    public override Type ReflectedType => Fencepost.Members.SeenFrom(this);
    public override MethodAttributes Attributes => (MethodAttributes)Fencepost.Members.Flags(this);
    public override MethodImplAttributes GetMethodImplementationFlags() => (MethodImplAttributes)Fencepost.Members.ImplementationFlags(this);
    public override Type ReturnType => Fencepost.Members.TypeOf(this);
    public override ICustomAttributeProvider ReturnTypeCustomAttributes => ReturnParameter;
    public override ParameterInfo ReturnParameter => new ParameterInfo(this, -1, ReturnType);
    public override ParameterInfo[] GetParameters() => OwnParameters();
    public override MethodInfo GetBaseDefinition() => Fencepost.Members.BaseDefinition(this);
    public override bool IsGenericMethod => Fencepost.Members.IsGeneric(this);
    public override bool IsGenericMethodDefinition => Fencepost.Members.IsOpen(this);
    public override Type[] GetGenericArguments() => Fencepost.Members.GenericArguments(this);

    public override bool ContainsGenericParameters
    {
        get
        {
            if (DeclaringType.ContainsGenericParameters) return true;
            if (!IsGenericMethod) return false;
            foreach (Type argument in GetGenericArguments())
            {
                if (argument.ContainsGenericParameters) return true;
            }
            return false;
        }
    }

    public override MethodInfo GetGenericMethodDefinition()
    {
        if (!IsGenericMethod) throw new InvalidOperationException();
        return Fencepost.Members.GenericDefinition(this);
    }

    public override MethodInfo MakeGenericMethod(params Type[] methodInstantiation)
    {
        ArgumentNullException.ThrowIfNull(methodInstantiation);
        Type[] given = (Type[])methodInstantiation.Clone();
        if (!IsGenericMethodDefinition)
        {
            throw new InvalidOperationException(this + " is not a GenericMethodDefinition. MakeGenericMethod may only be called on a method for which MethodBase.IsGenericMethodDefinition is true.");
        }
        foreach (Type argument in given) ArgumentNullException.ThrowIfNull(argument, null);
        int wanted = GetGenericArguments().Length;
        if (wanted != given.Length)
        {
            throw new ArgumentException("The type or method has " + wanted + " generic parameter(s), but " + given.Length
                + " generic argument(s) were provided. A generic argument must be provided for each generic parameter.");
        }
        return Fencepost.Members.MakeGeneric(this, given);
    }

    public override object Invoke(object obj, BindingFlags invokeAttr, Binder binder, object[] parameters, Globalization.CultureInfo culture)
    {
        RefuseOpen();
        CheckTarget(obj);
        return Call(obj, Given(parameters), parameters, invokeAttr);
    }

    public override Delegate CreateDelegate(Type delegateType) => Delegate.CreateDelegate(delegateType, this);
    public override Delegate CreateDelegate(Type delegateType, object target) => Delegate.CreateDelegate(delegateType, target, this);

    public override object[] GetCustomAttributes(bool inherit) => AttributeFinder.Of(this, -1, typeof(object), inherit);
    public override object[] GetCustomAttributes(Type attributeType, bool inherit) => AttributeFinder.Of(this, -1, attributeType, inherit);
    public override bool IsDefined(Type attributeType, bool inherit) => AttributeFinder.Any(this, -1, attributeType, inherit);
    public override string ToString() => Fencepost.Members.Text(this);
}
