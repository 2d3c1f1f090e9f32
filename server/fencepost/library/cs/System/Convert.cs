namespace System;

public static partial class Convert
{
    public static readonly object DBNull = System.DBNull.Value;

    private static OverflowException Overflow(string type) => new OverflowException(type switch
    {
        "SByte" => "Value was either too large or too small for a signed byte.",
        "Byte" => "Value was either too large or too small for an unsigned byte.",
        _ => "Value was either too large or too small for " + (type[0] == 'I' ? "an " : "a ") + type + ".",
    });

    private static bool Exact(bool fits, string message) => fits ? true : throw new OverflowException(message);

    [MethodImpl(InternalCall)] private static extern ulong ParseBase(string value, int fromBase, bool signed, int bits, string type);
    [MethodImpl(InternalCall)] private static extern string ToBase(long value, int toBase, int bits);

    public static string ToString(byte value, int toBase) => ToBase(value, toBase, 8);
    public static string ToString(short value, int toBase) => ToBase(value, toBase, 16);
    public static string ToString(int value, int toBase) => ToBase(value, toBase, 32);
    public static string ToString(long value, int toBase) => ToBase(value, toBase, 64);
    public static string ToString(string value) => value;
    public static string ToString(string value, IFormatProvider provider) => value;
    public static string ToString(DateTime value) => value.ToString();
    public static string ToString(DateTime value, IFormatProvider provider) => value.ToString();
    public static string ToString(object value) => ToString(value, null);

    public static string ToString(object value, IFormatProvider provider)
    {
        if (value is IConvertible convertible) return convertible.ToString(provider);
        if (value is IFormattable formattable) return formattable.ToString(null, provider);
        return value == null ? "" : value.ToString();
    }

    public static DateTime ToDateTime(DateTime value) => value;
    public static DateTime ToDateTime(string value) => value == null ? DateTime.MinValue : DateTime.Parse(value);
    public static DateTime ToDateTime(string value, IFormatProvider provider) => ToDateTime(value);
    public static DateTime ToDateTime(object value) => value == null ? DateTime.MinValue : ((IConvertible)value).ToDateTime(null);
    public static DateTime ToDateTime(object value, IFormatProvider provider) => value == null ? DateTime.MinValue : ((IConvertible)value).ToDateTime(provider);
    public static TypeCode GetTypeCode(object value) => value == null ? TypeCode.Empty : value is IConvertible convertible ? convertible.GetTypeCode() : TypeCode.Object;
    public static bool IsDBNull(object value) => value == System.DBNull.Value;
    public static object ChangeType(object value, Type conversionType) => ChangeType(value, conversionType, null);
    public static object ChangeType(object value, TypeCode typeCode) => ChangeType(value, typeCode, null);

    public static object ChangeType(object value, Type conversionType, IFormatProvider provider)
    {
        ArgumentNullException.ThrowIfNull(conversionType);
        if (value == null)
        {
            if (conversionType.IsValueType) throw new InvalidCastException("Null object cannot be converted to a value type.");
            return null;
        }
        if (value is not IConvertible)
        {
            if (value.GetType() == conversionType) return value;
            throw new InvalidCastException("Object must implement IConvertible.");
        }
        if (conversionType == typeof(object)) return value;
        TypeCode code = conversionType.IsEnum ? TypeCode.Object : Type.GetTypeCode(conversionType);
        if (code == TypeCode.Object)
        {
            if (value.GetType() == conversionType) return value;
            throw new InvalidCastException("Invalid cast from '" + value.GetType().FullName + "' to '" + conversionType.FullName + "'.");
        }
        return ChangeType(value, code, provider);
    }

    public static object ChangeType(object value, TypeCode typeCode, IFormatProvider provider)
    {
        if (value == null && (typeCode == TypeCode.Empty || typeCode == TypeCode.String || typeCode == TypeCode.Object)) return null;
        if (value is not IConvertible convertible) throw new InvalidCastException("Object must implement IConvertible.");
        switch (typeCode)
        {
            case TypeCode.Boolean: return convertible.ToBoolean(provider);
            case TypeCode.Char: return convertible.ToChar(provider);
            case TypeCode.SByte: return convertible.ToSByte(provider);
            case TypeCode.Byte: return convertible.ToByte(provider);
            case TypeCode.Int16: return convertible.ToInt16(provider);
            case TypeCode.UInt16: return convertible.ToUInt16(provider);
            case TypeCode.Int32: return convertible.ToInt32(provider);
            case TypeCode.UInt32: return convertible.ToUInt32(provider);
            case TypeCode.Int64: return convertible.ToInt64(provider);
            case TypeCode.UInt64: return convertible.ToUInt64(provider);
            case TypeCode.Single: return convertible.ToSingle(provider);
            case TypeCode.Double: return convertible.ToDouble(provider);
            case TypeCode.Decimal: return convertible.ToDecimal(provider);
            case TypeCode.DateTime: return convertible.ToDateTime(provider);
            case TypeCode.String: return convertible.ToString(provider);
            case TypeCode.Object: return value;
            default: throw new ArgumentException("Unknown TypeCode value.");
        }
    }

    // --- bytes and text ---

    private const string Base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    public static string ToBase64String(byte[] inArray)
    {
        ArgumentNullException.ThrowIfNull(inArray);
        return ToBase64String(new ReadOnlySpan<byte>(inArray));
    }

    public static string ToBase64String(ReadOnlySpan<byte> bytes, Base64FormattingOptions options = Base64FormattingOptions.None)
    {
        if ((uint)options > 1) throw new ArgumentException("Illegal enum value: " + (int)options + ".", "options");
        string text = "";
        for (int i = 0; i < bytes.Length; i += 3)
        {
            if (options == Base64FormattingOptions.InsertLineBreaks && i > 0 && i % 57 == 0) text += "\r\n";
            int rest = bytes.Length - i;
            int group = (bytes[i] << 16) | (rest > 1 ? bytes[i + 1] << 8 : 0) | (rest > 2 ? bytes[i + 2] : 0);
            text = string.Concat(text, Base64[group >> 18].ToString(), Base64[(group >> 12) & 63].ToString());
            text = string.Concat(text, rest > 1 ? Base64[(group >> 6) & 63].ToString() : "=", rest > 2 ? Base64[group & 63].ToString() : "=");
        }
        return text;
    }

    public static string ToBase64String(byte[] inArray, Base64FormattingOptions options) => ToBase64String(new ReadOnlySpan<byte>(inArray ?? throw new ArgumentNullException("inArray")), options);
    public static string ToBase64String(byte[] inArray, int offset, int length) => ToBase64String(inArray, offset, length, Base64FormattingOptions.None);

    public static string ToBase64String(byte[] inArray, int offset, int length, Base64FormattingOptions options)
    {
        ArgumentNullException.ThrowIfNull(inArray);
        ArgumentOutOfRangeException.ThrowIfNegative(length);
        ArgumentOutOfRangeException.ThrowIfNegative(offset);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(offset, inArray.Length - length);
        return ToBase64String(new ReadOnlySpan<byte>(inArray, offset, length), options);
    }

    public static bool TryToBase64Chars(ReadOnlySpan<byte> bytes, Span<char> chars, out int charsWritten, Base64FormattingOptions options = Base64FormattingOptions.None) =>
        Number.Write(ToBase64String(bytes, options), chars, out charsWritten);

    public static byte[] FromBase64CharArray(char[] inArray, int offset, int length) => FromBase64String(new string(inArray ?? throw new ArgumentNullException("inArray"), offset, length));
    public static bool TryFromBase64String(string s, Span<byte> bytes, out int bytesWritten) => TryFromBase64Chars((s ?? throw new ArgumentNullException("s")).AsSpan(), bytes, out bytesWritten);

    public static bool TryFromBase64Chars(ReadOnlySpan<char> chars, Span<byte> bytes, out int bytesWritten)
    {
        bytesWritten = 0;
        byte[] all;
        try
        {
            all = FromBase64String(chars.ToString());
        }
        catch (FormatException)
        {
            return false;
        }
        if (all.Length > bytes.Length) return false;
        all.CopyTo(bytes);
        bytesWritten = all.Length;
        return true;
    }

    public static byte[] FromBase64String(string s)
    {
        ArgumentNullException.ThrowIfNull(s);
        List<byte> bytes = new List<byte>();
        int bits = 0;
        int count = 0;
        int padding = 0;
        for (int i = 0; i < s.Length; i++)
        {
            char c = s[i];
            if (c == ' ' || c == '\t' || c == '\r' || c == '\n') continue;
            int value = Base64.IndexOf(c);
            if (c == '=') padding++;
            else if (value < 0 || padding > 0) throw Base64Error();
            bits = (bits << 6) | (c == '=' ? 0 : value);
            if (++count % 4 != 0) continue;
            if (padding > 2) throw Base64Error();
            bytes.Add((byte)(bits >> 16));
            if (padding < 2) bytes.Add((byte)(bits >> 8));
            if (padding < 1) bytes.Add((byte)bits);
            bits = 0;
        }
        if (count % 4 != 0) throw Base64Error();
        return bytes.ToArray();
    }

    private static FormatException Base64Error() => new FormatException("The input is not a valid Base-64 string as it contains a non-base 64 character, more than two padding characters, or an illegal character among the padding characters.");

    public static string ToHexString(byte[] inArray) => ToHexString(new ReadOnlySpan<byte>(inArray ?? throw new ArgumentNullException("inArray")));
    public static string ToHexString(byte[] inArray, int offset, int length) => ToHexString(new ReadOnlySpan<byte>(inArray ?? throw new ArgumentNullException("inArray"), offset, length));
    public static byte[] FromHexString(ReadOnlySpan<char> chars) => FromHexString(chars.ToString());
    public static string ToHexStringLower(ReadOnlySpan<byte> bytes) => ToHexString(bytes).ToLowerInvariant();
    public static string ToHexStringLower(byte[] inArray) => ToHexString(inArray).ToLowerInvariant();

    public static string ToHexString(ReadOnlySpan<byte> bytes)
    {
        string text = "";
        for (int i = 0; i < bytes.Length; i++) text = string.Concat(text, bytes[i].ToString("X2"));
        return text;
    }

    public static byte[] FromHexString(string s)
    {
        ArgumentNullException.ThrowIfNull(s);
        if (s.Length % 2 != 0) throw new FormatException("The input is not a valid hex string as its length is not a multiple of 2.");
        byte[] bytes = new byte[s.Length / 2];
        for (int i = 0; i < bytes.Length; i++)
        {
            if (!char.IsAsciiHexDigit(s[2 * i]) || !char.IsAsciiHexDigit(s[2 * i + 1])) throw new FormatException("The input is not a valid hex string as it contains a non-hex character.");
            bytes[i] = byte.Parse(s.Substring(2 * i, 2), Globalization.NumberStyles.HexNumber);
        }
        return bytes;
    }
}
