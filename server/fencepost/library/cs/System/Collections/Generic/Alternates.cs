namespace System.Collections.Generic;

// Deviation: an alternate key becomes a key first, so what a comparer answers about alternate keys themselves is not asked. The verdict
// names that where a program has such a comparer.
internal static class Alternates
{
    /// <summary>How a collection with this comparer makes keys of alternate ones; null if it cannot.</summary>
    internal static IAlternateEqualityComparer<TAlternate, T> Of<TAlternate, T>(IEqualityComparer<T> comparer) where TAlternate : allows ref struct
    {
        if (comparer is IAlternateEqualityComparer<TAlternate, T> own)
        {
            if (comparer is not StringComparer) Fencepost.Machine.Assumes("an alternate key becomes a key before it is looked for: a comparer is not asked about alternate keys");
            return own;
        }
        bool plain = comparer == null || comparer is DefaultEqualityComparer<T>;
        return plain ? (object)StringComparer.Ordinal as IAlternateEqualityComparer<TAlternate, T> : null;
    }

    internal static Exception NotSupported() => new InvalidOperationException("The collection's comparer does not support the requested operation.");
}

public partial class Dictionary<TKey, TValue>
{
    public AlternateLookup<TAlternateKey> GetAlternateLookup<TAlternateKey>() where TAlternateKey : allows ref struct =>
        TryGetAlternateLookup(out AlternateLookup<TAlternateKey> lookup) ? lookup : throw Alternates.NotSupported();

    public bool TryGetAlternateLookup<TAlternateKey>(out AlternateLookup<TAlternateKey> lookup) where TAlternateKey : allows ref struct
    {
        IAlternateEqualityComparer<TAlternateKey, TKey> keys = Alternates.Of<TAlternateKey, TKey>(comparer);
        lookup = keys == null ? default : new AlternateLookup<TAlternateKey>(this, keys);
        return keys != null;
    }

    private bool TryGetEntry(TKey key, out TKey actualKey, out TValue value)
    {
        int i = Find(key, out Entry[] found);
        actualKey = i >= 0 ? found[i].key : default;
        value = i >= 0 ? found[i].value : default;
        return i >= 0;
    }

    public readonly struct AlternateLookup<TAlternateKey> where TAlternateKey : allows ref struct
    {
        private readonly IAlternateEqualityComparer<TAlternateKey, TKey> keys;

        internal AlternateLookup(Dictionary<TKey, TValue> dictionary, IAlternateEqualityComparer<TAlternateKey, TKey> keys)
        {
            Dictionary = dictionary;
            this.keys = keys;
        }

        public Dictionary<TKey, TValue> Dictionary { get; }

        public TValue this[TAlternateKey key]
        {
            get => Dictionary[keys.Create(key)];
            set => Dictionary[keys.Create(key)] = value;
        }

        public bool ContainsKey(TAlternateKey key) => Dictionary.ContainsKey(keys.Create(key));
        public bool TryGetValue(TAlternateKey key, out TValue value) => Dictionary.TryGetValue(keys.Create(key), out value);

        public bool TryGetValue(TAlternateKey key, out TKey actualKey, out TValue value) =>
            Dictionary.TryGetEntry(keys.Create(key), out actualKey, out value);

        public bool TryAdd(TAlternateKey key, TValue value) => Dictionary.TryAdd(keys.Create(key), value);
        public bool Remove(TAlternateKey key) => Dictionary.Remove(keys.Create(key));

        public bool Remove(TAlternateKey key, out TKey actualKey, out TValue value) =>
            Dictionary.TryGetEntry(keys.Create(key), out actualKey, out value) && Dictionary.Remove(actualKey);
    }
}

public partial class HashSet<T>
{
    public AlternateLookup<TAlternate> GetAlternateLookup<TAlternate>() where TAlternate : allows ref struct =>
        TryGetAlternateLookup(out AlternateLookup<TAlternate> lookup) ? lookup : throw Alternates.NotSupported();

    public bool TryGetAlternateLookup<TAlternate>(out AlternateLookup<TAlternate> lookup) where TAlternate : allows ref struct
    {
        IAlternateEqualityComparer<TAlternate, T> items = Alternates.Of<TAlternate, T>(comparer);
        lookup = items == null ? default : new AlternateLookup<TAlternate>(this, items);
        return items != null;
    }

    public readonly struct AlternateLookup<TAlternate> where TAlternate : allows ref struct
    {
        private readonly IAlternateEqualityComparer<TAlternate, T> items;

        internal AlternateLookup(HashSet<T> set, IAlternateEqualityComparer<TAlternate, T> items)
        {
            Set = set;
            this.items = items;
        }

        public HashSet<T> Set { get; }
        public bool Add(TAlternate item) => Set.Add(items.Create(item));
        public bool Remove(TAlternate item) => Set.Remove(items.Create(item));
        public bool Contains(TAlternate item) => Set.Contains(items.Create(item));
        public bool TryGetValue(TAlternate equalValue, out T actualValue) => Set.TryGetValue(items.Create(equalValue), out actualValue);
    }
}
