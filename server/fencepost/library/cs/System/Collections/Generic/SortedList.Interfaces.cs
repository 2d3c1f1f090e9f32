namespace System.Collections.Generic;

public partial class SortedList<TKey, TValue>
{
    ICollection<TKey> IDictionary<TKey, TValue>.Keys => Keys;

    ICollection<TValue> IDictionary<TKey, TValue>.Values => Values;

    IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys => Keys;

    IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values => Values;

    ICollection IDictionary.Keys => new KeyList(this);

    ICollection IDictionary.Values => new ValueList(this);

    bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly => false;

    bool IDictionary.IsReadOnly => false;

    bool IDictionary.IsFixedSize => false;

    bool ICollection.IsSynchronized => false;

    object ICollection.SyncRoot => this;

    object IDictionary.this[object key]
    {
        get => key == null ? throw Fail.Null("key") : key is TKey known && TryGetValue(known, out TValue value) ? value : null;
        set => this[CheckedKey(key)] = CheckedValue(value);
    }

    void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> item) => Add(item.Key, item.Value);

    void IDictionary.Add(object key, object value) => Add(CheckedKey(key), CheckedValue(value));

    bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> item) =>
        TryGetValue(item.Key, out TValue value) && Defaults.Equals(value, item.Value);

    bool IDictionary.Contains(object key) => key == null ? throw Fail.Null("key") : key is TKey known && ContainsKey(known);

    bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> item) =>
        TryGetValue(item.Key, out TValue value) && Defaults.Equals(value, item.Value) && Remove(item.Key);

    void IDictionary.Remove(object key)
    {
        if (key == null) throw Fail.Null("key");
        if (key is TKey known) Remove(known);
    }

    void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int arrayIndex)
    {
        CopyHelpers.CheckCopy(array, arrayIndex, size);
        for (int i = 0; i < size; i++) array[arrayIndex++] = new KeyValuePair<TKey, TValue>(keys[i], values[i]);
    }

    void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo<KeyValuePair<TKey, TValue>>(this, array, index);

    IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() => GetEnumerator();

    IDictionaryEnumerator IDictionary.GetEnumerator() => new Enumerator(this, true);

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    private static TKey CheckedKey(object key)
    {
        if (key == null) throw Fail.Null("key");
        return key is TKey known ? known : throw Fail.WrongType(key, typeof(TKey), "key");
    }

    private static TValue CheckedValue(object value)
    {
        if (value is TValue known) return known;
        if (value == null) return default(TValue) == null ? default : throw Fail.Null("value");
        throw Fail.WrongType(value, typeof(TValue));
    }

    private static Exception NestedWrite() => new NotSupportedException("This operation is not supported on SortedList nested types because they require modifying the original SortedList.");

    private IEnumerator<T> Enumerate<T>(bool ofKeys)
    {
        int before = version;
        for (int i = 0; i < size; i++)
        {
            yield return ofKeys ? (T)(object)keys[i] : (T)(object)values[i];
            if (before != version) throw Fail.ChangedSince();
        }
    }

    public sealed class KeyList : IList<TKey>, ICollection
    {
        private readonly SortedList<TKey, TValue> list;

        internal KeyList(SortedList<TKey, TValue> list) => this.list = list;

        public int Count => list.size;

        public bool IsReadOnly => true;

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => list;

        public TKey this[int index]
        {
            get => list.GetKeyAtIndex(index);
            set => throw new NotSupportedException("Mutating a key collection derived from a dictionary is not allowed.");
        }

        public bool Contains(TKey key) => list.ContainsKey(key);

        public int IndexOf(TKey key) => list.IndexOfKey(key);

        public void CopyTo(TKey[] array, int arrayIndex) => Array.Copy(list.keys, 0, array, arrayIndex, list.size);

        void ICollection.CopyTo(Array array, int arrayIndex) => CopyHelpers.CopyTo(this, array, arrayIndex);

        public void Add(TKey key) => throw NestedWrite();

        public void Clear() => throw NestedWrite();

        public void Insert(int index, TKey value) => throw NestedWrite();

        public bool Remove(TKey key) => throw NestedWrite();

        public void RemoveAt(int index) => throw NestedWrite();

        public IEnumerator<TKey> GetEnumerator() => list.size == 0 ? new EmptyEnumerator<TKey>() : list.Enumerate<TKey>(true);

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    public sealed class ValueList : IList<TValue>, ICollection
    {
        private readonly SortedList<TKey, TValue> list;

        internal ValueList(SortedList<TKey, TValue> list) => this.list = list;

        public int Count => list.size;

        public bool IsReadOnly => true;

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => list;

        public TValue this[int index]
        {
            get => list.GetValueAtIndex(index);
            set => throw NestedWrite();
        }

        public bool Contains(TValue value) => list.ContainsValue(value);

        public int IndexOf(TValue value) => list.IndexOfValue(value);

        public void CopyTo(TValue[] array, int arrayIndex) => Array.Copy(list.values, 0, array, arrayIndex, list.size);

        void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo(this, array, index);

        public void Add(TValue key) => throw NestedWrite();

        public void Clear() => throw NestedWrite();

        public void Insert(int index, TValue value) => throw NestedWrite();

        public bool Remove(TValue value) => throw NestedWrite();

        public void RemoveAt(int index) => throw NestedWrite();

        public IEnumerator<TValue> GetEnumerator() => list.size == 0 ? new EmptyEnumerator<TValue>() : list.Enumerate<TValue>(false);

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }
}
