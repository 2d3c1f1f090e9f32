namespace System.Collections.Specialized;

public class StringCollection : IList
{
    private readonly ArrayList items = new ArrayList();

    public int Count => items.Count;
    public bool IsReadOnly => false;
    bool IList.IsFixedSize => false;
    public bool IsSynchronized => false;
    public object SyncRoot => items.SyncRoot;

    public string this[int index]
    {
        get => (string)items[index];
        set => items[index] = value;
    }

    object IList.this[int index]
    {
        get => items[index];
        set => items[index] = (string)value;
    }

    public int Add(string value) => items.Add(value);
    int IList.Add(object value) => items.Add((string)value);

    public void AddRange(string[] value)
    {
        ArgumentNullException.ThrowIfNull(value);
        items.AddRange(value);
    }

    public void Clear() => items.Clear();
    public bool Contains(string value) => items.Contains(value);
    bool IList.Contains(object value) => items.Contains((string)value);
    public int IndexOf(string value) => items.IndexOf(value);
    int IList.IndexOf(object value) => items.IndexOf((string)value);
    public void Insert(int index, string value) => items.Insert(index, value);
    void IList.Insert(int index, object value) => items.Insert(index, (string)value);
    public void Remove(string value) => items.Remove(value);
    void IList.Remove(object value) => items.Remove((string)value);
    public void RemoveAt(int index) => items.RemoveAt(index);
    public void CopyTo(string[] array, int index) => items.CopyTo(array, index);
    void ICollection.CopyTo(Array array, int index) => items.CopyTo(array, index);
    public StringEnumerator GetEnumerator() => new StringEnumerator(items.GetEnumerator());
    IEnumerator IEnumerable.GetEnumerator() => items.GetEnumerator();
}
