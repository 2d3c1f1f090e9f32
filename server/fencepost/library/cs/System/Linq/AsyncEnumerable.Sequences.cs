using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

public static partial class AsyncEnumerable
{
    public static IAsyncEnumerable<TSource> Append<TSource>(this IAsyncEnumerable<TSource> source, TSource element)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source, element, default);

        static async IAsyncEnumerable<TSource> Iterate(
            IAsyncEnumerable<TSource> source,
            TSource element,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            await foreach (TSource item in source.WithCancellation(token)) yield return item;
            yield return element;
        }
    }

    public static IAsyncEnumerable<TSource> Prepend<TSource>(this IAsyncEnumerable<TSource> source, TSource element)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source, element, default);

        static async IAsyncEnumerable<TSource> Iterate(
            IAsyncEnumerable<TSource> source,
            TSource element,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            yield return element;
            await foreach (TSource item in source.WithCancellation(token)) yield return item;
        }
    }

    public static IAsyncEnumerable<TSource> Concat<TSource>(this IAsyncEnumerable<TSource> first, IAsyncEnumerable<TSource> second)
    {
        if (first == null) throw Fail.Null("first");
        if (second == null) throw Fail.Null("second");
        return Iterate(first, second, default);

        static async IAsyncEnumerable<TSource> Iterate(
            IAsyncEnumerable<TSource> first,
            IAsyncEnumerable<TSource> second,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            await foreach (TSource item in first.WithCancellation(token)) yield return item;
            await foreach (TSource item in second.WithCancellation(token)) yield return item;
        }
    }

    public static IAsyncEnumerable<TSource> Distinct<TSource>(this IAsyncEnumerable<TSource> source, IEqualityComparer<TSource> comparer = null)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source, comparer, default);

        static async IAsyncEnumerable<TSource> Iterate(
            IAsyncEnumerable<TSource> source,
            IEqualityComparer<TSource> comparer,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            HashSet<TSource> set = new HashSet<TSource>(comparer);
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (set.Add(item)) yield return item;
            }
        }
    }

    public static IAsyncEnumerable<TSource> DefaultIfEmpty<TSource>(this IAsyncEnumerable<TSource> source, TSource defaultValue)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source, defaultValue, default);

        static async IAsyncEnumerable<TSource> Iterate(
            IAsyncEnumerable<TSource> source,
            TSource defaultValue,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            bool any = false;
            await foreach (TSource item in source.WithCancellation(token))
            {
                any = true;
                yield return item;
            }
            if (!any) yield return defaultValue;
        }
    }

    public static IAsyncEnumerable<TSource> Reverse<TSource>(this IAsyncEnumerable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source, default);

        static async IAsyncEnumerable<TSource> Iterate(IAsyncEnumerable<TSource> source, [EnumeratorCancellation] CancellationToken token)
        {
            TSource[] items = await source.ToArrayAsync(token);
            for (int i = items.Length - 1; i >= 0; i--) yield return items[i];
        }
    }

    public static IAsyncEnumerable<TSource[]> Chunk<TSource>(this IAsyncEnumerable<TSource> source, int size)
    {
        if (source == null) throw Fail.Null("source");
        if (size < 1) throw new ArgumentOutOfRangeException("size");
        return Iterate(source, size, default);

        static async IAsyncEnumerable<TSource[]> Iterate(IAsyncEnumerable<TSource> source, int size, [EnumeratorCancellation] CancellationToken token)
        {
            List<TSource> chunk = new List<TSource>();
            await foreach (TSource item in source.WithCancellation(token))
            {
                chunk.Add(item);
                if (chunk.Count < size) continue;
                yield return chunk.ToArray();
                chunk.Clear();
            }
            if (chunk.Count > 0) yield return chunk.ToArray();
        }
    }

    public static IAsyncEnumerable<(int Index, TSource Item)> Index<TSource>(this IAsyncEnumerable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source, default);

        static async IAsyncEnumerable<(int Index, TSource Item)> Iterate(
            IAsyncEnumerable<TSource> source,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            int index = -1;
            await foreach (TSource item in source.WithCancellation(token)) yield return (checked(++index), item);
        }
    }

    public static IAsyncEnumerable<TResult> Cast<TResult>(this IAsyncEnumerable<object> source)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source, default);

        static async IAsyncEnumerable<TResult> Iterate(IAsyncEnumerable<object> source, [EnumeratorCancellation] CancellationToken token)
        {
            await foreach (object item in source.WithCancellation(token)) yield return (TResult)item;
        }
    }

    public static IAsyncEnumerable<TResult> OfType<TResult>(this IAsyncEnumerable<object> source)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source, default);

        static async IAsyncEnumerable<TResult> Iterate(IAsyncEnumerable<object> source, [EnumeratorCancellation] CancellationToken token)
        {
            await foreach (object item in source.WithCancellation(token))
            {
                if (item is TResult result) yield return result;
            }
        }
    }

    public static IAsyncEnumerable<TResult> Zip<TFirst, TSecond, TResult>(
        this IAsyncEnumerable<TFirst> first,
        IAsyncEnumerable<TSecond> second,
        Func<TFirst, TSecond, TResult> resultSelector
    )
    {
        if (first == null) throw Fail.Null("first");
        if (second == null) throw Fail.Null("second");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Iterate(first, second, resultSelector, default);

        static async IAsyncEnumerable<TResult> Iterate(
            IAsyncEnumerable<TFirst> first,
            IAsyncEnumerable<TSecond> second,
            Func<TFirst, TSecond, TResult> resultSelector,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            await using IAsyncEnumerator<TFirst> left = first.GetAsyncEnumerator(token);
            await using IAsyncEnumerator<TSecond> right = second.GetAsyncEnumerator(token);
            while (await left.MoveNextAsync() && await right.MoveNextAsync()) yield return resultSelector(left.Current, right.Current);
        }
    }

    public static IAsyncEnumerable<(TFirst First, TSecond Second)> Zip<TFirst, TSecond>(
        this IAsyncEnumerable<TFirst> first,
        IAsyncEnumerable<TSecond> second
    ) => Zip(first, second, static (left, right) => (left, right));

    public static IAsyncEnumerable<TSource> DefaultIfEmpty<TSource>(this IAsyncEnumerable<TSource> source) => DefaultIfEmpty(source, default);

    public static IAsyncEnumerable<TResult> Empty<TResult>() => ToAsyncEnumerable(Array.Empty<TResult>());

    public static IAsyncEnumerable<int> Range(int start, int count) => ToAsyncEnumerable(Enumerable.Range(start, count));

    public static IAsyncEnumerable<TResult> Repeat<TResult>(TResult element, int count) => ToAsyncEnumerable(Enumerable.Repeat(element, count));

    public static IAsyncEnumerable<TSource> ToAsyncEnumerable<TSource>(this IEnumerable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source);

#pragma warning disable CS1998 // nothing to await
        static async IAsyncEnumerable<TSource> Iterate(IEnumerable<TSource> source)
        {
            foreach (TSource item in source) yield return item;
        }
#pragma warning restore CS1998
    }
}
