namespace System;

public static partial class Math
{
    public const double E = 2.7182818284590452354;
    public const double PI = 3.14159265358979323846;
    public const double Tau = 6.283185307179586476925;

    [MethodImpl(InternalCall)] internal static extern double Hypot(double x, double y);
    [MethodImpl(InternalCall)] public static extern double Acos(double d);
    [MethodImpl(InternalCall)] public static extern double Acosh(double d);
    [MethodImpl(InternalCall)] public static extern double Asin(double d);
    [MethodImpl(InternalCall)] public static extern double Asinh(double d);
    [MethodImpl(InternalCall)] public static extern double Atan(double d);
    [MethodImpl(InternalCall)] public static extern double Atanh(double d);
    [MethodImpl(InternalCall)] public static extern double Cbrt(double d);
    [MethodImpl(InternalCall)] public static extern double Ceiling(double a);
    [MethodImpl(InternalCall)] public static extern double Cos(double d);
    [MethodImpl(InternalCall)] public static extern double Cosh(double d);
    [MethodImpl(InternalCall)] public static extern double Exp(double d);
    [MethodImpl(InternalCall)] public static extern double Floor(double d);
    [MethodImpl(InternalCall)] public static extern double Log(double d);
    [MethodImpl(InternalCall)] public static extern double Log2(double d);
    [MethodImpl(InternalCall)] public static extern double Log10(double d);
    [MethodImpl(InternalCall)] public static extern double Sin(double d);
    [MethodImpl(InternalCall)] public static extern double Sinh(double d);
    [MethodImpl(InternalCall)] public static extern double Sqrt(double d);
    [MethodImpl(InternalCall)] public static extern double Tan(double d);
    [MethodImpl(InternalCall)] public static extern double Tanh(double d);
    [MethodImpl(InternalCall)] public static extern double Truncate(double d);
    [MethodImpl(InternalCall)] public static extern double BitIncrement(double d);
    [MethodImpl(InternalCall)] public static extern double BitDecrement(double d);
    [MethodImpl(InternalCall)] public static extern double Pow(double x, double y);
    [MethodImpl(InternalCall)] public static extern double Atan2(double y, double x);
    [MethodImpl(InternalCall)] public static extern double IEEERemainder(double x, double y);
    [MethodImpl(InternalCall)] public static extern double CopySign(double x, double y);
    [MethodImpl(InternalCall)] public static extern double FusedMultiplyAdd(double x, double y, double z);
    [MethodImpl(InternalCall)] public static extern double ScaleB(double x, int n);
    [MethodImpl(InternalCall)] public static extern int ILogB(double x);
    [MethodImpl(InternalCall)] private static extern double RoundCore(double x, int digits, int mode);

    public static double Log(double a, double newBase)
    {
        if (double.IsNaN(a)) return a;
        if (double.IsNaN(newBase)) return newBase;
        if (newBase == 1) return double.NaN;
        if (a != 1 && (newBase == 0 || double.IsPositiveInfinity(newBase))) return double.NaN;
        return Log(a) / Log(newBase);
    }

    public static double Round(double x) => RoundCore(x, 0, 0);
    public static double Round(double x, int digits) => Round(x, digits, MidpointRounding.ToEven);
    public static double Round(double x, MidpointRounding mode) => Round(x, 0, mode);

    public static double Round(double x, int digits, MidpointRounding mode)
    {
        if (digits < 0 || digits > 15) throw new ArgumentOutOfRangeException("digits", "Rounding digits must be between 0 and 15, inclusive.");
        if ((uint)mode > 4) throw new ArgumentException("The value '" + mode.ToString() + "' is not valid for this usage of the type MidpointRounding.", "mode");
        return RoundCore(x, digits, (int)mode);
    }

    public static double Abs(double value) => value < 0 ? -value : value == 0 ? 0d : value;

    public static double Max(double val1, double val2)
    {
        if (val1 != val2) return double.IsNaN(val1) || val2 < val1 ? val1 : val2;
        return double.IsNegative(val2) ? val1 : val2;
    }

    public static double Min(double val1, double val2)
    {
        if (val1 != val2) return double.IsNaN(val1) || val1 < val2 ? val1 : val2;
        return double.IsNegative(val1) ? val1 : val2;
    }

    public static double MaxMagnitude(double x, double y)
    {
        double ax = Abs(x);
        double ay = Abs(y);
        if (ax > ay || double.IsNaN(ax)) return x;
        return ax == ay && !double.IsNegative(x) ? x : y;
    }

    public static double MinMagnitude(double x, double y)
    {
        double ax = Abs(x);
        double ay = Abs(y);
        if (ax < ay || double.IsNaN(ax)) return x;
        return ax == ay && double.IsNegative(x) ? x : y;
    }

    public static int Sign(double value)
    {
        if (double.IsNaN(value)) throw new ArithmeticException("Function does not accept floating point Not-a-Number values.");
        return value < 0 ? -1 : value > 0 ? 1 : 0;
    }

    public static (double Sin, double Cos) SinCos(double x) => (Sin(x), Cos(x));
    public static double ReciprocalEstimate(double d) => 1 / d;
    public static double ReciprocalSqrtEstimate(double d) => 1 / Sqrt(d);
}
