namespace System.Linq.Expressions;

using Reflection;

public abstract partial class Expression
{
    private const int ByName = (int)(BindingFlags.Instance | BindingFlags.IgnoreCase | BindingFlags.FlattenHierarchy);
    private const int StaticByName = (int)(BindingFlags.Static | BindingFlags.IgnoreCase | BindingFlags.FlattenHierarchy);
    private const int Open = (int)BindingFlags.Public, Hidden = (int)BindingFlags.NonPublic;

    public static MemberExpression Field(Expression expression, FieldInfo field)
    {
        ArgumentNullException.ThrowIfNull(field);
        if (field.IsStatic)
        {
            if (expression != null) throw new ArgumentException("Static field requires null instance, non-static field requires non-null instance.", nameof(expression));
        }
        else
        {
            if (expression == null) throw new ArgumentException("Static field requires null instance, non-static field requires non-null instance.", nameof(field));
            RequireReadable(expression, nameof(expression));
            if (!Types.IsReferenceAssignable(field.DeclaringType, expression.Type))
            {
                throw new ArgumentException("Field '" + field.DeclaringType + "." + field.Name + "' is not defined for type '" + expression.Type + "'");
            }
        }
        return MemberExpression.Of(expression, field);
    }

    public static MemberExpression Field(Expression expression, string fieldName)
    {
        RequireReadable(expression, nameof(expression));
        ArgumentNullException.ThrowIfNull(fieldName);
        MemberInfo found = Member(expression.Type, Fencepost.Members.Field, fieldName, ByName);
        if (found is null) throw new ArgumentException("Instance field '" + fieldName + "' is not defined for type '" + expression.Type + "'");
        return Field(expression, (FieldInfo)found);
    }

    public static MemberExpression Field(Expression expression, Type type, string fieldName)
    {
        ArgumentNullException.ThrowIfNull(type);
        ArgumentNullException.ThrowIfNull(fieldName);
        MemberInfo found = Member(type, Fencepost.Members.Field, fieldName, ByName | StaticByName);
        if (found is null) throw new ArgumentException("Field '" + fieldName + "' is not defined for type '" + type + "'");
        return Field(expression, (FieldInfo)found);
    }

    private static MemberInfo Member(Type type, int kind, string name, int flags)
    {
        MemberInfo[] found = Fencepost.Members.Select(type, kind, name, flags | Open);
        if (found.Length == 0) found = Fencepost.Members.Select(type, kind, name, flags | Hidden);
        if (found.Length == 0) Fencepost.Members.RequireAll(type, kind, flags | Open);
        if (found.Length > 1) return Only(found);
        return found.Length == 0 ? null : found[0];
    }

    private static MemberInfo Only(MemberInfo[] found)
    {
        MemberInfo only = null;
        foreach (MemberInfo candidate in found)
        {
            if (only is not null && candidate.DeclaringType == only.DeclaringType) throw TypeMatching.Ambiguous(only);
            only ??= candidate;
        }
        return only;
    }

    public static MemberExpression Property(Expression expression, string propertyName)
    {
        RequireReadable(expression, nameof(expression));
        ArgumentNullException.ThrowIfNull(propertyName);
        MemberInfo found = Member(expression.Type, Fencepost.Members.Property, propertyName, ByName);
        if (found is null) throw new ArgumentException("Instance property '" + propertyName + "' is not defined for type '" + expression.Type + "'", nameof(propertyName));
        return Property(expression, (PropertyInfo)found);
    }

    public static MemberExpression Property(Expression expression, Type type, string propertyName)
    {
        ArgumentNullException.ThrowIfNull(type);
        ArgumentNullException.ThrowIfNull(propertyName);
        MemberInfo found = Member(type, Fencepost.Members.Property, propertyName, ByName | StaticByName);
        if (found is null) throw new ArgumentException("Property '" + propertyName + "' is not defined for type '" + type + "'", nameof(propertyName));
        return Property(expression, (PropertyInfo)found);
    }

    public static MemberExpression Property(Expression expression, MethodInfo propertyAccessor)
    {
        ArgumentNullException.ThrowIfNull(propertyAccessor);
        return Property(expression, PropertyOf(propertyAccessor, nameof(propertyAccessor)));
    }

    public static MemberExpression Property(Expression expression, PropertyInfo property)
    {
        ArgumentNullException.ThrowIfNull(property);
        MethodInfo accessor = property.GetGetMethod(true) ?? property.GetSetMethod(true);
        if (accessor is null) throw new ArgumentException("The property '" + property + "' has no 'get' or 'set' accessors", nameof(property));
        if (Fencepost.Members.ParameterCount(property) > 0) throw Problem.ArgumentCount(accessor, nameof(property));
        if (accessor.IsStatic)
        {
            if (expression != null) throw new ArgumentException("Static property requires null instance, non-static property requires non-null instance.", nameof(expression));
        }
        else
        {
            if (expression == null) throw new ArgumentException("Static property requires null instance, non-static property requires non-null instance.", nameof(property));
            RequireReadable(expression, nameof(expression));
            if (!IsReceiver(property, expression.Type))
            {
                throw new ArgumentException("Property '" + property + "' is not defined for type '" + expression.Type + "'", nameof(property));
            }
        }
        return MemberExpression.Of(expression, property);
    }

    // The property that has this accessor.
    private static PropertyInfo PropertyOf(MethodInfo accessor, string name)
    {
        if (accessor.DeclaringType is not null && accessor.Name.Length > 4)
        {
            int flags = (int)((accessor.IsStatic ? BindingFlags.Static : BindingFlags.Instance) | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly);
            string plain = accessor.Name.Contains('.') ? null : accessor.Name.Substring(4);
            foreach (MemberInfo found in Fencepost.Members.Select(accessor.DeclaringType, Fencepost.Members.Property, plain, flags))
            {
                PropertyInfo property = (PropertyInfo)found;
                if (property.GetGetMethod(true) == accessor || property.GetSetMethod(true) == accessor) return property;
            }
        }
        throw new ArgumentException("The method '" + accessor.DeclaringType + "." + accessor.Name + "' is not a property accessor", name);
    }

    public static MemberExpression PropertyOrField(Expression expression, string propertyOrFieldName)
    {
        RequireReadable(expression, nameof(expression));
        ArgumentNullException.ThrowIfNull(propertyOrFieldName);
        Type type = expression.Type;
        for (int hidden = 0; hidden < 2; hidden++)
        {
            int flags = ByName | (hidden == 0 ? Open : Hidden);
            MemberInfo[] found = Fencepost.Members.Select(type, Fencepost.Members.Property, propertyOrFieldName, flags);
            if (found.Length > 0) return Property(expression, (PropertyInfo)Only(found));
            found = Fencepost.Members.Select(type, Fencepost.Members.Field, propertyOrFieldName, flags);
            if (found.Length > 0) return Field(expression, (FieldInfo)found[0]);
        }
        Fencepost.Members.RequireAll(type, Fencepost.Members.Property, ByName | Open);
        throw new ArgumentException("'" + propertyOrFieldName + "' is not a member of type '" + type + "'", nameof(propertyOrFieldName));
    }

    public static MemberExpression MakeMemberAccess(Expression expression, MemberInfo member)
    {
        ArgumentNullException.ThrowIfNull(member);
        if (member is FieldInfo field) return Field(expression, field);
        if (member is PropertyInfo property) return Property(expression, property);
        throw new ArgumentException("Member '" + member + "' not field or property", nameof(member));
    }
}
