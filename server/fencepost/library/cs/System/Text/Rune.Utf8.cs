using System.Buffers;

namespace System.Text;

public readonly partial struct Rune : ISpanFormattable, IUtf8SpanFormattable, IUtf8SpanParsable<Rune>
{
    [MethodImpl(InternalCall)] private static extern double NumericValue(int value);

    public static double GetNumericValue(Rune value) => NumericValue(value.Value);

    string IFormattable.ToString(string format, IFormatProvider formatProvider) => ToString();
    bool ISpanFormattable.TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format, IFormatProvider provider) => TryEncodeToUtf16(destination, out charsWritten);
    bool IUtf8SpanFormattable.TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format, IFormatProvider provider) => TryEncodeToUtf8(utf8Destination, out bytesWritten);

    static Rune IUtf8SpanParsable<Rune>.Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider) => TryRead(utf8Text, out Rune result) ? result : throw new FormatException();
    static bool IUtf8SpanParsable<Rune>.TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out Rune result) => TryRead(utf8Text, out result);

    private static bool TryRead(ReadOnlySpan<byte> text, out Rune result)
    {
        bool good = DecodeFromUtf8(text, out Rune first, out int consumed) == OperationStatus.Done && consumed == text.Length;
        result = good ? first : ReplacementChar;
        return good;
    }

    // Unicode 15, table 3-7: which second bytes are well formed depends on the first one.
    public static OperationStatus DecodeFromUtf8(ReadOnlySpan<byte> source, out Rune result, out int bytesConsumed)
    {
        result = ReplacementChar;
        bytesConsumed = 0;
        if (source.IsEmpty) return OperationStatus.NeedMoreData;
        int first = source[0];
        bytesConsumed = 1;
        if (first < 0x80)
        {
            result = new Rune((uint)first);
            return OperationStatus.Done;
        }
        if (first < 0xc2 || first > 0xf4) return OperationStatus.InvalidData;
        int length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        int low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
        int high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
        int value = first & (0x7f >> length);
        for (; bytesConsumed < length; bytesConsumed++)
        {
            if (bytesConsumed == source.Length) return OperationStatus.NeedMoreData;
            int next = source[bytesConsumed];
            if (next < low || next > high) return OperationStatus.InvalidData;
            value = (value << 6) | (next & 0x3f);
            low = 0x80;
            high = 0xbf;
        }
        result = new Rune((uint)value);
        return OperationStatus.Done;
    }

    public static OperationStatus DecodeLastFromUtf8(ReadOnlySpan<byte> source, out Rune value, out int bytesConsumed)
    {
        int start = source.Length - 1;
        while (start > 0 && start > source.Length - 4 && (source[start] & 0xc0) == 0x80) start--;
        if (start < 0) return DecodeFromUtf8(source, out value, out bytesConsumed);
        OperationStatus status = DecodeFromUtf8(source.Slice(start), out value, out bytesConsumed);
        if (bytesConsumed == source.Length - start) return status;
        value = ReplacementChar;
        bytesConsumed = 1;
        return OperationStatus.InvalidData;
    }

    public static OperationStatus DecodeLastFromUtf16(ReadOnlySpan<char> source, out Rune result, out int charsConsumed)
    {
        int last = source.Length - 1;
        if (last > 0 && char.IsSurrogatePair(source[last - 1], source[last])) last--;
        return DecodeFromUtf16(last < 0 ? source : source.Slice(last), out result, out charsConsumed);
    }
}
