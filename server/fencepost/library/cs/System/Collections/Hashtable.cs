namespace System.Collections;

// Open addressing as in .NET: the enumeration order depends on it.
public partial class Hashtable : IDictionary, ICloneable
{
    private Bucket[] buckets;
    private int count;
    private int occupancy; // buckets that others were displaced from
    private int loadSize;
    private readonly float loadFactor;
    private int version;
    private readonly IEqualityComparer comparer;

    private struct Bucket
    {
        public object key; // the array of buckets: removed
        public object value;
        public int hash; // negative: others were displaced from here
    }

    public Hashtable()
        : this(0, 1.0f, null) { }

    public Hashtable(int capacity)
        : this(capacity, 1.0f, null) { }

    public Hashtable(int capacity, float loadFactor)
        : this(capacity, loadFactor, null) { }

    public Hashtable(IEqualityComparer equalityComparer)
        : this(0, 1.0f, equalityComparer) { }

    public Hashtable(int capacity, IEqualityComparer equalityComparer)
        : this(capacity, 1.0f, equalityComparer) { }

    public Hashtable(int capacity, float loadFactor, IEqualityComparer equalityComparer)
    {
        if (capacity < 0) throw Fail.NeedsNonNegative("capacity");
        if (!(loadFactor >= 0.1f && loadFactor <= 1.0f))
        {
            throw new ArgumentOutOfRangeException("loadFactor", "Load factor needs to be between 0.1 and 1.0.");
        }
        this.loadFactor = 0.72f * loadFactor;
        double size = capacity / this.loadFactor;
        buckets = new Bucket[size > 3 ? HashHelpers.GetPrime((int)size) : 3];
        loadSize = (int)(this.loadFactor * buckets.Length);
        comparer = equalityComparer;
    }

    public Hashtable(IDictionary d)
        : this(d, 1.0f, null) { }

    public Hashtable(IDictionary d, float loadFactor)
        : this(d, loadFactor, null) { }

    public Hashtable(IDictionary d, IEqualityComparer equalityComparer)
        : this(d, 1.0f, equalityComparer) { }

    public Hashtable(IDictionary d, float loadFactor, IEqualityComparer equalityComparer)
        : this(d == null ? 0 : d.Count, loadFactor, equalityComparer)
    {
        if (d == null) throw new ArgumentNullException("d", "Dictionary cannot be null.");
        IDictionaryEnumerator pairs = d.GetEnumerator();
        while (pairs.MoveNext()) Add(pairs.Key, pairs.Value);
    }

    public static Hashtable Synchronized(Hashtable table) => new SynchronizedHashtable(table ?? throw Fail.Null("table"));

    protected IEqualityComparer EqualityComparer => comparer;

    public virtual int Count => count;

    public virtual bool IsFixedSize => false;

    public virtual bool IsReadOnly => false;

    public virtual bool IsSynchronized => false;

    public virtual object SyncRoot => this;

    public virtual ICollection Keys => new Members(this, true);

    public virtual ICollection Values => new Members(this, false);

    public virtual object this[object key]
    {
        get
        {
            int i = Find(key);
            return i < 0 ? null : buckets[i].value;
        }
        set => Insert(key, value, false);
    }

    public virtual void Add(object key, object value) => Insert(key, value, true);

    public virtual void Clear()
    {
        if (count == 0 && occupancy == 0) return;
        Array.Clear(buckets, 0, buckets.Length);
        count = 0;
        occupancy = 0;
        version++;
    }

    public virtual object Clone()
    {
        Hashtable copy = new Hashtable(count, 1.0f, comparer);
        for (int i = buckets.Length - 1; i >= 0; i--)
        {
            if (IsUsed(i)) copy[buckets[i].key] = buckets[i].value;
        }
        return copy;
    }

    public virtual bool Contains(object key) => ContainsKey(key);

    public virtual bool ContainsKey(object key) => Find(key) >= 0;

    public virtual bool ContainsValue(object value)
    {
        for (int i = buckets.Length - 1; i >= 0; i--)
        {
            if (IsUsed(i) && Equals(buckets[i].value, value)) return true;
        }
        return false;
    }

    public virtual void CopyTo(Array array, int arrayIndex)
    {
        if (array == null) throw Fail.Null("array");
        if (array.Rank != 1) throw new ArgumentException("Only single dimensional arrays are supported for the requested action.", "array");
        if (arrayIndex < 0) throw Fail.NeedsNonNegative("arrayIndex");
        if (array.Length - arrayIndex < Count) throw Fail.TooSmall();
        for (int i = buckets.Length - 1; i >= 0; i--)
        {
            if (IsUsed(i)) array.SetValue(new DictionaryEntry(buckets[i].key, buckets[i].value), arrayIndex++);
        }
    }

    public virtual IDictionaryEnumerator GetEnumerator() => new Enumerator(this, 3);

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public virtual void Remove(object key)
    {
        int i = Find(key);
        if (i < 0) return;
        bool displaced = buckets[i].hash < 0;
        buckets[i].hash = displaced ? int.MinValue : 0;
        buckets[i].key = displaced ? buckets : null;
        buckets[i].value = null;
        count--;
        version++;
    }

    protected virtual int GetHash(object key) => comparer == null ? key.GetHashCode() : comparer.GetHashCode(key);

    protected virtual bool KeyEquals(object item, object key)
    {
        if (buckets == item) return false;
        if (item == key) return true;
        return comparer == null ? item != null && item.Equals(key) : comparer.Equals(item, key);
    }

    private bool IsUsed(int i) => buckets[i].key != null && buckets[i].key != buckets;

    private static int Step(int hash, int length) => (int)(1 + (uint)hash * 101 % (uint)(length - 1));

    private int Find(object key)
    {
        if (key == null) throw Fail.Null("key");
        int hash = GetHash(key) & 0x7FFFFFFF;
        int length = buckets.Length;
        int step = Step(hash, length);
        int i = hash % length;
        for (int tries = 0; tries < length; tries++)
        {
            if (buckets[i].key == null) break;
            if ((buckets[i].hash & 0x7FFFFFFF) == hash && KeyEquals(buckets[i].key, key)) return i;
            if (buckets[i].hash >= 0) break;
            i = (int)(((long)i + step) % length);
        }
        return -1;
    }

    private void Insert(object key, object value, bool add)
    {
        if (key == null) throw Fail.Null("key");
        if (count >= loadSize) Rehash(HashHelpers.ExpandPrime(buckets.Length));
        else if (occupancy > loadSize && count > 100) Rehash(buckets.Length);
        int hash = GetHash(key) & 0x7FFFFFFF;
        int length = buckets.Length;
        int step = Step(hash, length);
        int i = hash % length;
        int free = -1;
        for (int tries = 0; tries < length; tries++)
        {
            ref Bucket bucket = ref buckets[i];
            if (free == -1 && bucket.key == buckets && bucket.hash < 0) free = i;
            if (bucket.key == null || (bucket.key == buckets && bucket.hash >= 0))
            {
                if (free == -1) free = i;
                break;
            }
            if ((bucket.hash & 0x7FFFFFFF) == hash && KeyEquals(bucket.key, key))
            {
                if (add) throw new ArgumentException("Item has already been added. Key in dictionary: '" + bucket.key + "'  Key being added: '" + key + "'");
                bucket.value = value;
                version++;
                return;
            }
            if (free == -1 && bucket.hash >= 0)
            {
                bucket.hash |= int.MinValue;
                occupancy++;
            }
            i = (int)(((long)i + step) % length);
        }
        if (free == -1) throw new InvalidOperationException("Hashtable insert failed. Load factor too high. The most common cause is multiple threads writing to the Hashtable simultaneously.");
        buckets[free].key = key;
        buckets[free].value = value;
        buckets[free].hash |= hash;
        count++;
        version++;
    }

    private void Rehash(int length)
    {
        Bucket[] larger = new Bucket[length];
        occupancy = 0;
        for (int old = 0; old < buckets.Length; old++)
        {
            if (!IsUsed(old)) continue;
            int hash = buckets[old].hash & 0x7FFFFFFF;
            int i = hash % length;
            while (larger[i].key != null)
            {
                if (larger[i].hash >= 0)
                {
                    larger[i].hash |= int.MinValue;
                    occupancy++;
                }
                i = (int)(((long)i + Step(hash, length)) % length);
            }
            larger[i].key = buckets[old].key;
            larger[i].value = buckets[old].value;
            larger[i].hash |= hash;
        }
        buckets = larger;
        loadSize = (int)(loadFactor * length);
        version++;
    }

    private sealed class Members : ICollection
    {
        private readonly Hashtable table;
        private readonly bool keys;

        public Members(Hashtable table, bool keys)
        {
            this.table = table;
            this.keys = keys;
        }

        public int Count => table.Count;

        public bool IsSynchronized => table.IsSynchronized;

        public object SyncRoot => table.SyncRoot;

        public IEnumerator GetEnumerator() => new Enumerator(table, keys ? 1 : 2);

        public void CopyTo(Array array, int index)
        {
            if (array == null) throw Fail.Null("array");
            if (array.Rank != 1) throw new ArgumentException("Only single dimensional arrays are supported for the requested action.", "array");
            if (index < 0) throw Fail.NeedsNonNegative("arrayIndex");
            if (array.Length - index < Count) throw Fail.TooSmall();
            foreach (object item in this) array.SetValue(item, index++);
        }
    }

    private sealed class Enumerator : IDictionaryEnumerator, ICloneable
    {
        private readonly Hashtable table;
        private readonly int kind; // 1 keys, 2 values, 3 entries
        private readonly int version;
        private int bucket;
        private bool valid;
        private object key;
        private object value;

        public Enumerator(Hashtable table, int kind)
        {
            this.table = table;
            this.kind = kind;
            version = table.version;
            bucket = table.buckets.Length;
        }

        public object Clone() => MemberwiseClone();

        public DictionaryEntry Entry => valid ? new DictionaryEntry(key, value) : throw Fail.NoCurrent();

        public object Key => valid ? key : throw Fail.NotStarted();

        public object Value => valid ? value : throw Fail.NoCurrent();

        public object Current => !valid ? throw Fail.NoCurrent() : kind == 1 ? key : kind == 2 ? value : new DictionaryEntry(key, value);

        public bool MoveNext()
        {
            if (version != table.version) throw Fail.Changed();
            valid = false;
            while (bucket > 0 && !valid)
            {
                bucket--;
                valid = table.IsUsed(bucket);
            }
            if (!valid) return false;
            key = table.buckets[bucket].key;
            value = table.buckets[bucket].value;
            return true;
        }

        public void Reset()
        {
            if (version != table.version) throw Fail.Changed();
            valid = false;
            bucket = table.buckets.Length;
        }
    }
}
