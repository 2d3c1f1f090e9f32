namespace System.Linq;

using Collections;
using Collections.Generic;
using Expressions;

public static partial class Queryable
{
    public static bool Any<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<bool>(source, ((Func<IQueryable<TSource>, bool>)Any<TSource>).Method);
    }

    public static bool Any<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Result<bool>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, bool>)Any<TSource>).Method, Expression.Quote(predicate));
    }

    public static bool All<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Result<bool>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, bool>)All<TSource>).Method, Expression.Quote(predicate));
    }

    public static int Count<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<int>(source, ((Func<IQueryable<TSource>, int>)Count<TSource>).Method);
    }

    public static int Count<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Result<int>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, int>)Count<TSource>).Method, Expression.Quote(predicate));
    }

    public static long LongCount<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<long>(source, ((Func<IQueryable<TSource>, long>)LongCount<TSource>).Method);
    }

    public static long LongCount<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Result<long>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, long>)LongCount<TSource>).Method, Expression.Quote(predicate));
    }

    public static TSource Min<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, TSource>)Min<TSource>).Method);
    }

    public static TSource Min<TSource>(this IQueryable<TSource> source, IComparer<TSource> comparer)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, IComparer<TSource>, TSource>)Min<TSource>).Method, Expression.Constant(comparer, typeof(IComparer<TSource>)));
    }

    public static TResult Min<TSource, TResult>(this IQueryable<TSource> source, Expression<Func<TSource, TResult>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<TResult>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TResult>>, TResult>)Min<TSource, TResult>).Method, Expression.Quote(selector));
    }

    public static TSource MinBy<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, TSource>)MinBy<TSource, TKey>).Method, Expression.Quote(keySelector));
    }

    public static TSource MinBy<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, IComparer<TSource> comparer)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, IComparer<TSource>, TSource>)MinBy<TSource, TKey>).Method, Expression.Quote(keySelector), Expression.Constant(comparer, typeof(IComparer<TSource>)));
    }

    public static TSource MinBy<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, IComparer<TKey> comparer)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, IComparer<TKey>, TSource>)MinBy<TSource, TKey>).Method, Expression.Quote(keySelector), Expression.Constant(comparer, typeof(IComparer<TKey>)));
    }

    public static TSource Max<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, TSource>)Max<TSource>).Method);
    }

    public static TSource Max<TSource>(this IQueryable<TSource> source, IComparer<TSource> comparer)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, IComparer<TSource>, TSource>)Max<TSource>).Method, Expression.Constant(comparer, typeof(IComparer<TSource>)));
    }

    public static TResult Max<TSource, TResult>(this IQueryable<TSource> source, Expression<Func<TSource, TResult>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<TResult>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TResult>>, TResult>)Max<TSource, TResult>).Method, Expression.Quote(selector));
    }

    public static TSource MaxBy<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, TSource>)MaxBy<TSource, TKey>).Method, Expression.Quote(keySelector));
    }

    public static TSource MaxBy<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, IComparer<TSource> comparer)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, IComparer<TSource>, TSource>)MaxBy<TSource, TKey>).Method, Expression.Quote(keySelector), Expression.Constant(comparer, typeof(IComparer<TSource>)));
    }

    public static TSource MaxBy<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, IComparer<TKey> comparer)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, IComparer<TKey>, TSource>)MaxBy<TSource, TKey>).Method, Expression.Quote(keySelector), Expression.Constant(comparer, typeof(IComparer<TKey>)));
    }

    public static TSource Aggregate<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, TSource, TSource>> func)
    {
        if (source == null) throw Fail.Null("source");
        if (func == null) throw Fail.Null("func");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TSource, TSource>>, TSource>)Aggregate<TSource>).Method, Expression.Quote(func));
    }

    public static TAccumulate Aggregate<TSource, TAccumulate>(this IQueryable<TSource> source, TAccumulate seed, Expression<Func<TAccumulate, TSource, TAccumulate>> func)
    {
        if (source == null) throw Fail.Null("source");
        if (func == null) throw Fail.Null("func");
        return Result<TAccumulate>(source, ((Func<IQueryable<TSource>, TAccumulate, Expression<Func<TAccumulate, TSource, TAccumulate>>, TAccumulate>)Aggregate<TSource, TAccumulate>).Method, Expression.Constant(seed, typeof(TAccumulate)), Expression.Quote(func));
    }

    public static TResult Aggregate<TSource, TAccumulate, TResult>(this IQueryable<TSource> source, TAccumulate seed, Expression<Func<TAccumulate, TSource, TAccumulate>> func, Expression<Func<TAccumulate, TResult>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (func == null) throw Fail.Null("func");
        if (selector == null) throw Fail.Null("selector");
        return Result<TResult>(source, ((Func<IQueryable<TSource>, TAccumulate, Expression<Func<TAccumulate, TSource, TAccumulate>>, Expression<Func<TAccumulate, TResult>>, TResult>)Aggregate<TSource, TAccumulate, TResult>).Method, Expression.Constant(seed, typeof(TAccumulate)), Expression.Quote(func), Expression.Quote(selector));
    }
}
