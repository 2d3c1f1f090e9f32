namespace System.Collections.Generic;

// A sorted array; .NET has a tree, which behaves the same.
public partial class SortedDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IDictionary, IReadOnlyDictionary<TKey, TValue>
{
    private KeyValuePair<TKey, TValue>[] pairs;
    private int size;
    private int version;
    private readonly IComparer<TKey> comparer;

    public SortedDictionary()
        : this((IComparer<TKey>)null) { }

    public SortedDictionary(IComparer<TKey> comparer)
    {
        pairs = Array.Empty<KeyValuePair<TKey, TValue>>();
        if (comparer is not DefaultComparer<TKey>) this.comparer = comparer;
    }

    public SortedDictionary(IDictionary<TKey, TValue> dictionary)
        : this(dictionary, null) { }

    public SortedDictionary(IDictionary<TKey, TValue> dictionary, IComparer<TKey> comparer)
        : this(comparer)
    {
        if (dictionary == null) throw Fail.Null("dictionary");
        foreach (KeyValuePair<TKey, TValue> pair in dictionary) Add(pair.Key, pair.Value);
    }

    public IComparer<TKey> Comparer => comparer ?? Comparer<TKey>.Default;

    public int Count => size;

    public KeyCollection Keys => new KeyCollection(this);

    public ValueCollection Values => new ValueCollection(this);

    public TValue this[TKey key]
    {
        get
        {
            int i = Find(key);
            return i >= 0 ? pairs[i].Value : throw Fail.Missing(key);
        }
        set
        {
            int i = Find(key);
            if (i < 0)
            {
                Insert(~i, key, value);
                return;
            }
            pairs[i] = new KeyValuePair<TKey, TValue>(pairs[i].Key, value);
            version++;
        }
    }

    public void Add(TKey key, TValue value)
    {
        int i = Find(key);
        if (i < 0)
        {
            Insert(~i, key, value);
            return;
        }
        version++;
        throw Fail.Duplicate(new KeyValuePair<TKey, TValue>(key, value));
    }

    public void Clear()
    {
        Array.Clear(pairs, 0, size);
        size = 0;
        version++;
    }

    public bool ContainsKey(TKey key) => Find(key) >= 0;

    public bool ContainsValue(TValue value)
    {
        for (int i = 0; i < size; i++)
        {
            if (Defaults.Equals(pairs[i].Value, value)) return true;
        }
        return false;
    }

    public bool TryGetValue(TKey key, out TValue value)
    {
        int i = Find(key);
        value = i >= 0 ? pairs[i].Value : default;
        return i >= 0;
    }

    public bool Remove(TKey key)
    {
        int i = Find(key);
        if (size == 0) return false;
        version++;
        if (i < 0) return false;
        size--;
        Array.Copy(pairs, i + 1, pairs, i, size - i);
        pairs[size] = default;
        return true;
    }

    public void CopyTo(KeyValuePair<TKey, TValue>[] array, int index)
    {
        CopyHelpers.CheckCopy(array, index, size);
        Array.Copy(pairs, 0, array, index, size);
    }

    public Enumerator GetEnumerator() => new Enumerator(this, false);

    // The complement of the place where the key would go when it is not there.
    private int Find(TKey key)
    {
        if (key == null) throw Fail.Null("key");
        int low = 0;
        int high = size - 1;
        while (low <= high)
        {
            int middle = (low + high) >> 1;
            TKey other = pairs[middle].Key;
            int order = comparer == null ? Defaults.Compare(other, key) : comparer.Compare(other, key);
            if (order == 0) return middle;
            if (order < 0) low = middle + 1;
            else high = middle - 1;
        }
        return ~low;
    }

    private void Insert(int index, TKey key, TValue value)
    {
        if (size == pairs.Length) Array.Resize(ref pairs, Math.Max(4, 2 * size));
        if (index < size) Array.Copy(pairs, index, pairs, index + 1, size - index);
        pairs[index] = new KeyValuePair<TKey, TValue>(key, value);
        size++;
        version++;
    }

    public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IDictionaryEnumerator
    {
        private readonly SortedDictionary<TKey, TValue> dictionary;
        private readonly int version;
        private readonly bool asEntries;
        private int index; // of the next pair; -1 after the last one
        private KeyValuePair<TKey, TValue> current;

        internal Enumerator(SortedDictionary<TKey, TValue> dictionary, bool asEntries)
        {
            this.dictionary = dictionary;
            this.asEntries = asEntries;
            version = dictionary.version;
        }

        public KeyValuePair<TKey, TValue> Current => current;

        internal bool IsValid => index > 0;

        object IEnumerator.Current
        {
            get
            {
                if (index <= 0) throw Fail.NoCurrent();
                if (asEntries) return new DictionaryEntry(current.Key, current.Value);
                return current;
            }
        }

        DictionaryEntry IDictionaryEnumerator.Entry => index <= 0 ? throw Fail.NoCurrent() : new DictionaryEntry(current.Key, current.Value);

        object IDictionaryEnumerator.Key => index <= 0 ? throw Fail.NoCurrent() : current.Key;

        object IDictionaryEnumerator.Value => index <= 0 ? throw Fail.NoCurrent() : current.Value;

        public bool MoveNext()
        {
            if (version != dictionary.version) throw Fail.ChangedSince();
            if ((uint)index < (uint)dictionary.size)
            {
                current = dictionary.pairs[index++];
                return true;
            }
            index = -1;
            current = default;
            return false;
        }

        void IEnumerator.Reset() => Reset();

        internal void Reset()
        {
            if (version != dictionary.version) throw Fail.ChangedSince();
            index = 0;
            current = default;
        }

        public void Dispose() { }
    }
}
