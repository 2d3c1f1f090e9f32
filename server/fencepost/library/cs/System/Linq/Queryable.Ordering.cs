namespace System.Linq;

using Collections;
using Collections.Generic;
using Expressions;

public static partial class Queryable
{
    public static IOrderedQueryable<T> Order<T>(this IQueryable<T> source)
    {
        if (source == null) throw Fail.Null("source");
        return (IOrderedQueryable<T>)Query<T>(source, ((Func<IQueryable<T>, IOrderedQueryable<T>>)Order<T>).Method);
    }

    public static IOrderedQueryable<T> Order<T>(this IQueryable<T> source, IComparer<T> comparer)
    {
        if (source == null) throw Fail.Null("source");
        return (IOrderedQueryable<T>)Query<T>(source, ((Func<IQueryable<T>, IComparer<T>, IOrderedQueryable<T>>)Order<T>).Method, Expression.Constant(comparer, typeof(IComparer<T>)));
    }

    public static IOrderedQueryable<TSource> OrderBy<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return (IOrderedQueryable<TSource>)Query<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, IOrderedQueryable<TSource>>)OrderBy<TSource, TKey>).Method, Expression.Quote(keySelector));
    }

    public static IOrderedQueryable<TSource> OrderBy<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, IComparer<TKey> comparer)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return (IOrderedQueryable<TSource>)Query<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, IComparer<TKey>, IOrderedQueryable<TSource>>)OrderBy<TSource, TKey>).Method, Expression.Quote(keySelector), Expression.Constant(comparer, typeof(IComparer<TKey>)));
    }

    public static IOrderedQueryable<T> OrderDescending<T>(this IQueryable<T> source)
    {
        if (source == null) throw Fail.Null("source");
        return (IOrderedQueryable<T>)Query<T>(source, ((Func<IQueryable<T>, IOrderedQueryable<T>>)OrderDescending<T>).Method);
    }

    public static IOrderedQueryable<T> OrderDescending<T>(this IQueryable<T> source, IComparer<T> comparer)
    {
        if (source == null) throw Fail.Null("source");
        return (IOrderedQueryable<T>)Query<T>(source, ((Func<IQueryable<T>, IComparer<T>, IOrderedQueryable<T>>)OrderDescending<T>).Method, Expression.Constant(comparer, typeof(IComparer<T>)));
    }

    public static IOrderedQueryable<TSource> OrderByDescending<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return (IOrderedQueryable<TSource>)Query<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, IOrderedQueryable<TSource>>)OrderByDescending<TSource, TKey>).Method, Expression.Quote(keySelector));
    }

    public static IOrderedQueryable<TSource> OrderByDescending<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, IComparer<TKey> comparer)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return (IOrderedQueryable<TSource>)Query<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, IComparer<TKey>, IOrderedQueryable<TSource>>)OrderByDescending<TSource, TKey>).Method, Expression.Quote(keySelector), Expression.Constant(comparer, typeof(IComparer<TKey>)));
    }

    public static IOrderedQueryable<TSource> ThenBy<TSource, TKey>(this IOrderedQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return (IOrderedQueryable<TSource>)Query<TSource>(source, ((Func<IOrderedQueryable<TSource>, Expression<Func<TSource, TKey>>, IOrderedQueryable<TSource>>)ThenBy<TSource, TKey>).Method, Expression.Quote(keySelector));
    }

    public static IOrderedQueryable<TSource> ThenBy<TSource, TKey>(this IOrderedQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, IComparer<TKey> comparer)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return (IOrderedQueryable<TSource>)Query<TSource>(source, ((Func<IOrderedQueryable<TSource>, Expression<Func<TSource, TKey>>, IComparer<TKey>, IOrderedQueryable<TSource>>)ThenBy<TSource, TKey>).Method, Expression.Quote(keySelector), Expression.Constant(comparer, typeof(IComparer<TKey>)));
    }

    public static IOrderedQueryable<TSource> ThenByDescending<TSource, TKey>(this IOrderedQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return (IOrderedQueryable<TSource>)Query<TSource>(source, ((Func<IOrderedQueryable<TSource>, Expression<Func<TSource, TKey>>, IOrderedQueryable<TSource>>)ThenByDescending<TSource, TKey>).Method, Expression.Quote(keySelector));
    }

    public static IOrderedQueryable<TSource> ThenByDescending<TSource, TKey>(this IOrderedQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, IComparer<TKey> comparer)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return (IOrderedQueryable<TSource>)Query<TSource>(source, ((Func<IOrderedQueryable<TSource>, Expression<Func<TSource, TKey>>, IComparer<TKey>, IOrderedQueryable<TSource>>)ThenByDescending<TSource, TKey>).Method, Expression.Quote(keySelector), Expression.Constant(comparer, typeof(IComparer<TKey>)));
    }
}
