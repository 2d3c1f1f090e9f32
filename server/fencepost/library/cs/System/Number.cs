using System.Globalization;

namespace System;

/// <summary>Text and conversions of numbers; the text is made in Python.</summary>
internal static class Number
{
    [MethodImpl(InternalCall)] internal static extern string Text(long value);
    [MethodImpl(InternalCall)] internal static extern string Text(ulong value);
    [MethodImpl(InternalCall)] internal static extern string Text(double value);
    [MethodImpl(InternalCall)] internal static extern string Text(float value);
    [MethodImpl(InternalCall)] internal static extern string Format(long value, string format, int bits, string symbols = null);
    [MethodImpl(InternalCall)] internal static extern string Format(ulong value, string format, int bits, string symbols = null);
    [MethodImpl(InternalCall)] internal static extern string Format(double value, string format, string symbols = null);
    [MethodImpl(InternalCall)] internal static extern string Format(float value, string format, string symbols = null);

    /// <summary>0: the text is a number of the type; 1: it is none; 2: it does not fit.</summary>
    [MethodImpl(InternalCall)] internal static extern int ReadInteger(string text, int style, int bits, bool signed);
    [MethodImpl(InternalCall)] internal static extern void CheckInteger(string text, int style, int bits, bool signed, string type);
    [MethodImpl(InternalCall)] internal static extern long ParseLong(string text, int style, int bits);
    [MethodImpl(InternalCall)] internal static extern ulong ParseULong(string text, int style);
    [MethodImpl(InternalCall)] internal static extern bool IsReal(string text, int style);
    [MethodImpl(InternalCall)] internal static extern double ParseReal(string text, int style);
    [MethodImpl(InternalCall)] internal static extern float ParseSingle(string text, int style);

    /// <summary>A text of a provider's own as the invariant culture would have it.</summary>
    [MethodImpl(InternalCall)] private static extern string ToInvariant(string text, bool currency, string symbols);

    internal static string Invariant(string text, NumberStyles style, IFormatProvider provider) =>
        text != null && NumberFormatInfo.SymbolsOf(provider) is string symbols ? ToInvariant(text, (style & NumberStyles.AllowCurrencySymbol) != 0, symbols) : text;

    internal static bool Write(string text, Span<char> destination, out int charsWritten)
    {
        if (text.Length > destination.Length)
        {
            charsWritten = 0;
            return false;
        }
        for (int i = 0; i < text.Length; i++) destination[i] = text[i];
        charsWritten = text.Length;
        return true;
    }

    internal static bool Write(string text, Span<byte> destination, out int bytesWritten)
    {
        byte[] bytes = global::System.Text.Encoding.UTF8.GetBytes(text);
        bytesWritten = bytes.Length > destination.Length ? 0 : bytes.Length;
        if (bytes.Length > destination.Length) return false;
        bytes.CopyTo(destination);
        return true;
    }

    internal static decimal SaturateDecimal(double value) =>
        double.IsNaN(value) ? 0 : value >= 79228162514264337593543950335d ? decimal.MaxValue : value <= -79228162514264337593543950335d ? decimal.MinValue : (decimal)value;

    internal static sbyte SaturateSByte(long value) => value < sbyte.MinValue ? sbyte.MinValue : value > sbyte.MaxValue ? sbyte.MaxValue : (sbyte)value;
    internal static sbyte SaturateSByte(ulong value) => value > (ulong)sbyte.MaxValue ? sbyte.MaxValue : (sbyte)value;
    internal static sbyte SaturateSByte(double value) => double.IsNaN(value) ? (sbyte)0 : value >= sbyte.MaxValue ? sbyte.MaxValue : value <= sbyte.MinValue ? sbyte.MinValue : (sbyte)value;
    internal static byte SaturateByte(long value) => value < byte.MinValue ? byte.MinValue : value > byte.MaxValue ? byte.MaxValue : (byte)value;
    internal static byte SaturateByte(ulong value) => value > (ulong)byte.MaxValue ? byte.MaxValue : (byte)value;
    internal static byte SaturateByte(double value) => double.IsNaN(value) ? (byte)0 : value >= byte.MaxValue ? byte.MaxValue : value <= byte.MinValue ? byte.MinValue : (byte)value;
    internal static short SaturateInt16(long value) => value < short.MinValue ? short.MinValue : value > short.MaxValue ? short.MaxValue : (short)value;
    internal static short SaturateInt16(ulong value) => value > (ulong)short.MaxValue ? short.MaxValue : (short)value;
    internal static short SaturateInt16(double value) => double.IsNaN(value) ? (short)0 : value >= short.MaxValue ? short.MaxValue : value <= short.MinValue ? short.MinValue : (short)value;
    internal static ushort SaturateUInt16(long value) => value < ushort.MinValue ? ushort.MinValue : value > ushort.MaxValue ? ushort.MaxValue : (ushort)value;
    internal static ushort SaturateUInt16(ulong value) => value > (ulong)ushort.MaxValue ? ushort.MaxValue : (ushort)value;
    internal static ushort SaturateUInt16(double value) => double.IsNaN(value) ? (ushort)0 : value >= ushort.MaxValue ? ushort.MaxValue : value <= ushort.MinValue ? ushort.MinValue : (ushort)value;
    internal static int SaturateInt32(long value) => value < int.MinValue ? int.MinValue : value > int.MaxValue ? int.MaxValue : (int)value;
    internal static int SaturateInt32(ulong value) => value > (ulong)int.MaxValue ? int.MaxValue : (int)value;
    internal static int SaturateInt32(double value) => double.IsNaN(value) ? (int)0 : value >= int.MaxValue ? int.MaxValue : value <= int.MinValue ? int.MinValue : (int)value;
    internal static uint SaturateUInt32(long value) => value < uint.MinValue ? uint.MinValue : value > uint.MaxValue ? uint.MaxValue : (uint)value;
    internal static uint SaturateUInt32(ulong value) => value > (ulong)uint.MaxValue ? uint.MaxValue : (uint)value;
    internal static uint SaturateUInt32(double value) => double.IsNaN(value) ? (uint)0 : value >= uint.MaxValue ? uint.MaxValue : value <= uint.MinValue ? uint.MinValue : (uint)value;
    internal static long SaturateInt64(long value) => (long)value;
    internal static long SaturateInt64(ulong value) => value > (ulong)long.MaxValue ? long.MaxValue : (long)value;
    internal static long SaturateInt64(double value) => double.IsNaN(value) ? (long)0 : value >= long.MaxValue ? long.MaxValue : value <= long.MinValue ? long.MinValue : (long)value;
    internal static ulong SaturateUInt64(long value) => value < 0 ? 0 : (ulong)value;
    internal static ulong SaturateUInt64(ulong value) => (ulong)value;
    internal static ulong SaturateUInt64(double value) => double.IsNaN(value) ? (ulong)0 : value >= ulong.MaxValue ? ulong.MaxValue : value <= ulong.MinValue ? ulong.MinValue : (ulong)value;
    internal static nint SaturateIntPtr(long value) => (nint)value;
    internal static nint SaturateIntPtr(ulong value) => value > (ulong)nint.MaxValue ? nint.MaxValue : (nint)value;
    internal static nint SaturateIntPtr(double value) => double.IsNaN(value) ? (nint)0 : value >= nint.MaxValue ? nint.MaxValue : value <= nint.MinValue ? nint.MinValue : (nint)value;
    internal static nuint SaturateUIntPtr(long value) => value < 0 ? 0 : (nuint)value;
    internal static nuint SaturateUIntPtr(ulong value) => (nuint)value;
    internal static nuint SaturateUIntPtr(double value) => double.IsNaN(value) ? (nuint)0 : value >= nuint.MaxValue ? nuint.MaxValue : value <= nuint.MinValue ? nuint.MinValue : (nuint)value;
    internal static char SaturateChar(long value) => value < char.MinValue ? char.MinValue : value > char.MaxValue ? char.MaxValue : (char)value;
    internal static char SaturateChar(ulong value) => value > (ulong)char.MaxValue ? char.MaxValue : (char)value;
    internal static char SaturateChar(double value) => double.IsNaN(value) ? (char)0 : value >= char.MaxValue ? char.MaxValue : value <= char.MinValue ? char.MinValue : (char)value;
}

internal static class Magnitude<T> where T : System.Numerics.INumberBase<T>
{
    internal static T Max(T x, T y) => T.MaxMagnitude(x, y);
    internal static T Min(T x, T y) => T.MinMagnitude(x, y);
}
