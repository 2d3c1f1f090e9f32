using System;

namespace Conformance;

public static class IntegerArithmetic
{
    public static int AddWraps() { int a = int.MaxValue; return a + 1; }
    public static int SubtractWraps() { int a = int.MinValue; return a - 1; }
    public static int MultiplyWraps() { int a = 123456789; return a * 1000003; }
    public static int NegateMinValue() { int a = int.MinValue; return -a; }
    public static long LongMultiplyWraps() { long a = 0x7FFF_FFFF_FFFF; return a * a; }
    public static long LongAddWraps() { long a = long.MaxValue; a += 2; return a; }
    public static uint UintSubtractWraps() { uint a = 3; return a - 5; }
    public static uint UintMultiplyWraps() { uint a = 0xFFFF_FFFF; return a * a; }
    public static ulong UlongSubtractWraps() { ulong a = 0; a--; return a; }
    public static ulong UlongMultiplyWraps() { ulong a = 0xDEAD_BEEF_CAFE_BABE; return a * 31; }
    public static byte ByteIncrementWraps() { byte b = 255; b++; return b; }
    public static byte ByteCompoundAddWraps() { byte b = 200; b += 100; return b; }
    public static sbyte SbyteDecrementWraps() { sbyte b = -128; b--; return b; }
    public static short ShortIncrementWraps() { short s = short.MaxValue; s++; return s; }
    public static ushort UshortDecrementWraps() { ushort s = 0; --s; return s; }
    public static char CharIncrementWraps() { char c = '\uffff'; c++; return c; }
    public static int BytePromotionKeepsHighBits() { byte a = 200, b = 100; int c = a + b; return c; }
    public static int SbyteMultiplyPromotes() { sbyte a = -100, b = 100; return a * b; }

    public static (int, int, int, int) DivisionTruncatesTowardsZero()
    {
        int a = 7, b = -7, c = 2, d = -2;
        return (a / c, b / c, a / d, b / d);
    }

    public static (int, int, int, int) RemainderTakesSignOfDividend()
    {
        int a = 7, b = -7, c = 3, d = -3;
        return (a % c, b % c, a % d, b % d);
    }

    public static (long, long, long, long) LongDivisionAndRemainder()
    {
        long a = -9_000_000_000_000, b = 7_000_000_001;
        return (a / b, a % b, -a / b, -a % -b);
    }

    public static (uint, uint) UintDivisionIsUnsigned() { uint a = 0xFFFF_FFFE; return (a / 3, a % 3); }
    public static (ulong, ulong) UlongDivisionIsUnsigned() { ulong a = ulong.MaxValue; return (a / 10, a % 10); }
    public static int DivideByZeroInt() { int a = 1, b = 0; return a / b; }
    public static int RemainderByZeroInt() { int a = 1, b = 0; return a % b; }
    public static long DivideByZeroLong() { long a = 1, b = 0; return a / b; }
    public static uint DivideByZeroUint() { uint a = 1, b = 0; return a / b; }
    public static ulong RemainderByZeroUlong() { ulong a = 1, b = 0; return a % b; }
    public static int DivideMinByMinusOne() { int a = int.MinValue, b = -1; return a / b; }
    public static long DivideLongMinByMinusOne() { long a = long.MinValue, b = -1; return a / b; }
    public static short ShortDivideMinByMinusOne() { short a = short.MinValue, b = -1; return (short)(a / b); }

    public static (bool, bool, bool, bool) SignedComparisons()
    {
        int a = -1, b = 1;
        return (a < b, a <= b, b < a, b <= a);
    }

    public static (bool, bool, bool, bool) UnsignedComparisons()
    {
        uint a = 0xFFFF_FFFF, b = 1;
        return (a < b, a <= b, b < a, b <= a);
    }

    public static (bool, bool, bool) UlongComparisons()
    {
        ulong a = 0x8000_0000_0000_0000, b = 0x7FFF_FFFF_FFFF_FFFF;
        return (a > b, a == b, (long)a > (long)b);
    }

    public static (bool, bool) MixedSignComparisonWidens()
    {
        int a = -1; uint b = 0xFFFF_FFFF;
        return (a == b, a < b);
    }

    public static int UnsignedBranchCounts()
    {
        int n = 0;
        uint[] values = [0, 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF];
        foreach (uint v in values)
        {
            if (v > 1) n += 1;
            if (v >= 0x8000_0000) n += 10;
            if (v < 0x8000_0000) n += 100;
            if (v <= 0x7FFF_FFFF) n += 1000;
            if (v != 0) n += 10000;
        }
        return n;
    }

    public static int SignedBranchCounts()
    {
        int n = 0;
        long[] values = [long.MinValue, -1, 0, 1, long.MaxValue];
        foreach (long v in values)
        {
            if (v > 0) n += 1;
            if (v >= 0) n += 10;
            if (v < 0) n += 100;
            if (v <= -1) n += 1000;
            if (v == 0) n += 10000;
        }
        return n;
    }

    public static (int, int) PreAndPostIncrement() { int i = 5; int a = i++ + ++i; int b = i-- - --i; return (a, b); }
    public static (int, int, int, int) UnaryOperators() { int a = 5, b = -5; return (+a, -a, ~a, ~b); }
    public static (uint, ulong) UnsignedComplement() { uint a = 5; ulong b = 5; return (~a, ~b); }
    public static long NegateUintPromotesToLong() { uint a = 5; var r = -a; return r; }
    public static string PromotionTypes()
    {
        byte b = 1; short s = 1; uint u = 1; int i = 1; long l = 1; char c = 'a';
        return $"{(b + b).GetType().Name} {(s + c).GetType().Name} {(u + i).GetType().Name} {(u + u).GetType().Name} {(i + l).GetType().Name} {(-u).GetType().Name} {(~b).GetType().Name}";
    }

    public static (int, long) LiteralForms() => (0x7F_FF + 0b1010_1010 + 1_000, 0xFFFF_FFFF + 0b11L);

    public static int HornerHash()
    {
        int h = 17;
        foreach (char c in "the quick brown fox") h = h * 31 + c;
        return h;
    }

    public static uint Fnv1a()
    {
        uint h = 2166136261;
        foreach (char c in "fencepost") { h ^= (byte)c; h *= 16777619; }
        return h;
    }

    public static ulong XorShift64()
    {
        ulong x = 88172645463325252UL;
        for (int i = 0; i < 20; i++) { x ^= x << 13; x ^= x >> 7; x ^= x << 17; }
        return x;
    }

    public static int LinearCongruential()
    {
        int seed = 12345;
        for (int i = 0; i < 50; i++) seed = unchecked(seed * 1103515245 + 12345) & 0x7fffffff;
        return seed;
    }

    public static long Factorial20() { long f = 1; for (int i = 2; i <= 20; i++) f *= i; return f; }
    public static long Factorial21Wraps() { long f = 1; for (int i = 2; i <= 21; i++) f *= i; return f; }

    public static (int, int) GcdAndLcm()
    {
        static int Gcd(int a, int b) => b == 0 ? a : Gcd(b, a % b);
        return (Gcd(1071, 462), 1071 / Gcd(1071, 462) * 462);
    }

    public static int SumOfMixedSmallTypes()
    {
        sbyte a = -5; byte b = 250; short c = -30000; ushort d = 60000; char e = 'Z';
        return a + b + c + d + e;
    }

    public static (byte, sbyte, short, ushort) CompoundOperatorsOnSmallTypes()
    {
        byte a = 0x0F; a <<= 5; a |= 3;
        sbyte b = 100; b *= 3;
        short c = 1000; c *= 1000; c -= 7;
        ushort d = 1; d -= 2; d /= 3;
        return (a, b, c, d);
    }


    public static string Int128Arithmetic()
    {
        Int128 a = (Int128)ulong.MaxValue * 1000 + 7;
        return $"{a} {a / 13} {-a % 1000}";
    }

    public static string UInt128Arithmetic()
    {
        UInt128 a = UInt128.MaxValue;
        return $"{a} {a / 1000000007} {a >> 100}";
    }
}
