// The integer types.
//| Type    keyword sign     bits bytes Unsigned
//| SByte   sbyte   signed   8    1     byte
//| Byte    byte    unsigned 8    1     byte
//| Int16   short   signed   16   2     ushort
//| UInt16  ushort  unsigned 16   2     ushort
//| Int32   int     signed   32   4     uint
//| UInt32  uint    unsigned 32   4     uint
//| Int64   long    signed   64   8     ulong
//| UInt64  ulong   unsigned 64   8     ulong
//| IntPtr  nint    signed   64   8     nuint
//| UIntPtr nuint   unsigned 64   8     nuint

using System.Globalization;
using System.Numerics;

namespace System;

// The type has no field: inside it, `this` is the value.
public readonly partial struct $Type : IUtf8SpanFormattable, IComparable,
//if SByte Byte Int16 UInt16 Int32 UInt32 Int64 UInt64
    IConvertible,
//end
    IComparable<$keyword>, IEquatable<$keyword>, IMinMaxValue<$keyword>, IBinaryInteger<$keyword>,
//if signed
    ISignedNumber<$keyword>
//end
//if unsigned
    IUnsignedNumber<$keyword>
//end
{
//if SByte
    public const sbyte MaxValue = 127;
    public const sbyte MinValue = -128;
//end
//if Byte
    public const byte MaxValue = 255;
    public const byte MinValue = 0;
//end
//if Int16
    public const short MaxValue = 32767;
    public const short MinValue = -32768;
//end
//if UInt16
    public const ushort MaxValue = 65535;
    public const ushort MinValue = 0;
//end
//if Int32
    public const int MaxValue = 0x7fffffff;
    public const int MinValue = unchecked((int)0x80000000);
//end
//if UInt32
    public const uint MaxValue = 0xffffffff;
    public const uint MinValue = 0;
//end
//if Int64
    public const long MaxValue = 0x7fffffffffffffff;
    public const long MinValue = unchecked((long)0x8000000000000000);
//end
//if UInt64
    public const ulong MaxValue = 0xffffffffffffffff;
    public const ulong MinValue = 0;
//end
//if IntPtr
    public static nint MaxValue => unchecked((nint)0x7fffffffffffffff);
    public static nint MinValue => unchecked((nint)0x8000000000000000);
//end
//if UIntPtr
    public static nuint MaxValue => unchecked((nuint)0xffffffffffffffff);
    public static nuint MinValue => 0;
//end

//if IntPtr
    public static readonly nint Zero;
    public static int Size => 8;
    public IntPtr(int value) => this = (nint)value;
    public IntPtr(long value) => this = checked((nint)value);
    public unsafe IntPtr(void* value) => this = (nint)value;
    public int ToInt32() => checked((int)this);
    public long ToInt64() => (long)this;
    public unsafe void* ToPointer() => (void*)this;
    public static nint Add(nint pointer, int offset) => pointer + offset;
    public static nint Subtract(nint pointer, int offset) => pointer - offset;
    public static explicit operator nint(int value) => value;
    public static explicit operator nint(long value) => checked((nint)value);
    public static unsafe explicit operator nint(void* value) => (nint)value;
    public static unsafe explicit operator void*(nint value) => (void*)value;
    public static explicit operator int(nint value) => checked((int)value);
    public static explicit operator long(nint value) => value;
    public static nint operator +(nint pointer, int offset) => pointer + offset;
    public static nint operator -(nint pointer, int offset) => pointer - offset;
    public static bool operator ==(nint value1, nint value2) => value1 == value2;
    public static bool operator !=(nint value1, nint value2) => value1 != value2;
//end
//if UIntPtr
    public static readonly nuint Zero;
    public static int Size => 8;
    public UIntPtr(uint value) => this = (nuint)value;
    public UIntPtr(ulong value) => this = checked((nuint)value);
    public unsafe UIntPtr(void* value) => this = (nuint)value;
    public uint ToUInt32() => checked((uint)this);
    public ulong ToUInt64() => (ulong)this;
    public unsafe void* ToPointer() => (void*)this;
    public static nuint Add(nuint pointer, int offset) => pointer + (nuint)offset;
    public static nuint Subtract(nuint pointer, int offset) => pointer - (nuint)offset;
    public static explicit operator nuint(uint value) => value;
    public static explicit operator nuint(ulong value) => checked((nuint)value);
    public static unsafe explicit operator nuint(void* value) => (nuint)value;
    public static unsafe explicit operator void*(nuint value) => (void*)value;
    public static explicit operator uint(nuint value) => checked((uint)value);
    public static explicit operator ulong(nuint value) => value;
    public static nuint operator +(nuint pointer, int offset) => pointer + (nuint)offset;
    public static nuint operator -(nuint pointer, int offset) => pointer - (nuint)offset;
    public static bool operator ==(nuint value1, nuint value2) => value1 == value2;
    public static bool operator !=(nuint value1, nuint value2) => value1 != value2;
//end
    public override bool Equals(object obj) => obj is $keyword other && this == other;
    public bool Equals($keyword other) => this == other;
//if SByte Byte Int16 UInt16 Int32 UInt32
    public override int GetHashCode() => unchecked((int)this);
//end
//if Int64 UInt64 IntPtr UIntPtr
    public override int GetHashCode() => unchecked((int)this ^ (int)(this >> 32));
//end

//if SByte Byte Int16 UInt16
    public int CompareTo($keyword value) => this - value;
//end
//if Int32 UInt32 Int64 UInt64 IntPtr UIntPtr
    public int CompareTo($keyword value) => this < value ? -1 : this > value ? 1 : 0;
//end

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is $keyword other) return CompareTo(other);
        throw new ArgumentException("Object must be of type $Type.");
    }

//if signed
    public override string ToString() => Number.Text((long)this);
    public string ToString(string format) => Number.Format((long)this, format, $bits);
    public string ToString(string format, IFormatProvider provider) => Number.Format((long)this, format, $bits, NumberFormatInfo.SymbolsOf(provider));
//end
//if unsigned
    public override string ToString() => Number.Text((ulong)this);
    public string ToString(string format) => Number.Format((ulong)this, format, $bits);
    public string ToString(string format, IFormatProvider provider) => Number.Format((ulong)this, format, $bits, NumberFormatInfo.SymbolsOf(provider));
//end
    public string ToString(IFormatProvider provider) => ToString(null, provider);
    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) =>
        Number.Write(ToString(format.ToString(), provider), destination, out charsWritten);
    public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) =>
        Number.Write(ToString(format.ToString(), provider), utf8Destination, out bytesWritten);

//if signed
    private static $keyword Read(string s, NumberStyles style) => unchecked(($keyword)Number.ParseLong(s, (int)style, $bits));
//end
//if unsigned
    private static $keyword Read(string s, NumberStyles style) => unchecked(($keyword)Number.ParseULong(s, (int)style));
//end

    public static $keyword Parse(string s) => Parse(s, NumberStyles.Integer, null);
    public static $keyword Parse(string s, NumberStyles style) => Parse(s, style, null);
    public static $keyword Parse(string s, IFormatProvider provider) => Parse(s, NumberStyles.Integer, provider);

    public static $keyword Parse(string s, NumberStyles style, IFormatProvider provider)
    {
        ArgumentNullException.ThrowIfNull(s);
        string given = s;
        s = Number.Invariant(s, style, provider);
        if (s != given && Number.ReadInteger(s, (int)style, $bits, MinValue < 0) == 1) throw new FormatException("The input string '" + given + "' was not in a correct format.");
        Number.CheckInteger(s, (int)style, $bits, MinValue < 0, "$Type");
        return Read(s, style);
    }

    public static $keyword Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer, IFormatProvider provider = null) => Parse(s.ToString(), style, provider);
    public static $keyword Parse(ReadOnlySpan<char> s, IFormatProvider provider) => Parse(s.ToString(), NumberStyles.Integer, provider);
    public static bool TryParse(string s, out $keyword result) => TryParse(s, NumberStyles.Integer, null, out result);
    public static bool TryParse(string s, IFormatProvider provider, out $keyword result) => TryParse(s, NumberStyles.Integer, provider, out result);
    public static bool TryParse(ReadOnlySpan<char> s, out $keyword result) => TryParse(s.ToString(), NumberStyles.Integer, null, out result);
    public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out $keyword result) => TryParse(s.ToString(), NumberStyles.Integer, provider, out result);
    public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out $keyword result) => TryParse(s.ToString(), style, provider, out result);

    public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out $keyword result)
    {
        s = Number.Invariant(s, style, provider);
        if (s == null || Number.ReadInteger(s, (int)style, $bits, MinValue < 0) != 0)
        {
            result = 0;
            return false;
        }
        result = Read(s, style);
        return true;
    }

    public static $keyword Max($keyword x, $keyword y) => x < y ? y : x;
    public static $keyword Min($keyword x, $keyword y) => y < x ? y : x;
    public static int Sign($keyword value) => value > 0 ? 1 : value == 0 ? 0 : -1;

    public static $keyword Clamp($keyword value, $keyword min, $keyword max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static ($keyword Quotient, $keyword Remainder) DivRem($keyword left, $keyword right)
    {
        $keyword quotient = ($keyword)(left / right);
        return (quotient, ($keyword)(left - quotient * right));
    }

    public static bool IsEvenInteger($keyword value) => (value & 1) == 0;
    public static bool IsOddInteger($keyword value) => (value & 1) != 0;
//if signed
    public static $keyword Abs($keyword value)
    {
        if (value >= 0) return value;
        $keyword result = unchecked(($keyword)(-value));
        if (result < 0) throw new OverflowException("Negating the minimum value of a twos complement number is invalid.");
        return result;
    }

    public static $keyword CopySign($keyword value, $keyword sign)
    {
        $keyword absolute = value < 0 ? unchecked(($keyword)(-value)) : value;
        if (sign < 0) return unchecked(($keyword)(-absolute));
        if (absolute < 0) throw new OverflowException("Negating the minimum value of a twos complement number is invalid.");
        return absolute;
    }

    public static bool IsNegative($keyword value) => value < 0;
    public static bool IsPositive($keyword value) => value >= 0;
    public static bool IsPow2($keyword value) => (value & (value - 1)) == 0 && value > 0;

    public static $keyword Log2($keyword value)
    {
        if (value < 0) throw new ArgumentOutOfRangeException("value", "Non-negative number required.");
        return ($keyword)BitOperations.Log2((ulong)value);
    }

    public static $keyword MaxMagnitude($keyword x, $keyword y)
    {
        $keyword left = x < 0 ? unchecked(($keyword)(-x)) : x;
        $keyword right = y < 0 ? unchecked(($keyword)(-y)) : y;
        if (left < 0) return x;
        if (right < 0) return y;
        return left > right || (left == right && x >= 0) ? x : y;
    }

    public static $keyword MinMagnitude($keyword x, $keyword y)
    {
        $keyword left = x < 0 ? unchecked(($keyword)(-x)) : x;
        $keyword right = y < 0 ? unchecked(($keyword)(-y)) : y;
        if (left < 0) return y;
        if (right < 0) return x;
        return left < right || (left == right && x < 0) ? x : y;
    }

    static $keyword ISignedNumber<$keyword>.NegativeOne => -1;
//end
//if unsigned
    static $keyword INumberBase<$keyword>.Abs($keyword value) => value;
    static $keyword INumber<$keyword>.CopySign($keyword value, $keyword sign) => value;
    static bool INumberBase<$keyword>.IsNegative($keyword value) => false;
    static bool INumberBase<$keyword>.IsPositive($keyword value) => true;
    public static bool IsPow2($keyword value) => (value & (value - 1)) == 0 && value != 0;
    public static $keyword Log2($keyword value) => ($keyword)BitOperations.Log2((ulong)value);
    static $keyword INumberBase<$keyword>.MaxMagnitude($keyword x, $keyword y) => Max(x, y);
    static $keyword INumberBase<$keyword>.MinMagnitude($keyword x, $keyword y) => Min(x, y);
//end
    public static $keyword LeadingZeroCount($keyword value) => ($keyword)(BitOperations.LeadingZeroCount((ulong)($Unsigned)value) - (64 - $bits));
    public static $keyword PopCount($keyword value) => ($keyword)BitOperations.PopCount((ulong)($Unsigned)value);
    public static $keyword TrailingZeroCount($keyword value) => value == 0 ? ($keyword)$bits : ($keyword)BitOperations.TrailingZeroCount((ulong)($Unsigned)value);
    public static $keyword RotateLeft($keyword value, int rotateAmount) =>
        unchecked(($keyword)((($Unsigned)value << (rotateAmount & ($bits - 1))) | (($Unsigned)value >> (($bits - rotateAmount) & ($bits - 1)))));
    public static $keyword RotateRight($keyword value, int rotateAmount) =>
        unchecked(($keyword)((($Unsigned)value >> (rotateAmount & ($bits - 1))) | (($Unsigned)value << (($bits - rotateAmount) & ($bits - 1)))));
    int IBinaryInteger<$keyword>.GetByteCount() => $bytes;
//if signed
    int IBinaryInteger<$keyword>.GetShortestBitLength() => this >= 0 ? $bits - (int)LeadingZeroCount(this) : $bits + 1 - (int)LeadingZeroCount(unchecked(($keyword)~this));
//end
//if unsigned
    int IBinaryInteger<$keyword>.GetShortestBitLength() => $bits - (int)LeadingZeroCount(this);
//end

    static $keyword IMinMaxValue<$keyword>.MinValue => MinValue;
    static $keyword IMinMaxValue<$keyword>.MaxValue => MaxValue;
    static $keyword INumberBase<$keyword>.One => 1;
    static $keyword INumberBase<$keyword>.Zero => 0;
    static int INumberBase<$keyword>.Radix => 2;
    static $keyword IAdditiveIdentity<$keyword, $keyword>.AdditiveIdentity => 0;
    static $keyword IMultiplicativeIdentity<$keyword, $keyword>.MultiplicativeIdentity => 1;
    static $keyword IBinaryNumber<$keyword>.AllBitsSet => unchecked(($keyword)~($keyword)0);
    static bool INumberBase<$keyword>.IsCanonical($keyword value) => true;
    static bool INumberBase<$keyword>.IsComplexNumber($keyword value) => false;
    static bool INumberBase<$keyword>.IsFinite($keyword value) => true;
    static bool INumberBase<$keyword>.IsImaginaryNumber($keyword value) => false;
    static bool INumberBase<$keyword>.IsInfinity($keyword value) => false;
    static bool INumberBase<$keyword>.IsInteger($keyword value) => true;
    static bool INumberBase<$keyword>.IsNaN($keyword value) => false;
    static bool INumberBase<$keyword>.IsNegativeInfinity($keyword value) => false;
    static bool INumberBase<$keyword>.IsNormal($keyword value) => value != 0;
    static bool INumberBase<$keyword>.IsPositiveInfinity($keyword value) => false;
    static bool INumberBase<$keyword>.IsRealNumber($keyword value) => true;
    static bool INumberBase<$keyword>.IsSubnormal($keyword value) => false;
    static bool INumberBase<$keyword>.IsZero($keyword value) => value == 0;
    static $keyword INumberBase<$keyword>.MaxMagnitudeNumber($keyword x, $keyword y) => Magnitude<$keyword>.Max(x, y);
    static $keyword INumberBase<$keyword>.MinMagnitudeNumber($keyword x, $keyword y) => Magnitude<$keyword>.Min(x, y);
    static $keyword INumber<$keyword>.MaxNumber($keyword x, $keyword y) => Max(x, y);
    static $keyword INumber<$keyword>.MinNumber($keyword x, $keyword y) => Min(x, y);

    static $keyword IAdditionOperators<$keyword, $keyword, $keyword>.operator +($keyword left, $keyword right) => unchecked(($keyword)(left + right));
    static $keyword IAdditionOperators<$keyword, $keyword, $keyword>.operator checked +($keyword left, $keyword right) => checked(($keyword)(left + right));
    static $keyword ISubtractionOperators<$keyword, $keyword, $keyword>.operator -($keyword left, $keyword right) => unchecked(($keyword)(left - right));
    static $keyword ISubtractionOperators<$keyword, $keyword, $keyword>.operator checked -($keyword left, $keyword right) => checked(($keyword)(left - right));
    static $keyword IMultiplyOperators<$keyword, $keyword, $keyword>.operator *($keyword left, $keyword right) => unchecked(($keyword)(left * right));
    static $keyword IMultiplyOperators<$keyword, $keyword, $keyword>.operator checked *($keyword left, $keyword right) => checked(($keyword)(left * right));
    static $keyword IDivisionOperators<$keyword, $keyword, $keyword>.operator /($keyword left, $keyword right) => unchecked(($keyword)(left / right));
    static $keyword IModulusOperators<$keyword, $keyword, $keyword>.operator %($keyword left, $keyword right) => ($keyword)(left % right);
    static $keyword IIncrementOperators<$keyword>.operator ++($keyword value) => unchecked(($keyword)(value + 1));
    static $keyword IIncrementOperators<$keyword>.operator checked ++($keyword value) => checked(($keyword)(value + 1));
    static $keyword IDecrementOperators<$keyword>.operator --($keyword value) => unchecked(($keyword)(value - 1));
    static $keyword IDecrementOperators<$keyword>.operator checked --($keyword value) => checked(($keyword)(value - 1));
    static $keyword IUnaryPlusOperators<$keyword, $keyword>.operator +($keyword value) => value;
    static $keyword IUnaryNegationOperators<$keyword, $keyword>.operator -($keyword value) => unchecked(($keyword)(0 - value));
    static $keyword IUnaryNegationOperators<$keyword, $keyword>.operator checked -($keyword value) => checked(($keyword)(0 - value));
    static $keyword IBitwiseOperators<$keyword, $keyword, $keyword>.operator &($keyword left, $keyword right) => ($keyword)(left & right);
    static $keyword IBitwiseOperators<$keyword, $keyword, $keyword>.operator |($keyword left, $keyword right) => ($keyword)(left | right);
    static $keyword IBitwiseOperators<$keyword, $keyword, $keyword>.operator ^($keyword left, $keyword right) => ($keyword)(left ^ right);
    static $keyword IBitwiseOperators<$keyword, $keyword, $keyword>.operator ~($keyword value) => unchecked(($keyword)~value);
    static $keyword IShiftOperators<$keyword, int, $keyword>.operator <<($keyword value, int shiftAmount) => unchecked(($keyword)(value << (shiftAmount & ($bits - 1))));
    static $keyword IShiftOperators<$keyword, int, $keyword>.operator >>($keyword value, int shiftAmount) => ($keyword)(value >> (shiftAmount & ($bits - 1)));
    static $keyword IShiftOperators<$keyword, int, $keyword>.operator >>>($keyword value, int shiftAmount) => unchecked(($keyword)(($Unsigned)value >> (shiftAmount & ($bits - 1))));
    static bool IEqualityOperators<$keyword, $keyword, bool>.operator ==($keyword left, $keyword right) => left == right;
    static bool IEqualityOperators<$keyword, $keyword, bool>.operator !=($keyword left, $keyword right) => left != right;
    static bool IComparisonOperators<$keyword, $keyword, bool>.operator <($keyword left, $keyword right) => left < right;
    static bool IComparisonOperators<$keyword, $keyword, bool>.operator >($keyword left, $keyword right) => left > right;
    static bool IComparisonOperators<$keyword, $keyword, bool>.operator <=($keyword left, $keyword right) => left <= right;
    static bool IComparisonOperators<$keyword, $keyword, bool>.operator >=($keyword left, $keyword right) => left >= right;
}
