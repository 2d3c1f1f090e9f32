namespace System.Collections.Specialized;

public class StringDictionary : IEnumerable
{
    private readonly Hashtable table = new Hashtable();

    private static string Lower(string key) => (key ?? throw new ArgumentNullException("key")).ToLowerInvariant();
    public virtual int Count => table.Count;
    public virtual bool IsSynchronized => false;
    public virtual object SyncRoot => table.SyncRoot;
    public virtual ICollection Keys => table.Keys;
    public virtual ICollection Values => table.Values;

    public virtual string this[string key]
    {
        get => (string)table[Lower(key)];
        set => table[Lower(key)] = value;
    }

    public virtual void Add(string key, string value) => table.Add(Lower(key), value);
    public virtual void Clear() => table.Clear();
    public virtual bool ContainsKey(string key) => table.ContainsKey(Lower(key));
    public virtual bool ContainsValue(string value) => table.ContainsValue(value);
    public virtual void CopyTo(Array array, int index) => table.CopyTo(array, index);
    public virtual void Remove(string key) => table.Remove(Lower(key));
    public virtual IEnumerator GetEnumerator() => table.GetEnumerator();
}
