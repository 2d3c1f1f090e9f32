namespace System;

public static partial class MemoryExtensions
{
    // --- views ---

    public static Span<T> AsSpan<T>(this T[] array) => new Span<T>(array);
    public static Span<T> AsSpan<T>(this T[] array, int start) => start == 0 && array == null ? default : new Span<T>(array, start, (array ?? throw new ArgumentOutOfRangeException()).Length - start);
    public static Span<T> AsSpan<T>(this T[] array, int start, int length) => new Span<T>(array, start, length);
    public static Span<T> AsSpan<T>(this T[] array, Index startIndex) => array.AsSpan(startIndex.GetOffset(array == null ? 0 : array.Length));

    public static Span<T> AsSpan<T>(this T[] array, Range range)
    {
        if (array == null)
        {
            if (!range.Start.Equals(Index.Start) || !range.End.Equals(Index.Start)) throw new ArgumentNullException("array");
            return default;
        }
        (int start, int length) = range.GetOffsetAndLength(array.Length);
        return new Span<T>(array, start, length);
    }

    public static Span<T> AsSpan<T>(this ArraySegment<T> segment) => new Span<T>(segment.Array, segment.Offset, segment.Count);
    public static Span<T> AsSpan<T>(this ArraySegment<T> segment, int start) => AsSpan(segment).Slice(start);
    public static Span<T> AsSpan<T>(this ArraySegment<T> segment, int start, int length) => AsSpan(segment).Slice(start, length);

    public static ReadOnlySpan<char> AsSpan(this string text) =>
        text == null ? default : new ReadOnlySpan<char>(Fencepost.Machine.CharsFromString(text));

    public static ReadOnlySpan<char> AsSpan(this string text, int start)
    {
        if (text == null)
        {
            if (start != 0) throw new ArgumentOutOfRangeException("start");
            return default;
        }
        if ((uint)start > (uint)text.Length) throw new ArgumentOutOfRangeException("start");
        return text.Substring(start);
    }

    public static ReadOnlySpan<char> AsSpan(this string text, int start, int length)
    {
        if (text == null)
        {
            if (start != 0 || length != 0) throw new ArgumentOutOfRangeException("start");
            return default;
        }
        if ((uint)start > (uint)text.Length || (uint)length > (uint)(text.Length - start)) throw new ArgumentOutOfRangeException("start");
        return text.Substring(start, length);
    }

    public static ReadOnlySpan<char> AsSpan(this string text, Index startIndex) => text.AsSpan(startIndex.GetOffset(text == null ? 0 : text.Length));

    public static ReadOnlySpan<char> AsSpan(this string text, Range range)
    {
        ArgumentNullException.ThrowIfNull(text);
        (int start, int length) = range.GetOffsetAndLength(text.Length);
        return text.Substring(start, length);
    }

    public static Memory<T> AsMemory<T>(this T[] array) => new Memory<T>(array);
    public static Memory<T> AsMemory<T>(this T[] array, int start) => new Memory<T>(array).Slice(start);
    public static Memory<T> AsMemory<T>(this T[] array, int start, int length) => new Memory<T>(array, start, length);
    public static Memory<T> AsMemory<T>(this ArraySegment<T> segment) => new Memory<T>(segment.Array, segment.Offset, segment.Count);
    public static ReadOnlyMemory<char> AsMemory(this string text) => text == null ? default : new ReadOnlyMemory<char>((object)text, 0, text.Length);
    public static ReadOnlyMemory<char> AsMemory(this string text, Index startIndex) => AsMemory(text, startIndex.GetOffset(text == null ? 0 : text.Length));

    public static ReadOnlyMemory<char> AsMemory(this string text, Range range)
    {
        ArgumentNullException.ThrowIfNull(text);
        (int start, int length) = range.GetOffsetAndLength(text.Length);
        return AsMemory(text, start, length);
    }

    public static ReadOnlyMemory<char> AsMemory(this string text, int start) => AsMemory(text).Slice(start);
    public static ReadOnlyMemory<char> AsMemory(this string text, int start, int length) => AsMemory(text).Slice(start, length);
    public static void CopyTo<T>(this T[] source, Span<T> destination) => new ReadOnlySpan<T>(source).CopyTo(destination);
    public static void CopyTo<T>(this T[] source, Memory<T> destination) => new ReadOnlySpan<T>(source).CopyTo(destination.Span);

    // --- search ---

    public static bool Contains<T>(this Span<T> span, T value) where T : IEquatable<T> => IndexOf((ReadOnlySpan<T>)span, value) >= 0;
    public static bool Contains<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T> => IndexOf(span, value) >= 0;
    public static bool Contains<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) => IndexOf(span, value, comparer) >= 0;
    public static int IndexOf<T>(this Span<T> span, T value) where T : IEquatable<T> => IndexOf((ReadOnlySpan<T>)span, value);
    public static int IndexOf<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> => IndexOf((ReadOnlySpan<T>)span, value);
    public static int IndexOf<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T> => IndexOf(span, value, null);

    public static int IndexOf<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null)
    {
        comparer ??= EqualityComparer<T>.Default;
        for (int i = 0; i < span.Length; i++)
        {
            if (comparer.Equals(span[i], value)) return i;
        }
        return -1;
    }

    public static int IndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>
    {
        for (int i = 0; i <= span.Length - value.Length; i++)
        {
            if (SequenceEqual(span.Slice(i, value.Length), value)) return i;
        }
        return -1;
    }

    public static int LastIndexOf<T>(this Span<T> span, T value) where T : IEquatable<T> => LastIndexOf((ReadOnlySpan<T>)span, value);
    public static int LastIndexOf<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> => LastIndexOf((ReadOnlySpan<T>)span, value);

    public static int LastIndexOf<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>
    {
        for (int i = span.Length - 1; i >= 0; i--)
        {
            if (EqualityComparer<T>.Default.Equals(span[i], value)) return i;
        }
        return -1;
    }

    public static int LastIndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>
    {
        for (int i = span.Length - value.Length; i >= 0; i--)
        {
            if (SequenceEqual(span.Slice(i, value.Length), value)) return i;
        }
        return -1;
    }

    public static int IndexOfAny<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T> => IndexOfAny((ReadOnlySpan<T>)span, new T[] { value0, value1 });
    public static int IndexOfAny<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T> => IndexOfAny((ReadOnlySpan<T>)span, new T[] { value0, value1, value2 });
    public static int IndexOfAny<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> => IndexOfAny((ReadOnlySpan<T>)span, values);
    public static int IndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T> => IndexOfAny(span, new T[] { value0, value1 });
    public static int IndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T> => IndexOfAny(span, new T[] { value0, value1, value2 });

    public static int IndexOfAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T>
    {
        for (int i = 0; i < span.Length; i++)
        {
            if (IndexOf(values, span[i], null) >= 0) return i;
        }
        return -1;
    }

    public static int IndexOfAnyExcept<T>(this Span<T> span, T value) where T : IEquatable<T> => IndexOfAnyExcept((ReadOnlySpan<T>)span, value);

    public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>
    {
        for (int i = 0; i < span.Length; i++)
        {
            if (!EqualityComparer<T>.Default.Equals(span[i], value)) return i;
        }
        return -1;
    }

    public static bool ContainsAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> => IndexOfAny(span, values) >= 0;

    public static int Count<T>(this Span<T> span, T value) where T : IEquatable<T> => Count((ReadOnlySpan<T>)span, value);

    public static int Count<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>
    {
        int count = 0;
        for (int i = 0; i < span.Length; i++)
        {
            if (EqualityComparer<T>.Default.Equals(span[i], value)) count++;
        }
        return count;
    }

    // --- comparison ---

    public static bool SequenceEqual<T>(this Span<T> span, ReadOnlySpan<T> other) where T : IEquatable<T> => SequenceEqual((ReadOnlySpan<T>)span, other, null);
    public static bool SequenceEqual<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other) where T : IEquatable<T> => SequenceEqual(span, other, null);
    public static bool SequenceEqual<T>(this Span<T> span, ReadOnlySpan<T> other, IEqualityComparer<T> comparer = null) => SequenceEqual((ReadOnlySpan<T>)span, other, comparer);

    public static bool SequenceEqual<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, IEqualityComparer<T> comparer = null)
    {
        if (span.Length != other.Length) return false;
        comparer ??= EqualityComparer<T>.Default;
        for (int i = 0; i < span.Length; i++)
        {
            if (!comparer.Equals(span[i], other[i])) return false;
        }
        return true;
    }

    public static int SequenceCompareTo<T>(this Span<T> span, ReadOnlySpan<T> other) where T : IComparable<T> => SequenceCompareTo((ReadOnlySpan<T>)span, other);

    public static int SequenceCompareTo<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other) where T : IComparable<T>
    {
        for (int i = 0; i < span.Length && i < other.Length; i++)
        {
            int order = Comparer<T>.Default.Compare(span[i], other[i]);
            if (order != 0) return order;
        }
        return span.Length.CompareTo(other.Length);
    }

    public static int CommonPrefixLength<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other)
    {
        int i = 0;
        while (i < span.Length && i < other.Length && EqualityComparer<T>.Default.Equals(span[i], other[i])) i++;
        return i;
    }

    public static bool StartsWith<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> => StartsWith((ReadOnlySpan<T>)span, value);
    public static bool StartsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> => value.Length <= span.Length && SequenceEqual(span.Slice(0, value.Length), value);
    public static bool StartsWith<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T> => span.Length != 0 && EqualityComparer<T>.Default.Equals(span[0], value);
    public static bool EndsWith<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> => EndsWith((ReadOnlySpan<T>)span, value);
    public static bool EndsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> => value.Length <= span.Length && SequenceEqual(span.Slice(span.Length - value.Length), value);
    public static bool EndsWith<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T> => span.Length != 0 && EqualityComparer<T>.Default.Equals(span[span.Length - 1], value);

    public static bool Overlaps<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other) => Overlaps(span, other, out _);

    public static bool Overlaps<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, out int elementOffset)
    {
        elementOffset = 0;
        if (span.IsEmpty || other.IsEmpty) return false;
        for (int i = 0; i < span.Length; i++)
        {
            elementOffset = i;
            if (Unsafe.AreSame(ref Unsafe.Add(ref span.reference, i), ref other.reference)) return true;
        }
        for (int i = 0; i < other.Length; i++)
        {
            elementOffset = -i;
            if (Unsafe.AreSame(ref Unsafe.Add(ref other.reference, i), ref span.reference)) return true;
        }
        elementOffset = 0;
        return false;
    }

    // --- order ---

    public static void Reverse<T>(this Span<T> span)
    {
        for (int i = 0, j = span.Length - 1; i < j; i++, j--) (span[i], span[j]) = (span[j], span[i]);
    }

    public static void Sort<T>(this Span<T> span) => Sorting<T>.Sort(span, Comparer<T>.Default);
    public static void Sort<T>(this Span<T> span, Comparison<T> comparison) => Sorting<T>.Sort(span, Comparer<T>.Create(comparison ?? throw new ArgumentNullException("comparison")));
    public static void Sort<T, TComparer>(this Span<T> span, TComparer comparer) where TComparer : IComparer<T> => Sorting<T>.Sort(span, comparer == null ? Comparer<T>.Default : comparer);


    public static void Sort<TKey, TValue>(this Span<TKey> keys, Span<TValue> items) => Sort(keys, items, Comparer<TKey>.Default);
    public static void Sort<TKey, TValue>(this Span<TKey> keys, Span<TValue> items, Comparison<TKey> comparison) => Sort(keys, items, Comparer<TKey>.Create(comparison ?? throw new ArgumentNullException("comparison")));

    public static void Sort<TKey, TValue, TComparer>(this Span<TKey> keys, Span<TValue> items, TComparer comparer) where TComparer : IComparer<TKey>
    {
        if (keys.Length != items.Length) throw new ArgumentException("Keys and items must have the same length.");
        IComparer<TKey> order = comparer == null ? Comparer<TKey>.Default : comparer;
        for (int i = 1; i < keys.Length; i++)
        {
            TKey key = keys[i];
            TValue item = items[i];
            int j = i;
            while (j > 0 && Sorting<TKey>.Compare(order, keys[j - 1], key) > 0)
            {
                keys[j] = keys[j - 1];
                items[j] = items[j - 1];
                j--;
            }
            keys[j] = key;
            items[j] = item;
        }
    }

    public static int BinarySearch<T>(this Span<T> span, IComparable<T> comparable) => BinarySearch((ReadOnlySpan<T>)span, comparable);
    public static int BinarySearch<T>(this ReadOnlySpan<T> span, IComparable<T> comparable) => BinarySearch<T, IComparable<T>>(span, comparable);

    public static int BinarySearch<T, TComparable>(this ReadOnlySpan<T> span, TComparable comparable) where TComparable : IComparable<T>, allows ref struct
    {
        int low = 0;
        int high = span.Length - 1;
        while (low <= high)
        {
            int middle = low + ((high - low) >> 1);
            int order = comparable.CompareTo(span[middle]);
            if (order == 0) return middle;
            if (order > 0) low = middle + 1;
            else high = middle - 1;
        }
        return ~low;
    }

    public static int BinarySearch<T, TComparer>(this ReadOnlySpan<T> span, T value, TComparer comparer) where TComparer : IComparer<T>
    {
        int low = 0;
        int high = span.Length - 1;
        while (low <= high)
        {
            int middle = low + ((high - low) >> 1);
            int order = comparer.Compare(span[middle], value);
            if (order == 0) return middle;
            if (order < 0) low = middle + 1;
            else high = middle - 1;
        }
        return ~low;
    }
}
