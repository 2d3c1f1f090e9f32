using System;
using System.Globalization;
using System.Linq;
using System.Numerics;
using System.Text;

namespace Conformance;

/// <summary>Complex numbers with parts that are not finite, huge or tiny, their functions, and them as numbers of generic mathematics.</summary>
public static class ComplexNumbers
{
    private const double Infinite = double.PositiveInfinity, None = double.NaN;

    private static readonly Complex[] Usual = { new(1.5, -2), new(0, 0), new(-0.0, 0.0), new(3, 4), new(-3, 0), new(0, -2), new(1, 1e-20), new(0.99, 1e-5), new(1.2, 0.1), new(100, 0.5) };
    private static readonly Complex[] Unusual = { new(None, 0), new(Infinite, 1), new(1, -Infinite), new(-Infinite, 0), new(0, None), new(None, 1), new(-Infinite, 1), new(None, Infinite), new(-Infinite, None), new(Infinite, None) };
    private static readonly Complex[] Extreme = { new(1e200, 1e200), new(1e-300, -1e-300), new(1e308, 1e308), new(5e-324, 5e-324), new(-1e308, 1e308), new(0, 300) };

    private static string Text(Complex value) => "<" + value.Real.ToString("R", CultureInfo.InvariantCulture) + ";" + value.Imaginary.ToString("R", CultureInfo.InvariantCulture) + ">";
    private static string All(Func<Complex, Complex> function) => string.Concat(Usual.Concat(Unusual).Concat(Extreme).Select(value => Text(function(value))));

    private static string Name(Action action)
    {
        try
        {
            action();
            return "ok ";
        }
        catch (Exception error)
        {
            return error.GetType().Name + " ";
        }
    }

    public static string Roots() => All(Complex.Sqrt);
    public static string Magnitudes() => string.Join(" ", Usual.Concat(Unusual).Concat(Extreme).Select(value => Complex.Abs(value)));
    public static string Reciprocals() => All(Complex.Reciprocal);
    public static string Sines() => All(Complex.Sin);
    public static string Cosines() => All(Complex.Cos);
    public static string Tangents() => All(Complex.Tan);
    public static string HyperbolicSines() => All(Complex.Sinh);
    public static string HyperbolicCosines() => All(Complex.Cosh);
    public static string HyperbolicTangents() => All(Complex.Tanh);
    public static string ArcSines() => All(Complex.Asin);
    public static string ArcCosines() => All(Complex.Acos);
    public static string ArcTangents() => All(Complex.Atan);
    public static string Logarithms() => All(Complex.Log10) + All(value => Complex.Log(value, 2));
    public static string TimesReal() => All(value => value * 2) + All(value => 3 * value) + All(value => Complex.Multiply(value, None));
    public static string ByReal() => All(value => value / 2) + All(value => value / 0) + All(value => Complex.Divide(2, value)) + All(value => 0 / value);
    public static string PlusReal() => All(value => value + 2) + All(value => 2 - value) + All(value => Complex.Subtract(value, 2));

    public static string Products()
    {
        var text = new StringBuilder();
        foreach (Complex left in Usual.Take(4).Concat(Unusual.Take(4)))
        {
            foreach (Complex right in Usual.Take(4).Concat(Unusual.Take(4))) text.Append(Text(left * right)).Append(Text(left / right));
        }
        return text.ToString();
    }

    public static string Steps()
    {
        Complex value = new(1, 1);
        value++;
        Complex old = value--;
        return value + " " + old + +value + (Complex)'a' + (Complex)(Half)0.5 + (Complex)(nint)(-3) + (Complex)(Int128)7 + (Complex)(UInt128)8 + (Complex)1.5m;
    }

    private static string Kinds<T>(T value) where T : INumberBase<T> =>
        (T.IsCanonical(value) ? "c" : "") + (T.IsComplexNumber(value) ? "C" : "") + (T.IsEvenInteger(value) ? "e" : "") + (T.IsFinite(value) ? "f" : "") + (T.IsImaginaryNumber(value) ? "i" : "") + (T.IsInfinity(value) ? "I" : "") + (T.IsInteger(value) ? "n" : "") + (T.IsNaN(value) ? "N" : "")
        + (T.IsNegative(value) ? "-" : "") + (T.IsNegativeInfinity(value) ? "<" : "") + (T.IsNormal(value) ? "m" : "") + (T.IsOddInteger(value) ? "o" : "") + (T.IsPositive(value) ? "+" : "") + (T.IsPositiveInfinity(value) ? ">" : "") + (T.IsRealNumber(value) ? "r" : "") + (T.IsSubnormal(value) ? "s" : "") + (T.IsZero(value) ? "0" : "") + " ";

    public static string KindsOfNumbers() => string.Concat(Usual.Concat(Unusual).Concat(Extreme).Concat(new Complex[] { 2, 3, -4, new(0, 5e-324), Infinite, -Infinite }).Select(Kinds));

    private static T Polynomial<T>(T x) where T : INumberBase<T> => (T.One + T.One) * x * x - x / (T.One + T.One) + T.MultiplicativeIdentity + T.AdditiveIdentity;

    private static string Larger<T>(T x, T y) where T : INumberBase<T> => T.MaxMagnitude(x, y) + "" + T.MinMagnitude(x, y) + T.MaxMagnitudeNumber(x, y) + T.MinMagnitudeNumber(x, y);

    public static string AsNumbers() =>
        Polynomial(new Complex(1, 2)) + " " + Polynomial(2.0) + Larger(new Complex(1, 2), new Complex(-2, 1)) + Larger(new Complex(3, 4), new Complex(3, -4)) + Larger(new Complex(-3, -4), new Complex(3, 4)) + Larger(new Complex(-3, 4), new Complex(3, -4)) + Larger(new Complex(3, -4), new Complex(-3, 4)) + Larger(Complex.NaN, Complex.One) + Larger(Complex.One, Complex.NaN) + Larger(new Complex(-3, -4), new Complex(-3, 4))
        + Radix<Complex>() + Absolute(new Complex(3, -4)) + Absolute(-2);

    private static int Radix<T>() where T : INumberBase<T> => T.Radix;
    private static T Absolute<T>(T value) where T : INumberBase<T> => T.Abs(value);
    private static TOut Checked<TIn, TOut>(TIn value) where TIn : INumberBase<TIn> where TOut : INumberBase<TOut> => TOut.CreateChecked(value);
    private static TOut Saturating<TIn, TOut>(TIn value) where TIn : INumberBase<TIn> where TOut : INumberBase<TOut> => TOut.CreateSaturating(value);
    private static TOut Truncating<TIn, TOut>(TIn value) where TIn : INumberBase<TIn> where TOut : INumberBase<TOut> => TOut.CreateTruncating(value);

    public static string Conversions() =>
        Checked<int, Complex>(5) + " " + Checked<decimal, Complex>(2.5m) + Saturating<ulong, Complex>(ulong.MaxValue) + Truncating<Half, Complex>((Half)1.5) + Checked<Complex, int>(7.9) + Checked<Complex, double>(-0.5) + Saturating<Complex, byte>(new Complex(300, 0)) + Saturating<Complex, int>(new Complex(-1e30, 0)) + Truncating<Complex, long>(new Complex(5.5, 0))
        + Name(() => Checked<Complex, int>(new Complex(1, 1))) + Name(() => Checked<Complex, byte>(300)) + Name(() => Checked<Complex, double>(new Complex(1, 1))) + Checked<Complex, decimal>(2.25) + Saturating<Complex, float>(new Complex(1e300, 0)) + Checked<BigInteger, Complex>(10) + Checked<Complex, BigInteger>(1e20) + Checked<Complex, Complex>(new Complex(1, 2));

    private static string Tried(string? text, NumberStyles style = NumberStyles.Float) => Complex.TryParse(text, style, CultureInfo.InvariantCulture, out Complex value) ? value.ToString() : "no" + value;

    public static string Parsed() =>
        Complex.Parse("<1.5; -2>", CultureInfo.InvariantCulture) + " " + Complex.Parse("<1;2>".AsSpan(), null) + Tried("<NaN; Infinity>") + Tried("<1; 2") + Tried("1; 2") + Tried("  <1; 2>") + Tried("<1; 2> ") + Tried("<1;  2>") + Tried("<1;  2>", NumberStyles.None) + Tried("<;>") + Tried("<1,000; 2>", NumberStyles.Number) + Tried("") + Tried(null) + Tried("<1e400; 2>") + Tried("<>;12")
        + Name(() => Complex.Parse("x", null)) + Name(() => Complex.Parse(null!, (IFormatProvider?)null)) + Name(() => Complex.TryParse("<1; 2>", NumberStyles.HexNumber, null, out _)) + Complex.TryParse("<3; 4>".AsSpan(), null, out Complex read) + read;

    public static string Formatted()
    {
        var chars = new char[12];
        var bytes = new byte[6];
        Complex value = new(1.25, -2);
        bool first = value.TryFormat(chars, out int count, "F1", CultureInfo.InvariantCulture);
        bool second = value.TryFormat(bytes, out int size, default, CultureInfo.InvariantCulture);
        return first + " " + count + new string(chars, 0, count) + second + size + $"{value:E2}" + value.ToString(CultureInfo.InvariantCulture) + new Complex(None, Infinite) + new Complex(-0.0, 0);
    }

    public static string Hypotenuses() => double.Hypot(3, 4) + " " + double.Hypot(1e300, 1e300) + " " + double.Hypot(Infinite, None) + " " + double.Hypot(None, 1) + " " + float.Hypot(1e38f, 1e38f) + " " + double.Hypot(1e-320, 1e-320) + " " + double.Hypot(0.1, 0.7) + " " + double.Hypot(1.2, 0.1) + " " + float.Hypot(3e38f, 3e38f) + " " + double.Hypot(0, -0.0) + " " + double.Hypot(-5, 1e-30);
}
