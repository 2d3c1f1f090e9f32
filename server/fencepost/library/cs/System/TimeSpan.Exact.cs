using System.Globalization;

namespace System;

public readonly partial struct TimeSpan : ISpanParsable<TimeSpan>
{
    /// <summary>0: no time span of that format, 1: one, 2: one that is too large.</summary>
    [MethodImpl(InternalCall)] private static extern int IsExact(string text, string format);
    [MethodImpl(InternalCall)] private static extern long ReadExact(string text, string format);

    private static bool TryExact(string input, string format, TimeSpanStyles styles, out TimeSpan result)
    {
        bool good = input != null && IsExact(input, format) == 1;
        result = good ? new TimeSpan(ReadExact(input, format)) : default;
        if (styles == TimeSpanStyles.AssumeNegative && good && format.Length > 1) result = -result;
        return good;
    }

    private static FormatException NoSpan(string input) => new FormatException("String '" + input + "' was not recognized as a valid TimeSpan.");

    public static TimeSpan ParseExact(string input, string format, IFormatProvider formatProvider) => ParseExact(input, format, formatProvider, TimeSpanStyles.None);
    public static TimeSpan ParseExact(string input, string[] formats, IFormatProvider formatProvider) => ParseExact(input, formats, formatProvider, TimeSpanStyles.None);

    public static TimeSpan ParseExact(string input, string format, IFormatProvider formatProvider, TimeSpanStyles styles)
    {
        ArgumentNullException.ThrowIfNull(input);
        ArgumentNullException.ThrowIfNull(format);
        if (TryExact(input, format, styles, out TimeSpan result)) return result;
        if (IsExact(input, format) == 0) throw NoSpan(input);
        throw new OverflowException("The TimeSpan string '" + input + "' could not be parsed because at least one of the numeric components is out of range or contains too many digits.");
    }

    public static TimeSpan ParseExact(string input, string[] formats, IFormatProvider formatProvider, TimeSpanStyles styles)
    {
        ArgumentNullException.ThrowIfNull(input);
        ArgumentNullException.ThrowIfNull(formats);
        return TryParseExact(input, formats, formatProvider, styles, out TimeSpan result) ? result : throw NoSpan(input);
    }

    public static TimeSpan ParseExact(ReadOnlySpan<char> input, ReadOnlySpan<char> format, IFormatProvider formatProvider, TimeSpanStyles styles = TimeSpanStyles.None) =>
        ParseExact(input.ToString(), format.ToString(), formatProvider, styles);

    public static bool TryParseExact(string input, string format, IFormatProvider formatProvider, out TimeSpan result) => TryParseExact(input, format, formatProvider, TimeSpanStyles.None, out result);
    public static bool TryParseExact(string input, string[] formats, IFormatProvider formatProvider, out TimeSpan result) => TryParseExact(input, formats, formatProvider, TimeSpanStyles.None, out result);

    public static bool TryParseExact(string input, string format, IFormatProvider formatProvider, TimeSpanStyles styles, out TimeSpan result)
    {
        result = default;
        return !string.IsNullOrEmpty(format) && TryExact(input, format, styles, out result);
    }

    public static bool TryParseExact(string input, string[] formats, IFormatProvider formatProvider, TimeSpanStyles styles, out TimeSpan result)
    {
        result = default;
        if (formats == null) return false;
        foreach (string format in formats)
        {
            if (TryParseExact(input, format, formatProvider, styles, out result)) return true;
        }
        return false;
    }
}
