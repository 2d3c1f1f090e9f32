namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public abstract partial class Expression
{
    public static MemberAssignment Bind(MemberInfo member, Expression expression)
    {
        ArgumentNullException.ThrowIfNull(member);
        RequireReadable(expression, nameof(expression));
        if (member is PropertyInfo property)
        {
            if (!property.CanWrite) throw new ArgumentException("The property '" + property + "' has no 'set' accessor", nameof(member));
        }
        else if (member is not FieldInfo)
        {
            throw new ArgumentException("Argument must be either a FieldInfo or PropertyInfo", nameof(member));
        }
        if (!Fencepost.Members.TypeOf(member).IsAssignableFrom(expression.Type)) throw Problem.TypesDiffer();
        return new MemberAssignment(member, expression);
    }

    public static MemberAssignment Bind(MethodInfo propertyAccessor, Expression expression)
    {
        ArgumentNullException.ThrowIfNull(propertyAccessor);
        return Bind(PropertyOf(propertyAccessor, nameof(propertyAccessor)), expression);
    }

    public static MemberMemberBinding MemberBind(MemberInfo member, params MemberBinding[] bindings) => MemberBind(member, (IEnumerable<MemberBinding>)bindings);

    public static MemberMemberBinding MemberBind(MemberInfo member, IEnumerable<MemberBinding> bindings)
    {
        ArgumentNullException.ThrowIfNull(member);
        ArgumentNullException.ThrowIfNull(bindings);
        ReadOnlyCollection<MemberBinding> list = Children.List(bindings);
        RequireBindings(Got(member, nameof(member)), list);
        return new MemberMemberBinding(member, list);
    }

    public static MemberMemberBinding MemberBind(MethodInfo propertyAccessor, params MemberBinding[] bindings) => MemberBind(propertyAccessor, (IEnumerable<MemberBinding>)bindings);

    public static MemberMemberBinding MemberBind(MethodInfo propertyAccessor, IEnumerable<MemberBinding> bindings)
    {
        ArgumentNullException.ThrowIfNull(propertyAccessor);
        return MemberBind(PropertyOf(propertyAccessor, nameof(propertyAccessor)), bindings);
    }

    public static MemberListBinding ListBind(MemberInfo member, params ElementInit[] initializers) => ListBind(member, (IEnumerable<ElementInit>)initializers);

    public static MemberListBinding ListBind(MemberInfo member, IEnumerable<ElementInit> initializers)
    {
        ArgumentNullException.ThrowIfNull(member);
        ArgumentNullException.ThrowIfNull(initializers);
        Type type = Got(member, nameof(member));
        RequireCollection(type, nameof(member));
        ReadOnlyCollection<ElementInit> list = Children.List(initializers);
        RequireAdding(type, list, nameof(initializers));
        return new MemberListBinding(member, list);
    }

    public static MemberListBinding ListBind(MethodInfo propertyAccessor, params ElementInit[] initializers) => ListBind(propertyAccessor, (IEnumerable<ElementInit>)initializers);

    public static MemberListBinding ListBind(MethodInfo propertyAccessor, IEnumerable<ElementInit> initializers)
    {
        ArgumentNullException.ThrowIfNull(propertyAccessor);
        return ListBind(PropertyOf(propertyAccessor, nameof(propertyAccessor)), initializers);
    }

    private static Type Got(MemberInfo member, string name)
    {
        if (member is FieldInfo field) return field.FieldType;
        if (member is not PropertyInfo property) throw new ArgumentException("Argument must be either a FieldInfo or PropertyInfo", name);
        if (!property.CanRead) throw new ArgumentException("The property '" + property + "' has no 'get' accessor", name);
        return property.PropertyType;
    }

    public static MemberInitExpression MemberInit(NewExpression newExpression, params MemberBinding[] bindings) => MemberInit(newExpression, (IEnumerable<MemberBinding>)bindings);

    public static MemberInitExpression MemberInit(NewExpression newExpression, IEnumerable<MemberBinding> bindings)
    {
        ArgumentNullException.ThrowIfNull(newExpression);
        ArgumentNullException.ThrowIfNull(bindings);
        ReadOnlyCollection<MemberBinding> list = Children.List(bindings);
        RequireBindings(newExpression.Type, list);
        return new MemberInitExpression(newExpression, list);
    }

    private static void RequireBindings(Type type, ReadOnlyCollection<MemberBinding> bindings)
    {
        for (int i = 0; i < bindings.Count; i++)
        {
            ArgumentNullException.ThrowIfNull(bindings[i], nameof(bindings));
            if (bindings[i].Member.DeclaringType.IsAssignableFrom(type)) continue;
            throw new ArgumentException("'" + bindings[i].Member.Name + "' is not a member of type '" + type + "'", nameof(bindings) + "[" + i + "]");
        }
    }
}
