using System;

namespace Conformance;

public static class FloatingPoint
{
    public static double ClassicSum() { double a = 0.1, b = 0.2; return a + b; }
    public static float FloatSum() { float a = 0.1f, b = 0.2f; return a + b; }
    public static bool FloatSumComparedAsDouble() { float a = 0.1f; return a == 0.1; }
    public static float FloatAbsorbsSmallAddend() { float a = 16777216f; return a + 1f + 1f; }
    public static float FloatTimesIntIsFloat() { float a = 0.1f; int n = 3; return a * n; }
    public static double FloatTimesDoubleIsDouble() { float a = 0.1f; double d = 3; return a * d; }
    public static float AccumulateFloat() { float s = 0; for (int i = 0; i < 1000; i++) s += 0.1f; return s; }
    public static double AccumulateDouble() { double s = 0; for (int i = 0; i < 1000; i++) s += 0.1; return s; }
    public static float FloatProductRoundsEachStep() { float a = 1.1f; for (int i = 0; i < 10; i++) a = a * a / 1.1f; return a; }
    public static (double, double, double) DivisionByZero() { double z = 0, one = 1; return (one / z, -one / z, z / z); }
    public static (float, float, float) FloatDivisionByZero() { float z = 0, one = 1; return (one / z, -one / z, z / z); }
    public static (double, double) NegativeZero() { double z = 0.0; double n = -z; return (n, 1 / n); }
    public static (bool, bool) NegativeZeroEqualsZero() { double n = -0.0; return (n == 0.0, n.Equals(0.0)); }
    public static float FloatNegativeZeroProduct() { float a = -1f, b = 0f; return a * b; }
    public static (bool, bool, bool, bool, bool, bool) NanComparisons() { double n = double.NaN; return (n == n, n != n, n < 1, n > 1, n <= 1, n >= 1); }
    public static (bool, int, int) NanEqualsAndCompareTo() { double n = double.NaN; return (n.Equals(double.NaN), n.CompareTo(1.0), 1.0.CompareTo(n)); }

    public static int BranchesOnNan()
    {
        double n = double.NaN; int r = 0;
        if (n < 1) r += 1;
        if (!(n < 1)) r += 2;
        if (n >= 1) r += 4;
        if (!(n >= 1)) r += 8;
        if (n == n) r += 16;
        if (n != n) r += 32;
        if (!(n > 1) && !(n <= 1)) r += 64;
        return r;
    }

    public static int FloatBranchesOnNan()
    {
        float n = float.NaN, x = 2; int r = 0;
        while (n < x) { r += 1; break; }
        do { r += 2; } while (n > x);
        for (; !(n >= x);) { r += 4; break; }
        r += n <= x ? 8 : 16;
        r += n == x ? 32 : 64;
        return r;
    }

    public static (double, double, double, double) Remainder() { double a = 5.5, b = -5.5; return (a % 2, b % 2, a % -2, b % -2.25); }
    public static (double, double, double) RemainderSpecial() { double a = 5, inf = double.PositiveInfinity, z = 0; return (a % inf, inf % a, a % z); }
    public static double RemainderKeepsNegativeZero() { double a = -4, b = 2; return a % b; }
    public static float FloatRemainder() { float a = 10.3f, b = 0.7f; return a % b; }
    public static (double, double) InfinityArithmetic() { double i = double.PositiveInfinity; return (i - i, i * 0); }
    public static (double, float) OverflowToInfinity() { double d = double.MaxValue; float f = float.MaxValue; return (d * 2, f * 2f); }
    public static (double, float) Subnormals() { double d = double.Epsilon; float f = float.Epsilon; return (d / 2, f * 3); }
    public static (double, double, float, float) Extremes() => (double.MaxValue, double.Epsilon, float.MaxValue, float.Epsilon);
    public static (bool, bool, bool, bool) Classification() => (double.IsNaN(0.0 / 0.0), double.IsInfinity(1e308 * 10), float.IsFinite(1f), double.IsNegative(-0.0));
    public static double Negation() { double d = 2.5; d = -d; return d - 0.25; }
    public static (double, double) PreAndPostIncrement() { double d = 1.5; double a = d++; double b = ++d; return (a, b); }
    public static (double, double, double, double) CompoundAssignments() { double d = 10; d += 0.5; double a = d; d -= 3; double b = d; d *= 2; double c = d; d /= 4; return (a, b, c, d); }
    public static float CompoundFloatWithDouble() { float f = 1f; f += (float)1e-8; f *= 3; return f; }
    public static int IntegerCompoundWithDouble() { int i = 10; i = (int)(i * 1.55); i += (int)0.99; return i; }
    public static (int, long) Bits() => (BitConverter.SingleToInt32Bits(-1.5f), BitConverter.DoubleToInt64Bits(-0.0));
    public static (float, double) FromBits() => (BitConverter.Int32BitsToSingle(0x40490FDB), BitConverter.Int64BitsToDouble(0x4009_21FB_5444_2D18));
    public static bool NanBitsAreNegativeQuiet() { double z = 0; return BitConverter.DoubleToInt64Bits(z / z) != 0; }
    public static string DoubleToStringShortest() { double a = 0.1, b = 1e21, c = 1.0 / 3, d = 123456789.125, e = 1e-5; return $"{a} {b} {c} {d} {e} {-0.0} {100.0}"; }
    public static string FloatToStringShortest() { float a = 0.1f, b = 1f / 3, c = 16777216f, d = 1e10f; return $"{a} {b} {c} {d} {float.NaN} {float.PositiveInfinity}"; }
    public static double Horner() { double x = 1.5, r = 0; foreach (double c in new[] { 2.0, -3.0, 0.5, 4.0 }) r = r * x + c; return r; }
    public static double NewtonSquareRoot() { double x = 1; for (int i = 0; i < 20; i++) x = (x + 2 / x) / 2; return x; }
    public static double HarmonicSum() { double s = 0; for (int i = 1; i <= 100; i++) s += 1.0 / i; return s; }
    public static (float, double) MixedTernary() { bool t = true; float f = 0.3f; double d = t ? f : 1.0; return (f, d); }
    public static bool FloatEqualityAfterRoundTrip() { float f = 0.7f; double d = f; return (float)d == f; }
    public static (float, float) FloatFieldRounding() { var h = new Holder { Value = (float)(1.0 / 3.0) }; h.Value += 1e-9f; return (h.Value, h.Value * 3f); }
    public static (double, float) ArrayElements() { double[] d = [0.1, 0.2]; float[] f = [0.1f, 0.2f]; d[0] += d[1]; f[0] += f[1]; return (d[0], f[0]); }
    public static string HalfValues() { Half h = (Half)0.1; return $"{h} {(float)h} {Half.MaxValue}"; }
    public static (double, double) MaxAndMinWithNan() => (Math.Max(1.0, double.NaN), Math.Min(double.NaN, 1.0));
    public static int SwitchOnDouble() { double d = 2.5; return d switch { < 0 => 1, 2.5 => 2, double.NaN => 3, _ => 4 }; }
    public static int NanPattern() { double d = double.NaN; return d switch { < 0 => 1, >= 0 => 2, double.NaN => 3 }; }

    private sealed class Holder { public float Value; }
}
