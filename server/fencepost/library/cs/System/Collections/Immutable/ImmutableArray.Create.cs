using System.Collections.Generic;

namespace System.Collections.Immutable;

public static class ImmutableArray
{
    public static ImmutableArray<T> Create<T>() => ImmutableArray<T>.Empty;

    public static ImmutableArray<T> Create<T>(T item) => new ImmutableArray<T>(new[] { item });

    public static ImmutableArray<T> Create<T>(T item1, T item2) => new ImmutableArray<T>(new[] { item1, item2 });

    public static ImmutableArray<T> Create<T>(T item1, T item2, T item3) => new ImmutableArray<T>(new[] { item1, item2, item3 });

    public static ImmutableArray<T> Create<T>(T item1, T item2, T item3, T item4) =>
        new ImmutableArray<T>(new[] { item1, item2, item3, item4 });

    public static ImmutableArray<T> Create<T>(params ReadOnlySpan<T> items) =>
        items.IsEmpty ? ImmutableArray<T>.Empty : new ImmutableArray<T>(items.ToArray());

    public static ImmutableArray<T> Create<T>(Span<T> items) => Create((ReadOnlySpan<T>)items);

    public static ImmutableArray<T> Create<T>(params T[] items) => Create(new ReadOnlySpan<T>(items));

    public static ImmutableArray<T> Create<T>(T[] items, int start, int length)
    {
        if (items == null) throw Fail.Null("items");
        if (start < 0 || start > items.Length) throw new ArgumentOutOfRangeException("start");
        if (length < 0 || start + length > items.Length) throw new ArgumentOutOfRangeException("length");
        return Create(new ReadOnlySpan<T>(items, start, length));
    }

    public static ImmutableArray<T> Create<T>(ImmutableArray<T> items, int start, int length)
    {
        if (start < 0 || start > items.Length) throw new ArgumentOutOfRangeException("start");
        if (length < 0 || start + length > items.Length) throw new ArgumentOutOfRangeException("length");
        return start == 0 && length == items.Length ? items : Create(items.array, start, length);
    }

    public static ImmutableArray<T> CreateRange<T>(IEnumerable<T> items)
    {
        if (items == null) throw Fail.Null("items");
        if (items is ImmutableArray<T> same) return same;
        return Create(new List<T>(items).ToArray());
    }

    public static ImmutableArray<TResult> CreateRange<TSource, TResult>(ImmutableArray<TSource> items, Func<TSource, TResult> selector) =>
        CreateRange(items, 0, items.Length, selector);

    public static ImmutableArray<TResult> CreateRange<TSource, TResult>(
        ImmutableArray<TSource> items,
        int start,
        int length,
        Func<TSource, TResult> selector
    )
    {
        if (selector == null) throw Fail.Null("selector");
        return CreateRange(items, start, length, static (item, selector) => selector(item), selector);
    }

    public static ImmutableArray<TResult> CreateRange<TSource, TArg, TResult>(
        ImmutableArray<TSource> items,
        Func<TSource, TArg, TResult> selector,
        TArg arg
    ) => CreateRange(items, 0, items.Length, selector, arg);

    public static ImmutableArray<TResult> CreateRange<TSource, TArg, TResult>(
        ImmutableArray<TSource> items,
        int start,
        int length,
        Func<TSource, TArg, TResult> selector,
        TArg arg
    )
    {
        if (start < 0 || start > items.Length) throw new ArgumentOutOfRangeException("start");
        if (length < 0 || start + length > items.Length) throw new ArgumentOutOfRangeException("length");
        if (selector == null) throw Fail.Null("selector");
        if (length == 0) return ImmutableArray<TResult>.Empty;
        TResult[] results = new TResult[length];
        for (int i = 0; i < length; i++) results[i] = selector(items.array[start + i], arg);
        return new ImmutableArray<TResult>(results);
    }

    public static ImmutableArray<T>.Builder CreateBuilder<T>() => new ImmutableArray<T>.Builder(8);

    public static ImmutableArray<T>.Builder CreateBuilder<T>(int initialCapacity) => new ImmutableArray<T>.Builder(initialCapacity);

    public static ImmutableArray<TSource> ToImmutableArray<TSource>(this IEnumerable<TSource> items) => CreateRange(items);

    public static ImmutableArray<TSource> ToImmutableArray<TSource>(this ImmutableArray<TSource>.Builder builder)
    {
        if (builder == null) throw Fail.Null("builder");
        return builder.ToImmutable();
    }

    public static ImmutableArray<T> ToImmutableArray<T>(this ReadOnlySpan<T> items) => Create(items);

    public static ImmutableArray<T> ToImmutableArray<T>(this Span<T> items) => Create((ReadOnlySpan<T>)items);

    public static int BinarySearch<T>(this ImmutableArray<T> array, T value) => Array.BinarySearch(array.array, value);

    public static int BinarySearch<T>(this ImmutableArray<T> array, T value, IComparer<T> comparer) =>
        Array.BinarySearch(array.array, value, comparer);

    public static int BinarySearch<T>(this ImmutableArray<T> array, int index, int length, T value) =>
        Array.BinarySearch(array.array, index, length, value);

    public static int BinarySearch<T>(this ImmutableArray<T> array, int index, int length, T value, IComparer<T> comparer) =>
        Array.BinarySearch(array.array, index, length, value, comparer);
}
