using System.Collections.Generic;

namespace System.Collections.Immutable;

public partial struct ImmutableArray<T> : IImmutableList<T>, IList<T>, IList, IEquatable<ImmutableArray<T>>, IStructuralComparable, IStructuralEquatable
{
    public static readonly ImmutableArray<T> Empty = new ImmutableArray<T>(new T[0]);

    internal T[] array;

    internal ImmutableArray(T[] array) => this.array = array;

    public T this[int index] => array[index];

    public int Length => array.Length;

    public bool IsEmpty => array.Length == 0;

    public bool IsDefault => array == null;

    public bool IsDefaultOrEmpty => array == null || array.Length == 0;

    public static bool operator ==(ImmutableArray<T> left, ImmutableArray<T> right) => left.array == right.array;

    public static bool operator !=(ImmutableArray<T> left, ImmutableArray<T> right) => left.array != right.array;

    public static bool operator ==(ImmutableArray<T>? left, ImmutableArray<T>? right) =>
        left.GetValueOrDefault().array == right.GetValueOrDefault().array;

    public static bool operator !=(ImmutableArray<T>? left, ImmutableArray<T>? right) => !(left == right);

    public bool Equals(ImmutableArray<T> other) => array == other.array;

    public override bool Equals(object obj) => obj is ImmutableArray<T> other && array == other.array;

    public override int GetHashCode() => array == null ? 0 : array.GetHashCode();

    public ref readonly T ItemRef(int index) => ref array[index];

    public ReadOnlySpan<T> AsSpan() => new ReadOnlySpan<T>(array);

    public ReadOnlySpan<T> AsSpan(int start, int length) => new ReadOnlySpan<T>(array, start, length);

    public ReadOnlySpan<T> AsSpan(Range range)
    {
        int start = range.Start.GetOffset(Length);
        return new ReadOnlySpan<T>(array, start, range.End.GetOffset(Length) - start);
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

    public bool Contains(T item, IEqualityComparer<T> equalityComparer) => IndexOf(item, 0, Length, equalityComparer) >= 0;

    public int IndexOf(T item) => Defaults.IndexOf(array, item, 0, array.Length);

    public int IndexOf(T item, int startIndex) => IndexOf(item, startIndex, Length - startIndex, null);

    public int IndexOf(T item, int startIndex, IEqualityComparer<T> equalityComparer) =>
        IndexOf(item, startIndex, Length - startIndex, equalityComparer);

    public int IndexOf(T item, int startIndex, int count) => IndexOf(item, startIndex, count, null);

    public int IndexOf(T item, int startIndex, int count, IEqualityComparer<T> equalityComparer)
    {
        if (count == 0 && startIndex == 0) return -1;
        if ((uint)startIndex >= (uint)Length) throw new ArgumentOutOfRangeException("startIndex");
        if (count < 0 || startIndex + count > Length) throw new ArgumentOutOfRangeException("count");
        return ImmutableSearch.IndexOf(array, item, startIndex, count, equalityComparer);
    }

    public int LastIndexOf(T item) => IsEmpty ? -1 : LastIndexOf(item, Length - 1, Length, null);

    public int LastIndexOf(T item, int startIndex) => IsEmpty && startIndex == 0 ? -1 : LastIndexOf(item, startIndex, startIndex + 1, null);

    public int LastIndexOf(T item, int startIndex, int count) => LastIndexOf(item, startIndex, count, null);

    public int LastIndexOf(T item, int startIndex, int count, IEqualityComparer<T> equalityComparer)
    {
        if (startIndex == 0 && count == 0) return -1;
        if ((uint)startIndex >= (uint)Length) throw new ArgumentOutOfRangeException("startIndex");
        if (count < 0 || startIndex - count + 1 < 0) throw new ArgumentOutOfRangeException("count");
        return ImmutableSearch.LastIndexOf(array, item, startIndex, count, equalityComparer);
    }

    public void CopyTo(T[] destination) => Array.Copy(array, destination, Length);

    public void CopyTo(T[] destination, int destinationIndex) => Array.Copy(array, 0, destination, destinationIndex, Length);

    public void CopyTo(int sourceIndex, T[] destination, int destinationIndex, int length) =>
        Array.Copy(array, sourceIndex, destination, destinationIndex, length);

    public void CopyTo(Span<T> destination)
    {
        if (Length > destination.Length) throw new ArgumentOutOfRangeException("destination");
        for (int i = 0; i < array.Length; i++) destination[i] = array[i];
    }

    public ImmutableArray<T> Add(T item)
    {
        T[] items = new T[Length + 1];
        Array.Copy(array, items, array.Length);
        items[array.Length] = item;
        return new ImmutableArray<T>(items);
    }

    public ImmutableArray<T> AddRange(IEnumerable<T> items) => InsertRange(Length, items);

    public ImmutableArray<T> AddRange(ImmutableArray<T> items) => InsertRange(Length, items);

    public ImmutableArray<T> AddRange(ImmutableArray<T> items, int length) => InsertRange(Length, items.AsSpan(0, length));

    public ImmutableArray<T> AddRange(T[] items, int length) => InsertRange(Length, new ReadOnlySpan<T>(NotNull(items), 0, length));

    public ImmutableArray<T> AddRange<TDerived>(TDerived[] items)
        where TDerived : T => InsertRange(Length, Convert(items));

    public ImmutableArray<T> AddRange<TDerived>(ImmutableArray<TDerived> items)
        where TDerived : T => InsertRange(Length, Convert(items.array));

    public ImmutableArray<T> AddRange(params T[] items) => InsertRange(Length, NotNull(items));

    public ImmutableArray<T> AddRange(params ReadOnlySpan<T> items) => InsertRange(Length, items);

    public ImmutableArray<T> Insert(int index, T item)
    {
        if ((uint)index > (uint)Length) throw new ArgumentOutOfRangeException("index");
        T[] items = new T[Length + 1];
        Array.Copy(array, items, index);
        items[index] = item;
        Array.Copy(array, index, items, index + 1, array.Length - index);
        return new ImmutableArray<T>(items);
    }

    public ImmutableArray<T> InsertRange(int index, IEnumerable<T> items) => InsertRange(index, new List<T>(NotNull(items)).ToArray());

    public ImmutableArray<T> InsertRange(int index, ImmutableArray<T> items)
    {
        if ((uint)index > (uint)Length) throw new ArgumentOutOfRangeException("index");
        return items.IsEmpty ? this : IsEmpty ? items : InsertRange(index, items.AsSpan());
    }

    public ImmutableArray<T> InsertRange(int index, T[] items) => InsertRange(index, new ReadOnlySpan<T>(NotNull(items)));

    public ImmutableArray<T> InsertRange(int index, params ReadOnlySpan<T> items)
    {
        if ((uint)index > (uint)Length) throw new ArgumentOutOfRangeException("index");
        if (items.Length == 0) return this;
        T[] all = new T[array.Length + items.Length];
        Array.Copy(array, all, index);
        for (int i = 0; i < items.Length; i++) all[index + i] = items[i];
        Array.Copy(array, index, all, index + items.Length, array.Length - index);
        return new ImmutableArray<T>(all);
    }

    public ImmutableArray<T> Remove(T item) => Remove(item, null);

    public ImmutableArray<T> Remove(T item, IEqualityComparer<T> equalityComparer)
    {
        int index = IndexOf(item, 0, Length, equalityComparer);
        return index < 0 ? this : RemoveAt(index);
    }

    public ImmutableArray<T> RemoveAt(int index) => RemoveRange(index, 1);

    public ImmutableArray<T> RemoveAll(Predicate<T> match)
    {
        if (match == null) throw Fail.Null("match");
        List<T> kept = new List<T>();
        foreach (T item in array)
        {
            if (!match(item)) kept.Add(item);
        }
        return kept.Count == array.Length ? this : new ImmutableArray<T>(kept.ToArray());
    }

    public ImmutableArray<T> RemoveRange(int index, int length)
    {
        if ((uint)index > (uint)Length) throw new ArgumentOutOfRangeException("index");
        if (length < 0 || index > Length - length) throw new ArgumentOutOfRangeException("length");
        if (length == 0) return this;
        T[] items = new T[Length - length];
        Array.Copy(array, items, index);
        Array.Copy(array, index + length, items, index, items.Length - index);
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
        int index = IndexOf(oldValue, 0, Length, equalityComparer);
        return index < 0 ? throw new ArgumentException("Cannot find the old value", "oldValue") : SetItem(index, newValue);
    }

    public ImmutableArray<T> SetItem(int index, T item)
    {
        if ((uint)index >= (uint)Length) throw new ArgumentOutOfRangeException("index");
        T[] items = new T[array.Length];
        Array.Copy(array, items, items.Length);
        items[index] = item;
        return new ImmutableArray<T>(items);
    }

    public ImmutableArray<T> Slice(int start, int length)
    {
        if ((uint)start > (uint)Length) throw new ArgumentOutOfRangeException("start");
        if (length < 0 || start + length > Length) throw new ArgumentOutOfRangeException("length");
        return ImmutableArray.Create(this, start, length);
    }

    public ImmutableArray<T> Sort() => Sort(0, Length, null);

    public ImmutableArray<T> Sort(IComparer<T> comparer) => Sort(0, Length, comparer);

    public ImmutableArray<T> Sort(Comparison<T> comparison) =>
        Sort(0, Length, new ComparisonComparer<T>(comparison ?? throw Fail.Null("comparison")));

    public ImmutableArray<T> Sort(int index, int count, IComparer<T> comparer)
    {
        if (index < 0) throw new ArgumentOutOfRangeException("index");
        if (count < 0 || index + count > Length) throw new ArgumentOutOfRangeException("count");
        bool sorted = true;
        for (int i = index + 1; sorted && i < index + count; i++)
        {
            sorted = (comparer == null ? Defaults.Compare(array[i - 1], array[i]) : comparer.Compare(array[i - 1], array[i])) <= 0;
        }
        if (sorted) return this;
        T[] items = new T[array.Length];
        Array.Copy(array, items, items.Length);
        Array.Sort(items, index, count, comparer);
        return new ImmutableArray<T>(items);
    }

    public ImmutableArray<T> Clear() => Empty;

    public Builder ToBuilder()
    {
        Builder builder = new Builder(Length);
        builder.AddRange(array, array.Length);
        return builder;
    }

    public Enumerator GetEnumerator() => array == null ? throw new NullReferenceException() : new Enumerator(array);

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
