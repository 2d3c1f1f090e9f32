using System.Collections.Generic;
namespace System.Collections.Immutable;

// A sorted array that is never changed; .NET has a tree, which behaves the same.
public sealed partial class ImmutableSortedSet<T> : IImmutableSet<T>, IReadOnlyList<T>, IList<T>, IReadOnlySet<T>, ISet<T>, IList
{
    public static readonly ImmutableSortedSet<T> Empty = new ImmutableSortedSet<T>([], null);

    private readonly T[] items;
    private readonly IComparer<T> comparer; // null: the default one

    private ImmutableSortedSet(T[] items, IComparer<T> comparer)
    {
        this.items = items;
        this.comparer = comparer;
    }

    internal static ImmutableSortedSet<T> Create(IComparer<T> comparer) =>
        comparer == null || comparer is DefaultComparer<T> ? Empty : new ImmutableSortedSet<T>([], comparer);

    public int Count => items.Length;

    public bool IsEmpty => items.Length == 0;

    public IComparer<T> KeyComparer => comparer ?? Comparer<T>.Default;

    public T Min => items.Length == 0 ? default : items[0];

    public T Max => items.Length == 0 ? default : items[items.Length - 1];

    public T this[int index] => (uint)index < (uint)items.Length ? items[index] : throw new ArgumentOutOfRangeException("index");

    public ref readonly T ItemRef(int index)
    {
        if ((uint)index >= (uint)items.Length) throw new ArgumentOutOfRangeException("index");
        return ref items[index];
    }

    public int IndexOf(T item) => Find(item);

    public IEnumerable<T> Reverse()
    {
        for (int i = items.Length - 1; i >= 0; i--) yield return items[i];
    }

    public Builder ToBuilder() => new Builder(this);

    public Enumerator GetEnumerator() => new Enumerator(this, null);

    public ImmutableSortedSet<T> Clear() => IsEmpty ? this : Create(comparer);

    public bool Contains(T value) => Find(value) >= 0;

    public bool TryGetValue(T equalValue, out T actualValue)
    {
        int i = Find(equalValue);
        actualValue = i < 0 ? equalValue : items[i];
        return i >= 0;
    }

    public ImmutableSortedSet<T> Add(T value)
    {
        int i = Find(value);
        if (i >= 0) return this;
        i = ~i;
        int count = items.Length;
        T[] changed = new T[count + 1];
        Array.Copy(items, changed, i);
        changed[i] = value;
        Array.Copy(items, i, changed, i + 1, count - i);
        return new ImmutableSortedSet<T>(changed, comparer);
    }

    public ImmutableSortedSet<T> Remove(T value)
    {
        int i = Find(value);
        if (i < 0) return this;
        int left = items.Length - 1;
        if (left == 0) return Clear();
        T[] rest = new T[left];
        Array.Copy(items, rest, i);
        Array.Copy(items, i + 1, rest, i, left - i);
        return new ImmutableSortedSet<T>(rest, comparer);
    }

    public ImmutableSortedSet<T> Union(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (IsEmpty && other is ImmutableSortedSet<T> same) return same.WithComparer(comparer);
        ImmutableSortedSet<T> result = this;
        foreach (T item in other) result = result.Add(item);
        return result;
    }

    public ImmutableSortedSet<T> Intersect(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        ImmutableSortedSet<T> result = Clear();
        foreach (T item in other)
        {
            if (Contains(item)) result = result.Add(item);
        }
        return result;
    }

    public ImmutableSortedSet<T> Except(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        ImmutableSortedSet<T> result = this;
        foreach (T item in other) result = result.Remove(item);
        return result;
    }

    public ImmutableSortedSet<T> SymmetricExcept(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        ImmutableSortedSet<T> set = Create(comparer).Union(other);
        ImmutableSortedSet<T> result = Clear();
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
        ImmutableSortedSet<T> set = Create(comparer).Union(other);
        return set.Count == Count && ContainsAll(set);
    }

    public bool IsProperSubsetOf(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        ImmutableSortedSet<T> set = Create(comparer).Union(other);
        return set.Count > Count && set.ContainsAll(this);
    }

    public bool IsProperSupersetOf(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        ImmutableSortedSet<T> set = Create(comparer).Union(other);
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

    public ImmutableSortedSet<T> WithComparer(IComparer<T> comparer)
    {
        if (comparer is DefaultComparer<T>) comparer = null;
        return comparer == this.comparer ? this : Create(comparer).Union((IEnumerable<T>)items);
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
    private int Find(T item) => Defaults.Search(items, 0, items.Length, item, comparer);

    public struct Enumerator : IEnumerator<T>, IEnumerator
    {
        private readonly Builder builder;
        private ImmutableSortedSet<T> set; // null when disposed
        private int index; // one beyond the current element; -1 after the last one

        internal Enumerator(ImmutableSortedSet<T> set, Builder builder)
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
