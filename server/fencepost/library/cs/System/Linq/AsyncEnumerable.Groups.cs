using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

public static partial class AsyncEnumerable
{
    public static IAsyncEnumerable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer = null) => GroupBy(source, Late(keySelector, "keySelector"), comparer);
    public static IAsyncEnumerable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null) => GroupBy(source, keySelector, (item, _) => new ValueTask<TSource>(item), comparer);
    public static IAsyncEnumerable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(this IAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey> comparer = null) => GroupBy(source, Late(keySelector, "keySelector"), Late(elementSelector, "elementSelector"), comparer);

    public static IAsyncEnumerable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, Func<TSource, CancellationToken, ValueTask<TElement>> elementSelector, IEqualityComparer<TKey> comparer = null)
    {
        Check(source, "source");
        Check(keySelector, "keySelector");
        Check(elementSelector, "elementSelector");
        return Iterate(source, keySelector, elementSelector, comparer, default);

        static async IAsyncEnumerable<IGrouping<TKey, TElement>> Iterate(IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, Func<TSource, CancellationToken, ValueTask<TElement>> elementSelector, IEqualityComparer<TKey> comparer, [EnumeratorCancellation] CancellationToken token)
        {
            foreach (IGrouping<TKey, TElement> group in await ToLookupAsync(source, keySelector, elementSelector, comparer, token)) yield return group;
        }
    }

    public static IAsyncEnumerable<TResult> GroupBy<TSource, TKey, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TKey, IEnumerable<TSource>, TResult> resultSelector, IEqualityComparer<TKey> comparer = null) => GroupBy(source, Late(keySelector, "keySelector"), Late(resultSelector, "resultSelector"), comparer);

    public static IAsyncEnumerable<TResult> GroupBy<TSource, TKey, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, Func<TKey, IEnumerable<TSource>, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer = null)
    {
        Check(resultSelector, "resultSelector");
        return Select(GroupBy(source, keySelector, comparer), (group, token) => resultSelector(group.Key, group, token));
    }

    public static IAsyncEnumerable<TResult> GroupBy<TSource, TKey, TElement, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, Func<TKey, IEnumerable<TElement>, TResult> resultSelector, IEqualityComparer<TKey> comparer = null) =>
        GroupBy(source, Late(keySelector, "keySelector"), Late(elementSelector, "elementSelector"), Late(resultSelector, "resultSelector"), comparer);

    public static IAsyncEnumerable<TResult> GroupBy<TSource, TKey, TElement, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, Func<TSource, CancellationToken, ValueTask<TElement>> elementSelector, Func<TKey, IEnumerable<TElement>, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer = null)
    {
        Check(resultSelector, "resultSelector");
        return Select(GroupBy(source, keySelector, elementSelector, comparer), (group, token) => resultSelector(group.Key, group, token));
    }

    public static ValueTask<ILookup<TKey, TSource>> ToLookupAsync<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default) => ToLookupAsync(source, Late(keySelector, "keySelector"), comparer, cancellationToken);
    public static ValueTask<ILookup<TKey, TSource>> ToLookupAsync<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default) => ToLookupAsync(source, keySelector, (item, _) => new ValueTask<TSource>(item), comparer, cancellationToken);
    public static ValueTask<ILookup<TKey, TElement>> ToLookupAsync<TSource, TKey, TElement>(this IAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default) => ToLookupAsync(source, Late(keySelector, "keySelector"), Late(elementSelector, "elementSelector"), comparer, cancellationToken);

    public static ValueTask<ILookup<TKey, TElement>> ToLookupAsync<TSource, TKey, TElement>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, Func<TSource, CancellationToken, ValueTask<TElement>> elementSelector, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default)
    {
        Check(source, "source");
        Check(keySelector, "keySelector");
        Check(elementSelector, "elementSelector");
        return Run(source, keySelector, elementSelector, comparer, cancellationToken);

        static async ValueTask<ILookup<TKey, TElement>> Run(IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, Func<TSource, CancellationToken, ValueTask<TElement>> elementSelector, IEqualityComparer<TKey> comparer, CancellationToken token)
        {
            List<(TKey Key, TElement Element)> all = new List<(TKey, TElement)>();
            await foreach (TSource item in source.WithCancellation(token))
            {
                TKey key = await keySelector(item, token);
                all.Add((key, await elementSelector(item, token)));
            }
            return Enumerable.ToLookup(all, pair => pair.Key, pair => pair.Element, comparer);
        }
    }

    public static IAsyncEnumerable<KeyValuePair<TKey, int>> CountBy<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer = null) => CountBy(source, Late(keySelector, "keySelector"), comparer);
    public static IAsyncEnumerable<KeyValuePair<TKey, int>> CountBy<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null) => GroupBy(source, keySelector, (key, items, _) => new ValueTask<KeyValuePair<TKey, int>>(new KeyValuePair<TKey, int>(key, items.Count())), comparer);

    public static IAsyncEnumerable<TResult> Join<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, TInner, TResult> resultSelector, IEqualityComparer<TKey> comparer = null) =>
        Join(outer, inner, Late(outerKeySelector, "outerKeySelector"), Late(innerKeySelector, "innerKeySelector"), Late(resultSelector, "resultSelector"), comparer);

    public static IAsyncEnumerable<TResult> Join<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, CancellationToken, ValueTask<TKey>> outerKeySelector, Func<TInner, CancellationToken, ValueTask<TKey>> innerKeySelector, Func<TOuter, TInner, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer = null)
    {
        Check(outer, "outer");
        Check(inner, "inner");
        Check(outerKeySelector, "outerKeySelector");
        Check(innerKeySelector, "innerKeySelector");
        Check(resultSelector, "resultSelector");
        return Iterate(outer, inner, outerKeySelector, innerKeySelector, resultSelector, comparer, default);

        static async IAsyncEnumerable<TResult> Iterate(IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, CancellationToken, ValueTask<TKey>> outerKeySelector, Func<TInner, CancellationToken, ValueTask<TKey>> innerKeySelector, Func<TOuter, TInner, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer, [EnumeratorCancellation] CancellationToken token)
        {
            List<(TKey Key, TInner Item)> pairs = await Keyed(inner, innerKeySelector, token);
            ILookup<TKey, TInner> lookup = Enumerable.ToLookup(Enumerable.Where(pairs, pair => pair.Key != null), pair => pair.Key, pair => pair.Item, comparer);
            await foreach (TOuter item in outer.WithCancellation(token))
            {
                TKey key = await outerKeySelector(item, token);
                IEnumerable<TInner> matches = key == null ? Array.Empty<TInner>() : lookup[key];
                foreach (TInner match in matches) yield return await resultSelector(item, match, token);
            }
        }
    }

    public static IAsyncEnumerable<TResult> LeftJoin<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, TInner, TResult> resultSelector, IEqualityComparer<TKey> comparer = null) =>
        LeftJoin(outer, inner, Late(outerKeySelector, "outerKeySelector"), Late(innerKeySelector, "innerKeySelector"), Late(resultSelector, "resultSelector"), comparer);

    public static IAsyncEnumerable<TResult> LeftJoin<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, CancellationToken, ValueTask<TKey>> outerKeySelector, Func<TInner, CancellationToken, ValueTask<TKey>> innerKeySelector, Func<TOuter, TInner, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer = null)
    {
        Check(outer, "outer");
        Check(inner, "inner");
        Check(outerKeySelector, "outerKeySelector");
        Check(innerKeySelector, "innerKeySelector");
        Check(resultSelector, "resultSelector");
        return Iterate(outer, inner, outerKeySelector, innerKeySelector, resultSelector, comparer, default);

        static async IAsyncEnumerable<TResult> Iterate(IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, CancellationToken, ValueTask<TKey>> outerKeySelector, Func<TInner, CancellationToken, ValueTask<TKey>> innerKeySelector, Func<TOuter, TInner, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer, [EnumeratorCancellation] CancellationToken token)
        {
            List<(TKey Key, TInner Item)> pairs = await Keyed(inner, innerKeySelector, token);
            ILookup<TKey, TInner> lookup = Enumerable.ToLookup(Enumerable.Where(pairs, pair => pair.Key != null), pair => pair.Key, pair => pair.Item, comparer);
            await foreach (TOuter item in outer.WithCancellation(token))
            {
                TKey key = await outerKeySelector(item, token);
                IEnumerable<TInner> matches = key == null ? Array.Empty<TInner>() : lookup[key];
                foreach (TInner match in matches.DefaultIfEmpty()) yield return await resultSelector(item, match, token);
            }
        }
    }

    public static IAsyncEnumerable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, IEnumerable<TInner>, TResult> resultSelector, IEqualityComparer<TKey> comparer = null) =>
        GroupJoin(outer, inner, Late(outerKeySelector, "outerKeySelector"), Late(innerKeySelector, "innerKeySelector"), Late(resultSelector, "resultSelector"), comparer);

    public static IAsyncEnumerable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, CancellationToken, ValueTask<TKey>> outerKeySelector, Func<TInner, CancellationToken, ValueTask<TKey>> innerKeySelector, Func<TOuter, IEnumerable<TInner>, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer = null)
    {
        Check(outer, "outer");
        Check(inner, "inner");
        Check(outerKeySelector, "outerKeySelector");
        Check(innerKeySelector, "innerKeySelector");
        Check(resultSelector, "resultSelector");
        return Iterate(outer, inner, outerKeySelector, innerKeySelector, resultSelector, comparer, default);

        static async IAsyncEnumerable<TResult> Iterate(IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, CancellationToken, ValueTask<TKey>> outerKeySelector, Func<TInner, CancellationToken, ValueTask<TKey>> innerKeySelector, Func<TOuter, IEnumerable<TInner>, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer, [EnumeratorCancellation] CancellationToken token)
        {
            List<(TKey Key, TInner Item)> pairs = await Keyed(inner, innerKeySelector, token);
            ILookup<TKey, TInner> lookup = Enumerable.ToLookup(Enumerable.Where(pairs, pair => pair.Key != null), pair => pair.Key, pair => pair.Item, comparer);
            await foreach (TOuter item in outer.WithCancellation(token))
            {
                TKey key = await outerKeySelector(item, token);
                IEnumerable<TInner> matches = key == null ? Array.Empty<TInner>() : lookup[key];
                yield return await resultSelector(item, matches, token);
            }
        }
    }

    public static IAsyncEnumerable<TResult> RightJoin<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, TInner, TResult> resultSelector, IEqualityComparer<TKey> comparer = null)
    {
        Check(outer, "outer");
        Check(inner, "inner");
        Check(outerKeySelector, "outerKeySelector");
        Check(innerKeySelector, "innerKeySelector");
        Check(resultSelector, "resultSelector");
        return LeftJoin(inner, outer, innerKeySelector, outerKeySelector, (second, first) => resultSelector(first, second), comparer);
    }

    public static IAsyncEnumerable<TResult> RightJoin<TOuter, TInner, TKey, TResult>(this IAsyncEnumerable<TOuter> outer, IAsyncEnumerable<TInner> inner, Func<TOuter, CancellationToken, ValueTask<TKey>> outerKeySelector, Func<TInner, CancellationToken, ValueTask<TKey>> innerKeySelector, Func<TOuter, TInner, CancellationToken, ValueTask<TResult>> resultSelector, IEqualityComparer<TKey> comparer = null)
    {
        Check(outer, "outer");
        Check(inner, "inner");
        Check(outerKeySelector, "outerKeySelector");
        Check(innerKeySelector, "innerKeySelector");
        Check(resultSelector, "resultSelector");
        return LeftJoin(inner, outer, innerKeySelector, outerKeySelector, (second, first, token) => resultSelector(first, second, token), comparer);
    }
}
