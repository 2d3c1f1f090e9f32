using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

public static partial class AsyncEnumerable
{
    public static IOrderedAsyncEnumerable<TSource> OrderBy<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer = null) => OrderBy(source, Late(keySelector, "keySelector"), comparer);

    public static IOrderedAsyncEnumerable<TSource> OrderBy<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer = null)
    {
        Check(source, "source");
        Check(keySelector, "keySelector");
        return new OrderedAsyncEnumerable<TSource>(source, OrderedAsyncEnumerable<TSource>.ByKey(keySelector, comparer, false));
    }

    public static IOrderedAsyncEnumerable<TSource> OrderByDescending<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer = null) => OrderByDescending(source, Late(keySelector, "keySelector"), comparer);

    public static IOrderedAsyncEnumerable<TSource> OrderByDescending<TSource, TKey>(this IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer = null)
    {
        Check(source, "source");
        Check(keySelector, "keySelector");
        return new OrderedAsyncEnumerable<TSource>(source, OrderedAsyncEnumerable<TSource>.ByKey(keySelector, comparer, true));
    }

    public static IOrderedAsyncEnumerable<T> Order<T>(this IAsyncEnumerable<T> source, IComparer<T> comparer = null) => OrderBy(source, item => item, comparer);
    public static IOrderedAsyncEnumerable<T> OrderDescending<T>(this IAsyncEnumerable<T> source, IComparer<T> comparer = null) => OrderByDescending(source, item => item, comparer);

    public static IOrderedAsyncEnumerable<TSource> ThenBy<TSource, TKey>(this IOrderedAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer = null)
    {
        Check(source, "source");
        return source.CreateOrderedAsyncEnumerable(keySelector, comparer, false);
    }

    public static IOrderedAsyncEnumerable<TSource> ThenBy<TSource, TKey>(this IOrderedAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer = null)
    {
        Check(source, "source");
        return source.CreateOrderedAsyncEnumerable(keySelector, comparer, false);
    }

    public static IOrderedAsyncEnumerable<TSource> ThenByDescending<TSource, TKey>(this IOrderedAsyncEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer = null)
    {
        Check(source, "source");
        return source.CreateOrderedAsyncEnumerable(keySelector, comparer, true);
    }

    public static IOrderedAsyncEnumerable<TSource> ThenByDescending<TSource, TKey>(this IOrderedAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer = null)
    {
        Check(source, "source");
        return source.CreateOrderedAsyncEnumerable(keySelector, comparer, true);
    }
}
