namespace System;

public static class MathF
{
    public const float E = 2.71828183f;
    public const float PI = 3.14159265f;
    public const float Tau = 6.283185307f;

    [MethodImpl(InternalCall)] public static extern float Acos(float x);
    [MethodImpl(InternalCall)] public static extern float Acosh(float x);
    [MethodImpl(InternalCall)] public static extern float Asin(float x);
    [MethodImpl(InternalCall)] public static extern float Asinh(float x);
    [MethodImpl(InternalCall)] public static extern float Atan(float x);
    [MethodImpl(InternalCall)] public static extern float Atanh(float x);
    [MethodImpl(InternalCall)] public static extern float Cbrt(float x);
    [MethodImpl(InternalCall)] public static extern float Ceiling(float x);
    [MethodImpl(InternalCall)] public static extern float Cos(float x);
    [MethodImpl(InternalCall)] public static extern float Cosh(float x);
    [MethodImpl(InternalCall)] public static extern float Exp(float x);
    [MethodImpl(InternalCall)] public static extern float Floor(float x);
    [MethodImpl(InternalCall)] public static extern float Log(float x);
    [MethodImpl(InternalCall)] public static extern float Log2(float x);
    [MethodImpl(InternalCall)] public static extern float Log10(float x);
    [MethodImpl(InternalCall)] public static extern float Sin(float x);
    [MethodImpl(InternalCall)] public static extern float Sinh(float x);
    [MethodImpl(InternalCall)] public static extern float Sqrt(float x);
    [MethodImpl(InternalCall)] public static extern float Tan(float x);
    [MethodImpl(InternalCall)] public static extern float Tanh(float x);
    [MethodImpl(InternalCall)] public static extern float Truncate(float x);
    [MethodImpl(InternalCall)] public static extern float BitIncrement(float x);
    [MethodImpl(InternalCall)] public static extern float BitDecrement(float x);
    [MethodImpl(InternalCall)] public static extern float Pow(float x, float y);
    [MethodImpl(InternalCall)] public static extern float Atan2(float y, float x);
    [MethodImpl(InternalCall)] public static extern float IEEERemainder(float x, float y);
    [MethodImpl(InternalCall)] public static extern float CopySign(float x, float y);
    [MethodImpl(InternalCall)] public static extern float FusedMultiplyAdd(float x, float y, float z);
    [MethodImpl(InternalCall)] public static extern float ScaleB(float x, int n);
    [MethodImpl(InternalCall)] public static extern int ILogB(float x);
    [MethodImpl(InternalCall)] private static extern float RoundCore(float x, int digits, int mode);

    public static float Log(float a, float newBase)
    {
        if (float.IsNaN(a)) return a;
        if (float.IsNaN(newBase)) return newBase;
        if (newBase == 1) return float.NaN;
        if (a != 1 && (newBase == 0 || float.IsPositiveInfinity(newBase))) return float.NaN;
        return Log(a) / Log(newBase);
    }

    public static float Round(float x) => RoundCore(x, 0, 0);
    public static float Round(float x, int digits) => Round(x, digits, MidpointRounding.ToEven);
    public static float Round(float x, MidpointRounding mode) => Round(x, 0, mode);

    public static float Round(float x, int digits, MidpointRounding mode)
    {
        if (digits < 0 || digits > 6) throw new ArgumentOutOfRangeException("digits", "Rounding digits must be between 0 and 6, inclusive.");
        if ((uint)mode > 4) throw new ArgumentException("The value '" + mode.ToString() + "' is not valid for this usage of the type MidpointRounding.", "mode");
        return RoundCore(x, digits, (int)mode);
    }

    public static float Abs(float value) => value < 0 ? -value : value == 0 ? 0f : value;

    public static float Max(float val1, float val2)
    {
        if (val1 != val2) return float.IsNaN(val1) || val2 < val1 ? val1 : val2;
        return float.IsNegative(val2) ? val1 : val2;
    }

    public static float Min(float val1, float val2)
    {
        if (val1 != val2) return float.IsNaN(val1) || val1 < val2 ? val1 : val2;
        return float.IsNegative(val1) ? val1 : val2;
    }

    public static float MaxMagnitude(float x, float y)
    {
        float ax = Abs(x);
        float ay = Abs(y);
        if (ax > ay || float.IsNaN(ax)) return x;
        return ax == ay && !float.IsNegative(x) ? x : y;
    }

    public static float MinMagnitude(float x, float y)
    {
        float ax = Abs(x);
        float ay = Abs(y);
        if (ax < ay || float.IsNaN(ax)) return x;
        return ax == ay && float.IsNegative(x) ? x : y;
    }

    public static int Sign(float value)
    {
        if (float.IsNaN(value)) throw new ArithmeticException("Function does not accept floating point Not-a-Number values.");
        return value < 0 ? -1 : value > 0 ? 1 : 0;
    }

    public static (float Sin, float Cos) SinCos(float x) => (Sin(x), Cos(x));
    public static float ReciprocalEstimate(float x) => 1 / x;
    public static float ReciprocalSqrtEstimate(float x) => 1 / Sqrt(x);
}
