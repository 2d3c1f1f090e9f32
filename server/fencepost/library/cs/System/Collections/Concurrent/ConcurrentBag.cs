using Fencepost;

namespace System.Collections.Concurrent;

/// <summary>A thread takes the newest of its own items, else the oldest of another thread's.</summary>
public class ConcurrentBag<T> : IProducerConsumerCollection<T>, IReadOnlyCollection<T>
{
    private Node newest;

    private sealed class Node
    {
        internal T value;
        internal int thread;
        internal Node next;
    }

    public ConcurrentBag() { }

    public ConcurrentBag(IEnumerable<T> collection)
    {
        if (collection == null) throw new ArgumentNullException("collection");
        foreach (T item in collection) Insert(item);
    }

    public bool IsEmpty { [Query] get => newest == null; }
    public int Count { [Query] get => CountInStep(); }
    bool ICollection.IsSynchronized => false;
    object ICollection.SyncRoot => throw Failures.NoSyncRoot();

    private int CountInStep()
    {
        int count = 0;
        for (Node node = newest; node != null; node = node.next) count++;
        return count;
    }

    /// <summary>Each thread's items are together, newest first; the threads are in the order of their numbers.</summary>
    private void Insert(T item)
    {
        int me = Machine.ThreadId();
        Node node = new Node { value = item, thread = me };
        if (newest == null || newest.thread >= me)
        {
            node.next = newest;
            newest = node;
            return;
        }
        Node before = newest;
        while (before.next != null && before.next.thread < me) before = before.next;
        node.next = before.next;
        before.next = node;
    }

    private bool Find(bool remove, out T result)
    {
        result = default;
        if (newest == null) return false;
        int me = Machine.ThreadId();
        Node before = null, found = newest;
        while (found != null && found.thread != me)
        {
            before = found;
            found = found.next;
        }
        if (found == null)
        {
            before = null;
            found = newest;
            while (found.next != null && found.next.thread == newest.thread)
            {
                before = found;
                found = found.next;
            }
        }
        result = found.value;
        if (remove && before == null) newest = found.next;
        else if (remove) before.next = found.next;
        return true;
    }

    [OneStep] public void Add(T item) => Insert(item);
    [OneStep] public bool TryTake(out T result) => Find(true, out result);
    [Query] public bool TryPeek(out T result) => Find(false, out result);
    [OneStep] public void Clear() => newest = null;

    bool IProducerConsumerCollection<T>.TryAdd(T item)
    {
        Add(item);
        return true;
    }

    [Query]
    public T[] ToArray()
    {
        T[] items = new T[CountInStep()];
        int i = 0;
        for (Node node = newest; node != null; node = node.next) items[i++] = node.value;
        return items;
    }

    public void CopyTo(T[] array, int index) => Failures.Copy(ToArray(), array, index);
    void ICollection.CopyTo(Array array, int index) => Failures.Copy(ToArray(), array, index);

    /// <summary>The items at the time of this call.</summary>
    public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)ToArray()).GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
