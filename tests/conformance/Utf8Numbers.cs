using System;
using System.Globalization;
using System.Numerics;
using System.Text;

namespace Conformance;

/// <summary>Numbers, identifiers and moments that are read from bytes and written to bytes.</summary>
public static class Utf8Numbers
{
    private static string Name(Action action)
    {
        try
        {
            action();
            return "ok";
        }
        catch (Exception error)
        {
            return error.GetType().Name;
        }
    }

    private static T Read<T>(ReadOnlySpan<byte> text) where T : IUtf8SpanParsable<T> => T.Parse(text, CultureInfo.InvariantCulture);

    private static string Try<T>(ReadOnlySpan<byte> text) where T : IUtf8SpanParsable<T> =>
        T.TryParse(text, CultureInfo.InvariantCulture, out T? value) ? value + ";" : "no " + value + ";";

    private static string Write<T>(T value, string format, int length) where T : IUtf8SpanFormattable
    {
        var bytes = new byte[length];
        bool done = value.TryFormat(bytes, out int written, format, CultureInfo.InvariantCulture);
        return done + " " + written + " " + Encoding.UTF8.GetString(bytes, 0, written) + ";";
    }

    public static string Integers() =>
        int.Parse("12"u8) + " " + int.Parse(" -7 "u8) + " " + int.Parse("ff"u8, NumberStyles.HexNumber) + " " + int.Parse("+3"u8, null) + " " + long.Parse("9223372036854775807"u8)
        + " " + ulong.Parse("18446744073709551615"u8) + " " + sbyte.Parse("-128"u8) + " " + byte.Parse("(5)"u8.Slice(1, 1)) + " " + short.Parse("1,000"u8, NumberStyles.AllowThousands)
        + " " + nint.Parse("-1"u8) + " " + ushort.Parse("007"u8) + " " + uint.Parse("1e2"u8, NumberStyles.AllowExponent) + " " + Int128.Parse("-170141183460469231731687303715884105728"u8) + " " + UInt128.Parse("5"u8);

    public static string IntegerFailures() =>
        Name(() => int.Parse(""u8)) + Name(() => int.Parse("2147483648"u8)) + Name(() => byte.Parse("256"u8)) + Name(() => byte.Parse("-1"u8)) + Name(() => int.Parse("1 2"u8))
        + Name(() => int.Parse(new byte[] { 0xff, 0x31 })) + Name(() => int.Parse("\u0661"u8)) + Name(() => int.Parse("1"u8, (NumberStyles)0x4000)) + Name(() => ulong.Parse("-0"u8)) + Name(() => int.Parse("1\0"u8));

    public static string IntegerTries()
    {
        bool a = int.TryParse("41"u8, out int first);
        bool b = int.TryParse("41x"u8, out int second);
        bool c = int.TryParse("99999999999"u8, CultureInfo.InvariantCulture, out int third);
        bool d = int.TryParse("7f"u8, NumberStyles.AllowHexSpecifier, null, out int fourth);
        bool e = int.TryParse(ReadOnlySpan<byte>.Empty, out int fifth);
        return a + " " + first + b + " " + second + c + " " + third + d + " " + fourth + e + " " + fifth;
    }

    public static string Reals() =>
        double.Parse("1.5"u8, CultureInfo.InvariantCulture) + " " + double.Parse("-0"u8) + " " + double.Parse("NaN"u8) + " " + double.Parse("-Infinity"u8) + " " + double.Parse("1e400"u8) + " " + float.Parse("3.4028236e38"u8)
        + " " + Half.Parse("0.1"u8) + " " + decimal.Parse("79228162514264337593543950335"u8) + " " + decimal.Parse("-1.50"u8) + " " + Name(() => decimal.Parse("79228162514264337593543950336"u8)) + Name(() => double.Parse("1,5x"u8))
        + double.TryParse("1.25 "u8, out double value) + value + decimal.TryParse("x"u8, out decimal none) + none + Half.TryParse("2"u8, out Half half) + half;

    public static string Generic() =>
        Read<int>("5"u8) + " " + Read<double>("2.5"u8) + " " + Read<decimal>("0.10"u8) + " " + Read<BigInteger>("123456789012345678901234567890"u8) + " " + Read<char>("x"u8) + " " + Read<Half>("3"u8) + " " + Read<Int128>("-4"u8)
        + Try<int>("x"u8) + Try<BigInteger>("1e"u8) + Try<BigInteger>("17"u8) + Try<char>("ab"u8) + Try<char>("\u00e9"u8) + Try<byte>("255"u8) + Name(() => Read<char>(""u8)) + Name(() => Read<BigInteger>("z"u8));

    private static T Sum<T>(ReadOnlySpan<byte> text) where T : INumberBase<T>
    {
        T sum = T.Zero;
        foreach (Range part in text.Split((byte)' ')) sum += T.Parse(text[part], NumberStyles.Float, CultureInfo.InvariantCulture);
        return sum;
    }

    public static string ByNumberBase() => Sum<int>("1 2 3"u8) + " " + Sum<double>("1.5 2.5"u8) + " " + Sum<BigInteger>("100 200"u8) + " " + Sum<decimal>("0.1 0.2"u8);

    public static string Written() =>
        Write(42, "", 2) + Write(42, "", 1) + Write(-42, "D5", 10) + Write(255, "x4", 10) + Write(1.5, "", 10) + Write(double.NaN, "", 3) + Write(1234.5m, "N2", 10) + Write((Half)0.5, "", 10) + Write(Int128.MaxValue, "", 50)
        + Write(new BigInteger(12345678901234567890), "", 50) + Write('\u20ac', "", 3) + Write('\u20ac', "", 2) + Write(UInt128.MaxValue, "X", 32) + Write(-0.0, "", 2);

    public static string Moments() =>
        Write(new DateTime(2024, 2, 29, 13, 4, 5), "yyyy-MM-dd HH:mm", 20) + Write(new DateTime(2024, 2, 29), "O", 10) + Write(new TimeSpan(1, 2, 3, 4, 5), "", 30) + Write(new DateOnly(2024, 2, 29), "o", 10)
        + Write(new TimeOnly(13, 4), "HH:mm", 5) + Write(new DateTimeOffset(2024, 2, 29, 1, 2, 3, TimeSpan.FromHours(2)), "R", 29) + Write(Guid.Empty, "N", 32) + Write(Guid.Empty, "", 35);

    public static string Guids()
    {
        Guid guid = Guid.Parse("00010203-0405-0607-0809-0a0b0c0d0e0f"u8);
        return guid + " " + Read<Guid>("{00010203-0405-0607-0809-0a0b0c0d0e0f}"u8) + Guid.TryParse("x"u8, out Guid none) + none + Name(() => Guid.Parse(""u8)) + Guid.TryParse("000102030405060708090a0b0c0d0e0f"u8, null, out Guid plain) + plain;
    }

    public static string Versions()
    {
        Version version = Version.Parse("1.2.3"u8);
        var chars = new char[10];
        return version + " " + Read<Version>("4.5.6.7"u8) + Version.TryParse("1"u8, out Version? none) + none + Write(version, "", 10) + version.TryFormat(chars, 2, out int written) + new string(chars, 0, written) + Version.Parse("8.9".AsSpan())
            + Name(() => Version.Parse("1.x"u8)) + Name(() => version.ToString(4)) + Name(() => version.ToString(5)) + Name(() => version.ToString(-1)) + version.ToString(0) + version.MajorRevision + version.MinorRevision + new Version(1, 2, 3, 0x10002).MajorRevision + new Version(1, 2, 3, 0x10002).MinorRevision
            + Name(() => Version.Parse("1.-2")) + Name(() => Version.Parse("1.2.3.4.5")) + Name(() => Version.Parse("1.99999999999")) + $"{version}";
    }

    public static string Runes()
    {
        OperationStatus(Rune.DecodeFromUtf8("\u20acx"u8, out Rune rune, out int consumed), rune, consumed, out string first);
        OperationStatus(Rune.DecodeFromUtf8(new byte[] { 0xe2, 0x82 }, out rune, out consumed), rune, consumed, out string second);
        OperationStatus(Rune.DecodeFromUtf8(new byte[] { 0xff, 0x82 }, out rune, out consumed), rune, consumed, out string third);
        OperationStatus(Rune.DecodeFromUtf8(default, out rune, out consumed), rune, consumed, out string fourth);
        OperationStatus(Rune.DecodeLastFromUtf8("ab\u00e9"u8, out rune, out consumed), rune, consumed, out string fifth);
        OperationStatus(Rune.DecodeLastFromUtf8(new byte[] { 0x61, 0xc3 }, out rune, out consumed), rune, consumed, out string sixth);
        OperationStatus(Rune.DecodeLastFromUtf16("a\ud83d\ude00", out rune, out consumed), rune, consumed, out string seventh);
        OperationStatus(Rune.DecodeLastFromUtf16("a\ud83d", out rune, out consumed), rune, consumed, out string eighth);
        OperationStatus(Rune.DecodeLastFromUtf16("a\ude00", out rune, out consumed), rune, consumed, out string ninth);
        OperationStatus(Rune.DecodeFromUtf8(new byte[] { 0xf0, 0x9f, 0x98, 0x20 }, out rune, out consumed), rune, consumed, out string tenth);
        return first + second + third + fourth + fifth + sixth + seventh + eighth + ninth + tenth + Write(new Rune(0x1f600), "", 4) + Write(new Rune(0x1f600), "", 3) + Read<Rune>("\u20ac"u8) + Try<Rune>("ab"u8) + Rune.GetNumericValue(new Rune('5')) + Rune.GetNumericValue(new Rune('x')) + $"{new Rune('z')}";
    }

    private static void OperationStatus(System.Buffers.OperationStatus status, Rune rune, int consumed, out string text) => text = status + " " + rune.Value + " " + consumed + ";";
}
