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
