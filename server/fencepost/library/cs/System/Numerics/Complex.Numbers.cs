using System.Globalization;

namespace System.Numerics;

public readonly partial struct Complex : INumberBase<Complex>, ISignedNumber<Complex>
{
    public static Complex Add(Complex left, double right) => left + right;
    public static Complex Add(double left, Complex right) => left + right;
    public static Complex Subtract(Complex left, double right) => left - right;
    public static Complex Subtract(double left, Complex right) => left - right;
    public static Complex Multiply(Complex left, double right) => left * right;
    public static Complex Multiply(double left, Complex right) => left * right;
    public static Complex Divide(Complex dividend, double divisor) => dividend / divisor;
    public static Complex Divide(double dividend, Complex divisor) => dividend / divisor;
    public static Complex operator +(Complex value) => value;
    public static Complex operator ++(Complex value) => value + One;
    public static Complex operator --(Complex value) => value - One;
    public static implicit operator Complex(char value) => new Complex(value, 0);
    public static implicit operator Complex(Half value) => new Complex((double)value, 0);
    public static implicit operator Complex(nint value) => new Complex(value, 0);
    public static implicit operator Complex(nuint value) => new Complex(value, 0);
    public static explicit operator Complex(Int128 value) => new Complex((double)value, 0);
    public static explicit operator Complex(UInt128 value) => new Complex((double)value, 0);

    static Complex INumberBase<Complex>.One => One;
    static Complex INumberBase<Complex>.Zero => Zero;
    static int INumberBase<Complex>.Radix => 2;
    static Complex IAdditiveIdentity<Complex, Complex>.AdditiveIdentity => Zero;
    static Complex IMultiplicativeIdentity<Complex, Complex>.MultiplicativeIdentity => One;
    static Complex ISignedNumber<Complex>.NegativeOne => new Complex(-1, 0);
    static Complex INumberBase<Complex>.Abs(Complex value) => Abs(value);
    static bool INumberBase<Complex>.IsCanonical(Complex value) => true;
    static bool INumberBase<Complex>.IsZero(Complex value) => value.real == 0 && value.imaginary == 0;
    public static bool IsComplexNumber(Complex value) => value.real != 0 && value.imaginary != 0;
    public static bool IsEvenInteger(Complex value) => value.imaginary == 0 && double.IsEvenInteger(value.real);
    public static bool IsImaginaryNumber(Complex value) => value.real == 0 && double.IsRealNumber(value.imaginary);
    public static bool IsInteger(Complex value) => value.imaginary == 0 && double.IsInteger(value.real);
    public static bool IsNegative(Complex value) => value.imaginary == 0 && double.IsNegative(value.real);
    public static bool IsNegativeInfinity(Complex value) => value.imaginary == 0 && double.IsNegativeInfinity(value.real);
    public static bool IsNormal(Complex value) => double.IsNormal(value.real) && (value.imaginary == 0 || double.IsNormal(value.imaginary));
    public static bool IsOddInteger(Complex value) => value.imaginary == 0 && double.IsOddInteger(value.real);
    public static bool IsPositive(Complex value) => value.imaginary == 0 && double.IsPositive(value.real);
    public static bool IsPositiveInfinity(Complex value) => value.imaginary == 0 && double.IsPositiveInfinity(value.real);
    public static bool IsRealNumber(Complex value) => value.imaginary == 0 && double.IsRealNumber(value.real);
    public static bool IsSubnormal(Complex value) => double.IsSubnormal(value.real) || double.IsSubnormal(value.imaginary);

    public static Complex MaxMagnitude(Complex x, Complex y)
    {
        double first = Abs(x);
        double second = Abs(y);
        return first > second || double.IsNaN(first) || (first == second && Rank(x) > Rank(y)) ? x : y;
    }

    public static Complex MinMagnitude(Complex x, Complex y)
    {
        double first = Abs(x);
        double second = Abs(y);
        return first < second || double.IsNaN(first) || (first == second && Rank(x) < Rank(y)) ? x : y;
    }

    static Complex INumberBase<Complex>.MaxMagnitudeNumber(Complex x, Complex y)
    {
        double first = Abs(x);
        double second = Abs(y);
        return first > second || double.IsNaN(second) || (first == second && Rank(x) > Rank(y)) ? x : y;
    }

    static Complex INumberBase<Complex>.MinMagnitudeNumber(Complex x, Complex y)
    {
        double first = Abs(x);
        double second = Abs(y);
        return first < second || double.IsNaN(second) || (first == second && Rank(x) < Rank(y)) ? x : y;
    }

    /// <summary>Of numbers of one magnitude, the sign of the real part decides, then that of the other one.</summary>
    private static int Rank(Complex value) => (double.IsNegative(value.real) ? 0 : 2) + (double.IsNegative(value.imaginary) ? 0 : 1);

    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) => Number.Write(ToString(format.ToString(), provider), destination, out charsWritten);
    public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) => Number.Write(ToString(format.ToString(), provider), utf8Destination, out bytesWritten);

    private const NumberStyles Style = NumberStyles.Float | NumberStyles.AllowThousands;
    public static Complex Parse(string s, IFormatProvider provider) => Parse(s, Style, provider);
    public static Complex Parse(string s, NumberStyles style, IFormatProvider provider) => Parse((s ?? throw new ArgumentNullException("s")).AsSpan(), style, provider);
    public static Complex Parse(ReadOnlySpan<char> s, IFormatProvider provider) => Parse(s, Style, provider);
    public static Complex Parse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider) => TryParse(s, style, provider, out Complex result) ? result : throw new OverflowException();
    public static bool TryParse(string s, IFormatProvider provider, out Complex result) => TryParse(s, Style, provider, out result);
    public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out Complex result) => TryParse(s.AsSpan(), style, provider, out result);
    public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out Complex result) => TryParse(s, Style, provider, out result);

    // As ToString writes it: <real; imaginary>.
    public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out Complex result)
    {
        result = default;
        double.TryParse(default(ReadOnlySpan<char>), style, provider, out _);
        int open = s.IndexOf('<');
        int middle = s.IndexOf(';');
        int close = s.IndexOf('>');
        if (s.Length < 5 || open < 0 || middle < open || close < middle) return false;
        if (open > 0 && ((style & NumberStyles.AllowLeadingWhite) == 0 || !s.Slice(0, open).IsWhiteSpace())) return false;
        if (!double.TryParse(s.Slice(open + 1, middle - open - 1), style, provider, out double real)) return false;
        if (char.IsWhiteSpace(s[middle + 1])) middle++;
        if (!double.TryParse(s.Slice(middle + 1, close - middle - 1), style, provider, out double imaginary)) return false;
        if (close < s.Length - 1 && ((style & NumberStyles.AllowTrailingWhite) == 0 || !s.Slice(close).IsWhiteSpace())) return false;
        result = new Complex(real, imaginary);
        return true;
    }

    private static bool TryFrom<TOther>(TOther value, out Complex result)
    {
        bool known = WideNumbers.TryReal(value, out double real);
        if (typeof(TOther) == typeof(Half))
        {
            real = (double)(Half)(object)value;
            known = true;
        }
        result = known ? new Complex(real, 0) : default;
        return known;
    }

    static bool INumberBase<Complex>.TryConvertFromChecked<TOther>(TOther value, out Complex result) => TryFrom(value, out result);
    static bool INumberBase<Complex>.TryConvertFromSaturating<TOther>(TOther value, out Complex result) => TryFrom(value, out result);
    static bool INumberBase<Complex>.TryConvertFromTruncating<TOther>(TOther value, out Complex result) => TryFrom(value, out result);

    static bool INumberBase<Complex>.TryConvertToChecked<TOther>(Complex value, out TOther result)
    {
        if (!TryFrom(default(TOther), out _))
        {
            result = default;
            return false;
        }
        bool binary = typeof(TOther) == typeof(double) || typeof(TOther) == typeof(float) || typeof(TOther) == typeof(Half);
        if (value.imaginary != 0 && !binary) throw new OverflowException();
        result = TOther.CreateChecked(value.imaginary == 0 ? value.real : double.NaN);
        return true;
    }

    static bool INumberBase<Complex>.TryConvertToSaturating<TOther>(Complex value, out TOther result)
    {
        bool known = TryFrom(default(TOther), out _);
        result = known ? TOther.CreateSaturating(value.real) : default;
        return known;
    }

    static bool INumberBase<Complex>.TryConvertToTruncating<TOther>(Complex value, out TOther result)
    {
        bool known = TryFrom(default(TOther), out _);
        result = known ? TOther.CreateTruncating(value.real) : default;
        return known;
    }
}
