using System.Runtime.CompilerServices;

namespace System.Collections.Generic;

// Buckets and entries as in .NET: the enumeration order and the effects of unsynchronized use depend on them.
public partial class HashSet<T> : ICollection<T>, ISet<T>, IReadOnlyCollection<T>, IReadOnlySet<T>
{
    private const int StartOfFreeList = -3;

    private int[] buckets;
    private Entry[] entries;
    private int count;
    private int freeList;
    private int freeCount;
    private int version;
    private IEqualityComparer<T> comparer;

    private struct Entry
    {
        public int hash;
        public int next; // index of the next entry of the chain, -1 at its end; below -1 in the free list
        public T value;
    }

    public HashSet() { }

    public HashSet(IEqualityComparer<T> comparer)
    {
        if (comparer is not DefaultEqualityComparer<T>) this.comparer = comparer;
    }

    public HashSet(int capacity)
        : this(capacity, null) { }

    public HashSet(int capacity, IEqualityComparer<T> comparer)
        : this(comparer)
    {
        if (capacity < 0) throw new ArgumentOutOfRangeException("capacity");
        if (capacity > 0) Initialize(capacity);
    }

    public HashSet(IEnumerable<T> collection)
        : this(collection, null) { }

    public HashSet(IEnumerable<T> collection, IEqualityComparer<T> comparer)
        : this(comparer)
    {
        if (collection == null) throw Fail.Null("collection");
        if (collection is HashSet<T> other && other.comparer == this.comparer)
        {
            if (other.Count == 0) return;
            int length = other.entries.Length;
            if (HashHelpers.ExpandPrime(other.Count + 1) < length) length = HashHelpers.GetPrime(other.Count);
            Initialize(length);
            CopyEntries(other.entries, other.count);
            return;
        }
        if (collection is ICollection<T> known && known.Count > 0) Initialize(known.Count);
        UnionWith(collection);
        if (count > 0 && entries.Length / count > 3) TrimExcess();
    }

    public IEqualityComparer<T> Comparer => comparer ?? EqualityComparer<T>.Default;

    public int Count => count - freeCount;

    public int Capacity => entries == null ? 0 : entries.Length;

    bool ICollection<T>.IsReadOnly => false;

    public bool Add(T item) => Insert(item, out _);

    void ICollection<T>.Add(T item) => Insert(item, out _);

    public bool Contains(T item) => Find(item) >= 0;

    public bool TryGetValue(T equalValue, out T actualValue)
    {
        int i = Find(equalValue);
        actualValue = i >= 0 ? entries[i].value : default;
        return i >= 0;
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

    public bool Remove(T item)
    {
        int[] table = buckets;
        if (table == null) return false;
        IEqualityComparer<T> comparer = this.comparer;
        int hash = item == null ? 0 : comparer == null ? item.GetHashCode() : comparer.GetHashCode(item);
        ref int bucket = ref table[(uint)hash % (uint)table.Length];
        Entry[] entries = this.entries;
        int last = -1;
        uint seen = 0;
        for (int i = bucket - 1; i >= 0;)
        {
            ref Entry entry = ref entries[i];
            if (entry.hash == hash && (comparer == null ? Defaults.Equals(entry.value, item) : comparer.Equals(entry.value, item)))
            {
                if (last < 0) bucket = entry.next + 1;
                else entries[last].next = entry.next;
                entry.next = StartOfFreeList - freeList;
                if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) entry.value = default;
                freeList = i;
                freeCount++;
                return true;
            }
            last = i;
            i = entry.next;
            if (++seen > (uint)entries.Length) throw Fail.Concurrent();
        }
        return false;
    }

    private int Find(T item)
    {
        int[] table = buckets;
        if (table == null) return -1;
        IEqualityComparer<T> comparer = this.comparer;
        int hash = item == null ? 0 : comparer == null ? item.GetHashCode() : comparer.GetHashCode(item);
        Entry[] entries = this.entries;
        uint seen = 0;
        for (int i = table[(uint)hash % (uint)table.Length] - 1; i >= 0;)
        {
            ref Entry entry = ref entries[i];
            if (entry.hash == hash && (comparer == null ? Defaults.Equals(entry.value, item) : comparer.Equals(entry.value, item))) return i;
            i = entry.next;
            if (++seen > (uint)entries.Length) throw Fail.Concurrent();
        }
        return -1;
    }

    private bool Insert(T item, out int location)
    {
        if (buckets == null) Initialize(0);
        IEqualityComparer<T> comparer = this.comparer;
        int hash = item == null ? 0 : comparer == null ? item.GetHashCode() : comparer.GetHashCode(item);
        int[] table = buckets;
        ref int bucket = ref table[(uint)hash % (uint)table.Length];
        Entry[] entries = this.entries;
        uint seen = 0;
        for (int i = bucket - 1; i >= 0;)
        {
            ref Entry entry = ref entries[i];
            if (entry.hash == hash && (comparer == null ? Defaults.Equals(entry.value, item) : comparer.Equals(entry.value, item)))
            {
                location = i;
                return false;
            }
            i = entry.next;
            if (++seen > (uint)entries.Length) throw Fail.Concurrent();
        }
        int index;
        if (freeCount > 0)
        {
            index = freeList;
            freeCount--;
            freeList = StartOfFreeList - entries[freeList].next;
        }
        else
        {
            index = count;
            if (index == entries.Length)
            {
                Resize(HashHelpers.ExpandPrime(index));
                table = buckets;
                bucket = ref table[(uint)hash % (uint)table.Length];
            }
            count = index + 1;
            entries = this.entries;
        }
        ref Entry added = ref entries[index];
        added.hash = hash;
        added.next = bucket - 1;
        added.value = item;
        bucket = index + 1;
        version++;
        location = index;
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
            ref int bucket = ref table[(uint)entry.hash % (uint)length];
            entry.next = bucket - 1;
            bucket = i + 1;
        }
        entries = larger;
    }

    public int EnsureCapacity(int capacity)
    {
        if (capacity < 0) throw Fail.Negative("capacity", capacity);
        int current = Capacity;
        if (current >= capacity) return current;
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
            ref int bucket = ref buckets[(uint)entry.hash % (uint)buckets.Length];
            entry.next = bucket - 1;
            bucket = ++copied;
        }
        count = copied;
        freeCount = 0;
    }

    public Enumerator GetEnumerator() => new Enumerator(this);

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => Count == 0 ? new EmptyEnumerator<T>() : GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<T>)this).GetEnumerator();

    public void CopyTo(T[] array) => CopyTo(array, 0, Count);

    public void CopyTo(T[] array, int arrayIndex) => CopyTo(array, arrayIndex, Count);

    public void CopyTo(T[] array, int arrayIndex, int count)
    {
        if (array == null) throw Fail.Null("array");
        if (arrayIndex < 0) throw Fail.Negative("arrayIndex", arrayIndex);
        if (count < 0) throw Fail.Negative("count", count);
        if (arrayIndex > array.Length || count > array.Length - arrayIndex) throw Fail.TooSmall();
        for (int i = 0; i < this.count && count != 0; i++)
        {
            if (entries[i].next < -1) continue;
            array[arrayIndex++] = entries[i].value;
            count--;
        }
    }

    public struct Enumerator : IEnumerator<T>, IEnumerator
    {
        private readonly HashSet<T> set;
        private readonly int version;
        private int index;
        private T current;

        internal Enumerator(HashSet<T> set)
        {
            this.set = set;
            version = set.version;
        }

        public T Current => current;

        object IEnumerator.Current => index == 0 || index == set.count + 1 ? throw Fail.NoCurrent() : current;

        public bool MoveNext()
        {
            HashSet<T> set = this.set;
            if (version != set.version) throw Fail.Changed();
            while ((uint)index < (uint)set.count)
            {
                ref Entry entry = ref set.entries[index++];
                if (entry.next < -1) continue;
                current = entry.value;
                return true;
            }
            index = set.count + 1;
            current = default;
            return false;
        }

        void IEnumerator.Reset()
        {
            if (version != set.version) throw Fail.Changed();
            index = 0;
            current = default;
        }

        public void Dispose() { }
    }
}
