namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public abstract partial class Expression
{
    public static IndexExpression MakeIndex(Expression instance, PropertyInfo indexer, IEnumerable<Expression> arguments) =>
        indexer is not null ? Property(instance, indexer, arguments) : ArrayAccess(instance, arguments);

    public static IndexExpression ArrayAccess(Expression array, params Expression[] indexes) => ArrayAccess(array, (IEnumerable<Expression>)indexes);

    public static IndexExpression ArrayAccess(Expression array, IEnumerable<Expression> indexes)
    {
        RequireReadable(array, nameof(array));
        return new IndexExpression(array, null, Indexes(array, indexes));
    }

    private static ReadOnlyCollection<Expression> Indexes(Expression array, IEnumerable<Expression> indexes)
    {
        if (!array.Type.IsArray) throw new ArgumentException("Argument must be array", nameof(array));
        ReadOnlyCollection<Expression> list = Readable(indexes, nameof(indexes));
        if (array.Type.GetArrayRank() != list.Count) throw new ArgumentException("Incorrect number of indexes");
        for (int i = 0; i < list.Count; i++)
        {
            if (list[i].Type != typeof(int)) throw new ArgumentException("Argument for array index must be of type Int32", nameof(indexes));
        }
        return list;
    }

    public static MethodCallExpression ArrayIndex(Expression array, params Expression[] indexes) => ArrayIndex(array, (IEnumerable<Expression>)indexes);

    public static MethodCallExpression ArrayIndex(Expression array, IEnumerable<Expression> indexes)
    {
        RequireReadable(array, nameof(array));
        ReadOnlyCollection<Expression> list = Indexes(array, indexes);
        return MethodCallExpression.Of(new ArrayGetter(array.Type), array, list);
    }

    public static IndexExpression Property(Expression instance, PropertyInfo indexer, params Expression[] arguments) =>
        Property(instance, indexer, (IEnumerable<Expression>)arguments);

    public static IndexExpression Property(Expression instance, PropertyInfo indexer, IEnumerable<Expression> arguments)
    {
        ArgumentNullException.ThrowIfNull(indexer);
        MethodInfo accessor = indexer.GetGetMethod(true) ?? indexer.GetSetMethod(true);
        if (accessor.IsStatic != (instance == null))
        {
            throw new ArgumentException("Static property requires null instance, non-static property requires non-null instance.", nameof(instance));
        }
        if (instance != null)
        {
            RequireReadable(instance, nameof(instance));
            if (!IsReceiver(indexer, instance.Type)) throw new ArgumentException("Property '" + indexer + "' is not defined for type '" + instance.Type + "'", nameof(instance));
        }
        ReadOnlyCollection<Expression> list = Children.List(arguments);
        Type[] types = Fencepost.Members.ParameterTypes(indexer);
        if (types.Length != list.Count) throw Problem.ArgumentCount(accessor, nameof(indexer));
        for (int i = 0; i < types.Length; i++)
        {
            RequireReadable(list[i], nameof(arguments) + "[" + i + "]");
            if (IsAssignable(types[i], list[i].Type)) continue;
            throw new ArgumentException("Expression of type '" + list[i].Type + "' cannot be used for parameter of type '" + types[i] + "' of method '" + accessor + "'", nameof(arguments) + "[" + i + "]");
        }
        return new IndexExpression(instance, indexer, list);
    }

    public static IndexExpression Property(Expression instance, string propertyName, params Expression[] arguments)
    {
        RequireReadable(instance, nameof(instance));
        ArgumentNullException.ThrowIfNull(propertyName);
        PropertyInfo best = null;
        foreach (MemberInfo found in Fencepost.Members.Select(instance.Type, Fencepost.Members.Property, propertyName, ByName | Open | Hidden))
        {
            Type[] types = Fencepost.Members.ParameterTypes(found);
            int count = arguments == null ? 0 : arguments.Length;
            bool fits = types.Length == count;
            for (int i = 0; i < count && fits; i++) fits = IsAssignable(types[i], arguments[i].Type);
            if (!fits) continue;
            if (best is not null)
            {
                throw new InvalidOperationException("More than one property '" + propertyName + "' on type '" + instance.Type + "' is compatible with the supplied arguments.");
            }
            best = (PropertyInfo)found;
        }
        if (best is null)
        {
            throw new ArgumentException("Instance property '" + propertyName + (arguments == null || arguments.Length == 0 ? "" : "(" + Named(arguments) + ")") + "' is not defined for type '" + instance.Type + "'", nameof(propertyName));
        }
        return Property(instance, best, arguments);

        static string Named(Expression[] arguments) => string.Join(", ", Array.ConvertAll(arguments, static argument => argument == null ? "" : argument.Type.Name));
    }
}
