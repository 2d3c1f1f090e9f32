namespace System.Collections.Generic;

public partial class SortedList<TKey, TValue> : IDictionary<TKey, TValue>, IDictionary, IReadOnlyDictionary<TKey, TValue>
{
    private TKey[] keys;
    private TValue[] values;
    private int size;
    private int version;
    private readonly IComparer<TKey> comparer;

    public SortedList()
        : this(0, null) { }

    public SortedList(int capacity)
        : this(capacity, null) { }

    public SortedList(IComparer<TKey> comparer)
        : this(0, comparer) { }

    public SortedList(int capacity, IComparer<TKey> comparer)
    {
        if (capacity < 0) throw Fail.Negative("capacity", capacity);
        keys = new TKey[capacity];
        values = new TValue[capacity];
        if (comparer is not DefaultComparer<TKey>) this.comparer = comparer;
    }

    public SortedList(IDictionary<TKey, TValue> dictionary)
        : this(dictionary, null) { }

    public SortedList(IDictionary<TKey, TValue> dictionary, IComparer<TKey> comparer)
        : this(dictionary == null ? throw Fail.Null("dictionary") : dictionary.Count, comparer)
    {
        foreach (KeyValuePair<TKey, TValue> pair in dictionary) Add(pair.Key, pair.Value);
    }

    public int Capacity
    {
        get => keys.Length;
        set
        {
            if (value == keys.Length) return;
            if (value < size) throw Fail.SmallCapacity("value");
            Array.Resize(ref keys, value);
            Array.Resize(ref values, value);
        }
    }

    public IComparer<TKey> Comparer => comparer ?? Comparer<TKey>.Default;

    public int Count => size;

    public IList<TKey> Keys => new KeyList(this);

    public IList<TValue> Values => new ValueList(this);

    public TValue this[TKey key]
    {
        get
        {
            int i = IndexOfKey(key);
            return i >= 0 ? values[i] : throw Fail.Missing(key);
        }
        set
        {
            int i = Search(key);
            if (i < 0)
            {
                Insert(~i, key, value);
                return;
            }
            values[i] = value;
            version++;
        }
    }

    public void Add(TKey key, TValue value)
    {
        int i = Search(key);
        if (i >= 0) throw new ArgumentException("An item with the same key has already been added. Key: " + key, "key");
        Insert(~i, key, value);
    }

    public void Clear()
    {
        version++;
        Array.Clear(keys, 0, size);
        Array.Clear(values, 0, size);
        size = 0;
    }

    public bool ContainsKey(TKey key) => IndexOfKey(key) >= 0;

    public bool ContainsValue(TValue value) => IndexOfValue(value) >= 0;

    public TKey GetKeyAtIndex(int index) => (uint)index < (uint)size ? keys[index] : throw Fail.IndexIs(index);

    public TValue GetValueAtIndex(int index) => (uint)index < (uint)size ? values[index] : throw Fail.IndexIs(index);

    public void SetValueAtIndex(int index, TValue value)
    {
        if ((uint)index >= (uint)size) throw Fail.IndexIs(index);
        values[index] = value;
        version++;
    }

    public int IndexOfKey(TKey key) => Math.Max(Search(key), -1);

    public int IndexOfValue(TValue value) => Defaults.IndexOf(values, value, 0, size);

    public bool TryGetValue(TKey key, out TValue value)
    {
        int i = IndexOfKey(key);
        value = i >= 0 ? values[i] : default;
        return i >= 0;
    }

    public void RemoveAt(int index)
    {
        if ((uint)index >= (uint)size) throw Fail.IndexIs(index);
        size--;
        Array.Copy(keys, index + 1, keys, index, size - index);
        Array.Copy(values, index + 1, values, index, size - index);
        keys[size] = default;
        values[size] = default;
        version++;
    }

    public bool Remove(TKey key)
    {
        int i = IndexOfKey(key);
        if (i >= 0) RemoveAt(i);
        return i >= 0;
    }

    public void TrimExcess()
    {
        if (size < (int)(keys.Length * 0.9)) Capacity = size;
    }

    public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator() => new Enumerator(this, false);

    private int Search(TKey key)
    {
        if (key == null) throw Fail.Null("key");
        return Defaults.BinarySearch(keys, 0, size, key, comparer);
    }

    private void Insert(int index, TKey key, TValue value)
    {
        if (size == keys.Length) Capacity = size == 0 ? 4 : 2 * size;
        if (index < size)
        {
            Array.Copy(keys, index, keys, index + 1, size - index);
            Array.Copy(values, index, values, index + 1, size - index);
        }
        keys[index] = key;
        values[index] = value;
        size++;
        version++;
    }

    private sealed class Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IDictionaryEnumerator
    {
        private readonly SortedList<TKey, TValue> list;
        private readonly int version;
        private readonly bool asEntries;
        private int index;
        private KeyValuePair<TKey, TValue> current;

        public Enumerator(SortedList<TKey, TValue> list, bool asEntries)
        {
            this.list = list;
            this.asEntries = asEntries;
            version = list.version;
        }

        public KeyValuePair<TKey, TValue> Current => current;

        public DictionaryEntry Entry
        {
            get
            {
                if (index == 0 || index == list.size + 1) throw Fail.NoCurrent();
                return new DictionaryEntry(current.Key, current.Value);
            }
        }

        public object Key => Entry.Key;

        public object Value => Entry.Value;

        object IEnumerator.Current
        {
            get
            {
                DictionaryEntry entry = Entry;
                return asEntries ? entry : (object)current;
            }
        }

        public bool MoveNext()
        {
            if (version != list.version) throw Fail.ChangedSince();
            if ((uint)index < (uint)list.size)
            {
                current = new KeyValuePair<TKey, TValue>(list.keys[index], list.values[index]);
                index++;
                return true;
            }
            index = list.size + 1;
            current = default;
            return false;
        }

        public void Reset()
        {
            if (version != list.version) throw Fail.ChangedSince();
            index = 0;
            current = default;
        }

        public void Dispose() { }
    }
}
