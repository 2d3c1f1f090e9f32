namespace System.Reflection;

public abstract class MethodBase : MemberInfo
{
    public static MethodBase GetCurrentMethod() => Fencepost.Members.Current();
    [MethodImpl(InternalCall)] public static extern MethodBase GetMethodFromHandle(RuntimeMethodHandle handle);
    [MethodImpl(InternalCall)] public static extern MethodBase GetMethodFromHandle(RuntimeMethodHandle handle, RuntimeTypeHandle declaringType);

    public abstract MethodAttributes Attributes { get; }
    public abstract ParameterInfo[] GetParameters();
    public abstract MethodImplAttributes GetMethodImplementationFlags();
    public virtual MethodImplAttributes MethodImplementationFlags => GetMethodImplementationFlags();
    public virtual CallingConventions CallingConvention => IsStatic ? CallingConventions.Standard : CallingConventions.Standard | CallingConventions.HasThis;
    public bool IsAbstract => (Attributes & MethodAttributes.Abstract) != 0;
    public bool IsConstructor => this is ConstructorInfo && !IsStatic;
    public bool IsFinal => (Attributes & MethodAttributes.Final) != 0;
    public bool IsHideBySig => (Attributes & MethodAttributes.HideBySig) != 0;
    public bool IsSpecialName => (Attributes & MethodAttributes.SpecialName) != 0;
    public bool IsStatic => (Attributes & MethodAttributes.Static) != 0;
    public bool IsVirtual => (Attributes & MethodAttributes.Virtual) != 0;
    public bool IsPublic => Access == MethodAttributes.Public;
    public bool IsPrivate => Access == MethodAttributes.Private;
    public bool IsFamily => Access == MethodAttributes.Family;
    public bool IsAssembly => Access == MethodAttributes.Assembly;
    public bool IsFamilyAndAssembly => Access == MethodAttributes.FamANDAssem;
    public bool IsFamilyOrAssembly => Access == MethodAttributes.FamORAssem;
    private MethodAttributes Access => Attributes & MethodAttributes.MemberAccessMask;
    public virtual bool IsGenericMethod => false;
    public virtual bool IsGenericMethodDefinition => false;
    public virtual bool IsConstructedGenericMethod => IsGenericMethod && !IsGenericMethodDefinition;
    public virtual bool ContainsGenericParameters => false;
    public virtual Type[] GetGenericArguments() => throw new NotSupportedException("Derived classes must provide an implementation.");

    public object Invoke(object obj, object[] parameters) => Invoke(obj, BindingFlags.Default, null, parameters, null);
    public abstract object Invoke(object obj, BindingFlags invokeAttr, Binder binder, object[] parameters, Globalization.CultureInfo culture);

    public static bool operator ==(MethodBase left, MethodBase right) => ReferenceEquals(left, right);
    public static bool operator !=(MethodBase left, MethodBase right) => !ReferenceEquals(left, right);
    public override bool Equals(object obj) => base.Equals(obj);
    public override int GetHashCode() => base.GetHashCode();

    internal ParameterInfo[] OwnParameters()
    {
        Type[] types = Fencepost.Members.ParameterTypes(this);
        ParameterInfo[] found = new ParameterInfo[types.Length];
        for (int i = 0; i < found.Length; i++) found[i] = new ParameterInfo(this, i, types[i]);
        return found;
    }

    // Arguments in an array of their own, defaults in place of what is missing.
    internal object[] Given(object[] parameters)
    {
        int count = Fencepost.Members.ParameterCount(this);
        if ((parameters == null ? 0 : parameters.Length) != count) throw new TargetParameterCountException("Parameter count mismatch.");
        object[] given = new object[count];
        for (int i = 0; i < count; i++)
        {
            object value = parameters[i];
            if (value is Missing)
            {
                if ((Fencepost.Members.ParameterFlags(this, i) & (int)ParameterAttributes.HasDefault) == 0)
                {
                    throw new ArgumentException("Missing parameter does not have a default value.", nameof(parameters));
                }
                value = Fencepost.Members.ParameterDefault(this, i, false);
            }
            given[i] = value;
        }
        return given;
    }

    internal object Call(object target, object[] given, object[] parameters, BindingFlags flags)
    {
        if (IsStatic || this is ConstructorInfo) Initialize(DeclaringType, true);
        object result = Fencepost.Members.Invoke(this, target, given, (flags & BindingFlags.DoNotWrapExceptions) == 0);
        if (given.Length != 0)
        {
            Type[] types = Fencepost.Members.ParameterTypes(this);
            for (int i = 0; i < given.Length; i++)
            {
                if (types[i].IsByRef) parameters[i] = given[i];
            }
        }
        return result;
    }

    internal static void Initialize(Type type, bool byCall)
    {
        try
        {
            Fencepost.Members.Initialize(type, byCall);
        }
        catch (TypeInitializationException problem)
        {
            throw new TargetInvocationException(problem);
        }
    }

    internal void RefuseOpen()
    {
        if (ContainsGenericParameters)
        {
            throw new InvalidOperationException("Late bound operations cannot be performed on types or methods for which ContainsGenericParameters is true.");
        }
    }

    internal void CheckTarget(object target)
    {
        if (IsStatic) return;
        if (target == null) throw new TargetException("Non-static method requires a target.");
        if (!DeclaringType.IsInstanceOfType(target))
        {
            throw new TargetException("Object type " + DeclaringType + " does not match target type " + target.GetType() + ".");
        }
    }
}

public abstract class MethodInfo : MethodBase
{
    public override MemberTypes MemberType => MemberTypes.Method;
    public virtual Type ReturnType => throw new NotImplementedException();
    public virtual ParameterInfo ReturnParameter => throw new NotImplementedException();
    public abstract ICustomAttributeProvider ReturnTypeCustomAttributes { get; }
    public abstract MethodInfo GetBaseDefinition();
    public override Type[] GetGenericArguments() => throw new NotSupportedException();
    public virtual MethodInfo GetGenericMethodDefinition() => throw new NotSupportedException();
    public virtual MethodInfo MakeGenericMethod(params Type[] typeArguments) => throw new NotSupportedException();
    public virtual Delegate CreateDelegate(Type delegateType) => throw new NotSupportedException();
    public virtual Delegate CreateDelegate(Type delegateType, object target) => throw new NotSupportedException();
    public T CreateDelegate<T>() where T : Delegate => (T)CreateDelegate(typeof(T));
    public T CreateDelegate<T>(object target) where T : Delegate => (T)CreateDelegate(typeof(T), target);
    public static bool operator ==(MethodInfo left, MethodInfo right) => ReferenceEquals(left, right);
    public static bool operator !=(MethodInfo left, MethodInfo right) => !ReferenceEquals(left, right);
    public override bool Equals(object obj) => base.Equals(obj);
    public override int GetHashCode() => base.GetHashCode();
}

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
