using System.Buffers;
using System.Collections.Generic;

namespace System;

public static partial class MemoryExtensions
{
    private static bool Among<T>(ReadOnlySpan<T> values, T item, IEqualityComparer<T> comparer)
    {
        for (int i = 0; i < values.Length; i++)
        {
            if (comparer.Equals(item, values[i])) return true;
        }
        return false;
    }

    private static int Scan<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> values, bool among, bool last, IEqualityComparer<T> comparer)
    {
        comparer ??= EqualityComparer<T>.Default;
        for (int i = 0; i < span.Length; i++)
        {
            int index = last ? span.Length - 1 - i : i;
            if (Among(values, span[index], comparer) == among) return index;
        }
        return -1;
    }

    private static bool Begins<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> value, IEqualityComparer<T> comparer)
    {
        if (span.Length < value.Length) return false;
        for (int i = 0; i < value.Length; i++)
        {
            if (!comparer.Equals(span[i], value[i])) return false;
        }
        return true;
    }

    public static int IndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value, IEqualityComparer<T> comparer = null)
    {
        comparer ??= EqualityComparer<T>.Default;
        for (int i = 0; i <= span.Length - value.Length; i++)
        {
            if (Begins(span.Slice(i), value, comparer)) return i;
        }
        return -1;
    }

    public static int LastIndexOf<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value }, true, true, comparer);

    public static int LastIndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value, IEqualityComparer<T> comparer = null)
    {
        comparer ??= EqualityComparer<T>.Default;
        for (int i = span.Length - value.Length; i >= 0; i--)
        {
            if (Begins(span.Slice(i), value, comparer)) return i;
        }
        return -1;
    }

    public static bool StartsWith<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) => span.Length > 0 && (comparer ?? EqualityComparer<T>.Default).Equals(span[0], value);
    public static bool StartsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value, IEqualityComparer<T> comparer = null) => Begins(span, value, comparer ?? EqualityComparer<T>.Default);
    public static bool EndsWith<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) => span.Length > 0 && (comparer ?? EqualityComparer<T>.Default).Equals(span[span.Length - 1], value);
    public static bool EndsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value, IEqualityComparer<T> comparer = null) =>
        span.Length >= value.Length && Begins(span.Slice(span.Length - value.Length), value, comparer ?? EqualityComparer<T>.Default);

    public static int Count<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) => CountAny(span, new T[] { value }, comparer);

    public static int Count<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value, IEqualityComparer<T> comparer = null)
    {
        if (value.IsEmpty) return 0;
        int count = 0;
        for (int at = IndexOf(span, value, comparer); at >= 0; at = IndexOf(span, value, comparer))
        {
            count++;
            span = span.Slice(at + value.Length);
        }
        return count;
    }

    public static int CountAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null)
    {
        comparer ??= EqualityComparer<T>.Default;
        int count = 0;
        for (int i = 0; i < span.Length; i++)
        {
            if (Among(values, span[i], comparer)) count++;
        }
        return count;
    }

    public static int CountAny<T>(this ReadOnlySpan<T> span, params ReadOnlySpan<T> values) where T : IEquatable<T> => CountAny(span, values, null);

    public static int CountAny<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T>
    {
        int count = 0;
        for (int i = 0; i < span.Length; i++)
        {
            if (values.Contains(span[i])) count++;
        }
        return count;
    }

    public static int CommonPrefixLength<T>(this Span<T> span, ReadOnlySpan<T> other, IEqualityComparer<T> comparer) => CommonPrefixLength((ReadOnlySpan<T>)span, other, comparer);

    public static int CommonPrefixLength<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, IEqualityComparer<T> comparer)
    {
        comparer ??= EqualityComparer<T>.Default;
        int length = 0;
        while (length < span.Length && length < other.Length && comparer.Equals(span[length], other[length])) length++;
        return length;
    }

    public static int SequenceCompareTo<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, IComparer<T> comparer = null)
    {
        comparer ??= Comparer<T>.Default;
        for (int i = 0; i < span.Length && i < other.Length; i++)
        {
            int order = comparer.Compare(span[i], other[i]);
            if (order != 0) return order;
        }
        return span.Length.CompareTo(other.Length);
    }

    public static void Replace<T>(this Span<T> span, T oldValue, T newValue, IEqualityComparer<T> comparer = null) => Replace(span, span, oldValue, newValue, comparer);

    public static void Replace<T>(this ReadOnlySpan<T> source, Span<T> destination, T oldValue, T newValue, IEqualityComparer<T> comparer = null)
    {
        if (destination.Length < source.Length) throw new ArgumentException("Destination is too short.", "destination");
        comparer ??= EqualityComparer<T>.Default;
        for (int i = 0; i < source.Length; i++) destination[i] = comparer.Equals(source[i], oldValue) ? newValue : source[i];
    }

    public static int IndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value0, value1 }, true, false, comparer);
    public static int IndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value0, value1, value2 }, true, false, comparer);
    public static int IndexOfAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null) => Scan(span, values, true, false, comparer);
    public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value0, value1 }, true, true, comparer);
    public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value0, value1, value2 }, true, true, comparer);
    public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null) => Scan(span, values, true, true, comparer);
    public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value }, false, false, comparer);
    public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value0, value1 }, false, false, comparer);
    public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value0, value1, value2 }, false, false, comparer);
    public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null) => Scan(span, values, false, false, comparer);
    public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value }, false, true, comparer);
    public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value0, value1 }, false, true, comparer);
    public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value0, value1, value2 }, false, true, comparer);
    public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null) => Scan(span, values, false, true, comparer);
    public static bool ContainsAny<T>(this ReadOnlySpan<T> span, T value0, T value1, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value0, value1 }, true, false, comparer) >= 0;
    public static bool ContainsAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value0, value1, value2 }, true, false, comparer) >= 0;
    public static bool ContainsAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null) => Scan(span, values, true, false, comparer) >= 0;
    public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value }, false, false, comparer) >= 0;
    public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value0, value1 }, false, false, comparer) >= 0;
    public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2, IEqualityComparer<T> comparer = null) => Scan(span, new T[] { value0, value1, value2 }, false, false, comparer) >= 0;
    public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null) => Scan(span, values, false, false, comparer) >= 0;
}
