using System.Globalization;
using System.Numerics;

namespace System;

// The type has no field: inside it, `this` is the value.
public readonly partial struct Char : IComparable, IComparable<char>, IEquatable<char>, IConvertible, ISpanFormattable, IBinaryInteger<char>, IMinMaxValue<char>, IUnsignedNumber<char>
{
    public const char MaxValue = '\uffff';
    public const char MinValue = '\0';

    [MethodImpl(InternalCall)] private static extern int Category(char c);
    [MethodImpl(InternalCall)] internal static extern int Category(int codePoint);
    [MethodImpl(InternalCall)] public static extern char ToUpperInvariant(char c);
    [MethodImpl(InternalCall)] public static extern char ToLowerInvariant(char c);
    [MethodImpl(InternalCall)] public static extern string ToString(char c);
    [MethodImpl(InternalCall)] public static extern bool IsWhiteSpace(char c);
    [MethodImpl(InternalCall)] public static extern double GetNumericValue(char c);

    public static UnicodeCategory GetUnicodeCategory(char c) => (UnicodeCategory)Category(c);
    public static UnicodeCategory GetUnicodeCategory(string s, int index) => CharUnicodeInfo.GetUnicodeCategory(s, index);
    public static char ToUpper(char c) => ToUpperInvariant(c);
    public static char ToLower(char c) => ToLowerInvariant(c);
    public static char ToUpper(char c, CultureInfo culture) => ToUpperInvariant(c);
    public static char ToLower(char c, CultureInfo culture) => ToLowerInvariant(c);
    public static bool IsDigit(char c) => c < 128 ? c >= '0' && c <= '9' : Category(c) == (int)UnicodeCategory.DecimalDigitNumber;
    private static char At(string s, int index)
    {
        ArgumentNullException.ThrowIfNull(s);
        if ((uint)index >= (uint)s.Length) throw new ArgumentOutOfRangeException("index");
        return s[index];
    }

    public static bool IsControl(string s, int index) => IsControl(At(s, index));
    public static bool IsSymbol(string s, int index) => IsSymbol(At(s, index));
    public static bool IsSeparator(string s, int index) => IsSeparator(At(s, index));
    public static double GetNumericValue(string s, int index) => GetNumericValue(At(s, index));
    public static bool IsLetter(char c) => Category(c) <= (int)UnicodeCategory.OtherLetter;
    public static bool IsLetterOrDigit(char c) => Category(c) <= (int)UnicodeCategory.OtherLetter || IsDigit(c);
    public static bool IsUpper(char c) => Category(c) == (int)UnicodeCategory.UppercaseLetter;
    public static bool IsLower(char c) => Category(c) == (int)UnicodeCategory.LowercaseLetter;
    public static bool IsControl(char c) => Category(c) == (int)UnicodeCategory.Control;
    public static bool IsNumber(char c) => Category(c) >= (int)UnicodeCategory.DecimalDigitNumber && Category(c) <= (int)UnicodeCategory.OtherNumber;
    public static bool IsPunctuation(char c) => Category(c) >= (int)UnicodeCategory.ConnectorPunctuation && Category(c) <= (int)UnicodeCategory.OtherPunctuation;
    public static bool IsSymbol(char c) => Category(c) >= (int)UnicodeCategory.MathSymbol && Category(c) <= (int)UnicodeCategory.OtherSymbol;
    public static bool IsSeparator(char c) => Category(c) >= (int)UnicodeCategory.SpaceSeparator && Category(c) <= (int)UnicodeCategory.ParagraphSeparator;
    public static bool IsSurrogate(char c) => c >= '\ud800' && c <= '\udfff';
    public static bool IsHighSurrogate(char c) => c >= '\ud800' && c <= '\udbff';
    public static bool IsLowSurrogate(char c) => c >= '\udc00' && c <= '\udfff';
    public static bool IsSurrogatePair(char highSurrogate, char lowSurrogate) => IsHighSurrogate(highSurrogate) && IsLowSurrogate(lowSurrogate);
    public static bool IsDigit(string s, int index) => IsDigit(s[index]);
    public static bool IsLetter(string s, int index) => IsLetter(s[index]);
    public static bool IsLetterOrDigit(string s, int index) => IsLetterOrDigit(s[index]);
    public static bool IsUpper(string s, int index) => IsUpper(s[index]);
    public static bool IsLower(string s, int index) => IsLower(s[index]);
    public static bool IsWhiteSpace(string s, int index) => IsWhiteSpace(s[index]);
    public static bool IsNumber(string s, int index) => IsNumber(s[index]);
    public static bool IsPunctuation(string s, int index) => IsPunctuation(s[index]);
    public static bool IsSurrogate(string s, int index) => IsSurrogate(s[index]);
    public static bool IsHighSurrogate(string s, int index) => IsHighSurrogate(s[index]);
    public static bool IsLowSurrogate(string s, int index) => IsLowSurrogate(s[index]);
    public static bool IsSurrogatePair(string s, int index) => index + 1 < s.Length && IsSurrogatePair(s[index], s[index + 1]);
    public static bool IsAscii(char c) => c < 128;
    public static bool IsAsciiDigit(char c) => c >= '0' && c <= '9';
    public static bool IsAsciiLetter(char c) => (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
    public static bool IsAsciiLetterLower(char c) => c >= 'a' && c <= 'z';
    public static bool IsAsciiLetterUpper(char c) => c >= 'A' && c <= 'Z';
    public static bool IsAsciiLetterOrDigit(char c) => IsAsciiLetter(c) || IsAsciiDigit(c);
    public static bool IsAsciiHexDigit(char c) => IsAsciiDigit(c) || ((c | 0x20) >= 'a' && (c | 0x20) <= 'f');
    public static bool IsAsciiHexDigitLower(char c) => IsAsciiDigit(c) || (c >= 'a' && c <= 'f');
    public static bool IsAsciiHexDigitUpper(char c) => IsAsciiDigit(c) || (c >= 'A' && c <= 'F');
    public static bool IsBetween(char c, char minInclusive, char maxInclusive) => (uint)(c - minInclusive) <= (uint)(maxInclusive - minInclusive);

    public static int ConvertToUtf32(char highSurrogate, char lowSurrogate)
    {
        if (!IsHighSurrogate(highSurrogate)) throw new ArgumentOutOfRangeException("highSurrogate");
        if (!IsLowSurrogate(lowSurrogate)) throw new ArgumentOutOfRangeException("lowSurrogate");
        return ((highSurrogate - 0xd800) << 10) + (lowSurrogate - 0xdc00) + 0x10000;
    }

    public static int ConvertToUtf32(string s, int index)
    {
        ArgumentNullException.ThrowIfNull(s);
        if ((uint)index >= (uint)s.Length) throw new ArgumentOutOfRangeException("index");
        if (!IsSurrogate(s[index])) return s[index];
        if (!IsSurrogatePair(s, index)) throw new ArgumentException("Found a surrogate char without a partner.", "s");
        return ConvertToUtf32(s[index], s[index + 1]);
    }

    public static string ConvertFromUtf32(int utf32)
    {
        if (utf32 < 0 || utf32 > 0x10ffff || (utf32 >= 0xd800 && utf32 <= 0xdfff)) throw new ArgumentOutOfRangeException("utf32", "A valid UTF32 value is between 0x000000 and 0x10ffff, inclusive, and should not include surrogate codepoint values (0x00d800 ~ 0x00dfff).");
        if (utf32 < 0x10000) return ((char)utf32).ToString();
        utf32 -= 0x10000;
        return ((char)(0xd800 + (utf32 >> 10))).ToString() + ((char)(0xdc00 + (utf32 & 0x3ff))).ToString();
    }

    public override int GetHashCode() => this | (this << 16);
    public override bool Equals(object obj) => obj is char other && this == other;
    public bool Equals(char obj) => this == obj;
    public int CompareTo(char value) => this - value;
    public override string ToString() => ToString(this);
    public string ToString(IFormatProvider provider) => ToString(this);
    string IFormattable.ToString(string format, IFormatProvider formatProvider) => ToString(this);
    bool ISpanFormattable.TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format, IFormatProvider provider) => Number.Write(ToString(this), destination, out charsWritten);

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is char other) return this - other;
        throw new ArgumentException("Object must be of type Char.");
    }

    public static char Parse(string s)
    {
        ArgumentNullException.ThrowIfNull(s);
        if (s.Length != 1) throw new FormatException("String must be exactly one character long.");
        return s[0];
    }

    public static bool TryParse(string s, out char result)
    {
        bool one = s != null && s.Length == 1;
        result = one ? s[0] : '\0';
        return one;
    }
}
