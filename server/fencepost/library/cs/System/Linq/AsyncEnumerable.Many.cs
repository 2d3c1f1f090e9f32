using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

public static partial class AsyncEnumerable
{
    private static async IAsyncEnumerable<TResult> Flat<TSource, TCollection, TResult>(
        IAsyncEnumerable<TSource> source,
        Func<TSource, int, CancellationToken, ValueTask<IEnumerable<TCollection>>> collectionSelector,
        Func<TSource, TCollection, CancellationToken, ValueTask<TResult>> resultSelector,
        [EnumeratorCancellation] CancellationToken token = default
    )
    {
        int index = -1;
        await foreach (TSource item in source.WithCancellation(token))
        {
            foreach (TCollection inner in await collectionSelector(item, checked(++index), token)) yield return await resultSelector(item, inner, token);
        }
    }

    private static async IAsyncEnumerable<TResult> Flat<TSource, TCollection, TResult>(
        IAsyncEnumerable<TSource> source,
        Func<TSource, int, IAsyncEnumerable<TCollection>> collectionSelector,
        Func<TSource, TCollection, CancellationToken, ValueTask<TResult>> resultSelector,
        [EnumeratorCancellation] CancellationToken token = default
    )
    {
        int index = -1;
        await foreach (TSource item in source.WithCancellation(token))
        {
            await foreach (TCollection inner in collectionSelector(item, checked(++index)).WithCancellation(token)) yield return await resultSelector(item, inner, token);
        }
    }

    private static ValueTask<TResult> Inner<TSource, TResult>(TSource item, TResult inner, CancellationToken token) => new ValueTask<TResult>(inner);

    public static IAsyncEnumerable<TResult> SelectMany<TSource, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, int, IEnumerable<TResult>> selector)
    {
        Check(source, "source");
        Check(selector, "selector");
        return Flat<TSource, TResult, TResult>(source, (item, index, _) => new ValueTask<IEnumerable<TResult>>(selector(item, index)), Inner);
    }

    public static IAsyncEnumerable<TResult> SelectMany<TSource, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<IEnumerable<TResult>>> selector)
    {
        Check(source, "source");
        Check(selector, "selector");
        return Flat<TSource, TResult, TResult>(source, (item, _, token) => selector(item, token), Inner);
    }

    public static IAsyncEnumerable<TResult> SelectMany<TSource, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, int, CancellationToken, ValueTask<IEnumerable<TResult>>> selector)
    {
        Check(source, "source");
        Check(selector, "selector");
        return Flat<TSource, TResult, TResult>(source, selector, Inner);
    }

    public static IAsyncEnumerable<TResult> SelectMany<TSource, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, int, IAsyncEnumerable<TResult>> selector)
    {
        Check(source, "source");
        Check(selector, "selector");
        return Flat<TSource, TResult, TResult>(source, selector, Inner);
    }

    public static IAsyncEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, IEnumerable<TCollection>> collectionSelector, Func<TSource, TCollection, TResult> resultSelector)
    {
        Check(source, "source");
        Check(collectionSelector, "collectionSelector");
        Check(resultSelector, "resultSelector");
        return Flat<TSource, TCollection, TResult>(source, (item, _, _) => new ValueTask<IEnumerable<TCollection>>(collectionSelector(item)), Late(resultSelector, "resultSelector"));
    }

    public static IAsyncEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, int, IEnumerable<TCollection>> collectionSelector, Func<TSource, TCollection, TResult> resultSelector)
    {
        Check(source, "source");
        Check(collectionSelector, "collectionSelector");
        Check(resultSelector, "resultSelector");
        return Flat<TSource, TCollection, TResult>(source, (item, index, _) => new ValueTask<IEnumerable<TCollection>>(collectionSelector(item, index)), Late(resultSelector, "resultSelector"));
    }

    public static IAsyncEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<IEnumerable<TCollection>>> collectionSelector, Func<TSource, TCollection, CancellationToken, ValueTask<TResult>> resultSelector)
    {
        Check(source, "source");
        Check(collectionSelector, "collectionSelector");
        Check(resultSelector, "resultSelector");
        return Flat<TSource, TCollection, TResult>(source, (item, _, token) => collectionSelector(item, token), resultSelector);
    }

    public static IAsyncEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, int, CancellationToken, ValueTask<IEnumerable<TCollection>>> collectionSelector, Func<TSource, TCollection, CancellationToken, ValueTask<TResult>> resultSelector)
    {
        Check(source, "source");
        Check(collectionSelector, "collectionSelector");
        Check(resultSelector, "resultSelector");
        return Flat<TSource, TCollection, TResult>(source, collectionSelector, resultSelector);
    }

    public static IAsyncEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, IAsyncEnumerable<TCollection>> collectionSelector, Func<TSource, TCollection, CancellationToken, ValueTask<TResult>> resultSelector)
    {
        Check(source, "source");
        Check(collectionSelector, "collectionSelector");
        Check(resultSelector, "resultSelector");
        return Flat<TSource, TCollection, TResult>(source, (item, _) => collectionSelector(item), resultSelector);
    }

    public static IAsyncEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(this IAsyncEnumerable<TSource> source, Func<TSource, int, IAsyncEnumerable<TCollection>> collectionSelector, Func<TSource, TCollection, CancellationToken, ValueTask<TResult>> resultSelector)
    {
        Check(source, "source");
        Check(collectionSelector, "collectionSelector");
        Check(resultSelector, "resultSelector");
        return Flat<TSource, TCollection, TResult>(source, collectionSelector, resultSelector);
    }
}
