namespace System.Collections;

// Synchronized lists are missing.
public class SortedList : IDictionary, ICloneable
{
    private readonly PairList pairs = new PairList();
    private readonly IComparer comparer;
    private int capacity;

    public SortedList() : this(null, 0) { }
    public SortedList(int initialCapacity) : this(null, initialCapacity) { }
    public SortedList(IComparer comparer) : this(comparer, 0) { }

    public SortedList(IComparer comparer, int capacity)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(capacity, comparer == null ? "initialCapacity" : "capacity");
        this.comparer = comparer ?? Comparer.Default;
        this.capacity = capacity;
    }

    public SortedList(IDictionary d) : this(d, null) { }

    public SortedList(IDictionary d, IComparer comparer) : this(comparer, (d ?? throw new ArgumentNullException("d", "Dictionary cannot be null.")).Count)
    {
        foreach (DictionaryEntry entry in d) Add(entry.Key, entry.Value);
    }

    public virtual int Count => pairs.Count;
    public virtual bool IsReadOnly => false;
    public virtual bool IsFixedSize => false;
    public virtual bool IsSynchronized => false;
    public virtual object SyncRoot => this;
    public virtual ICollection Keys => GetKeyList();
    public virtual ICollection Values => GetValueList();

    public virtual int Capacity
    {
        get => capacity;
        set
        {
            if (value < Count) throw Fail.SmallCapacity("value");
            capacity = value;
        }
    }

    private int Find(object key)
    {
        if (key == null) throw new ArgumentNullException("key");
        int low = 0;
        int high = Count - 1;
        while (low <= high)
        {
            int middle = low + ((high - low) >> 1);
            int order = Compare(pairs.Keys[middle], key);
            if (order == 0) return middle;
            if (order < 0) low = middle + 1;
            else high = middle - 1;
        }
        return ~low;
    }

    private int Compare(object left, object right)
    {
        try
        {
            return comparer.Compare(left, right);
        }
        catch (Exception e)
        {
            throw new InvalidOperationException("Failed to compare two elements in the array.", e);
        }
    }

    private void Insert(int index, object key, object value)
    {
        if (Count == capacity) capacity = capacity == 0 ? 16 : 2 * capacity;
        pairs.Insert(index, key, value);
    }

    public virtual void Add(object key, object value)
    {
        int index = Find(key);
        if (index >= 0) throw new ArgumentException("Item has already been added. Key in dictionary: '" + pairs.Keys[index] + "'  Key being added: '" + key + "'");
        Insert(~index, key, value);
    }

    public virtual object this[object key]
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
            else Insert(~index, key, value);
        }
    }

    public virtual void Clear() => pairs.Clear();
    public virtual bool Contains(object key) => Find(key) >= 0;
    public virtual bool ContainsKey(object key) => Find(key) >= 0;
    public virtual bool ContainsValue(object value) => IndexOfValue(value) >= 0;
    public virtual int IndexOfKey(object key) => Math.Max(Find(key), -1);
    public virtual int IndexOfValue(object value) => pairs.Values.IndexOf(value);
    public virtual object GetByIndex(int index) => pairs.Values[index];
    public virtual object GetKey(int index) => pairs.Keys[index];
    public virtual void SetByIndex(int index, object value) => pairs.Values[index] = value;
    public virtual void RemoveAt(int index) => pairs.RemoveAt(index);
    public virtual void TrimToSize() => capacity = Count;
    public virtual IList GetKeyList() => new Part(pairs.Keys);
    public virtual IList GetValueList() => new Part(pairs.Values);
    public virtual void CopyTo(Array array, int arrayIndex) => pairs.CopyTo(array, arrayIndex, "Destination array is not long enough to copy all the items in the collection. Check array index and length.");
    public virtual IDictionaryEnumerator GetEnumerator() => pairs.GetEnumerator(Fail.ChangedSince);
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public virtual void Remove(object key)
    {
        int index = Find(key);
        if (index >= 0) RemoveAt(index);
    }

    public virtual object Clone()
    {
        SortedList copy = new SortedList(comparer, Count);
        for (int i = 0; i < Count; i++) copy.pairs.Insert(i, pairs.Keys[i], pairs.Values[i]);
        return copy;
    }

    private sealed class Part : IList
    {
        private readonly ArrayList items;

        internal Part(ArrayList items) => this.items = items;
        private static NotSupportedException Nested() => new NotSupportedException("This operation is not supported on SortedList nested types because they require modifying the original SortedList.");
        public int Count => items.Count;
        public bool IsReadOnly => true;
        public bool IsFixedSize => true;
        public bool IsSynchronized => false;
        public object SyncRoot => items.SyncRoot;
        public object this[int index] { get => items[index]; set => throw Nested(); }
        public int Add(object value) => throw Nested();
        public void Clear() => throw Nested();
        public bool Contains(object value) => items.Contains(value);
        public int IndexOf(object value) => items.IndexOf(value);
        public void Insert(int index, object value) => throw Nested();
        public void Remove(object value) => throw Nested();
        public void RemoveAt(int index) => throw Nested();
        public void CopyTo(Array array, int index) => items.CopyTo(array, index);
        public IEnumerator GetEnumerator() => items.GetEnumerator();
    }
}
