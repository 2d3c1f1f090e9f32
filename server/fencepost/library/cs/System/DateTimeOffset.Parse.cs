using System.Globalization;

namespace System;

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
