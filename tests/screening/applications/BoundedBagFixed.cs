// A place is taken before the item is put in, and given back when there was none.
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
        int seen;
        do
        {
            seen = Volatile.Read(ref count);
            if (seen >= capacity)
                return false;
        }
        while (Interlocked.CompareExchange(ref count, seen + 1, seen) != seen);
        items.Enqueue(item);
        return true;
    }
}
