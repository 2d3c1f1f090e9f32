using System.Buffers;

namespace System;

public static partial class MemoryExtensions
{
    private static int Find<T>(ReadOnlySpan<T> span, SearchValues<T> values, bool wanted) where T : IEquatable<T>
    {
        ArgumentNullException.ThrowIfNull(values);
        for (int i = 0; i < span.Length; i++)
        {
            if (values.Contains(span[i]) == wanted) return i;
        }
        return -1;
    }

    private static int FindLast<T>(ReadOnlySpan<T> span, SearchValues<T> values, bool wanted) where T : IEquatable<T>
    {
        ArgumentNullException.ThrowIfNull(values);
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

    public static int LastIndexOfAny<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T> => FindLast<T>(span, values, true);
    public static int LastIndexOfAnyExcept<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T> => FindLast<T>(span, values, false);
    public static bool ContainsAnyExcept<T>(this Span<T> span, SearchValues<T> values) where T : IEquatable<T> => Find<T>(span, values, false) >= 0;
    public static int IndexOfAny(this ReadOnlySpan<char> span, SearchValues<string> values) => ((SearchTexts)(values ?? throw new ArgumentNullException("values"))).IndexIn(span);
    public static int IndexOfAny(this Span<char> span, SearchValues<string> values) => IndexOfAny((ReadOnlySpan<char>)span, values);
    public static bool ContainsAny(this ReadOnlySpan<char> span, SearchValues<string> values) => IndexOfAny(span, values) >= 0;
    public static bool ContainsAny(this Span<char> span, SearchValues<string> values) => IndexOfAny((ReadOnlySpan<char>)span, values) >= 0;

    public static void ReplaceAny<T>(this Span<T> span, SearchValues<T> values, T newValue) where T : IEquatable<T> => Replace(span, span, values, newValue, true);
    public static void ReplaceAny<T>(this ReadOnlySpan<T> source, Span<T> destination, SearchValues<T> values, T newValue) where T : IEquatable<T> => Replace(source, destination, values, newValue, true);
    public static void ReplaceAnyExcept<T>(this Span<T> span, SearchValues<T> values, T newValue) where T : IEquatable<T> => Replace(span, span, values, newValue, false);
    public static void ReplaceAnyExcept<T>(this ReadOnlySpan<T> source, Span<T> destination, SearchValues<T> values, T newValue) where T : IEquatable<T> => Replace(source, destination, values, newValue, false);

    private static void Replace<T>(ReadOnlySpan<T> source, Span<T> destination, SearchValues<T> values, T newValue, bool wanted) where T : IEquatable<T>
    {
        ArgumentNullException.ThrowIfNull(values);
        if (destination.Length < source.Length) throw new ArgumentException("Destination is too short.", "destination");
        for (int i = 0; i < source.Length; i++) destination[i] = values.Contains(source[i]) == wanted ? newValue : source[i];
    }

    public static Text.SpanLineEnumerator EnumerateLines(this ReadOnlySpan<char> span) => new Text.SpanLineEnumerator(span);
    public static Text.SpanLineEnumerator EnumerateLines(this Span<char> span) => new Text.SpanLineEnumerator(span);
}
