using System.Collections;

namespace System.Linq;

// A read-only list that computes its elements.
internal abstract class ComputedList<T> : IList<T>, IReadOnlyList<T>
{
    public abstract int Count { get; }

    protected abstract T At(int index);

    public abstract IEnumerator<T> GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public T this[int index]
    {
        get => (uint)index < (uint)Count ? At(index) : throw new ArgumentOutOfRangeException("index");
        set => throw new NotSupportedException();
    }

    public bool IsReadOnly => true;

    public bool Contains(T item) => IndexOf(item) >= 0;

    public int IndexOf(T item)
    {
        for (int i = 0; i < Count; i++)
        {
            if (Defaults.Equals(At(i), item)) return i;
        }
        return -1;
    }

    public void CopyTo(T[] array, int arrayIndex)
    {
        for (int i = 0; i < Count; i++) array[arrayIndex + i] = At(i);
    }

    void ICollection<T>.Add(T item) => throw new NotSupportedException();

    void ICollection<T>.Clear() => throw new NotSupportedException();

    bool ICollection<T>.Remove(T item) => throw new NotSupportedException();

    void IList<T>.Insert(int index, T item) => throw new NotSupportedException();

    void IList<T>.RemoveAt(int index) => throw new NotSupportedException();
}
