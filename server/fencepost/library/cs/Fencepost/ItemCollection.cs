using System.Collections;
using System.Text.RegularExpressions;

namespace Fencepost;

/// <summary>What the collections of regular expressions have in common.</summary>
public abstract class ItemCollection<T> : IList<T>, IReadOnlyList<T>, IList where T : Capture
{
    internal ItemCollection() { }

    private protected abstract int Size { get; }
    private protected abstract T At(int index);

    /// <summary>Whether there is an item of that index, without a look at later ones.</summary>
    private protected virtual bool Exists(int index) => index < Size;

    private protected IEnumerator<T> Enumerate() => new Enumerator(this);

    private protected void Copy(Array array, int arrayIndex)
    {
        ArgumentNullException.ThrowIfNull(array);
        Array.Copy(Items(), 0, array, arrayIndex, Size);
    }

    private protected void Copy(T[] array, int arrayIndex)
    {
        ArgumentNullException.ThrowIfNull(array);
        ArgumentOutOfRangeException.ThrowIfNegative(arrayIndex);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(arrayIndex, array.Length);
        if (array.Length - arrayIndex < Size) throw new ArgumentException("Destination array is not long enough to copy all the items in the collection. Check array index and length.");
        Items().CopyTo(array, arrayIndex);
    }

    private T[] Items()
    {
        var items = new T[Size];
        for (int i = 0; i < items.Length; i++) items[i] = At(i);
        return items;
    }

    private int IndexOf(T item)
    {
        for (int i = 0; item != null && i < Size; i++)
        {
            if (At(i).IsSame(item)) return i;
        }
        return -1;
    }

    private static NotSupportedException ReadOnly() => new("Collection is read-only.");

    int ICollection<T>.Count => Size;
    int IReadOnlyCollection<T>.Count => Size;
    int ICollection.Count => Size;
    bool ICollection<T>.IsReadOnly => true;
    bool IList.IsReadOnly => true;
    bool IList.IsFixedSize => true;
    bool ICollection.IsSynchronized => false;
    object ICollection.SyncRoot => this;
    IEnumerator<T> IEnumerable<T>.GetEnumerator() => Enumerate();
    IEnumerator IEnumerable.GetEnumerator() => Enumerate();
    T IReadOnlyList<T>.this[int index] => At(index);
    T IList<T>.this[int index] { get => At(index); set => throw ReadOnly(); }
    object IList.this[int index] { get => At(index); set => throw ReadOnly(); }
    int IList<T>.IndexOf(T item) => IndexOf(item);
    int IList.IndexOf(object value) => IndexOf(value as T);
    bool ICollection<T>.Contains(T item) => IndexOf(item) >= 0;
    bool IList.Contains(object value) => IndexOf(value as T) >= 0;
    void ICollection<T>.CopyTo(T[] array, int arrayIndex) => Copy(array, arrayIndex);
    void ICollection.CopyTo(Array array, int index) => Copy(array, index);
    void ICollection<T>.Add(T item) => throw ReadOnly();
    void ICollection<T>.Clear() => throw ReadOnly();
    bool ICollection<T>.Remove(T item) => throw ReadOnly();
    void IList<T>.Insert(int index, T item) => throw ReadOnly();
    void IList<T>.RemoveAt(int index) => throw ReadOnly();
    int IList.Add(object value) => throw ReadOnly();
    void IList.Clear() => throw ReadOnly();
    void IList.Insert(int index, object value) => throw ReadOnly();
    void IList.Remove(object value) => throw ReadOnly();
    void IList.RemoveAt(int index) => throw ReadOnly();

    private sealed class Enumerator : IEnumerator<T>
    {
        private readonly ItemCollection<T> items;
        private int index = -1;

        internal Enumerator(ItemCollection<T> items) => this.items = items;

        public bool MoveNext()
        {
            if (index == -2) return false;
            index = items.Exists(index + 1) ? index + 1 : -2;
            return index >= 0;
        }

        public T Current
        {
            get
            {
                if (index < 0) throw new InvalidOperationException("Enumeration has either not started or has already finished.");
                return items.At(index);
            }
        }

        object IEnumerator.Current => Current;
        void IEnumerator.Reset() => index = -1;
        void IDisposable.Dispose() { }
    }
}
