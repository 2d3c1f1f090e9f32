using System;
using System.Collections.Generic;
using System.Globalization;
using System.Numerics;

namespace Conformance;

public static class WideMathematics
{
    private static string Thrown<T>(Func<T> function)
    {
        try
        {
            return function() + ";";
        }
        catch (Exception e)
        {
            return e.GetType().Name + ";";
        }
    }

    private static T Sum<T>(params T[] values) where T : INumber<T>
    {
        T sum = T.Zero;
        foreach (T value in values) sum += value;
        return sum / T.One;
    }

    private static T Power<T>(T value, int exponent) where T : INumberBase<T>
    {
        T result = T.MultiplicativeIdentity;
        for (int i = 0; i < exponent; i++) result = checked(result * value);
        return result;
    }

    private static string Range<T>() where T : IMinMaxValue<T> => T.MinValue + ".." + T.MaxValue;
    private static string Bits<T>(T value) where T : IBinaryInteger<T> =>
        T.PopCount(value) + "," + T.LeadingZeroCount(value) + "," + T.TrailingZeroCount(value) + "," + T.IsPow2(value) + "," + value.GetByteCount() + "," + value.GetShortestBitLength() + ";";
    private static string Logic<T>(T a, T b) where T : IBinaryInteger<T> => (a & b) + "," + (a | b) + "," + (a ^ b) + "," + (~a) + "," + (a << 3) + "," + (a >> 1) + "," + T.DivRem(a, b) + ";";
    private static T Read<T>(string text) where T : IParsable<T> => T.Parse(text, CultureInfo.InvariantCulture);
    private static T ReadSpan<T>(string text) where T : ISpanParsable<T> => T.Parse(text.AsSpan(), CultureInfo.InvariantCulture);
    private static bool Try<T>(string text) where T : IParsable<T> => T.TryParse(text, null, out _);
    private static string Kind<T>(T value) where T : INumber<T> =>
        (T.IsZero(value) ? "z" : "") + (T.IsNegative(value) ? "n" : "") + (T.IsPositive(value) ? "p" : "") + (T.IsInteger(value) ? "i" : "") + (T.IsEvenInteger(value) ? "e" : "") + (T.IsOddInteger(value) ? "o" : "")
        + (T.IsNaN(value) ? "N" : "") + (T.IsFinite(value) ? "f" : "") + (T.IsNormal(value) ? "m" : "") + T.Sign(value) + T.Radix + ";";
    private static T Largest<T>(T a, T b) where T : INumber<T> => T.Max(a, T.MaxMagnitude(T.Min(a, b), T.Clamp(b, T.Zero, T.One)));
    private static string Order<T>(T a, T b) where T : IComparisonOperators<T, T, bool> => (a < b) + "" + (a <= b) + (a > b) + (a == b) + (a != b);

    private static string Conversions<TTo, TFrom>(TFrom value) where TTo : INumberBase<TTo> where TFrom : INumberBase<TFrom> =>
        Thrown(() => TTo.CreateChecked(value)) + Thrown(() => TTo.CreateSaturating(value)) + Thrown(() => TTo.CreateTruncating(value)) + "/";

    public static string Sums() => Sum<Int128>(1, -2, 30) + " " + Sum<UInt128>(1, 2) + " " + Sum<BigInteger>(5, -7) + " " + Sum((Half)1.5f, (Half)2) + " " + Sum(1.5m, 2) + " " + Sum<nint>(1, 2);
    public static string Powers() => Power<Int128>(-3, 50) + " " + Power<UInt128>(7, 40) + " " + Power<BigInteger>(10, 30) + " " + Power((Half)2, 10) + Thrown(() => Power<Int128>(10, 60)) + Thrown(() => Power<UInt128>(10, 60));
    public static string Ranges() => Range<Int128>() + " " + Range<UInt128>() + " " + Range<Half>() + " " + Range<decimal>();

    public static string CountsOfBits() => Bits<Int128>(0) + Bits<Int128>(-5) + Bits<Int128>(1 << 20) + Bits<UInt128>(12) + Bits(UInt128.MaxValue) + Bits<BigInteger>(12) + Bits<BigInteger>(BigInteger.One << 70) + Bits<BigInteger>(1);
    public static string Logics() => Logic<Int128>(-12, 5) + Logic<UInt128>(12, 5) + Logic<BigInteger>(-12, 5);
    public static string Rotations() => Int128.RotateLeft(-5, 4) + " " + UInt128.RotateRight(5, 1) + " " + Int128.Log2(1000) + " " + UInt128.Log2(7) + " " + BigInteger.Log2(1000) + " " + (Int128.MinValue >>> 3);

    public static string Readings() =>
        Read<Int128>("-170") + " " + Read<UInt128>("170") + Read<BigInteger>("-12345678901234567890123") + Read<Half>("1.5") + ReadSpan<Int128>(" 7 ") + ReadSpan<BigInteger>("8") + ReadSpan<Half>("-2.25") + Read<decimal>("1.50")
        + Try<Int128>("x") + Try<UInt128>("-1") + Try<BigInteger>("1.5") + Try<Half>("1e3") + Thrown(() => Read<UInt128>("-1")) + Thrown(() => Read<BigInteger>("q"));

    public static string Kinds() =>
        Kind<Int128>(-3) + Kind<Int128>(0) + Kind<UInt128>(4) + Kind<BigInteger>(-4) + Kind<BigInteger>(0) + Kind((Half)1.5f) + Kind(Half.NaN) + Kind(Half.NegativeInfinity) + Kind(Half.Epsilon) + Kind(-2.0m);

    public static string Extremes() => Largest<Int128>(-7, 3) + " " + Largest<UInt128>(7, 3) + " " + Largest<BigInteger>(-7, 3) + " " + Largest((Half)(-7), (Half)3) + Order<Int128>(-1, 2) + Order<UInt128>(2, 1) + Order<BigInteger>(1, 1) + Order((Half)1, Half.NaN);

    public static string ToWide() =>
        Conversions<Int128, int>(-5) + Conversions<Int128, double>(1e30) + Conversions<Int128, double>(1e40) + Conversions<UInt128, int>(-5) + Conversions<UInt128, long>(7) + Conversions<BigInteger, double>(1e20)
        + Conversions<BigInteger, int>(-3) + Conversions<BigInteger, decimal>(-3.7m) + Conversions<Int128, decimal>(3.7m) + Conversions<Half, int>(70000) + Conversions<Half, double>(1.1) + Conversions<BigInteger, char>('a');

    public static string FromWide() =>
        Conversions<int, Int128>(5) + Conversions<int, Int128>((Int128)1 << 40) + Conversions<byte, Int128>(-1) + Conversions<ulong, UInt128>(UInt128.MaxValue) + Conversions<double, BigInteger>(BigInteger.One << 70)
        + Conversions<int, BigInteger>(BigInteger.One << 33) + Conversions<sbyte, BigInteger>(200) + Conversions<int, Half>((Half)2.5f) + Conversions<double, Half>((Half)2.5f) + Conversions<byte, Half>((Half)300)
        + Conversions<decimal, Int128>(12) + Conversions<float, UInt128>(12);

    public static string BetweenWide() =>
        Conversions<UInt128, Int128>(-1) + Conversions<Int128, UInt128>(UInt128.MaxValue) + Conversions<BigInteger, Int128>(Int128.MinValue) + Conversions<Int128, BigInteger>(BigInteger.One << 130) + Conversions<UInt128, BigInteger>(-1)
        + Conversions<Half, Int128>(3) + Conversions<Int128, Half>((Half)3.7f);

    public static string MembersOfHalves() =>
        Half.Pi + " " + Half.E + " " + Half.Floor((Half)1.7f) + Half.Ceiling((Half)1.2f) + Half.Round((Half)2.5f) + Half.Truncate((Half)(-1.7f)) + Half.CopySign((Half)1, (Half)(-2)) + Half.Sign((Half)(-2)) + Half.MaxNumber(Half.NaN, (Half)1) + Half.IsSubnormal(Half.Epsilon);
}
