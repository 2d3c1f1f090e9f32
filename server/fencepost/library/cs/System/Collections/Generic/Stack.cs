using System.Runtime.CompilerServices;

namespace System.Collections.Generic;

public class Stack<T> : IEnumerable<T>, ICollection, IReadOnlyCollection<T>
{
    private T[] array;
    private int size;
    private int version;

    public Stack() => array = Array.Empty<T>();

    public Stack(int capacity)
    {
        if (capacity < 0) throw Fail.Negative("capacity", capacity);
        array = new T[capacity];
    }

    public Stack(IEnumerable<T> collection)
    {
        if (collection == null) throw Fail.Null("collection");
        List<T> items = new List<T>(collection);
        array = items.items;
        size = items.size;
    }

    public int Count => size;

    public int Capacity => array.Length;

    bool ICollection.IsSynchronized => false;

    object ICollection.SyncRoot => this;

    public void Clear()
    {
        if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) Array.Clear(array, 0, size);
        size = 0;
        version++;
    }

    public bool Contains(T item) => size != 0 && Defaults.LastIndexOf(array, item, 0, size) >= 0;

    public void CopyTo(T[] array, int arrayIndex)
    {
        if (array == null) throw Fail.Null("array");
        if (arrayIndex < 0 || arrayIndex > array.Length) throw Fail.IndexMax("arrayIndex");
        if (array.Length - arrayIndex < size) throw Fail.Length();
        for (int i = size - 1; i >= 0; i--) array[arrayIndex++] = this.array[i];
    }

    void ICollection.CopyTo(Array array, int arrayIndex)
    {
        if (array == null) throw Fail.Null("array");
        if (arrayIndex < 0 || arrayIndex > array.Length) throw Fail.IndexMax("arrayIndex");
        if (array.Length - arrayIndex < size) throw Fail.Length();
        try
        {
            Array.Copy(this.array, 0, array, arrayIndex, size);
            Array.Reverse(array, arrayIndex, size);
        }
        catch (ArrayTypeMismatchException)
        {
            throw Fail.ArrayType();
        }
    }

    public T Peek()
    {
        int top = size - 1;
        T[] array = this.array;
        if ((uint)top >= (uint)array.Length) throw new InvalidOperationException("Stack empty.");
        return array[top];
    }

    public bool TryPeek(out T result)
    {
        int top = size - 1;
        T[] array = this.array;
        if ((uint)top >= (uint)array.Length)
        {
            result = default;
            return false;
        }
        result = array[top];
        return true;
    }

    public T Pop()
    {
        int top = size - 1;
        T[] array = this.array;
        if ((uint)top >= (uint)array.Length) throw new InvalidOperationException("Stack empty.");
        version++;
        size = top;
        T item = array[top];
        if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) array[top] = default;
        return item;
    }

    public bool TryPop(out T result)
    {
        int top = size - 1;
        T[] array = this.array;
        if ((uint)top >= (uint)array.Length)
        {
            result = default;
            return false;
        }
        version++;
        size = top;
        result = array[top];
        if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) array[top] = default;
        return true;
    }

    public void Push(T item)
    {
        int top = size;
        T[] array = this.array;
        if ((uint)top < (uint)array.Length)
        {
            array[top] = item;
            version++;
            size = top + 1;
        }
        else
        {
            Grow(size + 1);
            this.array[size] = item;
            version++;
            size++;
        }
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

    private void Grow(int capacity) => SetCapacity(Math.Max(array.Length == 0 ? 4 : 2 * array.Length, capacity));

    private void SetCapacity(int capacity)
    {
        T[] larger = new T[capacity];
        Array.Copy(array, larger, size);
        array = larger;
    }

    public struct Enumerator : IEnumerator<T>, IEnumerator
    {
        private readonly Stack<T> stack;
        private readonly int version;
        private int index; // -2 before the first element, -1 after the last one
        private T current;

        internal Enumerator(Stack<T> stack)
        {
            this.stack = stack;
            version = stack.version;
            index = -2;
        }

        public T Current => index < 0 ? throw (index == -2 ? Fail.NotStarted() : Fail.Ended()) : current;

        object IEnumerator.Current => Current;

        public bool MoveNext()
        {
            if (version != stack.version) throw Fail.ChangedSince();
            if (index == -1) return false;
            index = index == -2 ? stack.size - 1 : index - 1;
            if (index >= 0)
            {
                current = stack.array[index];
                return true;
            }
            current = default;
            return false;
        }

        void IEnumerator.Reset()
        {
            if (version != stack.version) throw Fail.ChangedSince();
            index = -2;
            current = default;
        }

        public void Dispose() => index = -1;
    }
}
