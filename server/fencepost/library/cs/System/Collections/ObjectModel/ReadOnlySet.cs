using System.Collections.Generic;

namespace System.Collections.ObjectModel;

public class ReadOnlySet<T> : IReadOnlySet<T>, ISet<T>, ICollection
{
    private readonly ISet<T> set;

    public ReadOnlySet(ISet<T> set) => this.set = set ?? throw Fail.Null("set");

    public static ReadOnlySet<T> Empty { get; } = new ReadOnlySet<T>(new HashSet<T>());

    protected ISet<T> Set => set;

    public int Count => set.Count;

    bool ICollection<T>.IsReadOnly => true;

    bool ICollection.IsSynchronized => false;

    object ICollection.SyncRoot => set is ICollection collection ? collection.SyncRoot : this;

    public IEnumerator<T> GetEnumerator() => set.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable)set).GetEnumerator();

    public bool Contains(T item) => set.Contains(item);

    public bool IsProperSubsetOf(IEnumerable<T> other) => set.IsProperSubsetOf(other);

    public bool IsProperSupersetOf(IEnumerable<T> other) => set.IsProperSupersetOf(other);

    public bool IsSubsetOf(IEnumerable<T> other) => set.IsSubsetOf(other);

    public bool IsSupersetOf(IEnumerable<T> other) => set.IsSupersetOf(other);

    public bool Overlaps(IEnumerable<T> other) => set.Overlaps(other);

    public bool SetEquals(IEnumerable<T> other) => set.SetEquals(other);

    void ICollection<T>.CopyTo(T[] array, int arrayIndex) => set.CopyTo(array, arrayIndex);

    void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo(set, array, index);

    bool ISet<T>.Add(T item) => throw Fail.ReadOnly();

    void ICollection<T>.Add(T item) => throw Fail.ReadOnly();

    void ICollection<T>.Clear() => throw Fail.ReadOnly();

    bool ICollection<T>.Remove(T item) => throw Fail.ReadOnly();

    void ISet<T>.ExceptWith(IEnumerable<T> other) => throw Fail.ReadOnly();

    void ISet<T>.IntersectWith(IEnumerable<T> other) => throw Fail.ReadOnly();

    void ISet<T>.SymmetricExceptWith(IEnumerable<T> other) => throw Fail.ReadOnly();

    void ISet<T>.UnionWith(IEnumerable<T> other) => throw Fail.ReadOnly();
}
