namespace System.Collections.Specialized;

// Keys are looked for one after the other. Deviation: pairs are copied in their order, not in that of a table.
public class OrderedDictionary : IOrderedDictionary
{
    private readonly PairList pairs;
    private readonly IEqualityComparer comparer;
    private readonly bool readOnly;

    public OrderedDictionary() : this(0, null) { }
    public OrderedDictionary(int capacity) : this(capacity, null) { }
    public OrderedDictionary(IEqualityComparer comparer) : this(0, comparer) { }

    public OrderedDictionary(int capacity, IEqualityComparer comparer)
    {
        pairs = new PairList();
        this.comparer = comparer;
    }

    private OrderedDictionary(OrderedDictionary other)
    {
        pairs = other.pairs;
        comparer = other.comparer;
        readOnly = true;
    }

    public int Count => pairs.Count;
    public bool IsReadOnly => readOnly;
    bool IDictionary.IsFixedSize => readOnly;
    bool ICollection.IsSynchronized => false;
    object ICollection.SyncRoot => this;
    public ICollection Keys => new PartOfPairs(pairs.Keys);
    public ICollection Values => new PartOfPairs(pairs.Values);

    private int Find(object key)
    {
        ArgumentNullException.ThrowIfNull(key);
        for (int i = 0; i < Count; i++)
        {
            object other = pairs.Keys[i];
            if (comparer == null ? other.Equals(key) : comparer.GetHashCode(other) == comparer.GetHashCode(key) && comparer.Equals(other, key)) return i;
        }
        return -1;
    }

    private void Change()
    {
        if (readOnly) throw new NotSupportedException("The OrderedDictionary is read-only and cannot be modified.");
    }

    private void CheckIndex(int index)
    {
        if (index < 0 || index >= Count) throw Fail.Index();
    }

    private void Absent(object key)
    {
        int index = Find(key);
        if (index >= 0) throw new ArgumentException("Item has already been added. Key in dictionary: '" + pairs.Keys[index] + "'  Key being added: '" + key + "'");
    }

    public object this[int index]
    {
        get
        {
            CheckIndex(index);
            return pairs.Values[index];
        }
        set
        {
            Change();
            CheckIndex(index);
            pairs.Values[index] = value;
        }
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
            Change();
            int index = Find(key);
            if (index >= 0) pairs.Values[index] = value;
            else pairs.Insert(Count, key, value);
        }
    }

    public void Add(object key, object value)
    {
        Change();
        Absent(key);
        pairs.Insert(Count, key, value);
    }

    public void Insert(int index, object key, object value)
    {
        Change();
        ArgumentOutOfRangeException.ThrowIfNegative(index);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(index, Count);
        Absent(key);
        pairs.Insert(index, key, value);
    }

    public void RemoveAt(int index)
    {
        Change();
        CheckIndex(index);
        pairs.RemoveAt(index);
    }

    public void Remove(object key)
    {
        Change();
        int index = Find(key);
        if (index >= 0) pairs.RemoveAt(index);
    }

    public void Clear()
    {
        Change();
        pairs.Clear();
    }

    public bool Contains(object key) => Find(key) >= 0;
    public OrderedDictionary AsReadOnly() => new OrderedDictionary(this);
    public void CopyTo(Array array, int index) => pairs.CopyTo(array, index, "Destination array is not long enough to copy all the items in the collection. Check array index and length.");
    public virtual IDictionaryEnumerator GetEnumerator() => pairs.GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => pairs.GetEnumerator();
}
