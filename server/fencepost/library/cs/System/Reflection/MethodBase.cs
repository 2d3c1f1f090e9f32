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
