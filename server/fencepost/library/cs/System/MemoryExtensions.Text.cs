namespace System;

public static partial class MemoryExtensions
{
    public static bool IsWhiteSpace(this ReadOnlySpan<char> span)
    {
        for (int i = 0; i < span.Length; i++)
        {
            if (!char.IsWhiteSpace(span[i])) return false;
        }
        return true;
    }

    public static bool Equals(this ReadOnlySpan<char> span, ReadOnlySpan<char> other, StringComparison comparisonType) => string.Equals(span.ToString(), other.ToString(), comparisonType);
    public static int CompareTo(this ReadOnlySpan<char> span, ReadOnlySpan<char> other, StringComparison comparisonType) => string.Compare(span.ToString(), other.ToString(), comparisonType);
    public static bool Contains(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType) => span.ToString().Contains(value.ToString(), comparisonType);
    public static int IndexOf(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType) => span.ToString().IndexOf(value.ToString(), comparisonType);
    public static int LastIndexOf(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType) => span.ToString().LastIndexOf(value.ToString(), comparisonType);
    public static bool StartsWith(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType) => span.ToString().StartsWith(value.ToString(), comparisonType);
    public static bool EndsWith(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType) => span.ToString().EndsWith(value.ToString(), comparisonType);

    public static int ToUpperInvariant(this ReadOnlySpan<char> source, Span<char> destination)
    {
        if (destination.Length < source.Length) return -1;
        for (int i = 0; i < source.Length; i++) destination[i] = char.ToUpperInvariant(source[i]);
        return source.Length;
    }

    public static int ToLowerInvariant(this ReadOnlySpan<char> source, Span<char> destination)
    {
        if (destination.Length < source.Length) return -1;
        for (int i = 0; i < source.Length; i++) destination[i] = char.ToLowerInvariant(source[i]);
        return source.Length;
    }

    private static ReadOnlySpan<char> Trim(ReadOnlySpan<char> span, ReadOnlySpan<char> chars, bool start, bool end)
    {
        int first = 0;
        int last = span.Length;
        while (start && first < last && Trims(span[first], chars)) first++;
        while (end && last > first && Trims(span[last - 1], chars)) last--;
        return span.Slice(first, last - first);
    }

    private static bool Trims(char c, ReadOnlySpan<char> chars) => chars.Length == 0 ? char.IsWhiteSpace(c) : IndexOf(chars, c, null) >= 0;

    public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> span) => Trim(span, default, true, true);
    public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> span, char trimChar) => Trim(span, new ReadOnlySpan<char>(new char[] { trimChar }), true, true);
    public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> span, ReadOnlySpan<char> trimChars) => Trim(span, trimChars, true, true);
    public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> span) => Trim(span, default, true, false);
    public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> span, char trimChar) => Trim(span, new ReadOnlySpan<char>(new char[] { trimChar }), true, false);
    public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> span, ReadOnlySpan<char> trimChars) => Trim(span, trimChars, true, false);
    public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> span) => Trim(span, default, false, true);
    public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> span, char trimChar) => Trim(span, new ReadOnlySpan<char>(new char[] { trimChar }), false, true);
    public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> span, ReadOnlySpan<char> trimChars) => Trim(span, trimChars, false, true);
    public static Span<char> Trim(this Span<char> span)
    {
        ReadOnlySpan<char> trimmed = Trim(span, default, true, true);
        return new Span<char>(ref trimmed.reference, trimmed.Length);
    }

    public static bool TryWrite(this Span<char> destination, [InterpolatedStringHandlerArgument("destination")] ref TryWriteInterpolatedStringHandler handler, out int charsWritten) =>
        Number.Write(handler.text, destination, out charsWritten);

    public static bool TryWrite(this Span<char> destination, IFormatProvider provider, [InterpolatedStringHandlerArgument("destination", "provider")] ref TryWriteInterpolatedStringHandler handler, out int charsWritten) =>
        Number.Write(handler.text, destination, out charsWritten);

    public static int Split(this ReadOnlySpan<char> source, Span<Range> destination, char separator, StringSplitOptions options = StringSplitOptions.None)
    {
        if (destination.IsEmpty) return 0;
        int count = 0;
        int start = 0;
        while (true)
        {
            int end = start;
            bool last = count == destination.Length - 1;
            while (end < source.Length && (last || source[end] != separator)) end++;
            int from = start;
            int to = end;
            if ((options & StringSplitOptions.TrimEntries) != 0)
            {
                while (from < to && char.IsWhiteSpace(source[from])) from++;
                while (to > from && char.IsWhiteSpace(source[to - 1])) to--;
            }
            if (from < to || (options & StringSplitOptions.RemoveEmptyEntries) == 0) destination[count++] = new Range(from, to);
            if (end >= source.Length || count == destination.Length) return count;
            start = end + 1;
        }
    }

    public static SpanSplitEnumerator<T> Split<T>(this ReadOnlySpan<T> source, T separator) where T : IEquatable<T> => new SpanSplitEnumerator<T>(source, new T[] { separator }, true);
    public static SpanSplitEnumerator<T> Split<T>(this ReadOnlySpan<T> source, ReadOnlySpan<T> separator) where T : IEquatable<T> => new SpanSplitEnumerator<T>(source, separator, false);
    public static SpanSplitEnumerator<T> SplitAny<T>(this ReadOnlySpan<T> source, [Diagnostics.CodeAnalysis.UnscopedRef] params ReadOnlySpan<T> separators) where T : IEquatable<T> => new SpanSplitEnumerator<T>(source, separators, true);

    public ref struct SpanSplitEnumerator<T> : IEnumerator<Range> where T : IEquatable<T>
    {
        private readonly ReadOnlySpan<T> source;
        private readonly ReadOnlySpan<T> separators;
        private readonly bool any;
        private int start;
        private int end;
        private int next;

        internal SpanSplitEnumerator(ReadOnlySpan<T> source, ReadOnlySpan<T> separators, bool any)
        {
            this.source = source;
            this.separators = separators;
            this.any = any;
        }

        public SpanSplitEnumerator<T> GetEnumerator() => this;
        public ReadOnlySpan<T> Source => source;
        public Range Current => new Range(start, end);
        object Collections.IEnumerator.Current => Current;
        void Collections.IEnumerator.Reset() => throw new NotSupportedException();
        void IDisposable.Dispose() { }

        public bool MoveNext()
        {
            if (next > source.Length) return false;
            ReadOnlySpan<T> rest = source.Slice(next);
            int index = any ? IndexOfAny(rest, separators) : separators.IsEmpty ? -1 : IndexOf(rest, separators);
            start = next;
            end = index < 0 ? source.Length : next + index;
            next = index < 0 ? source.Length + 1 : end + (any ? 1 : separators.Length);
            return true;
        }
    }

    [InterpolatedStringHandler]
    public ref struct TryWriteInterpolatedStringHandler
    {
        internal string text;
        private readonly IFormatProvider provider;

        public TryWriteInterpolatedStringHandler(int literalLength, int formattedCount, Span<char> destination, out bool shouldAppend) : this(literalLength, formattedCount, destination, null, out shouldAppend) { }

        public TryWriteInterpolatedStringHandler(int literalLength, int formattedCount, Span<char> destination, IFormatProvider provider, out bool shouldAppend)
        {
            text = "";
            this.provider = provider;
            shouldAppend = true;
        }

        public bool AppendLiteral(string value)
        {
            text = string.Concat(text, value);
            return true;
        }

        public bool AppendFormatted<T>(T value) => AppendLiteral(DefaultInterpolatedStringHandler.Format(value, null, provider));
        public bool AppendFormatted<T>(T value, string format) => AppendLiteral(DefaultInterpolatedStringHandler.Format(value, format, provider));
        public bool AppendFormatted<T>(T value, int alignment) => AppendLiteral(string.Pad(DefaultInterpolatedStringHandler.Format(value, null, provider), alignment));
        public bool AppendFormatted<T>(T value, int alignment, string format) => AppendLiteral(string.Pad(DefaultInterpolatedStringHandler.Format(value, format, provider), alignment));
        public bool AppendFormatted(scoped ReadOnlySpan<char> value) => AppendLiteral(value.ToString());
        public bool AppendFormatted(scoped ReadOnlySpan<char> value, int alignment = 0, string format = null) => AppendLiteral(string.Pad(value.ToString(), alignment));
        public bool AppendFormatted(string value, int alignment = 0, string format = null) => AppendFormatted<string>(value, alignment, format);
        public bool AppendFormatted(object value, int alignment = 0, string format = null) => AppendFormatted<object>(value, alignment, format);
        public bool AppendFormatted(string value) => AppendFormatted<string>(value);
    }
}
