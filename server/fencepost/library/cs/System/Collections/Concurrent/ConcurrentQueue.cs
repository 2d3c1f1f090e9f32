using Fencepost;

namespace System.Collections.Concurrent;

public class ConcurrentQueue<T> : IProducerConsumerCollection<T>, IReadOnlyCollection<T>
{
    private Node head;
    private Node tail;

    private sealed class Node
    {
        internal T value;
        internal Node next;
    }

    public ConcurrentQueue() { }

    public ConcurrentQueue(IEnumerable<T> collection)
    {
        if (collection == null) throw new ArgumentNullException("collection");
        foreach (T item in collection) Append(item);
    }

    public bool IsEmpty { [Query] get => head == null; }
    public int Count { [Query] get => CountInStep(); }
    bool ICollection.IsSynchronized => false;
    object ICollection.SyncRoot => throw Failures.NoSyncRoot();

    private int CountInStep()
    {
        int count = 0;
        for (Node node = head; node != null; node = node.next) count++;
        return count;
    }

    [OneStep] public void Enqueue(T item) => Append(item);

    private void Append(T item)
    {
        Node node = new Node { value = item };
        if (tail == null) head = node;
        else tail.next = node;
        tail = node;
    }

    [OneStep]
    public bool TryDequeue(out T result)
    {
        if (head == null)
        {
            result = default;
            return false;
        }
        result = head.value;
        head = head.next;
        if (head == null) tail = null;
        return true;
    }

    [Query]
    public bool TryPeek(out T result)
    {
        if (head == null)
        {
            result = default;
            return false;
        }
        result = head.value;
        return true;
    }

    [OneStep]
    public void Clear()
    {
        head = null;
        tail = null;
    }

    bool IProducerConsumerCollection<T>.TryAdd(T item)
    {
        Enqueue(item);
        return true;
    }

    bool IProducerConsumerCollection<T>.TryTake(out T item) => TryDequeue(out item);

    [Query]
    public T[] ToArray()
    {
        T[] items = new T[CountInStep()];
        int i = 0;
        for (Node node = head; node != null; node = node.next) items[i++] = node.value;
        return items;
    }

    public void CopyTo(T[] array, int index) => Failures.Copy(ToArray(), array, index);
    void ICollection.CopyTo(Array array, int index) => Failures.Copy(ToArray(), array, index);

    /// <summary>The items at the time of this call.</summary>
    public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)ToArray()).GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

internal static class Failures
{
    internal static Exception NoSyncRoot() => new NotSupportedException("The SyncRoot property may not be used for the synchronization of concurrent collections.");

    internal static void Copy<T>(T[] items, T[] array, int index)
    {
        if (array == null) throw new ArgumentNullException("array");
        if (index < 0) throw new ArgumentOutOfRangeException("index");
        if (index > array.Length - items.Length)
            throw new ArgumentException("Destination array is not long enough to copy all the items in the collection. Check array index and length.");
        Array.Copy(items, 0, array, index, items.Length);
    }

    internal static void Copy<T>(T[] items, Array array, int index)
    {
        if (array == null) throw new ArgumentNullException("array");
        items.CopyTo(array, index);
    }
}
