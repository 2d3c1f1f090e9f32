using System.Globalization;

namespace System;

public readonly partial struct TimeOnly
{
    public static TimeOnly Parse(string s) => Parse(s, null, DateTimeStyles.None);
    public static TimeOnly Parse(string s, IFormatProvider provider) => Parse(s, provider, DateTimeStyles.None);
    public static TimeOnly Parse(ReadOnlySpan<char> s, IFormatProvider provider) => Parse(s.ToString(), provider, DateTimeStyles.None);
    public static TimeOnly Parse(ReadOnlySpan<char> s, IFormatProvider provider = null, DateTimeStyles style = DateTimeStyles.None) => Parse(s.ToString(), provider, style);

    public static TimeOnly Parse(string s, IFormatProvider provider, DateTimeStyles style = DateTimeStyles.None)
    {
        ArgumentNullException.ThrowIfNull(s);
        return Read(s, null, out TimeOnly result) ? result : throw DateTime.NoDate(s, "", "TimeOnly");
    }

    public static bool TryParse(string s, out TimeOnly result) => Read(s, null, out result);
    public static bool TryParse(string s, IFormatProvider provider, out TimeOnly result) => Read(s, null, out result);
    public static bool TryParse(ReadOnlySpan<char> s, out TimeOnly result) => Read(s.ToString(), null, out result);
    public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out TimeOnly result) => Read(s.ToString(), null, out result);
    public static TimeOnly ParseExact(string s, string format) => ParseExact(s, format, null);

    public static TimeOnly ParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style = DateTimeStyles.None)
    {
        ArgumentNullException.ThrowIfNull(s);
        ArgumentNullException.ThrowIfNull(format);
        return Read(s, format, out TimeOnly result) ? result : throw DateTime.NoDate(s, format, "TimeOnly");
    }

    public static bool TryParseExact(string s, string format, out TimeOnly result)
    {
        result = default;
        return format != null && Read(s, format, out result);
    }

    public static bool TryParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style, out TimeOnly result) => TryParseExact(s, format, out result);

    private static bool Read(string s, string format, out TimeOnly result)
    {
        bool found = DateTime.TryRead(s, format, DateTimeStyles.None, out DateTime time, out _);
        result = found ? FromDateTime(time) : default;
        return found;
    }
}
