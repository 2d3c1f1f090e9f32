// The conversions of Convert, by the type that comes out.
//| Type    keyword
//| Boolean  bool
//| Char     char
//| SByte    sbyte
//| Byte     byte
//| Int16    short
//| UInt16   ushort
//| Int32    int
//| UInt32   uint
//| Int64    long
//| UInt64   ulong
//| Single   float
//| Double   double
//| Decimal  decimal

namespace System;

public static partial class Convert
{
//if Boolean
    public static bool ToBoolean(bool value) => value;
    public static bool ToBoolean(char value) => throw new InvalidCastException("Invalid cast from 'Char' to 'Boolean'.");
    public static bool ToBoolean(sbyte value) => value != 0;
    public static bool ToBoolean(byte value) => value != 0;
    public static bool ToBoolean(short value) => value != 0;
    public static bool ToBoolean(ushort value) => value != 0;
    public static bool ToBoolean(int value) => value != 0;
    public static bool ToBoolean(uint value) => value != 0;
    public static bool ToBoolean(long value) => value != 0;
    public static bool ToBoolean(ulong value) => value != 0;
    public static bool ToBoolean(float value) => value != 0;
    public static bool ToBoolean(double value) => value != 0;
    public static bool ToBoolean(decimal value) => value != 0;
    public static bool ToBoolean(string value) => value != null && bool.Parse(value);
    public static bool ToBoolean(string value, IFormatProvider provider) => value != null && bool.Parse(value);
//end
//if Char
    public static char ToChar(bool value) => throw new InvalidCastException("Invalid cast from 'Boolean' to 'Char'.");
    public static char ToChar(char value) => value;
    public static char ToChar(sbyte value) => Exact(value >= 0 && (ulong)value <= char.MaxValue, "Value was either too large or too small for a character.") ? (char)value : default;
    public static char ToChar(byte value) => Exact(value >= 0 && (ulong)value <= char.MaxValue, "Value was either too large or too small for a character.") ? (char)value : default;
    public static char ToChar(short value) => Exact(value >= 0 && (ulong)value <= char.MaxValue, "Value was either too large or too small for a character.") ? (char)value : default;
    public static char ToChar(ushort value) => Exact(value >= 0 && (ulong)value <= char.MaxValue, "Value was either too large or too small for a character.") ? (char)value : default;
    public static char ToChar(int value) => Exact(value >= 0 && (ulong)value <= char.MaxValue, "Value was either too large or too small for a character.") ? (char)value : default;
    public static char ToChar(uint value) => Exact(value >= 0 && (ulong)value <= char.MaxValue, "Value was either too large or too small for a character.") ? (char)value : default;
    public static char ToChar(long value) => Exact(value >= 0 && (ulong)value <= char.MaxValue, "Value was either too large or too small for a character.") ? (char)value : default;
    public static char ToChar(ulong value) => Exact(value >= 0 && (ulong)value <= char.MaxValue, "Value was either too large or too small for a character.") ? (char)value : default;
    public static char ToChar(float value) => throw new InvalidCastException("Invalid cast from 'Single' to 'Char'.");
    public static char ToChar(double value) => throw new InvalidCastException("Invalid cast from 'Double' to 'Char'.");
    public static char ToChar(decimal value) => throw new InvalidCastException("Invalid cast from 'Decimal' to 'Char'.");
    public static char ToChar(string value) => char.Parse(value ?? throw new ArgumentNullException("value"));
    public static char ToChar(string value, IFormatProvider provider) => ToChar(value);
//end
//if SByte Byte Int16 UInt16 Int32 UInt32 Int64 UInt64
    public static $keyword To$Type(bool value) => value ? ($keyword)1 : ($keyword)0;
    public static $keyword To$Type(char value)
    {
        try { return checked(($keyword)value); }
        catch (OverflowException) { throw Overflow("$Type"); }
    }

    public static $keyword To$Type(sbyte value)
    {
        try { return checked(($keyword)value); }
        catch (OverflowException) { throw Overflow("$Type"); }
    }

    public static $keyword To$Type(byte value)
    {
        try { return checked(($keyword)value); }
        catch (OverflowException) { throw Overflow("$Type"); }
    }

    public static $keyword To$Type(short value)
    {
        try { return checked(($keyword)value); }
        catch (OverflowException) { throw Overflow("$Type"); }
    }

    public static $keyword To$Type(ushort value)
    {
        try { return checked(($keyword)value); }
        catch (OverflowException) { throw Overflow("$Type"); }
    }

    public static $keyword To$Type(int value)
    {
        try { return checked(($keyword)value); }
        catch (OverflowException) { throw Overflow("$Type"); }
    }

    public static $keyword To$Type(uint value)
    {
        try { return checked(($keyword)value); }
        catch (OverflowException) { throw Overflow("$Type"); }
    }

    public static $keyword To$Type(long value)
    {
        try { return checked(($keyword)value); }
        catch (OverflowException) { throw Overflow("$Type"); }
    }

    public static $keyword To$Type(ulong value)
    {
        try { return checked(($keyword)value); }
        catch (OverflowException) { throw Overflow("$Type"); }
    }

    public static $keyword To$Type(float value) => To$Type((double)value);

    public static $keyword To$Type(double value)
    {
        try { return checked(($keyword)Math.Round(value)); }
        catch (OverflowException) { throw Overflow("$Type"); }
    }

    public static $keyword To$Type(decimal value)
    {
        try { return checked(($keyword)decimal.Round(value, 0)); }
        catch (OverflowException) { throw Overflow("$Type"); }
    }

    public static $keyword To$Type(string value) => value == null ? ($keyword)0 : $keyword.Parse(value);
    public static $keyword To$Type(string value, IFormatProvider provider) => value == null ? ($keyword)0 : $keyword.Parse(value, provider);

    public static $keyword To$Type(string value, int fromBase)
    {
        if (fromBase != 2 && fromBase != 8 && fromBase != 10 && fromBase != 16) throw new ArgumentException("Invalid Base.");
        return value == null ? ($keyword)0 : unchecked(($keyword)ParseBase(value, fromBase, $keyword.MinValue < 0, (int)$keyword.PopCount(unchecked(($keyword)~0ul)), "$Type"));
    }


//end
//if Single Double Decimal
    public static $keyword To$Type(bool value) => value ? 1 : 0;
    public static $keyword To$Type(char value) => throw new InvalidCastException("Invalid cast from 'Char' to '$Type'.");
    public static $keyword To$Type(sbyte value) => ($keyword)value;
    public static $keyword To$Type(byte value) => ($keyword)value;
    public static $keyword To$Type(short value) => ($keyword)value;
    public static $keyword To$Type(ushort value) => ($keyword)value;
    public static $keyword To$Type(int value) => ($keyword)value;
    public static $keyword To$Type(uint value) => ($keyword)value;
    public static $keyword To$Type(long value) => ($keyword)value;
    public static $keyword To$Type(ulong value) => ($keyword)value;
    public static $keyword To$Type(float value) => ($keyword)value;
    public static $keyword To$Type(double value) => ($keyword)value;
    public static $keyword To$Type(decimal value) => ($keyword)value;
    public static $keyword To$Type(string value) => value == null ? 0 : $keyword.Parse(value);
    public static $keyword To$Type(string value, IFormatProvider provider) => value == null ? 0 : $keyword.Parse(value, provider);
//end
    public static $keyword To$Type(DateTime value) => throw new InvalidCastException("Invalid cast from 'DateTime' to '$Type'.");
    public static $keyword To$Type(object value) => value == null ? default : ((IConvertible)value).To$Type(null);
    public static $keyword To$Type(object value, IFormatProvider provider) => value == null ? default : ((IConvertible)value).To$Type(provider);
    public static DateTime ToDateTime($keyword value) => throw new InvalidCastException("Invalid cast from '$Type' to 'DateTime'.");
    public static string ToString($keyword value) => value.ToString();
    public static string ToString($keyword value, IFormatProvider provider) => value.ToString(provider);
}
