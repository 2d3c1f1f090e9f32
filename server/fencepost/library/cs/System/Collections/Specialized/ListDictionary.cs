namespace System.Collections.Specialized;

public class ListDictionary : IDictionary
{
    private readonly PairList pairs = new PairList();
    private readonly IComparer comparer;

    public ListDictionary() { }
    public ListDictionary(IComparer comparer) => this.comparer = comparer;

    public int Count => pairs.Count;
    public bool IsReadOnly => false;
    public bool IsFixedSize => false;
    public bool IsSynchronized => false;
    public object SyncRoot => this;
    public ICollection Keys => new PartOfPairs(pairs.Keys);
    public ICollection Values => new PartOfPairs(pairs.Values);

    private int Find(object key)
    {
        ArgumentNullException.ThrowIfNull(key);
        for (int i = 0; i < Count; i++)
        {
            object other = pairs.Keys[i];
            if (comparer == null ? other.Equals(key) : comparer.Compare(other, key) == 0) return i;
        }
        return -1;
    }

    public object this[object key]
    {
        get
        {
            int index = Find(key);
            return index < 0 ? null : pairs.Values[index];
        }
        set
        {
            int index = Find(key);
            if (index >= 0) pairs.Values[index] = value;
            else pairs.Insert(Count, key, value);
        }
    }

    public void Add(object key, object value)
    {
        if (Find(key) >= 0) throw new ArgumentException("An item with the same key has already been added. Key: " + key);
        pairs.Insert(Count, key, value);
    }

    public void Remove(object key)
    {
        int index = Find(key);
        if (index >= 0) pairs.RemoveAt(index);
    }

    public void Clear() => pairs.Clear();
    public bool Contains(object key) => Find(key) >= 0;
    public void CopyTo(Array array, int index) => pairs.CopyTo(array, index, "Insufficient space in the target location to copy the information.");
    public IDictionaryEnumerator GetEnumerator() => pairs.GetEnumerator(Fail.ChangedSince);
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
