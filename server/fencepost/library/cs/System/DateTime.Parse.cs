using System.Globalization;

namespace System;

public readonly partial struct DateTime : ISpanParsable<DateTime>
{
    [MethodImpl(InternalCall)] private static extern long Read(string text, string format, int style, int part);
    [MethodImpl(InternalCall)] private static extern int UnknownWord(string text);

    internal static bool TryRead(string s, string format, DateTimeStyles style, out DateTime result, out TimeSpan offset)
    {
        long ticks = s == null ? -1 : Read(s, format, (int)style, 0);
        result = ticks < 0 ? default : new DateTime(ticks, (DateTimeKind)Read(s, format, (int)style, 1));
        offset = ticks < 0 ? default : new TimeSpan(Read(s, format, (int)style, 2));
        return ticks >= 0;
    }

    internal static FormatException NoDate(string s, string format, string type)
    {
        int word = format == null ? UnknownWord(s) : -1;
        if (word >= 0) return new FormatException("The string '" + s + "' was not recognized as a valid " + type + ". There is an unknown word starting at index '" + word + "'.");
        return new FormatException("String '" + s + "' was not recognized as a valid " + type + ".");
    }

    public static DateTime Parse(string s) => Parse(s, null, DateTimeStyles.None);
    public static DateTime Parse(string s, IFormatProvider provider) => Parse(s, provider, DateTimeStyles.None);
    public static DateTime Parse(ReadOnlySpan<char> s, IFormatProvider provider) => Parse(s.ToString(), provider, DateTimeStyles.None);
    public static DateTime Parse(ReadOnlySpan<char> s, IFormatProvider provider = null, DateTimeStyles styles = DateTimeStyles.None) => Parse(s.ToString(), provider, styles);

    public static DateTime Parse(string s, IFormatProvider provider, DateTimeStyles styles)
    {
        ArgumentNullException.ThrowIfNull(s);
        return TryRead(s, null, styles, out DateTime result, out _) ? result : throw NoDate(s, null, "DateTime");
    }

    public static bool TryParse(string s, out DateTime result) => TryRead(s, null, DateTimeStyles.None, out result, out _);
    public static bool TryParse(ReadOnlySpan<char> s, out DateTime result) => TryParse(s.ToString(), out result);
    public static bool TryParse(string s, IFormatProvider provider, out DateTime result) => TryParse(s, out result);
    public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out DateTime result) => TryParse(s.ToString(), out result);
    public static bool TryParse(string s, IFormatProvider provider, DateTimeStyles styles, out DateTime result) => TryRead(s, null, styles, out result, out _);

    public static DateTime ParseExact(string s, string format, IFormatProvider provider) => ParseExact(s, format, provider, DateTimeStyles.None);

    public static DateTime ParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style)
    {
        ArgumentNullException.ThrowIfNull(s);
        ArgumentNullException.ThrowIfNull(format);
        return TryRead(s, format, style, out DateTime result, out _) ? result : throw NoDate(s, format, "DateTime");
    }

    public static DateTime ParseExact(string s, string[] formats, IFormatProvider provider, DateTimeStyles style)
    {
        ArgumentNullException.ThrowIfNull(s);
        return TryParseExact(s, formats, provider, style, out DateTime result) ? result : throw NoDate(s, "", "DateTime");
    }

    public static bool TryParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style, out DateTime result)
    {
        result = default;
        return format != null && TryRead(s, format, style, out result, out _);
    }

    public static bool TryParseExact(string s, string[] formats, IFormatProvider provider, DateTimeStyles style, out DateTime result)
    {
        result = default;
        if (formats != null)
        {
            foreach (string format in formats)
            {
                if (TryParseExact(s, format, provider, style, out result)) return true;
            }
        }
        return false;
    }
}
