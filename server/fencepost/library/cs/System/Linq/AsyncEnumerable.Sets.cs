using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

public static partial class AsyncEnumerable
{
    private static Func<T, CancellationToken, ValueTask<TResult>> Late<T, TResult>(Func<T, TResult> function, string name)
    {
        if (function == null) throw Fail.Null(name);
        return (item, _) => new ValueTask<TResult>(function(item));
    }

    private static Func<T1, T2, CancellationToken, ValueTask<TResult>> Late<T1, T2, TResult>(Func<T1, T2, TResult> function, string name)
    {
        if (function == null) throw Fail.Null(name);
        return (first, second, _) => new ValueTask<TResult>(function(first, second));
    }

    private static void Check(object source, string name)
    {
        if (source == null) throw Fail.Null(name);
    }

    private static async ValueTask<List<(TKey Key, TSource Item)>> Keyed<TSource, TKey>(IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, CancellationToken token)
    {
        List<(TKey, TSource)> all = new List<(TKey, TSource)>();
        await foreach (TSource item in source.WithCancellation(token)) all.Add((await keySelector(item, token), item));
        return all;
    }

    private static async IAsyncEnumerable<TResult> Later<TSource, TResult>(IAsyncEnumerable<TSource> source, Func<List<TSource>, IEnumerable<TResult>> made, [EnumeratorCancellation] CancellationToken token = default)
    {
        foreach (TResult result in made(await ToListAsync(source, token))) yield return result;
    }

    public static IAsyncEnumerable<TSource> DistinctBy<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer = null) => DistinctBy(source, Late(keySelector, "keySelector"), comparer);

    public static IAsyncEnumerable<TSource> DistinctBy<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null)
    {
        Check(source, "source");
        Check(keySelector, "keySelector");
        return OfOtherKeys(source, keySelector, new HashSet<TKey>(comparer), default);
    }

    /// <summary>The first item of each key that is not in the set, in which it is then.</summary>
    private static async IAsyncEnumerable<TSource> OfOtherKeys<TSource, TKey>(IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, HashSet<TKey> known, [EnumeratorCancellation] CancellationToken token)
    {
        HashSet<TKey> seen = new HashSet<TKey>(known, known.Comparer);
        await foreach (TSource item in source.WithCancellation(token))
        {
            if (seen.Add(await keySelector(item, token))) yield return item;
        }
    }

    public static IAsyncEnumerable<TSource> UnionBy<TSource, TKey>(this IAsyncEnumerable<TSource> first, IAsyncEnumerable<TSource> second, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer = null) => UnionBy(first, second, Late(keySelector, "keySelector"), comparer);

    public static IAsyncEnumerable<TSource> UnionBy<TSource, TKey>(this IAsyncEnumerable<TSource> first, IAsyncEnumerable<TSource> second, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null)
    {
        Check(first, "first");
        Check(second, "second");
        return DistinctBy(Concat(first, second), keySelector, comparer);
    }

    public static IAsyncEnumerable<TSource> Union<TSource>(this IAsyncEnumerable<TSource> first, IAsyncEnumerable<TSource> second, IEqualityComparer<TSource> comparer = null) => UnionBy(first, second, item => item, comparer);
    public static IAsyncEnumerable<TSource> Except<TSource>(this IAsyncEnumerable<TSource> first, IAsyncEnumerable<TSource> second, IEqualityComparer<TSource> comparer = null) => ExceptBy(first, second, item => item, comparer);
    public static IAsyncEnumerable<TSource> Intersect<TSource>(this IAsyncEnumerable<TSource> first, IAsyncEnumerable<TSource> second, IEqualityComparer<TSource> comparer = null) => IntersectBy(first, second, item => item, comparer);
    public static IAsyncEnumerable<TSource> ExceptBy<TSource, TKey>(this IAsyncEnumerable<TSource> first, IAsyncEnumerable<TKey> second, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer = null) => ExceptBy(first, second, Late(keySelector, "keySelector"), comparer);

    public static IAsyncEnumerable<TSource> ExceptBy<TSource, TKey>(this IAsyncEnumerable<TSource> first, IAsyncEnumerable<TKey> second, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null)
    {
        Check(first, "first");
        Check(second, "second");
        Check(keySelector, "keySelector");
        return Iterate(first, second, keySelector, comparer, default);

        static async IAsyncEnumerable<TSource> Iterate(IAsyncEnumerable<TSource> first, IAsyncEnumerable<TKey> second, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer, [EnumeratorCancellation] CancellationToken token)
        {
            HashSet<TKey> known = await ToHashSetAsync(second, comparer, token);
            await foreach (TSource item in first.WithCancellation(token))
            {
                if (known.Add(await keySelector(item, token))) yield return item;
            }
        }
    }

    public static IAsyncEnumerable<TSource> IntersectBy<TSource, TKey>(this IAsyncEnumerable<TSource> first, IAsyncEnumerable<TKey> second, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer = null) => IntersectBy(first, second, Late(keySelector, "keySelector"), comparer);

    public static IAsyncEnumerable<TSource> IntersectBy<TSource, TKey>(this IAsyncEnumerable<TSource> first, IAsyncEnumerable<TKey> second, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null)
    {
        Check(first, "first");
        Check(second, "second");
        Check(keySelector, "keySelector");
        return Iterate(first, second, keySelector, comparer, default);

        static async IAsyncEnumerable<TSource> Iterate(IAsyncEnumerable<TSource> first, IAsyncEnumerable<TKey> second, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer, [EnumeratorCancellation] CancellationToken token)
        {
            HashSet<TKey> known = await ToHashSetAsync(second, comparer, token);
            await foreach (TSource item in first.WithCancellation(token))
            {
                if (known.Remove(await keySelector(item, token))) yield return item;
            }
        }
    }

    public static IAsyncEnumerable<TSource> SkipLast<TSource>(this IAsyncEnumerable<TSource> source, int count)
    {
        Check(source, "source");
        return count <= 0 ? Select(source, item => item) : Iterate(source, count, default);

        static async IAsyncEnumerable<TSource> Iterate(IAsyncEnumerable<TSource> source, int count, [EnumeratorCancellation] CancellationToken token)
        {
            Queue<TSource> kept = new Queue<TSource>();
            await foreach (TSource item in source.WithCancellation(token))
            {
                kept.Enqueue(item);
                if (kept.Count > count) yield return kept.Dequeue();
            }
        }
    }

    public static IAsyncEnumerable<TSource> TakeLast<TSource>(this IAsyncEnumerable<TSource> source, int count)
    {
        Check(source, "source");
        return count <= 0 ? Empty<TSource>() : Later(source, items => Enumerable.TakeLast(items, count));
    }

    public static IAsyncEnumerable<TSource> Take<TSource>(this IAsyncEnumerable<TSource> source, Range range)
    {
        Check(source, "source");
        if (range.Start.IsFromEnd || range.End.IsFromEnd) return Later(source, items => Enumerable.Take(items, range));
        return Take(Skip(source, range.Start.Value), Math.Max(0, range.End.Value - range.Start.Value));
    }

    public static async ValueTask<TSource> ElementAtAsync<TSource>(this IAsyncEnumerable<TSource> source, Index index, CancellationToken cancellationToken = default)
    {
        Check(source, "source");
        if (!index.IsFromEnd) return await ElementAtAsync(source, index.Value, cancellationToken);
        List<TSource> items = await ToListAsync(source, cancellationToken);
        return Enumerable.ElementAt(items, index);
    }

    public static async ValueTask<TSource> ElementAtOrDefaultAsync<TSource>(this IAsyncEnumerable<TSource> source, int index, CancellationToken cancellationToken = default)
    {
        Check(source, "source");
        if (index < 0) return default;
        await foreach (TSource item in source.WithCancellation(cancellationToken))
        {
            if (index-- == 0) return item;
        }
        return default;
    }

    public static async ValueTask<TSource> ElementAtOrDefaultAsync<TSource>(this IAsyncEnumerable<TSource> source, Index index, CancellationToken cancellationToken = default)
    {
        Check(source, "source");
        if (!index.IsFromEnd) return await ElementAtOrDefaultAsync(source, index.Value, cancellationToken);
        List<TSource> items = await ToListAsync(source, cancellationToken);
        return Enumerable.ElementAtOrDefault(items, index);
    }

    public static ValueTask<TSource> MaxByAsync<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer = null, CancellationToken cancellationToken = default) => MaxByAsync(source, Late(keySelector, "keySelector"), comparer, cancellationToken);

    public static ValueTask<TSource> MaxByAsync<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer = null, CancellationToken cancellationToken = default)
    {
        Check(source, "source");
        Check(keySelector, "keySelector");
        return Run(source, keySelector, comparer, cancellationToken);

        static async ValueTask<TSource> Run(IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer, CancellationToken token)
        {
            List<(TKey Key, TSource Item)> all = await Keyed(source, keySelector, token);
            return all.Count == 0 && default(TSource) == null ? default : Enumerable.MaxBy(all, pair => pair.Key, comparer).Item;
        }
    }

    public static ValueTask<TSource> MinByAsync<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer = null, CancellationToken cancellationToken = default) => MinByAsync(source, Late(keySelector, "keySelector"), comparer, cancellationToken);

    public static ValueTask<TSource> MinByAsync<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer = null, CancellationToken cancellationToken = default)
    {
        Check(source, "source");
        Check(keySelector, "keySelector");
        return Run(source, keySelector, comparer, cancellationToken);

        static async ValueTask<TSource> Run(IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer, CancellationToken token)
        {
            List<(TKey Key, TSource Item)> all = await Keyed(source, keySelector, token);
            return all.Count == 0 && default(TSource) == null ? default : Enumerable.MinBy(all, pair => pair.Key, comparer).Item;
        }
    }

}
