using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

public static partial class AsyncEnumerable
{
    public static IAsyncEnumerable<TSource> Where<TSource>(this IAsyncEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Iterate(source, predicate, default);

        static async IAsyncEnumerable<TSource> Iterate(
            IAsyncEnumerable<TSource> source,
            Func<TSource, bool> predicate,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (predicate(item)) yield return item;
            }
        }
    }

    public static IAsyncEnumerable<TSource> Where<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<bool>> predicate
    )
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Iterate(source, predicate, default);

        static async IAsyncEnumerable<TSource> Iterate(
            IAsyncEnumerable<TSource> source,
            Func<TSource, CancellationToken, ValueTask<bool>> predicate,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (await predicate(item, token)) yield return item;
            }
        }
    }

    public static IAsyncEnumerable<TSource> Where<TSource>(this IAsyncEnumerable<TSource> source, Func<TSource, int, bool> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Iterate(source, predicate, default);

        static async IAsyncEnumerable<TSource> Iterate(
            IAsyncEnumerable<TSource> source,
            Func<TSource, int, bool> predicate,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            int index = -1;
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (predicate(item, checked(++index))) yield return item;
            }
        }
    }

    public static IAsyncEnumerable<TSource> Where<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, int, CancellationToken, ValueTask<bool>> predicate
    )
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Iterate(source, predicate, default);

        static async IAsyncEnumerable<TSource> Iterate(
            IAsyncEnumerable<TSource> source,
            Func<TSource, int, CancellationToken, ValueTask<bool>> predicate,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            int index = -1;
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (await predicate(item, checked(++index), token)) yield return item;
            }
        }
    }

    public static IAsyncEnumerable<TResult> Select<TSource, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, TResult> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Iterate(source, selector, default);

        static async IAsyncEnumerable<TResult> Iterate(
            IAsyncEnumerable<TSource> source,
            Func<TSource, TResult> selector,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            await foreach (TSource item in source.WithCancellation(token)) yield return selector(item);
        }
    }

    public static IAsyncEnumerable<TResult> Select<TSource, TResult>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<TResult>> selector
    )
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Iterate(source, selector, default);

        static async IAsyncEnumerable<TResult> Iterate(
            IAsyncEnumerable<TSource> source,
            Func<TSource, CancellationToken, ValueTask<TResult>> selector,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            await foreach (TSource item in source.WithCancellation(token)) yield return await selector(item, token);
        }
    }

    public static IAsyncEnumerable<TResult> Select<TSource, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, int, TResult> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Iterate(source, selector, default);

        static async IAsyncEnumerable<TResult> Iterate(
            IAsyncEnumerable<TSource> source,
            Func<TSource, int, TResult> selector,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            int index = -1;
            await foreach (TSource item in source.WithCancellation(token)) yield return selector(item, checked(++index));
        }
    }

    public static IAsyncEnumerable<TResult> Select<TSource, TResult>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, int, CancellationToken, ValueTask<TResult>> selector
    )
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Iterate(source, selector, default);

        static async IAsyncEnumerable<TResult> Iterate(
            IAsyncEnumerable<TSource> source,
            Func<TSource, int, CancellationToken, ValueTask<TResult>> selector,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            int index = -1;
            await foreach (TSource item in source.WithCancellation(token)) yield return await selector(item, checked(++index), token);
        }
    }

    public static IAsyncEnumerable<TResult> SelectMany<TSource, TResult>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, IEnumerable<TResult>> selector
    )
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Iterate(source, selector, default);

        static async IAsyncEnumerable<TResult> Iterate(
            IAsyncEnumerable<TSource> source,
            Func<TSource, IEnumerable<TResult>> selector,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            await foreach (TSource item in source.WithCancellation(token))
            {
                foreach (TResult result in selector(item)) yield return result;
            }
        }
    }

    public static IAsyncEnumerable<TResult> SelectMany<TSource, TResult>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, IAsyncEnumerable<TResult>> selector
    )
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Iterate(source, selector, default);

        static async IAsyncEnumerable<TResult> Iterate(
            IAsyncEnumerable<TSource> source,
            Func<TSource, IAsyncEnumerable<TResult>> selector,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            await foreach (TSource item in source.WithCancellation(token))
            {
                await foreach (TResult result in selector(item).WithCancellation(token)) yield return result;
            }
        }
    }

    public static IAsyncEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, IAsyncEnumerable<TCollection>> collectionSelector,
        Func<TSource, TCollection, TResult> resultSelector
    )
    {
        if (source == null) throw Fail.Null("source");
        if (collectionSelector == null) throw Fail.Null("collectionSelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Iterate(source, collectionSelector, resultSelector, default);

        static async IAsyncEnumerable<TResult> Iterate(
            IAsyncEnumerable<TSource> source,
            Func<TSource, IAsyncEnumerable<TCollection>> collectionSelector,
            Func<TSource, TCollection, TResult> resultSelector,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            await foreach (TSource item in source.WithCancellation(token))
            {
                await foreach (TCollection inner in collectionSelector(item).WithCancellation(token)) yield return resultSelector(item, inner);
            }
        }
    }

    public static IAsyncEnumerable<TSource> Take<TSource>(this IAsyncEnumerable<TSource> source, int count)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source, count, default);

        static async IAsyncEnumerable<TSource> Iterate(IAsyncEnumerable<TSource> source, int count, [EnumeratorCancellation] CancellationToken token)
        {
            if (count <= 0) yield break;
            await foreach (TSource item in source.WithCancellation(token))
            {
                yield return item;
                if (--count == 0) yield break;
            }
        }
    }

    public static IAsyncEnumerable<TSource> Skip<TSource>(this IAsyncEnumerable<TSource> source, int count)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source, count, default);

        static async IAsyncEnumerable<TSource> Iterate(IAsyncEnumerable<TSource> source, int count, [EnumeratorCancellation] CancellationToken token)
        {
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (count > 0) count--;
                else yield return item;
            }
        }
    }

    public static IAsyncEnumerable<TSource> TakeWhile<TSource>(this IAsyncEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Iterate(source, predicate, default);

        static async IAsyncEnumerable<TSource> Iterate(
            IAsyncEnumerable<TSource> source,
            Func<TSource, bool> predicate,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (!predicate(item)) yield break;
                yield return item;
            }
        }
    }

    public static IAsyncEnumerable<TSource> SkipWhile<TSource>(this IAsyncEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Iterate(source, predicate, default);

        static async IAsyncEnumerable<TSource> Iterate(
            IAsyncEnumerable<TSource> source,
            Func<TSource, bool> predicate,
            [EnumeratorCancellation] CancellationToken token
        )
        {
            bool skipping = true;
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (skipping && predicate(item)) continue;
                skipping = false;
                yield return item;
            }
        }
    }
}
