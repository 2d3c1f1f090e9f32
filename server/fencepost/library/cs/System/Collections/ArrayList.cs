using System.Collections.Generic;

namespace System.Collections;

public partial class ArrayList : IList, ICloneable
{
    private readonly List<object> list;

    public ArrayList() => list = new List<object>();

    public ArrayList(int capacity)
    {
        if (capacity < 0) throw Fail.NeedsNonNegative("capacity");
        list = new List<object>(capacity);
    }

    public ArrayList(ICollection c)
    {
        if (c == null) throw new ArgumentNullException("c", "Collection cannot be null.");
        list = new List<object>(c.Count);
        AddRange(c);
    }

    public static ArrayList Repeat(object value, int count)
    {
        if (count < 0) throw Fail.NeedsNonNegative("count");
        ArrayList result = new ArrayList(count);
        for (int i = 0; i < count; i++) result.Add(value);
        return result;
    }

    public static ArrayList Synchronized(ArrayList list) => new SynchronizedArrayList(list ?? throw Fail.Null("list"));

    public virtual int Capacity { get => list.Capacity; set => list.Capacity = value; }

    public virtual int Count => list.Count;

    public virtual bool IsFixedSize => false;

    public virtual bool IsReadOnly => false;

    public virtual bool IsSynchronized => false;

    public virtual object SyncRoot => this;

    public virtual object this[int index] { get => list[index]; set => list[index] = value; }

    public virtual int Add(object value)
    {
        list.Add(value);
        return list.Count - 1;
    }

    public virtual void AddRange(ICollection c) => InsertRange(list.Count, c);

    public virtual int BinarySearch(int index, int count, object value, IComparer comparer) =>
        list.BinarySearch(index, count, value, Generic(comparer));

    public virtual int BinarySearch(object value) => BinarySearch(0, Count, value, null);

    public virtual int BinarySearch(object value, IComparer comparer) => BinarySearch(0, Count, value, comparer);

    public virtual void Clear() => list.Clear();

    public virtual object Clone()
    {
        ArrayList copy = new ArrayList(list.Count);
        copy.list.AddRange(list);
        return copy;
    }

    public virtual bool Contains(object item) => list.Contains(item);

    public virtual void CopyTo(Array array) => CopyTo(array, 0);

    public virtual void CopyTo(Array array, int arrayIndex) => CopyTo(0, array, arrayIndex, list.Count);

    public virtual void CopyTo(int index, Array array, int arrayIndex, int count)
    {
        if (list.Count - index < count) throw Fail.Length();
        if (array != null && array.Rank != 1) throw new ArgumentException("Only single dimensional arrays are supported for the requested action.", "array");
        Array.Copy(list.items, index, array, arrayIndex, count);
    }

    public virtual IEnumerator GetEnumerator() => new List<object>.Enumerator(list);

    public virtual IEnumerator GetEnumerator(int index, int count)
    {
        CheckRange(index, count);
        return Enumerate(index, count);
    }

    private IEnumerator Enumerate(int index, int count)
    {
        int version = list.version;
        for (int i = index; i < index + count; i++)
        {
            yield return list[i];
            if (version != list.version) throw Fail.Changed();
        }
    }

    public virtual ArrayList GetRange(int index, int count)
    {
        CheckRange(index, count);
        ArrayList range = new ArrayList(count);
        range.list.AddRange(list.GetRange(index, count));
        return range;
    }

    public virtual int IndexOf(object value) => list.IndexOf(value);

    public virtual int IndexOf(object value, int startIndex)
    {
        if (startIndex > list.Count) throw Fail.IndexMax("startIndex");
        return list.IndexOf(value, startIndex);
    }

    public virtual int IndexOf(object value, int startIndex, int count)
    {
        if (startIndex > list.Count) throw Fail.IndexMax("startIndex");
        return list.IndexOf(value, startIndex, count);
    }

    public virtual void Insert(int index, object value)
    {
        if (index < 0 || index > list.Count) throw Fail.IndexMax();
        list.Insert(index, value);
    }

    public virtual void InsertRange(int index, ICollection c)
    {
        if (c == null) throw new ArgumentNullException("c", "Collection cannot be null.");
        if (index < 0 || index > list.Count) throw Fail.IndexMax();
        object[] items = new object[c.Count];
        c.CopyTo(items, 0);
        list.InsertRange(index, items);
    }

    public virtual int LastIndexOf(object value) => list.LastIndexOf(value);

    public virtual int LastIndexOf(object value, int startIndex)
    {
        if (startIndex >= list.Count) throw Fail.Index("startIndex");
        return LastIndexOf(value, startIndex, startIndex + 1);
    }

    public virtual int LastIndexOf(object value, int startIndex, int count) => list.LastIndexOf(value, startIndex, count);

    public virtual void Remove(object obj)
    {
        int index = IndexOf(obj);
        if (index >= 0) RemoveAt(index);
    }

    public virtual void RemoveAt(int index) => list.RemoveAt(index);

    public virtual void RemoveRange(int index, int count)
    {
        CheckRange(index, count);
        list.RemoveRange(index, count);
    }

    public virtual void Reverse() => Reverse(0, Count);

    public virtual void Reverse(int index, int count)
    {
        CheckRange(index, count);
        list.Reverse(index, count);
    }

    public virtual void SetRange(int index, ICollection c)
    {
        if (c == null) throw new ArgumentNullException("c", "Collection cannot be null.");
        if (index < 0 || index > list.Count - c.Count) throw Fail.IndexMax();
        if (c.Count == 0) return;
        c.CopyTo(list.items, index);
        list.version++;
    }

    public virtual void Sort() => Sort(0, Count, null);

    public virtual void Sort(IComparer comparer) => Sort(0, Count, comparer);

    public virtual void Sort(int index, int count, IComparer comparer)
    {
        CheckRange(index, count);
        list.Sort(index, count, Generic(comparer));
    }

    public virtual object[] ToArray() => list.ToArray();

    public virtual Array ToArray(Type type)
    {
        if (type == null) throw Fail.Null("type");
        Array array = Array.CreateInstance(type, list.Count);
        CopyTo(array);
        return array;
    }

    public virtual void TrimToSize() => list.Capacity = list.Count;

    private void CheckRange(int index, int count)
    {
        if (index < 0) throw Fail.Negative("index", index);
        if (count < 0) throw Fail.Negative("count", count);
        if (list.Count - index < count) throw Fail.Length();
    }

    private static IComparer<object> Generic(IComparer comparer) => comparer == null ? null : new ComparisonComparer<object>(comparer.Compare);
}
