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
