using Fencepost;

namespace System.Collections.Concurrent;

/// <summary>A thread takes the newest of its own items, else the oldest of another thread's: of the next one that came before it to
/// the bag, at last of the newest.</summary>
public class ConcurrentBag<T> : IProducerConsumerCollection<T>, IReadOnlyCollection<T>
{
    /// <summary>What each thread has added to which bag: nobody else asks for that, so that threads alike stay alike.</summary>
    [ThreadStatic] private static Share mine;

    /// <summary>The items of each thread, those of the last one that came first. Where a thread of the pool has none left, it might as
    /// well be another one.</summary>
    private Items newest;

    private sealed class Share
    {
        internal readonly ConcurrentBag<T> of;
        internal readonly Items items;
        internal Share next;

        internal Share(ConcurrentBag<T> of, Items items, Share next)
        {
            this.of = of;
            this.items = items;
            this.next = next;
        }
    }

    private sealed class Items
    {
        internal readonly bool pooled;
        internal Node newest;
        internal Items next;
        internal bool gone;

        internal Items(bool pooled, Items next)
        {
            this.pooled = pooled;
            this.next = next;
        }
    }

    private sealed class Node
    {
        internal readonly T value;
        internal Node next;

        internal Node(T value, Node next)
        {
            this.value = value;
            this.next = next;
        }
    }

    public ConcurrentBag() { }

    public ConcurrentBag(IEnumerable<T> collection)
    {
        if (collection == null) throw new ArgumentNullException("collection");
        foreach (T item in collection) Insert(item);
    }

    public bool IsEmpty { [Query] get => NextWithItems(newest) == null; }
    public int Count { [Query] get => CountInStep(); }
    bool ICollection.IsSynchronized => false;
    object ICollection.SyncRoot => throw Failures.NoSyncRoot();

    private int CountInStep()
    {
        int count = 0;
        for (Items items = newest; items != null; items = items.next)
        {
            for (Node node = items.newest; node != null; node = node.next) count++;
        }
        return count;
    }

    private Items Own()
    {
        Share before = null, share = mine;
        while (share != null && share.of != this)
        {
            before = share;
            share = share.next;
        }
        if (share == null) return null;
        if (!share.items.gone) return share.items;
        if (before == null) mine = share.next;
        else before.next = share.next;
        return null;
    }

    private void Insert(T item)
    {
        Items own = Own();
        if (own == null)
        {
            newest = own = new Items(Machine.IsOfPool(), newest);
            mine = new Share(this, own, mine);
        }
        own.newest = new Node(item, own.newest);
    }

    private static Items NextWithItems(Items from)
    {
        while (from != null && from.newest == null) from = from.next;
        return from;
    }

    private bool Find(bool remove, out T result)
    {
        result = default;
        Items own = Own(), found = own != null && own.newest != null ? own : NextWithItems(own?.next) ?? NextWithItems(newest);
        if (found == null) return false;
        Node before = null, node = found.newest;
        while (found != own && node.next != null)
        {
            before = node;
            node = node.next;
        }
        result = node.value;
        if (!remove) return true;
        if (before != null) before.next = null;
        else
        {
            found.newest = node.next;
            if (found.newest == null && found.pooled) Drop(found);
        }
        return true;
    }

    private void Drop(Items empty)
    {
        empty.gone = true;
        if (newest == empty)
        {
            newest = empty.next;
            return;
        }
        Items before = newest;
        while (before.next != empty) before = before.next;
        before.next = empty.next;
    }

    [OneStep] public void Add(T item) => Insert(item);
    [OneStep] public bool TryTake(out T result) => Find(true, out result);
    [Query] public bool TryPeek(out T result) => Find(false, out result);

    [OneStep]
    public void Clear()
    {
        while (Find(true, out _)) { }
    }

    bool IProducerConsumerCollection<T>.TryAdd(T item)
    {
        Add(item);
        return true;
    }

    [Query]
    public T[] ToArray()
    {
        T[] found = new T[CountInStep()];
        int i = 0;
        for (Items items = newest; items != null; items = items.next)
        {
            for (Node node = items.newest; node != null; node = node.next) found[i++] = node.value;
        }
        return found;
    }

    public void CopyTo(T[] array, int index) => Failures.Copy(ToArray(), array, index);
    void ICollection.CopyTo(Array array, int index) => Failures.Copy(ToArray(), array, index);

    /// <summary>The items at the time of this call.</summary>
    public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)ToArray()).GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
