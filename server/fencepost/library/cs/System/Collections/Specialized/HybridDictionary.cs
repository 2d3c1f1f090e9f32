namespace System.Collections.Specialized;

// A list of up to 8 pairs, then a table, in whose order the pairs are from then on.
public class HybridDictionary : IDictionary
{
    private IDictionary pairs;
    private readonly bool caseInsensitive;

    public HybridDictionary() : this(0, false) { }
    public HybridDictionary(int initialSize) : this(initialSize, false) { }
    public HybridDictionary(bool caseInsensitive) : this(0, caseInsensitive) { }

    public HybridDictionary(int initialSize, bool caseInsensitive)
    {
        this.caseInsensitive = caseInsensitive;
        pairs = initialSize >= 6 ? Table(initialSize) : caseInsensitive ? new ListDictionary(StringComparer.OrdinalIgnoreCase) : new ListDictionary();
    }

    private Hashtable Table(int size) => caseInsensitive ? new Hashtable(size, StringComparer.OrdinalIgnoreCase) : new Hashtable(size);

    private void Grow()
    {
        if (pairs is not ListDictionary || pairs.Count < 8) return;
        Hashtable table = Table(13);
        foreach (DictionaryEntry entry in pairs) table.Add(entry.Key, entry.Value);
        pairs = table;
    }

    public object this[object key]
    {
        get => pairs[key];
        set
        {
            if (!pairs.Contains(key)) Grow();
            pairs[key] = value;
        }
    }

    public void Add(object key, object value)
    {
        Grow();
        pairs.Add(key, value);
    }

    public int Count => pairs.Count;
    public bool IsReadOnly => false;
    public bool IsFixedSize => false;
    public bool IsSynchronized => false;
    public object SyncRoot => this;
    public ICollection Keys => pairs.Keys;
    public ICollection Values => pairs.Values;
    public void Clear() => pairs.Clear();
    public bool Contains(object key) => pairs.Contains(key);
    public void Remove(object key) => pairs.Remove(key);
    public void CopyTo(Array array, int index) => pairs.CopyTo(array, index);
    public IDictionaryEnumerator GetEnumerator() => pairs.GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => pairs.GetEnumerator();
}
