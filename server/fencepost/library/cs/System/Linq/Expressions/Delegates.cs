namespace System.Linq.Expressions;

using Collections.ObjectModel;
using Reflection;

// Types of delegates, and lambdas of types that are known at run time only.
internal static class Delegates
{
    internal static MethodInfo InvokeOf(Type type)
    {
        const int flags = (int)(BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly);
        MemberInfo[] found = Fencepost.Members.Select(type, Fencepost.Members.Method, "Invoke", flags);
        return found.Length == 0 ? null : (MethodInfo)found[0];
    }

    internal static LambdaExpression Lambda(Type type, Expression body, string name, bool tailCall, ReadOnlyCollection<ParameterExpression> parameters)
    {
        Func<Expression, string, bool, ReadOnlyCollection<ParameterExpression>, LambdaExpression> made = Make<Action>;
        MethodInfo make = made.Method.GetGenericMethodDefinition().MakeGenericMethod(type);
        return (LambdaExpression)Fencepost.Members.Invoke(make, null, new object[] { body, name, tailCall, parameters }, false);
    }

    private static LambdaExpression Make<T>(Expression body, string name, bool tailCall, ReadOnlyCollection<ParameterExpression> parameters) =>
        Expression<T>.Of(body, name, tailCall, parameters);

    // Of these parameters and, last, this result.
    internal static Type TypeOf(Type[] types)
    {
        Type found = null;
        if (!Array.Exists(types, static type => type.IsByRef || type.IsByRefLike))
        {
            found = types[types.Length - 1] == typeof(void) ? Action(types.AsSpan(0, types.Length - 1).ToArray()) : Func(types);
        }
        if (found is null) Fencepost.Machine.Unsupported("a lambda of a type of delegate that .NET would make");
        return found;
    }

    internal static Type Func(Type[] types) => types.Length switch
    {
        1 => typeof(Func<>).MakeGenericType(types),
        2 => typeof(Func<,>).MakeGenericType(types),
        3 => typeof(Func<,,>).MakeGenericType(types),
        4 => typeof(Func<,,,>).MakeGenericType(types),
        5 => typeof(Func<,,,,>).MakeGenericType(types),
        6 => typeof(Func<,,,,,>).MakeGenericType(types),
        7 => typeof(Func<,,,,,,>).MakeGenericType(types),
        8 => typeof(Func<,,,,,,,>).MakeGenericType(types),
        9 => typeof(Func<,,,,,,,,>).MakeGenericType(types),
        10 => typeof(Func<,,,,,,,,,>).MakeGenericType(types),
        11 => typeof(Func<,,,,,,,,,,>).MakeGenericType(types),
        12 => typeof(Func<,,,,,,,,,,,>).MakeGenericType(types),
        13 => typeof(Func<,,,,,,,,,,,,>).MakeGenericType(types),
        14 => typeof(Func<,,,,,,,,,,,,,>).MakeGenericType(types),
        15 => typeof(Func<,,,,,,,,,,,,,,>).MakeGenericType(types),
        16 => typeof(Func<,,,,,,,,,,,,,,,>).MakeGenericType(types),
        17 => typeof(Func<,,,,,,,,,,,,,,,,>).MakeGenericType(types),
        _ => null,
    };

    internal static Type Action(Type[] types) => types.Length switch
    {
        0 => typeof(Action),
        1 => typeof(Action<>).MakeGenericType(types),
        2 => typeof(Action<,>).MakeGenericType(types),
        3 => typeof(Action<,,>).MakeGenericType(types),
        4 => typeof(Action<,,,>).MakeGenericType(types),
        5 => typeof(Action<,,,,>).MakeGenericType(types),
        6 => typeof(Action<,,,,,>).MakeGenericType(types),
        7 => typeof(Action<,,,,,,>).MakeGenericType(types),
        8 => typeof(Action<,,,,,,,>).MakeGenericType(types),
        9 => typeof(Action<,,,,,,,,>).MakeGenericType(types),
        10 => typeof(Action<,,,,,,,,,>).MakeGenericType(types),
        11 => typeof(Action<,,,,,,,,,,>).MakeGenericType(types),
        12 => typeof(Action<,,,,,,,,,,,>).MakeGenericType(types),
        13 => typeof(Action<,,,,,,,,,,,,>).MakeGenericType(types),
        14 => typeof(Action<,,,,,,,,,,,,,>).MakeGenericType(types),
        15 => typeof(Action<,,,,,,,,,,,,,,>).MakeGenericType(types),
        16 => typeof(Action<,,,,,,,,,,,,,,,>).MakeGenericType(types),
        _ => null,
    };
}
