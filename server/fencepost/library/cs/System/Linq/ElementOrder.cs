namespace System.Linq;

internal sealed class ElementOrder<T, TKey> : ElementOrder<T>
{
    private readonly Func<T, TKey> keySelector;
    private readonly IComparer<TKey> comparer;
    private readonly bool descending;
    private readonly ElementOrder<T> next;
    private TKey[] keys;

    public ElementOrder(Func<T, TKey> keySelector, IComparer<TKey> comparer, bool descending, ElementOrder<T> next)
    {
        this.keySelector = keySelector;
        this.comparer = comparer;
        this.descending = descending;
        this.next = next;
    }

    internal override void Prepare(int count)
    {
        keys = new TKey[count];
        next?.Prepare(count);
    }

    internal override void ComputeKeys(T[] items)
    {
        for (int i = 0; i < items.Length; i++) keys[i] = Key(items[i]);
        next?.ComputeKeys(items);
    }

    internal override void SetKeys(int slot, T item)
    {
        keys[slot] = Key(item);
        next?.SetKeys(slot, item);
    }

    private TKey Key(T item) => keySelector == null ? (TKey)(object)item : keySelector(item);

    internal override int Compare(int left, int right)
    {
        int order = comparer == null ? Defaults.Compare(keys[left], keys[right]) : comparer.Compare(keys[left], keys[right]);
        if (order == 0) return next == null ? 0 : next.Compare(left, right);
        return descending != (order > 0) ? 1 : -1;
    }
}
