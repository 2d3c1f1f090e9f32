using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

public static partial class AsyncEnumerable
{
    public static ValueTask<TSource> AggregateAsync<TSource>(this IAsyncEnumerable<TSource> source, Func<TSource, TSource, CancellationToken, ValueTask<TSource>> func, CancellationToken cancellationToken = default)
    {
        Check(source, "source");
        Check(func, "func");
        return Run(source, func, cancellationToken);

        static async ValueTask<TSource> Run(IAsyncEnumerable<TSource> source, Func<TSource, TSource, CancellationToken, ValueTask<TSource>> func, CancellationToken token)
        {
            bool found = false;
            TSource result = default;
            await foreach (TSource item in source.WithCancellation(token))
            {
                result = found ? await func(result, item, token) : item;
                found = true;
            }
            return found ? result : throw Fail.NoElements();
        }
    }

    public static ValueTask<TResult> AggregateAsync<TSource, TAccumulate, TResult>(this IAsyncEnumerable<TSource> source, TAccumulate seed, Func<TAccumulate, TSource, TAccumulate> func, Func<TAccumulate, TResult> resultSelector, CancellationToken cancellationToken = default)
    {
        Check(source, "source");
        Check(func, "func");
        Check(resultSelector, "resultSelector");
        return AggregateAsync(source, seed, Late(func, "func"), Late(resultSelector, "resultSelector"), cancellationToken);
    }

    public static ValueTask<TResult> AggregateAsync<TSource, TAccumulate, TResult>(this IAsyncEnumerable<TSource> source, TAccumulate seed, Func<TAccumulate, TSource, CancellationToken, ValueTask<TAccumulate>> func, Func<TAccumulate, CancellationToken, ValueTask<TResult>> resultSelector, CancellationToken cancellationToken = default)
    {
        Check(source, "source");
        Check(func, "func");
        Check(resultSelector, "resultSelector");
        return Run(source, seed, func, resultSelector, cancellationToken);

        static async ValueTask<TResult> Run(IAsyncEnumerable<TSource> source, TAccumulate seed, Func<TAccumulate, TSource, CancellationToken, ValueTask<TAccumulate>> func, Func<TAccumulate, CancellationToken, ValueTask<TResult>> resultSelector, CancellationToken token)
        {
            await foreach (TSource item in source.WithCancellation(token)) seed = await func(seed, item, token);
            return await resultSelector(seed, token);
        }
    }

    public static IAsyncEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<TSource, TKey, TAccumulate>(this IAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, TAccumulate seed, Func<TAccumulate, TSource, TAccumulate> func, IEqualityComparer<TKey> keyComparer = null)
    {
        Check(source, "source");
        return AggregateBy(source, Late(keySelector, "keySelector"), (_, _) => new ValueTask<TAccumulate>(seed), Late(func, "func"), keyComparer);
    }

    public static IAsyncEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<TSource, TKey, TAccumulate>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, TAccumulate seed, Func<TAccumulate, TSource, CancellationToken, ValueTask<TAccumulate>> func, IEqualityComparer<TKey> keyComparer = null) =>
        AggregateBy(source, keySelector, (_, _) => new ValueTask<TAccumulate>(seed), func, keyComparer);

    public static IAsyncEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<TSource, TKey, TAccumulate>(this IAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TKey, TAccumulate> seedSelector, Func<TAccumulate, TSource, TAccumulate> func, IEqualityComparer<TKey> keyComparer = null)
    {
        Check(source, "source");
        return AggregateBy(source, Late(keySelector, "keySelector"), Late(seedSelector, "seedSelector"), Late(func, "func"), keyComparer);
    }

    public static IAsyncEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<TSource, TKey, TAccumulate>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, Func<TKey, CancellationToken, ValueTask<TAccumulate>> seedSelector, Func<TAccumulate, TSource, CancellationToken, ValueTask<TAccumulate>> func, IEqualityComparer<TKey> keyComparer = null)
    {
        Check(source, "source");
        Check(keySelector, "keySelector");
        Check(seedSelector, "seedSelector");
        Check(func, "func");
        return Iterate(source, keySelector, seedSelector, func, keyComparer, default);

        static async IAsyncEnumerable<KeyValuePair<TKey, TAccumulate>> Iterate(IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, Func<TKey, CancellationToken, ValueTask<TAccumulate>> seedSelector, Func<TAccumulate, TSource, CancellationToken, ValueTask<TAccumulate>> func, IEqualityComparer<TKey> keyComparer, [EnumeratorCancellation] CancellationToken token)
        {
            Dictionary<TKey, TAccumulate> results = new Dictionary<TKey, TAccumulate>(keyComparer);
            await foreach (TSource item in source.WithCancellation(token))
            {
                TKey key = await keySelector(item, token);
                TAccumulate before = results.TryGetValue(key, out TAccumulate known) ? known : await seedSelector(key, token);
                results[key] = await func(before, item, token);
            }
            foreach (KeyValuePair<TKey, TAccumulate> pair in results) yield return pair;
        }
    }

    public static ValueTask<Dictionary<TKey, TValue>> ToDictionaryAsync<TKey, TValue>(this IAsyncEnumerable<KeyValuePair<TKey, TValue>> source, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default) =>
        ToDictionaryAsync(source, static pair => pair.Key, static pair => pair.Value, comparer, cancellationToken);

    public static ValueTask<Dictionary<TKey, TValue>> ToDictionaryAsync<TKey, TValue>(this IAsyncEnumerable<(TKey Key, TValue Value)> source, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default) =>
        ToDictionaryAsync(source, static pair => pair.Key, static pair => pair.Value, comparer, cancellationToken);

    public static ValueTask<Dictionary<TKey, TSource>> ToDictionaryAsync<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default) =>
        ToDictionaryAsync(source, keySelector, static (item, _) => new ValueTask<TSource>(item), comparer, cancellationToken);

    public static ValueTask<Dictionary<TKey, TElement>> ToDictionaryAsync<TSource, TKey, TElement>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, Func<TSource, CancellationToken, ValueTask<TElement>> elementSelector, IEqualityComparer<TKey> comparer = null, CancellationToken cancellationToken = default)
    {
        Check(source, "source");
        Check(keySelector, "keySelector");
        Check(elementSelector, "elementSelector");
        return Run(source, keySelector, elementSelector, comparer, cancellationToken);

        static async ValueTask<Dictionary<TKey, TElement>> Run(IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, Func<TSource, CancellationToken, ValueTask<TElement>> elementSelector, IEqualityComparer<TKey> comparer, CancellationToken token)
        {
            Dictionary<TKey, TElement> dictionary = new Dictionary<TKey, TElement>(comparer);
            await foreach (TSource item in source.WithCancellation(token)) dictionary.Add(await keySelector(item, token), await elementSelector(item, token));
            return dictionary;
        }
    }

    public static IAsyncEnumerable<(TFirst First, TSecond Second, TThird Third)> Zip<TFirst, TSecond, TThird>(this IAsyncEnumerable<TFirst> first, IAsyncEnumerable<TSecond> second, IAsyncEnumerable<TThird> third)
    {
        Check(first, "first");
        Check(second, "second");
        Check(third, "third");
        return Iterate(first, second, third, default);

        static async IAsyncEnumerable<(TFirst, TSecond, TThird)> Iterate(IAsyncEnumerable<TFirst> first, IAsyncEnumerable<TSecond> second, IAsyncEnumerable<TThird> third, [EnumeratorCancellation] CancellationToken token)
        {
            await using IAsyncEnumerator<TFirst> left = first.GetAsyncEnumerator(token);
            await using IAsyncEnumerator<TSecond> middle = second.GetAsyncEnumerator(token);
            await using IAsyncEnumerator<TThird> right = third.GetAsyncEnumerator(token);
            while (await left.MoveNextAsync() && await middle.MoveNextAsync() && await right.MoveNextAsync()) yield return (left.Current, middle.Current, right.Current);
        }
    }

    public static IAsyncEnumerable<TResult> Zip<TFirst, TSecond, TResult>(this IAsyncEnumerable<TFirst> first, IAsyncEnumerable<TSecond> second, Func<TFirst, TSecond, CancellationToken, ValueTask<TResult>> resultSelector)
    {
        Check(first, "first");
        Check(second, "second");
        Check(resultSelector, "resultSelector");
        return Iterate(first, second, resultSelector, default);

        static async IAsyncEnumerable<TResult> Iterate(IAsyncEnumerable<TFirst> first, IAsyncEnumerable<TSecond> second, Func<TFirst, TSecond, CancellationToken, ValueTask<TResult>> resultSelector, [EnumeratorCancellation] CancellationToken token)
        {
            await using IAsyncEnumerator<TFirst> left = first.GetAsyncEnumerator(token);
            await using IAsyncEnumerator<TSecond> right = second.GetAsyncEnumerator(token);
            while (await left.MoveNextAsync() && await right.MoveNextAsync()) yield return await resultSelector(left.Current, right.Current, token);
        }
    }

    public static IAsyncEnumerable<TSource> Shuffle<TSource>(this IAsyncEnumerable<TSource> source)
    {
        Check(source, "source");
        return Later(source, Enumerable.Shuffle);
    }

    public static IAsyncEnumerable<T> Sequence<T>(T start, T endInclusive, T step) where T : Numerics.INumber<T> => ToAsyncEnumerable(Enumerable.Sequence(start, endInclusive, step));
    public static IAsyncEnumerable<T> InfiniteSequence<T>(T start, T step) where T : Numerics.IAdditionOperators<T, T, T> => ToAsyncEnumerable(Enumerable.InfiniteSequence(start, step));
}
