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

public readonly partial struct DateTimeOffset : ISpanParsable<DateTimeOffset>
{
    public static DateTimeOffset Parse(string input) => Parse(input, null, DateTimeStyles.None);
    public static DateTimeOffset Parse(string input, IFormatProvider formatProvider) => Parse(input, formatProvider, DateTimeStyles.None);
    public static DateTimeOffset Parse(ReadOnlySpan<char> s, IFormatProvider provider) => Parse(s.ToString(), provider, DateTimeStyles.None);
    public static DateTimeOffset Parse(ReadOnlySpan<char> input, IFormatProvider formatProvider = null, DateTimeStyles styles = DateTimeStyles.None) => Parse(input.ToString(), formatProvider, styles);

    public static DateTimeOffset Parse(string input, IFormatProvider formatProvider, DateTimeStyles styles)
    {
        ArgumentNullException.ThrowIfNull(input);
        return Read(input, null, styles, out DateTimeOffset result) ? result : throw DateTime.NoDate(input, null, "DateTime");
    }

    public static bool TryParse(string input, out DateTimeOffset result) => Read(input, null, DateTimeStyles.None, out result);
    public static bool TryParse(string s, IFormatProvider provider, out DateTimeOffset result) => Read(s, null, DateTimeStyles.None, out result);
    public static bool TryParse(string input, IFormatProvider formatProvider, DateTimeStyles styles, out DateTimeOffset result) => Read(input, null, styles, out result);
    public static bool TryParse(ReadOnlySpan<char> input, out DateTimeOffset result) => Read(input.ToString(), null, DateTimeStyles.None, out result);
    public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out DateTimeOffset result) => Read(s.ToString(), null, DateTimeStyles.None, out result);
    public static DateTimeOffset ParseExact(string input, string format, IFormatProvider formatProvider) => ParseExact(input, format, formatProvider, DateTimeStyles.None);

    public static DateTimeOffset ParseExact(string input, string format, IFormatProvider formatProvider, DateTimeStyles styles)
    {
        ArgumentNullException.ThrowIfNull(input);
        ArgumentNullException.ThrowIfNull(format);
        return Read(input, format, styles, out DateTimeOffset result) ? result : throw DateTime.NoDate(input, format, "DateTime");
    }

    public static bool TryParseExact(string input, string format, IFormatProvider formatProvider, DateTimeStyles styles, out DateTimeOffset result)
    {
        result = default;
        return format != null && Read(input, format, styles, out result);
    }

    private static bool Read(string input, string format, DateTimeStyles styles, out DateTimeOffset result)
    {
        bool found = DateTime.TryRead(input, format, styles & DateTimeStyles.AllowWhiteSpaces, out DateTime time, out TimeSpan offset);
        result = found ? new DateTimeOffset(time.Ticks + offset.Ticks, offset) : default;
        if ((styles & DateTimeStyles.AdjustToUniversal) != 0) result = result.ToUniversalTime();
        return found;
    }

    public void Deconstruct(out DateOnly date, out TimeOnly time, out TimeSpan offset)
    {
        DateTime.Deconstruct(out date, out time);
        offset = Offset;
    }
}

public readonly partial struct DateOnly : ISpanParsable<DateOnly>
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

public readonly partial struct TimeOnly : ISpanParsable<TimeOnly>
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
