// Arithmetic, comparison, conversion and constant instructions over every type.
using System;

namespace Bodies;

public static class Arithmetic
{
    public static int Ints(int a, int b) => a + b - a * b / (a % b) & (a | b) ^ ~a << b >> (-a >>> b);
    public static uint UInts(uint a, uint b) => a + b - a * b / (a % b) & (a | b) ^ ~a << 3 >> 2;
    public static long Longs(long a, long b) => a + b - a * b / (a % b) & (a | b) ^ ~a << 3 >> 2;
    public static ulong ULongs(ulong a, ulong b) => a + b - a * b / (a % b) & (a | b) ^ ~a << 3 >> 2;
    public static nint NInts(nint a, nint b) => a + b - a * b / (a % b) & (a | b) ^ ~a << 3 >> 2;
    public static nuint NUInts(nuint a, nuint b) => a + b - a * b / (a % b) & (a | b) ^ ~a << 3 >> 2;
    public static float Floats(float a, float b) => a + b - a * b / (a % b) + -a;
    public static double Doubles(double a, double b) => a + b - a * b / (a % b) + -a;
    public static decimal Decimals(decimal a, decimal b) => a + b - a * b / (a % b) + -a + 1.5m;
    public static byte Bytes(byte a, byte b) { a += b; a++; a <<= 1; return (byte)(a + b); }
    public static short Shorts(short a, short b) { a -= b; --a; return (short)(a * b); }
    public static bool Bools(bool a, bool b) => a & b | a ^ b || !a && b;

    public static int CheckedInts(int a, int b) => checked(a + b - a * b + -a);
    public static uint CheckedUInts(uint a, uint b) => checked(a + b - a * b);
    public static long CheckedLongs(long a, long b) => checked(a + b - a * b);
    public static ulong CheckedULongs(ulong a, ulong b) => checked(a + b - a * b);
    public static byte CheckedBytes(byte a) { checked { a++; a += 3; } return a; }
    public static unsafe int* Pointers(int* p, int n) => p + n - 1 + (p - (int*)0);

    public static int? Lifted(int? a, int? b) => a + b * 2 ?? -1;
    public static bool LiftedComparison(int? a, int? b) => a < b || a == b;
}

public static class Comparisons
{
    public static bool Ints(int a, int b) => a < b ^ a <= b ^ a > b ^ a >= b ^ a == b ^ a != b;
    public static bool UInts(uint a, uint b) => a < b ^ a <= b ^ a > b ^ a >= b;
    public static bool Doubles(double a, double b) => a < b ^ a <= b ^ a > b ^ a >= b ^ a == b ^ a != b;
    public static bool References(object a, object? b) => a == b ^ b is null ^ b is not null;

    public static int Branches(int a, uint b, double c, object? d)
    {
        int n = 0;
        if (a < 1) n++; if (a <= 2) n++; if (a > 3) n++; if (a >= 4) n++; if (a == 5) n++; if (a != 6) n++;
        if (b < 1) n++; if (b <= 2) n++; if (b > 3) n++; if (b >= 4) n++;
        if (c < 1) n++; if (c <= 2) n++; if (c > 3) n++; if (c >= 4) n++; if (c == 5) n++; if (c != 6) n++; if (!(c < 7)) n++; if (!(c >= 8)) n++;
        if (d is null) n++; if (d is string) n++; if (d is not int) n++;
        while (a++ < 10) n++;
        do n++; while (a-- > 0);
        for (int i = 0; i < n && d != null; i++) n--;
        return n;
    }
}

public static class Conversions
{
    public static object[] FromLong(long x) => [(sbyte)x, (byte)x, (short)x, (ushort)x, (int)x, (uint)x, (ulong)x, (nint)x, (nuint)x, (float)x, (double)x, (char)x, (decimal)x];
    public static object[] FromULong(ulong x) => [(sbyte)x, (byte)x, (short)x, (ushort)x, (int)x, (uint)x, (long)x, (nint)x, (nuint)x, (float)x, (double)x, (char)x];
    public static object[] FromDouble(double x) => [(sbyte)x, (byte)x, (short)x, (ushort)x, (int)x, (uint)x, (long)x, (ulong)x, (nint)x, (nuint)x, (float)x, (char)x];
    public static object[] FromInt(int x) => [(long)x, (ulong)x, (nint)x, (nuint)x, (float)x, (double)x];
    public static object[] FromUInt(uint x) => [(long)x, (ulong)x, (nint)x, (nuint)x, (float)x, (double)x];

    public static object[] CheckedFromLong(long x) => checked([(sbyte)x, (byte)x, (short)x, (ushort)x, (int)x, (uint)x, (ulong)x, (nint)x, (nuint)x, (char)x]);
    public static object[] CheckedFromULong(ulong x) => checked([(sbyte)x, (byte)x, (short)x, (ushort)x, (int)x, (uint)x, (long)x, (nint)x, (nuint)x, (char)x]);
    public static object[] CheckedFromDouble(double x) => checked([(sbyte)x, (byte)x, (short)x, (ushort)x, (int)x, (uint)x, (long)x, (ulong)x, (nint)x, (nuint)x]);
    public static object[] CheckedFromInt(int x) => checked([(sbyte)x, (byte)x, (uint)x, (ulong)x, (nuint)x]);

    public static object Box<T>(T x) => x!;
    public static T Unbox<T>(object x) => (T)x;
    public static int UnboxInt(object x) => (int)x;
    public static ref int UnboxByReference(object x) => ref System.Runtime.CompilerServices.Unsafe.Unbox<int>(x);
    public static string? As(object x) => x as string;
    public static string Cast(object x) => (string)x;
    public static int[] CastArray(object x) => (int[])x;
    public static DayOfWeek Enum(int x) => (DayOfWeek)x;
    public static unsafe long Pointer(void* p) => (long)p + (int)p + (long)(ulong)p;
}

public static class Constants
{
    public static int[] Ints() => [Get(-1), Get(0), Get(1), Get(2), Get(3), Get(4), Get(5), Get(6), Get(7), Get(8), Get(9), Get(127), Get(-128), Get(128), Get(int.MaxValue), Get(int.MinValue)];
    public static long[] Longs() => [Get(0L), Get(-1L), Get(1L), Get(uint.MaxValue), Get(long.MaxValue), Get(long.MinValue)];
    public static ulong ULong() => ulong.MaxValue;
    public static float[] Floats() => [Get(0f), Get(-0f), Get(1.5f), Get(float.NaN), Get(float.PositiveInfinity), Get(float.Epsilon)];
    public static double[] Doubles() => [Get(0.0), Get(-0.0), Get(1.5), Get(double.NaN), Get(double.NegativeInfinity), Get(double.Epsilon)];
    public static string?[] Strings() => [Get(""), Get<string?>(null), Get("text"), Get("nul \0 inside"), Get("😀"), Get("\uD800 alone"), Get("\"\\\r\n\t\u2028")];
    private static T Get<T>(T value) => value;
}

/// <summary>More arguments and locals than the short forms can name.</summary>
public static class Slots
{
    public static int Arguments(int a0, int a1, int a2, int a3, int a4, int a5)
    {
        a0 = a1; a2 = a3; a4 = a5; a5 += 1;
        Change(ref a0); Change(ref a5);
        return a0 + a1 + a2 + a3 + a4 + a5;
    }

    public static int Locals(int x)
    {
        int l0 = x, l1 = l0 + x, l2 = l1 + x, l3 = l2 + x, l4 = l3 + x, l5 = l4 + x;
        Change(ref l0); Change(ref l4); Change(ref l5);
        l2 = l3; l5 = l2;
        return l0 + l1 + l2 + l3 + l4 + l5;
    }

    private static void Change(ref int x) => x++;
}
