namespace System;

public static partial class MemoryExtensions
{
    public static int IndexOfAnyExcept<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T> => Scan<T>(span, new T[] { value0, value1, value2 }, false, false);
    public static int LastIndexOfAnyExcept<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T> => Scan<T>(span, new T[] { value0, value1 }, false, true);
    public static int LastIndexOfAnyExcept<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T> => Scan<T>(span, new T[] { value0, value1, value2 }, false, true);
    public static bool ContainsAnyExcept<T>(this Span<T> span, T value0, T value1) where T : IEquatable<T> => Scan<T>(span, new T[] { value0, value1 }, false, false) >= 0;
    public static bool ContainsAnyExcept<T>(this Span<T> span, T value0, T value1, T value2) where T : IEquatable<T> => Scan<T>(span, new T[] { value0, value1, value2 }, false, false) >= 0;
    public static int LastIndexOfAnyExceptInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> => ScanRange((ReadOnlySpan<T>)span, lowInclusive, highInclusive, false, true);
    public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T> => Scan<T>(span, new T[] { value0, value1 }, false, true);
    public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T> => Scan<T>(span, new T[] { value0, value1, value2 }, false, true);
    public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1) where T : IEquatable<T> => Scan<T>(span, new T[] { value0, value1 }, false, false) >= 0;
    public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2) where T : IEquatable<T> => Scan<T>(span, new T[] { value0, value1, value2 }, false, false) >= 0;
    public static int LastIndexOfAnyExceptInRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> => ScanRange(span, lowInclusive, highInclusive, false, true);
    public static int LastIndexOfAnyExcept<T>(this Span<T> span, ReadOnlySpan<T> values) where T : IEquatable<T> => Scan(span, values, false, true);
    public static int LastIndexOfAnyInRange<T>(this Span<T> span, T lowInclusive, T highInclusive) where T : IComparable<T> => ScanRange((ReadOnlySpan<T>)span, lowInclusive, highInclusive, true, true);

    private static Range Kept<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> trimmed, bool atStart, bool atEnd) where T : IEquatable<T>
    {
        int start = 0;
        int end = span.Length;
        while (atStart && start < end && IndexOf(trimmed, span[start], null) >= 0) start++;
        while (atEnd && end > start && IndexOf(trimmed, span[end - 1], null) >= 0) end--;
        return start..end;
    }

    private static Range Blanks(ReadOnlySpan<char> span, bool atStart, bool atEnd)
    {
        int start = 0;
        int end = span.Length;
        while (atStart && start < end && char.IsWhiteSpace(span[start])) start++;
        while (atEnd && end > start && char.IsWhiteSpace(span[end - 1])) end--;
        return start..end;
    }

    public static Span<T> Trim<T>(this Span<T> span, T trimElement) where T : IEquatable<T> => span[Kept<T>(span, new T[] { trimElement }, true, true)];
    public static Span<T> Trim<T>(this Span<T> span, ReadOnlySpan<T> trimElements) where T : IEquatable<T> => trimElements.IsEmpty ? span : span[Kept<T>(span, trimElements, true, true)];
    public static ReadOnlySpan<T> Trim<T>(this ReadOnlySpan<T> span, T trimElement) where T : IEquatable<T> => span[Kept<T>(span, new T[] { trimElement }, true, true)];
    public static ReadOnlySpan<T> Trim<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> trimElements) where T : IEquatable<T> => trimElements.IsEmpty ? span : span[Kept<T>(span, trimElements, true, true)];
    public static Memory<T> Trim<T>(this Memory<T> memory, T trimElement) where T : IEquatable<T> => memory[Kept<T>(memory.Span, new T[] { trimElement }, true, true)];
    public static Memory<T> Trim<T>(this Memory<T> memory, ReadOnlySpan<T> trimElements) where T : IEquatable<T> => trimElements.IsEmpty ? memory : memory[Kept<T>(memory.Span, trimElements, true, true)];
    public static Memory<char> Trim(this Memory<char> memory) => memory[Blanks(memory.Span, true, true)];
    public static ReadOnlyMemory<T> Trim<T>(this ReadOnlyMemory<T> memory, T trimElement) where T : IEquatable<T> => memory[Kept<T>(memory.Span, new T[] { trimElement }, true, true)];
    public static ReadOnlyMemory<T> Trim<T>(this ReadOnlyMemory<T> memory, ReadOnlySpan<T> trimElements) where T : IEquatable<T> => trimElements.IsEmpty ? memory : memory[Kept<T>(memory.Span, trimElements, true, true)];
    public static ReadOnlyMemory<char> Trim(this ReadOnlyMemory<char> memory) => memory[Blanks(memory.Span, true, true)];
    public static Span<T> TrimStart<T>(this Span<T> span, T trimElement) where T : IEquatable<T> => span[Kept<T>(span, new T[] { trimElement }, true, false)];
    public static Span<T> TrimStart<T>(this Span<T> span, ReadOnlySpan<T> trimElements) where T : IEquatable<T> => trimElements.IsEmpty ? span : span[Kept<T>(span, trimElements, true, false)];
    public static Span<char> TrimStart(this Span<char> span) => span[Blanks(span, true, false)];
    public static ReadOnlySpan<T> TrimStart<T>(this ReadOnlySpan<T> span, T trimElement) where T : IEquatable<T> => span[Kept<T>(span, new T[] { trimElement }, true, false)];
    public static ReadOnlySpan<T> TrimStart<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> trimElements) where T : IEquatable<T> => trimElements.IsEmpty ? span : span[Kept<T>(span, trimElements, true, false)];
    public static Memory<T> TrimStart<T>(this Memory<T> memory, T trimElement) where T : IEquatable<T> => memory[Kept<T>(memory.Span, new T[] { trimElement }, true, false)];
    public static Memory<T> TrimStart<T>(this Memory<T> memory, ReadOnlySpan<T> trimElements) where T : IEquatable<T> => trimElements.IsEmpty ? memory : memory[Kept<T>(memory.Span, trimElements, true, false)];
    public static Memory<char> TrimStart(this Memory<char> memory) => memory[Blanks(memory.Span, true, false)];
    public static ReadOnlyMemory<T> TrimStart<T>(this ReadOnlyMemory<T> memory, T trimElement) where T : IEquatable<T> => memory[Kept<T>(memory.Span, new T[] { trimElement }, true, false)];
    public static ReadOnlyMemory<T> TrimStart<T>(this ReadOnlyMemory<T> memory, ReadOnlySpan<T> trimElements) where T : IEquatable<T> => trimElements.IsEmpty ? memory : memory[Kept<T>(memory.Span, trimElements, true, false)];
    public static ReadOnlyMemory<char> TrimStart(this ReadOnlyMemory<char> memory) => memory[Blanks(memory.Span, true, false)];
    public static Span<T> TrimEnd<T>(this Span<T> span, T trimElement) where T : IEquatable<T> => span[Kept<T>(span, new T[] { trimElement }, false, true)];
    public static Span<T> TrimEnd<T>(this Span<T> span, ReadOnlySpan<T> trimElements) where T : IEquatable<T> => trimElements.IsEmpty ? span : span[Kept<T>(span, trimElements, false, true)];
    public static Span<char> TrimEnd(this Span<char> span) => span[Blanks(span, false, true)];
    public static ReadOnlySpan<T> TrimEnd<T>(this ReadOnlySpan<T> span, T trimElement) where T : IEquatable<T> => span[Kept<T>(span, new T[] { trimElement }, false, true)];
    public static ReadOnlySpan<T> TrimEnd<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> trimElements) where T : IEquatable<T> => trimElements.IsEmpty ? span : span[Kept<T>(span, trimElements, false, true)];
    public static Memory<T> TrimEnd<T>(this Memory<T> memory, T trimElement) where T : IEquatable<T> => memory[Kept<T>(memory.Span, new T[] { trimElement }, false, true)];
    public static Memory<T> TrimEnd<T>(this Memory<T> memory, ReadOnlySpan<T> trimElements) where T : IEquatable<T> => trimElements.IsEmpty ? memory : memory[Kept<T>(memory.Span, trimElements, false, true)];
    public static Memory<char> TrimEnd(this Memory<char> memory) => memory[Blanks(memory.Span, false, true)];
    public static ReadOnlyMemory<T> TrimEnd<T>(this ReadOnlyMemory<T> memory, T trimElement) where T : IEquatable<T> => memory[Kept<T>(memory.Span, new T[] { trimElement }, false, true)];
    public static ReadOnlyMemory<T> TrimEnd<T>(this ReadOnlyMemory<T> memory, ReadOnlySpan<T> trimElements) where T : IEquatable<T> => trimElements.IsEmpty ? memory : memory[Kept<T>(memory.Span, trimElements, false, true)];
    public static ReadOnlyMemory<char> TrimEnd(this ReadOnlyMemory<char> memory) => memory[Blanks(memory.Span, false, true)];
}
