namespace System.Reflection;

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
