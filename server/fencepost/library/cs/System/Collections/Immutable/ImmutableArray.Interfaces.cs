using System.Collections.Generic;

namespace System.Collections.Immutable;

public partial struct ImmutableArray<T>
{
    private T[] Items => array ?? throw new InvalidOperationException("This operation cannot be performed on a default instance of ImmutableArray<T>.  Consider initializing the array, or checking the ImmutableArray<T>.IsDefault property.");

    int ICollection<T>.Count => Items.Length;

    int IReadOnlyCollection<T>.Count => Items.Length;

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => ((IEnumerable<T>)Items).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<T>)Items).GetEnumerator();

    IImmutableList<T> IImmutableList<T>.Clear() => Clear();

    IImmutableList<T> IImmutableList<T>.Add(T value) => Add(value);

    IImmutableList<T> IImmutableList<T>.AddRange(IEnumerable<T> items) => AddRange(items);

    IImmutableList<T> IImmutableList<T>.Insert(int index, T element) => Insert(index, element);

    IImmutableList<T> IImmutableList<T>.InsertRange(int index, IEnumerable<T> items) => InsertRange(index, items);

    IImmutableList<T> IImmutableList<T>.Remove(T value, IEqualityComparer<T> equalityComparer) => Remove(value, equalityComparer);

    IImmutableList<T> IImmutableList<T>.RemoveAll(Predicate<T> match) => RemoveAll(match);

    IImmutableList<T> IImmutableList<T>.RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer) =>
        RemoveRange(items, equalityComparer);

    IImmutableList<T> IImmutableList<T>.RemoveRange(int index, int count) => RemoveRange(index, count);

    IImmutableList<T> IImmutableList<T>.RemoveAt(int index) => RemoveAt(index);

    IImmutableList<T> IImmutableList<T>.SetItem(int index, T value) => SetItem(index, value);

    IImmutableList<T> IImmutableList<T>.Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer) =>
        Replace(oldValue, newValue, equalityComparer);

    int ICollection.Count => Items.Length;

    bool ICollection<T>.IsReadOnly => true;

    bool IList.IsReadOnly => true;

    bool IList.IsFixedSize => true;

    bool ICollection.IsSynchronized => true;

    object ICollection.SyncRoot => throw new NotSupportedException();

    T IList<T>.this[int index] { get => this[index]; set => throw new NotSupportedException(); }

    object IList.this[int index] { get => this[index]; set => throw new NotSupportedException(); }

    bool IList.Contains(object value) => IsCompatible(value) && Contains((T)value);

    int IList.IndexOf(object value) => IsCompatible(value) ? IndexOf((T)value) : -1;

    void ICollection.CopyTo(Array array, int index) => Array.Copy(Items, 0, array, index, Items.Length);

    void ICollection<T>.Add(T item) => throw new NotSupportedException();

    int IList.Add(object value) => throw new NotSupportedException();

    void ICollection<T>.Clear() => throw new NotSupportedException();

    void IList.Clear() => throw new NotSupportedException();

    void IList<T>.Insert(int index, T item) => throw new NotSupportedException();

    void IList.Insert(int index, object value) => throw new NotSupportedException();

    bool ICollection<T>.Remove(T item) => throw new NotSupportedException();

    void IList.Remove(object value) => throw new NotSupportedException();

    void IList<T>.RemoveAt(int index) => throw new NotSupportedException();

    void IList.RemoveAt(int index) => throw new NotSupportedException();

    private static bool IsCompatible(object value) => value is T || (value == null && default(T) == null);

    int IStructuralComparable.CompareTo(object other, IComparer comparer) =>
        ((IStructuralComparable)Items).CompareTo(other is ImmutableArray<T> same ? same.array : other, comparer);

    bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer) =>
        ((IStructuralEquatable)Items).Equals(other is ImmutableArray<T> same ? same.array : other, comparer);

    int IStructuralEquatable.GetHashCode(IEqualityComparer comparer) => ((IStructuralEquatable)Items).GetHashCode(comparer);
}

internal static class ImmutableSearch
{
    public static int IndexOf<T>(T[] items, T item, int index, int count, IEqualityComparer<T> comparer)
    {
        if (comparer == null) return Defaults.IndexOf(items, item, index, index + count);
        for (int i = index; i < index + count; i++)
        {
            if (comparer.Equals(items[i], item)) return i;
        }
        return -1;
    }

    public static int LastIndexOf<T>(T[] items, T item, int index, int count, IEqualityComparer<T> comparer)
    {
        if (comparer == null) return Defaults.LastIndexOf(items, item, index - count + 1, index + 1);
        for (int i = index; i > index - count; i--)
        {
            if (comparer.Equals(items[i], item)) return i;
        }
        return -1;
    }
}
