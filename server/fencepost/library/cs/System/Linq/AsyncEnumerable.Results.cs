using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

public static partial class AsyncEnumerable
{
    public static ValueTask<TSource> ElementAtAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        int index,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, index, cancellationToken);

        static async ValueTask<TSource> Run(IAsyncEnumerable<TSource> source, int index, CancellationToken token)
        {
            if (index >= 0)
            {
                await foreach (TSource item in source.WithCancellation(token))
                {
                    if (index-- == 0) return item;
                }
            }
            throw new ArgumentOutOfRangeException("index");
        }
    }

    public static ValueTask<bool> ContainsAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        TSource value,
        IEqualityComparer<TSource> comparer = null,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, value, comparer, cancellationToken);

        static async ValueTask<bool> Run(
            IAsyncEnumerable<TSource> source,
            TSource value,
            IEqualityComparer<TSource> comparer,
            CancellationToken token
        )
        {
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (comparer == null ? Defaults.Equals(item, value) : comparer.Equals(item, value)) return true;
            }
            return false;
        }
    }

    public static ValueTask<bool> SequenceEqualAsync<TSource>(
        this IAsyncEnumerable<TSource> first,
        IAsyncEnumerable<TSource> second,
        IEqualityComparer<TSource> comparer = null,
        CancellationToken cancellationToken = default
    )
    {
        if (first == null) throw Fail.Null("first");
        if (second == null) throw Fail.Null("second");
        return Run(first, second, comparer, cancellationToken);

        static async ValueTask<bool> Run(
            IAsyncEnumerable<TSource> first,
            IAsyncEnumerable<TSource> second,
            IEqualityComparer<TSource> comparer,
            CancellationToken token
        )
        {
            await using IAsyncEnumerator<TSource> left = first.GetAsyncEnumerator(token);
            await using IAsyncEnumerator<TSource> right = second.GetAsyncEnumerator(token);
            while (await left.MoveNextAsync())
            {
                if (!await right.MoveNextAsync()) return false;
                TSource x = left.Current;
                TSource y = right.Current;
                if (!(comparer == null ? Defaults.Equals(x, y) : comparer.Equals(x, y))) return false;
            }
            return !await right.MoveNextAsync();
        }
    }

    public static ValueTask<List<TSource>> ToListAsync<TSource>(this IAsyncEnumerable<TSource> source, CancellationToken cancellationToken = default)
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, cancellationToken);

        static async ValueTask<List<TSource>> Run(IAsyncEnumerable<TSource> source, CancellationToken token)
        {
            List<TSource> list = new List<TSource>();
            await foreach (TSource item in source.WithCancellation(token)) list.Add(item);
            return list;
        }
    }

    public static ValueTask<TSource[]> ToArrayAsync<TSource>(this IAsyncEnumerable<TSource> source, CancellationToken cancellationToken = default)
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, cancellationToken);

        static async ValueTask<TSource[]> Run(IAsyncEnumerable<TSource> source, CancellationToken token)
        {
            List<TSource> list = new List<TSource>();
            await foreach (TSource item in source.WithCancellation(token)) list.Add(item);
            return list.ToArray();
        }
    }

    public static ValueTask<HashSet<TSource>> ToHashSetAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        IEqualityComparer<TSource> comparer = null,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, comparer, cancellationToken);

        static async ValueTask<HashSet<TSource>> Run(IAsyncEnumerable<TSource> source, IEqualityComparer<TSource> comparer, CancellationToken token)
        {
            HashSet<TSource> set = new HashSet<TSource>(comparer);
            await foreach (TSource item in source.WithCancellation(token)) set.Add(item);
            return set;
        }
    }

    public static ValueTask<Dictionary<TKey, TSource>> ToDictionaryAsync<TSource, TKey>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IEqualityComparer<TKey> comparer = null,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        return Run(source, keySelector, comparer, cancellationToken);

        static async ValueTask<Dictionary<TKey, TSource>> Run(
            IAsyncEnumerable<TSource> source,
            Func<TSource, TKey> keySelector,
            IEqualityComparer<TKey> comparer,
            CancellationToken token
        )
        {
            Dictionary<TKey, TSource> dictionary = new Dictionary<TKey, TSource>(comparer);
            await foreach (TSource item in source.WithCancellation(token)) dictionary.Add(keySelector(item), item);
            return dictionary;
        }
    }

    public static ValueTask<Dictionary<TKey, TElement>> ToDictionaryAsync<TSource, TKey, TElement>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TElement> elementSelector,
        IEqualityComparer<TKey> comparer = null,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (elementSelector == null) throw Fail.Null("elementSelector");
        return Run(source, keySelector, elementSelector, comparer, cancellationToken);

        static async ValueTask<Dictionary<TKey, TElement>> Run(
            IAsyncEnumerable<TSource> source,
            Func<TSource, TKey> keySelector,
            Func<TSource, TElement> elementSelector,
            IEqualityComparer<TKey> comparer,
            CancellationToken token
        )
        {
            Dictionary<TKey, TElement> dictionary = new Dictionary<TKey, TElement>(comparer);
            await foreach (TSource item in source.WithCancellation(token)) dictionary.Add(keySelector(item), elementSelector(item));
            return dictionary;
        }
    }

    public static ValueTask<TSource> AggregateAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, TSource, TSource> func,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        if (func == null) throw Fail.Null("func");
        return Run(source, func, cancellationToken);

        static async ValueTask<TSource> Run(IAsyncEnumerable<TSource> source, Func<TSource, TSource, TSource> func, CancellationToken token)
        {
            bool found = false;
            TSource result = default;
            await foreach (TSource item in source.WithCancellation(token))
            {
                result = found ? func(result, item) : item;
                found = true;
            }
            return found ? result : throw Fail.NoElements();
        }
    }

    public static ValueTask<TAccumulate> AggregateAsync<TSource, TAccumulate>(
        this IAsyncEnumerable<TSource> source,
        TAccumulate seed,
        Func<TAccumulate, TSource, TAccumulate> func,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        if (func == null) throw Fail.Null("func");
        return Run(source, seed, func, cancellationToken);

        static async ValueTask<TAccumulate> Run(
            IAsyncEnumerable<TSource> source,
            TAccumulate seed,
            Func<TAccumulate, TSource, TAccumulate> func,
            CancellationToken token
        )
        {
            await foreach (TSource item in source.WithCancellation(token)) seed = func(seed, item);
            return seed;
        }
    }

    public static ValueTask<TAccumulate> AggregateAsync<TSource, TAccumulate>(
        this IAsyncEnumerable<TSource> source,
        TAccumulate seed,
        Func<TAccumulate, TSource, CancellationToken, ValueTask<TAccumulate>> func,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        if (func == null) throw Fail.Null("func");
        return Run(source, seed, func, cancellationToken);

        static async ValueTask<TAccumulate> Run(
            IAsyncEnumerable<TSource> source,
            TAccumulate seed,
            Func<TAccumulate, TSource, CancellationToken, ValueTask<TAccumulate>> func,
            CancellationToken token
        )
        {
            await foreach (TSource item in source.WithCancellation(token)) seed = await func(seed, item, token);
            return seed;
        }
    }

    public static ValueTask<TSource> MinAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        IComparer<TSource> comparer = null,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, comparer, cancellationToken);

        static async ValueTask<TSource> Run(IAsyncEnumerable<TSource> source, IComparer<TSource> comparer, CancellationToken token)
        {
            List<TSource> items = await source.ToListAsync(token);
            return items.Min(comparer);
        }
    }

    public static ValueTask<TSource> MaxAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        IComparer<TSource> comparer = null,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, comparer, cancellationToken);

        static async ValueTask<TSource> Run(IAsyncEnumerable<TSource> source, IComparer<TSource> comparer, CancellationToken token)
        {
            List<TSource> items = await source.ToListAsync(token);
            return items.Max(comparer);
        }
    }
}
