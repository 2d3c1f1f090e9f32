using System.Globalization;

namespace System;

// The same three fields as the real one (so a torn copy is the same, too); the arithmetic is in Python.
public readonly partial struct Decimal : ISpanFormattable, IUtf8SpanFormattable, IComparable, IConvertible, IComparable<decimal>, IEquatable<decimal>
{
    private readonly int flags;
    private readonly uint hi;
    private readonly ulong lo;

    [DecimalConstant(0, 0, 0u, 0u, 0u)] public static readonly decimal Zero = new decimal(0, 0, 0ul);
    [DecimalConstant(0, 0, 0u, 0u, 1u)] public static readonly decimal One = new decimal(0, 0, 1ul);
    [DecimalConstant(0, 128, 0u, 0u, 1u)] public static readonly decimal MinusOne = new decimal(int.MinValue, 0, 1ul);
    [DecimalConstant(0, 0, 4294967295u, 4294967295u, 4294967295u)] public static readonly decimal MaxValue = new decimal(0, uint.MaxValue, ulong.MaxValue);
    [DecimalConstant(0, 128, 4294967295u, 4294967295u, 4294967295u)] public static readonly decimal MinValue = new decimal(int.MinValue, uint.MaxValue, ulong.MaxValue);

    private Decimal(int flags, uint hi, ulong lo)
    {
        this.flags = flags;
        this.hi = hi;
        this.lo = lo;
    }

    public Decimal(int value) : this(value < 0 ? int.MinValue : 0, 0, value < 0 ? unchecked((ulong)-(long)value) : (ulong)value) { }
    public Decimal(uint value) : this(0, 0, (ulong)value) { }
    public Decimal(long value) : this(value < 0 ? int.MinValue : 0, 0, value < 0 ? unchecked((ulong)-value) : (ulong)value) { }
    public Decimal(ulong value) : this(0, 0, value) { }

    public Decimal(float value)
    {
        flags = (int)FromReal(value, 7, 0);
        hi = (uint)FromReal(value, 7, 1);
        lo = FromReal(value, 7, 2);
    }

    public Decimal(double value)
    {
        flags = (int)FromReal(value, 15, 0);
        hi = (uint)FromReal(value, 15, 1);
        lo = FromReal(value, 15, 2);
    }

    public Decimal(int lo, int mid, int hi, bool isNegative, byte scale)
    {
        if (scale > 28) throw new ArgumentOutOfRangeException("scale", "Decimal's scale value must be between 0 and 28, inclusive.");
        flags = (scale << 16) | (isNegative ? int.MinValue : 0);
        this.hi = (uint)hi;
        this.lo = (uint)lo | ((ulong)(uint)mid << 32);
    }

    public Decimal(int[] bits) : this(new ReadOnlySpan<int>(bits ?? throw new ArgumentNullException("bits"))) { }

    public Decimal(ReadOnlySpan<int> bits)
    {
        if (bits.Length != 4 || (bits[3] & 0x7f00ffff) != 0 || (bits[3] & 0xff0000) > 28 << 16) throw new ArgumentException("Decimal constructor requires an array or span of four valid decimal bytes.");
        flags = bits[3];
        hi = (uint)bits[2];
        lo = (uint)bits[0] | ((ulong)(uint)bits[1] << 32);
    }

    // The result of an operation, one field at a time: 0 flags, 1 the high, 2 the low bits.
    [MethodImpl(InternalCall)] private static extern ulong Calculate(int operation, int flags1, uint hi1, ulong lo1, int flags2, uint hi2, ulong lo2, int field);
    [MethodImpl(InternalCall)] private static extern ulong RoundCore(int flags, uint hi, ulong lo, int decimals, int mode, int field);
    [MethodImpl(InternalCall)] private static extern ulong FromReal(double value, int digits, int field);
    [MethodImpl(InternalCall)] private static extern bool IsNumber(string text, int style);
    [MethodImpl(InternalCall)] private static extern ulong ParseCore(string text, int style, int field);
    [MethodImpl(InternalCall)] private static extern int CompareCore(int flags1, uint hi1, ulong lo1, int flags2, uint hi2, ulong lo2);
    [MethodImpl(InternalCall)] private static extern int HashCore(int flags, uint hi, ulong lo);
    [MethodImpl(InternalCall)] private static extern string FormatCore(int flags, uint hi, ulong lo, string format, string symbols = null);
    [MethodImpl(InternalCall)] private static extern double ToReal(int flags, uint hi, ulong lo);
    [MethodImpl(InternalCall)] private static extern float ToSingleCore(int flags, uint hi, ulong lo);
    [MethodImpl(InternalCall)] private static extern long ToLong(int flags, uint hi, ulong lo);
    [MethodImpl(InternalCall)] private static extern ulong ToULong(int flags, uint hi, ulong lo);

    private static decimal Calculate(int operation, decimal a, decimal b) => new decimal(
        (int)Calculate(operation, a.flags, a.hi, a.lo, b.flags, b.hi, b.lo, 0),
        (uint)Calculate(operation, a.flags, a.hi, a.lo, b.flags, b.hi, b.lo, 1),
        Calculate(operation, a.flags, a.hi, a.lo, b.flags, b.hi, b.lo, 2));

    private static decimal RoundTo(decimal d, int decimals, int mode) => new decimal(
        (int)RoundCore(d.flags, d.hi, d.lo, decimals, mode, 0),
        (uint)RoundCore(d.flags, d.hi, d.lo, decimals, mode, 1),
        RoundCore(d.flags, d.hi, d.lo, decimals, mode, 2));

    private static decimal ParseUnchecked(string s, int style) => new decimal((int)ParseCore(s, style, 0), (uint)ParseCore(s, style, 1), ParseCore(s, style, 2));

    public byte Scale => (byte)(flags >> 16);
    public static decimal Add(decimal d1, decimal d2) => Calculate(0, d1, d2);
    public static decimal Subtract(decimal d1, decimal d2) => Calculate(1, d1, d2);
    public static decimal Multiply(decimal d1, decimal d2) => Calculate(2, d1, d2);
    public static decimal Divide(decimal d1, decimal d2) => Calculate(3, d1, d2);
    public static decimal Remainder(decimal d1, decimal d2) => Calculate(4, d1, d2);
    public static decimal Negate(decimal d) => new decimal(d.flags ^ int.MinValue, d.hi, d.lo);
    public static decimal Abs(decimal value) => new decimal(value.flags & int.MaxValue, value.hi, value.lo);
    public static int Sign(decimal d) => (d.lo | d.hi) == 0 ? 0 : d.flags < 0 ? -1 : 1;
    public static decimal Max(decimal x, decimal y) => x < y ? y : x;
    public static decimal Min(decimal x, decimal y) => y < x ? y : x;
    public static decimal Clamp(decimal value, decimal min, decimal max) => Math.Clamp(value, min, max);
    public static decimal CopySign(decimal value, decimal sign) => new decimal((value.flags & int.MaxValue) | (sign.flags & int.MinValue), value.hi, value.lo);
    public static bool IsNegative(decimal value) => value.flags < 0;
    public static bool IsPositive(decimal value) => value.flags >= 0;
    public static bool IsInteger(decimal value) => value == Truncate(value);
    public static bool IsEvenInteger(decimal value) => IsInteger(value) && value % 2 == 0;
    public static bool IsOddInteger(decimal value) => IsInteger(value) && value % 2 != 0;
    public static bool IsCanonical(decimal value) => true;
    public static decimal MaxMagnitude(decimal x, decimal y) => Abs(x) > Abs(y) || (Abs(x) == Abs(y) && !IsNegative(x)) ? x : y;
    public static decimal MinMagnitude(decimal x, decimal y) => Abs(x) < Abs(y) || (Abs(x) == Abs(y) && IsNegative(x)) ? x : y;
    public static decimal Truncate(decimal d) => RoundTo(d, 0, (int)MidpointRounding.ToZero);
    public static decimal Floor(decimal d) => RoundTo(d, 0, (int)MidpointRounding.ToNegativeInfinity);
    public static decimal Ceiling(decimal d) => RoundTo(d, 0, (int)MidpointRounding.ToPositiveInfinity);
    public static decimal Round(decimal d) => RoundTo(d, 0, 0);
    public static decimal Round(decimal d, int decimals) => Round(d, decimals, MidpointRounding.ToEven);
    public static decimal Round(decimal d, MidpointRounding mode) => Round(d, 0, mode);

    public static decimal Round(decimal d, int decimals, MidpointRounding mode)
    {
        if ((uint)decimals > 28) throw new ArgumentOutOfRangeException("decimals", "Decimal can only round to between 0 and 28 digits of precision.");
        if ((uint)mode > 4) throw new ArgumentException("The value '" + mode.ToString() + "' is not valid for this usage of the type MidpointRounding.", "mode");
        return RoundTo(d, decimals, (int)mode);
    }

    public static int[] GetBits(decimal d) => new int[] { (int)d.lo, (int)(d.lo >> 32), (int)d.hi, d.flags };

    public static int Compare(decimal d1, decimal d2) => CompareCore(d1.flags, d1.hi, d1.lo, d2.flags, d2.hi, d2.lo);
    public static bool Equals(decimal d1, decimal d2) => Compare(d1, d2) == 0;
    public int CompareTo(decimal value) => Compare(this, value);
    public bool Equals(decimal value) => Compare(this, value) == 0;
    public override bool Equals(object value) => value is decimal other && Compare(this, other) == 0;
    public override int GetHashCode() => HashCore(flags, hi, lo);

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is decimal other) return Compare(this, other);
        throw new ArgumentException("Object must be of type Decimal.");
    }

    public override string ToString() => FormatCore(flags, hi, lo, null);
    public string ToString(string format) => FormatCore(flags, hi, lo, format);
    public string ToString(IFormatProvider provider) => FormatCore(flags, hi, lo, null, NumberFormatInfo.SymbolsOf(provider));
    public string ToString(string format, IFormatProvider provider) => FormatCore(flags, hi, lo, format, NumberFormatInfo.SymbolsOf(provider));
    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) =>
        Number.Write(ToString(format.ToString(), provider), destination, out charsWritten);
    public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) =>
        Number.Write(ToString(format.ToString(), provider), utf8Destination, out bytesWritten);

    public static decimal Parse(string s) => Parse(s, NumberStyles.Number, null);
    public static decimal Parse(string s, NumberStyles style) => Parse(s, style, null);
    public static decimal Parse(string s, IFormatProvider provider) => Parse(s, NumberStyles.Number, provider);

    public static decimal Parse(string s, NumberStyles style, IFormatProvider provider)
    {
        ArgumentNullException.ThrowIfNull(s);
        string text = Number.Invariant(s, style, provider);
        if (!IsNumber(text, (int)style)) throw new FormatException("The input string '" + s + "' was not in a correct format.");
        return ParseUnchecked(text, (int)style);
    }

    public static decimal Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Number, IFormatProvider provider = null) => Parse(s.ToString(), style, provider);
    public static decimal Parse(ReadOnlySpan<char> s, IFormatProvider provider) => Parse(s.ToString(), NumberStyles.Number, provider);
    public static bool TryParse(string s, out decimal result) => TryParse(s, NumberStyles.Number, null, out result);
    public static bool TryParse(string s, IFormatProvider provider, out decimal result) => TryParse(s, NumberStyles.Number, provider, out result);
    public static bool TryParse(ReadOnlySpan<char> s, out decimal result) => TryParse(s.ToString(), NumberStyles.Number, null, out result);
    public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out decimal result) => TryParse(s.ToString(), NumberStyles.Number, provider, out result);
    public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out decimal result) => TryParse(s.ToString(), style, provider, out result);

    public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out decimal result)
    {
        result = default;
        s = Number.Invariant(s, style, provider);
        if (s == null || !IsNumber(s, (int)style)) return false;
        try { result = ParseUnchecked(s, (int)style); }
        catch (OverflowException) { return false; }
        return true;
    }
}
