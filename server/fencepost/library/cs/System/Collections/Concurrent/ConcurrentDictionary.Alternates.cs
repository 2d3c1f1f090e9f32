using Fencepost;

namespace System.Collections.Concurrent;

public partial class ConcurrentDictionary<TKey, TValue>
{
    public AlternateLookup<TAlternateKey> GetAlternateLookup<TAlternateKey>() where TAlternateKey : allows ref struct =>
        TryGetAlternateLookup(out AlternateLookup<TAlternateKey> lookup) ? lookup : throw Alternates.NotSupported();

    public bool TryGetAlternateLookup<TAlternateKey>(out AlternateLookup<TAlternateKey> lookup) where TAlternateKey : allows ref struct
    {
        IAlternateEqualityComparer<TAlternateKey, TKey> keys = Alternates.Of<TAlternateKey, TKey>(comparer);
        lookup = keys == null ? default : new AlternateLookup<TAlternateKey>(this, keys);
        return keys != null;
    }

    [Query]
    private bool GetEntryStep(TKey key, int hash, out TKey actualKey, out TValue value)
    {
        Node node = FindInStep(key, hash);
        actualKey = node == null ? default : node.key;
        value = node == null ? default : node.value;
        return node != null;
    }

    [OneStep]
    private bool RemoveEntryStep(TKey key, int hash, out TKey actualKey, out TValue value)
    {
        Node node = FindInStep(key, hash);
        actualKey = node == null ? default : node.key;
        return RemoveInStep(key, hash, false, default, out value);
    }

    public readonly struct AlternateLookup<TAlternateKey> where TAlternateKey : allows ref struct
    {
        private readonly IAlternateEqualityComparer<TAlternateKey, TKey> keys;

        internal AlternateLookup(ConcurrentDictionary<TKey, TValue> dictionary, IAlternateEqualityComparer<TAlternateKey, TKey> keys)
        {
            Dictionary = dictionary;
            this.keys = keys;
        }

        public ConcurrentDictionary<TKey, TValue> Dictionary { get; }

        public TValue this[TAlternateKey key]
        {
            get => Dictionary[keys.Create(key)];
            set => Dictionary[keys.Create(key)] = value;
        }

        public bool ContainsKey(TAlternateKey key) => Dictionary.ContainsKey(keys.Create(key));
        public bool TryAdd(TAlternateKey key, TValue value) => Dictionary.TryAdd(keys.Create(key), value);
        public bool TryGetValue(TAlternateKey key, out TValue value) => Dictionary.TryGetValue(keys.Create(key), out value);

        public bool TryGetValue(TAlternateKey key, out TKey actualKey, out TValue value)
        {
            TKey wanted = keys.Create(key);
            return Dictionary.GetEntryStep(wanted, Dictionary.Hash(wanted), out actualKey, out value);
        }

        public bool TryRemove(TAlternateKey key, out TValue value) => Dictionary.TryRemove(keys.Create(key), out value);

        public bool TryRemove(TAlternateKey key, out TKey actualKey, out TValue value)
        {
            TKey wanted = keys.Create(key);
            return Dictionary.RemoveEntryStep(wanted, Dictionary.Hash(wanted), out actualKey, out value);
        }
    }
}
