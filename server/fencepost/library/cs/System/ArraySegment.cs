using System.Collections;

namespace System;

public readonly struct ArraySegment<T> : IList<T>, IReadOnlyList<T>
{
    private readonly T[] array;
    private readonly int offset;
    private readonly int count;

    public ArraySegment(T[] array)
    {
        ArgumentNullException.ThrowIfNull(array);
        this.array = array;
        count = array.Length;
    }

    public ArraySegment(T[] array, int offset, int count)
    {
        ArgumentNullException.ThrowIfNull(array);
        ArgumentOutOfRangeException.ThrowIfNegative(offset);
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        if (offset > array.Length - count) throw new ArgumentException("Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
        this.array = array;
        this.offset = offset;
        this.count = count;
    }

    public static ArraySegment<T> Empty => new ArraySegment<T>(System.Array.Empty<T>());
    public T[] Array => array;
    public int Offset => offset;
    public int Count => count;

    public T this[int index]
    {
        get
        {
            if ((uint)index >= (uint)count) throw new ArgumentOutOfRangeException("index");
            return array[offset + index];
        }
        set
        {
            if ((uint)index >= (uint)count) throw new ArgumentOutOfRangeException("index");
            array[offset + index] = value;
        }
    }

    public Enumerator GetEnumerator()
    {
        ThrowIfDefault();
        return new Enumerator(this);
    }

    private void ThrowIfDefault()
    {
        if (array == null) throw new InvalidOperationException("The underlying array is null.");
    }

    public void CopyTo(T[] destination) => CopyTo(destination, 0);

    public void CopyTo(T[] destination, int destinationIndex)
    {
        ThrowIfDefault();
        System.Array.Copy(array, offset, destination, destinationIndex, count);
    }

    public void CopyTo(ArraySegment<T> destination)
    {
        ThrowIfDefault();
        destination.ThrowIfDefault();
        if (count > destination.count) throw new ArgumentException("Destination is too short.", "destination");
        System.Array.Copy(array, offset, destination.array, destination.offset, count);
    }

    public ArraySegment<T> Slice(int index)
    {
        ThrowIfDefault();
        if ((uint)index > (uint)count) throw new ArgumentOutOfRangeException("index");
        return new ArraySegment<T>(array, offset + index, count - index);
    }

    public ArraySegment<T> Slice(int index, int count)
    {
        ThrowIfDefault();
        if ((uint)index > (uint)this.count || (uint)count > (uint)(this.count - index)) throw new ArgumentOutOfRangeException("index");
        return new ArraySegment<T>(array, offset + index, count);
    }

    public T[] ToArray()
    {
        ThrowIfDefault();
        if (count == 0) return System.Array.Empty<T>();
        T[] copy = new T[count];
        System.Array.Copy(array, offset, copy, 0, count);
        return copy;
    }

    public override bool Equals(object obj) => obj is ArraySegment<T> other && Equals(other);
    public bool Equals(ArraySegment<T> obj) => obj.array == array && obj.offset == offset && obj.count == count;
    public override int GetHashCode() => array == null ? 0 : HashCode.Combine(offset, count, array.GetHashCode());
    public static bool operator ==(ArraySegment<T> a, ArraySegment<T> b) => a.Equals(b);
    public static bool operator !=(ArraySegment<T> a, ArraySegment<T> b) => !a.Equals(b);
    public static implicit operator ArraySegment<T>(T[] array) => array != null ? new ArraySegment<T>(array) : default;

    bool ICollection<T>.IsReadOnly => true;
    bool ICollection<T>.Contains(T item) => ((IList<T>)this).IndexOf(item) >= 0;
    void ICollection<T>.Add(T item) => throw new NotSupportedException();
    void ICollection<T>.Clear() => throw new NotSupportedException();
    bool ICollection<T>.Remove(T item) => throw new NotSupportedException();
    void IList<T>.Insert(int index, T item) => throw new NotSupportedException();
    void IList<T>.RemoveAt(int index) => throw new NotSupportedException();
    IEnumerator<T> IEnumerable<T>.GetEnumerator() => GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    int IList<T>.IndexOf(T item)
    {
        ThrowIfDefault();
        int index = System.Array.IndexOf(array, item, offset, count);
        return index >= 0 ? index - offset : -1;
    }

    public struct Enumerator : IEnumerator<T>
    {
        private readonly T[] array;
        private readonly int start;
        private readonly int end;
        private int current;

        internal Enumerator(ArraySegment<T> segment)
        {
            array = segment.array;
            start = segment.offset;
            end = start + segment.count;
            current = start - 1;
        }

        public bool MoveNext() => current < end && ++current < end;

        public T Current
        {
            get
            {
                if (current < start) throw new InvalidOperationException("Enumeration has not started. Call MoveNext.");
                if (current >= end) throw new InvalidOperationException("Enumeration already finished.");
                return array[current];
            }
        }

        object IEnumerator.Current => Current;
        void IEnumerator.Reset() => current = start - 1;
        public void Dispose() { }
    }
}
