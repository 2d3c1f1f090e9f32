using System.Collections.Generic;
using System.Collections.ObjectModel;
namespace System.Collections.Immutable;

public sealed partial class ImmutableSortedDictionary<TKey, TValue>
{
    IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.Clear() => Clear();

    IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.Add(TKey key, TValue value) => Add(key, value);

    IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.AddRange(IEnumerable<KeyValuePair<TKey, TValue>> pairs) => AddRange(pairs);

    IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.SetItem(TKey key, TValue value) => SetItem(key, value);

    IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items) => SetItems(items);

    IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.RemoveRange(IEnumerable<TKey> keys) => RemoveRange(keys);

    IImmutableDictionary<TKey, TValue> IImmutableDictionary<TKey, TValue>.Remove(TKey key) => Remove(key);

    ICollection<TKey> IDictionary<TKey, TValue>.Keys => new ReadOnlyCollection<TKey>(new List<TKey>(Keys));

    ICollection<TValue> IDictionary<TKey, TValue>.Values => new ReadOnlyCollection<TValue>(new List<TValue>(Values));

    ICollection IDictionary.Keys => new ReadOnlyCollection<TKey>(new List<TKey>(Keys));

    ICollection IDictionary.Values => new ReadOnlyCollection<TValue>(new List<TValue>(Values));

    bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly => true;

    bool IDictionary.IsReadOnly => true;

    bool IDictionary.IsFixedSize => true;

    bool ICollection.IsSynchronized => true;

    object ICollection.SyncRoot => this;

    TValue IDictionary<TKey, TValue>.this[TKey key] { get => this[key]; set => throw new NotSupportedException(); }

    object IDictionary.this[object key] { get => this[(TKey)key]; set => throw new NotSupportedException(); }

    void IDictionary<TKey, TValue>.Add(TKey key, TValue value) => throw new NotSupportedException();

    void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> item) => throw new NotSupportedException();

    void IDictionary.Add(object key, object value) => throw new NotSupportedException();

    void ICollection<KeyValuePair<TKey, TValue>>.Clear() => throw new NotSupportedException();

    void IDictionary.Clear() => throw new NotSupportedException();

    bool IDictionary<TKey, TValue>.Remove(TKey key) => throw new NotSupportedException();

    bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> item) => throw new NotSupportedException();

    void IDictionary.Remove(object key) => throw new NotSupportedException();

    bool IDictionary.Contains(object key) => ContainsKey((TKey)key);

    void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int arrayIndex)
    {
        CopyHelpers.CheckCopy(array, arrayIndex, Count);
        Array.Copy(pairs, 0, array, arrayIndex, Count);
    }

    void ICollection.CopyTo(Array array, int arrayIndex)
    {
        CopyHelpers.CheckCopy(array, arrayIndex, Count);
        foreach (KeyValuePair<TKey, TValue> pair in pairs) array.SetValue(new DictionaryEntry(pair.Key, pair.Value), arrayIndex++);
    }

    IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() =>
        IsEmpty ? new EmptyEnumerator<KeyValuePair<TKey, TValue>>() : GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    IDictionaryEnumerator IDictionary.GetEnumerator() => new DictionaryEntryEnumerator<TKey, TValue>(GetEnumerator());

    public sealed class Builder : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, IDictionary
    {
        internal ImmutableSortedDictionary<TKey, TValue> map;

        internal Builder(ImmutableSortedDictionary<TKey, TValue> map) => this.map = map;

        public IComparer<TKey> KeyComparer
        {
            get => map.KeyComparer;
            set => map = map.WithComparers(value ?? throw Fail.Null("value"), map.valueComparer);
        }

        public IEqualityComparer<TValue> ValueComparer
        {
            get => map.ValueComparer;
            set => map = map.WithComparers(map.keyComparer, value ?? throw Fail.Null("value"));
        }

        public int Count => map.Count;

        public IEnumerable<TKey> Keys => map.Keys;

        public IEnumerable<TValue> Values => map.Values;

        public TValue this[TKey key] { get => map[key]; set => map = map.SetItem(key, value); }

        public ref readonly TValue ValueRef(TKey key) => ref map.ValueRef(key);

        public ImmutableSortedDictionary<TKey, TValue> ToImmutable() => map;

        public Enumerator GetEnumerator() => new Enumerator(map, this);

        public void Add(TKey key, TValue value) => map = map.Add(key, value);

        public void Add(KeyValuePair<TKey, TValue> item) => map = map.Add(item.Key, item.Value);

        public void AddRange(IEnumerable<KeyValuePair<TKey, TValue>> items)
        {
            if (items == null) throw Fail.Null("items");
            map = map.AddRange(items);
        }

        public void Clear() => map = map.Clear();

        public bool Contains(KeyValuePair<TKey, TValue> item) => map.Contains(item);

        public bool ContainsKey(TKey key) => map.ContainsKey(key);

        public bool ContainsValue(TValue value) => map.ContainsValue(value);

        public TValue GetValueOrDefault(TKey key) => GetValueOrDefault(key, default);

        public TValue GetValueOrDefault(TKey key, TValue defaultValue) => map.TryGetValue(key, out TValue value) ? value : defaultValue;

        public bool TryGetValue(TKey key, out TValue value) => map.TryGetValue(key, out value);

        public bool TryGetKey(TKey equalKey, out TKey actualKey) => map.TryGetKey(equalKey, out actualKey);

        public bool Remove(TKey key)
        {
            ImmutableSortedDictionary<TKey, TValue> before = map;
            map = map.Remove(key);
            return map != before;
        }

        public bool Remove(KeyValuePair<TKey, TValue> item) => Contains(item) && Remove(item.Key);

        public void RemoveRange(IEnumerable<TKey> keys) => map = map.RemoveRange(keys);

        ICollection<TKey> IDictionary<TKey, TValue>.Keys => ((IDictionary<TKey, TValue>)map).Keys;

        ICollection<TValue> IDictionary<TKey, TValue>.Values => ((IDictionary<TKey, TValue>)map).Values;

        ICollection IDictionary.Keys => ((IDictionary)map).Keys;

        ICollection IDictionary.Values => ((IDictionary)map).Values;

        bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly => false;

        bool IDictionary.IsReadOnly => false;

        bool IDictionary.IsFixedSize => false;

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => this;

        object IDictionary.this[object key] { get => this[(TKey)key]; set => this[(TKey)key] = (TValue)value; }

        void IDictionary.Add(object key, object value) => Add((TKey)key, (TValue)value);

        bool IDictionary.Contains(object key) => ContainsKey((TKey)key);

        void IDictionary.Remove(object key) => Remove((TKey)key);

        void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int arrayIndex) =>
            ((ICollection<KeyValuePair<TKey, TValue>>)map).CopyTo(array, arrayIndex);

        void ICollection.CopyTo(Array array, int arrayIndex) => ((ICollection)map).CopyTo(array, arrayIndex);

        IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() => GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        IDictionaryEnumerator IDictionary.GetEnumerator() => new DictionaryEntryEnumerator<TKey, TValue>(GetEnumerator());
    }
}
