using Fencepost;
using System.Collections.ObjectModel;

namespace System.Collections.Concurrent;

/// <summary>Each member is one step, except that factories run outside it and an enumeration goes on one element at a time.
/// The elements are in the order of .NET's table before it first grows.</summary>
public partial class ConcurrentDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IDictionary, IReadOnlyDictionary<TKey, TValue>
{
    private const int Buckets = 37;

    private readonly IEqualityComparer<TKey> comparer;
    private Node first;

    /// <summary>The list is ordered by bucket; a new node comes before the others of its bucket.</summary>
    private sealed class Node
    {
        internal TKey key;
        internal TValue value;
        internal int hash;
        internal Node next;
    }

    public ConcurrentDictionary() { }
    public ConcurrentDictionary(IEqualityComparer<TKey> comparer) => this.comparer = comparer;
    public ConcurrentDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection) : this(collection, null) { }
    public ConcurrentDictionary(int concurrencyLevel, int capacity) : this(concurrencyLevel, capacity, null) { }

    public ConcurrentDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer)
    {
        if (collection == null) throw new ArgumentNullException("collection");
        this.comparer = comparer;
        foreach (KeyValuePair<TKey, TValue> pair in collection)
        {
            CheckKey(pair.Key);
            if (!AddInStep(pair.Key, Hash(pair.Key), pair.Value, false, out _))
                throw new ArgumentException("The source argument contains duplicate keys.");
        }
    }

    public ConcurrentDictionary(int concurrencyLevel, IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer)
        : this(collection, comparer)
    {
        if (concurrencyLevel < 1 && concurrencyLevel != -1) throw new ArgumentOutOfRangeException("concurrencyLevel", "The concurrencyLevel argument must be positive, or -1 to indicate a default level.");
    }

    public ConcurrentDictionary(int concurrencyLevel, int capacity, IEqualityComparer<TKey> comparer)
    {
        if (concurrencyLevel < 1 && concurrencyLevel != -1) throw new ArgumentOutOfRangeException("concurrencyLevel", "The concurrencyLevel argument must be positive, or -1 to indicate a default level.");
        ArgumentOutOfRangeException.ThrowIfNegative(capacity);
        this.comparer = comparer;
    }

    public IEqualityComparer<TKey> Comparer => comparer ?? EqualityComparer<TKey>.Default;

    private static void CheckKey(TKey key)
    {
        if (key == null) throw new ArgumentNullException("key");
    }

    private int Hash(TKey key) => comparer == null ? key.GetHashCode() : comparer.GetHashCode(key);

    private bool Same(TKey left, TKey right) =>
        comparer == null ? EqualityComparer<TKey>.Default.Equals(left, right) : comparer.Equals(left, right);

    private static int BucketOf(int hash) => (int)((uint)hash % Buckets);

    private Node FindInStep(TKey key, int hash)
    {
        for (Node node = first; node != null; node = node.next)
            if (node.hash == hash && Same(node.key, key)) return node;
        return null;
    }

    private bool AddInStep(TKey key, int hash, TValue value, bool update, out TValue resulting)
    {
        int bucket = BucketOf(hash);
        Node before = null, node = first;
        while (node != null && BucketOf(node.hash) < bucket)
        {
            before = node;
            node = node.next;
        }
        for (Node same = node; same != null && BucketOf(same.hash) == bucket; same = same.next)
        {
            if (same.hash != hash || !Same(same.key, key)) continue;
            if (update) same.value = value;
            resulting = same.value;
            return false;
        }
        Node added = new Node { key = key, value = value, hash = hash, next = node };
        if (before == null) first = added;
        else before.next = added;
        resulting = value;
        return true;
    }

    private bool RemoveInStep(TKey key, int hash, bool matching, TValue wanted, out TValue value)
    {
        Node before = null;
        for (Node node = first; node != null; before = node, node = node.next)
        {
            if (node.hash != hash || !Same(node.key, key)) continue;
            if (matching && !EqualityComparer<TValue>.Default.Equals(node.value, wanted)) break;
            if (before == null) first = node.next;
            else before.next = node.next;
            value = node.value;
            return true;
        }
        value = default;
        return false;
    }

    [OneStep] private bool AddStep(TKey key, int hash, TValue value, bool update, out TValue resulting) => AddInStep(key, hash, value, update, out resulting);

    [OneStep]
    private bool RemoveStep(TKey key, int hash, bool matching, TValue wanted, out TValue value) =>
        RemoveInStep(key, hash, matching, wanted, out value);

    [Query]
    private bool GetStep(TKey key, int hash, out TValue value)
    {
        Node node = FindInStep(key, hash);
        value = node == null ? default : node.value;
        return node != null;
    }

    [OneStep]
    private bool UpdateStep(TKey key, int hash, TValue newValue, TValue comparisonValue)
    {
        Node node = FindInStep(key, hash);
        if (node == null || !EqualityComparer<TValue>.Default.Equals(node.value, comparisonValue)) return false;
        node.value = newValue;
        return true;
    }

    public bool TryGetValue(TKey key, out TValue value)
    {
        CheckKey(key);
        return GetStep(key, Hash(key), out value);
    }

    public bool ContainsKey(TKey key) => TryGetValue(key, out _);

    public TValue this[TKey key]
    {
        get
        {
            if (TryGetValue(key, out TValue value)) return value;
            throw new KeyNotFoundException("The given key '" + key.ToString() + "' was not present in the dictionary.");
        }
        set
        {
            CheckKey(key);
            AddStep(key, Hash(key), value, true, out _);
        }
    }

    public bool TryAdd(TKey key, TValue value)
    {
        CheckKey(key);
        return AddStep(key, Hash(key), value, false, out _);
    }

    public bool TryUpdate(TKey key, TValue newValue, TValue comparisonValue)
    {
        CheckKey(key);
        return UpdateStep(key, Hash(key), newValue, comparisonValue);
    }

    public bool TryRemove(TKey key, out TValue value)
    {
        CheckKey(key);
        return RemoveStep(key, Hash(key), false, default, out value);
    }

    public bool TryRemove(KeyValuePair<TKey, TValue> item)
    {
        if (item.Key == null) throw new ArgumentNullException("item", "The key of the item is null.");
        return RemoveStep(item.Key, Hash(item.Key), true, item.Value, out _);
    }

    public TValue GetOrAdd(TKey key, TValue value)
    {
        CheckKey(key);
        AddStep(key, Hash(key), value, false, out TValue resulting);
        return resulting;
    }

    public TValue GetOrAdd(TKey key, Func<TKey, TValue> valueFactory)
    {
        CheckKey(key);
        if (valueFactory == null) throw new ArgumentNullException("valueFactory");
        int hash = Hash(key);
        if (!GetStep(key, hash, out TValue resulting)) AddStep(key, hash, valueFactory(key), false, out resulting);
        return resulting;
    }

    public TValue GetOrAdd<TArg>(TKey key, Func<TKey, TArg, TValue> valueFactory, TArg factoryArgument) where TArg : allows ref struct
    {
        CheckKey(key);
        if (valueFactory == null) throw new ArgumentNullException("valueFactory");
        int hash = Hash(key);
        if (!GetStep(key, hash, out TValue resulting)) AddStep(key, hash, valueFactory(key, factoryArgument), false, out resulting);
        return resulting;
    }

    public TValue AddOrUpdate(TKey key, Func<TKey, TValue> addValueFactory, Func<TKey, TValue, TValue> updateValueFactory)
    {
        CheckKey(key);
        if (addValueFactory == null) throw new ArgumentNullException("addValueFactory");
        if (updateValueFactory == null) throw new ArgumentNullException("updateValueFactory");
        int hash = Hash(key);
        while (true)
        {
            if (GetStep(key, hash, out TValue old))
            {
                TValue updated = updateValueFactory(key, old);
                if (UpdateStep(key, hash, updated, old)) return updated;
            }
            else if (AddStep(key, hash, addValueFactory(key), false, out TValue added))
            {
                return added;
            }
        }
    }

    public TValue AddOrUpdate<TArg>(
        TKey key, Func<TKey, TArg, TValue> addValueFactory, Func<TKey, TValue, TArg, TValue> updateValueFactory, TArg factoryArgument)
        where TArg : allows ref struct
    {
        CheckKey(key);
        if (addValueFactory == null) throw new ArgumentNullException("addValueFactory");
        if (updateValueFactory == null) throw new ArgumentNullException("updateValueFactory");
        int hash = Hash(key);
        while (true)
        {
            if (GetStep(key, hash, out TValue old))
            {
                TValue updated = updateValueFactory(key, old, factoryArgument);
                if (UpdateStep(key, hash, updated, old)) return updated;
            }
            else if (AddStep(key, hash, addValueFactory(key, factoryArgument), false, out TValue added))
            {
                return added;
            }
        }
    }

    public TValue AddOrUpdate(TKey key, TValue addValue, Func<TKey, TValue, TValue> updateValueFactory)
    {
        CheckKey(key);
        if (updateValueFactory == null) throw new ArgumentNullException("updateValueFactory");
        int hash = Hash(key);
        while (true)
        {
            if (GetStep(key, hash, out TValue old))
            {
                TValue updated = updateValueFactory(key, old);
                if (UpdateStep(key, hash, updated, old)) return updated;
            }
            else if (AddStep(key, hash, addValue, false, out TValue added))
            {
                return added;
            }
        }
    }

    public bool IsEmpty { [Query] get => first == null; }
    public int Count { [Query] get => CountInStep(); }

    private int CountInStep()
    {
        int count = 0;
        for (Node node = first; node != null; node = node.next) count++;
        return count;
    }

    [OneStep] public void Clear() => first = null;

    [OneStep]
    public KeyValuePair<TKey, TValue>[] ToArray()
    {
        KeyValuePair<TKey, TValue>[] pairs = new KeyValuePair<TKey, TValue>[CountInStep()];
        int i = 0;
        for (Node node = first; node != null; node = node.next) pairs[i++] = new KeyValuePair<TKey, TValue>(node.key, node.value);
        return pairs;
    }

    public ICollection<TKey> Keys
    {
        get
        {
            KeyValuePair<TKey, TValue>[] pairs = ToArray();
            TKey[] keys = new TKey[pairs.Length];
            for (int i = 0; i < keys.Length; i++) keys[i] = pairs[i].Key;
            return new ReadOnlyCollection<TKey>(keys);
        }
    }

    public ICollection<TValue> Values
    {
        get
        {
            KeyValuePair<TKey, TValue>[] pairs = ToArray();
            TValue[] values = new TValue[pairs.Length];
            for (int i = 0; i < values.Length; i++) values[i] = pairs[i].Value;
            return new ReadOnlyCollection<TValue>(values);
        }
    }

    public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator() => new Enumerator(this);
    IEnumerator IEnumerable.GetEnumerator() => new Enumerator(this);

    [Query]
    private bool AfterStep(ref Node node, bool started, out KeyValuePair<TKey, TValue> pair)
    {
        node = started ? node.next : first;
        pair = node == null ? default : new KeyValuePair<TKey, TValue>(node.key, node.value);
        return node != null;
    }

    private sealed class Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>
    {
        private readonly ConcurrentDictionary<TKey, TValue> dictionary;
        private Node node;
        private bool started;
        private KeyValuePair<TKey, TValue> current;

        internal Enumerator(ConcurrentDictionary<TKey, TValue> dictionary) => this.dictionary = dictionary;

        public KeyValuePair<TKey, TValue> Current => current;
        object IEnumerator.Current => current;

        public bool MoveNext()
        {
            if (started && node == null) return false;
            bool any = dictionary.AfterStep(ref node, started, out current);
            started = true;
            return any;
        }

        public void Reset()
        {
            node = null;
            started = false;
            current = default;
        }

        public void Dispose() { }
    }
}
