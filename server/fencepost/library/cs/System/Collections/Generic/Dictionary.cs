using System.Runtime.CompilerServices;

namespace System.Collections.Generic;

// Buckets and entries as in .NET: the enumeration order and the effects of unsynchronized use depend on them.
public partial class Dictionary<TKey, TValue> : IDictionary<TKey, TValue>, IDictionary, IReadOnlyDictionary<TKey, TValue>,
      Runtime.Serialization.ISerializable, Runtime.Serialization.IDeserializationCallback
{
    private const int StartOfFreeList = -3;

    public virtual void GetObjectData(Runtime.Serialization.SerializationInfo info, Runtime.Serialization.StreamingContext context) =>
        ArgumentNullException.ThrowIfNull(info);

    public virtual void OnDeserialization(object sender) { }

    private int[] buckets;
    private Entry[] entries;
    private int count;
    private int freeList;
    private int freeCount;
    private int version;
    private IEqualityComparer<TKey> comparer;

    private struct Entry
    {
        public uint hash;
        public int next; // index of the next entry of the chain, -1 at its end; below -1 in the free list
        public TKey key;
        public TValue value;
    }

    public Dictionary() { }

    public Dictionary(int capacity)
        : this(capacity, null) { }

    public Dictionary(IEqualityComparer<TKey> comparer)
        : this(0, comparer) { }

    public Dictionary(int capacity, IEqualityComparer<TKey> comparer)
    {
        if (capacity < 0) throw new ArgumentOutOfRangeException("capacity");
        if (capacity > 0) Initialize(capacity);
        if (comparer is not DefaultEqualityComparer<TKey>) this.comparer = comparer;
    }

    public Dictionary(IDictionary<TKey, TValue> dictionary)
        : this(dictionary, null) { }

    public Dictionary(IDictionary<TKey, TValue> dictionary, IEqualityComparer<TKey> comparer)
        : this(dictionary == null ? 0 : dictionary.Count, comparer)
    {
        if (dictionary == null) throw Fail.Null("dictionary");
        AddRange(dictionary);
    }

    public Dictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection)
        : this(collection, null) { }

    public Dictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer)
        : this(collection is ICollection<KeyValuePair<TKey, TValue>> known ? known.Count : 0, comparer)
    {
        if (collection == null) throw Fail.Null("collection");
        AddRange(collection);
    }

    public IEqualityComparer<TKey> Comparer => comparer ?? EqualityComparer<TKey>.Default;

    public int Count => count - freeCount;

    public int Capacity => entries == null ? 0 : entries.Length;

    public KeyCollection Keys => new KeyCollection(this);

    public ValueCollection Values => new ValueCollection(this);

    public TValue this[TKey key]
    {
        get
        {
            int i = Find(key, out Entry[] found);
            return i >= 0 ? found[i].value : throw Fail.Missing(key);
        }
        set => Insert(key, value, overwrite: true);
    }

    public void Add(TKey key, TValue value)
    {
        if (!Insert(key, value, overwrite: false)) throw Fail.Duplicate(key);
    }

    public bool TryAdd(TKey key, TValue value) => Insert(key, value, overwrite: false);

    public bool ContainsKey(TKey key) => Find(key, out _) >= 0;

    public bool TryGetValue(TKey key, out TValue value)
    {
        int i = Find(key, out Entry[] found);
        if (i < 0)
        {
            value = default;
            return false;
        }
        value = found[i].value;
        return true;
    }

    public bool ContainsValue(TValue value)
    {
        for (int i = 0; i < count; i++)
        {
            if (entries[i].next >= -1 && Defaults.Equals(entries[i].value, value)) return true;
        }
        return false;
    }

    public void Clear()
    {
        int used = count;
        if (used == 0) return;
        Array.Clear(buckets, 0, buckets.Length);
        count = 0;
        freeList = -1;
        freeCount = 0;
        Array.Clear(entries, 0, used);
    }

    public bool Remove(TKey key) => Remove(key, out _);

    public bool Remove(TKey key, out TValue value)
    {
        if (key == null) throw Fail.Null("key");
        int[] table = buckets;
        if (table != null)
        {
            IEqualityComparer<TKey> comparer = this.comparer;
            uint hash = (uint)(comparer == null ? key.GetHashCode() : comparer.GetHashCode(key));
            ref int bucket = ref table[hash % (uint)table.Length];
            Entry[] entries = this.entries;
            int last = -1;
            uint seen = 0;
            for (int i = bucket - 1; i >= 0;)
            {
                ref Entry entry = ref entries[i];
                if (entry.hash == hash && (comparer == null ? Defaults.Equals(entry.key, key) : comparer.Equals(entry.key, key)))
                {
                    if (last < 0) bucket = entry.next + 1;
                    else entries[last].next = entry.next;
                    value = entry.value;
                    entry.next = StartOfFreeList - freeList;
                    if (RuntimeHelpers.IsReferenceOrContainsReferences<TKey>()) entry.key = default;
                    if (RuntimeHelpers.IsReferenceOrContainsReferences<TValue>()) entry.value = default;
                    freeList = i;
                    freeCount++;
                    return true;
                }
                last = i;
                i = entry.next;
                if (++seen > (uint)entries.Length) throw Fail.Concurrent();
            }
        }
        value = default;
        return false;
    }

    private int Find(TKey key, out Entry[] found)
    {
        if (key == null) throw Fail.Null("key");
        int[] table = buckets;
        if (table == null)
        {
            found = null;
            return -1;
        }
        IEqualityComparer<TKey> comparer = this.comparer;
        uint hash = (uint)(comparer == null ? key.GetHashCode() : comparer.GetHashCode(key));
        int i = table[hash % (uint)table.Length] - 1;
        Entry[] entries = this.entries;
        found = entries;
        uint seen = 0;
        while ((uint)i < (uint)entries.Length)
        {
            ref Entry entry = ref entries[i];
            if (entry.hash == hash && (comparer == null ? Defaults.Equals(entry.key, key) : comparer.Equals(entry.key, key))) return i;
            i = entry.next;
            if (++seen > (uint)entries.Length) throw Fail.Concurrent();
        }
        return -1;
    }

    // False when the key is there already: then its value is left or replaced.
    private bool Insert(TKey key, TValue value, bool overwrite)
    {
        if (key == null) throw Fail.Null("key");
        if (buckets == null) Initialize(0);
        IEqualityComparer<TKey> comparer = this.comparer;
        uint hash = (uint)(comparer == null ? key.GetHashCode() : comparer.GetHashCode(key));
        int[] table = buckets;
        ref int bucket = ref table[hash % (uint)table.Length];
        Entry[] entries = this.entries;
        uint seen = 0;
        for (int i = bucket - 1; (uint)i < (uint)entries.Length;)
        {
            ref Entry entry = ref entries[i];
            if (entry.hash == hash && (comparer == null ? Defaults.Equals(entry.key, key) : comparer.Equals(entry.key, key)))
            {
                if (overwrite) entry.value = value;
                return false;
            }
            i = entry.next;
            if (++seen > (uint)entries.Length) throw Fail.Concurrent();
        }
        int index;
        if (freeCount > 0)
        {
            index = freeList;
            freeList = StartOfFreeList - entries[freeList].next;
            freeCount--;
        }
        else
        {
            index = count;
            if (index == entries.Length)
            {
                Resize(HashHelpers.ExpandPrime(index));
                table = buckets;
                bucket = ref table[hash % (uint)table.Length];
            }
            count = index + 1;
            entries = this.entries;
        }
        ref Entry added = ref entries[index];
        added.hash = hash;
        added.next = bucket - 1;
        added.key = key;
        added.value = value;
        bucket = index + 1;
        version++;
        return true;
    }

    private void Initialize(int capacity)
    {
        int length = HashHelpers.GetPrime(capacity);
        int[] table = new int[length];
        Entry[] entries = new Entry[length];
        freeList = -1;
        buckets = table;
        this.entries = entries;
    }

    private void Resize(int length)
    {
        Entry[] larger = new Entry[length];
        int used = count;
        Array.Copy(entries, larger, used);
        int[] table = new int[length];
        buckets = table;
        for (int i = 0; i < used; i++)
        {
            ref Entry entry = ref larger[i];
            if (entry.next < -1) continue;
            ref int bucket = ref table[entry.hash % (uint)length];
            entry.next = bucket - 1;
            bucket = i + 1;
        }
        entries = larger;
    }

    public int EnsureCapacity(int capacity)
    {
        if (capacity < 0) throw new ArgumentOutOfRangeException("capacity");
        int current = Capacity;
        if (current >= capacity) return current;
        version++;
        if (buckets == null) Initialize(capacity);
        else Resize(HashHelpers.GetPrime(capacity));
        return entries.Length;
    }

    public void TrimExcess() => TrimExcess(Count);

    public void TrimExcess(int capacity)
    {
        if (capacity < Count) throw Fail.SmallCapacity("capacity");
        int length = HashHelpers.GetPrime(capacity);
        Entry[] old = entries;
        if (length >= Capacity) return;
        int used = count;
        version++;
        Initialize(length);
        CopyEntries(old, used);
    }

    // Into empty entries, closing the gaps.
    private void CopyEntries(Entry[] old, int used)
    {
        int copied = 0;
        for (int i = 0; i < used; i++)
        {
            if (old[i].next < -1) continue;
            ref Entry entry = ref entries[copied];
            entry = old[i];
            ref int bucket = ref buckets[entry.hash % (uint)buckets.Length];
            entry.next = bucket - 1;
            bucket = ++copied;
        }
        count = copied;
        freeCount = 0;
    }

    private void AddRange(IEnumerable<KeyValuePair<TKey, TValue>> collection)
    {
        if (collection is Dictionary<TKey, TValue> other && other.GetType() == typeof(Dictionary<TKey, TValue>))
        {
            if (other.Count == 0) return;
            if (other.comparer == comparer)
            {
                CopyEntries(other.entries, other.count);
                return;
            }
            for (int i = 0; i < other.count; i++)
            {
                if (other.entries[i].next >= -1) Add(other.entries[i].key, other.entries[i].value);
            }
            return;
        }
        foreach (KeyValuePair<TKey, TValue> pair in collection) Add(pair.Key, pair.Value);
    }

    private void CopyTo(KeyValuePair<TKey, TValue>[] array, int index)
    {
        if (array == null) throw Fail.Null("array");
        if ((uint)index > (uint)array.Length) throw Fail.NeedsNonNegative("index");
        if (array.Length - index < Count) throw Fail.TooSmall();
        for (int i = 0; i < count; i++)
        {
            if (entries[i].next >= -1) array[index++] = new KeyValuePair<TKey, TValue>(entries[i].key, entries[i].value);
        }
    }

    public Enumerator GetEnumerator() => new Enumerator(this, false);

    internal ref TValue ValueOrNullRef(TKey key)
    {
        int i = Find(key, out Entry[] found);
        if (i < 0) return ref Unsafe.NullRef<TValue>();
        return ref found[i].value;
    }

    internal ref TValue ValueOrAddDefault(TKey key, out bool exists)
    {
        exists = !Insert(key, default, overwrite: false);
        int i = Find(key, out Entry[] found);
        return ref found[i].value;
    }

    public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IDictionaryEnumerator
    {
        private readonly Dictionary<TKey, TValue> dictionary;
        private readonly int version;
        private readonly bool asEntries;
        private int index;
        private KeyValuePair<TKey, TValue> current;

        internal Enumerator(Dictionary<TKey, TValue> dictionary, bool asEntries)
        {
            this.dictionary = dictionary;
            this.asEntries = asEntries;
            version = dictionary.version;
        }

        public KeyValuePair<TKey, TValue> Current => current;

        object IEnumerator.Current
        {
            get
            {
                CheckCurrent();
                if (asEntries) return new DictionaryEntry(current.Key, current.Value);
                return current;
            }
        }

        DictionaryEntry IDictionaryEnumerator.Entry
        {
            get
            {
                CheckCurrent();
                return new DictionaryEntry(current.Key, current.Value);
            }
        }

        object IDictionaryEnumerator.Key
        {
            get
            {
                CheckCurrent();
                return current.Key;
            }
        }

        object IDictionaryEnumerator.Value
        {
            get
            {
                CheckCurrent();
                return current.Value;
            }
        }

        public bool MoveNext()
        {
            Dictionary<TKey, TValue> dictionary = this.dictionary;
            if (version != dictionary.version) throw Fail.Changed();
            while ((uint)index < (uint)dictionary.count)
            {
                ref Entry entry = ref dictionary.entries[index++];
                if (entry.next < -1) continue;
                current = new KeyValuePair<TKey, TValue>(entry.key, entry.value);
                return true;
            }
            index = dictionary.count + 1;
            current = default;
            return false;
        }

        void IEnumerator.Reset()
        {
            if (version != dictionary.version) throw Fail.Changed();
            index = 0;
            current = default;
        }

        private void CheckCurrent()
        {
            if (index == 0 || index == dictionary.count + 1) throw Fail.NoCurrent();
        }

        public void Dispose() { }
    }
}
