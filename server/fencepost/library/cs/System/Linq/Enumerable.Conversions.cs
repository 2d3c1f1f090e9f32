using System.Numerics;
using System.Collections;
using System.Collections.Generic;

namespace System.Linq;

public static partial class Enumerable
{
    public static IEnumerable<int> Range(int start, int count)
    {
        if (count < 0 || (long)start + count - 1 > int.MaxValue) throw new ArgumentOutOfRangeException("count");
        return count == 0 ? Array.Empty<int>() : new RangeList(start, count);
    }

    public static IEnumerable<TResult> Repeat<TResult>(TResult element, int count)
    {
        if (count < 0) throw new ArgumentOutOfRangeException("count");
        return count == 0 ? Array.Empty<TResult>() : new RepeatList<TResult>(element, count);
    }

    public static IEnumerable<T> Sequence<T>(T start, T endInclusive, T step) where T : INumber<T>
    {
        if (start is null) throw Fail.Null("start");
        if (endInclusive is null) throw Fail.Null("endInclusive");
        if (step is null) throw Fail.Null("step");
        if (T.IsNaN(start)) throw new ArgumentOutOfRangeException("start");
        if (T.IsNaN(endInclusive)) throw new ArgumentOutOfRangeException("endInclusive");
        bool wrong = T.IsZero(step) ? start != endInclusive : T.IsPositive(step) ? endInclusive < start : endInclusive > start;
        if (T.IsNaN(step) || wrong) throw new ArgumentOutOfRangeException(T.IsNaN(step) || T.IsZero(step) ? "step" : "endInclusive");
        return SequenceIterator(start, endInclusive, step);
    }

    private static IEnumerable<T> SequenceIterator<T>(T current, T last, T step) where T : INumber<T>
    {
        yield return current;
        while (current != last)
        {
            T next = current + step;
            if (T.IsPositive(step) ? next <= current || next > last : next >= current || next < last) yield break;
            current = next;
            yield return current;
        }
    }

    public static IEnumerable<T> InfiniteSequence<T>(T start, T step) where T : IAdditionOperators<T, T, T>
    {
        if (start is null) throw Fail.Null("start");
        if (step is null) throw Fail.Null("step");
        return InfiniteIterator(start, step);
    }

    private static IEnumerable<T> InfiniteIterator<T>(T current, T step) where T : IAdditionOperators<T, T, T>
    {
        while (true)
        {
            yield return current;
            current += step;
        }
    }

    public static TSource[] ToArray<TSource>(this IEnumerable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        if (source is OrderedEnumerable<TSource> ordered) return ordered.ToArray();
        if (source is not ICollection<TSource> collection) return new List<TSource>(source).ToArray();
        int count = collection.Count;
        if (count == 0) return Array.Empty<TSource>();
        TSource[] array = new TSource[count];
        collection.CopyTo(array, 0);
        return array;
    }

    public static List<TSource> ToList<TSource>(this IEnumerable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return new List<TSource>(source is OrderedEnumerable<TSource> ordered ? ordered.ToArray() : source);
    }

    public static HashSet<TSource> ToHashSet<TSource>(this IEnumerable<TSource> source) => ToHashSet(source, null);

    public static HashSet<TSource> ToHashSet<TSource>(this IEnumerable<TSource> source, IEqualityComparer<TSource> comparer)
    {
        if (source == null) throw Fail.Null("source");
        return new HashSet<TSource>(source, comparer);
    }

    public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source) =>
        ToDictionary(source, null);

    public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(
        this IEnumerable<KeyValuePair<TKey, TValue>> source,
        IEqualityComparer<TKey> comparer
    )
    {
        if (source == null) throw Fail.Null("source");
        return new Dictionary<TKey, TValue>(source, comparer);
    }

    public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<(TKey Key, TValue Value)> source) =>
        ToDictionary(source, null);

    public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(
        this IEnumerable<(TKey Key, TValue Value)> source,
        IEqualityComparer<TKey> comparer
    )
    {
        if (source == null) throw Fail.Null("source");
        Dictionary<TKey, TValue> dictionary = new Dictionary<TKey, TValue>(comparer);
        foreach ((TKey key, TValue value) in source) dictionary.Add(key, value);
        return dictionary;
    }

    public static Dictionary<TKey, TSource> ToDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector) =>
        ToDictionary(source, keySelector, (IEqualityComparer<TKey>)null);

    public static Dictionary<TKey, TSource> ToDictionary<TSource, TKey>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IEqualityComparer<TKey> comparer
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        Dictionary<TKey, TSource> dictionary = new Dictionary<TKey, TSource>(KnownCapacity(source), comparer);
        foreach (TSource item in source) dictionary.Add(keySelector(item), item);
        return dictionary;
    }

    public static Dictionary<TKey, TElement> ToDictionary<TSource, TKey, TElement>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TElement> elementSelector
    ) => ToDictionary(source, keySelector, elementSelector, null);

    public static Dictionary<TKey, TElement> ToDictionary<TSource, TKey, TElement>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TElement> elementSelector,
        IEqualityComparer<TKey> comparer
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (elementSelector == null) throw Fail.Null("elementSelector");
        Dictionary<TKey, TElement> dictionary = new Dictionary<TKey, TElement>(KnownCapacity(source), comparer);
        foreach (TSource item in source) dictionary.Add(keySelector(item), elementSelector(item));
        return dictionary;
    }

    private static int KnownCapacity<TSource>(IEnumerable<TSource> source) => TryGetNonEnumeratedCount(source, out int count) ? count : 0;

    public static bool TryGetNonEnumeratedCount<TSource>(this IEnumerable<TSource> source, out int count)
    {
        if (source == null) throw Fail.Null("source");
        if (source is ICollection<TSource> collection)
        {
            count = collection.Count;
            return true;
        }
        if (source is IndexedEnumerable<TSource> indexed)
        {
            count = indexed.Length;
            return true;
        }
        if (source is CastCollection<TSource> cast)
        {
            count = cast.Length;
            return true;
        }
        if (source is OrderedEnumerable<TSource> ordered) return TryGetNonEnumeratedCount(ordered.source, out count);
        if (source is ICollection old)
        {
            count = old.Count;
            return true;
        }
        count = 0;
        return false;
    }

    public static int Count<TSource>(this IEnumerable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        if (source is ICollection<TSource> collection) return collection.Count;
        if (source is CastCollection<TSource> cast) return cast.Length;
        if (source is OrderedEnumerable<TSource> ordered) return Count(ordered.source);
        if (source is ICollection old) return old.Count;
        int count = 0;
        using IEnumerator<TSource> items = source.GetEnumerator();
        while (items.MoveNext())
        {
            checked { count++; }
        }
        return count;
    }

    public static int Count<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        int count = 0;
        foreach (TSource item in source)
        {
            if (predicate(item))
            {
                checked { count++; }
            }
        }
        return count;
    }

    public static long LongCount<TSource>(this IEnumerable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        long count = 0;
        using IEnumerator<TSource> items = source.GetEnumerator();
        while (items.MoveNext()) count++;
        return count;
    }

    public static long LongCount<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        long count = 0;
        foreach (TSource item in source)
        {
            if (predicate(item)) count++;
        }
        return count;
    }

    public static TSource Aggregate<TSource>(this IEnumerable<TSource> source, Func<TSource, TSource, TSource> func)
    {
        if (source == null) throw Fail.Null("source");
        if (func == null) throw Fail.Null("func");
        using IEnumerator<TSource> items = source.GetEnumerator();
        if (!items.MoveNext()) throw Fail.NoElements();
        TSource result = items.Current;
        while (items.MoveNext()) result = func(result, items.Current);
        return result;
    }

    public static TAccumulate Aggregate<TSource, TAccumulate>(
        this IEnumerable<TSource> source,
        TAccumulate seed,
        Func<TAccumulate, TSource, TAccumulate> func
    )
    {
        if (source == null) throw Fail.Null("source");
        if (func == null) throw Fail.Null("func");
        TAccumulate result = seed;
        foreach (TSource item in source) result = func(result, item);
        return result;
    }

    public static TResult Aggregate<TSource, TAccumulate, TResult>(
        this IEnumerable<TSource> source,
        TAccumulate seed,
        Func<TAccumulate, TSource, TAccumulate> func,
        Func<TAccumulate, TResult> resultSelector
    )
    {
        if (source == null) throw Fail.Null("source");
        if (func == null) throw Fail.Null("func");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return resultSelector(Aggregate(source, seed, func));
    }

    public static IEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<TSource, TKey, TAccumulate>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        TAccumulate seed,
        Func<TAccumulate, TSource, TAccumulate> func,
        IEqualityComparer<TKey> keyComparer = null
    ) => AggregateBy(source, keySelector, _ => seed, func, keyComparer);

    public static IEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<TSource, TKey, TAccumulate>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TKey, TAccumulate> seedSelector,
        Func<TAccumulate, TSource, TAccumulate> func,
        IEqualityComparer<TKey> keyComparer = null
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (seedSelector == null) throw Fail.Null("seedSelector");
        if (func == null) throw Fail.Null("func");
        return Iterate(source, keySelector, seedSelector, func, keyComparer);

        static IEnumerable<KeyValuePair<TKey, TAccumulate>> Iterate(
            IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector,
            Func<TKey, TAccumulate> seedSelector,
            Func<TAccumulate, TSource, TAccumulate> func,
            IEqualityComparer<TKey> keyComparer
        )
        {
            Dictionary<TKey, TAccumulate> results = new Dictionary<TKey, TAccumulate>(keyComparer);
            foreach (TSource item in source)
            {
                TKey key = keySelector(item);
                results[key] = func(results.TryGetValue(key, out TAccumulate result) ? result : seedSelector(key), item);
            }
            foreach (KeyValuePair<TKey, TAccumulate> pair in results) yield return pair;
        }
    }

    public static IEnumerable<KeyValuePair<TKey, int>> CountBy<TSource, TKey>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IEqualityComparer<TKey> keyComparer = null
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return AggregateBy(source, keySelector, 0, (count, _) => checked(count + 1), keyComparer);
    }
}
