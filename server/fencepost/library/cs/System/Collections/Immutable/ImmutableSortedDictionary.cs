using System.Collections.Generic;
namespace System.Collections.Immutable;

// A sorted array that is never changed; .NET has a tree, which behaves the same.
public sealed partial class ImmutableSortedDictionary<TKey, TValue> : IImmutableDictionary<TKey, TValue>, IDictionary<TKey, TValue>, IDictionary
{
    public static readonly ImmutableSortedDictionary<TKey, TValue> Empty = new ImmutableSortedDictionary<TKey, TValue>([], null, null);

    private readonly KeyValuePair<TKey, TValue>[] pairs;
    private readonly IComparer<TKey> keyComparer; // null: the default one
    private readonly IEqualityComparer<TValue> valueComparer; // null: the default one

    private ImmutableSortedDictionary(KeyValuePair<TKey, TValue>[] pairs, IComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer)
    {
        this.pairs = pairs;
        this.keyComparer = keyComparer;
        this.valueComparer = valueComparer;
    }

    internal static ImmutableSortedDictionary<TKey, TValue> Create(IComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer)
    {
        if (keyComparer is DefaultComparer<TKey>) keyComparer = null;
        if (valueComparer is DefaultEqualityComparer<TValue>) valueComparer = null;
        if (keyComparer == null && valueComparer == null) return Empty;
        return new ImmutableSortedDictionary<TKey, TValue>([], keyComparer, valueComparer);
    }

    public int Count => pairs.Length;

    public bool IsEmpty => pairs.Length == 0;

    public IComparer<TKey> KeyComparer => keyComparer ?? Comparer<TKey>.Default;

    public IEqualityComparer<TValue> ValueComparer => valueComparer ?? EqualityComparer<TValue>.Default;

    public IEnumerable<TKey> Keys
    {
        get
        {
            foreach (KeyValuePair<TKey, TValue> pair in pairs) yield return pair.Key;
        }
    }

    public IEnumerable<TValue> Values
    {
        get
        {
            foreach (KeyValuePair<TKey, TValue> pair in pairs) yield return pair.Value;
        }
    }

    public TValue this[TKey key] => TryGetValue(key, out TValue value) ? value : throw Fail.Missing(key);

    public ref readonly TValue ValueRef(TKey key)
    {
        int i = Find(key);
        if (i < 0) throw Fail.Missing(key);
        return ref new[] { pairs[i].Value }[0];
    }

    public Builder ToBuilder() => new Builder(this);

    public Enumerator GetEnumerator() => new Enumerator(this, null);

    public ImmutableSortedDictionary<TKey, TValue> Clear() => IsEmpty ? this : Create(keyComparer, valueComparer);

    public ImmutableSortedDictionary<TKey, TValue> Add(TKey key, TValue value) => Insert(key, value, overwrite: false);

    public ImmutableSortedDictionary<TKey, TValue> SetItem(TKey key, TValue value) => Insert(key, value, overwrite: true);

    public ImmutableSortedDictionary<TKey, TValue> AddRange(IEnumerable<KeyValuePair<TKey, TValue>> pairs)
    {
        if (pairs == null) throw Fail.Null("pairs");
        return InsertRange(pairs, overwrite: false);
    }

    public ImmutableSortedDictionary<TKey, TValue> SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items)
    {
        if (items == null) throw Fail.Null("items");
        return InsertRange(items, overwrite: true);
    }

    public ImmutableSortedDictionary<TKey, TValue> Remove(TKey key)
    {
        int i = Find(key);
        if (i < 0) return this;
        int left = pairs.Length - 1;
        if (left == 0) return Clear();
        KeyValuePair<TKey, TValue>[] rest = new KeyValuePair<TKey, TValue>[left];
        Array.Copy(pairs, rest, i);
        Array.Copy(pairs, i + 1, rest, i, left - i);
        return new ImmutableSortedDictionary<TKey, TValue>(rest, keyComparer, valueComparer);
    }

    public ImmutableSortedDictionary<TKey, TValue> RemoveRange(IEnumerable<TKey> keys)
    {
        if (keys == null) throw Fail.Null("keys");
        ImmutableSortedDictionary<TKey, TValue> rest = this;
        foreach (TKey key in keys) rest = rest.Remove(key);
        return rest;
    }

    public bool ContainsKey(TKey key) => Find(key) >= 0;

    public bool Contains(KeyValuePair<TKey, TValue> pair) => TryGetValue(pair.Key, out TValue value) && EqualValues(value, pair.Value);

    public bool ContainsValue(TValue value)
    {
        foreach (KeyValuePair<TKey, TValue> pair in pairs)
        {
            if (EqualValues(value, pair.Value)) return true;
        }
        return false;
    }

    public bool TryGetValue(TKey key, out TValue value)
    {
        int i = Find(key);
        value = i < 0 ? default : pairs[i].Value;
        return i >= 0;
    }

    public bool TryGetKey(TKey equalKey, out TKey actualKey)
    {
        int i = Find(equalKey);
        actualKey = i < 0 ? equalKey : pairs[i].Key;
        return i >= 0;
    }

    public ImmutableSortedDictionary<TKey, TValue> WithComparers(IComparer<TKey> keyComparer) => WithComparers(keyComparer, valueComparer);

    public ImmutableSortedDictionary<TKey, TValue> WithComparers(IComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer)
    {
        if (keyComparer is DefaultComparer<TKey>) keyComparer = null;
        if (valueComparer is DefaultEqualityComparer<TValue>) valueComparer = null;
        if (keyComparer != this.keyComparer) return Create(keyComparer, valueComparer).AddRange(this);
        if (valueComparer == this.valueComparer) return this;
        return new ImmutableSortedDictionary<TKey, TValue>(pairs, keyComparer, valueComparer);
    }

    private bool EqualValues(TValue x, TValue y) => valueComparer == null ? Defaults.Equals(x, y) : valueComparer.Equals(x, y);

    // The complement of the place where the key would go when it is not there.
    private int Find(TKey key)
    {
        if (key == null) throw Fail.Null("key");
        int low = 0;
        int high = pairs.Length - 1;
        while (low <= high)
        {
            int middle = (low + high) >> 1;
            TKey other = pairs[middle].Key;
            int order = keyComparer == null ? Defaults.Compare(key, other) : keyComparer.Compare(key, other);
            if (order == 0) return middle;
            if (order > 0) low = middle + 1;
            else high = middle - 1;
        }
        return ~low;
    }

    private ImmutableSortedDictionary<TKey, TValue> Insert(TKey key, TValue value, bool overwrite)
    {
        int i = Find(key);
        int count = pairs.Length;
        KeyValuePair<TKey, TValue>[] changed;
        if (i >= 0)
        {
            if (EqualValues(pairs[i].Value, value)) return this;
            if (!overwrite) throw new ArgumentException("An element with the same key but a different value already exists. Key: '" + key + "'");
            changed = new KeyValuePair<TKey, TValue>[count];
            Array.Copy(pairs, changed, count);
            changed[i] = new KeyValuePair<TKey, TValue>(key, value);
            return new ImmutableSortedDictionary<TKey, TValue>(changed, keyComparer, valueComparer);
        }
        i = ~i;
        changed = new KeyValuePair<TKey, TValue>[count + 1];
        Array.Copy(pairs, changed, i);
        changed[i] = new KeyValuePair<TKey, TValue>(key, value);
        Array.Copy(pairs, i, changed, i + 1, count - i);
        return new ImmutableSortedDictionary<TKey, TValue>(changed, keyComparer, valueComparer);
    }

    private ImmutableSortedDictionary<TKey, TValue> InsertRange(IEnumerable<KeyValuePair<TKey, TValue>> items, bool overwrite)
    {
        ImmutableSortedDictionary<TKey, TValue> result = this;
        if (IsEmpty && items is ImmutableSortedDictionary<TKey, TValue> same && same.keyComparer == keyComparer && same.valueComparer == valueComparer) return same;
        foreach (KeyValuePair<TKey, TValue> pair in items) result = result.Insert(pair.Key, pair.Value, overwrite);
        return result;
    }

    public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IEnumerator
    {
        private readonly Builder builder;
        private ImmutableSortedDictionary<TKey, TValue> map; // null when disposed
        private int index; // one beyond the current pair; -1 after the last one

        internal Enumerator(ImmutableSortedDictionary<TKey, TValue> map, Builder builder)
        {
            this.map = map;
            this.builder = builder;
        }

        public KeyValuePair<TKey, TValue> Current
        {
            get
            {
                if (map == null) throw new ObjectDisposedException(typeof(Enumerator).FullName);
                return index > 0 ? map.pairs[index - 1] : throw new InvalidOperationException();
            }
        }

        object IEnumerator.Current => Current;

        public bool MoveNext()
        {
            if (map == null) throw new ObjectDisposedException(typeof(Enumerator).FullName);
            if (builder != null && builder.map != map) throw Fail.Changed();
            if ((uint)index < (uint)map.pairs.Length)
            {
                index++;
                return true;
            }
            index = -1;
            return false;
        }

        public void Reset()
        {
            if (builder != null) map = builder.map;
            index = 0;
        }

        public void Dispose() => map = null;
    }
}
