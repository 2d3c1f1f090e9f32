using System.Collections.ObjectModel;
using System.Runtime.CompilerServices;

namespace System.Collections.Generic;

// Reads and writes its fields in the order in which .NET's List<T> does: unsynchronized use goes wrong in the same ways.
public partial class List<T> : IList<T>, IList, IReadOnlyList<T>
{
    internal T[] items;
    internal int size;
    internal int version;

    public List() => items = Array.Empty<T>();

    public List(int capacity)
    {
        if (capacity < 0) throw Fail.NeedsNonNegative("capacity");
        items = capacity == 0 ? Array.Empty<T>() : new T[capacity];
    }

    public List(IEnumerable<T> collection)
    {
        if (collection == null) throw Fail.Null("collection");
        items = Array.Empty<T>();
        if (collection is ICollection<T> known)
        {
            int count = known.Count;
            if (count == 0) return;
            items = new T[count];
            known.CopyTo(items, 0);
            size = count;
            return;
        }
        foreach (T item in collection) Add(item);
    }

    public int Capacity
    {
        get => items.Length;
        set
        {
            if (value < size) throw Fail.SmallCapacity("value");
            if (value == items.Length) return;
            if (value == 0)
            {
                items = Array.Empty<T>();
                return;
            }
            T[] larger = new T[value];
            if (size > 0) Array.Copy(items, larger, size);
            items = larger;
        }
    }

    public int Count => size;

    bool IList.IsFixedSize => false;

    bool ICollection<T>.IsReadOnly => false;

    bool IList.IsReadOnly => false;

    bool ICollection.IsSynchronized => false;

    object ICollection.SyncRoot => this;

    public T this[int index]
    {
        get
        {
            if ((uint)index >= (uint)size) throw Fail.Index();
            return items[index];
        }
        set
        {
            if ((uint)index >= (uint)size) throw Fail.Index();
            items[index] = value;
            version++;
        }
    }

    object IList.this[int index]
    {
        get => this[index];
        set => this[index] = Checked(value, "value");
    }

    public void Add(T item)
    {
        version++;
        T[] array = items;
        int count = size;
        if ((uint)count < (uint)array.Length)
        {
            size = count + 1;
            array[count] = item;
        }
        else
        {
            Grow(count + 1);
            size = count + 1;
            items[count] = item;
        }
    }

    int IList.Add(object item)
    {
        Add(Checked(item, "item"));
        return Count - 1;
    }

    public void AddRange(IEnumerable<T> collection)
    {
        if (collection == null) throw Fail.Null("collection");
        if (collection is ICollection<T> known)
        {
            int count = known.Count;
            if (count == 0) return;
            if (items.Length - size < count) Grow(checked(size + count));
            known.CopyTo(items, size);
            size += count;
            version++;
            return;
        }
        foreach (T item in collection) Add(item);
    }

    public ReadOnlyCollection<T> AsReadOnly() => new ReadOnlyCollection<T>(this);

    public void Clear()
    {
        version++;
        if (RuntimeHelpers.IsReferenceOrContainsReferences<T>())
        {
            int count = size;
            size = 0;
            if (count > 0) Array.Clear(items, 0, count);
        }
        else
        {
            size = 0;
        }
    }

    public void CopyTo(T[] array) => CopyTo(array, 0);

    public void CopyTo(int index, T[] array, int arrayIndex, int count)
    {
        if (size - index < count) throw Fail.Length();
        Array.Copy(items, index, array, arrayIndex, count);
    }

    public void CopyTo(T[] array, int arrayIndex) => Array.Copy(items, 0, array, arrayIndex, size);

    void ICollection.CopyTo(Array array, int arrayIndex)
    {
        if (array != null && array.Rank != 1)
        {
            throw new ArgumentException("Only single dimensional arrays are supported for the requested action.", "array");
        }
        try
        {
            Array.Copy(items, 0, array, arrayIndex, size);
        }
        catch (ArrayTypeMismatchException)
        {
            throw Fail.ArrayType();
        }
    }

    public int EnsureCapacity(int capacity)
    {
        if (capacity < 0) throw Fail.NeedsNonNegative("capacity");
        if (items.Length < capacity) Grow(capacity);
        return items.Length;
    }

    internal void Grow(int capacity)
    {
        int larger = items.Length == 0 ? 4 : 2 * items.Length;
        if (larger < capacity) larger = capacity;
        Capacity = larger;
    }

    public Enumerator GetEnumerator() => new Enumerator(this);

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => size == 0 ? new EmptyEnumerator<T>() : GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<T>)this).GetEnumerator();

    public List<T> GetRange(int index, int count)
    {
        CheckRange(index, count);
        List<T> list = new List<T>(count);
        Array.Copy(items, index, list.items, 0, count);
        list.size = count;
        return list;
    }

    public List<T> Slice(int start, int length) => GetRange(start, length);

    public void Insert(int index, T item)
    {
        if ((uint)index > (uint)size) throw new ArgumentOutOfRangeException("index", "Index must be within the bounds of the List.");
        MakeRoom(index, 1);
        items[index] = item;
        version++;
    }

    void IList.Insert(int index, object item) => Insert(index, Checked(item, "item"));

    public void InsertRange(int index, IEnumerable<T> collection)
    {
        if (collection == null) throw Fail.Null("collection");
        if ((uint)index > (uint)size) throw Fail.IndexMax();
        if (collection is not ICollection<T> known)
        {
            foreach (T item in collection) Insert(index++, item);
            return;
        }
        int count = known.Count;
        if (count == 0) return;
        MakeRoom(index, count);
        if (this == known)
        {
            Array.Copy(items, 0, items, index, index);
            Array.Copy(items, index + count, items, index * 2, size - count - index);
        }
        else
        {
            known.CopyTo(items, index);
        }
        version++;
    }

    // Moves what is at the index and after it, and makes the list longer.
    internal void MakeRoom(int index, int count)
    {
        if (items.Length - size < count) Grow(checked(size + count));
        if (index < size) Array.Copy(items, index, items, index + count, size - index);
        size += count;
    }

    public bool Remove(T item)
    {
        int index = IndexOf(item);
        if (index < 0) return false;
        RemoveAt(index);
        return true;
    }

    void IList.Remove(object item)
    {
        if (IsCompatible(item)) Remove((T)item);
    }

    public int RemoveAll(Predicate<T> match)
    {
        if (match == null) throw Fail.Null("match");
        int free = 0;
        while (free < size && !match(items[free])) free++;
        if (free >= size) return 0;
        int current = free + 1;
        while (current < size)
        {
            while (current < size && match(items[current])) current++;
            if (current < size) items[free++] = items[current++];
        }
        if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) Array.Clear(items, free, size - free);
        int removed = size - free;
        size = free;
        version++;
        return removed;
    }

    public void RemoveAt(int index)
    {
        if ((uint)index >= (uint)size) throw Fail.Index();
        size--;
        if (index < size) Array.Copy(items, index + 1, items, index, size - index);
        if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) items[size] = default;
        version++;
    }

    public void RemoveRange(int index, int count)
    {
        CheckRange(index, count);
        if (count == 0) return;
        size -= count;
        if (index < size) Array.Copy(items, index + count, items, index, size - index);
        version++;
        if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) Array.Clear(items, size, count);
    }

    public void Reverse() => Reverse(0, size);

    public void Reverse(int index, int count)
    {
        CheckRange(index, count);
        if (count > 1) Array.Reverse(items, index, count);
        version++;
    }

    public void Sort() => Sort(0, size, null);

    public void Sort(IComparer<T> comparer) => Sort(0, size, comparer);

    public void Sort(int index, int count, IComparer<T> comparer)
    {
        CheckRange(index, count);
        if (count > 1) Array.Sort(items, index, count, comparer);
        version++;
    }

    public void Sort(Comparison<T> comparison)
    {
        if (comparison == null) throw Fail.Null("comparison");
        if (size > 1) Array.Sort(items, 0, size, new ComparisonComparer<T>(comparison));
        version++;
    }

    public T[] ToArray()
    {
        if (size == 0) return Array.Empty<T>();
        T[] array = new T[size];
        Array.Copy(items, array, size);
        return array;
    }

    public void TrimExcess()
    {
        if (size < (int)(items.Length * 0.9)) Capacity = size;
    }

    private void CheckRange(int index, int count)
    {
        if (index < 0) throw Fail.NeedsNonNegative("index");
        if (count < 0) throw Fail.NeedsNonNegative("count");
        if (size - index < count) throw Fail.Length();
    }

    private static bool IsCompatible(object value) => value is T || (value == null && default(T) == null);

    private static T Checked(object value, string name)
    {
        if (value == null && default(T) != null) throw Fail.Null(name);
        if (!IsCompatible(value)) throw Fail.WrongType(value, typeof(T), "value");
        return (T)value;
    }

    public struct Enumerator : IEnumerator<T>, IEnumerator
    {
        private readonly List<T> list;
        private readonly int version;
        private int index;
        private T current;

        internal Enumerator(List<T> list)
        {
            this.list = list;
            version = list.version;
        }

        public T Current => current;

        object IEnumerator.Current => index <= 0 ? throw Fail.NoCurrent() : current;

        public bool MoveNext()
        {
            List<T> list = this.list;
            if (version != list.version) throw Fail.Changed();
            if ((uint)index < (uint)list.size)
            {
                current = list.items[index++];
                return true;
            }
            current = default;
            index = -1;
            return false;
        }

        void IEnumerator.Reset()
        {
            if (version != list.version) throw Fail.Changed();
            index = 0;
            current = default;
        }

        public void Dispose() { }
    }
}
