using System.Collections.Generic;

namespace System.Collections.Frozen;

public abstract partial class FrozenDictionary<TKey, TValue>
{
    public AlternateLookup<TAlternateKey> GetAlternateLookup<TAlternateKey>() where TAlternateKey : allows ref struct =>
        new AlternateLookup<TAlternateKey>(dictionary.GetAlternateLookup<TAlternateKey>());

    public bool TryGetAlternateLookup<TAlternateKey>(out AlternateLookup<TAlternateKey> lookup) where TAlternateKey : allows ref struct
    {
        bool found = dictionary.TryGetAlternateLookup(out Dictionary<TKey, TValue>.AlternateLookup<TAlternateKey> inner);
        lookup = new AlternateLookup<TAlternateKey>(inner);
        return found;
    }

    public readonly struct AlternateLookup<TAlternateKey> where TAlternateKey : allows ref struct
    {
        private readonly Dictionary<TKey, TValue>.AlternateLookup<TAlternateKey> inner;

        internal AlternateLookup(Dictionary<TKey, TValue>.AlternateLookup<TAlternateKey> inner) => this.inner = inner;

        public TValue this[TAlternateKey key] => inner[key];
        public bool ContainsKey(TAlternateKey key) => inner.ContainsKey(key);
        public bool TryGetValue(TAlternateKey key, out TValue value) => inner.TryGetValue(key, out value);
    }
}

public abstract partial class FrozenSet<T>
{
    public AlternateLookup<TAlternate> GetAlternateLookup<TAlternate>() where TAlternate : allows ref struct =>
        new AlternateLookup<TAlternate>(set.GetAlternateLookup<TAlternate>());

    public bool TryGetAlternateLookup<TAlternate>(out AlternateLookup<TAlternate> lookup) where TAlternate : allows ref struct
    {
        bool found = set.TryGetAlternateLookup(out HashSet<T>.AlternateLookup<TAlternate> inner);
        lookup = new AlternateLookup<TAlternate>(inner);
        return found;
    }

    public readonly struct AlternateLookup<TAlternate> where TAlternate : allows ref struct
    {
        private readonly HashSet<T>.AlternateLookup<TAlternate> inner;

        internal AlternateLookup(HashSet<T>.AlternateLookup<TAlternate> inner) => this.inner = inner;

        public bool Contains(TAlternate item) => inner.Contains(item);
        public bool TryGetValue(TAlternate equalValue, out T actualValue) => inner.TryGetValue(equalValue, out actualValue);
    }
}
