namespace System.Reflection;

public abstract class FieldInfo : MemberInfo
{
    [MethodImpl(InternalCall)] public static extern FieldInfo GetFieldFromHandle(RuntimeFieldHandle handle);
    [MethodImpl(InternalCall)] public static extern FieldInfo GetFieldFromHandle(RuntimeFieldHandle handle, RuntimeTypeHandle declaringType);

    public override MemberTypes MemberType => MemberTypes.Field;
    public abstract FieldAttributes Attributes { get; }
    public abstract Type FieldType { get; }
    public bool IsInitOnly => (Attributes & FieldAttributes.InitOnly) != 0;
    public bool IsLiteral => (Attributes & FieldAttributes.Literal) != 0;
    public bool IsStatic => (Attributes & FieldAttributes.Static) != 0;
    public bool IsSpecialName => (Attributes & FieldAttributes.SpecialName) != 0;
    public bool IsPublic => Access == FieldAttributes.Public;
    public bool IsPrivate => Access == FieldAttributes.Private;
    public bool IsFamily => Access == FieldAttributes.Family;
    public bool IsAssembly => Access == FieldAttributes.Assembly;
    public bool IsFamilyAndAssembly => Access == FieldAttributes.FamANDAssem;
    public bool IsFamilyOrAssembly => Access == FieldAttributes.FamORAssem;
    private FieldAttributes Access => Attributes & FieldAttributes.FieldAccessMask;
    public abstract object GetValue(object obj);
    public void SetValue(object obj, object value) => SetValue(obj, value, BindingFlags.Default, null, null);
    public abstract void SetValue(object obj, object value, BindingFlags invokeAttr, Binder binder, Globalization.CultureInfo culture);
    public virtual object GetRawConstantValue() => throw new NotSupportedException();
    public static bool operator ==(FieldInfo left, FieldInfo right) => ReferenceEquals(left, right);
    public static bool operator !=(FieldInfo left, FieldInfo right) => !ReferenceEquals(left, right);
    public override bool Equals(object obj) => base.Equals(obj);
    public override int GetHashCode() => base.GetHashCode();
}

internal sealed class RuntimeFieldInfo : FieldInfo
{
    public override string Name => Fencepost.Members.Name(this);
    public override Type DeclaringType => Fencepost.Members.Owner(this);
    public override Type ReflectedType => Fencepost.Members.SeenFrom(this);
    public override FieldAttributes Attributes => (FieldAttributes)Fencepost.Members.Flags(this);
    public override Type FieldType => Fencepost.Members.TypeOf(this);

    public override object GetValue(object obj)
    {
        if (IsLiteral) return Fencepost.Members.Constant(this, false);
        Check(obj);
        return Fencepost.Members.GetField(this, obj);
    }

    public override void SetValue(object obj, object value, BindingFlags invokeAttr, Binder binder, Globalization.CultureInfo culture)
    {
        if (IsLiteral) throw new FieldAccessException("Cannot set a constant field.");
        Check(obj);
        object converted = Fencepost.Members.Convert(value, FieldType);
        if (IsStatic && IsInitOnly)
        {
            throw new FieldAccessException("Cannot set initonly static field '" + Name + "' after type '" + DeclaringType + "' is initialized.");
        }
        Fencepost.Members.SetField(this, obj, converted);
    }

    public override object GetRawConstantValue()
    {
        if (!IsLiteral) throw new InvalidOperationException();
        return Fencepost.Members.Constant(this, true);
    }

    private void Check(object target)
    {
        if (DeclaringType.ContainsGenericParameters)
        {
            throw new InvalidOperationException("Late bound operations cannot be performed on fields with types for which Type.ContainsGenericParameters is true.");
        }
        if (IsStatic)
        {
            MethodBase.Initialize(DeclaringType, false);
            return;
        }
        if (target == null) throw new TargetException("Non-static field requires a target.");
        if (!DeclaringType.IsInstanceOfType(target))
        {
            throw new ArgumentException("Field '" + Name + "' defined on type '" + DeclaringType + "' is not a field on the target object which is of type '" + target.GetType() + "'.");
        }
    }

    public override object[] GetCustomAttributes(bool inherit) => AttributeFinder.Of(this, -1, typeof(object), inherit);
    public override object[] GetCustomAttributes(Type attributeType, bool inherit) => AttributeFinder.Of(this, -1, attributeType, inherit);
    public override bool IsDefined(Type attributeType, bool inherit) => AttributeFinder.Any(this, -1, attributeType, inherit);
    public override string ToString() => Fencepost.Members.Text(this);
}
