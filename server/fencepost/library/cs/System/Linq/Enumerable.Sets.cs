using System.Collections;
using System.Collections.Generic;

namespace System.Linq;

public static partial class Enumerable
{
    public static IEnumerable<TSource> Distinct<TSource>(this IEnumerable<TSource> source) => Distinct(source, null);

    public static IEnumerable<TSource> Distinct<TSource>(this IEnumerable<TSource> source, IEqualityComparer<TSource> comparer)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source, comparer);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source, IEqualityComparer<TSource> comparer)
        {
            HashSet<TSource> set = new HashSet<TSource>(comparer);
            foreach (TSource item in source)
            {
                if (set.Add(item)) yield return item;
            }
        }
    }

    public static IEnumerable<TSource> DistinctBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector) =>
        DistinctBy(source, keySelector, null);

    public static IEnumerable<TSource> DistinctBy<TSource, TKey>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IEqualityComparer<TKey> comparer
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Iterate(source, keySelector, comparer);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
        {
            HashSet<TKey> set = new HashSet<TKey>(comparer);
            foreach (TSource item in source)
            {
                if (set.Add(keySelector(item))) yield return item;
            }
        }
    }

    public static IEnumerable<TSource> Union<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second) => Union(first, second, null);

    public static IEnumerable<TSource> Union<TSource>(
        this IEnumerable<TSource> first,
        IEnumerable<TSource> second,
        IEqualityComparer<TSource> comparer
    )
    {
        if (first == null) throw Fail.Null("first");
        if (second == null) throw Fail.Null("second");
        return Iterate(first, second, comparer);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> first, IEnumerable<TSource> second, IEqualityComparer<TSource> comparer)
        {
            HashSet<TSource> set = new HashSet<TSource>(comparer);
            foreach (TSource item in first)
            {
                if (set.Add(item)) yield return item;
            }
            foreach (TSource item in second)
            {
                if (set.Add(item)) yield return item;
            }
        }
    }

    public static IEnumerable<TSource> UnionBy<TSource, TKey>(
        this IEnumerable<TSource> first,
        IEnumerable<TSource> second,
        Func<TSource, TKey> keySelector
    ) => UnionBy(first, second, keySelector, null);

    public static IEnumerable<TSource> UnionBy<TSource, TKey>(
        this IEnumerable<TSource> first,
        IEnumerable<TSource> second,
        Func<TSource, TKey> keySelector,
        IEqualityComparer<TKey> comparer
    )
    {
        if (first == null) throw Fail.Null("first");
        if (second == null) throw Fail.Null("second");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Iterate(first, second, keySelector, comparer);

        static IEnumerable<TSource> Iterate(
            IEnumerable<TSource> first,
            IEnumerable<TSource> second,
            Func<TSource, TKey> keySelector,
            IEqualityComparer<TKey> comparer
        )
        {
            HashSet<TKey> set = new HashSet<TKey>(comparer);
            foreach (TSource item in first)
            {
                if (set.Add(keySelector(item))) yield return item;
            }
            foreach (TSource item in second)
            {
                if (set.Add(keySelector(item))) yield return item;
            }
        }
    }

    public static IEnumerable<TSource> Intersect<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second) =>
        Intersect(first, second, null);

    public static IEnumerable<TSource> Intersect<TSource>(
        this IEnumerable<TSource> first,
        IEnumerable<TSource> second,
        IEqualityComparer<TSource> comparer
    )
    {
        if (first == null) throw Fail.Null("first");
        if (second == null) throw Fail.Null("second");
        return Iterate(first, second, comparer);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> first, IEnumerable<TSource> second, IEqualityComparer<TSource> comparer)
        {
            HashSet<TSource> set = new HashSet<TSource>(second, comparer);
            foreach (TSource item in first)
            {
                if (set.Remove(item)) yield return item;
            }
        }
    }

    public static IEnumerable<TSource> IntersectBy<TSource, TKey>(
        this IEnumerable<TSource> first,
        IEnumerable<TKey> second,
        Func<TSource, TKey> keySelector
    ) => IntersectBy(first, second, keySelector, null);

    public static IEnumerable<TSource> IntersectBy<TSource, TKey>(
        this IEnumerable<TSource> first,
        IEnumerable<TKey> second,
        Func<TSource, TKey> keySelector,
        IEqualityComparer<TKey> comparer
    )
    {
        if (first == null) throw Fail.Null("first");
        if (second == null) throw Fail.Null("second");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Iterate(first, second, keySelector, comparer);

        static IEnumerable<TSource> Iterate(
            IEnumerable<TSource> first,
            IEnumerable<TKey> second,
            Func<TSource, TKey> keySelector,
            IEqualityComparer<TKey> comparer
        )
        {
            HashSet<TKey> set = new HashSet<TKey>(second, comparer);
            foreach (TSource item in first)
            {
                if (set.Remove(keySelector(item))) yield return item;
            }
        }
    }

    public static IEnumerable<TSource> Except<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second) => Except(first, second, null);

    public static IEnumerable<TSource> Except<TSource>(
        this IEnumerable<TSource> first,
        IEnumerable<TSource> second,
        IEqualityComparer<TSource> comparer
    )
    {
        if (first == null) throw Fail.Null("first");
        if (second == null) throw Fail.Null("second");
        return Iterate(first, second, comparer);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> first, IEnumerable<TSource> second, IEqualityComparer<TSource> comparer)
        {
            HashSet<TSource> set = new HashSet<TSource>(second, comparer);
            foreach (TSource item in first)
            {
                if (set.Add(item)) yield return item;
            }
        }
    }

    public static IEnumerable<TSource> ExceptBy<TSource, TKey>(
        this IEnumerable<TSource> first,
        IEnumerable<TKey> second,
        Func<TSource, TKey> keySelector
    ) => ExceptBy(first, second, keySelector, null);

    public static IEnumerable<TSource> ExceptBy<TSource, TKey>(
        this IEnumerable<TSource> first,
        IEnumerable<TKey> second,
        Func<TSource, TKey> keySelector,
        IEqualityComparer<TKey> comparer
    )
    {
        if (first == null) throw Fail.Null("first");
        if (second == null) throw Fail.Null("second");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Iterate(first, second, keySelector, comparer);

        static IEnumerable<TSource> Iterate(
            IEnumerable<TSource> first,
            IEnumerable<TKey> second,
            Func<TSource, TKey> keySelector,
            IEqualityComparer<TKey> comparer
        )
        {
            HashSet<TKey> set = new HashSet<TKey>(second, comparer);
            foreach (TSource item in first)
            {
                if (set.Add(keySelector(item))) yield return item;
            }
        }
    }
}
