using System.Collections.Generic;
namespace System.Collections.Immutable;

// Pairs in the order of the hash codes of their keys, as in .NET's tree.
public sealed partial class ImmutableDictionary<TKey, TValue> : IImmutableDictionary<TKey, TValue>, IDictionary<TKey, TValue>, IDictionary
{
    public static readonly ImmutableDictionary<TKey, TValue> Empty = new ImmutableDictionary<TKey, TValue>([], [], null, null);

    private readonly KeyValuePair<TKey, TValue>[] pairs;
    private readonly int[] hashes;
    private readonly IEqualityComparer<TKey> keyComparer; // null: the default one
    private readonly IEqualityComparer<TValue> valueComparer; // null: the default one

    private ImmutableDictionary(KeyValuePair<TKey, TValue>[] pairs, int[] hashes, IEqualityComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer)
    {
        this.pairs = pairs;
        this.hashes = hashes;
        this.keyComparer = keyComparer;
        this.valueComparer = valueComparer;
    }

    internal static ImmutableDictionary<TKey, TValue> Create(IEqualityComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer)
    {
        if (keyComparer is DefaultEqualityComparer<TKey>) keyComparer = null;
        if (valueComparer is DefaultEqualityComparer<TValue>) valueComparer = null;
        if (keyComparer == null && valueComparer == null) return Empty;
        return new ImmutableDictionary<TKey, TValue>([], [], keyComparer, valueComparer);
    }

    public int Count => pairs.Length;

    public bool IsEmpty => pairs.Length == 0;

    public IEqualityComparer<TKey> KeyComparer => keyComparer ?? EqualityComparer<TKey>.Default;

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

    public Builder ToBuilder() => new Builder(this);

    public Enumerator GetEnumerator() => new Enumerator(this, null);

    public ImmutableDictionary<TKey, TValue> Clear() => IsEmpty ? this : Create(keyComparer, valueComparer);

    public ImmutableDictionary<TKey, TValue> Add(TKey key, TValue value) => Insert(key, value, overwrite: false);

    public ImmutableDictionary<TKey, TValue> SetItem(TKey key, TValue value) => Insert(key, value, overwrite: true);

    public ImmutableDictionary<TKey, TValue> AddRange(IEnumerable<KeyValuePair<TKey, TValue>> pairs)
    {
        if (pairs == null) throw Fail.Null("pairs");
        return InsertRange(pairs, overwrite: false);
    }

    public ImmutableDictionary<TKey, TValue> SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items)
    {
        if (items == null) throw Fail.Null("items");
        return InsertRange(items, overwrite: true);
    }

    public ImmutableDictionary<TKey, TValue> Remove(TKey key)
    {
        int i = Find(key, out _);
        if (i < 0) return this;
        int left = pairs.Length - 1;
        if (left == 0) return Clear();
        KeyValuePair<TKey, TValue>[] rest = new KeyValuePair<TKey, TValue>[left];
        Array.Copy(pairs, rest, i);
        Array.Copy(pairs, i + 1, rest, i, left - i);
        int[] restHashes = new int[left];
        Array.Copy(hashes, restHashes, i);
        Array.Copy(hashes, i + 1, restHashes, i, left - i);
        return new ImmutableDictionary<TKey, TValue>(rest, restHashes, keyComparer, valueComparer);
    }

    public ImmutableDictionary<TKey, TValue> RemoveRange(IEnumerable<TKey> keys)
    {
        if (keys == null) throw Fail.Null("keys");
        ImmutableDictionary<TKey, TValue> rest = this;
        foreach (TKey key in keys) rest = rest.Remove(key);
        return rest;
    }

    public bool ContainsKey(TKey key) => Find(key, out _) >= 0;

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
        int i = Find(key, out _);
        value = i < 0 ? default : pairs[i].Value;
        return i >= 0;
    }

    public bool TryGetKey(TKey equalKey, out TKey actualKey)
    {
        int i = Find(equalKey, out _);
        actualKey = i < 0 ? equalKey : pairs[i].Key;
        return i >= 0;
    }

    public ImmutableDictionary<TKey, TValue> WithComparers(IEqualityComparer<TKey> keyComparer) => WithComparers(keyComparer, valueComparer);

    public ImmutableDictionary<TKey, TValue> WithComparers(IEqualityComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer)
    {
        if (keyComparer is DefaultEqualityComparer<TKey>) keyComparer = null;
        if (valueComparer is DefaultEqualityComparer<TValue>) valueComparer = null;
        if (keyComparer != this.keyComparer) return Create(keyComparer, valueComparer).AddRange(this);
        if (valueComparer == this.valueComparer) return this;
        return new ImmutableDictionary<TKey, TValue>(pairs, hashes, keyComparer, valueComparer);
    }

    private bool EqualValues(TValue x, TValue y) => valueComparer == null ? Defaults.Equals(x, y) : valueComparer.Equals(x, y);

    // The complement of the place where the key would go when it is not there.
    private int Find(TKey key, out int hash)
    {
        if (key == null) throw Fail.Null("key");
        hash = keyComparer == null ? key.GetHashCode() : keyComparer.GetHashCode(key);
        int low = 0;
        int high = hashes.Length;
        while (low < high)
        {
            int middle = (low + high) >> 1;
            if (hashes[middle] < hash) low = middle + 1;
            else high = middle;
        }
        for (; low < hashes.Length && hashes[low] == hash; low++)
        {
            TKey other = pairs[low].Key;
            if (keyComparer == null ? Defaults.Equals(other, key) : keyComparer.Equals(other, key)) return low;
        }
        return ~low;
    }

    private ImmutableDictionary<TKey, TValue> Insert(TKey key, TValue value, bool overwrite)
    {
        int i = Find(key, out int hash);
        int count = pairs.Length;
        KeyValuePair<TKey, TValue>[] changed;
        if (i >= 0)
        {
            if (EqualValues(pairs[i].Value, value)) return this;
            if (!overwrite) throw new ArgumentException("An element with the same key but a different value already exists. Key: '" + key + "'");
            changed = new KeyValuePair<TKey, TValue>[count];
            Array.Copy(pairs, changed, count);
            changed[i] = new KeyValuePair<TKey, TValue>(key, value);
            return new ImmutableDictionary<TKey, TValue>(changed, hashes, keyComparer, valueComparer);
        }
        i = ~i;
        changed = new KeyValuePair<TKey, TValue>[count + 1];
        Array.Copy(pairs, changed, i);
        changed[i] = new KeyValuePair<TKey, TValue>(key, value);
        Array.Copy(pairs, i, changed, i + 1, count - i);
        int[] changedHashes = new int[count + 1];
        Array.Copy(hashes, changedHashes, i);
        changedHashes[i] = hash;
        Array.Copy(hashes, i, changedHashes, i + 1, count - i);
        return new ImmutableDictionary<TKey, TValue>(changed, changedHashes, keyComparer, valueComparer);
    }

    private ImmutableDictionary<TKey, TValue> InsertRange(IEnumerable<KeyValuePair<TKey, TValue>> items, bool overwrite)
    {
        ImmutableDictionary<TKey, TValue> result = this;
        if (IsEmpty && items is ImmutableDictionary<TKey, TValue> same && same.keyComparer == keyComparer && same.valueComparer == valueComparer) return same;
        foreach (KeyValuePair<TKey, TValue> pair in items) result = result.Insert(pair.Key, pair.Value, overwrite);
        return result;
    }

    public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IEnumerator
    {
        private readonly Builder builder;
        private ImmutableDictionary<TKey, TValue> map; // null when disposed
        private int index; // one beyond the current pair; -1 after the last one

        internal Enumerator(ImmutableDictionary<TKey, TValue> map, Builder builder)
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
