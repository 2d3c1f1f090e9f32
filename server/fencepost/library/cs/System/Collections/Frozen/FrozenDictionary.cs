using System.Collections.Generic;
using System.Collections.Immutable;

namespace System.Collections.Frozen;

// In the order of insertion; up to ten numbers as keys are sorted, as in .NET. Greater ones have no order that one may rely on.
public abstract partial class FrozenDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, IDictionary
{
    internal readonly Dictionary<TKey, TValue> dictionary;

    internal FrozenDictionary(Dictionary<TKey, TValue> dictionary) => this.dictionary = dictionary;

    public static FrozenDictionary<TKey, TValue> Empty { get; } = new PlainFrozenDictionary<TKey, TValue>(new Dictionary<TKey, TValue>());

    public IEqualityComparer<TKey> Comparer => dictionary.Comparer;

    public int Count => dictionary.Count;

    public ImmutableArray<TKey> Keys => ImmutableArray.CreateRange(dictionary.Keys);

    public ImmutableArray<TValue> Values => ImmutableArray.CreateRange(dictionary.Values);

    public ref readonly TValue this[TKey key]
    {
        get
        {
            if (!dictionary.ContainsKey(key)) throw Fail.Missing(key);
            return ref dictionary.ValueOrNullRef(key);
        }
    }

    public ref readonly TValue GetValueRefOrNullRef(TKey key) => ref dictionary.ValueOrNullRef(key);

    public bool ContainsKey(TKey key) => dictionary.ContainsKey(key);

    public bool TryGetValue(TKey key, out TValue value) => dictionary.TryGetValue(key, out value);

    public void CopyTo(KeyValuePair<TKey, TValue>[] destination, int destinationIndex) =>
        ((ICollection<KeyValuePair<TKey, TValue>>)dictionary).CopyTo(destination, destinationIndex);

    public void CopyTo(Span<KeyValuePair<TKey, TValue>> destination)
    {
        int index = 0;
        foreach (KeyValuePair<TKey, TValue> pair in dictionary) destination[index++] = pair;
    }

    public Enumerator GetEnumerator() => new Enumerator(dictionary);

    IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() => GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    IDictionaryEnumerator IDictionary.GetEnumerator() => ((IDictionary)dictionary).GetEnumerator();

    ICollection<TKey> IDictionary<TKey, TValue>.Keys => Keys;

    ICollection<TValue> IDictionary<TKey, TValue>.Values => Values;

    IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys => Keys;

    IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values => Values;

    ICollection IDictionary.Keys => Keys;

    ICollection IDictionary.Values => Values;

    bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly => true;

    bool IDictionary.IsReadOnly => true;

    bool IDictionary.IsFixedSize => true;

    bool ICollection.IsSynchronized => false;

    object ICollection.SyncRoot => this;

    TValue IReadOnlyDictionary<TKey, TValue>.this[TKey key] => this[key];

    TValue IDictionary<TKey, TValue>.this[TKey key] { get => this[key]; set => throw new NotSupportedException(); }

    object IDictionary.this[object key] { get => ((IDictionary)dictionary)[key]; set => throw new NotSupportedException(); }

    bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> item) =>
        TryGetValue(item.Key, out TValue value) && Defaults.Equals(value, item.Value);

    bool IDictionary.Contains(object key) => ((IDictionary)dictionary).Contains(key);

    void ICollection.CopyTo(Array array, int index) => ((ICollection)dictionary).CopyTo(array, index);

    void IDictionary<TKey, TValue>.Add(TKey key, TValue value) => throw new NotSupportedException();

    void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> item) => throw new NotSupportedException();

    void IDictionary.Add(object key, object value) => throw new NotSupportedException();

    void ICollection<KeyValuePair<TKey, TValue>>.Clear() => throw new NotSupportedException();

    void IDictionary.Clear() => throw new NotSupportedException();

    bool IDictionary<TKey, TValue>.Remove(TKey key) => throw new NotSupportedException();

    bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> item) => throw new NotSupportedException();

    void IDictionary.Remove(object key) => throw new NotSupportedException();

    public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>
    {
        private readonly Dictionary<TKey, TValue> dictionary;
        private Dictionary<TKey, TValue>.Enumerator pairs;

        internal Enumerator(Dictionary<TKey, TValue> dictionary)
        {
            this.dictionary = dictionary;
            pairs = dictionary.GetEnumerator();
        }

        public KeyValuePair<TKey, TValue> Current => pairs.Current;

        object IEnumerator.Current => pairs.Current;

        public bool MoveNext() => pairs.MoveNext();

        void IEnumerator.Reset() => pairs = dictionary.GetEnumerator();

        void IDisposable.Dispose() { }
    }
}

internal sealed class PlainFrozenDictionary<TKey, TValue> : FrozenDictionary<TKey, TValue>
{
    public PlainFrozenDictionary(Dictionary<TKey, TValue> dictionary)
        : base(dictionary) { }
}

public static class FrozenDictionary
{
    public static FrozenDictionary<TKey, TValue> ToFrozenDictionary<TKey, TValue>(
        this IEnumerable<KeyValuePair<TKey, TValue>> source,
        IEqualityComparer<TKey> comparer = null
    )
    {
        if (source == null) throw Fail.Null("source");
        Dictionary<TKey, TValue> dictionary = new Dictionary<TKey, TValue>(comparer);
        foreach (KeyValuePair<TKey, TValue> pair in source) dictionary[pair.Key] = pair.Value;
        return Freeze(dictionary);
    }

    public static FrozenDictionary<TKey, TSource> ToFrozenDictionary<TSource, TKey>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        IEqualityComparer<TKey> comparer = null
    ) => source.ToFrozenDictionary(keySelector, static item => item, comparer);

    public static FrozenDictionary<TKey, TElement> ToFrozenDictionary<TSource, TKey, TElement>(
        this IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TElement> elementSelector,
        IEqualityComparer<TKey> comparer = null
    )
    {
        if (source == null) throw Fail.Null("source");
        if (keySelector == null) throw Fail.Null("keySelector");
        if (elementSelector == null) throw Fail.Null("elementSelector");
        Dictionary<TKey, TElement> dictionary = new Dictionary<TKey, TElement>(comparer);
        foreach (TSource item in source) dictionary.Add(keySelector(item), elementSelector(item));
        return Freeze(dictionary);
    }

    public static FrozenDictionary<TKey, TValue> Create<TKey, TValue>(params ReadOnlySpan<KeyValuePair<TKey, TValue>> source) =>
        Create(null, source);

    public static FrozenDictionary<TKey, TValue> Create<TKey, TValue>(
        IEqualityComparer<TKey> comparer,
        params ReadOnlySpan<KeyValuePair<TKey, TValue>> source
    ) => source.ToArray().ToFrozenDictionary(comparer);

    private static FrozenDictionary<TKey, TValue> Freeze<TKey, TValue>(Dictionary<TKey, TValue> dictionary)
    {
        if (FrozenOrder.IsSorted(dictionary.Count, dictionary.Comparer))
        {
            TKey[] keys = new TKey[dictionary.Count];
            dictionary.Keys.CopyTo(keys, 0);
            Array.Sort(keys, 0, keys.Length, null);
            Dictionary<TKey, TValue> sorted = new Dictionary<TKey, TValue>(keys.Length);
            foreach (TKey key in keys) sorted.Add(key, dictionary[key]);
            dictionary = sorted;
        }
        return new PlainFrozenDictionary<TKey, TValue>(dictionary);
    }
}

internal static class FrozenOrder
{
    public static bool IsSorted<T>(int count, IEqualityComparer<T> comparer) =>
        count <= 10
        && comparer is DefaultEqualityComparer<T>
        && default(T) is bool or char or sbyte or byte or short or ushort or int or uint or long or ulong or float or double or decimal;
}
