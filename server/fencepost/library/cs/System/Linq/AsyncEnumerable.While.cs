using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

public static partial class AsyncEnumerable
{
    public static IAsyncEnumerable<TSource> TakeWhile<TSource>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<bool>> predicate)
    {
        Check(source, "source");
        Check(predicate, "predicate");
        return Iterate(source, predicate, default);

        static async IAsyncEnumerable<TSource> Iterate(IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<bool>> predicate, [EnumeratorCancellation] CancellationToken token)
        {
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (!await predicate(item, token)) yield break;
                yield return item;
            }
        }
    }

    public static IAsyncEnumerable<TSource> TakeWhile<TSource>(this IAsyncEnumerable<TSource> source, Func<TSource, int, bool> predicate)
    {
        Check(source, "source");
        Check(predicate, "predicate");
        return Iterate(source, predicate, default);

        static async IAsyncEnumerable<TSource> Iterate(IAsyncEnumerable<TSource> source, Func<TSource, int, bool> predicate, [EnumeratorCancellation] CancellationToken token)
        {
            int index = -1;
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (!predicate(item, checked(++index))) yield break;
                yield return item;
            }
        }
    }

    public static IAsyncEnumerable<TSource> TakeWhile<TSource>(this IAsyncEnumerable<TSource> source, Func<TSource, int, CancellationToken, ValueTask<bool>> predicate)
    {
        Check(source, "source");
        Check(predicate, "predicate");
        return Iterate(source, predicate, default);

        static async IAsyncEnumerable<TSource> Iterate(IAsyncEnumerable<TSource> source, Func<TSource, int, CancellationToken, ValueTask<bool>> predicate, [EnumeratorCancellation] CancellationToken token)
        {
            int index = -1;
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (!await predicate(item, checked(++index), token)) yield break;
                yield return item;
            }
        }
    }

    public static IAsyncEnumerable<TSource> SkipWhile<TSource>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<bool>> predicate)
    {
        Check(source, "source");
        Check(predicate, "predicate");
        return Iterate(source, predicate, default);

        static async IAsyncEnumerable<TSource> Iterate(IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<bool>> predicate, [EnumeratorCancellation] CancellationToken token)
        {
            bool skipping = true;
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (skipping && await predicate(item, token)) continue;
                skipping = false;
                yield return item;
            }
        }
    }

    public static IAsyncEnumerable<TSource> SkipWhile<TSource>(this IAsyncEnumerable<TSource> source, Func<TSource, int, bool> predicate)
    {
        Check(source, "source");
        Check(predicate, "predicate");
        return Iterate(source, predicate, default);

        static async IAsyncEnumerable<TSource> Iterate(IAsyncEnumerable<TSource> source, Func<TSource, int, bool> predicate, [EnumeratorCancellation] CancellationToken token)
        {
            bool skipping = true;
            int index = -1;
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (skipping && predicate(item, checked(++index))) continue;
                skipping = false;
                yield return item;
            }
        }
    }

    public static IAsyncEnumerable<TSource> SkipWhile<TSource>(this IAsyncEnumerable<TSource> source, Func<TSource, int, CancellationToken, ValueTask<bool>> predicate)
    {
        Check(source, "source");
        Check(predicate, "predicate");
        return Iterate(source, predicate, default);

        static async IAsyncEnumerable<TSource> Iterate(IAsyncEnumerable<TSource> source, Func<TSource, int, CancellationToken, ValueTask<bool>> predicate, [EnumeratorCancellation] CancellationToken token)
        {
            bool skipping = true;
            int index = -1;
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (skipping && await predicate(item, checked(++index), token)) continue;
                skipping = false;
                yield return item;
            }
        }
    }
}
