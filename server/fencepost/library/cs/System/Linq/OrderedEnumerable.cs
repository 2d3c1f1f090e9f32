using System.Collections;

namespace System.Linq;

internal abstract class OrderedEnumerable<T> : IOrderedEnumerable<T>
{
    internal readonly IEnumerable<T> source;

    protected OrderedEnumerable(IEnumerable<T> source) => this.source = source;

    public IOrderedEnumerable<T> CreateOrderedEnumerable<TKey>(Func<T, TKey> keySelector, IComparer<TKey> comparer, bool descending)
    {
        if (keySelector == null) throw Fail.Null("keySelector");
        return new OrderedEnumerable<T, TKey>(source, keySelector, comparer, descending, this);
    }

    // The comparison by this key and, where it is equal, by the next ones.
    internal abstract ElementOrder<T> CreateOrder(ElementOrder<T> next);

    public IEnumerator<T> GetEnumerator()
    {
        T[] items = source.ToArray();
        if (items.Length == 0) yield break;
        int[] order = Sort(items);
        for (int i = 0; i < order.Length; i++) yield return items[order[i]];
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    internal T[] ToArray()
    {
        T[] items = source.ToArray();
        if (items.Length <= 1) return items;
        int[] order = Sort(items);
        T[] sorted = new T[items.Length];
        for (int i = 0; i < sorted.Length; i++) sorted[i] = items[order[i]];
        return sorted;
    }

    // The first or the last element of those that match: one pass, without sorting.
    internal T FindExtreme(Func<T, bool> predicate, bool last, out bool found)
    {
        ElementOrder<T> order = CreateOrder(null);
        order.Prepare(2);
        found = false;
        T best = default;
        int slot = 0; // of the best one's keys
        foreach (T item in source)
        {
            if (predicate != null && !predicate(item)) continue;
            order.SetKeys(found ? 1 - slot : slot, item);
            if (found)
            {
                int comparison = order.Compare(1 - slot, slot);
                if (last ? comparison < 0 : comparison >= 0) continue;
                slot = 1 - slot;
            }
            best = item;
            found = true;
        }
        return best;
    }

    // Merges longer and longer runs, so that equal elements keep their order.
    private int[] Sort(T[] items)
    {
        ElementOrder<T> order = CreateOrder(null);
        order.Prepare(items.Length);
        order.ComputeKeys(items);
        int count = items.Length;
        int[] from = new int[count];
        for (int i = 0; i < count; i++) from[i] = i;
        int[] to = new int[count];
        try
        {
            for (int width = 1; width < count; width *= 2)
            {
                for (int start = 0; start < count; start += 2 * width)
                {
                    int left = start;
                    int middle = Math.Min(start + width, count);
                    int right = middle;
                    int end = Math.Min(middle + width, count);
                    for (int i = start; i < end; i++)
                    {
                        bool takeLeft = left < middle && (right >= end || order.Compare(from[left], from[right]) <= 0);
                        to[i] = takeLeft ? from[left++] : from[right++];
                    }
                }
                (from, to) = (to, from);
            }
        }
        catch (Exception failure)
        {
            throw new InvalidOperationException("Failed to compare two elements in the array.", failure);
        }
        return from;
    }
}

internal sealed class OrderedEnumerable<T, TKey> : OrderedEnumerable<T>
{
    private readonly Func<T, TKey> keySelector; // null: the elements themselves
    private readonly IComparer<TKey> comparer;
    private readonly bool descending;
    private readonly OrderedEnumerable<T> parent;

    public OrderedEnumerable(
        IEnumerable<T> source,
        Func<T, TKey> keySelector,
        IComparer<TKey> comparer,
        bool descending,
        OrderedEnumerable<T> parent
    )
        : base(source)
    {
        this.keySelector = keySelector;
        this.comparer = comparer;
        this.descending = descending;
        this.parent = parent;
    }

    internal override ElementOrder<T> CreateOrder(ElementOrder<T> next)
    {
        ElementOrder<T> order = new ElementOrder<T, TKey>(keySelector, comparer, descending, next);
        return parent == null ? order : parent.CreateOrder(order);
    }
}

internal abstract class ElementOrder<T>
{
    internal abstract void Prepare(int count);

    internal abstract void ComputeKeys(T[] items);

    internal abstract void SetKeys(int slot, T item);

    internal abstract int Compare(int left, int right);
}
