namespace System;

using System.Reflection;

public abstract partial class Attribute
{
    public static Attribute[] GetCustomAttributes(MemberInfo element) => GetCustomAttributes(element, true);
    public static Attribute[] GetCustomAttributes(MemberInfo element, bool inherit) => GetCustomAttributes(element, typeof(Attribute), inherit);
    public static Attribute[] GetCustomAttributes(MemberInfo element, Type attributeType) => GetCustomAttributes(element, attributeType, true);

    public static Attribute[] GetCustomAttributes(MemberInfo element, Type attributeType, bool inherit)
    {
        ArgumentNullException.ThrowIfNull(element);
        return (Attribute[])AttributeFinder.Of(element, -1, Checked(attributeType), inherit);
    }

    public static Attribute GetCustomAttribute(MemberInfo element, Type attributeType) => GetCustomAttribute(element, attributeType, true);
    public static Attribute GetCustomAttribute(MemberInfo element, Type attributeType, bool inherit) => Single(GetCustomAttributes(element, attributeType, inherit));
    public static bool IsDefined(MemberInfo element, Type attributeType) => IsDefined(element, attributeType, true);

    public static bool IsDefined(MemberInfo element, Type attributeType, bool inherit)
    {
        ArgumentNullException.ThrowIfNull(element);
        return AttributeFinder.Any(element, -1, Checked(attributeType), inherit);
    }

    public static Attribute[] GetCustomAttributes(ParameterInfo element) => GetCustomAttributes(element, true);
    public static Attribute[] GetCustomAttributes(ParameterInfo element, bool inherit) => GetCustomAttributes(element, typeof(Attribute), inherit);
    public static Attribute[] GetCustomAttributes(ParameterInfo element, Type attributeType) => GetCustomAttributes(element, attributeType, true);

    public static Attribute[] GetCustomAttributes(ParameterInfo element, Type attributeType, bool inherit)
    {
        ArgumentNullException.ThrowIfNull(element);
        return (Attribute[])element.GetCustomAttributes(Checked(attributeType), inherit);
    }

    public static Attribute GetCustomAttribute(ParameterInfo element, Type attributeType) => GetCustomAttribute(element, attributeType, true);
    public static Attribute GetCustomAttribute(ParameterInfo element, Type attributeType, bool inherit) => Single(GetCustomAttributes(element, attributeType, inherit));
    public static bool IsDefined(ParameterInfo element, Type attributeType) => IsDefined(element, attributeType, true);

    public static bool IsDefined(ParameterInfo element, Type attributeType, bool inherit)
    {
        ArgumentNullException.ThrowIfNull(element);
        return element.IsDefined(Checked(attributeType), inherit);
    }

    private static Attribute Single(Attribute[] found)
    {
        if (found.Length == 0) return null;
        if (found.Length > 1) throw new AmbiguousMatchException("Multiple custom attributes of the same type '" + found[0] + "' found.");
        return found[0];
    }

    private static Type Checked(Type attributeType)
    {
        ArgumentNullException.ThrowIfNull(attributeType);
        if (attributeType != typeof(Attribute) && !attributeType.IsSubclassOf(typeof(Attribute)))
        {
            throw new ArgumentException("Type passed in must be derived from System.Attribute or System.Attribute itself.");
        }
        return attributeType;
    }
}
