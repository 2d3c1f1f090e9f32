namespace System.Collections.Generic;

public partial class OrderedDictionary<TKey, TValue>
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

    void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int arrayIndex) => pairs.CopyTo(array, arrayIndex);

    void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo<KeyValuePair<TKey, TValue>>(this, array, index);

    IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() => GetEnumerator();

    IDictionaryEnumerator IDictionary.GetEnumerator() => new DictionaryEntryEnumerator<TKey, TValue>(GetEnumerator());

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

    KeyValuePair<TKey, TValue> IReadOnlyList<KeyValuePair<TKey, TValue>>.this[int index] => GetAt(index);

    KeyValuePair<TKey, TValue> IList<KeyValuePair<TKey, TValue>>.this[int index] { get => GetAt(index); set => SetAt(index, value.Key, value.Value); }

    object IList.this[int index]
    {
        get => GetAt(index);
        set
        {
            KeyValuePair<TKey, TValue> pair = (KeyValuePair<TKey, TValue>)value;
            SetAt(index, pair.Key, pair.Value);
        }
    }

    bool IList.IsReadOnly => false;

    bool IList.IsFixedSize => false;

    int IList<KeyValuePair<TKey, TValue>>.IndexOf(KeyValuePair<TKey, TValue> item)
    {
        int i = IndexOf(item.Key);
        return i >= 0 && Defaults.Equals(pairs[i].Value, item.Value) ? i : -1;
    }

    void IList<KeyValuePair<TKey, TValue>>.Insert(int index, KeyValuePair<TKey, TValue> item) => Insert(index, item.Key, item.Value);

    int IList.Add(object value)
    {
        KeyValuePair<TKey, TValue> pair = (KeyValuePair<TKey, TValue>)value;
        Add(pair.Key, pair.Value);
        return Count - 1;
    }

    bool IList.Contains(object value) => value is KeyValuePair<TKey, TValue> pair && ((ICollection<KeyValuePair<TKey, TValue>>)this).Contains(pair);

    int IList.IndexOf(object value) => value is KeyValuePair<TKey, TValue> pair ? ((IList<KeyValuePair<TKey, TValue>>)this).IndexOf(pair) : -1;

    void IList.Insert(int index, object value)
    {
        KeyValuePair<TKey, TValue> pair = (KeyValuePair<TKey, TValue>)value;
        Insert(index, pair.Key, pair.Value);
    }

    void IList.Remove(object value)
    {
        if (value is KeyValuePair<TKey, TValue> pair) ((ICollection<KeyValuePair<TKey, TValue>>)this).Remove(pair);
    }

    public sealed class KeyCollection : IList<TKey>, IReadOnlyList<TKey>, IList
    {
        private readonly OrderedDictionary<TKey, TValue> dictionary;

        internal KeyCollection(OrderedDictionary<TKey, TValue> dictionary) => this.dictionary = dictionary;

        public int Count => dictionary.Count;

        public bool Contains(TKey key) => dictionary.ContainsKey(key);

        public void CopyTo(TKey[] array, int arrayIndex)
        {
            CopyHelpers.CheckCopy(array, arrayIndex, Count);
            for (int i = 0; i < Count; i++) array[arrayIndex + i] = dictionary.pairs[i].Key;
        }

        public Enumerator GetEnumerator() => new Enumerator(dictionary);

        IEnumerator<TKey> IEnumerable<TKey>.GetEnumerator() => Count == 0 ? new EmptyEnumerator<TKey>() : GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<TKey>)this).GetEnumerator();

        bool ICollection<TKey>.IsReadOnly => true;

        bool IList.IsReadOnly => true;

        bool IList.IsFixedSize => false;

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => dictionary;

        TKey IReadOnlyList<TKey>.this[int index] => dictionary.GetAt(index).Key;

        TKey IList<TKey>.this[int index] { get => dictionary.GetAt(index).Key; set => throw new NotSupportedException(); }

        object IList.this[int index] { get => dictionary.GetAt(index).Key; set => throw new NotSupportedException(); }

        int IList<TKey>.IndexOf(TKey item) => IndexOf(item);

        int IList.IndexOf(object value) => value is TKey item ? IndexOf(item) : -1;

        bool IList.Contains(object value) => value is TKey item && IndexOf(item) >= 0;

        void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo(this, array, index);

        void ICollection<TKey>.Add(TKey item) => throw new NotSupportedException();

        int IList.Add(object value) => throw new NotSupportedException();

        void ICollection<TKey>.Clear() => throw new NotSupportedException();

        void IList.Clear() => throw new NotSupportedException();

        void IList<TKey>.Insert(int index, TKey item) => throw new NotSupportedException();

        void IList.Insert(int index, object value) => throw new NotSupportedException();

        bool ICollection<TKey>.Remove(TKey item) => throw new NotSupportedException();

        void IList.Remove(object value) => throw new NotSupportedException();

        void IList<TKey>.RemoveAt(int index) => throw new NotSupportedException();

        void IList.RemoveAt(int index) => throw new NotSupportedException();

        private int IndexOf(TKey item)
        {
            for (int i = 0; i < Count; i++)
            {
                if (Defaults.Equals(dictionary.pairs[i].Key, item)) return i;
            }
            return -1;
        }

        public struct Enumerator : IEnumerator<TKey>
        {
            private OrderedDictionary<TKey, TValue>.Enumerator pairs;

            internal Enumerator(OrderedDictionary<TKey, TValue> dictionary) => pairs = dictionary.GetEnumerator();

            public TKey Current => pairs.Current.Key;

            object IEnumerator.Current => pairs.Current.Key;

            public bool MoveNext() => pairs.MoveNext();

            void IEnumerator.Reset() => pairs.Reset();

            void IDisposable.Dispose() { }
        }
    }

    public sealed class ValueCollection : IList<TValue>, IReadOnlyList<TValue>, IList
    {
        private readonly OrderedDictionary<TKey, TValue> dictionary;

        internal ValueCollection(OrderedDictionary<TKey, TValue> dictionary) => this.dictionary = dictionary;

        public int Count => dictionary.Count;

        bool ICollection<TValue>.Contains(TValue value) => IndexOf(value) >= 0;

        public void CopyTo(TValue[] array, int arrayIndex)
        {
            CopyHelpers.CheckCopy(array, arrayIndex, Count);
            for (int i = 0; i < Count; i++) array[arrayIndex + i] = dictionary.pairs[i].Value;
        }

        public Enumerator GetEnumerator() => new Enumerator(dictionary);

        IEnumerator<TValue> IEnumerable<TValue>.GetEnumerator() => Count == 0 ? new EmptyEnumerator<TValue>() : GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<TValue>)this).GetEnumerator();

        bool ICollection<TValue>.IsReadOnly => true;

        bool IList.IsReadOnly => true;

        bool IList.IsFixedSize => false;

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => dictionary;

        TValue IReadOnlyList<TValue>.this[int index] => dictionary.GetAt(index).Value;

        TValue IList<TValue>.this[int index] { get => dictionary.GetAt(index).Value; set => throw new NotSupportedException(); }

        object IList.this[int index] { get => dictionary.GetAt(index).Value; set => throw new NotSupportedException(); }

        int IList<TValue>.IndexOf(TValue item) => IndexOf(item);

        int IList.IndexOf(object value) => value is TValue item ? IndexOf(item) : -1;

        bool IList.Contains(object value) => value is TValue item && IndexOf(item) >= 0;

        void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo(this, array, index);

        void ICollection<TValue>.Add(TValue item) => throw new NotSupportedException();

        int IList.Add(object value) => throw new NotSupportedException();

        void ICollection<TValue>.Clear() => throw new NotSupportedException();

        void IList.Clear() => throw new NotSupportedException();

        void IList<TValue>.Insert(int index, TValue item) => throw new NotSupportedException();

        void IList.Insert(int index, object value) => throw new NotSupportedException();

        bool ICollection<TValue>.Remove(TValue item) => throw new NotSupportedException();

        void IList.Remove(object value) => throw new NotSupportedException();

        void IList<TValue>.RemoveAt(int index) => throw new NotSupportedException();

        void IList.RemoveAt(int index) => throw new NotSupportedException();

        private int IndexOf(TValue item)
        {
            for (int i = 0; i < Count; i++)
            {
                if (Defaults.Equals(dictionary.pairs[i].Value, item)) return i;
            }
            return -1;
        }

        public struct Enumerator : IEnumerator<TValue>
        {
            private OrderedDictionary<TKey, TValue>.Enumerator pairs;

            internal Enumerator(OrderedDictionary<TKey, TValue> dictionary) => pairs = dictionary.GetEnumerator();

            public TValue Current => pairs.Current.Value;

            object IEnumerator.Current => pairs.Current.Value;

            public bool MoveNext() => pairs.MoveNext();

            void IEnumerator.Reset() => pairs.Reset();

            void IDisposable.Dispose() { }
        }
    }
}
