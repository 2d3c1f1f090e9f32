using System.Runtime.CompilerServices;

namespace System.Collections.Generic;

public class Queue<T> : IEnumerable<T>, ICollection, IReadOnlyCollection<T>
{
    private T[] array;
    private int head;
    private int tail;
    private int size;
    private int version;

    public Queue() => array = Array.Empty<T>();

    public Queue(int capacity)
    {
        if (capacity < 0) throw Fail.Negative("capacity", capacity);
        array = new T[capacity];
    }

    public Queue(IEnumerable<T> collection)
    {
        if (collection == null) throw Fail.Null("collection");
        List<T> items = new List<T>(collection);
        array = items.items;
        size = items.size;
        if (size != array.Length) tail = size;
    }

    public int Count => size;

    public int Capacity => array.Length;

    bool ICollection.IsSynchronized => false;

    object ICollection.SyncRoot => this;

    public void Clear()
    {
        if (size != 0)
        {
            if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) Array.Clear(array, 0, array.Length);
            size = 0;
        }
        head = 0;
        tail = 0;
        version++;
    }

    public void CopyTo(T[] array, int arrayIndex)
    {
        if (array == null) throw Fail.Null("array");
        if (arrayIndex < 0 || arrayIndex > array.Length) throw Fail.IndexMax("arrayIndex");
        if (array.Length - arrayIndex < size) throw Fail.Length();
        int first = Math.Min(this.array.Length - head, size);
        Array.Copy(this.array, head, array, arrayIndex, first);
        if (size > first) Array.Copy(this.array, 0, array, arrayIndex + first, size - first);
    }

    void ICollection.CopyTo(Array array, int index)
    {
        CopyHelpers.CheckCopy(array, index, size);
        try
        {
            foreach (T item in this) array.SetValue(item, index++);
        }
        catch (InvalidCastException)
        {
            throw Fail.ArrayType();
        }
    }

    public void Enqueue(T item)
    {
        if (size == array.Length) Grow(size + 1);
        array[tail] = item;
        Advance(ref tail);
        size++;
        version++;
    }

    public T Dequeue()
    {
        int head = this.head;
        T[] array = this.array;
        if (size == 0) throw new InvalidOperationException("Queue empty.");
        T removed = array[head];
        if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) array[head] = default;
        Advance(ref this.head);
        size--;
        version++;
        return removed;
    }

    public bool TryDequeue(out T result)
    {
        if (size == 0)
        {
            result = default;
            return false;
        }
        result = Dequeue();
        return true;
    }

    public T Peek() => size == 0 ? throw new InvalidOperationException("Queue empty.") : array[head];

    public bool TryPeek(out T result)
    {
        if (size == 0)
        {
            result = default;
            return false;
        }
        result = array[head];
        return true;
    }

    public bool Contains(T item)
    {
        for (int i = 0; i < size; i++)
        {
            if (Defaults.Equals(At(i), item)) return true;
        }
        return false;
    }

    public T[] ToArray()
    {
        if (size == 0) return Array.Empty<T>();
        T[] copy = new T[size];
        CopyTo(copy, 0);
        return copy;
    }

    public void TrimExcess()
    {
        if (size < (int)(array.Length * 0.9)) SetCapacity(size);
    }

    public void TrimExcess(int capacity)
    {
        if (capacity < 0) throw Fail.Negative("capacity", capacity);
        if (capacity < size) throw Fail.SmallCapacity("capacity");
        if (capacity != array.Length) SetCapacity(capacity);
    }

    public int EnsureCapacity(int capacity)
    {
        if (capacity < 0) throw Fail.Negative("capacity", capacity);
        if (array.Length < capacity) Grow(capacity);
        return array.Length;
    }

    public Enumerator GetEnumerator() => new Enumerator(this);

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => size == 0 ? new EmptyEnumerator<T>() : GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<T>)this).GetEnumerator();

    private T At(int i)
    {
        int index = head + i;
        if (index >= array.Length) index -= array.Length;
        return array[index];
    }

    private void Advance(ref int index)
    {
        int next = index + 1;
        if (next == array.Length) next = 0;
        index = next;
    }

    private void Grow(int capacity)
    {
        int larger = Math.Max(2 * array.Length, array.Length + 4);
        SetCapacity(Math.Max(larger, capacity));
    }

    private void SetCapacity(int capacity)
    {
        T[] larger = new T[capacity];
        if (size > 0) CopyTo(larger, 0);
        array = larger;
        head = 0;
        tail = size == capacity ? 0 : size;
        version++;
    }

    public struct Enumerator : IEnumerator<T>, IEnumerator
    {
        private readonly Queue<T> queue;
        private readonly int version;
        private int index; // -1 before the first element, -2 after the last one
        private T current;

        internal Enumerator(Queue<T> queue)
        {
            this.queue = queue;
            version = queue.version;
            index = -1;
        }

        public T Current => index < 0 ? throw (index == -1 ? Fail.NotStarted() : Fail.Ended()) : current;

        object IEnumerator.Current => Current;

        public bool MoveNext()
        {
            if (version != queue.version) throw Fail.Changed();
            if (index == -2) return false;
            if (++index == queue.size)
            {
                index = -2;
                current = default;
                return false;
            }
            current = queue.At(index);
            return true;
        }

        void IEnumerator.Reset()
        {
            if (version != queue.version) throw Fail.Changed();
            index = -1;
            current = default;
        }

        public void Dispose()
        {
            index = -2;
            current = default;
        }
    }
}
