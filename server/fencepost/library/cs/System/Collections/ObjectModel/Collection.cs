using System.Collections.Generic;

namespace System.Collections.ObjectModel;

public class Collection<T> : IList<T>, IList, IReadOnlyList<T>
{
    private readonly IList<T> items;

    public Collection() => items = new List<T>();

    public Collection(IList<T> list) => items = list ?? throw Fail.Null("list");

    protected IList<T> Items => items;

    public int Count => items.Count;

    bool ICollection<T>.IsReadOnly => items.IsReadOnly;

    bool IList.IsReadOnly => items.IsReadOnly;

    bool IList.IsFixedSize => items is IList list ? list.IsFixedSize : items.IsReadOnly;

    bool ICollection.IsSynchronized => false;

    object ICollection.SyncRoot => items is ICollection collection ? collection.SyncRoot : this;

    public T this[int index]
    {
        get => items[index];
        set
        {
            CheckWritable();
            if ((uint)index >= (uint)items.Count) throw Fail.Index();
            SetItem(index, value);
        }
    }

    object IList.this[int index]
    {
        get => items[index];
        set => this[index] = Checked(value);
    }

    public void Add(T item)
    {
        CheckWritable();
        InsertItem(items.Count, item);
    }

    int IList.Add(object value)
    {
        CheckWritable();
        Add(Checked(value));
        return Count - 1;
    }

    public void Clear()
    {
        CheckWritable();
        ClearItems();
    }

    public void CopyTo(T[] array, int index) => items.CopyTo(array, index);

    void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo(this, array, index);

    public bool Contains(T item) => items.Contains(item);

    bool IList.Contains(object value) => IsCompatible(value) && Contains((T)value);

    public IEnumerator<T> GetEnumerator() => items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable)items).GetEnumerator();

    public int IndexOf(T item) => items.IndexOf(item);

    int IList.IndexOf(object value) => IsCompatible(value) ? IndexOf((T)value) : -1;

    public void Insert(int index, T item)
    {
        CheckWritable();
        if ((uint)index > (uint)items.Count) throw Fail.IndexMax();
        InsertItem(index, item);
    }

    void IList.Insert(int index, object value)
    {
        CheckWritable();
        Insert(index, Checked(value));
    }

    public bool Remove(T item)
    {
        CheckWritable();
        int index = items.IndexOf(item);
        if (index < 0) return false;
        RemoveItem(index);
        return true;
    }

    void IList.Remove(object value)
    {
        CheckWritable();
        if (IsCompatible(value)) Remove((T)value);
    }

    public void RemoveAt(int index)
    {
        CheckWritable();
        if ((uint)index >= (uint)items.Count) throw Fail.Index();
        RemoveItem(index);
    }

    protected virtual void ClearItems() => items.Clear();

    protected virtual void InsertItem(int index, T item) => items.Insert(index, item);

    protected virtual void RemoveItem(int index) => items.RemoveAt(index);

    protected virtual void SetItem(int index, T item) => items[index] = item;

    private void CheckWritable()
    {
        if (items.IsReadOnly) throw Fail.ReadOnly();
    }

    private static bool IsCompatible(object value) => value is T || (value == null && default(T) == null);

    private static T Checked(object value)
    {
        if (value == null && default(T) != null) throw Fail.Null("value");
        if (!IsCompatible(value)) throw Fail.WrongType(value, typeof(T));
        return (T)value;
    }
}
