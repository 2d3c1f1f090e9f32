namespace System.Collections.Generic;

// A list of pairs, searched from the front.
public partial class OrderedDictionary<TKey, TValue>
    : IDictionary<TKey, TValue>,
        IReadOnlyDictionary<TKey, TValue>,
        IDictionary,
        IList<KeyValuePair<TKey, TValue>>,
        IReadOnlyList<KeyValuePair<TKey, TValue>>,
        IList
{
    private readonly List<KeyValuePair<TKey, TValue>> pairs;
    private readonly IEqualityComparer<TKey> comparer;

    public OrderedDictionary()
        : this(0, null) { }

    public OrderedDictionary(int capacity)
        : this(capacity, null) { }

    public OrderedDictionary(IEqualityComparer<TKey> comparer)
        : this(0, comparer) { }

    public OrderedDictionary(int capacity, IEqualityComparer<TKey> comparer)
    {
        if (capacity < 0) throw Fail.Negative("capacity", capacity);
        pairs = new List<KeyValuePair<TKey, TValue>>(capacity);
        if (comparer is not DefaultEqualityComparer<TKey>) this.comparer = comparer;
    }

    public OrderedDictionary(IDictionary<TKey, TValue> dictionary)
        : this(dictionary, null) { }

    public OrderedDictionary(IDictionary<TKey, TValue> dictionary, IEqualityComparer<TKey> comparer)
        : this(dictionary == null ? 0 : dictionary.Count, comparer)
    {
        if (dictionary == null) throw Fail.Null("dictionary");
        foreach (KeyValuePair<TKey, TValue> pair in dictionary) Add(pair.Key, pair.Value);
    }

    public OrderedDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection)
        : this(collection, null) { }

    public OrderedDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer)
        : this(0, comparer)
    {
        if (collection == null) throw Fail.Null("collection");
        foreach (KeyValuePair<TKey, TValue> pair in collection) Add(pair.Key, pair.Value);
    }

    public IEqualityComparer<TKey> Comparer => comparer ?? EqualityComparer<TKey>.Default;

    public int Capacity => pairs.Capacity;

    public int Count => pairs.Count;

    public KeyCollection Keys => new KeyCollection(this);

    public ValueCollection Values => new ValueCollection(this);

    public TValue this[TKey key]
    {
        get => TryGetValue(key, out TValue value) ? value : throw Fail.Missing(key);
        set
        {
            int i = IndexOf(key);
            if (i < 0) pairs.Add(new KeyValuePair<TKey, TValue>(key, value));
            else SetAt(i, value);
        }
    }

    public void Add(TKey key, TValue value)
    {
        if (!TryAdd(key, value)) throw Fail.Duplicate(key);
    }

    public bool TryAdd(TKey key, TValue value) => TryAdd(key, value, out _);

    public bool TryAdd(TKey key, TValue value, out int index)
    {
        index = IndexOf(key);
        if (index >= 0) return false;
        index = pairs.Count;
        pairs.Add(new KeyValuePair<TKey, TValue>(key, value));
        return true;
    }

    public void Insert(int index, TKey key, TValue value)
    {
        if ((uint)index > (uint)Count) throw new ArgumentOutOfRangeException("index");
        if (IndexOf(key) >= 0) throw Fail.Duplicate(key);
        pairs.Insert(index, new KeyValuePair<TKey, TValue>(key, value));
    }

    public void Clear() => pairs.Clear();

    public bool ContainsKey(TKey key) => IndexOf(key) >= 0;

    public bool ContainsValue(TValue value)
    {
        foreach (KeyValuePair<TKey, TValue> pair in pairs)
        {
            if (Defaults.Equals(pair.Value, value)) return true;
        }
        return false;
    }

    public KeyValuePair<TKey, TValue> GetAt(int index) =>
        (uint)index < (uint)Count ? pairs[index] : throw new ArgumentOutOfRangeException("index");

    public void SetAt(int index, TValue value) => pairs[index] = new KeyValuePair<TKey, TValue>(GetAt(index).Key, value);

    public void SetAt(int index, TKey key, TValue value)
    {
        GetAt(index);
        int i = IndexOf(key);
        if (i >= 0 && i != index) throw Fail.Duplicate(key);
        pairs[index] = new KeyValuePair<TKey, TValue>(key, value);
    }

    public int IndexOf(TKey key)
    {
        if (key == null) throw Fail.Null("key");
        for (int i = 0; i < pairs.size; i++)
        {
            TKey other = pairs.items[i].Key;
            if (comparer == null ? Defaults.Equals(other, key) : comparer.Equals(other, key)) return i;
        }
        return -1;
    }

    public bool TryGetValue(TKey key, out TValue value) => TryGetValue(key, out value, out _);

    public bool TryGetValue(TKey key, out TValue value, out int index)
    {
        index = IndexOf(key);
        value = index < 0 ? default : pairs[index].Value;
        return index >= 0;
    }

    public bool Remove(TKey key) => Remove(key, out _);

    public bool Remove(TKey key, out TValue value)
    {
        if (!TryGetValue(key, out value, out int index)) return false;
        pairs.RemoveAt(index);
        return true;
    }

    public void RemoveAt(int index)
    {
        GetAt(index);
        pairs.RemoveAt(index);
    }

    public int EnsureCapacity(int capacity) => pairs.EnsureCapacity(capacity);

    public void TrimExcess() => pairs.Capacity = pairs.Count;

    public void TrimExcess(int capacity)
    {
        if (capacity < Count) throw Fail.SmallCapacity("capacity");
        if (capacity < pairs.Capacity) pairs.Capacity = capacity;
    }

    public Enumerator GetEnumerator() => new Enumerator(pairs);

    public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IDictionaryEnumerator
    {
        private readonly List<KeyValuePair<TKey, TValue>> list;
        private List<KeyValuePair<TKey, TValue>>.Enumerator pairs;

        internal Enumerator(List<KeyValuePair<TKey, TValue>> list)
        {
            this.list = list;
            pairs = list.GetEnumerator();
        }

        public KeyValuePair<TKey, TValue> Current => pairs.Current;

        object IEnumerator.Current => pairs.Current;

        DictionaryEntry IDictionaryEnumerator.Entry => new DictionaryEntry(Current.Key, Current.Value);

        object IDictionaryEnumerator.Key => Current.Key;

        object IDictionaryEnumerator.Value => Current.Value;

        public bool MoveNext() => pairs.MoveNext();

        void IEnumerator.Reset() => Reset();

        internal void Reset() => pairs = list.GetEnumerator();

        void IDisposable.Dispose() { }
    }
}
