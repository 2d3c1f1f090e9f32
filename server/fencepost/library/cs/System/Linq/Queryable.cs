namespace System.Linq;

using Collections;
using Collections.Generic;
using Expressions;
using Reflection;

// Every operator is a call of itself in a tree: what it does is up to the provider.
public static partial class Queryable
{
    private static IQueryable<T> Query<T>(IQueryable source, MethodInfo method, params Expression[] more) => source.Provider.CreateQuery<T>(Operation(source, method, more));
    private static T Result<T>(IQueryable source, MethodInfo method, params Expression[] more) => source.Provider.Execute<T>(Operation(source, method, more));

    private static Expression Operation(IQueryable source, MethodInfo method, Expression[] more)
    {
        Expression[] arguments = new Expression[more.Length + 1];
        arguments[0] = source.Expression;
        more.CopyTo(arguments, 1);
        return Expression.Call(null, method, arguments);
    }

    private static Expression Sequence<T>(IEnumerable<T> source) =>
        source is IQueryable<T> query ? query.Expression : Expression.Constant(source, typeof(IEnumerable<T>));

    public static IQueryable<TElement> AsQueryable<TElement>(this IEnumerable<TElement> source)
    {
        if (source == null) throw Fail.Null("source");
        return source as IQueryable<TElement> ?? new EnumerableQuery<TElement>(source);
    }

    public static IQueryable AsQueryable(this IEnumerable source)
    {
        if (source == null) throw Fail.Null("source");
        if (source is IQueryable query) return query;
        Type type = EnumerableQuery.ElementOf(source.GetType(), typeof(IEnumerable<>));
        if (type is null) throw new ArgumentException("source is not IEnumerable<>", nameof(source));
        return EnumerableQuery.Of(type, source);
    }
}
