using System.Collections.Generic;

namespace System.Collections;

public partial class Queue : ICollection, ICloneable
{
    private readonly Queue<object> queue;

    public Queue()
        : this(32, 2.0f) { }

    public Queue(int capacity)
        : this(capacity, 2.0f) { }

    public Queue(int capacity, float growFactor)
    {
        if (capacity < 0) throw Fail.NeedsNonNegative("capacity");
        if (!(growFactor >= 1.0 && growFactor <= 10.0))
        {
            throw new ArgumentOutOfRangeException("growFactor", "Queue grow factor must be between 1 and 10.");
        }
        queue = new Queue<object>();
    }

    public Queue(ICollection col)
        : this(col == null ? 32 : col.Count)
    {
        if (col == null) throw Fail.Null("col");
        foreach (object item in col) Enqueue(item);
    }

    public static Queue Synchronized(Queue queue) => new SynchronizedQueue(queue ?? throw Fail.Null("queue"));

    public virtual int Count => queue.Count;

    public virtual bool IsSynchronized => false;

    public virtual object SyncRoot => this;

    public virtual void Clear() => queue.Clear();

    public virtual object Clone() => new Queue(this);

    public virtual bool Contains(object obj) => queue.Contains(obj);

    public virtual void CopyTo(Array array, int index) => ((ICollection)queue).CopyTo(array, index);

    public virtual object Dequeue() => queue.Dequeue();

    public virtual void Enqueue(object obj) => queue.Enqueue(obj);

    public virtual IEnumerator GetEnumerator() => queue.GetEnumerator();

    public virtual object Peek() => queue.Peek();

    public virtual object[] ToArray() => queue.ToArray();

    public virtual void TrimToSize() { }
}
