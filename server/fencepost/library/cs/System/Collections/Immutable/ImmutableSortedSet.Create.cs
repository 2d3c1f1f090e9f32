using System.Collections.Generic;
namespace System.Collections.Immutable;

public static class ImmutableSortedSet
{
    public static ImmutableSortedSet<T> Create<T>() => ImmutableSortedSet<T>.Empty;

    public static ImmutableSortedSet<T> Create<T>(IComparer<T> comparer) => ImmutableSortedSet<T>.Create(comparer);

    public static ImmutableSortedSet<T> Create<T>(T item) => ImmutableSortedSet<T>.Empty.Add(item);

    public static ImmutableSortedSet<T> Create<T>(IComparer<T> comparer, T item) => Create(comparer).Add(item);

    public static ImmutableSortedSet<T> Create<T>(params T[] items) => ImmutableSortedSet<T>.Empty.Union(items ?? throw Fail.Null("items"));

    public static ImmutableSortedSet<T> Create<T>(params ReadOnlySpan<T> items) => ImmutableSortedSet<T>.Empty.Union(items.ToArray());

    public static ImmutableSortedSet<T> Create<T>(IComparer<T> comparer, params T[] items) => Create(comparer).Union(items ?? throw Fail.Null("items"));

    public static ImmutableSortedSet<T> Create<T>(IComparer<T> comparer, params ReadOnlySpan<T> items) => Create(comparer).Union(items.ToArray());

    public static ImmutableSortedSet<T> CreateRange<T>(IEnumerable<T> items) => ImmutableSortedSet<T>.Empty.Union(items ?? throw Fail.Null("items"));

    public static ImmutableSortedSet<T> CreateRange<T>(IComparer<T> comparer, IEnumerable<T> items) => Create(comparer).Union(items ?? throw Fail.Null("items"));

    public static ImmutableSortedSet<T>.Builder CreateBuilder<T>() => Create<T>().ToBuilder();

    public static ImmutableSortedSet<T>.Builder CreateBuilder<T>(IComparer<T> comparer) => Create(comparer).ToBuilder();

    public static ImmutableSortedSet<TSource> ToImmutableSortedSet<TSource>(this IEnumerable<TSource> source, IComparer<TSource> comparer)
    {
        if (source == null) throw Fail.Null("source");
        return source is ImmutableSortedSet<TSource> same ? same.WithComparer(comparer) : Create(comparer).Union(source);
    }

    public static ImmutableSortedSet<TSource> ToImmutableSortedSet<TSource>(this IEnumerable<TSource> source) => source.ToImmutableSortedSet(null);

    public static ImmutableSortedSet<TSource> ToImmutableSortedSet<TSource>(this ImmutableSortedSet<TSource>.Builder builder)
    {
        if (builder == null) throw Fail.Null("builder");
        return builder.ToImmutable();
    }
}
