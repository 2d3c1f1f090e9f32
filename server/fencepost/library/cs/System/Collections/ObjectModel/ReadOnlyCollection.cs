using System.Collections.Generic;

namespace System.Collections.ObjectModel;

public class ReadOnlyCollection<T> : IList<T>, IList, IReadOnlyList<T>
{
    private readonly IList<T> list;

    public ReadOnlyCollection(IList<T> list) => this.list = list ?? throw Fail.Null("list");

    public static ReadOnlyCollection<T> Empty { get; } = new ReadOnlyCollection<T>(Array.Empty<T>());

    protected IList<T> Items => list;

    public int Count => list.Count;

    public T this[int index] => list[index];

    T IList<T>.this[int index] { get => list[index]; set => throw Fail.ReadOnly(); }

    object IList.this[int index] { get => list[index]; set => throw Fail.ReadOnly(); }

    bool ICollection<T>.IsReadOnly => true;

    bool IList.IsReadOnly => true;

    bool IList.IsFixedSize => true;

    bool ICollection.IsSynchronized => false;

    object ICollection.SyncRoot => list is ICollection collection ? collection.SyncRoot : this;

    public bool Contains(T value) => list.Contains(value);

    bool IList.Contains(object value) => IsCompatible(value) && Contains((T)value);

    public void CopyTo(T[] array, int index) => list.CopyTo(array, index);

    void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo(this, array, index);

    public IEnumerator<T> GetEnumerator() => list.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable)list).GetEnumerator();

    public int IndexOf(T value) => list.IndexOf(value);

    int IList.IndexOf(object value) => IsCompatible(value) ? IndexOf((T)value) : -1;

    void ICollection<T>.Add(T value) => throw Fail.ReadOnly();

    int IList.Add(object value) => throw Fail.ReadOnly();

    void ICollection<T>.Clear() => throw Fail.ReadOnly();

    void IList.Clear() => throw Fail.ReadOnly();

    void IList<T>.Insert(int index, T value) => throw Fail.ReadOnly();

    void IList.Insert(int index, object value) => throw Fail.ReadOnly();

    bool ICollection<T>.Remove(T value) => throw Fail.ReadOnly();

    void IList.Remove(object value) => throw Fail.ReadOnly();

    void IList<T>.RemoveAt(int index) => throw Fail.ReadOnly();

    void IList.RemoveAt(int index) => throw Fail.ReadOnly();

    private static bool IsCompatible(object value) => value is T || (value == null && default(T) == null);
}

public static class ReadOnlyCollection
{
    public static ReadOnlyCollection<T> CreateCollection<T>(params ReadOnlySpan<T> values) =>
        values.IsEmpty ? ReadOnlyCollection<T>.Empty : new ReadOnlyCollection<T>(values.ToArray());

    public static ReadOnlySet<T> CreateSet<T>(params ReadOnlySpan<T> values)
    {
        HashSet<T> set = new HashSet<T>();
        foreach (T value in values) set.Add(value);
        return new ReadOnlySet<T>(set);
    }
}
