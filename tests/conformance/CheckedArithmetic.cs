using System;

namespace Conformance;

public static class CheckedArithmetic
{
    public static int AddOverflows() { int a = int.MaxValue; return checked(a + 1); }
    public static int AddFits() { int a = int.MaxValue - 1; return checked(a + 1); }
    public static int SubtractOverflows() { int a = int.MinValue; return checked(a - 1); }
    public static int MultiplyOverflows() { int a = 65536; return checked(a * a); }
    public static int MultiplyMinByMinusOne() { int a = int.MinValue, b = -1; return checked(a * b); }
    public static int NegateMinOverflows() { int a = int.MinValue; return checked(-a); }
    public static long LongAddOverflows() { long a = long.MaxValue; return checked(a + 1); }
    public static long LongMultiplyOverflows() { long a = 1L << 40; return checked(a * a); }
    public static long LongMultiplyFits() { long a = -(1L << 31), b = 1L << 32; return checked(a * b); }
    public static uint UintAddOverflows() { uint a = uint.MaxValue; return checked(a + 1); }
    public static uint UintSubtractOverflows() { uint a = 0; return checked(a - 1); }
    public static uint UintMultiplyFits() { uint a = 65537; return checked(a * 65535); }
    public static uint UintMultiplyOverflows() { uint a = 65536; return checked(a * 65536); }
    public static ulong UlongAddOverflows() { ulong a = ulong.MaxValue; return checked(a + 1); }
    public static ulong UlongMultiplyOverflows() { ulong a = ulong.MaxValue; return checked(a * 2); }
    public static ulong UlongSubtractFits() { ulong a = ulong.MaxValue; return checked(a - 1); }
    public static byte ByteIncrementOverflows() { byte b = 255; checked { b++; } return b; }
    public static sbyte SbyteNegateOverflows() { sbyte b = -128; return checked((sbyte)-b); }
    public static short ShortCompoundOverflows() { short s = 32000; checked { s += 1000; } return s; }
    public static char CharDecrementOverflows() { char c = '\0'; checked { c--; } return c; }
    public static byte IntToByteOverflows() { int i = 256; return checked((byte)i); }
    public static byte NegativeToByteOverflows() { int i = -1; return checked((byte)i); }
    public static sbyte IntToSbyteFits() { int i = -128; return checked((sbyte)i); }
    public static uint NegativeIntToUintOverflows() { int i = -1; return checked((uint)i); }
    public static int UintToIntOverflows() { uint u = 0x8000_0000; return checked((int)u); }
    public static ulong NegativeLongToUlongOverflows() { long l = -1; return checked((ulong)l); }
    public static long UlongToLongOverflows() { ulong u = ulong.MaxValue; return checked((long)u); }
    public static int LongToIntOverflows() { long l = 1L << 31; return checked((int)l); }
    public static int DoubleToIntOverflows() { double d = 2147483648.0; return checked((int)d); }
    public static int DoubleToIntJustFits() { double d = 2147483647.9; return checked((int)d); }
    public static int DoubleToIntLowestFits() { double d = -2147483648.9; return checked((int)d); }
    public static int NanToIntOverflows() { double d = double.NaN; return checked((int)d); }
    public static long DoubleToLongOverflows() { double d = 9223372036854775808.0; return checked((long)d); }
    public static ulong DoubleToUlongFits() { double d = 9223372036854775808.0; return checked((ulong)d); }
    public static byte DoubleToByteNegativeFractionFits() { double d = -0.5; return checked((byte)d); }
    public static uint DoubleToUintNegativeOverflows() { double d = -1.0; return checked((uint)d); }
    public static short FloatToShortOverflows() { float f = 40000f; return checked((short)f); }
    public static char IntToCharOverflows() { int i = 65536; return checked((char)i); }

    public static int UncheckedInsideChecked()
    {
        int a = int.MaxValue;
        checked { return unchecked(a + 2); }
    }

    public static string CheckedDoesNotReachCallees()
    {
        static int Add(int a, int b) => a + b;
        int max = int.MaxValue;
        return checked(Add(max, 1)).ToString();
    }

    public static int LambdaInsideCheckedBlockIsChecked()
    {
        int a = int.MaxValue;
        checked
        {
            Func<int, int> f = x => x + a;
            return f(1);
        }
    }

    public static int CheckedDivisionStillOverflowException()
    {
        int a = int.MinValue, b = -1;
        try { return checked(a / b); }
        catch (OverflowException) { return 1; }
        catch (ArithmeticException) { return 2; }
    }

    public static int ShiftIsNeverChecked() { int a = int.MaxValue; return checked(a << 4); }
    public static double FloatingNeverChecked() { double d = double.MaxValue; return checked(d * 10); }

    public static (int, int) LoopUntilOverflow()
    {
        int value = 1, steps = 0;
        try { while (true) { value = checked(value * 3); steps++; } }
        catch (OverflowException) { return (value, steps); }
    }

    public static int PartialEffectsBeforeOverflow()
    {
        int[] a = [1, int.MaxValue, 3];
        try { checked { for (int i = 0; i < a.Length; i++) a[i]++; } }
        catch (OverflowException) { a[2] += 10; }
        return a[0] * 100 + a[2];
    }

    public static int ConstantUncheckedExpression() => unchecked(int.MaxValue + 10);
    public static uint ConstantNegativeToUint() => unchecked((uint)-5);
    public static byte ConstantTruncation() => unchecked((byte)0x1FF);
    public static nint CheckedNativeAddOverflows() { nint a = nint.MaxValue; return checked(a + 1); }
    public static nuint CheckedNativeUnsignedConversion() { int i = -1; return checked((nuint)i); }
    public static int ArrayLengthCheckedConversion() { long n = -1; var a = new int[n]; return a.Length; }

    public static int IncrementPropertyChecked()
    {
        var c = new Counter { Value = int.MaxValue };
        try { checked { c.Value++; } } catch (OverflowException) { return c.Value == int.MaxValue ? 1 : 2; }
        return 3;
    }

    private sealed class Counter { public int Value { get; set; } }
}
