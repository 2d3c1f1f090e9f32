using System.Collections.Generic;
namespace System.Collections.Immutable;

public static class ImmutableDictionary
{
    public static ImmutableDictionary<TKey, TValue> Create<TKey, TValue>() => ImmutableDictionary<TKey, TValue>.Empty;

    public static ImmutableDictionary<TKey, TValue> Create<TKey, TValue>(IEqualityComparer<TKey> keyComparer) => ImmutableDictionary<TKey, TValue>.Create(keyComparer, null);

    public static ImmutableDictionary<TKey, TValue> Create<TKey, TValue>(IEqualityComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer) =>
        ImmutableDictionary<TKey, TValue>.Create(keyComparer, valueComparer);

    public static ImmutableDictionary<TKey, TValue> CreateRange<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> items) =>
        ImmutableDictionary<TKey, TValue>.Empty.AddRange(NotNull(items, "items"));

    public static ImmutableDictionary<TKey, TValue> CreateRange<TKey, TValue>(IEqualityComparer<TKey> keyComparer, IEnumerable<KeyValuePair<TKey, TValue>> items) =>
        Create<TKey, TValue>(keyComparer).AddRange(NotNull(items, "items"));

    public static ImmutableDictionary<TKey, TValue> CreateRange<TKey, TValue>(
        IEqualityComparer<TKey> keyComparer,
        IEqualityComparer<TValue> valueComparer,
        IEnumerable<KeyValuePair<TKey, TValue>> items
    ) => Create(keyComparer, valueComparer).AddRange(NotNull(items, "items"));

    public static ImmutableDictionary<TKey, TValue> CreateRangeWithOverwrite<TKey, TValue>(params ReadOnlySpan<KeyValuePair<TKey, TValue>> items) =>
        CreateRangeWithOverwrite(null, items);

    public static ImmutableDictionary<TKey, TValue> CreateRangeWithOverwrite<TKey, TValue>(
        IEqualityComparer<TKey> keyComparer,
        params ReadOnlySpan<KeyValuePair<TKey, TValue>> items
    )
    {
        ImmutableDictionary<TKey, TValue> result = Create<TKey, TValue>(keyComparer);
        foreach (KeyValuePair<TKey, TValue> pair in items) result = result.SetItem(pair.Key, pair.Value);
        return result;
    }

    public static ImmutableDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>() => Create<TKey, TValue>().ToBuilder();

    public static ImmutableDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>(IEqualityComparer<TKey> keyComparer) =>
        Create<TKey, TValue>(keyComparer).ToBuilder();

    public static ImmutableDictionary<TKey, TValue>.Builder CreateBuilder<TKey, TValue>(IEqualityComparer<TKey> keyComparer, IEqualityComparer<TValue> valueComparer) =>
        Create(keyComparer, valueComparer).ToBuilder();

    public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TSource, TKey, TValue>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TValue> elementSelector,
        IEqualityComparer<TKey> keyComparer,
        IEqualityComparer<TValue> valueComparer
    )
    {
        NotNull(source, "source");
        NotNull(keySelector, "keySelector");
        NotNull(elementSelector, "elementSelector");
        ImmutableDictionary<TKey, TValue> result = Create(keyComparer, valueComparer);
        foreach (TSource item in source) result = result.Add(keySelector(item), elementSelector(item));
        return result;
    }

    public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TSource, TKey, TValue>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TValue> elementSelector,
        IEqualityComparer<TKey> keyComparer
    ) => source.ToImmutableDictionary(keySelector, elementSelector, keyComparer, null);

    public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TSource, TKey, TValue>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TValue> elementSelector
    ) => source.ToImmutableDictionary(keySelector, elementSelector, null, null);

    public static ImmutableDictionary<TKey, TSource> ToImmutableDictionary<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector) =>
        source.ToImmutableDictionary(keySelector, static item => item, null, null);

    public static ImmutableDictionary<TKey, TSource> ToImmutableDictionary<TSource, TKey>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IEqualityComparer<TKey> keyComparer
    ) => source.ToImmutableDictionary(keySelector, static item => item, keyComparer, null);

    public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TKey, TValue>(
        this IEnumerable<KeyValuePair<TKey, TValue>> source,
        IEqualityComparer<TKey> keyComparer,
        IEqualityComparer<TValue> valueComparer
    )
    {
        NotNull(source, "source");
        if (source is ImmutableDictionary<TKey, TValue> same) return same.WithComparers(keyComparer, valueComparer);
        return Create(keyComparer, valueComparer).AddRange(source);
    }

    public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TKey, TValue>(
        this IEnumerable<KeyValuePair<TKey, TValue>> source,
        IEqualityComparer<TKey> keyComparer
    ) => source.ToImmutableDictionary(keyComparer, null);

    public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source) => source.ToImmutableDictionary(null, null);

    public static ImmutableDictionary<TKey, TValue> ToImmutableDictionary<TKey, TValue>(this ImmutableDictionary<TKey, TValue>.Builder builder) => NotNull(builder, "builder").ToImmutable();

    public static bool Contains<TKey, TValue>(this IImmutableDictionary<TKey, TValue> map, TKey key, TValue value) =>
        NotNull(map, "map").Contains(new KeyValuePair<TKey, TValue>(key, value));

    public static TValue GetValueOrDefault<TKey, TValue>(this IImmutableDictionary<TKey, TValue> dictionary, TKey key) =>
        GetValueOrDefault(dictionary, key, default);

    public static TValue GetValueOrDefault<TKey, TValue>(this IImmutableDictionary<TKey, TValue> dictionary, TKey key, TValue defaultValue) =>
        NotNull(dictionary, "dictionary").TryGetValue(key, out TValue value) ? value : defaultValue;

    private static T NotNull<T>(T value, string name)
        where T : class => value ?? throw Fail.Null(name);
}
