using System.Collections.Generic;
namespace System.Collections.Immutable;

public sealed partial class ImmutableHashSet<T>
{
    IImmutableSet<T> IImmutableSet<T>.Clear() => Clear();

    IImmutableSet<T> IImmutableSet<T>.Add(T value) => Add(value);

    IImmutableSet<T> IImmutableSet<T>.Remove(T value) => Remove(value);

    IImmutableSet<T> IImmutableSet<T>.Intersect(IEnumerable<T> other) => Intersect(other);

    IImmutableSet<T> IImmutableSet<T>.Except(IEnumerable<T> other) => Except(other);

    IImmutableSet<T> IImmutableSet<T>.SymmetricExcept(IEnumerable<T> other) => SymmetricExcept(other);

    IImmutableSet<T> IImmutableSet<T>.Union(IEnumerable<T> other) => Union(other);

    bool ICollection<T>.IsReadOnly => true;

    bool ICollection.IsSynchronized => true;

    object ICollection.SyncRoot => this;

    bool ISet<T>.Add(T item) => throw new NotSupportedException();

    void ISet<T>.ExceptWith(IEnumerable<T> other) => throw new NotSupportedException();

    void ISet<T>.IntersectWith(IEnumerable<T> other) => throw new NotSupportedException();

    void ISet<T>.SymmetricExceptWith(IEnumerable<T> other) => throw new NotSupportedException();

    void ISet<T>.UnionWith(IEnumerable<T> other) => throw new NotSupportedException();

    void ICollection<T>.Add(T item) => throw new NotSupportedException();

    void ICollection<T>.Clear() => throw new NotSupportedException();

    bool ICollection<T>.Remove(T item) => throw new NotSupportedException();

    void ICollection<T>.CopyTo(T[] array, int arrayIndex) => Array.Copy(items, 0, array, arrayIndex, Count);

    void ICollection.CopyTo(Array array, int arrayIndex) => Array.Copy(items, 0, array, arrayIndex, Count);

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => IsEmpty ? new EmptyEnumerator<T>() : GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public sealed class Builder : IReadOnlyCollection<T>, ISet<T>
    {
        internal ImmutableHashSet<T> set;

        internal Builder(ImmutableHashSet<T> set) => this.set = set;

        public int Count => set.Count;

        bool ICollection<T>.IsReadOnly => false;

        public IEqualityComparer<T> KeyComparer
        {
            get => set.KeyComparer;
            set => set = set.WithComparer(value ?? throw Fail.Null("value"));
        }

        public ImmutableHashSet<T> ToImmutable() => set;

        public Enumerator GetEnumerator() => new Enumerator(set, this);

        IEnumerator<T> IEnumerable<T>.GetEnumerator() => GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        public bool Add(T item)
        {
            ImmutableHashSet<T> before = set;
            set = set.Add(item);
            return set != before;
        }

        void ICollection<T>.Add(T item) => Add(item);

        public bool Remove(T item)
        {
            ImmutableHashSet<T> before = set;
            set = set.Remove(item);
            return set != before;
        }

        public void Clear() => set = set.Clear();

        public bool Contains(T item) => set.Contains(item);

        public bool TryGetValue(T equalValue, out T actualValue) => set.TryGetValue(equalValue, out actualValue);

        public void ExceptWith(IEnumerable<T> other) => set = set.Except(other);

        public void IntersectWith(IEnumerable<T> other) => set = set.Intersect(other);

        public void SymmetricExceptWith(IEnumerable<T> other) => set = set.SymmetricExcept(other);

        public void UnionWith(IEnumerable<T> other) => set = set.Union(other);

        public bool IsProperSubsetOf(IEnumerable<T> other) => set.IsProperSubsetOf(other);

        public bool IsProperSupersetOf(IEnumerable<T> other) => set.IsProperSupersetOf(other);

        public bool IsSubsetOf(IEnumerable<T> other) => set.IsSubsetOf(other);

        public bool IsSupersetOf(IEnumerable<T> other) => set.IsSupersetOf(other);

        public bool Overlaps(IEnumerable<T> other) => set.Overlaps(other);

        public bool SetEquals(IEnumerable<T> other) => set.SetEquals(other);

        void ICollection<T>.CopyTo(T[] array, int arrayIndex) => ((ICollection<T>)set).CopyTo(array, arrayIndex);
    }
}
