namespace System;

public abstract partial class Enum : ValueType, IComparable, ISpanFormattable, IConvertible
{
    private ulong Bits => Fencepost.Machine.EnumBits(this);

    public override bool Equals(object obj) => obj != null && obj.GetType() == GetType() && Bits == Fencepost.Machine.EnumBits(obj);

    public override int GetHashCode()
    {
        ulong bits = Bits;
        return GetTypeCode() switch
        {
            TypeCode.Int64 or TypeCode.UInt64 => unchecked((int)bits ^ (int)(bits >> 32)),
            _ => unchecked((int)bits),
        };
    }

    public int CompareTo(object target)
    {
        if (target == null) return 1;
        if (target.GetType() != GetType()) throw new ArgumentException("Object must be the same type as the enum. The type passed in was '" + target.GetType() + "'; the enum type was '" + GetType() + "'.");
        ulong left = Bits;
        ulong right = Fencepost.Machine.EnumBits(target);
        switch (GetTypeCode())
        {
            case TypeCode.SByte: return (int)(long)left - (int)(long)right;
            case TypeCode.Byte: return (int)left - (int)right;
            case TypeCode.Int16: return (int)(long)left - (int)(long)right;
            case TypeCode.UInt16: return (int)left - (int)right;
            case TypeCode.Int32: case TypeCode.Int64: return ((long)left).CompareTo((long)right);
            default: return left.CompareTo(right);
        }
    }

    public bool HasFlag(Enum flag)
    {
        ArgumentNullException.ThrowIfNull(flag);
        if (flag.GetType() != GetType()) throw new ArgumentException("The argument type, '" + flag.GetType() + "', is not the same as the enum type '" + GetType() + "'.");
        ulong bits = flag.Bits;
        return (Bits & bits) == bits;
    }

    // --- text ---

    public override string ToString() => Text(GetType(), Bits, Fencepost.Machine.EnumIsFlags(GetType()));
    public string ToString(IFormatProvider provider) => ToString();
    public string ToString(string format, IFormatProvider provider) => ToString(format);

    public string ToString(string format)
    {
        switch (format)
        {
            case null: case "": case "G": case "g": return ToString();
            case "D": case "d": return NumberText(GetType(), Bits);
            case "F": case "f": return Text(GetType(), Bits, true);
            case "X": case "x": return (Bits & Mask(GetTypeCode())).ToString(WidthFormat(GetTypeCode()));
            default: throw new FormatException("Format string can be only \"G\", \"g\", \"X\", \"x\", \"F\", \"f\", \"D\" or \"d\".");
        }
    }

    bool ISpanFormattable.TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format, IFormatProvider provider) =>
        Number.Write(ToString(format.ToString()), destination, out charsWritten);

    private static string WidthFormat(TypeCode code) => code switch
    {
        TypeCode.SByte or TypeCode.Byte => "X2",
        TypeCode.Int16 or TypeCode.UInt16 => "X4",
        TypeCode.Int32 or TypeCode.UInt32 => "X8",
        _ => "X16",
    };

    private static ulong Mask(TypeCode code) => code switch
    {
        TypeCode.SByte or TypeCode.Byte => 0xff,
        TypeCode.Int16 or TypeCode.UInt16 => 0xffff,
        TypeCode.Int32 or TypeCode.UInt32 => 0xffffffff,
        _ => ulong.MaxValue,
    };

    private static string NumberText(Type type, ulong bits) => Type.GetTypeCode(type) switch
    {
        TypeCode.Byte or TypeCode.UInt16 or TypeCode.UInt32 or TypeCode.UInt64 => bits.ToString(),
        _ => ((long)bits).ToString(),
    };

    private static string Text(Type type, ulong bits, bool flags)
    {
        string[] names = Fencepost.Machine.EnumNames(type);
        ulong[] values = Fencepost.Machine.EnumValues(type);
        for (int i = 0; i < values.Length; i++)
        {
            if (values[i] == bits) return names[i];
        }
        if (!flags || bits == 0) return bits == 0 ? "0" : NumberText(type, bits);
        string text = "";
        ulong rest = bits;
        for (int i = values.Length - 1; i >= 0 && rest != 0; i--)
        {
            if (values[i] == 0 || (rest & values[i]) != values[i]) continue;
            rest -= values[i];
            text = text.Length == 0 ? names[i] : names[i] + ", " + text;
        }
        return rest == 0 ? text : NumberText(type, bits);
    }

    private static Type Check(Type enumType)
    {
        ArgumentNullException.ThrowIfNull(enumType);
        if (!enumType.IsEnum) throw new ArgumentException("Type provided must be an Enum.", "enumType");
        return enumType;
    }

    public static string Format(Type enumType, object value, string format)
    {
        Check(enumType);
        ArgumentNullException.ThrowIfNull(value);
        ArgumentNullException.ThrowIfNull(format);
        Type type = value.GetType();
        if (type.IsEnum && type != enumType) throw new ArgumentException("Object must be the same type as the enum. The type passed in was '" + type + "'; the enum type was '" + enumType + "'.");
        if (!type.IsEnum && type != GetUnderlyingType(enumType))
            throw new ArgumentException("Enum underlying type and the object must be same type or object. Type passed in was '" + type + "'; the enum underlying type was '" + GetUnderlyingType(enumType) + "'.");
        return ((Enum)ToObject(enumType, value)).ToString(format);
    }

    // --- names and values ---

    public static string[] GetNames(Type enumType) => Fencepost.Machine.EnumNames(Check(enumType));
    public static string[] GetNames<TEnum>() where TEnum : struct => GetNames(typeof(TEnum));

    public static TEnum[] GetValues<TEnum>() where TEnum : struct
    {
        ulong[] values = Fencepost.Machine.EnumValues(typeof(TEnum));
        TEnum[] result = new TEnum[values.Length];
        for (int i = 0; i < values.Length; i++) result[i] = (TEnum)Fencepost.Machine.EnumBox(typeof(TEnum), values[i]);
        return result;
    }

    public static Array GetValues(Type enumType)
    {
        ulong[] values = Fencepost.Machine.EnumValues(Check(enumType));
        Array result = Array.CreateInstance(enumType, values.Length);
        for (int i = 0; i < values.Length; i++) result.SetValue(Fencepost.Machine.EnumBox(enumType, values[i]), i);
        return result;
    }

    public static Array GetValuesAsUnderlyingType<TEnum>() where TEnum : struct => GetValuesAsUnderlyingType(typeof(TEnum));

    public static Array GetValuesAsUnderlyingType(Type enumType)
    {
        ulong[] values = Fencepost.Machine.EnumValues(Check(enumType));
        Type type = GetUnderlyingType(enumType);
        Array result = Array.CreateInstance(type, values.Length);
        for (int i = 0; i < values.Length; i++) result.SetValue(Fencepost.Machine.EnumBox(type, values[i]), i);
        return result;
    }

    private static string NameOf(Type type, ulong bits)
    {
        ulong[] values = Fencepost.Machine.EnumValues(type);
        for (int i = 0; i < values.Length; i++)
        {
            if (values[i] == bits) return Fencepost.Machine.EnumNames(type)[i];
        }
        return null;
    }

    public static string GetName<TEnum>(TEnum value) where TEnum : struct => NameOf(typeof(TEnum), Fencepost.Machine.EnumBits(value));

    public static string GetName(Type enumType, object value)
    {
        ArgumentNullException.ThrowIfNull(value);
        return NameOf(Check(enumType), Fencepost.Machine.EnumBits(value));
    }

    public static bool IsDefined<TEnum>(TEnum value) where TEnum : struct => NameOf(typeof(TEnum), Fencepost.Machine.EnumBits(value)) != null;

    public static bool IsDefined(Type enumType, object value)
    {
        Check(enumType);
        ArgumentNullException.ThrowIfNull(value);
        if (value is string name) return Array.IndexOf(Fencepost.Machine.EnumNames(enumType), name) >= 0;
        Type type = value.GetType();
        if (type.IsEnum ? type != enumType : Type.GetTypeCode(type) != Type.GetTypeCode(enumType))
            throw new ArgumentException("Enum underlying type and the object must be same type or object must be a String. Type passed in was '" + type + "'; the enum underlying type was '" + GetUnderlyingType(enumType) + "'.");
        return NameOf(enumType, Fencepost.Machine.EnumBits(value)) != null;
    }

    public static Type GetUnderlyingType(Type enumType) => Check(enumType).GetEnumUnderlyingType();
    public static object ToObject(Type enumType, object value) => Fencepost.Machine.EnumBox(Check(enumType), Fencepost.Machine.EnumBits(value ?? throw new ArgumentNullException("value")));
    public static object ToObject(Type enumType, sbyte value) => Fencepost.Machine.EnumBox(Check(enumType), unchecked((ulong)value));
    public static object ToObject(Type enumType, byte value) => Fencepost.Machine.EnumBox(Check(enumType), value);
    public static object ToObject(Type enumType, short value) => Fencepost.Machine.EnumBox(Check(enumType), unchecked((ulong)value));
    public static object ToObject(Type enumType, ushort value) => Fencepost.Machine.EnumBox(Check(enumType), value);
    public static object ToObject(Type enumType, int value) => Fencepost.Machine.EnumBox(Check(enumType), unchecked((ulong)value));
    public static object ToObject(Type enumType, uint value) => Fencepost.Machine.EnumBox(Check(enumType), value);
    public static object ToObject(Type enumType, long value) => Fencepost.Machine.EnumBox(Check(enumType), unchecked((ulong)value));
    public static object ToObject(Type enumType, ulong value) => Fencepost.Machine.EnumBox(Check(enumType), value);

    public TypeCode GetTypeCode() => Type.GetTypeCode(GetType());
    private IConvertible Integer => (IConvertible)Fencepost.Machine.EnumBox(GetUnderlyingType(GetType()), Bits);
    bool IConvertible.ToBoolean(IFormatProvider provider) => Integer.ToBoolean(provider);
    char IConvertible.ToChar(IFormatProvider provider) => Integer.ToChar(provider);
    sbyte IConvertible.ToSByte(IFormatProvider provider) => Integer.ToSByte(provider);
    byte IConvertible.ToByte(IFormatProvider provider) => Integer.ToByte(provider);
    short IConvertible.ToInt16(IFormatProvider provider) => Integer.ToInt16(provider);
    ushort IConvertible.ToUInt16(IFormatProvider provider) => Integer.ToUInt16(provider);
    int IConvertible.ToInt32(IFormatProvider provider) => Integer.ToInt32(provider);
    uint IConvertible.ToUInt32(IFormatProvider provider) => Integer.ToUInt32(provider);
    long IConvertible.ToInt64(IFormatProvider provider) => Integer.ToInt64(provider);
    ulong IConvertible.ToUInt64(IFormatProvider provider) => Integer.ToUInt64(provider);
    float IConvertible.ToSingle(IFormatProvider provider) => Integer.ToSingle(provider);
    double IConvertible.ToDouble(IFormatProvider provider) => Integer.ToDouble(provider);
    decimal IConvertible.ToDecimal(IFormatProvider provider) => Integer.ToDecimal(provider);
    DateTime IConvertible.ToDateTime(IFormatProvider provider) => throw new InvalidCastException("Invalid cast from 'Enum' to 'DateTime'.");
    object IConvertible.ToType(Type conversionType, IFormatProvider provider) => Convert.ChangeType(this, conversionType, provider);
}
