namespace System.Reflection;

// Deviation: each question for a method's parameters makes new objects; two for one parameter are equal, not the same.
public class ParameterInfo : ICustomAttributeProvider
{
    private readonly MemberInfo member;
    private readonly int position;
    private readonly Type type;

    internal ParameterInfo(MemberInfo member, int position, Type type)
    {
        this.member = member;
        this.position = position;
        this.type = type;
    }

    private int Place => position < 0 ? AttributeFinder.Returned : position;
    public virtual MemberInfo Member => member;
    public virtual int Position => position;
    public virtual Type ParameterType => type;
    public virtual string Name => position < 0 ? null : Fencepost.Members.ParameterName(member, position);
    public virtual ParameterAttributes Attributes => (ParameterAttributes)Fencepost.Members.ParameterFlags(member, position);
    public bool IsIn => (Attributes & ParameterAttributes.In) != 0;
    public bool IsOut => (Attributes & ParameterAttributes.Out) != 0;
    public bool IsOptional => (Attributes & ParameterAttributes.Optional) != 0;
    public bool IsRetval => (Attributes & ParameterAttributes.Retval) != 0;
    public virtual bool HasDefaultValue => (Attributes & ParameterAttributes.HasDefault) != 0;
    public virtual object DefaultValue => Default(false);
    public virtual object RawDefaultValue => Default(true);

    private object Default(bool raw)
    {
        if (HasDefaultValue) return Fencepost.Members.ParameterDefault(member, position, raw);
        return IsOptional ? Missing.Value : DBNull.Value;
    }

    public virtual object[] GetCustomAttributes(bool inherit) => AttributeFinder.Of(member, Place, typeof(object), false);
    public virtual object[] GetCustomAttributes(Type attributeType, bool inherit) => AttributeFinder.Of(member, Place, attributeType, false);
    public virtual bool IsDefined(Type attributeType, bool inherit) => AttributeFinder.Any(member, Place, attributeType, false);
    public virtual Collections.Generic.IEnumerable<CustomAttributeData> CustomAttributes => GetCustomAttributesData();
    public virtual Collections.Generic.IList<CustomAttributeData> GetCustomAttributesData() => CustomAttributeData.Of(member, Place);
    public override bool Equals(object obj) => obj is ParameterInfo other && other.member == member && other.position == position;
    public override int GetHashCode() => position;

    public override string ToString()
    {
        Type root = type;
        while (root.HasElementType) root = root.GetElementType();
        string text = root.IsNested ? type.Name : type.ToString();
        if (root.IsPrimitive || root == typeof(void)) text = text.Substring("System.".Length);
        return text + " " + Name;
    }
}
