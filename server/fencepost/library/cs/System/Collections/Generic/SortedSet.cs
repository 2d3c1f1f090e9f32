namespace System.Collections.Generic;

// A sorted array; .NET has a tree, which behaves the same.
public partial class SortedSet<T> : ISet<T>, ICollection<T>, ICollection, IReadOnlyCollection<T>, IReadOnlySet<T>
{
    private T[] items;
    private int size;
    private int version;
    private readonly IComparer<T> comparer;

    public SortedSet()
        : this((IComparer<T>)null) { }

    public SortedSet(IComparer<T> comparer)
    {
        items = Array.Empty<T>();
        if (comparer is not DefaultComparer<T>) this.comparer = comparer;
    }

    public SortedSet(IEnumerable<T> collection)
        : this(collection, null) { }

    public SortedSet(IEnumerable<T> collection, IComparer<T> comparer)
        : this(comparer)
    {
        if (collection == null) throw Fail.Null("collection");
        items = new List<T>(collection).ToArray();
        if (collection is not SortedSet<T> same || !SameComparer(same)) Array.Sort(items, 0, items.Length, this.comparer);
        if (items.Length == 0) return;
        size = 1;
        for (int i = 1; i < items.Length; i++)
        {
            if (Compare(items[i], items[i - 1]) != 0) items[size++] = items[i];
        }
        if (size < items.Length) Array.Clear(items, size, items.Length - size);
    }

    public int Count
    {
        get
        {
            Range(out _, out int start, out int end);
            return end - start;
        }
    }

    public IComparer<T> Comparer => comparer ?? Comparer<T>.Default;

    bool ICollection<T>.IsReadOnly => false;

    bool ICollection.IsSynchronized => false;

    object ICollection.SyncRoot => this;

    public T Min
    {
        get
        {
            Range(out SortedSet<T> root, out int start, out int end);
            return start < end ? root.items[start] : default;
        }
    }

    public T Max
    {
        get
        {
            Range(out SortedSet<T> root, out int start, out int end);
            return start < end ? root.items[end - 1] : default;
        }
    }

    // The set that has the elements, and which of its elements are in this set.
    internal virtual void Range(out SortedSet<T> root, out int start, out int end)
    {
        root = this;
        start = 0;
        end = size;
    }

    internal virtual bool IsWithinRange(T item) => true;

    private int Compare(T x, T y) => comparer == null ? Defaults.Compare(x, y) : comparer.Compare(x, y);

    private bool SameComparer(SortedSet<T> other) => comparer == null ? other.comparer == null : comparer.Equals(other.comparer);

    public bool Add(T item)
    {
        if (!IsWithinRange(item)) throw new ArgumentOutOfRangeException("item");
        Range(out SortedSet<T> root, out _, out _);
        return root.Insert(item);
    }

    private bool Insert(T item)
    {
        int i = Defaults.Search(items, 0, size, item, comparer);
        version++;
        if (i >= 0) return false;
        i = ~i;
        if (size == items.Length) Array.Resize(ref items, Math.Max(4, 2 * size));
        if (i < size) Array.Copy(items, i, items, i + 1, size - i);
        items[i] = item;
        size++;
        return true;
    }

    void ICollection<T>.Add(T item) => Add(item);

    public bool Remove(T item)
    {
        if (!IsWithinRange(item)) return false;
        Range(out SortedSet<T> root, out _, out _);
        return root.Delete(item);
    }

    private bool Delete(T item)
    {
        if (size == 0) return false;
        int i = Defaults.Search(items, 0, size, item, comparer);
        version++;
        if (i < 0) return false;
        size--;
        Array.Copy(items, i + 1, items, i, size - i);
        items[size] = default;
        return true;
    }

    public virtual void Clear()
    {
        Range(out SortedSet<T> root, out int start, out int end);
        if (root != this && start == end) return;
        Array.Copy(root.items, end, root.items, start, root.size - end);
        int left = root.size - (end - start);
        Array.Clear(root.items, left, root.size - left);
        root.size = left;
        root.version++;
    }

    public virtual bool Contains(T item) => Find(item, out _) >= 0;

    public bool TryGetValue(T equalValue, out T actualValue)
    {
        int i = Find(equalValue, out SortedSet<T> root);
        actualValue = i >= 0 ? root.items[i] : default;
        return i >= 0;
    }

    private int Find(T item, out SortedSet<T> root)
    {
        Range(out root, out int start, out int end);
        return Defaults.Search(root.items, start, end, item, comparer);
    }

    public void CopyTo(T[] array) => CopyTo(array, 0, Count);

    public void CopyTo(T[] array, int index) => CopyTo(array, index, Count);

    public void CopyTo(T[] array, int index, int count)
    {
        if (array == null) throw Fail.Null("array");
        if (index < 0) throw Fail.Negative("index", index);
        if (count < 0) throw Fail.Negative("count", count);
        if (count > array.Length - index) throw Fail.TooSmall();
        Range(out SortedSet<T> root, out int start, out int end);
        Array.Copy(root.items, start, array, index, Math.Min(count, end - start));
    }

    void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo(this, array, index);

    public virtual SortedSet<T> GetViewBetween(T lowerValue, T upperValue)
    {
        if (Compare(lowerValue, upperValue) > 0) throw new ArgumentException("Must be less than or equal to upperValue.", "lowerValue");
        return new View(this, lowerValue, upperValue);
    }

    public IEnumerable<T> Reverse()
    {
        Range(out SortedSet<T> root, out int start, out int end);
        int before = root.version;
        for (int i = end - 1; i >= start; i--)
        {
            yield return root.items[i];
            if (root.version != before) throw Fail.ChangedSince();
        }
    }

    public Enumerator GetEnumerator() => new Enumerator(this);

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    private sealed class View : SortedSet<T>
    {
        private readonly SortedSet<T> root;
        private readonly T lower;
        private readonly T upper;

        public View(SortedSet<T> root, T lower, T upper)
            : base(root.comparer)
        {
            this.root = root;
            this.lower = lower;
            this.upper = upper;
        }

        internal override void Range(out SortedSet<T> root, out int start, out int end)
        {
            root = this.root;
            start = Defaults.Search(root.items, 0, root.size, lower, comparer);
            if (start < 0) start = ~start;
            end = Defaults.Search(root.items, 0, root.size, upper, comparer);
            end = end < 0 ? ~end : end + 1;
        }

        internal override bool IsWithinRange(T item) => Compare(lower, item) <= 0 && Compare(upper, item) >= 0;

        public override SortedSet<T> GetViewBetween(T lowerValue, T upperValue)
        {
            if (Compare(lower, lowerValue) > 0) throw new ArgumentOutOfRangeException("lowerValue");
            if (Compare(upper, upperValue) < 0) throw new ArgumentOutOfRangeException("upperValue");
            return root.GetViewBetween(lowerValue, upperValue);
        }
    }

    public struct Enumerator : IEnumerator<T>, IEnumerator
    {
        private readonly SortedSet<T> set;
        private readonly SortedSet<T> root;
        private readonly int version;
        private int index;
        private int end;
        private bool valid;
        private T current;

        internal Enumerator(SortedSet<T> set)
        {
            this.set = set;
            set.Range(out root, out index, out end);
            version = root.version;
        }

        public T Current => current;

        object IEnumerator.Current => valid ? current : throw Fail.NoCurrent();

        public bool MoveNext()
        {
            if (version != root.version) throw Fail.ChangedSince();
            valid = index < end;
            current = valid ? root.items[index++] : default;
            return valid;
        }

        void IEnumerator.Reset()
        {
            if (version != root.version) throw Fail.ChangedSince();
            set.Range(out _, out index, out end);
            valid = false;
            current = default;
        }

        public void Dispose() { }
    }
}
