using System.Collections;
using System.Collections.Generic;

namespace System.Linq;

public static partial class Enumerable
{
    public static IOrderedEnumerable<T> Order<T>(this IEnumerable<T> source) => OrderSelf(source, null, false);

    public static IOrderedEnumerable<T> Order<T>(this IEnumerable<T> source, IComparer<T> comparer) => OrderSelf(source, comparer, false);

    public static IOrderedEnumerable<T> OrderDescending<T>(this IEnumerable<T> source) => OrderSelf(source, null, true);

    public static IOrderedEnumerable<T> OrderDescending<T>(this IEnumerable<T> source, IComparer<T> comparer) => OrderSelf(source, comparer, true);

    public static IOrderedEnumerable<TSource> OrderBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector) =>
        OrderBy(source, keySelector, null, false);

    public static IOrderedEnumerable<TSource> OrderBy<TSource, TKey>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IComparer<TKey> comparer
    ) => OrderBy(source, keySelector, comparer, false);

    public static IOrderedEnumerable<TSource> OrderByDescending<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector) =>
        OrderBy(source, keySelector, null, true);

    public static IOrderedEnumerable<TSource> OrderByDescending<TSource, TKey>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IComparer<TKey> comparer
    ) => OrderBy(source, keySelector, comparer, true);

    public static IOrderedEnumerable<TSource> ThenBy<TSource, TKey>(this IOrderedEnumerable<TSource> source, Func<TSource, TKey> keySelector) =>
        ThenBy(source, keySelector, null, false);

    public static IOrderedEnumerable<TSource> ThenBy<TSource, TKey>(
        this IOrderedEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IComparer<TKey> comparer
    ) => ThenBy(source, keySelector, comparer, false);

    public static IOrderedEnumerable<TSource> ThenByDescending<TSource, TKey>(
        this IOrderedEnumerable<TSource> source,
        Func<TSource, TKey> keySelector
    ) => ThenBy(source, keySelector, null, true);

    public static IOrderedEnumerable<TSource> ThenByDescending<TSource, TKey>(
        this IOrderedEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IComparer<TKey> comparer
    ) => ThenBy(source, keySelector, comparer, true);

    private static IOrderedEnumerable<T> OrderSelf<T>(IEnumerable<T> source, IComparer<T> comparer, bool descending)
    {
        if (source == null) throw Fail.Null("source");
        return new OrderedEnumerable<T, T>(source, null, comparer, descending, null);
    }

    private static IOrderedEnumerable<TSource> OrderBy<TSource, TKey>(
        IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IComparer<TKey> comparer,
        bool descending
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return new OrderedEnumerable<TSource, TKey>(source, keySelector, comparer, descending, null);
    }

    private static IOrderedEnumerable<TSource> ThenBy<TSource, TKey>(
        IOrderedEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IComparer<TKey> comparer,
        bool descending
    )
    {
        if (source == null) throw Fail.Null("source");
        return source.CreateOrderedEnumerable(keySelector, comparer, descending);
    }

    public static TSource Min<TSource>(this IEnumerable<TSource> source) => Extreme(source, null, -1);

    public static TSource Min<TSource>(this IEnumerable<TSource> source, IComparer<TSource> comparer) => Extreme(source, comparer, -1);

    public static TResult Min<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, TResult> selector) =>
        Extreme(Select(source, selector), null, -1);

    public static TSource Max<TSource>(this IEnumerable<TSource> source) => Extreme(source, null, 1);

    public static TSource Max<TSource>(this IEnumerable<TSource> source, IComparer<TSource> comparer) => Extreme(source, comparer, 1);

    public static TResult Max<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, TResult> selector) =>
        Extreme(Select(source, selector), null, 1);

    public static TSource MinBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector) =>
        ExtremeBy(source, keySelector, null, -1);

    public static TSource MinBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer) =>
        ExtremeBy(source, keySelector, comparer, -1);

    public static TSource MaxBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector) =>
        ExtremeBy(source, keySelector, null, 1);

    public static TSource MaxBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer) =>
        ExtremeBy(source, keySelector, comparer, 1);

    // The first of the least (sign -1) or greatest (sign 1) elements; null does not count unless there is nothing else.
    private static TSource Extreme<TSource>(IEnumerable<TSource> source, IComparer<TSource> comparer, int sign)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        TSource best = default;
        foreach (TSource item in source)
        {
            if (item == null) continue;
            if (found)
            {
                int order = comparer == null ? Defaults.Compare(item, best) : comparer.Compare(item, best);
                if (sign < 0 ? order >= 0 : order <= 0) continue;
            }
            best = item;
            found = true;
        }
        return found || default(TSource) == null ? best : throw Fail.NoElements();
    }

    private static TSource ExtremeBy<TSource, TKey>(
        IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IComparer<TKey> comparer,
        int sign
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        bool any = false;
        bool found = false;
        TSource best = default;
        TKey bestKey = default;
        foreach (TSource item in source)
        {
            TKey key = keySelector(item);
            if (key == null)
            {
                if (!any) best = item;
                any = true;
                continue;
            }
            any = true;
            if (found)
            {
                int order = comparer == null ? Defaults.Compare(key, bestKey) : comparer.Compare(key, bestKey);
                if (sign < 0 ? order >= 0 : order <= 0) continue;
            }
            best = item;
            bestKey = key;
            found = true;
        }
        return any || default(TSource) == null ? best : throw Fail.NoElements();
    }
}
