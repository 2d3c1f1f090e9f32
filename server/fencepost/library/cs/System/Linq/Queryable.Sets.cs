namespace System.Linq;

using Collections;
using Collections.Generic;
using Expressions;

public static partial class Queryable
{
    public static IQueryable<TSource> Union<TSource>(this IQueryable<TSource> source1, IEnumerable<TSource> source2)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        return Query<TSource>(source1, ((Func<IQueryable<TSource>, IEnumerable<TSource>, IQueryable<TSource>>)Union<TSource>).Method, Sequence(source2));
    }

    public static IQueryable<TSource> Union<TSource>(this IQueryable<TSource> source1, IEnumerable<TSource> source2, IEqualityComparer<TSource> comparer)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        return Query<TSource>(source1, ((Func<IQueryable<TSource>, IEnumerable<TSource>, IEqualityComparer<TSource>, IQueryable<TSource>>)Union<TSource>).Method, Sequence(source2), Expression.Constant(comparer, typeof(IEqualityComparer<TSource>)));
    }

    public static IQueryable<TSource> UnionBy<TSource, TKey>(this IQueryable<TSource> source1, IEnumerable<TSource> source2, Expression<Func<TSource, TKey>> keySelector)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Query<TSource>(source1, ((Func<IQueryable<TSource>, IEnumerable<TSource>, Expression<Func<TSource, TKey>>, IQueryable<TSource>>)UnionBy<TSource, TKey>).Method, Sequence(source2), Expression.Quote(keySelector));
    }

    public static IQueryable<TSource> UnionBy<TSource, TKey>(this IQueryable<TSource> source1, IEnumerable<TSource> source2, Expression<Func<TSource, TKey>> keySelector, IEqualityComparer<TKey> comparer)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Query<TSource>(source1, ((Func<IQueryable<TSource>, IEnumerable<TSource>, Expression<Func<TSource, TKey>>, IEqualityComparer<TKey>, IQueryable<TSource>>)UnionBy<TSource, TKey>).Method, Sequence(source2), Expression.Quote(keySelector), Expression.Constant(comparer, typeof(IEqualityComparer<TKey>)));
    }

    public static IQueryable<TSource> Intersect<TSource>(this IQueryable<TSource> source1, IEnumerable<TSource> source2)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        return Query<TSource>(source1, ((Func<IQueryable<TSource>, IEnumerable<TSource>, IQueryable<TSource>>)Intersect<TSource>).Method, Sequence(source2));
    }

    public static IQueryable<TSource> Intersect<TSource>(this IQueryable<TSource> source1, IEnumerable<TSource> source2, IEqualityComparer<TSource> comparer)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        return Query<TSource>(source1, ((Func<IQueryable<TSource>, IEnumerable<TSource>, IEqualityComparer<TSource>, IQueryable<TSource>>)Intersect<TSource>).Method, Sequence(source2), Expression.Constant(comparer, typeof(IEqualityComparer<TSource>)));
    }

    public static IQueryable<TSource> IntersectBy<TSource, TKey>(this IQueryable<TSource> source1, IEnumerable<TKey> source2, Expression<Func<TSource, TKey>> keySelector)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Query<TSource>(source1, ((Func<IQueryable<TSource>, IEnumerable<TKey>, Expression<Func<TSource, TKey>>, IQueryable<TSource>>)IntersectBy<TSource, TKey>).Method, Sequence(source2), Expression.Quote(keySelector));
    }

    public static IQueryable<TSource> IntersectBy<TSource, TKey>(this IQueryable<TSource> source1, IEnumerable<TKey> source2, Expression<Func<TSource, TKey>> keySelector, IEqualityComparer<TKey> comparer)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Query<TSource>(source1, ((Func<IQueryable<TSource>, IEnumerable<TKey>, Expression<Func<TSource, TKey>>, IEqualityComparer<TKey>, IQueryable<TSource>>)IntersectBy<TSource, TKey>).Method, Sequence(source2), Expression.Quote(keySelector), Expression.Constant(comparer, typeof(IEqualityComparer<TKey>)));
    }

    public static IQueryable<TSource> Except<TSource>(this IQueryable<TSource> source1, IEnumerable<TSource> source2)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        return Query<TSource>(source1, ((Func<IQueryable<TSource>, IEnumerable<TSource>, IQueryable<TSource>>)Except<TSource>).Method, Sequence(source2));
    }

    public static IQueryable<TSource> Except<TSource>(this IQueryable<TSource> source1, IEnumerable<TSource> source2, IEqualityComparer<TSource> comparer)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        return Query<TSource>(source1, ((Func<IQueryable<TSource>, IEnumerable<TSource>, IEqualityComparer<TSource>, IQueryable<TSource>>)Except<TSource>).Method, Sequence(source2), Expression.Constant(comparer, typeof(IEqualityComparer<TSource>)));
    }

    public static IQueryable<TSource> ExceptBy<TSource, TKey>(this IQueryable<TSource> source1, IEnumerable<TKey> source2, Expression<Func<TSource, TKey>> keySelector)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Query<TSource>(source1, ((Func<IQueryable<TSource>, IEnumerable<TKey>, Expression<Func<TSource, TKey>>, IQueryable<TSource>>)ExceptBy<TSource, TKey>).Method, Sequence(source2), Expression.Quote(keySelector));
    }

    public static IQueryable<TSource> ExceptBy<TSource, TKey>(this IQueryable<TSource> source1, IEnumerable<TKey> source2, Expression<Func<TSource, TKey>> keySelector, IEqualityComparer<TKey> comparer)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Query<TSource>(source1, ((Func<IQueryable<TSource>, IEnumerable<TKey>, Expression<Func<TSource, TKey>>, IEqualityComparer<TKey>, IQueryable<TSource>>)ExceptBy<TSource, TKey>).Method, Sequence(source2), Expression.Quote(keySelector), Expression.Constant(comparer, typeof(IEqualityComparer<TKey>)));
    }

    public static bool Contains<TSource>(this IQueryable<TSource> source, TSource item)
    {
        if (source == null) throw Fail.Null("source");
        return Result<bool>(source, ((Func<IQueryable<TSource>, TSource, bool>)Contains<TSource>).Method, Expression.Constant(item, typeof(TSource)));
    }

    public static bool Contains<TSource>(this IQueryable<TSource> source, TSource item, IEqualityComparer<TSource> comparer)
    {
        if (source == null) throw Fail.Null("source");
        return Result<bool>(source, ((Func<IQueryable<TSource>, TSource, IEqualityComparer<TSource>, bool>)Contains<TSource>).Method, Expression.Constant(item, typeof(TSource)), Expression.Constant(comparer, typeof(IEqualityComparer<TSource>)));
    }

    public static bool SequenceEqual<TSource>(this IQueryable<TSource> source1, IEnumerable<TSource> source2)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        return Result<bool>(source1, ((Func<IQueryable<TSource>, IEnumerable<TSource>, bool>)SequenceEqual<TSource>).Method, Sequence(source2));
    }

    public static bool SequenceEqual<TSource>(this IQueryable<TSource> source1, IEnumerable<TSource> source2, IEqualityComparer<TSource> comparer)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        return Result<bool>(source1, ((Func<IQueryable<TSource>, IEnumerable<TSource>, IEqualityComparer<TSource>, bool>)SequenceEqual<TSource>).Method, Sequence(source2), Expression.Constant(comparer, typeof(IEqualityComparer<TSource>)));
    }
}
