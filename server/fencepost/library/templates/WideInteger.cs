// Integers of 128 bits.
//| Type    sign     Article
//| Int128  signed   an
//| UInt128 unsigned a

using System.Globalization;

namespace System;

// Deviation: the text is that of the invariant culture, whatever the provider.
public readonly partial struct $Type : IComparable, IComparable<$Type>, IEquatable<$Type>, ISpanFormattable
{
    private readonly ulong lower;
    private readonly ulong upper;

    public $Type(ulong upper, ulong lower)
    {
        this.lower = lower;
        this.upper = upper;
    }

//if signed
    public static Int128 MaxValue => new Int128(0x7fffffffffffffff, ulong.MaxValue);
    public static Int128 MinValue => new Int128(0x8000000000000000, 0);
    public static Int128 NegativeOne => new Int128(ulong.MaxValue, ulong.MaxValue);
    private static bool Negative(Int128 value) => (long)value.upper < 0;
    public static bool IsNegative(Int128 value) => (long)value.upper < 0;
    public static bool IsPositive(Int128 value) => (long)value.upper >= 0;
    public static int Sign(Int128 value) => (long)value.upper < 0 ? -1 : (value.upper | value.lower) == 0 ? 0 : 1;
    public static Int128 Abs(Int128 value) => (long)value.upper < 0 ? checked(-value) : value;
//end
//if unsigned
    public static UInt128 MaxValue => new UInt128(ulong.MaxValue, ulong.MaxValue);
    public static UInt128 MinValue => default;
    private static bool Negative(UInt128 value) => false;
    public static int Sign(UInt128 value) => (value.upper | value.lower) == 0 ? 0 : 1;
//end
    public static $Type One => new $Type(0, 1);
    public static $Type Zero => default;

    // 0 add, 1 subtract, 2 multiply, 3 divide, 4 remainder; checked: 5, 6, 7. The result comes in two halves.
    [MethodImpl(InternalCall)] private static extern ulong Calculate(int operation, ulong upper1, ulong lower1, ulong upper2, ulong lower2, int half);
    [MethodImpl(InternalCall)] private static extern string FormatCore(ulong upper, ulong lower, string format);
    [MethodImpl(InternalCall)] private static extern int ReadCore(string text, int style);
    [MethodImpl(InternalCall)] private static extern ulong ParseCore(string text, int style, int half);
    [MethodImpl(InternalCall)] private static extern double ToReal(ulong upper, ulong lower);
    [MethodImpl(InternalCall)] private static extern ulong FromReal(double value, int half);

    private static $Type Calculate(int operation, $Type a, $Type b) =>
        new $Type(Calculate(operation, a.upper, a.lower, b.upper, b.lower, 1), Calculate(operation, a.upper, a.lower, b.upper, b.lower, 0));

    public static $Type operator +($Type left, $Type right) => Calculate(0, left, right);
    public static $Type operator checked +($Type left, $Type right) => Calculate(5, left, right);
    public static $Type operator -($Type left, $Type right) => Calculate(1, left, right);
    public static $Type operator checked -($Type left, $Type right) => Calculate(6, left, right);
    public static $Type operator *($Type left, $Type right) => Calculate(2, left, right);
    public static $Type operator checked *($Type left, $Type right) => Calculate(7, left, right);
    public static $Type operator /($Type left, $Type right) => Calculate(3, left, right);
    public static $Type operator %($Type left, $Type right) => Calculate(4, left, right);
    public static $Type operator ++($Type value) => Calculate(0, value, One);
    public static $Type operator --($Type value) => Calculate(1, value, One);
    public static $Type operator +($Type value) => value;
    public static $Type operator -($Type value) => Calculate(1, default, value);
    public static $Type operator checked -($Type value) => Calculate(6, default, value);
    public static $Type operator &($Type left, $Type right) => new $Type(left.upper & right.upper, left.lower & right.lower);
    public static $Type operator |($Type left, $Type right) => new $Type(left.upper | right.upper, left.lower | right.lower);
    public static $Type operator ^($Type left, $Type right) => new $Type(left.upper ^ right.upper, left.lower ^ right.lower);
    public static $Type operator ~($Type value) => new $Type(~value.upper, ~value.lower);

    public static $Type operator <<($Type value, int shiftAmount)
    {
        shiftAmount &= 127;
        if (shiftAmount == 0) return value;
        if (shiftAmount >= 64) return new $Type(value.lower << (shiftAmount - 64), 0);
        return new $Type((value.upper << shiftAmount) | (value.lower >> (64 - shiftAmount)), value.lower << shiftAmount);
    }

    public static $Type operator >>>($Type value, int shiftAmount)
    {
        shiftAmount &= 127;
        if (shiftAmount == 0) return value;
        if (shiftAmount >= 64) return new $Type(0, value.upper >> (shiftAmount - 64));
        return new $Type(value.upper >> shiftAmount, (value.lower >> shiftAmount) | (value.upper << (64 - shiftAmount)));
    }

//if unsigned
    public static UInt128 operator >>(UInt128 value, int shiftAmount) => value >>> shiftAmount;
//end
//if signed
    public static Int128 operator >>(Int128 value, int shiftAmount)
    {
        shiftAmount &= 127;
        if (shiftAmount == 0) return value;
        if (shiftAmount >= 64) return new Int128((ulong)((long)value.upper >> 63), (ulong)((long)value.upper >> (shiftAmount - 64)));
        return new Int128((ulong)((long)value.upper >> shiftAmount), (value.lower >> shiftAmount) | (value.upper << (64 - shiftAmount)));
    }
//end

    public static bool operator ==($Type left, $Type right) => left.lower == right.lower && left.upper == right.upper;
    public static bool operator !=($Type left, $Type right) => !(left == right);
    public static bool operator <($Type left, $Type right) => left.CompareTo(right) < 0;
    public static bool operator >($Type left, $Type right) => left.CompareTo(right) > 0;
    public static bool operator <=($Type left, $Type right) => left.CompareTo(right) <= 0;
    public static bool operator >=($Type left, $Type right) => left.CompareTo(right) >= 0;

    public int CompareTo($Type value)
    {
        if (upper == value.upper) return lower.CompareTo(value.lower);
//if signed
        return ((long)upper).CompareTo((long)value.upper);
//end
//if unsigned
        return upper.CompareTo(value.upper);
//end
    }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is $Type other) return CompareTo(other);
        throw new ArgumentException("Object must be of type $Type.");
    }

    public bool Equals($Type other) => this == other;
    public override bool Equals(object obj) => obj is $Type other && this == other;
    public override int GetHashCode() => HashCode.Combine(lower, upper);
    public static $Type Max($Type x, $Type y) => x < y ? y : x;
    public static $Type Min($Type x, $Type y) => y < x ? y : x;

    public static $Type Clamp($Type value, $Type min, $Type max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static $Type PopCount($Type value) => (uint)(Numerics.BitOperations.PopCount(value.upper) + Numerics.BitOperations.PopCount(value.lower));
    public static $Type LeadingZeroCount($Type value) => (uint)(value.upper == 0 ? 64 + Numerics.BitOperations.LeadingZeroCount(value.lower) : Numerics.BitOperations.LeadingZeroCount(value.upper));
    public static $Type TrailingZeroCount($Type value) => (uint)(value.lower == 0 ? 64 + Numerics.BitOperations.TrailingZeroCount(value.upper) : Numerics.BitOperations.TrailingZeroCount(value.lower));
    public static bool IsEvenInteger($Type value) => (value.lower & 1) == 0;
    public static bool IsOddInteger($Type value) => (value.lower & 1) != 0;
    public static bool IsPow2($Type value) => !Negative(value) && Numerics.BitOperations.PopCount(value.upper) + Numerics.BitOperations.PopCount(value.lower) == 1;

    public static ($Type Quotient, $Type Remainder) DivRem($Type left, $Type right)
    {
        $Type quotient = left / right;
        return (quotient, left - quotient * right);
    }

    public override string ToString() => FormatCore(upper, lower, null);
    public string ToString(string format) => FormatCore(upper, lower, format);
    public string ToString(IFormatProvider provider) => FormatCore(upper, lower, null);
    public string ToString(string format, IFormatProvider provider) => FormatCore(upper, lower, format);
    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) =>
        Number.Write(ToString(format.ToString()), destination, out charsWritten);

    public static $Type Parse(string s) => Parse(s, NumberStyles.Integer, null);
    public static $Type Parse(string s, NumberStyles style) => Parse(s, style, null);
    public static $Type Parse(string s, IFormatProvider provider) => Parse(s, NumberStyles.Integer, provider);

    public static $Type Parse(string s, NumberStyles style, IFormatProvider provider)
    {
        ArgumentNullException.ThrowIfNull(s);
        if (TryParse(s, style, provider, out $Type result)) return result;
        if (ReadCore(s, (int)style) == 2) throw new OverflowException("Value was either too large or too small for $Article $Type.");
        throw new FormatException("The input string '" + s + "' was not in a correct format.");
    }

    public static bool TryParse(string s, out $Type result) => TryParse(s, NumberStyles.Integer, null, out result);
    public static bool TryParse(string s, IFormatProvider provider, out $Type result) => TryParse(s, NumberStyles.Integer, provider, out result);

    public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out $Type result)
    {
        bool good = s != null && ReadCore(s, (int)style) == 0;
        result = good ? new $Type(ParseCore(s, (int)style, 1), ParseCore(s, (int)style, 0)) : default;
        return good;
    }

    public static implicit operator $Type(byte value) => new $Type(0, value);
    public static implicit operator $Type(ushort value) => new $Type(0, value);
    public static implicit operator $Type(uint value) => new $Type(0, value);
    public static implicit operator $Type(ulong value) => new $Type(0, value);
    public static implicit operator $Type(char value) => new $Type(0, value);
    public static implicit operator $Type(nuint value) => new $Type(0, value);
//if signed
    public static implicit operator Int128(sbyte value) => new Int128((ulong)((long)value >> 63), (ulong)(long)value);
    public static implicit operator Int128(short value) => new Int128((ulong)((long)value >> 63), (ulong)(long)value);
    public static implicit operator Int128(int value) => new Int128((ulong)((long)value >> 63), (ulong)(long)value);
    public static implicit operator Int128(long value) => new Int128((ulong)((long)value >> 63), (ulong)(long)value);
    public static implicit operator Int128(nint value) => new Int128((ulong)((long)value >> 63), (ulong)(long)value);
    public static explicit operator UInt128(Int128 value) => new UInt128((ulong)(value >> 64), (ulong)value);
    public static explicit operator checked UInt128(Int128 value) => Int128.IsNegative(value) ? throw new OverflowException() : new UInt128((ulong)(value >> 64), (ulong)value);
//end
//if unsigned
    public static explicit operator UInt128(sbyte value) => new UInt128((ulong)((long)value >> 63), (ulong)(long)value);
    public static explicit operator checked UInt128(sbyte value) => value < 0 ? throw new OverflowException() : new UInt128(0, (ulong)value);
    public static explicit operator UInt128(short value) => new UInt128((ulong)((long)value >> 63), (ulong)(long)value);
    public static explicit operator checked UInt128(short value) => value < 0 ? throw new OverflowException() : new UInt128(0, (ulong)value);
    public static explicit operator UInt128(int value) => new UInt128((ulong)((long)value >> 63), (ulong)(long)value);
    public static explicit operator checked UInt128(int value) => value < 0 ? throw new OverflowException() : new UInt128(0, (ulong)value);
    public static explicit operator UInt128(long value) => new UInt128((ulong)((long)value >> 63), (ulong)(long)value);
    public static explicit operator checked UInt128(long value) => value < 0 ? throw new OverflowException() : new UInt128(0, (ulong)value);
    public static explicit operator UInt128(nint value) => new UInt128((ulong)((long)value >> 63), (ulong)(long)value);
    public static explicit operator checked UInt128(nint value) => value < 0 ? throw new OverflowException() : new UInt128(0, (ulong)value);
    public static explicit operator Int128(UInt128 value) => new Int128((ulong)(value >> 64), (ulong)value);
    public static explicit operator checked Int128(UInt128 value) => (long)(ulong)(value >> 64) < 0 ? throw new OverflowException() : new Int128((ulong)(value >> 64), (ulong)value);
//end
    public static explicit operator byte($Type value) => unchecked((byte)value.lower);
    public static explicit operator checked byte($Type value) => value.upper != 0 ? throw new OverflowException() : checked((byte)value.lower);
    public static explicit operator ushort($Type value) => unchecked((ushort)value.lower);
    public static explicit operator checked ushort($Type value) => value.upper != 0 ? throw new OverflowException() : checked((ushort)value.lower);
    public static explicit operator uint($Type value) => unchecked((uint)value.lower);
    public static explicit operator checked uint($Type value) => value.upper != 0 ? throw new OverflowException() : checked((uint)value.lower);
    public static explicit operator ulong($Type value) => unchecked((ulong)value.lower);
    public static explicit operator checked ulong($Type value) => value.upper != 0 ? throw new OverflowException() : checked((ulong)value.lower);
    public static explicit operator char($Type value) => unchecked((char)value.lower);
    public static explicit operator checked char($Type value) => value.upper != 0 ? throw new OverflowException() : checked((char)value.lower);
    public static explicit operator nuint($Type value) => unchecked((nuint)value.lower);
    public static explicit operator checked nuint($Type value) => value.upper != 0 ? throw new OverflowException() : checked((nuint)value.lower);
    public static explicit operator sbyte($Type value) => unchecked((sbyte)value.lower);
//if signed
    public static explicit operator checked sbyte(Int128 value) => value.upper != (ulong)((long)value.lower >> 63) ? throw new OverflowException() : checked((sbyte)(long)value.lower);
//end
//if unsigned
    public static explicit operator checked sbyte(UInt128 value) => value.upper != 0 ? throw new OverflowException() : checked((sbyte)value.lower);
//end
    public static explicit operator short($Type value) => unchecked((short)value.lower);
//if signed
    public static explicit operator checked short(Int128 value) => value.upper != (ulong)((long)value.lower >> 63) ? throw new OverflowException() : checked((short)(long)value.lower);
//end
//if unsigned
    public static explicit operator checked short(UInt128 value) => value.upper != 0 ? throw new OverflowException() : checked((short)value.lower);
//end
    public static explicit operator int($Type value) => unchecked((int)value.lower);
//if signed
    public static explicit operator checked int(Int128 value) => value.upper != (ulong)((long)value.lower >> 63) ? throw new OverflowException() : checked((int)(long)value.lower);
//end
//if unsigned
    public static explicit operator checked int(UInt128 value) => value.upper != 0 ? throw new OverflowException() : checked((int)value.lower);
//end
    public static explicit operator long($Type value) => unchecked((long)value.lower);
//if signed
    public static explicit operator checked long(Int128 value) => value.upper != (ulong)((long)value.lower >> 63) ? throw new OverflowException() : checked((long)(long)value.lower);
//end
//if unsigned
    public static explicit operator checked long(UInt128 value) => value.upper != 0 ? throw new OverflowException() : checked((long)value.lower);
//end
    public static explicit operator nint($Type value) => unchecked((nint)value.lower);
//if signed
    public static explicit operator checked nint(Int128 value) => value.upper != (ulong)((long)value.lower >> 63) ? throw new OverflowException() : checked((nint)(long)value.lower);
//end
//if unsigned
    public static explicit operator checked nint(UInt128 value) => value.upper != 0 ? throw new OverflowException() : checked((nint)value.lower);
//end
    public static explicit operator double($Type value) => ToReal(value.upper, value.lower);
    public static explicit operator float($Type value) => (float)ToReal(value.upper, value.lower);
    public static explicit operator decimal($Type value) => decimal.Parse(value.ToString());
    public static explicit operator $Type(double value) => new $Type(FromReal(value, 1), FromReal(value, 0));
    public static explicit operator $Type(float value) => ($Type)(double)value;
    public static explicit operator $Type(decimal value) => Parse(decimal.Truncate(value).ToString());
}
