namespace System;

public static partial class Math
{
    public static sbyte Max(sbyte val1, sbyte val2) => val1 < val2 ? val2 : val1;
    public static sbyte Min(sbyte val1, sbyte val2) => val2 < val1 ? val2 : val1;
    public static byte Max(byte val1, byte val2) => val1 < val2 ? val2 : val1;
    public static byte Min(byte val1, byte val2) => val2 < val1 ? val2 : val1;
    public static short Max(short val1, short val2) => val1 < val2 ? val2 : val1;
    public static short Min(short val1, short val2) => val2 < val1 ? val2 : val1;
    public static ushort Max(ushort val1, ushort val2) => val1 < val2 ? val2 : val1;
    public static ushort Min(ushort val1, ushort val2) => val2 < val1 ? val2 : val1;
    public static int Max(int val1, int val2) => val1 < val2 ? val2 : val1;
    public static int Min(int val1, int val2) => val2 < val1 ? val2 : val1;
    public static uint Max(uint val1, uint val2) => val1 < val2 ? val2 : val1;
    public static uint Min(uint val1, uint val2) => val2 < val1 ? val2 : val1;
    public static long Max(long val1, long val2) => val1 < val2 ? val2 : val1;
    public static long Min(long val1, long val2) => val2 < val1 ? val2 : val1;
    public static ulong Max(ulong val1, ulong val2) => val1 < val2 ? val2 : val1;
    public static ulong Min(ulong val1, ulong val2) => val2 < val1 ? val2 : val1;
    public static nint Max(nint val1, nint val2) => val1 < val2 ? val2 : val1;
    public static nint Min(nint val1, nint val2) => val2 < val1 ? val2 : val1;
    public static nuint Max(nuint val1, nuint val2) => val1 < val2 ? val2 : val1;
    public static nuint Min(nuint val1, nuint val2) => val2 < val1 ? val2 : val1;
    public static decimal Max(decimal val1, decimal val2) => val1 < val2 ? val2 : val1;
    public static decimal Min(decimal val1, decimal val2) => val2 < val1 ? val2 : val1;
    public static sbyte Clamp(sbyte value, sbyte min, sbyte max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static byte Clamp(byte value, byte min, byte max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static short Clamp(short value, short min, short max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static ushort Clamp(ushort value, ushort min, ushort max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static int Clamp(int value, int min, int max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static uint Clamp(uint value, uint min, uint max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static long Clamp(long value, long min, long max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static ulong Clamp(ulong value, ulong min, ulong max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static nint Clamp(nint value, nint min, nint max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static nuint Clamp(nuint value, nuint min, nuint max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static decimal Clamp(decimal value, decimal min, decimal max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static float Clamp(float value, float min, float max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static double Clamp(double value, double min, double max)
    {
        if (min > max) throw new ArgumentException("'" + min.ToString() + "' cannot be greater than " + max.ToString() + ".");
        return value < min ? min : value > max ? max : value;
    }

    public static sbyte Abs(sbyte value) => sbyte.Abs(value);
    public static int Sign(sbyte value) => value < 0 ? -1 : value > 0 ? 1 : 0;
    public static (sbyte Quotient, sbyte Remainder) DivRem(sbyte left, sbyte right) => sbyte.DivRem(left, right);
    public static (byte Quotient, byte Remainder) DivRem(byte left, byte right) => byte.DivRem(left, right);
    public static short Abs(short value) => short.Abs(value);
    public static int Sign(short value) => value < 0 ? -1 : value > 0 ? 1 : 0;
    public static (short Quotient, short Remainder) DivRem(short left, short right) => short.DivRem(left, right);
    public static (ushort Quotient, ushort Remainder) DivRem(ushort left, ushort right) => ushort.DivRem(left, right);
    public static int Abs(int value) => int.Abs(value);
    public static int Sign(int value) => value < 0 ? -1 : value > 0 ? 1 : 0;
    public static (int Quotient, int Remainder) DivRem(int left, int right) => int.DivRem(left, right);
    public static (uint Quotient, uint Remainder) DivRem(uint left, uint right) => uint.DivRem(left, right);
    public static long Abs(long value) => long.Abs(value);
    public static int Sign(long value) => value < 0 ? -1 : value > 0 ? 1 : 0;
    public static (long Quotient, long Remainder) DivRem(long left, long right) => long.DivRem(left, right);
    public static (ulong Quotient, ulong Remainder) DivRem(ulong left, ulong right) => ulong.DivRem(left, right);
    public static nint Abs(nint value) => nint.Abs(value);
    public static int Sign(nint value) => value < 0 ? -1 : value > 0 ? 1 : 0;
    public static (nint Quotient, nint Remainder) DivRem(nint left, nint right) => nint.DivRem(left, right);
    public static (nuint Quotient, nuint Remainder) DivRem(nuint left, nuint right) => nuint.DivRem(left, right);
    public static decimal Abs(decimal value) => decimal.Abs(value);
    public static int Sign(decimal value) => decimal.Sign(value);
    public static int Sign(float value) => MathF.Sign(value);
    public static float Abs(float value) => MathF.Abs(value);
    public static float Max(float val1, float val2) => MathF.Max(val1, val2);
    public static float Min(float val1, float val2) => MathF.Min(val1, val2);
    public static decimal Ceiling(decimal d) => decimal.Ceiling(d);
    public static decimal Floor(decimal d) => decimal.Floor(d);
    public static decimal Truncate(decimal d) => decimal.Truncate(d);
    public static decimal Round(decimal d) => decimal.Round(d, 0);
    public static decimal Round(decimal d, int decimals) => decimal.Round(d, decimals);
    public static decimal Round(decimal d, MidpointRounding mode) => decimal.Round(d, 0, mode);
    public static decimal Round(decimal d, int decimals, MidpointRounding mode) => decimal.Round(d, decimals, mode);

    public static int DivRem(int a, int b, out int result)
    {
        int quotient = a / b;
        result = a - quotient * b;
        return quotient;
    }

    public static long DivRem(long a, long b, out long result)
    {
        long quotient = a / b;
        result = a - quotient * b;
        return quotient;
    }

    public static long BigMul(int a, int b) => (long)a * b;
    public static ulong BigMul(uint a, uint b) => (ulong)a * b;
    [MethodImpl(InternalCall)] private static extern ulong MultiplyHigh(ulong a, ulong b);
    [MethodImpl(InternalCall)] private static extern long MultiplyHigh(long a, long b);

    public static Int128 BigMul(long a, long b) => (Int128)a * b;
    public static UInt128 BigMul(ulong a, ulong b) => (UInt128)a * b;

    public static ulong BigMul(ulong a, ulong b, out ulong low)
    {
        low = unchecked(a * b);
        return MultiplyHigh(a, b);
    }

    public static long BigMul(long a, long b, out long low)
    {
        low = unchecked(a * b);
        return MultiplyHigh(a, b);
    }
}
