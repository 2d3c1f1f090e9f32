// Conversions of generic mathematics, by the kind of number that comes in.
//| Type    keyword kind
//| SByte   sbyte    integer
//| Byte    byte     integer
//| Int16   short    integer
//| UInt16  ushort   integer
//| Int32   int      integer
//| UInt32  uint     integer
//| Int64   long     integer
//| UInt64  ulong    integer
//| IntPtr  nint     integer
//| UIntPtr nuint    integer
//| Char    char     integer
//| Single  float    real
//| Double  double   real
//| Decimal decimal  decimal_

using System.Numerics;

namespace System;

public readonly partial struct $Type
{
    static bool INumberBase<$keyword>.TryConvertFromChecked<TOther>(TOther value, out $keyword result)
    {
        object number = value;
        checked
        {
            if (typeof(TOther) == typeof(sbyte)) { result = ($keyword)(sbyte)number; return true; }
            if (typeof(TOther) == typeof(byte)) { result = ($keyword)(byte)number; return true; }
            if (typeof(TOther) == typeof(short)) { result = ($keyword)(short)number; return true; }
            if (typeof(TOther) == typeof(ushort)) { result = ($keyword)(ushort)number; return true; }
            if (typeof(TOther) == typeof(int)) { result = ($keyword)(int)number; return true; }
            if (typeof(TOther) == typeof(uint)) { result = ($keyword)(uint)number; return true; }
            if (typeof(TOther) == typeof(long)) { result = ($keyword)(long)number; return true; }
            if (typeof(TOther) == typeof(ulong)) { result = ($keyword)(ulong)number; return true; }
            if (typeof(TOther) == typeof(nint)) { result = ($keyword)(nint)number; return true; }
            if (typeof(TOther) == typeof(nuint)) { result = ($keyword)(nuint)number; return true; }
            if (typeof(TOther) == typeof(char)) { result = ($keyword)(char)number; return true; }
            if (typeof(TOther) == typeof(float)) { result = ($keyword)(float)number; return true; }
            if (typeof(TOther) == typeof(double)) { result = ($keyword)(double)number; return true; }
            if (typeof(TOther) == typeof(decimal)) { result = ($keyword)(decimal)number; return true; }
        }
        result = default;
        return false;
    }

    static bool INumberBase<$keyword>.TryConvertFromSaturating<TOther>(TOther value, out $keyword result)
    {
        object number = value;
//if integer
        if (typeof(TOther) == typeof(sbyte)) { result = Number.Saturate$Type((long)(sbyte)number); return true; }
        if (typeof(TOther) == typeof(byte)) { result = Number.Saturate$Type((long)(byte)number); return true; }
        if (typeof(TOther) == typeof(short)) { result = Number.Saturate$Type((long)(short)number); return true; }
        if (typeof(TOther) == typeof(ushort)) { result = Number.Saturate$Type((long)(ushort)number); return true; }
        if (typeof(TOther) == typeof(int)) { result = Number.Saturate$Type((long)(int)number); return true; }
        if (typeof(TOther) == typeof(uint)) { result = Number.Saturate$Type((long)(uint)number); return true; }
        if (typeof(TOther) == typeof(long)) { result = Number.Saturate$Type((long)(long)number); return true; }
        if (typeof(TOther) == typeof(ulong)) { result = Number.Saturate$Type((ulong)(ulong)number); return true; }
        if (typeof(TOther) == typeof(nint)) { result = Number.Saturate$Type((long)(nint)number); return true; }
        if (typeof(TOther) == typeof(nuint)) { result = Number.Saturate$Type((ulong)(nuint)number); return true; }
        if (typeof(TOther) == typeof(char)) { result = Number.Saturate$Type((long)(char)number); return true; }
        if (typeof(TOther) == typeof(float)) { result = Number.Saturate$Type((double)(float)number); return true; }
        if (typeof(TOther) == typeof(double)) { result = Number.Saturate$Type((double)(double)number); return true; }
        if (typeof(TOther) == typeof(decimal)) { result = (decimal)number > MaxValue ? MaxValue : (decimal)number < MinValue ? MinValue : ($keyword)(decimal)number; return true; }
//end
//if real
        if (typeof(TOther) == typeof(sbyte)) { result = ($keyword)(sbyte)number; return true; }
        if (typeof(TOther) == typeof(byte)) { result = ($keyword)(byte)number; return true; }
        if (typeof(TOther) == typeof(short)) { result = ($keyword)(short)number; return true; }
        if (typeof(TOther) == typeof(ushort)) { result = ($keyword)(ushort)number; return true; }
        if (typeof(TOther) == typeof(int)) { result = ($keyword)(int)number; return true; }
        if (typeof(TOther) == typeof(uint)) { result = ($keyword)(uint)number; return true; }
        if (typeof(TOther) == typeof(long)) { result = ($keyword)(long)number; return true; }
        if (typeof(TOther) == typeof(ulong)) { result = ($keyword)(ulong)number; return true; }
        if (typeof(TOther) == typeof(nint)) { result = ($keyword)(nint)number; return true; }
        if (typeof(TOther) == typeof(nuint)) { result = ($keyword)(nuint)number; return true; }
        if (typeof(TOther) == typeof(char)) { result = ($keyword)(char)number; return true; }
        if (typeof(TOther) == typeof(float)) { result = ($keyword)(float)number; return true; }
        if (typeof(TOther) == typeof(double)) { result = ($keyword)(double)number; return true; }
        if (typeof(TOther) == typeof(decimal)) { result = ($keyword)(decimal)number; return true; }
//end
//if decimal_
        if (typeof(TOther) == typeof(sbyte)) { result = (decimal)(sbyte)number; return true; }
        if (typeof(TOther) == typeof(byte)) { result = (decimal)(byte)number; return true; }
        if (typeof(TOther) == typeof(short)) { result = (decimal)(short)number; return true; }
        if (typeof(TOther) == typeof(ushort)) { result = (decimal)(ushort)number; return true; }
        if (typeof(TOther) == typeof(int)) { result = (decimal)(int)number; return true; }
        if (typeof(TOther) == typeof(uint)) { result = (decimal)(uint)number; return true; }
        if (typeof(TOther) == typeof(long)) { result = (decimal)(long)number; return true; }
        if (typeof(TOther) == typeof(ulong)) { result = (decimal)(ulong)number; return true; }
        if (typeof(TOther) == typeof(nint)) { result = (decimal)(nint)number; return true; }
        if (typeof(TOther) == typeof(nuint)) { result = (decimal)(nuint)number; return true; }
        if (typeof(TOther) == typeof(char)) { result = (decimal)(char)number; return true; }
        if (typeof(TOther) == typeof(float)) { result = Number.SaturateDecimal((float)number); return true; }
        if (typeof(TOther) == typeof(double)) { result = Number.SaturateDecimal((double)number); return true; }
        if (typeof(TOther) == typeof(decimal)) { result = (decimal)(decimal)number; return true; }
//end
        result = default;
        return false;
    }

    static bool INumberBase<$keyword>.TryConvertFromTruncating<TOther>(TOther value, out $keyword result)
    {
        object number = value;
//if integer
        if (typeof(TOther) == typeof(sbyte)) { result = unchecked(($keyword)(sbyte)number); return true; }
        if (typeof(TOther) == typeof(byte)) { result = unchecked(($keyword)(byte)number); return true; }
        if (typeof(TOther) == typeof(short)) { result = unchecked(($keyword)(short)number); return true; }
        if (typeof(TOther) == typeof(ushort)) { result = unchecked(($keyword)(ushort)number); return true; }
        if (typeof(TOther) == typeof(int)) { result = unchecked(($keyword)(int)number); return true; }
        if (typeof(TOther) == typeof(uint)) { result = unchecked(($keyword)(uint)number); return true; }
        if (typeof(TOther) == typeof(long)) { result = unchecked(($keyword)(long)number); return true; }
        if (typeof(TOther) == typeof(ulong)) { result = unchecked(($keyword)(ulong)number); return true; }
        if (typeof(TOther) == typeof(nint)) { result = unchecked(($keyword)(nint)number); return true; }
        if (typeof(TOther) == typeof(nuint)) { result = unchecked(($keyword)(nuint)number); return true; }
        if (typeof(TOther) == typeof(char)) { result = unchecked(($keyword)(char)number); return true; }
        if (typeof(TOther) == typeof(float)) { result = Number.Saturate$Type((double)(float)number); return true; }
        if (typeof(TOther) == typeof(double)) { result = Number.Saturate$Type((double)number); return true; }
        if (typeof(TOther) == typeof(decimal)) { result = (decimal)number > MaxValue ? MaxValue : (decimal)number < MinValue ? MinValue : ($keyword)(decimal)number; return true; }
//end
//if real
        if (typeof(TOther) == typeof(sbyte)) { result = ($keyword)(sbyte)number; return true; }
        if (typeof(TOther) == typeof(byte)) { result = ($keyword)(byte)number; return true; }
        if (typeof(TOther) == typeof(short)) { result = ($keyword)(short)number; return true; }
        if (typeof(TOther) == typeof(ushort)) { result = ($keyword)(ushort)number; return true; }
        if (typeof(TOther) == typeof(int)) { result = ($keyword)(int)number; return true; }
        if (typeof(TOther) == typeof(uint)) { result = ($keyword)(uint)number; return true; }
        if (typeof(TOther) == typeof(long)) { result = ($keyword)(long)number; return true; }
        if (typeof(TOther) == typeof(ulong)) { result = ($keyword)(ulong)number; return true; }
        if (typeof(TOther) == typeof(nint)) { result = ($keyword)(nint)number; return true; }
        if (typeof(TOther) == typeof(nuint)) { result = ($keyword)(nuint)number; return true; }
        if (typeof(TOther) == typeof(char)) { result = ($keyword)(char)number; return true; }
        if (typeof(TOther) == typeof(float)) { result = ($keyword)(float)number; return true; }
        if (typeof(TOther) == typeof(double)) { result = ($keyword)(double)number; return true; }
        if (typeof(TOther) == typeof(decimal)) { result = ($keyword)(decimal)number; return true; }
//end
//if decimal_
        if (typeof(TOther) == typeof(sbyte)) { result = (decimal)(sbyte)number; return true; }
        if (typeof(TOther) == typeof(byte)) { result = (decimal)(byte)number; return true; }
        if (typeof(TOther) == typeof(short)) { result = (decimal)(short)number; return true; }
        if (typeof(TOther) == typeof(ushort)) { result = (decimal)(ushort)number; return true; }
        if (typeof(TOther) == typeof(int)) { result = (decimal)(int)number; return true; }
        if (typeof(TOther) == typeof(uint)) { result = (decimal)(uint)number; return true; }
        if (typeof(TOther) == typeof(long)) { result = (decimal)(long)number; return true; }
        if (typeof(TOther) == typeof(ulong)) { result = (decimal)(ulong)number; return true; }
        if (typeof(TOther) == typeof(nint)) { result = (decimal)(nint)number; return true; }
        if (typeof(TOther) == typeof(nuint)) { result = (decimal)(nuint)number; return true; }
        if (typeof(TOther) == typeof(char)) { result = (decimal)(char)number; return true; }
        if (typeof(TOther) == typeof(float)) { result = Number.SaturateDecimal((float)number); return true; }
        if (typeof(TOther) == typeof(double)) { result = Number.SaturateDecimal((double)number); return true; }
        if (typeof(TOther) == typeof(decimal)) { result = (decimal)(decimal)number; return true; }
//end
        result = default;
        return false;
    }

    static bool INumberBase<$keyword>.TryConvertToChecked<TOther>($keyword value, out TOther result)
    {
        result = default;
        return false;
    }

    public static $keyword CreateChecked<TOther>(TOther value) where TOther : INumberBase<TOther>
    {
        if (typeof(TOther) == typeof($keyword)) return ($keyword)(object)value;
        if (FromOtherChecked<$keyword, TOther>(value, out $keyword result)) return result;
        throw new NotSupportedException();
    }

    private static bool FromOtherChecked<TSelf, TOther>(TOther value, out TSelf result) where TSelf : INumberBase<TSelf> where TOther : INumberBase<TOther> =>
        TSelf.TryConvertFromChecked(value, out result) || TOther.TryConvertToChecked(value, out result);

    static bool INumberBase<$keyword>.TryConvertToSaturating<TOther>($keyword value, out TOther result)
    {
        result = default;
        return false;
    }

    public static $keyword CreateSaturating<TOther>(TOther value) where TOther : INumberBase<TOther>
    {
        if (typeof(TOther) == typeof($keyword)) return ($keyword)(object)value;
        if (FromOtherSaturating<$keyword, TOther>(value, out $keyword result)) return result;
        throw new NotSupportedException();
    }

    private static bool FromOtherSaturating<TSelf, TOther>(TOther value, out TSelf result) where TSelf : INumberBase<TSelf> where TOther : INumberBase<TOther> =>
        TSelf.TryConvertFromSaturating(value, out result) || TOther.TryConvertToSaturating(value, out result);

    static bool INumberBase<$keyword>.TryConvertToTruncating<TOther>($keyword value, out TOther result)
    {
        result = default;
        return false;
    }

    public static $keyword CreateTruncating<TOther>(TOther value) where TOther : INumberBase<TOther>
    {
        if (typeof(TOther) == typeof($keyword)) return ($keyword)(object)value;
        if (FromOtherTruncating<$keyword, TOther>(value, out $keyword result)) return result;
        throw new NotSupportedException();
    }

    private static bool FromOtherTruncating<TSelf, TOther>(TOther value, out TSelf result) where TSelf : INumberBase<TSelf> where TOther : INumberBase<TOther> =>
        TSelf.TryConvertFromTruncating(value, out result) || TOther.TryConvertToTruncating(value, out result);

}
