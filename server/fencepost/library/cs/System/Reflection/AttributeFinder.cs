namespace System.Reflection;

using Members = Fencepost.Members;

// Attributes of a type, a member (-1), or a parameter of one (its number).
internal static class AttributeFinder
{
    internal const int Returned = -2;
    private const int Inherited = 1, Multiple = 2;

    internal static object[] Of(MemberInfo owner, int parameter, Type wanted, bool inherit)
    {
        ArgumentNullException.ThrowIfNull(wanted, "attributeType");
        Collections.Generic.List<object> found = new();
        Collections.Generic.List<Type> seen = new();
        for (MemberInfo level = owner; level is not null; level = inherit && parameter == -1 ? Parent(level) : null)
        {
            Type[] types = Members.AttributeTypes(level, parameter, wanted == typeof(Attribute) || wanted == typeof(object));
            int before = seen.Count;
            for (int i = 0; i < types.Length; i++)
            {
                if (!wanted.IsAssignableFrom(types[i])) continue;
                if (level != owner && IsHidden(types[i], seen, before)) continue;
                seen.Add(types[i]);
                found.Add(Make(level, parameter, i));
            }
        }
        object[] array = (object[])Array.CreateInstance(wanted.IsGenericTypeDefinition ? typeof(Attribute) : wanted, found.Count);
        found.CopyTo(array);
        return array;
    }

    internal static bool Any(MemberInfo owner, int parameter, Type wanted, bool inherit)
    {
        ArgumentNullException.ThrowIfNull(wanted, "attributeType");
        for (MemberInfo level = owner; level is not null; level = inherit && parameter == -1 ? Parent(level) : null)
        {
            foreach (Type type in Members.AttributeTypes(level, parameter, wanted == typeof(Attribute) || wanted == typeof(object)))
            {
                if (wanted.IsAssignableFrom(type) && (level == owner || (Members.AttributeUsage(type) & Inherited) != 0)) return true;
            }
        }
        return false;
    }

    private static bool IsHidden(Type type, Collections.Generic.List<Type> seen, int count)
    {
        int usage = Members.AttributeUsage(type);
        if ((usage & Inherited) == 0) return true;
        if ((usage & Multiple) != 0) return false;
        int at = seen.IndexOf(type);
        return at >= 0 && at < count;
    }

    // What a type or a member inherits attributes from.
    private static MemberInfo Parent(MemberInfo member)
    {
        switch (member)
        {
            case Type type: return type.BaseType;
            case MethodInfo method: return Members.Overridden(method);
            case PropertyInfo property: return Declared(Members.Overridden(property.GetGetMethod(true) ?? property.GetSetMethod(true)), property.Name, true);
            case EventInfo handlers: return Declared(Members.Overridden(handlers.GetAddMethod(true)), handlers.Name, false);
            default: return null;
        }
    }

    private static MemberInfo Declared(MethodInfo accessor, string name, bool property)
    {
        if (accessor is null) return null;
        const int Every = (int)(BindingFlags.DeclaredOnly | BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic);
        foreach (MemberInfo found in Members.Select(accessor.DeclaringType, property ? Members.Property : Members.Event, name, Every))
        {
            if (Members.Accessor(found, 0) == accessor || Members.Accessor(found, 1) == accessor) return found;
        }
        return null;
    }

    private static object Make(MemberInfo owner, int parameter, int number)
    {
        ConstructorInfo constructor = Members.AttributeConstructor(owner, parameter, number);
        object made = constructor.Invoke(BindingFlags.DoNotWrapExceptions, null, Members.AttributeArguments(owner, parameter, number), null);
        string[] names = Members.AttributeNames(owner, parameter, number);
        if (names.Length == 0) return made;
        object[] values = Members.AttributeValues(owner, parameter, number);
        Type type = constructor.DeclaringType;
        for (int i = 0; i < names.Length; i++)
        {
            MemberInfo[] found = Members.Select(type, Members.Property, names[i], (int)(BindingFlags.Instance | BindingFlags.Public));
            if (found.Length != 0) ((PropertyInfo)found[0]).SetValue(made, values[i], BindingFlags.DoNotWrapExceptions, null, null, null);
            else type.GetField(names[i]).SetValue(made, values[i]);
        }
        return made;
    }
}
