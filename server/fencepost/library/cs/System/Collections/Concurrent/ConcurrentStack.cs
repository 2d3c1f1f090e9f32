using Fencepost;

namespace System.Collections.Concurrent;

public class ConcurrentStack<T> : IProducerConsumerCollection<T>, IReadOnlyCollection<T>
{
    private Node head;

    private sealed class Node
    {
        internal readonly T value;
        internal readonly Node next;

        internal Node(T value, Node next)
        {
            this.value = value;
            this.next = next;
        }
    }

    public ConcurrentStack() { }

    public ConcurrentStack(IEnumerable<T> collection)
    {
        if (collection == null) throw new ArgumentNullException("collection");
        foreach (T item in collection) head = new Node(item, head);
    }

    public bool IsEmpty { [Query] get => head == null; }
    public int Count => CountFrom(Head());
    bool ICollection.IsSynchronized => false;
    object ICollection.SyncRoot => throw Failures.NoSyncRoot();

    [Query] private Node Head() => head;

    private static int CountFrom(Node node)
    {
        int count = 0;
        for (; node != null; node = node.next) count++;
        return count;
    }

    [OneStep] public void Push(T item) => head = new Node(item, head);

    public void PushRange(T[] items)
    {
        if (items == null) throw new ArgumentNullException("items");
        PushRange(items, 0, items.Length);
    }

    public void PushRange(T[] items, int startIndex, int count)
    {
        CheckRange(items, startIndex, count);
        if (count == 0) return;
        T[] copy = new T[count];
        for (int i = 0; i < count; i++) copy[i] = items[startIndex + i];
        PushAll(copy);
    }

    [OneStep]
    private void PushAll(T[] items)
    {
        foreach (T item in items) head = new Node(item, head);
    }

    private static void CheckRange(T[] items, int startIndex, int count)
    {
        if (items == null) throw new ArgumentNullException("items");
        if (count < 0) throw new ArgumentOutOfRangeException("count", "The count argument must be greater than or equal to zero.");
        if (startIndex < 0 || startIndex > items.Length)
            throw new ArgumentOutOfRangeException("startIndex", "The startIndex argument must be greater than or equal to zero.");
        if (items.Length - count < startIndex) throw new ArgumentException("The sum of the startIndex and count arguments must be less than or equal to the collection's Count.");
    }

    [OneStep]
    public bool TryPop(out T result)
    {
        if (head == null)
        {
            result = default;
            return false;
        }
        result = head.value;
        head = head.next;
        return true;
    }

    public int TryPopRange(T[] items)
    {
        if (items == null) throw new ArgumentNullException("items");
        return TryPopRange(items, 0, items.Length);
    }

    public int TryPopRange(T[] items, int startIndex, int count)
    {
        CheckRange(items, startIndex, count);
        if (count == 0) return 0;
        Node node = PopAll(count, out int popped);
        for (int i = 0; i < popped; i++)
        {
            items[startIndex + i] = node.value;
            node = node.next;
        }
        return popped;
    }

    [OneStep]
    private Node PopAll(int count, out int popped)
    {
        Node first = head;
        popped = 0;
        while (popped < count && head != null)
        {
            head = head.next;
            popped++;
        }
        return first;
    }

    public bool TryPeek(out T result)
    {
        Node node = Head();
        result = node == null ? default : node.value;
        return node != null;
    }

    [OneStep] public void Clear() => head = null;

    bool IProducerConsumerCollection<T>.TryAdd(T item)
    {
        Push(item);
        return true;
    }

    bool IProducerConsumerCollection<T>.TryTake(out T item) => TryPop(out item);

    public T[] ToArray()
    {
        Node first = Head();
        T[] items = new T[CountFrom(first)];
        for (int i = 0; i < items.Length; i++)
        {
            items[i] = first.value;
            first = first.next;
        }
        return items;
    }

    public void CopyTo(T[] array, int index) => Failures.Copy(ToArray(), array, index);
    void ICollection.CopyTo(Array array, int index) => Failures.Copy(ToArray(), array, index);

    /// <summary>The items at the time of this call.</summary>
    public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)ToArray()).GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
