using System.Buffers;
using System.Globalization;

namespace System.Text;

public readonly partial struct Rune
{
    public int Plane => (int)(value >> 16);

    public static UnicodeCategory GetUnicodeCategory(Rune value) => CharUnicodeInfo.GetUnicodeCategory(value.Value);
    public static bool IsControl(Rune value) => GetUnicodeCategory(value) == UnicodeCategory.Control;
    public static bool IsNumber(Rune value) => GetUnicodeCategory(value) is >= UnicodeCategory.DecimalDigitNumber and <= UnicodeCategory.OtherNumber;
    public static bool IsSeparator(Rune value) => GetUnicodeCategory(value) is >= UnicodeCategory.SpaceSeparator and <= UnicodeCategory.ParagraphSeparator;
    public static bool IsPunctuation(Rune value) => GetUnicodeCategory(value) is >= UnicodeCategory.ConnectorPunctuation and <= UnicodeCategory.OtherPunctuation;
    public static bool IsSymbol(Rune value) => GetUnicodeCategory(value) is >= UnicodeCategory.MathSymbol and <= UnicodeCategory.OtherSymbol;
    public static Rune ToUpper(Rune value, CultureInfo culture) => culture == null ? throw new ArgumentNullException("culture") : ToUpperInvariant(value);
    public static Rune ToLower(Rune value, CultureInfo culture) => culture == null ? throw new ArgumentNullException("culture") : ToLowerInvariant(value);

    public static bool TryCreate(char ch, out Rune result) => TryCreate((uint)ch, out result);
    public static bool TryCreate(int value, out Rune result) => TryCreate((uint)value, out result);

    public static bool TryCreate(uint value, out Rune result)
    {
        bool good = IsValid(value);
        result = good ? new Rune(value) : default;
        return good;
    }

    public static bool TryCreate(char highSurrogate, char lowSurrogate, out Rune result)
    {
        bool good = char.IsSurrogatePair(highSurrogate, lowSurrogate);
        result = good ? new Rune(highSurrogate, lowSurrogate) : default;
        return good;
    }

    public int EncodeToUtf16(Span<char> destination) => TryEncodeToUtf16(destination, out int written) ? written : throw TooShort();
    public int EncodeToUtf8(Span<byte> destination) => TryEncodeToUtf8(destination, out int written) ? written : throw TooShort();
    private static ArgumentException TooShort() => new ArgumentException("Destination is too short.", "destination");

    public bool TryEncodeToUtf16(Span<char> destination, out int charsWritten)
    {
        string text = ToString();
        charsWritten = text.Length <= destination.Length ? text.Length : 0;
        return text.TryCopyTo(destination);
    }

    public bool TryEncodeToUtf8(Span<byte> destination, out int bytesWritten) => Encoding.UTF8.TryGetBytes(ToString().AsSpan(), destination, out bytesWritten);

    public static OperationStatus DecodeFromUtf16(ReadOnlySpan<char> source, out Rune result, out int charsConsumed)
    {
        result = ReplacementChar;
        charsConsumed = 0;
        if (source.IsEmpty) return OperationStatus.NeedMoreData;
        charsConsumed = 1;
        if (TryCreate(source[0], out Rune single))
        {
            result = single;
            return OperationStatus.Done;
        }
        if (char.IsHighSurrogate(source[0]) && source.Length == 1) return OperationStatus.NeedMoreData;
        if (source.Length < 2 || !TryCreate(source[0], source[1], out Rune pair)) return OperationStatus.InvalidData;
        result = pair;
        charsConsumed = 2;
        return OperationStatus.Done;
    }
}
