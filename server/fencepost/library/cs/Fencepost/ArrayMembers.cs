namespace Fencepost;

/// <summary>The generic interfaces of T[]: the machine looks them up here; `this` is the array.</summary>
internal sealed class ArrayMembers<T> : IList<T>, IReadOnlyList<T>
{
    private T[] Array => Unsafe.As<T[]>(this);

    public int Count => Array.Length;
    public bool IsReadOnly => true;
    public bool Contains(T item) => System.Array.IndexOf(Array, item) >= 0;
    public int IndexOf(T item) => System.Array.IndexOf(Array, item);
    public void CopyTo(T[] array, int arrayIndex) => System.Array.Copy(Array, 0, array, arrayIndex, Array.Length);
    public IEnumerator<T> GetEnumerator() => new ArrayEnumerator<T>(Array);
    System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => new ArrayEnumerator<T>(Array);
    public void Add(T item) => throw new NotSupportedException("Collection was of a fixed size.");
    public void Clear() => throw new NotSupportedException("Collection is read-only.");
    public void Insert(int index, T item) => throw new NotSupportedException("Collection was of a fixed size.");
    public bool Remove(T item) => throw new NotSupportedException("Collection was of a fixed size.");
    public void RemoveAt(int index) => throw new NotSupportedException("Collection was of a fixed size.");

    public T this[int index]
    {
        get
        {
            T[] array = Array;
            if ((uint)index >= (uint)array.Length) throw new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than the size of the collection.");
            return array[index];
        }
        set
        {
            T[] array = Array;
            if ((uint)index >= (uint)array.Length) throw new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than the size of the collection.");
            array[index] = value;
        }
    }
}
