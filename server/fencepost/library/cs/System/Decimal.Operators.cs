using System.Globalization;
using System.Numerics;

namespace System;

public readonly partial struct Decimal : IFloatingPoint<decimal>, IFloatingPointConstants<decimal>, IMinMaxValue<decimal>
{
    public static implicit operator decimal(byte value) => new decimal((uint)value);
    public static implicit operator decimal(sbyte value) => new decimal((int)value);
    public static implicit operator decimal(short value) => new decimal((int)value);
    public static implicit operator decimal(ushort value) => new decimal((uint)value);
    public static implicit operator decimal(char value) => new decimal((uint)value);
    public static implicit operator decimal(int value) => new decimal(value);
    public static implicit operator decimal(uint value) => new decimal(value);
    public static implicit operator decimal(long value) => new decimal(value);
    public static implicit operator decimal(ulong value) => new decimal(value);
    public static explicit operator decimal(float value) => new decimal(value);
    public static explicit operator decimal(double value) => new decimal(value);
    public static explicit operator byte(decimal value) => ToByte(value);
    public static explicit operator sbyte(decimal value) => ToSByte(value);
    public static explicit operator char(decimal value) => (char)ToLimited(value, 0, 65535, "a character");
    public static explicit operator short(decimal value) => ToInt16(value);
    public static explicit operator ushort(decimal value) => ToUInt16(value);
    public static explicit operator int(decimal value) => ToInt32(value);
    public static explicit operator uint(decimal value) => ToUInt32(value);
    public static explicit operator long(decimal value) => ToInt64(value);
    public static explicit operator ulong(decimal value) => ToUInt64(value);
    public static explicit operator float(decimal value) => ToSingle(value);
    public static explicit operator double(decimal value) => ToDouble(value);

    private static long ToLimited(decimal value, long minimum, long maximum, string what)
    {
        decimal whole = Truncate(value);
        if (whole < new decimal(minimum) || whole > new decimal(maximum)) throw new OverflowException("Value was either too large or too small for " + what + ".");
        return ToLong(value.flags, value.hi, value.lo);
    }

    public static byte ToByte(decimal value) => (byte)ToLimited(value, 0, 255, "an unsigned byte");
    public static sbyte ToSByte(decimal value) => (sbyte)ToLimited(value, -128, 127, "a signed byte");
    public static short ToInt16(decimal value) => (short)ToLimited(value, short.MinValue, short.MaxValue, "an Int16");
    public static ushort ToUInt16(decimal value) => (ushort)ToLimited(value, 0, ushort.MaxValue, "a UInt16");
    public static int ToInt32(decimal d) => (int)ToLimited(d, int.MinValue, int.MaxValue, "an Int32");
    public static uint ToUInt32(decimal d) => (uint)ToLimited(d, 0, uint.MaxValue, "a UInt32");
    public static long ToInt64(decimal d) => ToLong(d.flags, d.hi, d.lo);
    public static ulong ToUInt64(decimal d) => ToULong(d.flags, d.hi, d.lo);
    public static float ToSingle(decimal d) => ToSingleCore(d.flags, d.hi, d.lo);
    public static double ToDouble(decimal d) => ToReal(d.flags, d.hi, d.lo);
    public static decimal FromOACurrency(long cy) => new decimal(cy) / 10000;

    public static decimal operator +(decimal d) => d;
    public static decimal operator -(decimal d) => Negate(d);
    public static decimal operator ++(decimal d) => Add(d, new decimal(1));
    public static decimal operator --(decimal d) => Subtract(d, new decimal(1));
    public static decimal operator +(decimal d1, decimal d2) => Calculate(0, d1, d2);
    public static decimal operator -(decimal d1, decimal d2) => Calculate(1, d1, d2);
    public static decimal operator *(decimal d1, decimal d2) => Calculate(2, d1, d2);
    public static decimal operator /(decimal d1, decimal d2) => Calculate(3, d1, d2);
    public static decimal operator %(decimal d1, decimal d2) => Calculate(4, d1, d2);
    public static bool operator ==(decimal d1, decimal d2) => Compare(d1, d2) == 0;
    public static bool operator !=(decimal d1, decimal d2) => Compare(d1, d2) != 0;
    public static bool operator <(decimal d1, decimal d2) => Compare(d1, d2) < 0;
    public static bool operator <=(decimal d1, decimal d2) => Compare(d1, d2) <= 0;
    public static bool operator >(decimal d1, decimal d2) => Compare(d1, d2) > 0;
    public static bool operator >=(decimal d1, decimal d2) => Compare(d1, d2) >= 0;

    static decimal IMinMaxValue<decimal>.MinValue => MinValue;
    static decimal IMinMaxValue<decimal>.MaxValue => MaxValue;
    static decimal INumberBase<decimal>.One => 1;
    static decimal INumberBase<decimal>.Zero => 0;
    static int INumberBase<decimal>.Radix => 10;
    static decimal IAdditiveIdentity<decimal, decimal>.AdditiveIdentity => 0;
    static decimal IMultiplicativeIdentity<decimal, decimal>.MultiplicativeIdentity => 1;
    static decimal ISignedNumber<decimal>.NegativeOne => -1;
    static decimal IFloatingPointConstants<decimal>.E => 2.7182818284590452353602874714m;
    static decimal IFloatingPointConstants<decimal>.Pi => 3.1415926535897932384626433833m;
    static decimal IFloatingPointConstants<decimal>.Tau => 6.2831853071795864769252867666m;
    static bool INumberBase<decimal>.IsComplexNumber(decimal value) => false;
    static bool INumberBase<decimal>.IsFinite(decimal value) => true;
    static bool INumberBase<decimal>.IsImaginaryNumber(decimal value) => false;
    static bool INumberBase<decimal>.IsInfinity(decimal value) => false;
    static bool INumberBase<decimal>.IsNaN(decimal value) => false;
    static bool INumberBase<decimal>.IsNegativeInfinity(decimal value) => false;
    static bool INumberBase<decimal>.IsNormal(decimal value) => value != 0;
    static bool INumberBase<decimal>.IsPositiveInfinity(decimal value) => false;
    static bool INumberBase<decimal>.IsRealNumber(decimal value) => true;
    static bool INumberBase<decimal>.IsSubnormal(decimal value) => false;
    static bool INumberBase<decimal>.IsZero(decimal value) => value == 0;
    static decimal INumberBase<decimal>.MaxMagnitudeNumber(decimal x, decimal y) => MaxMagnitude(x, y);
    static decimal INumberBase<decimal>.MinMagnitudeNumber(decimal x, decimal y) => MinMagnitude(x, y);
}
