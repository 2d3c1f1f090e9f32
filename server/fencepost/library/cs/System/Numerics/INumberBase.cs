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
