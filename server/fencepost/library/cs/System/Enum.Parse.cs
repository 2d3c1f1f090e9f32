namespace System;

public abstract partial class Enum
{
    public static object Parse(Type enumType, string value) => Parse(enumType, value, false);
    public static object Parse(Type enumType, ReadOnlySpan<char> value) => Parse(enumType, value.ToString(), false);
    public static object Parse(Type enumType, ReadOnlySpan<char> value, bool ignoreCase) => Parse(enumType, value.ToString(), ignoreCase);
    public static TEnum Parse<TEnum>(string value) where TEnum : struct => (TEnum)Parse(typeof(TEnum), value, false);
    public static TEnum Parse<TEnum>(string value, bool ignoreCase) where TEnum : struct => (TEnum)Parse(typeof(TEnum), value, ignoreCase);
    public static TEnum Parse<TEnum>(ReadOnlySpan<char> value) where TEnum : struct => (TEnum)Parse(typeof(TEnum), value.ToString(), false);
    public static TEnum Parse<TEnum>(ReadOnlySpan<char> value, bool ignoreCase) where TEnum : struct => (TEnum)Parse(typeof(TEnum), value.ToString(), ignoreCase);

    public static object Parse(Type enumType, string value, bool ignoreCase)
    {
        ArgumentNullException.ThrowIfNull(value);
        switch (Read(Check(enumType), value, ignoreCase, out ulong bits))
        {
            case 0: return Fencepost.Machine.EnumBox(enumType, bits);
            case 2: throw new OverflowException("Value was either too large or too small for " + (Type.GetTypeCode(enumType) switch
            {
                TypeCode.Byte => "an unsigned byte",
                TypeCode.SByte => "a signed byte",
                TypeCode.Int16 or TypeCode.Int32 or TypeCode.Int64 => "an " + GetUnderlyingType(enumType).Name,
                _ => "a " + GetUnderlyingType(enumType).Name,
            }) + ".");
            default:
                if (value.Trim().Length == 0) throw new ArgumentException("Must specify valid information for parsing in the string.", "value");
                throw new ArgumentException("Requested value '" + value + "' was not found.");
        }
    }

    public static bool TryParse(Type enumType, string value, out object result) => TryParse(enumType, value, false, out result);

    public static bool TryParse(Type enumType, string value, bool ignoreCase, out object result)
    {
        bool read = Read(Check(enumType), value, ignoreCase, out ulong bits) == 0;
        result = read ? Fencepost.Machine.EnumBox(enumType, bits) : null;
        return read;
    }

    public static bool TryParse(Type enumType, ReadOnlySpan<char> value, out object result) => TryParse(enumType, value.ToString(), false, out result);
    public static bool TryParse(Type enumType, ReadOnlySpan<char> value, bool ignoreCase, out object result) => TryParse(enumType, value.ToString(), ignoreCase, out result);
    public static bool TryParse<TEnum>(string value, out TEnum result) where TEnum : struct => TryParse(value, false, out result);
    public static bool TryParse<TEnum>(ReadOnlySpan<char> value, out TEnum result) where TEnum : struct => TryParse(value.ToString(), false, out result);
    public static bool TryParse<TEnum>(ReadOnlySpan<char> value, bool ignoreCase, out TEnum result) where TEnum : struct => TryParse(value.ToString(), ignoreCase, out result);

    public static bool TryParse<TEnum>(string value, bool ignoreCase, out TEnum result) where TEnum : struct
    {
        bool read = Read(Check(typeof(TEnum)), value, ignoreCase, out ulong bits) == 0;
        result = read ? (TEnum)Fencepost.Machine.EnumBox(typeof(TEnum), bits) : default;
        return read;
    }

    /// <summary>0: read; 1: no such name; 2: a number that does not fit.</summary>
    private static int Read(Type type, string value, bool ignoreCase, out ulong bits)
    {
        bits = 0;
        string text = value == null ? "" : value.Trim();
        if (text.Length == 0) return 1;
        TypeCode code = Type.GetTypeCode(type);
        if (text[0] == '-' || text[0] == '+' || char.IsAsciiDigit(text[0]))
        {
            bool signed = code == TypeCode.SByte || code == TypeCode.Int16 || code == TypeCode.Int32 || code == TypeCode.Int64;
            int width = BitsIn(code);
            int how = Number.ReadInteger(text, (int)Globalization.NumberStyles.Integer, width, signed);
            if (how == 0) bits = signed ? (ulong)Number.ParseLong(text, (int)Globalization.NumberStyles.Integer, width) : Number.ParseULong(text, (int)Globalization.NumberStyles.Integer);
            if (how != 1) return how;
        }
        string[] names = Fencepost.Machine.EnumNames(type);
        ulong[] values = Fencepost.Machine.EnumValues(type);
        foreach (string part in text.Split(','))
        {
            string name = part.Trim();
            int index = 0;
            while (index < names.Length && !string.Equals(names[index], name, ignoreCase ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal)) index++;
            if (index == names.Length)
            {
                bits = 0;
                return 1;
            }
            bits |= values[index];
        }
        return 0;
    }

    private static int BitsIn(TypeCode code) => code switch
    {
        TypeCode.SByte or TypeCode.Byte => 8,
        TypeCode.Int16 or TypeCode.UInt16 => 16,
        TypeCode.Int32 or TypeCode.UInt32 => 32,
        _ => 64,
    };
}
