using System.Collections.Generic;
namespace System.Collections.Immutable;

public static class ImmutableHashSet
{
    public static ImmutableHashSet<T> Create<T>() => ImmutableHashSet<T>.Empty;

    public static ImmutableHashSet<T> Create<T>(IEqualityComparer<T> equalityComparer) => ImmutableHashSet<T>.Create(equalityComparer);

    public static ImmutableHashSet<T> Create<T>(T item) => ImmutableHashSet<T>.Empty.Add(item);

    public static ImmutableHashSet<T> Create<T>(IEqualityComparer<T> equalityComparer, T item) => Create(equalityComparer).Add(item);

    public static ImmutableHashSet<T> Create<T>(params T[] items) => ImmutableHashSet<T>.Empty.Union(items ?? throw Fail.Null("items"));

    public static ImmutableHashSet<T> Create<T>(params ReadOnlySpan<T> items) => ImmutableHashSet<T>.Empty.Union(items.ToArray());

    public static ImmutableHashSet<T> Create<T>(IEqualityComparer<T> equalityComparer, params T[] items) => Create(equalityComparer).Union(items ?? throw Fail.Null("items"));

    public static ImmutableHashSet<T> Create<T>(IEqualityComparer<T> equalityComparer, params ReadOnlySpan<T> items) => Create(equalityComparer).Union(items.ToArray());

    public static ImmutableHashSet<T> CreateRange<T>(IEnumerable<T> items) => ImmutableHashSet<T>.Empty.Union(items ?? throw Fail.Null("items"));

    public static ImmutableHashSet<T> CreateRange<T>(IEqualityComparer<T> equalityComparer, IEnumerable<T> items) => Create(equalityComparer).Union(items ?? throw Fail.Null("items"));

    public static ImmutableHashSet<T>.Builder CreateBuilder<T>() => Create<T>().ToBuilder();

    public static ImmutableHashSet<T>.Builder CreateBuilder<T>(IEqualityComparer<T> equalityComparer) => Create(equalityComparer).ToBuilder();

    public static ImmutableHashSet<TSource> ToImmutableHashSet<TSource>(this IEnumerable<TSource> source, IEqualityComparer<TSource> equalityComparer)
    {
        if (source == null) throw Fail.Null("source");
        return source is ImmutableHashSet<TSource> same ? same.WithComparer(equalityComparer) : Create(equalityComparer).Union(source);
    }

    public static ImmutableHashSet<TSource> ToImmutableHashSet<TSource>(this IEnumerable<TSource> source) => source.ToImmutableHashSet(null);

    public static ImmutableHashSet<TSource> ToImmutableHashSet<TSource>(this ImmutableHashSet<TSource>.Builder builder)
    {
        if (builder == null) throw Fail.Null("builder");
        return builder.ToImmutable();
    }
}
