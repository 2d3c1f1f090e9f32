using System.Collections.Generic;
namespace System.Collections.Immutable;

public static class ImmutableSortedDictionary
{
    public static ImmutableSortedDictionary<TKey, TValue> Create<TKey, TValue>() => ImmutableSortedDictionary<TKey, TValue>.Empty;

    public static ImmutableSortedDictionary<TKey, TValue> Create<TKey, TValue>(IComparer<TKey> keyComparer) => ImmutableSortedDictionary<TKey, TValue>.Create(keyComparer, null);

    public static ImmutableSortedDictionary<TKey, TValue> Create<TKey, TValue>(IComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer) =>
        ImmutableSortedDictionary<TKey, TValue>.Create(keyComparer, valueComparer);

    public static ImmutableSortedDictionary<TKey, TValue> CreateRange<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> items) =>
        ImmutableSortedDictionary<TKey, TValue>.Empty.AddRange(NotNull(items, "items"));

    public static ImmutableSortedDictionary<TKey, TValue> CreateRange<TKey, TValue>(IComparer<TKey> keyComparer, IEnumerable<KeyValuePair<TKey, TValue>> items) =>
        Create<TKey, TValue>(keyComparer).AddRange(NotNull(items, "items"));

    public static ImmutableSortedDictionary<TKey, TValue> CreateRange<TKey, TValue>(
        IComparer<TKey> keyComparer,
        IEqualityComparer<TValue> valueComparer,
        IEnumerable<KeyValuePair<TKey, TValue>> items
    ) => Create(keyComparer, valueComparer).AddRange(NotNull(items, "items"));

    public static ImmutableSortedDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>() => Create<TKey, TValue>().ToBuilder();

    public static ImmutableSortedDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>(IComparer<TKey> keyComparer) =>
        Create<TKey, TValue>(keyComparer).ToBuilder();

    public static ImmutableSortedDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>(IComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer) =>
        Create(keyComparer, valueComparer).ToBuilder();

    public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TSource, TKey, TValue>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TValue> elementSelector,
        IComparer<TKey> keyComparer,
        IEqualityComparer<TValue> valueComparer
    )
    {
        NotNull(source, "source");
        NotNull(keySelector, "keySelector");
        NotNull(elementSelector, "elementSelector");
        ImmutableSortedDictionary<TKey, TValue> result = Create(keyComparer, valueComparer);
        foreach (TSource item in source) result = result.Add(keySelector(item), elementSelector(item));
        return result;
    }

    public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TSource, TKey, TValue>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TValue> elementSelector,
        IComparer<TKey> keyComparer
    ) => source.ToImmutableSortedDictionary(keySelector, elementSelector, keyComparer, null);

    public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TSource, TKey, TValue>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TValue> elementSelector
    ) => source.ToImmutableSortedDictionary(keySelector, elementSelector, null, null);

    public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TKey, TValue>(
        this IEnumerable<KeyValuePair<TKey, TValue>> source,
        IComparer<TKey> keyComparer,
        IEqualityComparer<TValue> valueComparer
    )
    {
        NotNull(source, "source");
        if (source is ImmutableSortedDictionary<TKey, TValue> same) return same.WithComparers(keyComparer, valueComparer);
        return Create(keyComparer, valueComparer).AddRange(source);
    }

    public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TKey, TValue>(
        this IEnumerable<KeyValuePair<TKey, TValue>> source,
        IComparer<TKey> keyComparer
    ) => source.ToImmutableSortedDictionary(keyComparer, null);

    public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source) => source.ToImmutableSortedDictionary(null, null);

    public static ImmutableSortedDictionary<TKey, TValue> ToImmutableSortedDictionary<TKey, TValue>(this ImmutableSortedDictionary<TKey, TValue>.Builder builder) => NotNull(builder, "builder").ToImmutable();

    private static T NotNull<T>(T value, string name)
        where T : class => value ?? throw Fail.Null(name);
}
