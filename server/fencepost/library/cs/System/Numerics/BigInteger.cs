using System.Globalization;

namespace System.Numerics;

// The value is kept as decimal text.
public readonly partial struct BigInteger : IComparable, IComparable<BigInteger>, IEquatable<BigInteger>, ISpanFormattable
{
    private readonly string digits;

    private BigInteger(string digits) => this.digits = digits;
    public BigInteger(int value) => digits = value.ToString();
    public BigInteger(uint value) => digits = value.ToString();
    public BigInteger(long value) => digits = value.ToString();
    public BigInteger(ulong value) => digits = value.ToString();
    public BigInteger(decimal value) => digits = decimal.Truncate(value).ToString();
    public BigInteger(double value) => digits = FromReal(value);
    public BigInteger(float value) => digits = FromReal(value);

    public static BigInteger Zero => default;
    public static BigInteger One => new BigInteger("1");
    public static BigInteger MinusOne => new BigInteger("-1");
    private string Text => digits ?? "0";

    [MethodImpl(InternalCall)] private static extern string FromReal(double value);
    [MethodImpl(InternalCall)] private static extern double ToReal(string value);
    [MethodImpl(InternalCall)] private static extern string Calculate(string operation, string left, string right);
    [MethodImpl(InternalCall)] private static extern string PowerModulo(string value, string exponent, string modulus);
    [MethodImpl(InternalCall)] private static extern int CompareCore(string left, string right);
    [MethodImpl(InternalCall)] private static extern string FormatCore(string value, string format, string symbols = null);
    [MethodImpl(InternalCall)] private static extern bool IsNumber(string text, int style);
    [MethodImpl(InternalCall)] private static extern string ParseCore(string text, int style);
    [MethodImpl(InternalCall)] private static extern double LogCore(string value);
    [MethodImpl(InternalCall)] private static extern int BitLength(string value);

    private static BigInteger Calculate(string operation, BigInteger left, BigInteger right) => new BigInteger(Calculate(operation, left.Text, right.Text));

    public bool IsZero => Text == "0";
    public bool IsOne => Text == "1";
    public bool IsEven => Calculate("&", Text, "1") == "0";
    public bool IsPowerOfTwo => Sign > 0 && Calculate("&", Text, Calculate("-", Text, "1")) == "0";
    public int Sign => Text[0] == '-' ? -1 : Text == "0" ? 0 : 1;
    public long GetBitLength() => BitLength(Text);

    public static BigInteger Add(BigInteger left, BigInteger right) => left + right;
    public static BigInteger Subtract(BigInteger left, BigInteger right) => left - right;
    public static BigInteger Multiply(BigInteger left, BigInteger right) => left * right;
    public static BigInteger Divide(BigInteger dividend, BigInteger divisor) => dividend / divisor;
    public static BigInteger Remainder(BigInteger dividend, BigInteger divisor) => dividend % divisor;
    public static BigInteger Negate(BigInteger value) => -value;
    public static BigInteger Abs(BigInteger value) => value.Sign < 0 ? -value : value;
    public static BigInteger Max(BigInteger left, BigInteger right) => left < right ? right : left;
    public static BigInteger Min(BigInteger left, BigInteger right) => right < left ? right : left;
    public static BigInteger GreatestCommonDivisor(BigInteger left, BigInteger right) => Calculate("gcd", left, right);
    public static double Log(BigInteger value) => LogCore(value.Text);
    public static double Log10(BigInteger value) => LogCore(value.Text) / 2.302585092994045684;
    public static BigInteger ModPow(BigInteger value, BigInteger exponent, BigInteger modulus) => new BigInteger(PowerModulo(value.Text, exponent.Text, modulus.Text));

    public static BigInteger Pow(BigInteger value, int exponent)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(exponent);
        return Calculate("**", value, exponent);
    }

    public static BigInteger DivRem(BigInteger dividend, BigInteger divisor, out BigInteger remainder)
    {
        remainder = dividend % divisor;
        return dividend / divisor;
    }

    public static (BigInteger Quotient, BigInteger Remainder) DivRem(BigInteger left, BigInteger right) => (left / right, left % right);

    public static BigInteger operator +(BigInteger left, BigInteger right) => Calculate("+", left, right);
    public static BigInteger operator -(BigInteger left, BigInteger right) => Calculate("-", left, right);
    public static BigInteger operator *(BigInteger left, BigInteger right) => Calculate("*", left, right);
    public static BigInteger operator /(BigInteger dividend, BigInteger divisor) => Calculate("/", dividend, divisor);
    public static BigInteger operator %(BigInteger dividend, BigInteger divisor) => Calculate("%", dividend, divisor);
    public static BigInteger operator &(BigInteger left, BigInteger right) => Calculate("&", left, right);
    public static BigInteger operator |(BigInteger left, BigInteger right) => Calculate("|", left, right);
    public static BigInteger operator ^(BigInteger left, BigInteger right) => Calculate("^", left, right);
    public static BigInteger operator ~(BigInteger value) => Calculate("-", MinusOne, value);
    public static BigInteger operator <<(BigInteger value, int shift) => Calculate("<<", value, shift);
    public static BigInteger operator >>(BigInteger value, int shift) => Calculate("<<", value, -(BigInteger)shift);
    public static BigInteger operator +(BigInteger value) => value;
    public static BigInteger operator -(BigInteger value) => Calculate("-", default, value);
    public static BigInteger operator ++(BigInteger value) => Calculate("+", value, One);
    public static BigInteger operator --(BigInteger value) => Calculate("-", value, One);

    public byte[] ToByteArray()
    {
        int sign = Sign;
        byte[] bytes = new byte[BitLength(sign < 0 ? (-this - One).Text : Text) / 8 + 1];
        BigInteger rest = this;
        for (int i = 0; i < bytes.Length; i++)
        {
            bytes[i] = (byte)(rest & 255);
            rest >>= 8;
        }
        return bytes;
    }

    public BigInteger(byte[] value) : this(new ReadOnlySpan<byte>(value ?? throw new ArgumentNullException("value"))) { }

    public BigInteger(ReadOnlySpan<byte> value)
    {
        BigInteger result = value.Length > 0 && value[^1] >= 128 ? MinusOne : Zero;
        for (int i = value.Length - 1; i >= 0; i--) result = (result << 8) | value[i];
        digits = result.digits;
    }

    public static int Compare(BigInteger left, BigInteger right) => CompareCore(left.Text, right.Text);
    public int CompareTo(BigInteger other) => CompareCore(Text, other.Text);
    public int CompareTo(long other) => CompareCore(Text, other.ToString());
    public int CompareTo(ulong other) => CompareCore(Text, other.ToString());
    public bool Equals(BigInteger other) => Text == other.Text;
    public bool Equals(long other) => Text == other.ToString();
    public bool Equals(ulong other) => Text == other.ToString();
    public override bool Equals(object obj) => obj is BigInteger other && Text == other.Text;
    public override int GetHashCode() => Text.GetHashCode();

    public int CompareTo(object obj)
    {
        if (obj == null) return 1;
        if (obj is BigInteger other) return CompareTo(other);
        throw new ArgumentException("The parameter must be a BigInteger.", "obj");
    }

    public static bool operator ==(BigInteger left, BigInteger right) => left.Text == right.Text;
    public static bool operator !=(BigInteger left, BigInteger right) => left.Text != right.Text;
    public static bool operator <(BigInteger left, BigInteger right) => Compare(left, right) < 0;
    public static bool operator <=(BigInteger left, BigInteger right) => Compare(left, right) <= 0;
    public static bool operator >(BigInteger left, BigInteger right) => Compare(left, right) > 0;
    public static bool operator >=(BigInteger left, BigInteger right) => Compare(left, right) >= 0;
    public static bool operator ==(BigInteger left, long right) => left.Text == right.ToString();
    public static bool operator !=(BigInteger left, long right) => left.Text != right.ToString();
    public static bool operator <(BigInteger left, long right) => left.CompareTo(right) < 0;
    public static bool operator <=(BigInteger left, long right) => left.CompareTo(right) <= 0;
    public static bool operator >(BigInteger left, long right) => left.CompareTo(right) > 0;
    public static bool operator >=(BigInteger left, long right) => left.CompareTo(right) >= 0;

    public static implicit operator BigInteger(byte value) => new BigInteger((uint)value);
    public static implicit operator BigInteger(sbyte value) => new BigInteger((int)value);
    public static implicit operator BigInteger(short value) => new BigInteger((int)value);
    public static implicit operator BigInteger(ushort value) => new BigInteger((uint)value);
    public static implicit operator BigInteger(int value) => new BigInteger(value);
    public static implicit operator BigInteger(uint value) => new BigInteger(value);
    public static implicit operator BigInteger(long value) => new BigInteger(value);
    public static implicit operator BigInteger(ulong value) => new BigInteger(value);
    public static explicit operator BigInteger(float value) => new BigInteger(value);
    public static explicit operator BigInteger(double value) => new BigInteger(value);
    public static explicit operator BigInteger(decimal value) => new BigInteger(value);
    public static explicit operator byte(BigInteger value) => (byte)value.Limited(0, 255, "an unsigned byte");
    public static explicit operator sbyte(BigInteger value) => (sbyte)value.Limited(-128, 127, "a signed byte");
    public static explicit operator short(BigInteger value) => (short)value.Limited(short.MinValue, short.MaxValue, "an Int16");
    public static explicit operator ushort(BigInteger value) => (ushort)value.Limited(0, ushort.MaxValue, "a UInt16");
    public static explicit operator int(BigInteger value) => (int)value.Limited(int.MinValue, int.MaxValue, "an Int32");
    public static explicit operator uint(BigInteger value) => (uint)value.Limited(0, uint.MaxValue, "a UInt32");
    public static explicit operator long(BigInteger value) => value.Limited(long.MinValue, long.MaxValue, "an Int64");
    public static explicit operator ulong(BigInteger value) => ulong.TryParse(value.Text, out ulong result) ? result : throw new OverflowException("Value was either too large or too small for a UInt64.");
    public static explicit operator double(BigInteger value) => ToReal(value.Text);
    public static explicit operator float(BigInteger value) => (float)ToReal(value.Text);
    public static explicit operator decimal(BigInteger value) => decimal.Parse(value.Text);

    private long Limited(long minimum, long maximum, string what)
    {
        if (long.TryParse(Text, out long result) && result >= minimum && result <= maximum) return result;
        throw new OverflowException("Value was either too large or too small for " + what + ".");
    }

    public override string ToString() => Text;
    public string ToString(string format) => FormatCore(Text, format);
    public string ToString(IFormatProvider provider) => ToString(null, provider);
    public string ToString(string format, IFormatProvider provider) => FormatCore(Text, format, NumberFormatInfo.SymbolsOf(provider));
    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) =>
        Number.Write(ToString(format.ToString(), provider), destination, out charsWritten);

    public static BigInteger Parse(string value) => Parse(value, NumberStyles.Integer);
    public static BigInteger Parse(string value, IFormatProvider provider) => Parse(value, NumberStyles.Integer, provider);

    public static BigInteger Parse(string value, NumberStyles style) => Parse(value, style, null);

    public static BigInteger Parse(string value, NumberStyles style, IFormatProvider provider)
    {
        ArgumentNullException.ThrowIfNull(value);
        if (TryParse(value, style, provider, out BigInteger result)) return result;
        throw new FormatException("The value could not be parsed.");
    }

    public static bool TryParse(string value, out BigInteger result) => TryParse(value, NumberStyles.Integer, null, out result);

    public static bool TryParse(string value, NumberStyles style, IFormatProvider provider, out BigInteger result)
    {
        value = Number.Invariant(value, style, provider);
        bool good = value != null && IsNumber(value, (int)style);
        result = good ? new BigInteger(ParseCore(value, (int)style)) : default;
        return good;
    }
}
