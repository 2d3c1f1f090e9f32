// The binary floating point types.
//| Type    keyword suffix Integer Unsigned Bits  Math  Parse
//| Single  float   f      int     uint     Int32 MathF ParseSingle
//| Double  double  d      long    ulong    Int64 Math  ParseReal

using System.Globalization;
using System.Numerics;

namespace System;

// Deviation: what may be multiplied and added in one step is, which the verdict names.
// The type has no field: inside it, `this` is the value.
public readonly partial struct $Type : IUtf8SpanFormattable, IComparable, IConvertible, IComparable<$keyword>, IEquatable<$keyword>, IMinMaxValue<$keyword>, IBinaryFloatingPointIeee754<$keyword>
{
//if Single
    public const float MinValue = -3.40282346638528859e+38f;
    public const float MaxValue = 3.40282346638528859e+38f;
    public const float Epsilon = 1.4e-45f;
    public const float E = 2.71828183f;
    public const float Pi = 3.14159265f;
    public const float Tau = 6.283185307f;
//end
//if Double
    public const double MinValue = -1.7976931348623157E+308;
    public const double MaxValue = 1.7976931348623157E+308;
    public const double Epsilon = 4.9406564584124654E-324;
    public const double E = 2.7182818284590452354;
    public const double Pi = 3.14159265358979323846;
    public const double Tau = 6.283185307179586476925;
//end
    public const $keyword NaN = 0.0$suffix / 0.0$suffix;
    public const $keyword PositiveInfinity = 1.0$suffix / 0.0$suffix;
    public const $keyword NegativeInfinity = -1.0$suffix / 0.0$suffix;
    public const $keyword NegativeZero = -0.0$suffix;

    private static $Unsigned BitsOf($keyword value) => ($Unsigned)BitConverter.$TypeTo$BitsBits(value);

    public static bool IsNaN($keyword d) => !(d <= PositiveInfinity);
    public static bool IsInfinity($keyword d) => d == PositiveInfinity || d == NegativeInfinity;
    public static bool IsPositiveInfinity($keyword d) => d == PositiveInfinity;
    public static bool IsNegativeInfinity($keyword d) => d == NegativeInfinity;
    public static bool IsFinite($keyword d) => d - d == 0;
    public static bool IsNegative($keyword d) => BitConverter.$TypeTo$BitsBits(d) < 0;
    public static bool IsPositive($keyword value) => BitConverter.$TypeTo$BitsBits(value) >= 0;
    public static bool IsRealNumber($keyword value) => !IsNaN(value);
    public static bool IsInteger($keyword value) => IsFinite(value) && value == $Math.Truncate(value);
    public static bool IsEvenInteger($keyword value) => IsInteger(value) && value % 2 == 0;
    public static bool IsOddInteger($keyword value) => IsInteger(value) && value % 2 != 0;
//if Single
    public static bool IsNormal(float d) => MathF.Abs(d) >= 1.17549435E-38f && IsFinite(d);
    public static bool IsPow2(float value) => IsNormal(value) && value > 0 && (BitsOf(value) & 0x7fffffu) == 0;
//end
//if Double
    public static bool IsNormal(double d) => Math.Abs(d) >= 2.2250738585072014E-308 && IsFinite(d);
    public static bool IsPow2(double value) => IsNormal(value) && value > 0 && (BitsOf(value) & 0xfffffffffffffUL) == 0;
//end
    public static bool IsSubnormal($keyword d) => d != 0 && IsFinite(d) && !IsNormal(d);

    public override bool Equals(object obj) => obj is $keyword other && Equals(other);
    public bool Equals($keyword obj) => this == obj || (IsNaN(this) && IsNaN(obj));

//if Single
    public override int GetHashCode()
    {
        int bits = BitConverter.SingleToInt32Bits(this);
        return this == 0 || IsNaN(this) ? bits & 0x7F800000 : bits;
    }
//end
//if Double
    public override int GetHashCode()
    {
        long bits = BitConverter.DoubleToInt64Bits(this);
        if (this == 0 || IsNaN(this)) bits &= 0x7FF0000000000000;
        return unchecked((int)bits) ^ ((int)(bits >> 32));
    }
//end

    public int CompareTo($keyword value)
    {
        if (this < value) return -1;
        if (this > value) return 1;
        if (this == value) return 0;
        return IsNaN(this) ? (IsNaN(value) ? 0 : -1) : 1;
    }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is $keyword other) return CompareTo(other);
        throw new ArgumentException("Object must be of type $Type.");
    }

    public override string ToString() => Number.Text(this);
    public string ToString(string format) => Number.Format(this, format);
    public string ToString(IFormatProvider provider) => ToString(null, provider);
    public string ToString(string format, IFormatProvider provider) => Number.Format(this, format, NumberFormatInfo.SymbolsOf(provider));
    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) =>
        Number.Write(ToString(format.ToString(), provider), destination, out charsWritten);
    public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) =>
        Number.Write(ToString(format.ToString(), provider), utf8Destination, out bytesWritten);

    private const NumberStyles Style = NumberStyles.Float | NumberStyles.AllowThousands;
    public static $keyword Parse(string s) => Parse(s, Style, null);
    public static $keyword Parse(string s, NumberStyles style) => Parse(s, style, null);
    public static $keyword Parse(string s, IFormatProvider provider) => Parse(s, Style, provider);

    public static $keyword Parse(string s, NumberStyles style, IFormatProvider provider)
    {
        ArgumentNullException.ThrowIfNull(s);
        string text = Number.Invariant(s, style, provider);
        if (Number.IsReal(text, (int)style)) return Number.$Parse(text, (int)style);
        throw new FormatException("The input string '" + s + "' was not in a correct format.");
    }

    public static $keyword Parse(ReadOnlySpan<char> s, NumberStyles style = Style, IFormatProvider provider = null) => Parse(s.ToString(), style, provider);
    public static $keyword Parse(ReadOnlySpan<char> s, IFormatProvider provider) => Parse(s.ToString(), Style, provider);
    public static bool TryParse(string s, out $keyword result) => TryParse(s, Style, null, out result);
    public static bool TryParse(string s, IFormatProvider provider, out $keyword result) => TryParse(s, Style, provider, out result);
    public static bool TryParse(ReadOnlySpan<char> s, out $keyword result) => TryParse(s.ToString(), Style, null, out result);
    public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out $keyword result) => TryParse(s.ToString(), Style, provider, out result);
    public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out $keyword result) => TryParse(s.ToString(), style, provider, out result);

    public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out $keyword result)
    {
        s = Number.Invariant(s, style, provider);
        bool good = s != null && Number.IsReal(s, (int)style);
        result = good ? Number.$Parse(s, (int)style) : 0;
        return good;
    }

    public static $keyword Abs($keyword value) => $Math.Abs(value);
    public static $keyword Max($keyword x, $keyword y) => $Math.Max(x, y);
    public static $keyword Min($keyword x, $keyword y) => $Math.Min(x, y);
    public static $keyword Clamp($keyword value, $keyword min, $keyword max) => Math.Clamp(value, min, max);
    public static $keyword CopySign($keyword value, $keyword sign) => $Math.CopySign(value, sign);
    public static int Sign($keyword value) => $Math.Sign(value);
    public static $keyword MaxNumber($keyword x, $keyword y) => IsNaN(x) ? y : IsNaN(y) ? x : $Math.Max(x, y);
    public static $keyword MinNumber($keyword x, $keyword y) => IsNaN(x) ? y : IsNaN(y) ? x : $Math.Min(x, y);
    public static $keyword MaxMagnitude($keyword x, $keyword y) => $Math.MaxMagnitude(x, y);
    public static $keyword MinMagnitude($keyword x, $keyword y) => $Math.MinMagnitude(x, y);
    public static $keyword MaxMagnitudeNumber($keyword x, $keyword y) => IsNaN(x) ? y : IsNaN(y) ? x : $Math.MaxMagnitude(x, y);
    public static $keyword MinMagnitudeNumber($keyword x, $keyword y) => IsNaN(x) ? y : IsNaN(y) ? x : $Math.MinMagnitude(x, y);
    public static $keyword Ceiling($keyword x) => $Math.Ceiling(x);
    public static $keyword Floor($keyword x) => $Math.Floor(x);
    public static $keyword Truncate($keyword x) => $Math.Truncate(x);
    public static $keyword Round($keyword x) => $Math.Round(x);
    public static $keyword Round($keyword x, int digits) => $Math.Round(x, digits);
    public static $keyword Round($keyword x, MidpointRounding mode) => $Math.Round(x, mode);
    public static $keyword Round($keyword x, int digits, MidpointRounding mode) => $Math.Round(x, digits, mode);
    public static $keyword Exp($keyword x) => $Math.Exp(x);
    public static $keyword Log($keyword x) => $Math.Log(x);
    public static $keyword Log($keyword x, $keyword newBase) => $Math.Log(x, newBase);
    public static $keyword Log2($keyword value) => $Math.Log2(value);
    public static $keyword Log10($keyword x) => $Math.Log10(x);
    public static $keyword Pow($keyword x, $keyword y) => $Math.Pow(x, y);
    public static $keyword Sqrt($keyword x) => $Math.Sqrt(x);
    public static $keyword Cbrt($keyword x) => $Math.Cbrt(x);

    public static $keyword RootN($keyword x, int n)
    {
        if (n == 2) return x == 0 ? 0 : Sqrt(x);
        if (n == 3) return Cbrt(x);
        if (n == 0 || IsNaN(x) || (x < 0 && n % 2 == 0)) return NaN;
        $keyword magnitude = $Math.Pow($Math.Abs(x), ($keyword)1 / n);
        return n % 2 == 0 ? magnitude : $Math.CopySign(magnitude, x);
    }

    public static $keyword Hypot($keyword x, $keyword y) => ($keyword)Math.Hypot(x, y);
    public static $keyword Acos($keyword x) => $Math.Acos(x);
    public static $keyword Asin($keyword x) => $Math.Asin(x);
    public static $keyword Atan($keyword x) => $Math.Atan(x);
    public static $keyword Atan2($keyword y, $keyword x) => $Math.Atan2(y, x);
    public static $keyword Cos($keyword x) => $Math.Cos(x);
    public static $keyword Sin($keyword x) => $Math.Sin(x);
    public static $keyword Tan($keyword x) => $Math.Tan(x);
    public static $keyword Acosh($keyword x) => $Math.Acosh(x);
    public static $keyword Asinh($keyword x) => $Math.Asinh(x);
    public static $keyword Atanh($keyword x) => $Math.Atanh(x);
    public static $keyword Cosh($keyword x) => $Math.Cosh(x);
    public static $keyword Sinh($keyword x) => $Math.Sinh(x);
    public static $keyword Tanh($keyword x) => $Math.Tanh(x);
    public static ($keyword Sin, $keyword Cos) SinCos($keyword x) => $Math.SinCos(x);
    public static int ILogB($keyword x) => $Math.ILogB(x);
    public static $keyword ScaleB($keyword x, int n) => $Math.ScaleB(x, n);
    public static $keyword BitIncrement($keyword x) => $Math.BitIncrement(x);
    public static $keyword BitDecrement($keyword x) => $Math.BitDecrement(x);
    public static $keyword FusedMultiplyAdd($keyword left, $keyword right, $keyword addend) => $Math.FusedMultiplyAdd(left, right, addend);
    public static $keyword Ieee754Remainder($keyword left, $keyword right) => $Math.IEEERemainder(left, right);
    public static $keyword Lerp($keyword value1, $keyword value2, $keyword amount) => (value1 * (1 - amount)) + (value2 * amount);
    public static $keyword DegreesToRadians($keyword degrees) => (degrees * Pi) / 180;
    public static $keyword RadiansToDegrees($keyword radians) => (radians * 180) / Pi;
    public static $keyword MultiplyAddEstimate($keyword left, $keyword right, $keyword addend)
    {
        Fencepost.Machine.Assumes("numbers that may be multiplied and added in one step are");
        return $Math.FusedMultiplyAdd(left, right, addend);
    }


    static $keyword IMinMaxValue<$keyword>.MinValue => MinValue;
    static $keyword IMinMaxValue<$keyword>.MaxValue => MaxValue;
    static $keyword INumberBase<$keyword>.One => 1;
    static $keyword INumberBase<$keyword>.Zero => 0;
    static int INumberBase<$keyword>.Radix => 2;
    static $keyword IAdditiveIdentity<$keyword, $keyword>.AdditiveIdentity => 0;
    static $keyword IMultiplicativeIdentity<$keyword, $keyword>.MultiplicativeIdentity => 1;
    static $keyword ISignedNumber<$keyword>.NegativeOne => -1;
    static $keyword IFloatingPointConstants<$keyword>.E => E;
    static $keyword IFloatingPointConstants<$keyword>.Pi => Pi;
    static $keyword IFloatingPointConstants<$keyword>.Tau => Tau;
    static $keyword IFloatingPointIeee754<$keyword>.Epsilon => Epsilon;
    static $keyword IFloatingPointIeee754<$keyword>.NaN => NaN;
    static $keyword IFloatingPointIeee754<$keyword>.NegativeInfinity => NegativeInfinity;
    static $keyword IFloatingPointIeee754<$keyword>.NegativeZero => NegativeZero;
    static $keyword IFloatingPointIeee754<$keyword>.PositiveInfinity => PositiveInfinity;
    static $keyword IBinaryNumber<$keyword>.AllBitsSet => BitConverter.$BitsBitsTo$Type(-1);
    static bool INumberBase<$keyword>.IsCanonical($keyword value) => true;
    static bool INumberBase<$keyword>.IsComplexNumber($keyword value) => false;
    static bool INumberBase<$keyword>.IsImaginaryNumber($keyword value) => false;
    static bool INumberBase<$keyword>.IsZero($keyword value) => value == 0;

    static $keyword IAdditionOperators<$keyword, $keyword, $keyword>.operator +($keyword left, $keyword right) => left + right;
    static $keyword ISubtractionOperators<$keyword, $keyword, $keyword>.operator -($keyword left, $keyword right) => left - right;
    static $keyword IMultiplyOperators<$keyword, $keyword, $keyword>.operator *($keyword left, $keyword right) => left * right;
    static $keyword IDivisionOperators<$keyword, $keyword, $keyword>.operator /($keyword left, $keyword right) => left / right;
    static $keyword IModulusOperators<$keyword, $keyword, $keyword>.operator %($keyword left, $keyword right) => left % right;
    static $keyword IIncrementOperators<$keyword>.operator ++($keyword value) => value + 1;
    static $keyword IDecrementOperators<$keyword>.operator --($keyword value) => value - 1;
    static $keyword IUnaryPlusOperators<$keyword, $keyword>.operator +($keyword value) => value;
    static $keyword IUnaryNegationOperators<$keyword, $keyword>.operator -($keyword value) => -value;
    static $keyword IBitwiseOperators<$keyword, $keyword, $keyword>.operator &($keyword left, $keyword right) => BitConverter.$BitsBitsTo$Type(($Integer)(BitsOf(left) & BitsOf(right)));
    static $keyword IBitwiseOperators<$keyword, $keyword, $keyword>.operator |($keyword left, $keyword right) => BitConverter.$BitsBitsTo$Type(($Integer)(BitsOf(left) | BitsOf(right)));
    static $keyword IBitwiseOperators<$keyword, $keyword, $keyword>.operator ^($keyword left, $keyword right) => BitConverter.$BitsBitsTo$Type(($Integer)(BitsOf(left) ^ BitsOf(right)));
    static $keyword IBitwiseOperators<$keyword, $keyword, $keyword>.operator ~($keyword value) => BitConverter.$BitsBitsTo$Type(($Integer)~BitsOf(value));
    public static bool operator ==($keyword left, $keyword right) => left == right;
    public static bool operator !=($keyword left, $keyword right) => left != right;
    public static bool operator <($keyword left, $keyword right) => left < right;
    public static bool operator >($keyword left, $keyword right) => left > right;
    public static bool operator <=($keyword left, $keyword right) => left <= right;
    public static bool operator >=($keyword left, $keyword right) => left >= right;
}
