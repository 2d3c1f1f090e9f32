namespace System.Reflection;

using System.Collections.Generic;
using System.Collections.ObjectModel;
using Members = Fencepost.Members;

// Deviation: a type of the framework has the attributes that the model library gives it.
public class CustomAttributeData
{
    protected CustomAttributeData() { }

    internal static IList<CustomAttributeData> Of(MemberInfo owner, int parameter)
    {
        Type[] implied = Members.ImpliedAttributes(owner, parameter);
        Type[] types = Members.AttributeTypes(owner, parameter, true);
        CustomAttributeData[] found = new CustomAttributeData[implied.Length + types.Length];
        for (int i = 0; i < implied.Length; i++) found[i] = new AttributeOfMember(owner, parameter, -1, implied[i]);
        for (int i = 0; i < types.Length; i++) found[implied.Length + i] = new AttributeOfMember(owner, parameter, i, types[i]);
        return Array.AsReadOnly(found);
    }

    public static IList<CustomAttributeData> GetCustomAttributes(MemberInfo target)
    {
        ArgumentNullException.ThrowIfNull(target);
        return target.GetCustomAttributesData();
    }

    public static IList<CustomAttributeData> GetCustomAttributes(ParameterInfo target)
    {
        ArgumentNullException.ThrowIfNull(target);
        return target.GetCustomAttributesData();
    }

    public virtual Type AttributeType => Constructor.DeclaringType;
    public virtual ConstructorInfo Constructor => null;
    public virtual IList<CustomAttributeTypedArgument> ConstructorArguments => null;
    public virtual IList<CustomAttributeNamedArgument> NamedArguments => null;

    public override string ToString()
    {
        List<string> parts = new();
        foreach (CustomAttributeTypedArgument argument in ConstructorArguments) parts.Add(argument.ToString());
        foreach (CustomAttributeNamedArgument argument in NamedArguments) parts.Add(argument.ToString());
        return "[" + AttributeType.FullName + "(" + string.Join(", ", parts) + ")]";
    }
}

internal sealed class AttributeOfMember : CustomAttributeData
{
    private readonly MemberInfo owner;
    private readonly int parameter;
    private readonly int number;

    internal AttributeOfMember(MemberInfo owner, int parameter, int number, Type type)
    {
        this.owner = owner;
        this.parameter = parameter;
        this.number = number;
        AttributeType = type;
    }

    public override Type AttributeType { get; }
    public override ConstructorInfo Constructor => number < 0 ? AttributeType.GetConstructor(new Type[0]) : Members.AttributeConstructor(owner, parameter, number);

    public override IList<CustomAttributeTypedArgument> ConstructorArguments
    {
        get
        {
            Type[] types = number < 0 ? new Type[0] : Members.ParameterTypes(Constructor);
            object[] values = number < 0 ? new object[0] : Members.AttributeArguments(owner, parameter, number);
            CustomAttributeTypedArgument[] found = new CustomAttributeTypedArgument[types.Length];
            for (int i = 0; i < types.Length; i++) found[i] = CustomAttributeTypedArgument.Of(types[i], values[i]);
            return Array.AsReadOnly(found);
        }
    }

    // Fields before properties, those of the type itself before inherited ones.
    public override IList<CustomAttributeNamedArgument> NamedArguments
    {
        get
        {
            List<CustomAttributeNamedArgument> found = new();
            string[] names = number < 0 ? new string[0] : Members.AttributeNames(owner, parameter, number);
            if (names.Length != 0)
            {
                Add(found, Members.Field, names);
                Add(found, Members.Property, names);
                if (found.Count < names.Length) Members.RequireAll(AttributeType, Members.Property, (int)BindingFlags.NonPublic);
            }
            return found.AsReadOnly();
        }
    }

    private void Add(List<CustomAttributeNamedArgument> found, int kind, string[] names)
    {
        object[] values = Members.AttributeValues(owner, parameter, number);
        foreach (MemberInfo member in Members.Select(AttributeType, kind, null, (int)(BindingFlags.Instance | BindingFlags.Public)))
        {
            int at = Array.IndexOf(names, member.Name);
            if (at >= 0) found.Add(new CustomAttributeNamedArgument(member, CustomAttributeTypedArgument.Of(Members.TypeOf(member), values[at])));
        }
    }
}

public readonly struct CustomAttributeTypedArgument
{
    public CustomAttributeTypedArgument(Type argumentType, object value)
    {
        ArgumentNullException.ThrowIfNull(argumentType);
        ArgumentType = argumentType;
        Value = Plain(value);
    }

    public CustomAttributeTypedArgument(object value)
    {
        ArgumentNullException.ThrowIfNull(value);
        ArgumentType = value is Type ? typeof(Type) : value.GetType();
        Value = Plain(value);
    }

    public Type ArgumentType { get; }
    public object Value { get; }

    internal static CustomAttributeTypedArgument Of(Type type, object value)
    {
        if (type == typeof(object)) type = value is null ? typeof(string) : value is Type ? typeof(Type) : value.GetType();
        if (value is not Array items) return new CustomAttributeTypedArgument(type, value);
        CustomAttributeTypedArgument[] found = new CustomAttributeTypedArgument[items.Length];
        for (int i = 0; i < found.Length; i++) found[i] = Of(type.GetElementType(), items.GetValue(i));
        return new CustomAttributeTypedArgument(type, Array.AsReadOnly(found));
    }

    private static object Plain(object value) =>
        value is Enum ? Fencepost.Machine.EnumBox(value.GetType().GetEnumUnderlyingType(), Fencepost.Machine.EnumBits(value)) : value;

    internal string Text(bool typed)
    {
        if (Value is ReadOnlyCollection<CustomAttributeTypedArgument> items)
        {
            Type element = ArgumentType.GetElementType();
            string[] texts = new string[items.Count];
            for (int i = 0; i < texts.Length; i++) texts[i] = items[i].Text(element != typeof(object));
            return "new " + (element.IsEnum ? element.FullName : element.Name) + "[" + texts.Length.ToString() + "] { " + string.Join(", ", texts) + " }";
        }
        string text = Value is null ? "null" : Value is Type type ? "typeof(" + type.FullName + ")" : Value is string ? "\"" + Value + "\"" : Value is char ? "'" + Value + "'" : Value.ToString();
        if (typed || Value is string or char or Type) return text;
        return "(" + (ArgumentType.IsEnum ? ArgumentType.FullName : ArgumentType.Name) + ")" + text;
    }

    public override string ToString() => ArgumentType is null ? "" : Text(false);
    public override bool Equals(object obj) => false;
    public override int GetHashCode() => ArgumentType is null ? 0 : ArgumentType.GetHashCode();
    public static bool operator ==(CustomAttributeTypedArgument left, CustomAttributeTypedArgument right) => left.Equals(right);
    public static bool operator !=(CustomAttributeTypedArgument left, CustomAttributeTypedArgument right) => !left.Equals(right);
}

public readonly struct CustomAttributeNamedArgument
{
    public CustomAttributeNamedArgument(MemberInfo memberInfo, CustomAttributeTypedArgument typedArgument)
    {
        ArgumentNullException.ThrowIfNull(memberInfo);
        MemberInfo = memberInfo;
        TypedValue = typedArgument;
    }

    public MemberInfo MemberInfo { get; }
    public CustomAttributeTypedArgument TypedValue { get; }
    public string MemberName => MemberInfo.Name;
    public bool IsField => MemberInfo is FieldInfo;

    public override string ToString()
    {
        if (MemberInfo is null) return "";
        return MemberName + " = " + TypedValue.Text(Fencepost.Members.TypeOf(MemberInfo) != typeof(object));
    }
}
