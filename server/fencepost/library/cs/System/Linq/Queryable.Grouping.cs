namespace System.Linq;

using Collections;
using Collections.Generic;
using Expressions;

public static partial class Queryable
{
    public static IQueryable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Query<IGrouping<TKey, TSource>>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, IQueryable<IGrouping<TKey, TSource>>>)GroupBy<TSource, TKey>).Method, Expression.Quote(keySelector));
    }

    public static IQueryable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, Expression<Func<TSource, TElement>> elementSelector)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (elementSelector == null) throw Fail.Null("elementSelector");
        return Query<IGrouping<TKey, TElement>>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, Expression<Func<TSource, TElement>>, IQueryable<IGrouping<TKey, TElement>>>)GroupBy<TSource, TKey, TElement>).Method, Expression.Quote(keySelector), Expression.Quote(elementSelector));
    }

    public static IQueryable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, IEqualityComparer<TKey> comparer)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Query<IGrouping<TKey, TSource>>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, IEqualityComparer<TKey>, IQueryable<IGrouping<TKey, TSource>>>)GroupBy<TSource, TKey>).Method, Expression.Quote(keySelector), Expression.Constant(comparer, typeof(IEqualityComparer<TKey>)));
    }

    public static IQueryable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, Expression<Func<TSource, TElement>> elementSelector, IEqualityComparer<TKey> comparer)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (elementSelector == null) throw Fail.Null("elementSelector");
        return Query<IGrouping<TKey, TElement>>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, Expression<Func<TSource, TElement>>, IEqualityComparer<TKey>, IQueryable<IGrouping<TKey, TElement>>>)GroupBy<TSource, TKey, TElement>).Method, Expression.Quote(keySelector), Expression.Quote(elementSelector), Expression.Constant(comparer, typeof(IEqualityComparer<TKey>)));
    }

    public static IQueryable<TResult> GroupBy<TSource, TKey, TElement, TResult>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, Expression<Func<TSource, TElement>> elementSelector, Expression<Func<TKey, IEnumerable<TElement>, TResult>> resultSelector)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (elementSelector == null) throw Fail.Null("elementSelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, Expression<Func<TSource, TElement>>, Expression<Func<TKey, IEnumerable<TElement>, TResult>>, IQueryable<TResult>>)GroupBy<TSource, TKey, TElement, TResult>).Method, Expression.Quote(keySelector), Expression.Quote(elementSelector), Expression.Quote(resultSelector));
    }

    public static IQueryable<TResult> GroupBy<TSource, TKey, TResult>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, Expression<Func<TKey, IEnumerable<TSource>, TResult>> resultSelector)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, Expression<Func<TKey, IEnumerable<TSource>, TResult>>, IQueryable<TResult>>)GroupBy<TSource, TKey, TResult>).Method, Expression.Quote(keySelector), Expression.Quote(resultSelector));
    }

    public static IQueryable<TResult> GroupBy<TSource, TKey, TResult>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, Expression<Func<TKey, IEnumerable<TSource>, TResult>> resultSelector, IEqualityComparer<TKey> comparer)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, Expression<Func<TKey, IEnumerable<TSource>, TResult>>, IEqualityComparer<TKey>, IQueryable<TResult>>)GroupBy<TSource, TKey, TResult>).Method, Expression.Quote(keySelector), Expression.Quote(resultSelector), Expression.Constant(comparer, typeof(IEqualityComparer<TKey>)));
    }

    public static IQueryable<TResult> GroupBy<TSource, TKey, TElement, TResult>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, Expression<Func<TSource, TElement>> elementSelector, Expression<Func<TKey, IEnumerable<TElement>, TResult>> resultSelector, IEqualityComparer<TKey> comparer)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (elementSelector == null) throw Fail.Null("elementSelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, Expression<Func<TSource, TElement>>, Expression<Func<TKey, IEnumerable<TElement>, TResult>>, IEqualityComparer<TKey>, IQueryable<TResult>>)GroupBy<TSource, TKey, TElement, TResult>).Method, Expression.Quote(keySelector), Expression.Quote(elementSelector), Expression.Quote(resultSelector), Expression.Constant(comparer, typeof(IEqualityComparer<TKey>)));
    }

    public static IQueryable<KeyValuePair<TKey, int>> CountBy<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, IEqualityComparer<TKey> comparer = null)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Query<KeyValuePair<TKey, int>>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, IEqualityComparer<TKey>, IQueryable<KeyValuePair<TKey, int>>>)CountBy<TSource, TKey>).Method, Expression.Quote(keySelector), Expression.Constant(comparer, typeof(IEqualityComparer<TKey>)));
    }

    public static IQueryable<KeyValuePair<TKey, TAccumulate>> AggregateBy<TSource, TKey, TAccumulate>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, TAccumulate seed, Expression<Func<TAccumulate, TSource, TAccumulate>> func, IEqualityComparer<TKey> keyComparer = null)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (func == null) throw Fail.Null("func");
        return Query<KeyValuePair<TKey, TAccumulate>>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, TAccumulate, Expression<Func<TAccumulate, TSource, TAccumulate>>, IEqualityComparer<TKey>, IQueryable<KeyValuePair<TKey, TAccumulate>>>)AggregateBy<TSource, TKey, TAccumulate>).Method, Expression.Quote(keySelector), Expression.Constant(seed, typeof(TAccumulate)), Expression.Quote(func), Expression.Constant(keyComparer, typeof(IEqualityComparer<TKey>)));
    }

    public static IQueryable<KeyValuePair<TKey, TAccumulate>> AggregateBy<TSource, TKey, TAccumulate>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, Expression<Func<TKey, TAccumulate>> seedSelector, Expression<Func<TAccumulate, TSource, TAccumulate>> func, IEqualityComparer<TKey> keyComparer = null)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (seedSelector == null) throw Fail.Null("seedSelector");
        if (func == null) throw Fail.Null("func");
        return Query<KeyValuePair<TKey, TAccumulate>>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, Expression<Func<TKey, TAccumulate>>, Expression<Func<TAccumulate, TSource, TAccumulate>>, IEqualityComparer<TKey>, IQueryable<KeyValuePair<TKey, TAccumulate>>>)AggregateBy<TSource, TKey, TAccumulate>).Method, Expression.Quote(keySelector), Expression.Quote(seedSelector), Expression.Quote(func), Expression.Constant(keyComparer, typeof(IEqualityComparer<TKey>)));
    }
}
