using System.Text;

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
        if (source.Overlaps(destination)) throw new InvalidOperationException("This operation is invalid on overlapping buffers.");
        if (destination.Length < source.Length) return -1;
        for (int i = 0; i < source.Length; i++) destination[i] = char.ToUpperInvariant(source[i]);
        return source.Length;
    }

    public static int ToLowerInvariant(this ReadOnlySpan<char> source, Span<char> destination)
    {
        if (source.Overlaps(destination)) throw new InvalidOperationException("This operation is invalid on overlapping buffers.");
        if (destination.Length < source.Length) return -1;
        for (int i = 0; i < source.Length; i++) destination[i] = char.ToLowerInvariant(source[i]);
        return source.Length;
    }

    public static int ToUpper(this ReadOnlySpan<char> source, Span<char> destination, Globalization.CultureInfo culture) => ToUpperInvariant(source, destination);
    public static int ToLower(this ReadOnlySpan<char> source, Span<char> destination, Globalization.CultureInfo culture) => ToLowerInvariant(source, destination);
    public static SpanRuneEnumerator EnumerateRunes(this ReadOnlySpan<char> span) => new SpanRuneEnumerator(span);
    public static SpanRuneEnumerator EnumerateRunes(this Span<char> span) => new SpanRuneEnumerator(span);

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

    public static bool TryWrite<TArg0>(this Span<char> destination, IFormatProvider provider, CompositeFormat format, out int charsWritten, TArg0 arg0) => TryWrite(destination, provider, format, out charsWritten, new object[] { arg0 });
    public static bool TryWrite<TArg0, TArg1>(this Span<char> destination, IFormatProvider provider, CompositeFormat format, out int charsWritten, TArg0 arg0, TArg1 arg1) => TryWrite(destination, provider, format, out charsWritten, new object[] { arg0, arg1 });
    public static bool TryWrite<TArg0, TArg1, TArg2>(this Span<char> destination, IFormatProvider provider, CompositeFormat format, out int charsWritten, TArg0 arg0, TArg1 arg1, TArg2 arg2) => TryWrite(destination, provider, format, out charsWritten, new object[] { arg0, arg1, arg2 });

    public static bool TryWrite(this Span<char> destination, IFormatProvider provider, CompositeFormat format, out int charsWritten, params object[] args) =>
        Number.Write(string.Format(provider, format, args), destination, out charsWritten);

    public static bool TryWrite(this Span<char> destination, IFormatProvider provider, CompositeFormat format, out int charsWritten, params ReadOnlySpan<object> args) =>
        Number.Write(string.Format(provider, format, args), destination, out charsWritten);

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
