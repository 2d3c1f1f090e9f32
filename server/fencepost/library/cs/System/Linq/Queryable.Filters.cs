namespace System.Linq;

using Collections;
using Collections.Generic;
using Expressions;

public static partial class Queryable
{
    public static IQueryable<TSource> Where<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, IQueryable<TSource>>)Where<TSource>).Method, Expression.Quote(predicate));
    }

    public static IQueryable<TSource> Where<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, int, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, int, bool>>, IQueryable<TSource>>)Where<TSource>).Method, Expression.Quote(predicate));
    }

    public static IQueryable<TResult> OfType<TResult>(this IQueryable source)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TResult>(source, ((Func<IQueryable, IQueryable<TResult>>)OfType<TResult>).Method);
    }

    public static IQueryable<TSource> Take<TSource>(this IQueryable<TSource> source, int count)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, int, IQueryable<TSource>>)Take<TSource>).Method, Expression.Constant(count, typeof(int)));
    }

    public static IQueryable<TSource> Take<TSource>(this IQueryable<TSource> source, Range range)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, Range, IQueryable<TSource>>)Take<TSource>).Method, Expression.Constant(range, typeof(Range)));
    }

    public static IQueryable<TSource> TakeWhile<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, IQueryable<TSource>>)TakeWhile<TSource>).Method, Expression.Quote(predicate));
    }

    public static IQueryable<TSource> TakeWhile<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, int, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, int, bool>>, IQueryable<TSource>>)TakeWhile<TSource>).Method, Expression.Quote(predicate));
    }

    public static IQueryable<TSource> Skip<TSource>(this IQueryable<TSource> source, int count)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, int, IQueryable<TSource>>)Skip<TSource>).Method, Expression.Constant(count, typeof(int)));
    }

    public static IQueryable<TSource> SkipWhile<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, IQueryable<TSource>>)SkipWhile<TSource>).Method, Expression.Quote(predicate));
    }

    public static IQueryable<TSource> SkipWhile<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, int, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, int, bool>>, IQueryable<TSource>>)SkipWhile<TSource>).Method, Expression.Quote(predicate));
    }

    public static IQueryable<TSource> Distinct<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, IQueryable<TSource>>)Distinct<TSource>).Method);
    }

    public static IQueryable<TSource> Distinct<TSource>(this IQueryable<TSource> source, IEqualityComparer<TSource> comparer)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, IEqualityComparer<TSource>, IQueryable<TSource>>)Distinct<TSource>).Method, Expression.Constant(comparer, typeof(IEqualityComparer<TSource>)));
    }

    public static IQueryable<TSource> DistinctBy<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, IQueryable<TSource>>)DistinctBy<TSource, TKey>).Method, Expression.Quote(keySelector));
    }

    public static IQueryable<TSource> DistinctBy<TSource, TKey>(this IQueryable<TSource> source, Expression<Func<TSource, TKey>> keySelector, IEqualityComparer<TKey> comparer)
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TKey>>, IEqualityComparer<TKey>, IQueryable<TSource>>)DistinctBy<TSource, TKey>).Method, Expression.Quote(keySelector), Expression.Constant(comparer, typeof(IEqualityComparer<TKey>)));
    }

    public static IQueryable<TSource[]> Chunk<TSource>(this IQueryable<TSource> source, int size)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TSource[]>(source, ((Func<IQueryable<TSource>, int, IQueryable<TSource[]>>)Chunk<TSource>).Method, Expression.Constant(size, typeof(int)));
    }

    public static IQueryable<TSource> Concat<TSource>(this IQueryable<TSource> source1, IEnumerable<TSource> source2)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        return Query<TSource>(source1, ((Func<IQueryable<TSource>, IEnumerable<TSource>, IQueryable<TSource>>)Concat<TSource>).Method, Sequence(source2));
    }

    public static IQueryable<TSource> DefaultIfEmpty<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, IQueryable<TSource>>)DefaultIfEmpty<TSource>).Method);
    }

    public static IQueryable<TSource> DefaultIfEmpty<TSource>(this IQueryable<TSource> source, TSource defaultValue)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, TSource, IQueryable<TSource>>)DefaultIfEmpty<TSource>).Method, Expression.Constant(defaultValue, typeof(TSource)));
    }

    public static IQueryable<TSource> Reverse<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, IQueryable<TSource>>)Reverse<TSource>).Method);
    }

    public static IQueryable<TSource> Shuffle<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, IQueryable<TSource>>)Shuffle<TSource>).Method);
    }

    public static IQueryable<TSource> SkipLast<TSource>(this IQueryable<TSource> source, int count)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, int, IQueryable<TSource>>)SkipLast<TSource>).Method, Expression.Constant(count, typeof(int)));
    }

    public static IQueryable<TSource> TakeLast<TSource>(this IQueryable<TSource> source, int count)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, int, IQueryable<TSource>>)TakeLast<TSource>).Method, Expression.Constant(count, typeof(int)));
    }

    public static IQueryable<TSource> Append<TSource>(this IQueryable<TSource> source, TSource element)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, TSource, IQueryable<TSource>>)Append<TSource>).Method, Expression.Constant(element, typeof(TSource)));
    }

    public static IQueryable<TSource> Prepend<TSource>(this IQueryable<TSource> source, TSource element)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TSource>(source, ((Func<IQueryable<TSource>, TSource, IQueryable<TSource>>)Prepend<TSource>).Method, Expression.Constant(element, typeof(TSource)));
    }
}
