namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public abstract partial class Expression
{
    public static NewExpression New(ConstructorInfo constructor) => New(constructor, (IEnumerable<Expression>)null);
    public static NewExpression New(ConstructorInfo constructor, params Expression[] arguments) => New(constructor, (IEnumerable<Expression>)arguments);

    public static NewExpression New(ConstructorInfo constructor, IEnumerable<Expression> arguments)
    {
        RequireConstructor(constructor);
        return new NewExpression(constructor.DeclaringType, constructor, Fitting(constructor, ExpressionType.New, arguments), null);
    }

    private static void RequireConstructor(ConstructorInfo constructor)
    {
        ArgumentNullException.ThrowIfNull(constructor);
        RequireClosed(constructor.DeclaringType, nameof(constructor));
        if (constructor.IsStatic) throw new ArgumentException("The constructor should not be static", nameof(constructor));
    }

    public static NewExpression New(ConstructorInfo constructor, IEnumerable<Expression> arguments, params MemberInfo[] members) =>
        New(constructor, arguments, (IEnumerable<MemberInfo>)members);

    public static NewExpression New(ConstructorInfo constructor, IEnumerable<Expression> arguments, IEnumerable<MemberInfo> members)
    {
        RequireConstructor(constructor);
        ReadOnlyCollection<Expression> given = Fitting(constructor, ExpressionType.New, arguments);
        MemberInfo[] found = new List<MemberInfo>(members ?? new MemberInfo[0]).ToArray();
        if (found.Length != given.Count) throw new ArgumentException(given.Count == 0 ? "Incorrect number of members for constructor" : "Incorrect number of arguments for the given members ");
        for (int i = 0; i < found.Length; i++)
        {
            ArgumentNullException.ThrowIfNull(found[i], "member");
            if (found[i].DeclaringType != constructor.DeclaringType)
            {
                throw new ArgumentException(" The member '" + found[i].Name + "' is not declared on type '" + constructor.DeclaringType.Name + "' being created", nameof(members) + "[" + i + "]");
            }
            if (found[i] is MethodInfo accessor) found[i] = PropertyOf(accessor, nameof(members));
            else if (found[i] is not (FieldInfo or PropertyInfo)) throw new ArgumentException("Argument must be either a FieldInfo, PropertyInfo or MethodInfo", nameof(members) + "[" + i + "]");
            Type wanted = Fencepost.Members.TypeOf(found[i]);
            if (!Types.IsReferenceAssignable(wanted, given[i].Type))
            {
                throw new ArgumentException(" Argument type '" + given[i].Type + "' does not match the corresponding member type '" + wanted + "'", nameof(arguments) + "[" + i + "]");
            }
        }
        return new NewExpression(constructor.DeclaringType, constructor, given, Children.Own(found));
    }

    public static NewExpression New(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (type == typeof(void)) throw new ArgumentException("Argument type cannot be System.Void.", nameof(type));
        RequireType(type, nameof(type));
        const int flags = (int)(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic);
        foreach (MemberInfo found in Fencepost.Members.Select(type, Fencepost.Members.Constructor, ".ctor", flags))
        {
            if (Fencepost.Members.ParameterCount(found) == 0) return New((ConstructorInfo)found);
        }
        if (!type.IsValueType) throw new ArgumentException("Type '" + type + "' does not have a default constructor", nameof(type));
        return new NewValueTypeExpression(type);
    }

    public static NewArrayExpression NewArrayInit(Type type, params Expression[] initializers) => NewArrayInit(type, (IEnumerable<Expression>)initializers);

    public static NewArrayExpression NewArrayInit(Type type, IEnumerable<Expression> initializers)
    {
        RequireItem(type);
        ArgumentNullException.ThrowIfNull(initializers);
        Expression[] items = new List<Expression>(initializers).ToArray();
        for (int i = 0; i < items.Length; i++)
        {
            RequireReadable(items[i], nameof(initializers) + "[" + i + "]");
            if (!Types.IsReferenceAssignable(type, items[i].Type) && !Quoted(type, ref items[i]))
            {
                throw new InvalidOperationException("An expression of type '" + items[i].Type + "' cannot be used to initialize an array of type '" + type + "'");
            }
        }
        return NewArrayExpression.Of(ExpressionType.NewArrayInit, type.MakeArrayType(), Children.Own(items));
    }

    public static NewArrayExpression NewArrayBounds(Type type, params Expression[] bounds) => NewArrayBounds(type, (IEnumerable<Expression>)bounds);

    public static NewArrayExpression NewArrayBounds(Type type, IEnumerable<Expression> bounds)
    {
        RequireItem(type);
        ArgumentNullException.ThrowIfNull(bounds);
        ReadOnlyCollection<Expression> list = Children.List(bounds);
        if (list.Count == 0) throw new ArgumentException("Bounds count cannot be less than 1", nameof(bounds));
        for (int i = 0; i < list.Count; i++)
        {
            RequireReadable(list[i], nameof(bounds) + "[" + i + "]");
            if (!Types.IsInteger(list[i].Type)) throw new ArgumentException("Argument must be of an integer type", nameof(bounds) + "[" + i + "]");
        }
        return NewArrayExpression.Of(ExpressionType.NewArrayBounds, list.Count == 1 ? type.MakeArrayType() : type.MakeArrayType(list.Count), list);
    }

    private static void RequireItem(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (type == typeof(void)) throw new ArgumentException("Argument type cannot be System.Void.", nameof(type));
        RequireType(type, nameof(type));
    }
}
