using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System.Runtime.InteropServices;

public static class CollectionsMarshal
{
    public static Span<T> AsSpan<T>(List<T> list)
    {
        if (list == null) return default;
        int size = list.size;
        T[] items = list.items;
        if ((uint)size > (uint)items.Length) throw System.Collections.Fail.Concurrent();
        return new Span<T>(items, 0, size);
    }

    public static void SetCount<T>(List<T> list, int count)
    {
        if (count < 0) throw new ArgumentOutOfRangeException("count", "Non-negative number required.");
        list.version++;
        if (count > list.items.Length) list.Grow(count);
        else if (count < list.size && RuntimeHelpers.IsReferenceOrContainsReferences<T>()) Array.Clear(list.items, count, list.size - count);
        list.size = count;
    }

    public static ref TValue GetValueRefOrNullRef<TKey, TValue>(Dictionary<TKey, TValue> dictionary, TKey key) =>
        ref dictionary.ValueOrNullRef(key);

    public static ref TValue GetValueRefOrAddDefault<TKey, TValue>(Dictionary<TKey, TValue> dictionary, TKey key, out bool exists) =>
        ref dictionary.ValueOrAddDefault(key, out exists);

    public static ref TValue GetValueRefOrNullRef<TKey, TValue, TAlternateKey>(Dictionary<TKey, TValue>.AlternateLookup<TAlternateKey> dictionary, TAlternateKey key) where TAlternateKey : allows ref struct =>
        ref dictionary.Dictionary.ValueOrNullRef(dictionary.KeyOf(key));

    public static ref TValue GetValueRefOrAddDefault<TKey, TValue, TAlternateKey>(Dictionary<TKey, TValue>.AlternateLookup<TAlternateKey> dictionary, TAlternateKey key, out bool exists) where TAlternateKey : allows ref struct =>
        ref dictionary.Dictionary.ValueOrAddDefault(dictionary.KeyOf(key), out exists);

    public static Span<byte> AsBytes(System.Collections.BitArray array) => array == null ? default : array.AsBytes();
}
