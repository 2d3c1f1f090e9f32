// Two threads see one free place, and both fill it.
using System.Collections.Concurrent;
using System.Threading;

namespace Buffers;

public class BoundedBag<T>
{
    private readonly ConcurrentQueue<T> items = new();
    private readonly int capacity;
    private int count;

    public BoundedBag(int capacity) => this.capacity = capacity;

    public bool TryAdd(T item)
    {
        if (Volatile.Read(ref count) >= capacity) // MAY linearizability
            return false;
        Interlocked.Increment(ref count); // HERE linearizability
        items.Enqueue(item);
        return true;
    }
}
