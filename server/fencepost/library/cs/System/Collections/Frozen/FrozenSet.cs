using System.Collections.Generic;
using System.Collections.Immutable;

namespace System.Collections.Frozen;

// In the order of insertion; up to ten numbers are sorted, as in .NET. Greater sets have no order that one may rely on.
public abstract partial class FrozenSet<T> : ISet<T>, IReadOnlySet<T>, ICollection
{
    internal readonly HashSet<T> set;

    internal FrozenSet(HashSet<T> set) => this.set = set;

    public static FrozenSet<T> Empty { get; } = new PlainFrozenSet<T>(new HashSet<T>());

    public IEqualityComparer<T> Comparer => set.Comparer;

    public int Count => set.Count;

    public ImmutableArray<T> Items => ImmutableArray.CreateRange(set);

    public bool Contains(T item) => set.Contains(item);

    public bool TryGetValue(T equalValue, out T actualValue) => set.TryGetValue(equalValue, out actualValue);

    public void CopyTo(T[] destination, int destinationIndex) => set.CopyTo(destination, destinationIndex);

    public void CopyTo(Span<T> destination)
    {
        int index = 0;
        foreach (T item in set) destination[index++] = item;
    }

    public bool IsProperSubsetOf(IEnumerable<T> other) => set.IsProperSubsetOf(other);

    public bool IsProperSupersetOf(IEnumerable<T> other) => set.IsProperSupersetOf(other);

    public bool IsSubsetOf(IEnumerable<T> other) => set.IsSubsetOf(other);

    public bool IsSupersetOf(IEnumerable<T> other) => set.IsSupersetOf(other);

    public bool Overlaps(IEnumerable<T> other) => set.Overlaps(other);

    public bool SetEquals(IEnumerable<T> other) => set.SetEquals(other);

    public Enumerator GetEnumerator() => new Enumerator(set);

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    bool ICollection<T>.IsReadOnly => true;

    bool ICollection.IsSynchronized => false;

    object ICollection.SyncRoot => this;

    void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo(set, array, index);

    bool ISet<T>.Add(T item) => throw new NotSupportedException();

    void ICollection<T>.Add(T item) => throw new NotSupportedException();

    void ICollection<T>.Clear() => throw new NotSupportedException();

    bool ICollection<T>.Remove(T item) => throw new NotSupportedException();

    void ISet<T>.ExceptWith(IEnumerable<T> other) => throw new NotSupportedException();

    void ISet<T>.IntersectWith(IEnumerable<T> other) => throw new NotSupportedException();

    void ISet<T>.SymmetricExceptWith(IEnumerable<T> other) => throw new NotSupportedException();

    void ISet<T>.UnionWith(IEnumerable<T> other) => throw new NotSupportedException();

    public struct Enumerator : IEnumerator<T>
    {
        private readonly HashSet<T> set;
        private HashSet<T>.Enumerator items;

        internal Enumerator(HashSet<T> set)
        {
            this.set = set;
            items = set.GetEnumerator();
        }

        public T Current => items.Current;

        object IEnumerator.Current => items.Current;

        public bool MoveNext() => items.MoveNext();

        void IEnumerator.Reset() => items = set.GetEnumerator();

        void IDisposable.Dispose() { }
    }
}

internal sealed class PlainFrozenSet<T> : FrozenSet<T>
{
    public PlainFrozenSet(HashSet<T> set)
        : base(set) { }
}

public static class FrozenSet
{
    public static FrozenSet<T> ToFrozenSet<T>(this IEnumerable<T> source, IEqualityComparer<T> comparer = null)
    {
        if (source == null) throw Fail.Null("source");
        HashSet<T> set = new HashSet<T>(source, comparer);
        if (FrozenOrder.IsSorted(set.Count, set.Comparer))
        {
            T[] items = new T[set.Count];
            set.CopyTo(items);
            Array.Sort(items, 0, items.Length, null);
            set = new HashSet<T>(items);
        }
        return new PlainFrozenSet<T>(set);
    }

    public static FrozenSet<T> Create<T>(params ReadOnlySpan<T> source) => Create(null, source);

    public static FrozenSet<T> Create<T>(IEqualityComparer<T> equalityComparer, params ReadOnlySpan<T> source) =>
        source.ToArray().ToFrozenSet(equalityComparer);
}
