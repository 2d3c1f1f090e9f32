namespace System;

public static partial class MemoryExtensions
{
    /// <summary>The first index, or the last one, of an element that is (or is not) among the values.</summary>
    private static int Scan<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> values, bool among, bool last)
    {
        for (int i = 0; i < span.Length; i++)
        {
            int index = last ? span.Length - 1 - i : i;
            if (IndexOf(values, span[index], null) >= 0 == among) return index;
        }
        return -1;
    }

    private static int ScanRange<T>(ReadOnlySpan<T> span, T low, T high, bool inside, bool last) where T : IComparable<T>
    {
        for (int i = 0; i < span.Length; i++)
        {
            int index = last ? span.Length - 1 - i : i;
            if ((span[index].CompareTo(low) >= 0 && span[index].CompareTo(high) <= 0) == inside) return index;
        }
        return -1;
    }

    public static int LastIndexOfAny<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T> => Scan<T>(span, new T[] { value0, value1 }, true, true);
    public static int LastIndexOfAny<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T> => Scan<T>(span, new T[] { value0, value1, value2 }, true, true);
    public static int LastIndexOfAny<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> => Scan(span, values, true, true);
    public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T> => Scan(span, new T[] { value0, value1 }, true, true);
    public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T> => Scan(span, new T[] { value0, value1, value2 }, true, true);
    public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> => Scan(span, values, true, true);
    public static int IndexOfAnyExcept<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T> => Scan<T>(span, new T[] { value0, value1 }, false, false);
    public static int IndexOfAnyExcept<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> => Scan(span, values, false, false);
    public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T> => Scan(span, new T[] { value0, value1 }, false, false);
    public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T> => Scan(span, new T[] { value0, value1, value2 }, false, false);
    public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> => Scan(span, values, false, false);
    public static int LastIndexOfAnyExcept<T>(this Span<T> span, T value) where T : IEquatable<T> => Scan<T>(span, new T[] { value }, false, true);
    public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T> => Scan(span, new T[] { value }, false, true);
    public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> => Scan(span, values, false, true);
    public static int IndexOfAnyInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> => ScanRange((ReadOnlySpan<T>)span, lowInclusive, highInclusive, true, false);
    public static int IndexOfAnyInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> => ScanRange(span, lowInclusive, highInclusive, true, false);
    public static int IndexOfAnyExceptInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> => ScanRange((ReadOnlySpan<T>)span, lowInclusive, highInclusive, false, false);
    public static int IndexOfAnyExceptInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> => ScanRange(span, lowInclusive, highInclusive, false, false);
    public static int LastIndexOfAnyInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> => ScanRange(span, lowInclusive, highInclusive, true, true);

    public static bool ContainsAny<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T> => IndexOfAny(span, value0, value1) >= 0;
    public static bool ContainsAny<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T> => IndexOfAny(span, value0, value1, value2) >= 0;
    public static bool ContainsAny<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> => IndexOfAny(span, values) >= 0;
    public static bool ContainsAny<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T> => IndexOfAny(span, value0, value1) >= 0;
    public static bool ContainsAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T> => IndexOfAny(span, value0, value1, value2) >= 0;
    public static bool ContainsAnyExcept<T>(this Span<T> span, T value) where T : IEquatable<T> => IndexOfAnyExcept(span, value) >= 0;
    public static bool ContainsAnyExcept<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> => IndexOfAnyExcept(span, values) >= 0;
    public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T> => IndexOfAnyExcept(span, value) >= 0;
    public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> => IndexOfAnyExcept(span, values) >= 0;
    public static bool ContainsAnyInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> => IndexOfAnyInRange(span, lowInclusive, highInclusive) >= 0;
    public static bool ContainsAnyInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> => IndexOfAnyInRange(span, lowInclusive, highInclusive) >= 0;
    public static bool ContainsAnyExceptInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> => IndexOfAnyExceptInRange(span, lowInclusive, highInclusive) >= 0;
    public static bool ContainsAnyExceptInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> => IndexOfAnyExceptInRange(span, lowInclusive, highInclusive) >= 0;

    public static int Count<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> => Count((ReadOnlySpan<T>)span, value);

    public static int Count<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>
    {
        if (value.IsEmpty) return 0;
        int count = 0;
        for (int at = IndexOf(span, value); at >= 0; at = IndexOf(span, value))
        {
            count++;
            span = span.Slice(at + value.Length);
        }
        return count;
    }

    public static void Replace<T>(this Span<T> span, T oldValue, T newValue) where T : IEquatable<T>
    {
        for (int i = 0; i < span.Length; i++)
        {
            if (EqualityComparer<T>.Default.Equals(span[i], oldValue)) span[i] = newValue;
        }
    }

    public static void Replace<T>(this ReadOnlySpan<T> source, Span<T> destination, T oldValue, T newValue) where T : IEquatable<T>
    {
        source.CopyTo(destination);
        Replace(destination.Slice(0, source.Length), oldValue, newValue);
    }

    public static int CommonPrefixLength<T>(this Span<T> span, ReadOnlySpan<T> other) => CommonPrefixLength((ReadOnlySpan<T>)span, other);
    public static bool Overlaps<T>(this Span<T> span, ReadOnlySpan<T> other) => Overlaps((ReadOnlySpan<T>)span, other);
    public static bool Overlaps<T>(this Span<T> span, ReadOnlySpan<T> other, out int elementOffset) => Overlaps((ReadOnlySpan<T>)span, other, out elementOffset);
    public static int BinarySearch<T, TComparable>(this Span<T> span, TComparable comparable) where TComparable : IComparable<T>, allows ref struct => BinarySearch((ReadOnlySpan<T>)span, comparable);
    public static int BinarySearch<T, TComparer>(this Span<T> span, T value, TComparer comparer) where TComparer : IComparer<T> => BinarySearch((ReadOnlySpan<T>)span, value, comparer);
    public static Span<T> AsSpan<T>(this ArraySegment<T> segment, Index startIndex) => AsSpan(segment).Slice(startIndex.GetOffset(segment.Count));

    public static Span<T> AsSpan<T>(this ArraySegment<T> segment, Range range)
    {
        (int start, int length) = range.GetOffsetAndLength(segment.Count);
        return AsSpan(segment).Slice(start, length);
    }

    public static Memory<T> AsMemory<T>(this T[] array, Index startIndex) => new Memory<T>(array).Slice(startIndex.GetOffset(array == null ? 0 : array.Length));

    public static Memory<T> AsMemory<T>(this T[] array, Range range)
    {
        (int start, int length) = range.GetOffsetAndLength(array == null ? 0 : array.Length);
        return new Memory<T>(array, start, length);
    }

    public static Memory<T> AsMemory<T>(this ArraySegment<T> segment, int start) => AsMemory(segment).Slice(start);
    public static Memory<T> AsMemory<T>(this ArraySegment<T> segment, int start, int length) => AsMemory(segment).Slice(start, length);
}
