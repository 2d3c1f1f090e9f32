using System.Globalization;

namespace System;

public readonly partial struct DateTime
{
    private const long FileEpoch = 504911232000000000;
    private const long ComEpoch = 599264352000000000;

    public DateTime(DateOnly date, TimeOnly time) : this(date.ToDateTime(time).Ticks) { }
    public DateTime(DateOnly date, TimeOnly time, DateTimeKind kind) : this(date.ToDateTime(time).Ticks, kind) { }

    public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond)
        : this(year, month, day, hour, minute, second, millisecond, microsecond, DateTimeKind.Unspecified) { }

    public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond, DateTimeKind kind)
        : this(DateTicks(year, month, day) + TimeTicks(hour, minute, second, millisecond) + Microseconds(microsecond), kind) { }

    private static long Microseconds(int microsecond)
    {
        if ((uint)microsecond >= 1000) throw new ArgumentOutOfRangeException("microsecond", "Valid values are between 0 and 999, inclusive.");
        return microsecond * TimeSpan.TicksPerMicrosecond;
    }

    public string ToShortDateString() => ToString("d");
    public string ToLongDateString() => ToString("D");
    public string ToShortTimeString() => ToString("t");
    public string ToLongTimeString() => ToString("T");
    public bool IsDaylightSavingTime() => false;

    public void Deconstruct(out DateOnly date, out TimeOnly time)
    {
        date = DateOnly.FromDateTime(this);
        time = TimeOnly.FromDateTime(this);
    }

    public void Deconstruct(out int year, out int month, out int day)
    {
        year = Year;
        month = Month;
        day = Day;
    }

    public long ToFileTime() => ToFileTimeUtc();
    public static DateTime FromFileTime(long fileTime) => FromFileTimeUtc(fileTime).ToLocalTime();

    public long ToFileTimeUtc()
    {
        if (Ticks < FileEpoch) throw new ArgumentOutOfRangeException(null, "Not a valid Win32 FileTime.");
        return Ticks - FileEpoch;
    }

    public static DateTime FromFileTimeUtc(long fileTime)
    {
        if (fileTime < 0 || fileTime > Limit - FileEpoch) throw new ArgumentOutOfRangeException("fileTime", "Not a valid Win32 FileTime.");
        return new DateTime(fileTime + FileEpoch, DateTimeKind.Utc);
    }

    public double ToOADate()
    {
        long ticks = Ticks;
        if (ticks == 0) return 0;
        if (ticks < TimeSpan.TicksPerDay) ticks += ComEpoch;
        if (ticks < 31241376000000000) throw new OverflowException("Not a legal OleAut date.");
        long milliseconds = (ticks - ComEpoch) / TimeSpan.TicksPerMillisecond;
        if (milliseconds < 0)
        {
            long fraction = milliseconds % 86400000;
            if (fraction != 0) milliseconds -= (86400000 + fraction) * 2;
        }
        return milliseconds / 86400000.0;
    }

    public static DateTime FromOADate(double d)
    {
        if (!(d < 2958466.0 && d > -657435.0)) throw new ArgumentException("Not a legal OleAut date.");
        long milliseconds = (long)(d * 86400000.0 + (d >= 0 ? 0.5 : -0.5));
        if (milliseconds < 0) milliseconds -= milliseconds % 86400000 * 2;
        return new DateTime(ComEpoch + milliseconds * TimeSpan.TicksPerMillisecond);
    }

    public static DateTime ParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, IFormatProvider provider, DateTimeStyles style = DateTimeStyles.None) => ParseExact(s.ToString(), format.ToString(), provider, style);
    public static DateTime ParseExact(ReadOnlySpan<char> s, string[] formats, IFormatProvider provider, DateTimeStyles style = DateTimeStyles.None) => ParseExact(s.ToString(), formats, provider, style);
    public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, DateTimeStyles styles, out DateTime result) => TryParse(s.ToString(), provider, styles, out result);
    public static bool TryParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, IFormatProvider provider, DateTimeStyles style, out DateTime result) => TryParseExact(s.ToString(), format.ToString(), provider, style, out result);
    public static bool TryParseExact(ReadOnlySpan<char> s, string[] formats, IFormatProvider provider, DateTimeStyles style, out DateTime result) => TryParseExact(s.ToString(), formats, provider, style, out result);
}
