using System.Collections.Generic;

namespace System.Collections.Immutable;

/// <summary>What looks at the array more than once takes a copy of itself first: another thread may assign to the variable meanwhile.</summary>
public partial struct ImmutableArray<T> : IImmutableList<T>, IList<T>, IList, IEquatable<ImmutableArray<T>>, IStructuralComparable, IStructuralEquatable
{
    public static readonly ImmutableArray<T> Empty = new ImmutableArray<T>(new T[0]);

    internal T[] array;

    internal ImmutableArray(T[] array) => this.array = array;

    public T this[int index] => array[index];

    public int Length => array.Length;

    public bool IsEmpty => array.Length == 0;

    public bool IsDefault => array == null;

    public bool IsDefaultOrEmpty
    {
        get
        {
            ImmutableArray<T> self = this;
            return self.array == null || self.array.Length == 0;
        }
    }

    public static bool operator ==(ImmutableArray<T> left, ImmutableArray<T> right) => left.array == right.array;

    public static bool operator !=(ImmutableArray<T> left, ImmutableArray<T> right) => left.array != right.array;

    public static bool operator ==(ImmutableArray<T>? left, ImmutableArray<T>? right) =>
        left.GetValueOrDefault().array == right.GetValueOrDefault().array;

    public static bool operator !=(ImmutableArray<T>? left, ImmutableArray<T>? right) => !(left == right);

    public bool Equals(ImmutableArray<T> other) => array == other.array;

    public override bool Equals(object obj) => obj is ImmutableArray<T> other && array == other.array;

    public override int GetHashCode()
    {
        ImmutableArray<T> self = this;
        return self.array == null ? 0 : self.array.GetHashCode();
    }

    public ref readonly T ItemRef(int index) => ref array[index];

    public ReadOnlySpan<T> AsSpan() => new ReadOnlySpan<T>(array);

    public ReadOnlySpan<T> AsSpan(int start, int length) => new ReadOnlySpan<T>(array, start, length);

    public ReadOnlySpan<T> AsSpan(Range range)
    {
        ImmutableArray<T> self = this;
        int start = range.Start.GetOffset(self.Length);
        return new ReadOnlySpan<T>(self.array, start, range.End.GetOffset(self.Length) - start);
    }

    public ReadOnlyMemory<T> AsMemory() => new ReadOnlyMemory<T>(array);

    public ImmutableArray<TOther> As<TOther>()
        where TOther : class => new ImmutableArray<TOther>(array as TOther[]);

    public ImmutableArray<TOther> CastArray<TOther>()
        where TOther : class => new ImmutableArray<TOther>((TOther[])(object)array);

    public static ImmutableArray<T> CastUp<TDerived>(ImmutableArray<TDerived> items)
        where TDerived : class, T => new ImmutableArray<T>((T[])(object)items.array);

    public IEnumerable<TResult> OfType<TResult>()
    {
        foreach (T item in array ?? new T[0])
        {
            if (item is TResult result) yield return result;
        }
    }

    public bool Contains(T item) => IndexOf(item) >= 0;

    public bool Contains(T item, IEqualityComparer<T> equalityComparer)
    {
        ImmutableArray<T> self = this;
        return self.IndexOf(item, 0, self.Length, equalityComparer) >= 0;
    }

    public int IndexOf(T item)
    {
        ImmutableArray<T> self = this;
        return Defaults.IndexOf(self.array, item, 0, self.array.Length);
    }

    public int IndexOf(T item, int startIndex)
    {
        ImmutableArray<T> self = this;
        return self.IndexOf(item, startIndex, self.Length - startIndex, null);
    }

    public int IndexOf(T item, int startIndex, IEqualityComparer<T> equalityComparer)
    {
        ImmutableArray<T> self = this;
        return self.IndexOf(item, startIndex, self.Length - startIndex, equalityComparer);
    }

    public int IndexOf(T item, int startIndex, int count) => IndexOf(item, startIndex, count, null);

    public int IndexOf(T item, int startIndex, int count, IEqualityComparer<T> equalityComparer)
    {
        ImmutableArray<T> self = this;
        if (count == 0 && startIndex == 0) return -1;
        if ((uint)startIndex >= (uint)self.Length) throw new ArgumentOutOfRangeException("startIndex");
        if (count < 0 || startIndex + count > self.Length) throw new ArgumentOutOfRangeException("count");
        return ImmutableSearch.IndexOf(self.array, item, startIndex, count, equalityComparer);
    }

    public int LastIndexOf(T item)
    {
        ImmutableArray<T> self = this;
        return self.IsEmpty ? -1 : self.LastIndexOf(item, self.Length - 1, self.Length, null);
    }

    public int LastIndexOf(T item, int startIndex)
    {
        ImmutableArray<T> self = this;
        return self.IsEmpty && startIndex == 0 ? -1 : self.LastIndexOf(item, startIndex, startIndex + 1, null);
    }

    public int LastIndexOf(T item, int startIndex, int count) => LastIndexOf(item, startIndex, count, null);

    public int LastIndexOf(T item, int startIndex, int count, IEqualityComparer<T> equalityComparer)
    {
        ImmutableArray<T> self = this;
        if (startIndex == 0 && count == 0) return -1;
        if ((uint)startIndex >= (uint)self.Length) throw new ArgumentOutOfRangeException("startIndex");
        if (count < 0 || startIndex - count + 1 < 0) throw new ArgumentOutOfRangeException("count");
        return ImmutableSearch.LastIndexOf(self.array, item, startIndex, count, equalityComparer);
    }

    public void CopyTo(T[] destination)
    {
        ImmutableArray<T> self = this;
        Array.Copy(self.array, destination, self.Length);
    }

    public void CopyTo(T[] destination, int destinationIndex)
    {
        ImmutableArray<T> self = this;
        Array.Copy(self.array, 0, destination, destinationIndex, self.Length);
    }

    public void CopyTo(int sourceIndex, T[] destination, int destinationIndex, int length) =>
        Array.Copy(array, sourceIndex, destination, destinationIndex, length);

    public void CopyTo(Span<T> destination)
    {
        ImmutableArray<T> self = this;
        if (self.Length > destination.Length) throw new ArgumentOutOfRangeException("destination");
        for (int i = 0; i < self.array.Length; i++) destination[i] = self.array[i];
    }

    public ImmutableArray<T> Add(T item)
    {
        ImmutableArray<T> self = this;
        T[] items = new T[self.Length + 1];
        Array.Copy(self.array, items, self.array.Length);
        items[self.array.Length] = item;
        return new ImmutableArray<T>(items);
    }

    public ImmutableArray<T> AddRange(IEnumerable<T> items)
    {
        ImmutableArray<T> self = this;
        return self.InsertRange(self.Length, items);
    }

    public ImmutableArray<T> AddRange(ImmutableArray<T> items)
    {
        ImmutableArray<T> self = this;
        return self.InsertRange(self.Length, items);
    }

    public ImmutableArray<T> AddRange(ImmutableArray<T> items, int length)
    {
        ImmutableArray<T> self = this;
        return self.InsertRange(self.Length, items.AsSpan(0, length));
    }

    public ImmutableArray<T> AddRange(T[] items, int length)
    {
        ImmutableArray<T> self = this;
        return self.InsertRange(self.Length, new ReadOnlySpan<T>(NotNull(items), 0, length));
    }

    public ImmutableArray<T> AddRange<TDerived>(TDerived[] items)
        where TDerived : T
    {
        ImmutableArray<T> self = this;
        return self.InsertRange(self.Length, Convert(items));
    }

    public ImmutableArray<T> AddRange<TDerived>(ImmutableArray<TDerived> items)
        where TDerived : T
    {
        ImmutableArray<T> self = this;
        return self.InsertRange(self.Length, Convert(items.array));
    }

    public ImmutableArray<T> AddRange(params T[] items)
    {
        ImmutableArray<T> self = this;
        return self.InsertRange(self.Length, NotNull(items));
    }

    public ImmutableArray<T> AddRange(params ReadOnlySpan<T> items)
    {
        ImmutableArray<T> self = this;
        return self.InsertRange(self.Length, items);
    }

    public ImmutableArray<T> Insert(int index, T item)
    {
        ImmutableArray<T> self = this;
        if ((uint)index > (uint)self.Length) throw new ArgumentOutOfRangeException("index");
        T[] items = new T[self.Length + 1];
        Array.Copy(self.array, items, index);
        items[index] = item;
        Array.Copy(self.array, index, items, index + 1, self.array.Length - index);
        return new ImmutableArray<T>(items);
    }

    public ImmutableArray<T> InsertRange(int index, IEnumerable<T> items) => InsertRange(index, new List<T>(NotNull(items)).ToArray());

    public ImmutableArray<T> InsertRange(int index, ImmutableArray<T> items)
    {
        ImmutableArray<T> self = this;
        if ((uint)index > (uint)self.Length) throw new ArgumentOutOfRangeException("index");
        return items.IsEmpty ? self : self.IsEmpty ? items : self.InsertRange(index, items.AsSpan());
    }

    public ImmutableArray<T> InsertRange(int index, T[] items) => InsertRange(index, new ReadOnlySpan<T>(NotNull(items)));

    public ImmutableArray<T> InsertRange(int index, params ReadOnlySpan<T> items)
    {
        ImmutableArray<T> self = this;
        if ((uint)index > (uint)self.Length) throw new ArgumentOutOfRangeException("index");
        if (items.Length == 0) return self;
        T[] all = new T[self.array.Length + items.Length];
        Array.Copy(self.array, all, index);
        for (int i = 0; i < items.Length; i++) all[index + i] = items[i];
        Array.Copy(self.array, index, all, index + items.Length, self.array.Length - index);
        return new ImmutableArray<T>(all);
    }

    public ImmutableArray<T> Remove(T item) => Remove(item, null);

    public ImmutableArray<T> Remove(T item, IEqualityComparer<T> equalityComparer)
    {
        ImmutableArray<T> self = this;
        int index = self.IndexOf(item, 0, self.Length, equalityComparer);
        return index < 0 ? self : self.RemoveAt(index);
    }

    public ImmutableArray<T> RemoveAt(int index) => RemoveRange(index, 1);

    public ImmutableArray<T> RemoveAll(Predicate<T> match)
    {
        ImmutableArray<T> self = this;
        if (match == null) throw Fail.Null("match");
        List<T> kept = new List<T>();
        foreach (T item in self.array)
        {
            if (!match(item)) kept.Add(item);
        }
        return kept.Count == self.array.Length ? self : new ImmutableArray<T>(kept.ToArray());
    }

    public ImmutableArray<T> RemoveRange(int index, int length)
    {
        ImmutableArray<T> self = this;
        if ((uint)index > (uint)self.Length) throw new ArgumentOutOfRangeException("index");
        if (length < 0 || index > self.Length - length) throw new ArgumentOutOfRangeException("length");
        if (length == 0) return self;
        T[] items = new T[self.Length - length];
        Array.Copy(self.array, items, index);
        Array.Copy(self.array, index + length, items, index, items.Length - index);
        return new ImmutableArray<T>(items);
    }

    public ImmutableArray<T> RemoveRange(IEnumerable<T> items) => RemoveRange(items, null);

    public ImmutableArray<T> RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer)
    {
        ImmutableArray<T> rest = this;
        foreach (T item in NotNull(items)) rest = rest.Remove(item, equalityComparer);
        return rest;
    }

    public ImmutableArray<T> RemoveRange(ImmutableArray<T> items) => RemoveRange((IEnumerable<T>)items.array, null);

    public ImmutableArray<T> RemoveRange(ImmutableArray<T> items, IEqualityComparer<T> equalityComparer) =>
        RemoveRange((IEnumerable<T>)items.array, equalityComparer);

    public ImmutableArray<T> RemoveRange(ReadOnlySpan<T> items, IEqualityComparer<T> equalityComparer = null)
    {
        ImmutableArray<T> rest = this;
        foreach (T item in items) rest = rest.Remove(item, equalityComparer);
        return rest;
    }

    public ImmutableArray<T> RemoveRange(T[] items, IEqualityComparer<T> equalityComparer = null) =>
        RemoveRange((IEnumerable<T>)items, equalityComparer);

    public ImmutableArray<T> Replace(T oldValue, T newValue) => Replace(oldValue, newValue, null);

    public ImmutableArray<T> Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer)
    {
        ImmutableArray<T> self = this;
        int index = self.IndexOf(oldValue, 0, self.Length, equalityComparer);
        return index < 0 ? throw new ArgumentException("Cannot find the old value", "oldValue") : self.SetItem(index, newValue);
    }

    public ImmutableArray<T> SetItem(int index, T item)
    {
        ImmutableArray<T> self = this;
        if ((uint)index >= (uint)self.Length) throw new ArgumentOutOfRangeException("index");
        T[] items = new T[self.array.Length];
        Array.Copy(self.array, items, items.Length);
        items[index] = item;
        return new ImmutableArray<T>(items);
    }

    public ImmutableArray<T> Slice(int start, int length)
    {
        ImmutableArray<T> self = this;
        if ((uint)start > (uint)self.Length) throw new ArgumentOutOfRangeException("start");
        if (length < 0 || start + length > self.Length) throw new ArgumentOutOfRangeException("length");
        return ImmutableArray.Create(self, start, length);
    }

    public ImmutableArray<T> Sort()
    {
        ImmutableArray<T> self = this;
        return self.Sort(0, self.Length, null);
    }

    public ImmutableArray<T> Sort(IComparer<T> comparer)
    {
        ImmutableArray<T> self = this;
        return self.Sort(0, self.Length, comparer);
    }

    public ImmutableArray<T> Sort(Comparison<T> comparison)
    {
        ImmutableArray<T> self = this;
        return self.Sort(0, self.Length, new ComparisonComparer<T>(comparison ?? throw Fail.Null("comparison")));
    }

    public ImmutableArray<T> Sort(int index, int count, IComparer<T> comparer)
    {
        ImmutableArray<T> self = this;
        if (index < 0) throw new ArgumentOutOfRangeException("index");
        if (count < 0 || index + count > self.Length) throw new ArgumentOutOfRangeException("count");
        bool sorted = true;
        for (int i = index + 1; sorted && i < index + count; i++)
        {
            sorted = (comparer == null ? Defaults.Compare(self.array[i - 1], self.array[i]) : comparer.Compare(self.array[i - 1], self.array[i])) <= 0;
        }
        if (sorted) return self;
        T[] items = new T[self.array.Length];
        Array.Copy(self.array, items, items.Length);
        Array.Sort(items, index, count, comparer);
        return new ImmutableArray<T>(items);
    }

    public ImmutableArray<T> Clear() => Empty;

    public Builder ToBuilder()
    {
        T[] items = array;
        Builder builder = new Builder(items.Length);
        builder.AddRange(items, items.Length);
        return builder;
    }

    public Enumerator GetEnumerator() => new Enumerator(array ?? throw new NullReferenceException());

    private static TItems NotNull<TItems>(TItems items)
        where TItems : class => items ?? throw Fail.Null("items");

    private static T[] Convert<TDerived>(TDerived[] items)
        where TDerived : T
    {
        T[] converted = new T[NotNull(items).Length];
        for (int i = 0; i < items.Length; i++) converted[i] = items[i];
        return converted;
    }

    public struct Enumerator
    {
        private readonly T[] array;
        private int index;

        internal Enumerator(T[] array)
        {
            this.array = array;
            index = -1;
        }

        public T Current => array[index];

        public bool MoveNext() => ++index < array.Length;
    }
}
