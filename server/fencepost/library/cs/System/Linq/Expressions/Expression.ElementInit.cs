namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public abstract partial class Expression
{
    public static ElementInit ElementInit(MethodInfo addMethod, params Expression[] arguments) => ElementInit(addMethod, (IEnumerable<Expression>)arguments);

    public static ElementInit ElementInit(MethodInfo addMethod, IEnumerable<Expression> arguments)
    {
        ArgumentNullException.ThrowIfNull(addMethod);
        ArgumentNullException.ThrowIfNull(arguments);
        ReadOnlyCollection<Expression> list = Readable(arguments, nameof(arguments));
        if (Fencepost.Members.ParameterCount(addMethod) == 0) throw new ArgumentException("Element initializer method must have at least 1 parameter", nameof(addMethod));
        if (!addMethod.Name.Equals("Add", StringComparison.OrdinalIgnoreCase)) throw new ArgumentException("Element initializer method must be named 'Add'", nameof(addMethod));
        if (addMethod.IsStatic) throw new ArgumentException("Element initializer method must be an instance method", nameof(addMethod));
        return new ElementInit(addMethod, Fitting(addMethod, ExpressionType.ListInit, list));
    }

    public static ListInitExpression ListInit(NewExpression newExpression, params Expression[] initializers) => ListInit(newExpression, (IEnumerable<Expression>)initializers);

    public static ListInitExpression ListInit(NewExpression newExpression, IEnumerable<Expression> initializers)
    {
        ArgumentNullException.ThrowIfNull(newExpression);
        ArgumentNullException.ThrowIfNull(initializers);
        ReadOnlyCollection<Expression> list = Children.List(initializers);
        if (list.Count == 0) return new ListInitExpression(newExpression, Children.Own<ElementInit>());
        return ListInit(newExpression, Named(newExpression.Type, "Add", null, new[] { list[0] }, BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic), list);
    }

    public static ListInitExpression ListInit(NewExpression newExpression, MethodInfo addMethod, params Expression[] initializers) =>
        ListInit(newExpression, addMethod, (IEnumerable<Expression>)initializers);

    public static ListInitExpression ListInit(NewExpression newExpression, MethodInfo addMethod, IEnumerable<Expression> initializers)
    {
        if (addMethod is null) return ListInit(newExpression, initializers);
        ArgumentNullException.ThrowIfNull(newExpression);
        ArgumentNullException.ThrowIfNull(initializers);
        ReadOnlyCollection<Expression> list = Children.List(initializers);
        ElementInit[] items = new ElementInit[list.Count];
        for (int i = 0; i < items.Length; i++) items[i] = ElementInit(addMethod, list[i]);
        return ListInit(newExpression, items);
    }

    public static ListInitExpression ListInit(NewExpression newExpression, params ElementInit[] initializers) => ListInit(newExpression, (IEnumerable<ElementInit>)initializers);

    public static ListInitExpression ListInit(NewExpression newExpression, IEnumerable<ElementInit> initializers)
    {
        ArgumentNullException.ThrowIfNull(newExpression);
        ArgumentNullException.ThrowIfNull(initializers);
        RequireCollection(newExpression.Type, nameof(newExpression));
        ReadOnlyCollection<ElementInit> list = Children.List(initializers);
        RequireAdding(newExpression.Type, list, nameof(initializers));
        return new ListInitExpression(newExpression, list);
    }

    private static void RequireCollection(Type type, string name)
    {
        if (!typeof(Collections.IEnumerable).IsAssignableFrom(type)) throw new ArgumentException("Type '" + type + "' is not IEnumerable", name);
    }

    private static void RequireAdding(Type type, ReadOnlyCollection<ElementInit> initializers, string name)
    {
        for (int i = 0; i < initializers.Count; i++)
        {
            ArgumentNullException.ThrowIfNull(initializers[i], name + "[" + i + "]");
            MethodInfo add = initializers[i].AddMethod;
            if (!IsReceiver(add, type))
            {
                throw new ArgumentException("Method '" + add + "' declared on type '" + add.DeclaringType + "' cannot be called with instance of type '" + type + "'", name + "[" + i + "]");
            }
        }
    }
}
