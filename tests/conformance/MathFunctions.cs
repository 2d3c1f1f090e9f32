using System;

namespace Conformance;

public static class MathFunctions
{
    public static (int, long, double, float) Abs() => (Math.Abs(-5), Math.Abs(-5L), Math.Abs(-2.5), MathF.Abs(-2.5f));
    public static int AbsOfMinThrows() { int m = int.MinValue; return Math.Abs(m); }
    public static short AbsOfShortMinThrows() => Math.Abs(short.MinValue);
    public static (int, uint, double) Max() => (Math.Max(-1, 1), Math.Max(1u, uint.MaxValue), Math.Max(-0.0, 0.0));
    public static (int, byte, double) Min() => (Math.Min(-1, 1), Math.Min((byte)3, (byte)200), Math.Min(0.0, -0.0));
    public static (int, int, double) Sign() => (Math.Sign(-3), Math.Sign(0L), Math.Sign(2.5));
    public static int SignOfNanThrows() => Math.Sign(double.NaN);
    public static (int, double) Clamp() => (Math.Clamp(15, 0, 10), Math.Clamp(-0.5, 0.0, 1.0));
    public static int ClampInvertedThrows() => Math.Clamp(1, 5, 2);
    public static (double, double, double, double) RoundHalfToEven() => (Math.Round(0.5), Math.Round(1.5), Math.Round(-2.5), Math.Round(2.675, 2));
    public static (double, double) RoundAwayFromZero() => (Math.Round(0.5, MidpointRounding.AwayFromZero), Math.Round(-2.5, MidpointRounding.AwayFromZero));
    public static (double, double, double) RoundDirected() => (Math.Round(2.7, MidpointRounding.ToZero), Math.Round(-2.1, MidpointRounding.ToNegativeInfinity), Math.Round(2.1, MidpointRounding.ToPositiveInfinity));
    public static (double, double, double) FloorCeilingTruncate() => (Math.Floor(-2.5), Math.Ceiling(-2.5), Math.Truncate(-2.5));
    public static double CeilingGivesNegativeZero() { double d = -0.3; return Math.Ceiling(d); }
    public static (double, double, double) SquareAndCubeRoot() => (Math.Sqrt(2), Math.Cbrt(27), Math.Sqrt(-1));
    public static (float, float) FloatRoots() => (MathF.Sqrt(2f), MathF.Floor(-0.5f));
    public static (double, double, double, double) Pow() => (Math.Pow(2, 10), Math.Pow(-8, 3), Math.Pow(-8, 0.5), Math.Pow(0, 0));
    public static (double, double, double) ExpAndLog() => (Math.Exp(0), Math.Log(1), Math.Log(0));
    public static (double, double, double) LogBases() => (Math.Log10(1000), Math.Log2(1024), Math.Log(-1));
    public static (double, double, double) Trigonometry() => (Math.Sin(0), Math.Cos(0), Math.Round(Math.Tan(Math.PI / 4), 12));
    public static (double, double) InverseTrigonometry() => (Math.Atan2(1, -0.0), Math.Round(Math.Asin(0.5), 12));
    public static (long, int) BigMul() => (Math.BigMul(int.MaxValue, int.MinValue), (int)(Math.BigMul(uint.MaxValue, uint.MaxValue) >> 40));
    public static (int, int) DivRem() { int q = Math.DivRem(-17, 5, out int r); return (q, r); }
    public static (long, long) DivRemTuple() { var (q, r) = Math.DivRem(100L, -7L); return (q, r); }
    public static double IeeeRemainder() => Math.IEEERemainder(5, 3);
    public static (double, double) FusedMultiplyAdd() => (Math.FusedMultiplyAdd(2, 3, 4), Math.FusedMultiplyAdd(0.1, 10, -1));
    public static (double, double) BitIncrement() => (Math.BitIncrement(1.0), Math.BitDecrement(0.0));
    public static (double, double) CopySignAndScale() => (Math.CopySign(3, -0.0), Math.ScaleB(1.5, 4));
    public static int ILogB() => Math.ILogB(1000.0);
    public static double Hypotenuse() { double a = 3, b = 4; return Math.Sqrt(a * a + b * b); }
    public static (double, double) Constants() => (Math.PI, Math.E);
    public static (int, double) GenericMathMembers() => (int.Max(3, 4), double.MaxMagnitude(-5, 3));
    public static bool IsPrimeByTrialDivision() { int n = 7919; for (int d = 2; d * d <= n; d++) if (n % d == 0) return false; return n > 1; }
}
