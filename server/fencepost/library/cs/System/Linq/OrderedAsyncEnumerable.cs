using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

/// <summary>Items with the order of their keys: all keys of one kind are asked for before those of the next.</summary>
internal sealed class OrderedAsyncEnumerable<TElement> : IOrderedAsyncEnumerable<TElement>
{
    private readonly IAsyncEnumerable<TElement> source;
    private readonly Func<List<TElement>, CancellationToken, ValueTask<Comparison<int>>> order;

    internal OrderedAsyncEnumerable(IAsyncEnumerable<TElement> source, Func<List<TElement>, CancellationToken, ValueTask<Comparison<int>>> order)
    {
        this.source = source;
        this.order = order;
    }

    internal static Func<List<TElement>, CancellationToken, ValueTask<Comparison<int>>> ByKey<TKey>(Func<TElement, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer, bool descending) => async (items, token) =>
    {
        TKey[] keys = new TKey[items.Count];
        for (int i = 0; i < keys.Length; i++) keys[i] = await keySelector(items[i], token);
        comparer ??= Comparer<TKey>.Default;
        return (x, y) => descending ? comparer.Compare(keys[y], keys[x]) : comparer.Compare(keys[x], keys[y]);
    };

    public IOrderedAsyncEnumerable<TElement> CreateOrderedAsyncEnumerable<TKey>(Func<TElement, TKey> keySelector, IComparer<TKey> comparer, bool descending) =>
        CreateOrderedAsyncEnumerable((item, _) => new ValueTask<TKey>(keySelector(item)), comparer, descending);

    public IOrderedAsyncEnumerable<TElement> CreateOrderedAsyncEnumerable<TKey>(Func<TElement, CancellationToken, ValueTask<TKey>> keySelector, IComparer<TKey> comparer, bool descending)
    {
        Func<List<TElement>, CancellationToken, ValueTask<Comparison<int>>> first = order;
        Func<List<TElement>, CancellationToken, ValueTask<Comparison<int>>> then = ByKey(keySelector, comparer, descending);
        return new OrderedAsyncEnumerable<TElement>(source, async (items, token) =>
        {
            Comparison<int> before = await first(items, token);
            Comparison<int> after = await then(items, token);
            return (x, y) =>
            {
                int result = before(x, y);
                return result != 0 ? result : after(x, y);
            };
        });
    }

    public async IAsyncEnumerator<TElement> GetAsyncEnumerator(CancellationToken cancellationToken = default)
    {
        List<TElement> items = await AsyncEnumerable.ToListAsync(source, cancellationToken);
        if (items.Count == 0) yield break;
        Comparison<int> comparison = await order(items, cancellationToken);
        foreach (int index in Enumerable.Order(Enumerable.Range(0, items.Count), Comparer<int>.Create(comparison))) yield return items[index];
    }
}
