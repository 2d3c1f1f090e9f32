using System.Globalization;
using System.Text;

namespace System.Numerics;

public interface INumberBase<TSelf>
    : IAdditionOperators<TSelf, TSelf, TSelf>, IAdditiveIdentity<TSelf, TSelf>, IDecrementOperators<TSelf>, IDivisionOperators<TSelf, TSelf, TSelf>,
      IEquatable<TSelf>, IEqualityOperators<TSelf, TSelf, bool>, IIncrementOperators<TSelf>, IMultiplicativeIdentity<TSelf, TSelf>,
      IMultiplyOperators<TSelf, TSelf, TSelf>, ISpanFormattable, ISpanParsable<TSelf>, ISubtractionOperators<TSelf, TSelf, TSelf>,
      IUnaryPlusOperators<TSelf, TSelf>, IUnaryNegationOperators<TSelf, TSelf>, IUtf8SpanFormattable, IUtf8SpanParsable<TSelf>
    where TSelf : INumberBase<TSelf>
{
    static abstract TSelf One { get; }
    static abstract int Radix { get; }
    static abstract TSelf Zero { get; }
    static abstract TSelf Abs(TSelf value);
    static abstract bool IsCanonical(TSelf value);
    static abstract bool IsComplexNumber(TSelf value);
    static abstract bool IsEvenInteger(TSelf value);
    static abstract bool IsFinite(TSelf value);
    static abstract bool IsImaginaryNumber(TSelf value);
    static abstract bool IsInfinity(TSelf value);
    static abstract bool IsInteger(TSelf value);
    static abstract bool IsNaN(TSelf value);
    static abstract bool IsNegative(TSelf value);
    static abstract bool IsNegativeInfinity(TSelf value);
    static abstract bool IsNormal(TSelf value);
    static abstract bool IsOddInteger(TSelf value);
    static abstract bool IsPositive(TSelf value);
    static abstract bool IsPositiveInfinity(TSelf value);
    static abstract bool IsRealNumber(TSelf value);
    static abstract bool IsSubnormal(TSelf value);
    static abstract bool IsZero(TSelf value);
    static abstract TSelf MaxMagnitude(TSelf x, TSelf y);
    static abstract TSelf MaxMagnitudeNumber(TSelf x, TSelf y);
    static abstract TSelf MinMagnitude(TSelf x, TSelf y);
    static abstract TSelf MinMagnitudeNumber(TSelf x, TSelf y);
    static virtual TSelf MultiplyAddEstimate(TSelf left, TSelf right, TSelf addend) => (left * right) + addend;
    static abstract TSelf Parse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider);
    static abstract TSelf Parse(string s, NumberStyles style, IFormatProvider provider);
    static abstract bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out TSelf result);
    static abstract bool TryParse(string s, NumberStyles style, IFormatProvider provider, out TSelf result);
    static virtual TSelf Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider) => TSelf.Parse(Encoding.UTF8.GetString(utf8Text), style, provider);
    static virtual bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out TSelf result) => TSelf.TryParse(Encoding.UTF8.GetString(utf8Text), style, provider, out result);
    static TSelf IUtf8SpanParsable<TSelf>.Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider) => TSelf.Parse(Encoding.UTF8.GetString(utf8Text), provider);
    static bool IUtf8SpanParsable<TSelf>.TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out TSelf result) => TSelf.TryParse(Encoding.UTF8.GetString(utf8Text), provider, out result);
    bool IUtf8SpanFormattable.TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format, IFormatProvider provider) => Number.Write(ToString(format.ToString(), provider), utf8Destination, out bytesWritten);

    protected static abstract bool TryConvertFromChecked<TOther>(TOther value, out TSelf result) where TOther : INumberBase<TOther>;
    protected static abstract bool TryConvertFromSaturating<TOther>(TOther value, out TSelf result) where TOther : INumberBase<TOther>;
    protected static abstract bool TryConvertFromTruncating<TOther>(TOther value, out TSelf result) where TOther : INumberBase<TOther>;
    protected static abstract bool TryConvertToChecked<TOther>(TSelf value, out TOther result) where TOther : INumberBase<TOther>;
    protected static abstract bool TryConvertToSaturating<TOther>(TSelf value, out TOther result) where TOther : INumberBase<TOther>;
    protected static abstract bool TryConvertToTruncating<TOther>(TSelf value, out TOther result) where TOther : INumberBase<TOther>;

    static virtual TSelf CreateChecked<TOther>(TOther value) where TOther : INumberBase<TOther>
    {
        if (typeof(TOther) == typeof(TSelf)) return (TSelf)(object)value;
        if (TSelf.TryConvertFromChecked(value, out TSelf result) || TOther.TryConvertToChecked<TSelf>(value, out result)) return result;
        throw new NotSupportedException();
    }

    static virtual TSelf CreateSaturating<TOther>(TOther value) where TOther : INumberBase<TOther>
    {
        if (typeof(TOther) == typeof(TSelf)) return (TSelf)(object)value;
        if (TSelf.TryConvertFromSaturating(value, out TSelf result) || TOther.TryConvertToSaturating<TSelf>(value, out result)) return result;
        throw new NotSupportedException();
    }

    static virtual TSelf CreateTruncating<TOther>(TOther value) where TOther : INumberBase<TOther>
    {
        if (typeof(TOther) == typeof(TSelf)) return (TSelf)(object)value;
        if (TSelf.TryConvertFromTruncating(value, out TSelf result) || TOther.TryConvertToTruncating<TSelf>(value, out result)) return result;
        throw new NotSupportedException();
    }
}

public interface INumber<TSelf>
    : IComparable, IComparable<TSelf>, IComparisonOperators<TSelf, TSelf, bool>, IModulusOperators<TSelf, TSelf, TSelf>, INumberBase<TSelf>
    where TSelf : INumber<TSelf>
{
    static virtual TSelf Clamp(TSelf value, TSelf min, TSelf max)
    {
        if (min > max) throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
        return TSelf.Min(TSelf.Max(value, min), max);
    }

    static virtual TSelf CopySign(TSelf value, TSelf sign) => TSelf.IsNegative(value) != TSelf.IsNegative(sign) ? checked(-value) : value;

    static virtual TSelf Max(TSelf x, TSelf y)
    {
        if (x != y) return TSelf.IsNaN(x) || y < x ? x : y;
        return TSelf.IsNegative(y) ? x : y;
    }

    static virtual TSelf MaxNumber(TSelf x, TSelf y)
    {
        if (x != y) return TSelf.IsNaN(y) || y < x ? x : y;
        return TSelf.IsNegative(y) ? x : y;
    }

    static virtual TSelf Min(TSelf x, TSelf y)
    {
        if (x != y) return TSelf.IsNaN(x) || x < y ? x : y;
        return TSelf.IsNegative(x) ? x : y;
    }

    static virtual TSelf MinNumber(TSelf x, TSelf y)
    {
        if (x != y) return TSelf.IsNaN(y) || x < y ? x : y;
        return TSelf.IsNegative(x) ? x : y;
    }

    static virtual int Sign(TSelf value) => TSelf.IsZero(value) ? 0 : TSelf.IsNegative(value) ? -1 : 1;
}

public interface ISignedNumber<TSelf> : INumberBase<TSelf> where TSelf : ISignedNumber<TSelf>
{
    static abstract TSelf NegativeOne { get; }
}

public interface IUnsignedNumber<TSelf> : INumberBase<TSelf> where TSelf : IUnsignedNumber<TSelf> { }

public interface IBinaryNumber<TSelf> : IBitwiseOperators<TSelf, TSelf, TSelf>, INumber<TSelf> where TSelf : IBinaryNumber<TSelf>
{
    static virtual TSelf AllBitsSet => ~TSelf.Zero;
    static abstract bool IsPow2(TSelf value);
    static abstract TSelf Log2(TSelf value);
}

public interface IBinaryInteger<TSelf> : IBinaryNumber<TSelf>, IShiftOperators<TSelf, int, TSelf> where TSelf : IBinaryInteger<TSelf>
{
    static virtual (TSelf Quotient, TSelf Remainder) DivRem(TSelf left, TSelf right)
    {
        TSelf quotient = left / right;
        return (quotient, left - (quotient * right));
    }

    static abstract TSelf LeadingZeroCount(TSelf value);
    static abstract TSelf PopCount(TSelf value);
    static abstract TSelf RotateLeft(TSelf value, int rotateAmount);
    static abstract TSelf RotateRight(TSelf value, int rotateAmount);
    static abstract TSelf TrailingZeroCount(TSelf value);
    int GetByteCount();
    int GetShortestBitLength();
}

public interface IFloatingPoint<TSelf> : IFloatingPointConstants<TSelf>, INumber<TSelf>, ISignedNumber<TSelf> where TSelf : IFloatingPoint<TSelf>
{
    static virtual TSelf Ceiling(TSelf x) => TSelf.Round(x, 0, MidpointRounding.ToPositiveInfinity);
    static virtual TSelf Floor(TSelf x) => TSelf.Round(x, 0, MidpointRounding.ToNegativeInfinity);
    static virtual TSelf Round(TSelf x) => TSelf.Round(x, 0, MidpointRounding.ToEven);
    static virtual TSelf Round(TSelf x, int digits) => TSelf.Round(x, digits, MidpointRounding.ToEven);
    static virtual TSelf Round(TSelf x, MidpointRounding mode) => TSelf.Round(x, 0, mode);
    static abstract TSelf Round(TSelf x, int digits, MidpointRounding mode);
    static virtual TSelf Truncate(TSelf x) => TSelf.Round(x, 0, MidpointRounding.ToZero);
}

public interface IFloatingPointConstants<TSelf> : INumberBase<TSelf> where TSelf : IFloatingPointConstants<TSelf>
{
    static abstract TSelf E { get; }
    static abstract TSelf Pi { get; }
    static abstract TSelf Tau { get; }
}

public interface IExponentialFunctions<TSelf> : IFloatingPointConstants<TSelf> where TSelf : IExponentialFunctions<TSelf>
{
    static abstract TSelf Exp(TSelf x);
}

public interface ILogarithmicFunctions<TSelf> : IFloatingPointConstants<TSelf> where TSelf : ILogarithmicFunctions<TSelf>
{
    static abstract TSelf Log(TSelf x);
    static abstract TSelf Log(TSelf x, TSelf newBase);
    static abstract TSelf Log2(TSelf x);
    static abstract TSelf Log10(TSelf x);
}

public interface IPowerFunctions<TSelf> : INumberBase<TSelf> where TSelf : IPowerFunctions<TSelf>
{
    static abstract TSelf Pow(TSelf x, TSelf y);
}

public interface IRootFunctions<TSelf> : IFloatingPointConstants<TSelf> where TSelf : IRootFunctions<TSelf>
{
    static abstract TSelf Cbrt(TSelf x);
    static abstract TSelf Hypot(TSelf x, TSelf y);
    static abstract TSelf Sqrt(TSelf x);
}

public interface ITrigonometricFunctions<TSelf> : IFloatingPointConstants<TSelf> where TSelf : ITrigonometricFunctions<TSelf>
{
    static abstract TSelf Acos(TSelf x);
    static abstract TSelf Asin(TSelf x);
    static abstract TSelf Atan(TSelf x);
    static abstract TSelf Cos(TSelf x);
    static abstract TSelf Sin(TSelf x);
    static abstract TSelf Tan(TSelf x);
}

public interface IHyperbolicFunctions<TSelf> : IFloatingPointConstants<TSelf> where TSelf : IHyperbolicFunctions<TSelf>
{
    static abstract TSelf Acosh(TSelf x);
    static abstract TSelf Asinh(TSelf x);
    static abstract TSelf Atanh(TSelf x);
    static abstract TSelf Cosh(TSelf x);
    static abstract TSelf Sinh(TSelf x);
    static abstract TSelf Tanh(TSelf x);
}

public interface IFloatingPointIeee754<TSelf>
    : IExponentialFunctions<TSelf>, IFloatingPoint<TSelf>, IHyperbolicFunctions<TSelf>, ILogarithmicFunctions<TSelf>, IPowerFunctions<TSelf>, IRootFunctions<TSelf>, ITrigonometricFunctions<TSelf>
    where TSelf : IFloatingPointIeee754<TSelf>
{
    static abstract TSelf Epsilon { get; }
    static abstract TSelf NaN { get; }
    static abstract TSelf NegativeInfinity { get; }
    static abstract TSelf NegativeZero { get; }
    static abstract TSelf PositiveInfinity { get; }
    static abstract TSelf Atan2(TSelf y, TSelf x);
    static abstract TSelf BitDecrement(TSelf x);
    static abstract TSelf BitIncrement(TSelf x);
    static abstract TSelf FusedMultiplyAdd(TSelf left, TSelf right, TSelf addend);
    static abstract TSelf Ieee754Remainder(TSelf left, TSelf right);
    static virtual TSelf Lerp(TSelf value1, TSelf value2, TSelf amount) => (value1 * (TSelf.One - amount)) + (value2 * amount);
}

public interface IBinaryFloatingPointIeee754<TSelf> : IBinaryNumber<TSelf>, IFloatingPointIeee754<TSelf> where TSelf : IBinaryFloatingPointIeee754<TSelf> { }
