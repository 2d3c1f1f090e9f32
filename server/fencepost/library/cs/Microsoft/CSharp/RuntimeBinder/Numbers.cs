namespace Microsoft.CSharp.RuntimeBinder;

/// <summary>Numeric types and the conversions between them.</summary>
internal static class Numbers
{
    // TypeCode.Empty for what is no number.
    internal static TypeCode Of(Type type)
    {
        if (type is null || type.IsEnum) return TypeCode.Empty;
        TypeCode code = Type.GetTypeCode(type);
        return code is >= TypeCode.Char and <= TypeCode.Decimal ? code : TypeCode.Empty;
    }

    internal static TypeCode OfValue(Type type) => type is not null && type.IsEnum ? Type.GetTypeCode(type) : Of(type);

    internal static bool IsSigned(TypeCode code) => code is TypeCode.SByte or TypeCode.Int16 or TypeCode.Int32 or TypeCode.Int64;
    internal static bool IsUnsigned(TypeCode code) => code is TypeCode.Byte or TypeCode.UInt16 or TypeCode.UInt32 or TypeCode.UInt64;
    internal static bool IsIntegral(TypeCode code) => code is >= TypeCode.Char and <= TypeCode.UInt64;

    internal static bool Widens(TypeCode from, TypeCode to)
    {
        if (from == TypeCode.Empty || to <= TypeCode.SByte || from == to) return false;
        if (to == TypeCode.Double) return from <= TypeCode.Single;
        if (to is TypeCode.Single or TypeCode.Decimal) return from <= TypeCode.UInt64;
        if (from > TypeCode.UInt64) return false;
        if (from == TypeCode.Char) return to >= TypeCode.UInt16;
        if (IsSigned(from)) return IsSigned(to) && to > from;
        return to > from;
    }

    // Of a constant of type int or long.
    internal static bool Fits(object constant, TypeCode to)
    {
        if (constant is long large) return to == TypeCode.UInt64 && large >= 0;
        if (constant is not int value) return false;
        switch (to)
        {
            case TypeCode.SByte: return value is >= sbyte.MinValue and <= sbyte.MaxValue;
            case TypeCode.Byte: return value is >= 0 and <= byte.MaxValue;
            case TypeCode.Int16: return value is >= short.MinValue and <= short.MaxValue;
            case TypeCode.UInt16: return value is >= 0 and <= ushort.MaxValue;
            case TypeCode.UInt32: return value >= 0;
            case TypeCode.UInt64: return value >= 0;
        }
        return false;
    }

    internal static object Convert(object value, TypeCode to, bool isChecked)
    {
        if (value.GetType().IsEnum) value = Enumeration(value);
        switch (value)
        {
            case int number: return FromLong(number, to, isChecked);
            case long number: return FromLong(number, to, isChecked);
            case byte number: return FromLong(number, to, isChecked);
            case sbyte number: return FromLong(number, to, isChecked);
            case short number: return FromLong(number, to, isChecked);
            case ushort number: return FromLong(number, to, isChecked);
            case uint number: return FromLong(number, to, isChecked);
            case char number: return FromLong(number, to, isChecked);
            case ulong number: return FromULong(number, to, isChecked);
            case float number: return to == TypeCode.Single ? value : FromDouble(number, to, isChecked);
            case double number: return FromDouble(number, to, isChecked);
            default: return FromDecimal((decimal)value, to);
        }
    }

    internal static object Enumeration(object value) => System.Convert.ChangeType(value, Enum.GetUnderlyingType(value.GetType()));

    private static object FromLong(long value, TypeCode to, bool isChecked)
    {
        switch (to)
        {
            case TypeCode.Char: return isChecked ? checked((char)value) : (char)value;
            case TypeCode.SByte: return isChecked ? checked((sbyte)value) : (sbyte)value;
            case TypeCode.Byte: return isChecked ? checked((byte)value) : (byte)value;
            case TypeCode.Int16: return isChecked ? checked((short)value) : (short)value;
            case TypeCode.UInt16: return isChecked ? checked((ushort)value) : (ushort)value;
            case TypeCode.Int32: return isChecked ? checked((int)value) : (int)value;
            case TypeCode.UInt32: return isChecked ? checked((uint)value) : (uint)value;
            case TypeCode.Int64: return value;
            case TypeCode.UInt64: return isChecked ? checked((ulong)value) : (ulong)value;
            case TypeCode.Single: return (float)value;
            case TypeCode.Double: return (double)value;
            default: return (decimal)value;
        }
    }

    private static object FromULong(ulong value, TypeCode to, bool isChecked)
    {
        switch (to)
        {
            case TypeCode.UInt64: return value;
            case TypeCode.Single: return (float)value;
            case TypeCode.Double: return (double)value;
            case TypeCode.Decimal: return (decimal)value;
            default: return FromLong(isChecked ? checked((long)value) : (long)value, to, isChecked);
        }
    }

    private static object FromDouble(double value, TypeCode to, bool isChecked)
    {
        switch (to)
        {
            case TypeCode.Char: return isChecked ? checked((char)value) : (char)value;
            case TypeCode.SByte: return isChecked ? checked((sbyte)value) : (sbyte)value;
            case TypeCode.Byte: return isChecked ? checked((byte)value) : (byte)value;
            case TypeCode.Int16: return isChecked ? checked((short)value) : (short)value;
            case TypeCode.UInt16: return isChecked ? checked((ushort)value) : (ushort)value;
            case TypeCode.Int32: return isChecked ? checked((int)value) : (int)value;
            case TypeCode.UInt32: return isChecked ? checked((uint)value) : (uint)value;
            case TypeCode.Int64: return isChecked ? checked((long)value) : (long)value;
            case TypeCode.UInt64: return isChecked ? checked((ulong)value) : (ulong)value;
            case TypeCode.Single: return (float)value;
            case TypeCode.Double: return value;
            default: return (decimal)value;
        }
    }

    private static object FromDecimal(decimal value, TypeCode to)
    {
        switch (to)
        {
            case TypeCode.Char: return (char)value;
            case TypeCode.SByte: return (sbyte)value;
            case TypeCode.Byte: return (byte)value;
            case TypeCode.Int16: return (short)value;
            case TypeCode.UInt16: return (ushort)value;
            case TypeCode.Int32: return (int)value;
            case TypeCode.UInt32: return (uint)value;
            case TypeCode.Int64: return (long)value;
            case TypeCode.UInt64: return (ulong)value;
            case TypeCode.Single: return (float)value;
            case TypeCode.Double: return (double)value;
            default: return value;
        }
    }
}
