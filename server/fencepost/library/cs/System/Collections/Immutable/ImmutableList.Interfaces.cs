using System.Collections.Generic;

namespace System.Collections.Immutable;

public sealed partial class ImmutableList<T>
{
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

    int ICollection.Count => list.Count;

    bool ICollection<T>.IsReadOnly => true;

    bool IList.IsReadOnly => true;

    bool IList.IsFixedSize => true;

    bool ICollection.IsSynchronized => true;

    object ICollection.SyncRoot => this;

    T IList<T>.this[int index] { get => this[index]; set => throw new NotSupportedException(); }

    object IList.this[int index] { get => this[index]; set => throw new NotSupportedException(); }

    bool IList.Contains(object value) => IsCompatible(value) && Contains((T)value);

    int IList.IndexOf(object value) => IsCompatible(value) ? IndexOf((T)value) : -1;

    void ICollection.CopyTo(Array array, int index) => Array.Copy(list.items, 0, array, index, list.Count);

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
}

public static class ImmutableList
{
    public static ImmutableList<T> Create<T>() => ImmutableList<T>.Empty;

    public static ImmutableList<T> Create<T>(T item) => ImmutableList<T>.Empty.Add(item);

    public static ImmutableList<T> Create<T>(params T[] items) => ImmutableList<T>.Empty.AddRange(items);

    public static ImmutableList<T> Create<T>(params ReadOnlySpan<T> items) => ImmutableList<T>.Empty.AddRange(items.ToArray());

    public static ImmutableList<T> CreateRange<T>(IEnumerable<T> items) => ImmutableList<T>.Empty.AddRange(items);

    public static ImmutableList<T>.Builder CreateBuilder<T>() => ImmutableList<T>.Empty.ToBuilder();

    public static ImmutableList<TSource> ToImmutableList<TSource>(this IEnumerable<TSource> source) =>
        source is ImmutableList<TSource> same ? same : ImmutableList<TSource>.Empty.AddRange(source ?? throw Fail.Null("source"));

    public static ImmutableList<TSource> ToImmutableList<TSource>(this ImmutableList<TSource>.Builder builder)
    {
        if (builder == null) throw Fail.Null("builder");
        return builder.ToImmutable();
    }

    public static IImmutableList<T> Replace<T>(this IImmutableList<T> list, T oldValue, T newValue) =>
        NotNull(list).Replace(oldValue, newValue, EqualityComparer<T>.Default);

    public static IImmutableList<T> Remove<T>(this IImmutableList<T> list, T value) => NotNull(list).Remove(value, EqualityComparer<T>.Default);

    public static IImmutableList<T> RemoveRange<T>(this IImmutableList<T> list, IEnumerable<T> items) =>
        NotNull(list).RemoveRange(items, EqualityComparer<T>.Default);

    public static int IndexOf<T>(this IImmutableList<T> list, T item) =>
        NotNull(list).IndexOf(item, 0, list.Count, EqualityComparer<T>.Default);

    public static int IndexOf<T>(this IImmutableList<T> list, T item, IEqualityComparer<T> equalityComparer) =>
        NotNull(list).IndexOf(item, 0, list.Count, equalityComparer);

    public static int IndexOf<T>(this IImmutableList<T> list, T item, int startIndex) =>
        NotNull(list).IndexOf(item, startIndex, list.Count - startIndex, EqualityComparer<T>.Default);

    public static int IndexOf<T>(this IImmutableList<T> list, T item, int startIndex, int count) =>
        NotNull(list).IndexOf(item, startIndex, count, EqualityComparer<T>.Default);

    public static int LastIndexOf<T>(this IImmutableList<T> list, T item) => LastIndexOf(list, item, EqualityComparer<T>.Default);

    public static int LastIndexOf<T>(this IImmutableList<T> list, T item, IEqualityComparer<T> equalityComparer) =>
        NotNull(list).Count == 0 ? -1 : list.LastIndexOf(item, list.Count - 1, list.Count, equalityComparer);

    public static int LastIndexOf<T>(this IImmutableList<T> list, T item, int startIndex) =>
        NotNull(list).Count == 0 && startIndex == 0 ? -1 : list.LastIndexOf(item, startIndex, startIndex + 1, EqualityComparer<T>.Default);

    public static int LastIndexOf<T>(this IImmutableList<T> list, T item, int startIndex, int count) =>
        NotNull(list).LastIndexOf(item, startIndex, count, EqualityComparer<T>.Default);

    private static IImmutableList<T> NotNull<T>(IImmutableList<T> list) => list ?? throw Fail.Null("list");
}
