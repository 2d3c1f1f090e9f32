using System.Collections.Generic;
namespace System.Collections.Immutable;

// Elements in the order of their hash codes, as in .NET's tree.
public sealed partial class ImmutableHashSet<T> : IImmutableSet<T>, IReadOnlySet<T>, ISet<T>, ICollection
{
    public static readonly ImmutableHashSet<T> Empty = new ImmutableHashSet<T>([], [], null);

    private readonly T[] items;
    private readonly int[] hashes;
    private readonly IEqualityComparer<T> comparer; // null: the default one

    private ImmutableHashSet(T[] items, int[] hashes, IEqualityComparer<T> comparer)
    {
        this.items = items;
        this.hashes = hashes;
        this.comparer = comparer;
    }

    internal static ImmutableHashSet<T> Create(IEqualityComparer<T> comparer) =>
        comparer == null || comparer is DefaultEqualityComparer<T> ? Empty : new ImmutableHashSet<T>([], [], comparer);

    public int Count => items.Length;

    public bool IsEmpty => items.Length == 0;

    public IEqualityComparer<T> KeyComparer => comparer ?? EqualityComparer<T>.Default;

    public Builder ToBuilder() => new Builder(this);

    public Enumerator GetEnumerator() => new Enumerator(this, null);

    public ImmutableHashSet<T> Clear() => IsEmpty ? this : Create(comparer);

    public bool Contains(T value) => Find(value, out _) >= 0;

    public bool TryGetValue(T equalValue, out T actualValue)
    {
        int i = Find(equalValue, out _);
        actualValue = i < 0 ? equalValue : items[i];
        return i >= 0;
    }

    public ImmutableHashSet<T> Add(T value)
    {
        int i = Find(value, out int hash);
        if (i >= 0) return this;
        i = ~i;
        int count = items.Length;
        T[] changed = new T[count + 1];
        Array.Copy(items, changed, i);
        changed[i] = value;
        Array.Copy(items, i, changed, i + 1, count - i);
        int[] changedHashes = new int[count + 1];
        Array.Copy(hashes, changedHashes, i);
        changedHashes[i] = hash;
        Array.Copy(hashes, i, changedHashes, i + 1, count - i);
        return new ImmutableHashSet<T>(changed, changedHashes, comparer);
    }

    public ImmutableHashSet<T> Remove(T value)
    {
        int i = Find(value, out _);
        if (i < 0) return this;
        int left = items.Length - 1;
        if (left == 0) return Clear();
        T[] rest = new T[left];
        Array.Copy(items, rest, i);
        Array.Copy(items, i + 1, rest, i, left - i);
        int[] restHashes = new int[left];
        Array.Copy(hashes, restHashes, i);
        Array.Copy(hashes, i + 1, restHashes, i, left - i);
        return new ImmutableHashSet<T>(rest, restHashes, comparer);
    }

    public ImmutableHashSet<T> Union(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (IsEmpty && other is ImmutableHashSet<T> same) return same.WithComparer(comparer);
        ImmutableHashSet<T> result = this;
        foreach (T item in other) result = result.Add(item);
        return result;
    }

    public ImmutableHashSet<T> Intersect(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        ImmutableHashSet<T> result = Clear();
        foreach (T item in other)
        {
            if (Contains(item)) result = result.Add(item);
        }
        return result;
    }

    public ImmutableHashSet<T> Except(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        ImmutableHashSet<T> result = this;
        foreach (T item in other) result = result.Remove(item);
        return result;
    }

    public ImmutableHashSet<T> SymmetricExcept(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        ImmutableHashSet<T> set = Create(comparer).Union(other);
        ImmutableHashSet<T> result = Clear();
        foreach (T item in this)
        {
            if (!set.Contains(item)) result = result.Add(item);
        }
        foreach (T item in set)
        {
            if (!Contains(item)) result = result.Add(item);
        }
        return result;
    }

    public bool SetEquals(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (this == other) return true;
        ImmutableHashSet<T> set = Create(comparer).Union(other);
        return set.Count == Count && ContainsAll(set);
    }

    public bool IsProperSubsetOf(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        ImmutableHashSet<T> set = Create(comparer).Union(other);
        return set.Count > Count && set.ContainsAll(this);
    }

    public bool IsProperSupersetOf(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        ImmutableHashSet<T> set = Create(comparer).Union(other);
        return set.Count < Count && ContainsAll(set);
    }

    public bool IsSubsetOf(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        return IsEmpty || Create(comparer).Union(other).ContainsAll(this);
    }

    public bool IsSupersetOf(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        return ContainsAll(other);
    }

    public bool Overlaps(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (IsEmpty) return false;
        foreach (T item in other)
        {
            if (Contains(item)) return true;
        }
        return false;
    }

    public ImmutableHashSet<T> WithComparer(IEqualityComparer<T> equalityComparer)
    {
        if (equalityComparer is DefaultEqualityComparer<T>) equalityComparer = null;
        return equalityComparer == comparer ? this : Create(equalityComparer).Union((IEnumerable<T>)items);
    }

    private bool ContainsAll(IEnumerable<T> other)
    {
        foreach (T item in other)
        {
            if (!Contains(item)) return false;
        }
        return true;
    }

    // The complement of the place where the element would go when it is not there.
    private int Find(T item, out int hash)
    {
        hash = item == null ? 0 : comparer == null ? item.GetHashCode() : comparer.GetHashCode(item);
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
            if (comparer == null ? Defaults.Equals(items[low], item) : comparer.Equals(items[low], item)) return low;
        }
        return ~low;
    }

    public struct Enumerator : IEnumerator<T>, IEnumerator
    {
        private readonly Builder builder;
        private ImmutableHashSet<T> set; // null when disposed
        private int index; // one beyond the current element; -1 after the last one

        internal Enumerator(ImmutableHashSet<T> set, Builder builder)
        {
            this.set = set;
            this.builder = builder;
        }

        public T Current
        {
            get
            {
                if (set == null) throw new ObjectDisposedException(typeof(Enumerator).FullName);
                return index > 0 ? set.items[index - 1] : throw new InvalidOperationException();
            }
        }

        object IEnumerator.Current => Current;

        public bool MoveNext()
        {
            if (set == null) throw new ObjectDisposedException(typeof(Enumerator).FullName);
            if (builder != null && builder.set != set) throw Fail.Changed();
            if ((uint)index < (uint)set.items.Length)
            {
                index++;
                return true;
            }
            index = -1;
            return false;
        }

        public void Reset()
        {
            if (builder != null) set = builder.set;
            index = 0;
        }

        public void Dispose() => set = null;
    }
}
