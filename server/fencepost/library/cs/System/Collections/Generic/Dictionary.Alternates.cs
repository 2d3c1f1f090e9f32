namespace System.Collections.Generic;

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
        internal TKey KeyOf(TAlternateKey key) => keys.Create(key);

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
