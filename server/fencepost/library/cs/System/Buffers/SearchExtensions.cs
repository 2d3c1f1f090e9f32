using System.Buffers;

namespace System;

public static partial class MemoryExtensions
{
    private static int Find<T>(ReadOnlySpan<T> span, SearchValues<T> values, bool wanted) where T : IEquatable<T>
    {
        for (int i = 0; i < span.Length; i++)
        {
            if (values.Contains(span[i]) == wanted) return i;
        }
        return -1;
    }

    private static int FindLast<T>(ReadOnlySpan<T> span, SearchValues<T> values, bool wanted) where T : IEquatable<T>
    {
        for (int i = span.Length - 1; i >= 0; i--)
        {
            if (values.Contains(span[i]) == wanted) return i;
        }
        return -1;
    }

    public static int IndexOfAny<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T> => Find(span, values, true);
    public static int IndexOfAny<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T> => Find<T>(span, values, true);
    public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T> => Find(span, values, false);
    public static int IndexOfAnyExcept<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T> => Find<T>(span, values, false);
    public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T> => FindLast(span, values, true);
    public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T> => FindLast(span, values, false);
    public static bool ContainsAny<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T> => Find(span, values, true) >= 0;
    public static bool ContainsAny<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T> => Find<T>(span, values, true) >= 0;
    public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, SearchValues<T> values) where T : IEquatable<T> => Find(span, values, false) >= 0;

    public static Text.SpanLineEnumerator EnumerateLines(this ReadOnlySpan<char> span) => new Text.SpanLineEnumerator(span);
    public static Text.SpanLineEnumerator EnumerateLines(this Span<char> span) => new Text.SpanLineEnumerator(span);
}
