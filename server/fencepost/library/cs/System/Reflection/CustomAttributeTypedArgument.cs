namespace System.Reflection;

using System.Collections.ObjectModel;

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
