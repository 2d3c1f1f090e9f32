using System.Globalization;

namespace System;

public readonly partial struct DateOnly
{
    public static DateOnly Parse(string s) => Parse(s, null, DateTimeStyles.None);
    public static DateOnly Parse(string s, IFormatProvider provider) => Parse(s, provider, DateTimeStyles.None);
    public static DateOnly Parse(ReadOnlySpan<char> s, IFormatProvider provider) => Parse(s.ToString(), provider, DateTimeStyles.None);
    public static DateOnly Parse(ReadOnlySpan<char> s, IFormatProvider provider = null, DateTimeStyles style = DateTimeStyles.None) => Parse(s.ToString(), provider, style);

    public static DateOnly Parse(string s, IFormatProvider provider, DateTimeStyles style = DateTimeStyles.None)
    {
        ArgumentNullException.ThrowIfNull(s);
        return Read(s, null, out DateOnly result) ? result : throw DateTime.NoDate(s, "", "DateOnly");
    }

    public static bool TryParse(string s, out DateOnly result) => Read(s, null, out result);
    public static bool TryParse(string s, IFormatProvider provider, out DateOnly result) => Read(s, null, out result);
    public static bool TryParse(ReadOnlySpan<char> s, out DateOnly result) => Read(s.ToString(), null, out result);
    public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out DateOnly result) => Read(s.ToString(), null, out result);
    public static DateOnly ParseExact(string s, string format) => ParseExact(s, format, null);

    public static DateOnly ParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style = DateTimeStyles.None)
    {
        ArgumentNullException.ThrowIfNull(s);
        ArgumentNullException.ThrowIfNull(format);
        return Read(s, format, out DateOnly result) ? result : throw DateTime.NoDate(s, format, "DateOnly");
    }

    public static bool TryParseExact(string s, string format, out DateOnly result)
    {
        result = default;
        return format != null && Read(s, format, out result);
    }

    public static bool TryParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style, out DateOnly result) => TryParseExact(s, format, out result);

    private static bool Read(string s, string format, out DateOnly result)
    {
        bool found = DateTime.TryRead(s, format, DateTimeStyles.None, out DateTime time, out _) && time.Ticks % TimeSpan.TicksPerDay == 0;
        result = found ? FromDateTime(time) : default;
        return found;
    }
}
