// A queue with Monitor.Wait and PulseAll; the helper without a lock is called under the lock only.
using System.Collections.Generic;
using System.Threading;

namespace Queues;

public sealed class MonitorQueue<T>
{
    private readonly object gate = new();
    private readonly Queue<T> items = new();
    private readonly int capacity;
    private int waiting;

    public MonitorQueue(int capacity) => this.capacity = capacity;

    public void Put(T item)
    {
        lock (gate)
        {
            while (items.Count == capacity)
                Wait();
            items.Enqueue(item);
            Monitor.PulseAll(gate);
        }
    }

    public T Take()
    {
        lock (gate)
        {
            while (items.Count == 0)
                Wait();
            var item = items.Dequeue();
            Monitor.PulseAll(gate);
            return item;
        }
    }

    private void Wait()
    {
        waiting++;
        Monitor.Wait(gate);
        waiting--;
    }
}
