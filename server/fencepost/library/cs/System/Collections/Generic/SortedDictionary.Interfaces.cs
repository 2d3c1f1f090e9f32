namespace System.Collections.Generic;

public partial class SortedDictionary<TKey, TValue>
{
    ICollection<TKey> IDictionary<TKey, TValue>.Keys => Keys;

    ICollection<TValue> IDictionary<TKey, TValue>.Values => Values;

    IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys => Keys;

    IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values => Values;

    ICollection IDictionary.Keys => Keys;

    ICollection IDictionary.Values => Values;

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

    public sealed class KeyCollection : ICollection<TKey>, ICollection, IReadOnlyCollection<TKey>
    {
        private readonly SortedDictionary<TKey, TValue> dictionary;

        public KeyCollection(SortedDictionary<TKey, TValue> dictionary) => this.dictionary = dictionary ?? throw Fail.Null("dictionary");

        public int Count => dictionary.Count;

        bool ICollection<TKey>.IsReadOnly => true;

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => dictionary;

        public bool Contains(TKey item) => dictionary.ContainsKey(item);

        public void CopyTo(TKey[] array, int index)
        {
            CopyHelpers.CheckCopy(array, index, dictionary.size);
            for (int i = 0; i < dictionary.size; i++) array[index++] = dictionary.pairs[i].Key;
        }

        void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo(this, array, index);

        void ICollection<TKey>.Add(TKey item) => throw new NotSupportedException("Mutating a key collection derived from a dictionary is not allowed.");

        void ICollection<TKey>.Clear() => throw new NotSupportedException("Mutating a key collection derived from a dictionary is not allowed.");

        bool ICollection<TKey>.Remove(TKey item) => throw new NotSupportedException("Mutating a key collection derived from a dictionary is not allowed.");

        public Enumerator GetEnumerator() => new Enumerator(dictionary);

        IEnumerator<TKey> IEnumerable<TKey>.GetEnumerator() => Count == 0 ? new EmptyEnumerator<TKey>() : GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<TKey>)this).GetEnumerator();

        public struct Enumerator : IEnumerator<TKey>, IEnumerator
        {
            private SortedDictionary<TKey, TValue>.Enumerator pairs;

            internal Enumerator(SortedDictionary<TKey, TValue> dictionary) => pairs = dictionary.GetEnumerator();

            public TKey Current => pairs.Current.Key;

            object IEnumerator.Current => pairs.IsValid ? Current : throw Fail.NoCurrent();

            public bool MoveNext() => pairs.MoveNext();

            void IEnumerator.Reset() => pairs.Reset();

            public void Dispose() { }
        }
    }

    public sealed class ValueCollection : ICollection<TValue>, ICollection, IReadOnlyCollection<TValue>
    {
        private readonly SortedDictionary<TKey, TValue> dictionary;

        public ValueCollection(SortedDictionary<TKey, TValue> dictionary) => this.dictionary = dictionary ?? throw Fail.Null("dictionary");

        public int Count => dictionary.Count;

        bool ICollection<TValue>.IsReadOnly => true;

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => dictionary;

        bool ICollection<TValue>.Contains(TValue item) => dictionary.ContainsValue(item);

        public void CopyTo(TValue[] array, int index)
        {
            CopyHelpers.CheckCopy(array, index, dictionary.size);
            for (int i = 0; i < dictionary.size; i++) array[index++] = dictionary.pairs[i].Value;
        }

        void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo(this, array, index);

        void ICollection<TValue>.Add(TValue item) => throw new NotSupportedException("Mutating a value collection derived from a dictionary is not allowed.");

        void ICollection<TValue>.Clear() => throw new NotSupportedException("Mutating a value collection derived from a dictionary is not allowed.");

        bool ICollection<TValue>.Remove(TValue item) => throw new NotSupportedException("Mutating a value collection derived from a dictionary is not allowed.");

        public Enumerator GetEnumerator() => new Enumerator(dictionary);

        IEnumerator<TValue> IEnumerable<TValue>.GetEnumerator() => Count == 0 ? new EmptyEnumerator<TValue>() : GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<TValue>)this).GetEnumerator();

        public struct Enumerator : IEnumerator<TValue>, IEnumerator
        {
            private SortedDictionary<TKey, TValue>.Enumerator pairs;

            internal Enumerator(SortedDictionary<TKey, TValue> dictionary) => pairs = dictionary.GetEnumerator();

            public TValue Current => pairs.Current.Value;

            object IEnumerator.Current => pairs.IsValid ? Current : throw Fail.NoCurrent();

            public bool MoveNext() => pairs.MoveNext();

            void IEnumerator.Reset() => pairs.Reset();

            public void Dispose() { }
        }
    }
}
