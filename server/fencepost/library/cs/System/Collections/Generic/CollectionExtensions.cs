using System.Collections.ObjectModel;

namespace System.Collections.Generic;

public static class CollectionExtensions
{
    public static TValue GetValueOrDefault<TKey, TValue>(this IReadOnlyDictionary<TKey, TValue> dictionary, TKey key) =>
        dictionary.GetValueOrDefault(key, default);

    public static TValue GetValueOrDefault<TKey, TValue>(this IReadOnlyDictionary<TKey, TValue> dictionary, TKey key, TValue defaultValue)
    {
        if (dictionary == null) throw Fail.Null("dictionary");
        return dictionary.TryGetValue(key, out TValue value) ? value : defaultValue;
    }

    public static bool TryAdd<TKey, TValue>(this IDictionary<TKey, TValue> dictionary, TKey key, TValue value)
    {
        if (dictionary == null) throw Fail.Null("dictionary");
        if (dictionary.ContainsKey(key)) return false;
        dictionary.Add(key, value);
        return true;
    }

    public static bool Remove<TKey, TValue>(this IDictionary<TKey, TValue> dictionary, TKey key, out TValue value)
    {
        if (dictionary == null) throw Fail.Null("dictionary");
        if (dictionary.TryGetValue(key, out value))
        {
            dictionary.Remove(key);
            return true;
        }
        value = default;
        return false;
    }

    public static ReadOnlyCollection<T> AsReadOnly<T>(this IList<T> list) => new ReadOnlyCollection<T>(list);

    public static ReadOnlySet<T> AsReadOnly<T>(this ISet<T> set) => new ReadOnlySet<T>(set);

    public static ReadOnlyDictionary<TKey, TValue> AsReadOnly<TKey, TValue>(this IDictionary<TKey, TValue> dictionary) =>
        new ReadOnlyDictionary<TKey, TValue>(dictionary);

    public static void AddRange<T>(this List<T> list, params ReadOnlySpan<T> source)
    {
        if (list == null) throw Fail.Null("list");
        if (!source.IsEmpty) list.InsertRange(list.size, source);
    }

    public static void InsertRange<T>(this List<T> list, int index, params ReadOnlySpan<T> source)
    {
        if (list == null) throw Fail.Null("list");
        if ((uint)index > (uint)list.size) throw Fail.IndexMax();
        if (source.IsEmpty) return;
        list.MakeRoom(index, source.Length);
        for (int i = 0; i < source.Length; i++) list.items[index + i] = source[i];
        list.version++;
    }

    public static void CopyTo<T>(this List<T> list, Span<T> destination)
    {
        if (list == null) throw Fail.Null("list");
        if (list.size > destination.Length) throw new ArgumentException("Destination is too short.", "destination");
        for (int i = 0; i < list.size; i++) destination[i] = list.items[i];
    }
}
