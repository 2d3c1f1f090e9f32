namespace System.Collections.Concurrent;

public partial class ConcurrentDictionary<TKey, TValue>
{
    void IDictionary<TKey, TValue>.Add(TKey key, TValue value)
    {
        if (!TryAdd(key, value)) throw new ArgumentException("The key already existed in the dictionary.");
    }

    bool IDictionary<TKey, TValue>.Remove(TKey key) => TryRemove(key, out _);
    IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys => Keys;
    IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values => Values;
    void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> pair) => ((IDictionary<TKey, TValue>)this).Add(pair.Key, pair.Value);
    bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> pair) => TryRemove(pair);
    bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly => false;

    bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> pair) =>
        TryGetValue(pair.Key, out TValue value) && EqualityComparer<TValue>.Default.Equals(value, pair.Value);

    void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int index) => Failures.Copy(ToArray(), array, index);

    void IDictionary.Add(object key, object value) => ((IDictionary<TKey, TValue>)this).Add((TKey)key, (TValue)value);
    bool IDictionary.Contains(object key) => key == null ? throw new ArgumentNullException("key") : key is TKey own && ContainsKey(own);
    IDictionaryEnumerator IDictionary.GetEnumerator() => new PairEnumerator(this);
    bool IDictionary.IsFixedSize => false;
    bool IDictionary.IsReadOnly => false;
    ICollection IDictionary.Keys => (ICollection)Keys;
    ICollection IDictionary.Values => (ICollection)Values;

    void IDictionary.Remove(object key)
    {
        if (key == null) throw new ArgumentNullException("key");
        if (key is TKey own) TryRemove(own, out _);
    }

    object IDictionary.this[object key]
    {
        get
        {
            if (key == null) throw new ArgumentNullException("key");
            return key is TKey own && TryGetValue(own, out TValue value) ? value : null;
        }
        set
        {
            if (key == null) throw new ArgumentNullException("key");
            if (key is not TKey own) throw new ArgumentException("The key was of an incorrect type for this dictionary.");
            this[own] = (TValue)value;
        }
    }

    void ICollection.CopyTo(Array array, int index) => Failures.Copy(ToArray(), array, index);
    bool ICollection.IsSynchronized => false;
    object ICollection.SyncRoot => throw Failures.NoSyncRoot();

    private sealed class PairEnumerator : IDictionaryEnumerator
    {
        private readonly IEnumerator<KeyValuePair<TKey, TValue>> pairs;

        internal PairEnumerator(ConcurrentDictionary<TKey, TValue> dictionary) => pairs = dictionary.GetEnumerator();

        public DictionaryEntry Entry => new DictionaryEntry(pairs.Current.Key, pairs.Current.Value);
        public object Key => pairs.Current.Key;
        public object Value => pairs.Current.Value;
        public object Current => Entry;
        public bool MoveNext() => pairs.MoveNext();
        public void Reset() => pairs.Reset();
    }
}
