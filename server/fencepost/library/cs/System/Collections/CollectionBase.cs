namespace System.Collections;

public abstract class CollectionBase : IList
{
    private readonly ArrayList list;

    protected CollectionBase() => list = new ArrayList();

    protected CollectionBase(int capacity) => list = new ArrayList(capacity);

    protected ArrayList InnerList => list;

    protected IList List => this;

    public int Capacity { get => list.Capacity; set => list.Capacity = value; }

    public int Count => list.Count;

    bool IList.IsReadOnly => list.IsReadOnly;

    bool IList.IsFixedSize => list.IsFixedSize;

    bool ICollection.IsSynchronized => list.IsSynchronized;

    object ICollection.SyncRoot => list.SyncRoot;

    object IList.this[int index]
    {
        get => (uint)index < (uint)Count ? list[index] : throw Fail.Index();
        set
        {
            if ((uint)index >= (uint)Count) throw Fail.Index();
            OnValidate(value);
            object old = list[index];
            OnSet(index, old, value);
            list[index] = value;
            try
            {
                OnSetComplete(index, old, value);
            }
            catch
            {
                list[index] = old;
                throw;
            }
        }
    }

    public void Clear()
    {
        OnClear();
        list.Clear();
        OnClearComplete();
    }

    public void RemoveAt(int index)
    {
        if ((uint)index >= (uint)Count) throw Fail.Index();
        Remove(index, list[index]);
    }

    private void Remove(int index, object value)
    {
        OnValidate(value);
        OnRemove(index, value);
        list.RemoveAt(index);
        try
        {
            OnRemoveComplete(index, value);
        }
        catch
        {
            list.Insert(index, value);
            throw;
        }
    }

    private void Insert(int index, object value)
    {
        OnValidate(value);
        OnInsert(index, value);
        list.Insert(index, value);
        try
        {
            OnInsertComplete(index, value);
        }
        catch
        {
            list.RemoveAt(index);
            throw;
        }
    }

    int IList.Add(object value)
    {
        int index = list.Count;
        Insert(index, value);
        return index;
    }

    void IList.Insert(int index, object value)
    {
        if ((uint)index > (uint)Count) throw Fail.IndexMax();
        Insert(index, value);
    }

    void IList.Remove(object value)
    {
        OnValidate(value);
        int index = list.IndexOf(value);
        if (index < 0) throw new ArgumentException("Cannot remove the specified item because it was not found in the specified Collection.");
        Remove(index, value);
    }

    bool IList.Contains(object value) => list.Contains(value);

    int IList.IndexOf(object value) => list.IndexOf(value);

    void ICollection.CopyTo(Array array, int index) => list.CopyTo(array, index);

    public IEnumerator GetEnumerator() => list.GetEnumerator();

    protected virtual void OnSet(int index, object oldValue, object newValue) { }

    protected virtual void OnInsert(int index, object value) { }

    protected virtual void OnClear() { }

    protected virtual void OnRemove(int index, object value) { }

    protected virtual void OnValidate(object value)
    {
        if (value == null) throw Fail.Null("value");
    }

    protected virtual void OnSetComplete(int index, object oldValue, object newValue) { }

    protected virtual void OnInsertComplete(int index, object value) { }

    protected virtual void OnClearComplete() { }

    protected virtual void OnRemoveComplete(int index, object value) { }
}
