namespace System.Collections;

public abstract class DictionaryBase : IDictionary
{
    private readonly Hashtable table = new Hashtable();

    protected DictionaryBase() { }
    protected Hashtable InnerHashtable => table;
    protected IDictionary Dictionary => this;
    public int Count => table.Count;
    bool IDictionary.IsReadOnly => false;
    bool IDictionary.IsFixedSize => false;
    bool ICollection.IsSynchronized => false;
    object ICollection.SyncRoot => table.SyncRoot;
    ICollection IDictionary.Keys => table.Keys;
    ICollection IDictionary.Values => table.Values;
    public void CopyTo(Array array, int index) => table.CopyTo(array, index);
    bool IDictionary.Contains(object key) => table.Contains(key);
    public IDictionaryEnumerator GetEnumerator() => table.GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => table.GetEnumerator();

    object IDictionary.this[object key]
    {
        get
        {
            object value = table[key];
            OnGet(key, value);
            return value;
        }
        set
        {
            OnValidate(key, value);
            bool existed = table.Contains(key);
            object old = table[key];
            OnSet(key, old, value);
            table[key] = value;
            try
            {
                OnSetComplete(key, old, value);
            }
            catch
            {
                if (existed) table[key] = old;
                else table.Remove(key);
                throw;
            }
        }
    }

    void IDictionary.Add(object key, object value)
    {
        OnValidate(key, value);
        OnInsert(key, value);
        table.Add(key, value);
        try
        {
            OnInsertComplete(key, value);
        }
        catch
        {
            table.Remove(key);
            throw;
        }
    }

    public void Clear()
    {
        OnClear();
        table.Clear();
        OnClearComplete();
    }

    void IDictionary.Remove(object key)
    {
        if (!table.Contains(key)) return;
        object value = table[key];
        OnValidate(key, value);
        OnRemove(key, value);
        table.Remove(key);
        try
        {
            OnRemoveComplete(key, value);
        }
        catch
        {
            table.Add(key, value);
            throw;
        }
    }

    protected virtual object OnGet(object key, object currentValue) => currentValue;
    protected virtual void OnSet(object key, object oldValue, object newValue) { }
    protected virtual void OnInsert(object key, object value) { }
    protected virtual void OnClear() { }
    protected virtual void OnRemove(object key, object value) { }
    protected virtual void OnValidate(object key, object value) { }
    protected virtual void OnSetComplete(object key, object oldValue, object newValue) { }
    protected virtual void OnInsertComplete(object key, object value) { }
    protected virtual void OnClearComplete() { }
    protected virtual void OnRemoveComplete(object key, object value) { }
}
