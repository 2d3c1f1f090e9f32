using System.Collections.Generic;

namespace System.Collections.ObjectModel;

public class ReadOnlyDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IDictionary, IReadOnlyDictionary<TKey, TValue>
{
    private readonly IDictionary<TKey, TValue> dictionary;

    public ReadOnlyDictionary(IDictionary<TKey, TValue> dictionary) => this.dictionary = dictionary ?? throw Fail.Null("dictionary");

    public static ReadOnlyDictionary<TKey, TValue> Empty { get; } = new ReadOnlyDictionary<TKey, TValue>(new Dictionary<TKey, TValue>());

    protected IDictionary<TKey, TValue> Dictionary => dictionary;

    public KeyCollection Keys => new KeyCollection(dictionary.Keys);

    public ValueCollection Values => new ValueCollection(dictionary.Values);

    public int Count => dictionary.Count;

    public TValue this[TKey key] => dictionary[key];

    TValue IDictionary<TKey, TValue>.this[TKey key] { get => dictionary[key]; set => throw Fail.ReadOnly(); }

    object IDictionary.this[object key]
    {
        get => key == null ? throw Fail.Null("key") : key is TKey known && TryGetValue(known, out TValue value) ? value : null;
        set => throw Fail.ReadOnly();
    }

    ICollection<TKey> IDictionary<TKey, TValue>.Keys => Keys;

    ICollection<TValue> IDictionary<TKey, TValue>.Values => Values;

    IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys => Keys;

    IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values => Values;

    ICollection IDictionary.Keys => Keys;

    ICollection IDictionary.Values => Values;

    bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly => true;

    bool IDictionary.IsFixedSize => true;

    bool IDictionary.IsReadOnly => true;

    bool ICollection.IsSynchronized => false;

    object ICollection.SyncRoot => dictionary is ICollection collection ? collection.SyncRoot : this;

    public bool ContainsKey(TKey key) => dictionary.ContainsKey(key);

    public bool TryGetValue(TKey key, out TValue value) => dictionary.TryGetValue(key, out value);

    public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator() => dictionary.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable)dictionary).GetEnumerator();

    IDictionaryEnumerator IDictionary.GetEnumerator() => new DictionaryEntryEnumerator<TKey, TValue>(dictionary.GetEnumerator());

    bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> item) => dictionary.Contains(item);

    bool IDictionary.Contains(object key) => key == null ? throw Fail.Null("key") : key is TKey known && ContainsKey(known);

    void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int arrayIndex) => dictionary.CopyTo(array, arrayIndex);

    void ICollection.CopyTo(Array array, int index)
    {
        if (array is not DictionaryEntry[] old)
        {
            CopyHelpers.CopyTo(dictionary, array, index);
            return;
        }
        CopyHelpers.CheckCopy(array, index, Count);
        foreach (KeyValuePair<TKey, TValue> pair in dictionary) old[index++] = new DictionaryEntry(pair.Key, pair.Value);
    }

    void IDictionary<TKey, TValue>.Add(TKey key, TValue value) => throw Fail.ReadOnly();

    void IDictionary.Add(object key, object value) => throw Fail.ReadOnly();

    void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> item) => throw Fail.ReadOnly();

    void ICollection<KeyValuePair<TKey, TValue>>.Clear() => throw Fail.ReadOnly();

    void IDictionary.Clear() => throw Fail.ReadOnly();

    bool IDictionary<TKey, TValue>.Remove(TKey key) => throw Fail.ReadOnly();

    void IDictionary.Remove(object key) => throw Fail.ReadOnly();

    bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> item) => throw Fail.ReadOnly();

    public sealed class KeyCollection : ICollection<TKey>, ICollection, IReadOnlyCollection<TKey>
    {
        private readonly ICollection<TKey> collection;

        internal KeyCollection(ICollection<TKey> collection) => this.collection = collection;

        public int Count => collection.Count;

        bool ICollection<TKey>.IsReadOnly => true;

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => this;

        public bool Contains(TKey item) => collection.Contains(item);

        public void CopyTo(TKey[] array, int arrayIndex) => collection.CopyTo(array, arrayIndex);

        void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo(collection, array, index);

        void ICollection<TKey>.Add(TKey item) => throw Fail.ReadOnly();

        void ICollection<TKey>.Clear() => throw Fail.ReadOnly();

        bool ICollection<TKey>.Remove(TKey item) => throw Fail.ReadOnly();

        public IEnumerator<TKey> GetEnumerator() => collection.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable)collection).GetEnumerator();
    }

    public sealed class ValueCollection : ICollection<TValue>, ICollection, IReadOnlyCollection<TValue>
    {
        private readonly ICollection<TValue> collection;

        internal ValueCollection(ICollection<TValue> collection) => this.collection = collection;

        public int Count => collection.Count;

        bool ICollection<TValue>.IsReadOnly => true;

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => this;

        bool ICollection<TValue>.Contains(TValue item) => collection.Contains(item);

        public void CopyTo(TValue[] array, int arrayIndex) => collection.CopyTo(array, arrayIndex);

        void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo(collection, array, index);

        void ICollection<TValue>.Add(TValue item) => throw Fail.ReadOnly();

        void ICollection<TValue>.Clear() => throw Fail.ReadOnly();

        bool ICollection<TValue>.Remove(TValue item) => throw Fail.ReadOnly();

        public IEnumerator<TValue> GetEnumerator() => collection.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable)collection).GetEnumerator();
    }
}
