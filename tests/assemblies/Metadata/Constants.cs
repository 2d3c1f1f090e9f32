// Constants of every type, as fields and as default values of parameters.
using System;
using System.Runtime.InteropServices;
using System.Threading;

namespace Metadata.Constants;

public static class Fields
{
    public const bool True = true, False = false;
    public const char Letter = 'x', Nul = '\0', HighSurrogate = '\uD83D', Last = '\uFFFF';
    public const sbyte SByteMin = sbyte.MinValue, SByteMax = sbyte.MaxValue;
    public const byte ByteMax = byte.MaxValue;
    public const short ShortMin = short.MinValue, ShortMax = short.MaxValue;
    public const ushort UShortMax = ushort.MaxValue;
    public const int IntMin = int.MinValue, IntMax = int.MaxValue, Zero = 0;
    public const uint UIntMax = uint.MaxValue;
    public const long LongMin = long.MinValue, LongMax = long.MaxValue;
    public const ulong ULongMax = ulong.MaxValue;
    public const nint NInt = int.MinValue;
    public const nuint NUInt = uint.MaxValue;
    public const float One = 1f, FloatNaN = float.NaN, FloatEpsilon = float.Epsilon, FloatMax = float.MaxValue;
    public const float FloatInfinity = float.PositiveInfinity, FloatNegativeZero = -0f;
    public const double Pi = Math.PI, DoubleNaN = double.NaN, DoubleEpsilon = double.Epsilon, DoubleMin = double.MinValue;
    public const double DoubleNegativeInfinity = double.NegativeInfinity, DoubleNegativeZero = -0.0;
    public const decimal Decimal = 79228162514264337593543950335m, SmallDecimal = -0.0000000000000000000000000001m; // attributes
    public const string Text = "text", Empty = "";
    public const string? Null = null;
    public const object? NullObject = null;
    public const int[]? NullArray = null;
    public const string Quoted = "\"\\\t\r\n\u0001\u007f\u0085\u2028\u2029";
    public const string WithNul = "before\0after";
    public const string Surrogates = "😀 𝒳";
    public const string NonAscii = "Größe 数 Ωmega ﬁ";
    public const string Raw = """
        {"raw": "text",
         "of": "several lines"}
        """;
    public const string Long =
        "................................................................................................................" +
        "................................................................................................................" +
        "................................................................................................................";
    public const DayOfWeek Day = DayOfWeek.Friday;
    public const Kinds.Longs Wide = Kinds.Longs.Min;
}

public static class Defaults
{
    public static void Primitives(bool a = true, char b = 'b', sbyte c = -1, byte d = 2, short e = -3, ushort f = 4, int g = -5,
        uint h = 6, long i = -7, ulong j = 8, float k = 1.5f, double l = -2.25, nint m = 9, nuint n = 10) { }

    public static void References(string a = "a", string? b = null, object? c = null, int[]? d = null, string e = "\0") { }

    public static void Structs(DateTime a = default, Guid b = new(), CancellationToken c = default, decimal d = 1.10m, (int, int) e = default) { }

    public static void Nullables(int? a = 1, int? b = null, DayOfWeek? c = DayOfWeek.Monday, decimal? d = 3m, bool? e = false) { }

    public static void Enums(DayOfWeek a = DayOfWeek.Tuesday, Kinds.Bytes b = Kinds.Bytes.Max, Kinds.Options c = Kinds.Options.Both) { }

    public static void Generic<T>(T? a = default, T[]? b = null) { }

    public static void Optional([Optional] int a, [Optional, DefaultParameterValue(3)] int b, [Optional] object c) { }
}
