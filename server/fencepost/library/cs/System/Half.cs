namespace System;

// Deviation: of the interfaces of generic mathematics, those of real functions are not implemented.
// The text is that of the invariant culture, whatever the provider.
public readonly partial struct Half : IComparable, IComparable<Half>, IEquatable<Half>, ISpanFormattable
{
    private readonly ushort bits;

    private Half(ushort bits) => this.bits = bits;

    [MethodImpl(InternalCall)] private static extern float ToSingle(ushort bits);
    [MethodImpl(InternalCall)] private static extern ushort FromDouble(double value);
    [MethodImpl(InternalCall)] private static extern string FormatCore(ushort bits, string format);

    public static Half Epsilon => new Half(1);
    public static Half PositiveInfinity => new Half(0x7c00);
    public static Half NegativeInfinity => new Half(0xfc00);
    public static Half NaN => new Half(0xfe00);
    public static Half MinValue => new Half(0xfbff);
    public static Half MaxValue => new Half(0x7bff);
    public static Half One => new Half(0x3c00);
    public static Half Zero => default;
    public static Half NegativeOne => new Half(0xbc00);

    public static bool IsNaN(Half value) => (value.bits & 0x7fff) > 0x7c00;
    public static bool IsInfinity(Half value) => (value.bits & 0x7fff) == 0x7c00;
    public static bool IsFinite(Half value) => (value.bits & 0x7c00) != 0x7c00;
    public static bool IsNegative(Half value) => (short)value.bits < 0;
    public static bool IsPositive(Half value) => (short)value.bits >= 0;
    public static bool IsInteger(Half value) => float.IsInteger((float)value);
    public static bool IsPositiveInfinity(Half value) => value.bits == 0x7c00;
    public static bool IsNegativeInfinity(Half value) => value.bits == 0xfc00;

    public static explicit operator Half(float value) => new Half(FromDouble(value));
    public static explicit operator Half(double value) => new Half(FromDouble(value));
    public static explicit operator Half(int value) => new Half(FromDouble(value));
    public static explicit operator Half(long value) => new Half(FromDouble(value));
    public static explicit operator Half(decimal value) => new Half(FromDouble((double)value));
    public static implicit operator Half(byte value) => new Half(FromDouble(value));
    public static implicit operator Half(sbyte value) => new Half(FromDouble(value));
    public static explicit operator float(Half value) => ToSingle(value.bits);
    public static explicit operator double(Half value) => ToSingle(value.bits);
    public static explicit operator int(Half value) => (int)ToSingle(value.bits);
    public static explicit operator long(Half value) => (long)ToSingle(value.bits);
    public static explicit operator byte(Half value) => (byte)ToSingle(value.bits);
    public static explicit operator decimal(Half value) => (decimal)ToSingle(value.bits);

    public static Half operator +(Half left, Half right) => (Half)((float)left + (float)right);
    public static Half operator -(Half left, Half right) => (Half)((float)left - (float)right);
    public static Half operator *(Half left, Half right) => (Half)((float)left * (float)right);
    public static Half operator /(Half left, Half right) => (Half)((float)left / (float)right);
    public static Half operator %(Half left, Half right) => (Half)((float)left % (float)right);
    public static Half operator +(Half value) => value;
    public static Half operator -(Half value) => new Half((ushort)(value.bits ^ 0x8000));
    public static Half operator ++(Half value) => (Half)((float)value + 1);
    public static Half operator --(Half value) => (Half)((float)value - 1);
    public static bool operator ==(Half left, Half right) => (float)left == (float)right;
    public static bool operator !=(Half left, Half right) => (float)left != (float)right;
    public static bool operator <(Half left, Half right) => (float)left < (float)right;
    public static bool operator >(Half left, Half right) => (float)left > (float)right;
    public static bool operator <=(Half left, Half right) => (float)left <= (float)right;
    public static bool operator >=(Half left, Half right) => (float)left >= (float)right;

    public static Half Abs(Half value) => new Half((ushort)(value.bits & 0x7fff));
    public static Half Max(Half x, Half y) => (Half)MathF.Max((float)x, (float)y);
    public static Half Min(Half x, Half y) => (Half)MathF.Min((float)x, (float)y);
    public static Half Sqrt(Half x) => (Half)MathF.Sqrt((float)x);
    public int CompareTo(Half other) => ((float)this).CompareTo((float)other);
    public bool Equals(Half other) => bits == other.bits || this == other || (IsNaN(this) && IsNaN(other));
    public override bool Equals(object obj) => obj is Half other && Equals(other);
    public override int GetHashCode() => IsNaN(this) || (bits & 0x7fff) == 0 ? bits & 0x7c00 : bits;

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is Half other) return CompareTo(other);
        throw new ArgumentException("Object must be of type Half.");
    }

    public override string ToString() => FormatCore(bits, null);
    public string ToString(string format) => FormatCore(bits, format);
    public string ToString(IFormatProvider provider) => FormatCore(bits, null);
    public string ToString(string format, IFormatProvider provider) => FormatCore(bits, format);
    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) =>
        Number.Write(ToString(format.ToString()), destination, out charsWritten);
    public static Half Parse(string s) => (Half)double.Parse(s);
    public static Half Parse(string s, IFormatProvider provider) => (Half)double.Parse(s, provider);
    public static Half Parse(string s, Globalization.NumberStyles style, IFormatProvider provider = null) => (Half)double.Parse(s, style, provider);
    public static bool TryParse(ReadOnlySpan<char> s, out Half result) => TryParse(s.ToString(), out result);
    public static bool TryParse(string s, IFormatProvider provider, out Half result) => TryParse(s, out result);

    public static bool TryParse(string s, out Half result)
    {
        bool good = double.TryParse(s, out double value);
        result = (Half)value;
        return good;
    }
}
