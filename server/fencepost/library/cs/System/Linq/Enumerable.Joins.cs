using System.Collections;
using System.Collections.Generic;

namespace System.Linq;

public static partial class Enumerable
{
    public static IEnumerable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector) =>
        Group<TSource, TKey, TSource, IGrouping<TKey, TSource>>(source, keySelector, null, null, null);

    public static IEnumerable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IEqualityComparer<TKey> comparer
    ) => Group<TSource, TKey, TSource, IGrouping<TKey, TSource>>(source, keySelector, null, null, comparer);

    public static IEnumerable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TElement> elementSelector
    ) => GroupBy(source, keySelector, elementSelector, (IEqualityComparer<TKey>)null);

    public static IEnumerable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TElement> elementSelector,
        IEqualityComparer<TKey> comparer
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (elementSelector == null) throw Fail.Null("elementSelector");
        return Group<TSource, TKey, TElement, IGrouping<TKey, TElement>>(source, keySelector, elementSelector, null, comparer);
    }

    public static IEnumerable<TResult> GroupBy<TSource, TKey, TResult>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TKey, IEnumerable<TSource>, TResult> resultSelector
    ) => GroupBy(source, keySelector, resultSelector, null);

    public static IEnumerable<TResult> GroupBy<TSource, TKey, TResult>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TKey, IEnumerable<TSource>, TResult> resultSelector,
        IEqualityComparer<TKey> comparer
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Group(source, keySelector, null, resultSelector, comparer);
    }

    public static IEnumerable<TResult> GroupBy<TSource, TKey, TElement, TResult>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TElement> elementSelector,
        Func<TKey, IEnumerable<TElement>, TResult> resultSelector
    ) => GroupBy(source, keySelector, elementSelector, resultSelector, null);

    public static IEnumerable<TResult> GroupBy<TSource, TKey, TElement, TResult>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TElement> elementSelector,
        Func<TKey, IEnumerable<TElement>, TResult> resultSelector,
        IEqualityComparer<TKey> comparer
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (elementSelector == null) throw Fail.Null("elementSelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Group(source, keySelector, elementSelector, resultSelector, comparer);
    }

    private static IEnumerable<TResult> Group<TSource, TKey, TElement, TResult>(
        IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TElement> elementSelector,
        Func<TKey, IEnumerable<TElement>, TResult> resultSelector,
        IEqualityComparer<TKey> comparer
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return new GroupedEnumerable<TSource, TKey, TElement, TResult>(source, keySelector, elementSelector, resultSelector, comparer);
    }

    public static ILookup<TKey, TSource> ToLookup<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector) =>
        ToLookup(source, keySelector, (IEqualityComparer<TKey>)null);

    public static ILookup<TKey, TSource> ToLookup<TSource, TKey>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IEqualityComparer<TKey> comparer
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Lookup<TKey, TSource>.Create(source, keySelector, null, comparer);
    }

    public static ILookup<TKey, TElement> ToLookup<TSource, TKey, TElement>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TElement> elementSelector
    ) => ToLookup(source, keySelector, elementSelector, null);

    public static ILookup<TKey, TElement> ToLookup<TSource, TKey, TElement>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TElement> elementSelector,
        IEqualityComparer<TKey> comparer
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (elementSelector == null) throw Fail.Null("elementSelector");
        return Lookup<TKey, TElement>.Create(source, keySelector, elementSelector, comparer);
    }

    public static IEnumerable<TResult> Join<TOuter, TInner, TKey, TResult>(
        this IEnumerable<TOuter> outer,
        IEnumerable<TInner> inner,
        Func<TOuter, TKey> outerKeySelector,
        Func<TInner, TKey> innerKeySelector,
        Func<TOuter, TInner, TResult> resultSelector
    ) => Join(outer, inner, outerKeySelector, innerKeySelector, resultSelector, null);

    public static IEnumerable<TResult> Join<TOuter, TInner, TKey, TResult>(
        this IEnumerable<TOuter> outer,
        IEnumerable<TInner> inner,
        Func<TOuter, TKey> outerKeySelector,
        Func<TInner, TKey> innerKeySelector,
        Func<TOuter, TInner, TResult> resultSelector,
        IEqualityComparer<TKey> comparer
    )
    {
        CheckJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector);
        return Iterate(outer, inner, outerKeySelector, innerKeySelector, resultSelector, comparer);

        static IEnumerable<TResult> Iterate(
            IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner,
            Func<TOuter, TKey> outerKeySelector,
            Func<TInner, TKey> innerKeySelector,
            Func<TOuter, TInner, TResult> resultSelector,
            IEqualityComparer<TKey> comparer
        )
        {
            using IEnumerator<TOuter> items = outer.GetEnumerator();
            if (!items.MoveNext()) yield break;
            Lookup<TKey, TInner> lookup = Lookup<TKey, TInner>.CreateForJoin(inner, innerKeySelector, comparer);
            if (lookup.Count == 0) yield break;
            do
            {
                TOuter item = items.Current;
                Grouping<TKey, TInner> group = lookup.Find(outerKeySelector(item));
                for (int i = 0; group != null && i < group.count; i++) yield return resultSelector(item, group.elements[i]);
            } while (items.MoveNext());
        }
    }

    public static IEnumerable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(
        this IEnumerable<TOuter> outer,
        IEnumerable<TInner> inner,
        Func<TOuter, TKey> outerKeySelector,
        Func<TInner, TKey> innerKeySelector,
        Func<TOuter, IEnumerable<TInner>, TResult> resultSelector
    ) => GroupJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector, null);

    public static IEnumerable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(
        this IEnumerable<TOuter> outer,
        IEnumerable<TInner> inner,
        Func<TOuter, TKey> outerKeySelector,
        Func<TInner, TKey> innerKeySelector,
        Func<TOuter, IEnumerable<TInner>, TResult> resultSelector,
        IEqualityComparer<TKey> comparer
    )
    {
        CheckJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector);
        return Iterate(outer, inner, outerKeySelector, innerKeySelector, resultSelector, comparer);

        static IEnumerable<TResult> Iterate(
            IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner,
            Func<TOuter, TKey> outerKeySelector,
            Func<TInner, TKey> innerKeySelector,
            Func<TOuter, IEnumerable<TInner>, TResult> resultSelector,
            IEqualityComparer<TKey> comparer
        )
        {
            using IEnumerator<TOuter> items = outer.GetEnumerator();
            if (!items.MoveNext()) yield break;
            Lookup<TKey, TInner> lookup = Lookup<TKey, TInner>.CreateForJoin(inner, innerKeySelector, comparer);
            do
            {
                yield return resultSelector(items.Current, lookup[outerKeySelector(items.Current)]);
            } while (items.MoveNext());
        }
    }

    public static IEnumerable<TResult> LeftJoin<TOuter, TInner, TKey, TResult>(
        this IEnumerable<TOuter> outer,
        IEnumerable<TInner> inner,
        Func<TOuter, TKey> outerKeySelector,
        Func<TInner, TKey> innerKeySelector,
        Func<TOuter, TInner, TResult> resultSelector
    ) => LeftJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector, null);

    public static IEnumerable<TResult> LeftJoin<TOuter, TInner, TKey, TResult>(
        this IEnumerable<TOuter> outer,
        IEnumerable<TInner> inner,
        Func<TOuter, TKey> outerKeySelector,
        Func<TInner, TKey> innerKeySelector,
        Func<TOuter, TInner, TResult> resultSelector,
        IEqualityComparer<TKey> comparer
    )
    {
        CheckJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector);
        return OneSidedJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector, comparer);
    }

    public static IEnumerable<TResult> RightJoin<TOuter, TInner, TKey, TResult>(
        this IEnumerable<TOuter> outer,
        IEnumerable<TInner> inner,
        Func<TOuter, TKey> outerKeySelector,
        Func<TInner, TKey> innerKeySelector,
        Func<TOuter, TInner, TResult> resultSelector
    ) => RightJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector, null);

    public static IEnumerable<TResult> RightJoin<TOuter, TInner, TKey, TResult>(
        this IEnumerable<TOuter> outer,
        IEnumerable<TInner> inner,
        Func<TOuter, TKey> outerKeySelector,
        Func<TInner, TKey> innerKeySelector,
        Func<TOuter, TInner, TResult> resultSelector,
        IEqualityComparer<TKey> comparer
    )
    {
        CheckJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector);
        return OneSidedJoin(inner, outer, innerKeySelector, outerKeySelector, (right, left) => resultSelector(left, right), comparer);
    }

    private static IEnumerable<TResult> OneSidedJoin<TAll, TSome, TKey, TResult>(
        IEnumerable<TAll> all,
        IEnumerable<TSome> some,
        Func<TAll, TKey> allKeySelector,
        Func<TSome, TKey> someKeySelector,
        Func<TAll, TSome, TResult> resultSelector,
        IEqualityComparer<TKey> comparer
    )
    {
        using IEnumerator<TAll> items = all.GetEnumerator();
        if (!items.MoveNext()) yield break;
        Lookup<TKey, TSome> lookup = Lookup<TKey, TSome>.CreateForJoin(some, someKeySelector, comparer);
        do
        {
            TAll item = items.Current;
            Grouping<TKey, TSome> group = lookup.Find(allKeySelector(item));
            if (group == null) yield return resultSelector(item, default);
            for (int i = 0; group != null && i < group.count; i++) yield return resultSelector(item, group.elements[i]);
        } while (items.MoveNext());
    }

    private static void CheckJoin(object outer, object inner, object outerKeySelector, object innerKeySelector, object resultSelector)
    {
        if (outer == null) throw Fail.Null("outer");
        if (inner == null) throw Fail.Null("inner");
        if (outerKeySelector == null) throw Fail.Null("outerKeySelector");
        if (innerKeySelector == null) throw Fail.Null("innerKeySelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
    }
}
