namespace System;

// Deviation: local time is UTC, which the verdict names.
[System.Runtime.InteropServices.StructLayout(System.Runtime.InteropServices.LayoutKind.Auto)]
public readonly partial struct DateTimeOffset : IComparable, ISpanFormattable, IComparable<DateTimeOffset>, IEquatable<DateTimeOffset>
{
    public static readonly DateTimeOffset MinValue = new DateTimeOffset(0, TimeSpan.Zero);
    public static readonly DateTimeOffset MaxValue = new DateTimeOffset(DateTime.MaxValue.Ticks, TimeSpan.Zero);
    public static readonly DateTimeOffset UnixEpoch = new DateTimeOffset(621355968000000000, TimeSpan.Zero);

    private readonly DateTime utc;
    private readonly int offsetMinutes;

    public DateTimeOffset(long ticks, TimeSpan offset) : this(new DateTime(ticks), offset) { }
    public DateTimeOffset(DateTime dateTime) : this(dateTime, TimeSpan.Zero) { }

    public DateTimeOffset(DateTime dateTime, TimeSpan offset)
    {
        if (offset.Ticks % TimeSpan.TicksPerMinute != 0) throw new ArgumentException("Offset must be specified in whole minutes.", "offset");
        long minutes = offset.Ticks / TimeSpan.TicksPerMinute;
        if (minutes < -14 * 60 || minutes > 14 * 60) throw new ArgumentOutOfRangeException("offset", "Offset must be within plus or minus 14 hours.");
        if (dateTime.Kind == DateTimeKind.Utc && minutes != 0) throw new ArgumentException("The UTC Offset for Utc DateTime instances must be 0.", "offset");
        long ticks = dateTime.Ticks - offset.Ticks;
        if (ticks < 0 || ticks > DateTime.MaxValue.Ticks) throw new ArgumentOutOfRangeException("offset", "The UTC time represented when the offset is applied must be between year 0 and 10,000.");
        utc = new DateTime(ticks);
        offsetMinutes = (int)minutes;
    }

    public DateTimeOffset(int year, int month, int day, int hour, int minute, int second, TimeSpan offset) : this(new DateTime(year, month, day, hour, minute, second), offset) { }
    public DateTimeOffset(int year, int month, int day, int hour, int minute, int second, int millisecond, TimeSpan offset) : this(new DateTime(year, month, day, hour, minute, second, millisecond), offset) { }

    public static DateTimeOffset UtcNow => new DateTimeOffset(DateTime.UtcNow);
    public static DateTimeOffset Now
    {
        get
        {
            TimeZoneInfo.IsUtc();
            return UtcNow;
        }
    }

    public TimeSpan Offset => new TimeSpan(offsetMinutes * TimeSpan.TicksPerMinute);
    public DateTime DateTime => new DateTime(utc.Ticks + Offset.Ticks);
    public DateTime UtcDateTime => new DateTime(utc.Ticks, DateTimeKind.Utc);
    public DateTime LocalDateTime
    {
        get
        {
            TimeZoneInfo.IsUtc();
            return new DateTime(utc.Ticks, DateTimeKind.Local);
        }
    }

    public DateTime Date => DateTime.Date;
    public TimeSpan TimeOfDay => DateTime.TimeOfDay;
    public long Ticks => DateTime.Ticks;
    public long UtcTicks => utc.Ticks;
    public int Year => DateTime.Year;
    public int Month => DateTime.Month;
    public int Day => DateTime.Day;
    public int Hour => DateTime.Hour;
    public int Minute => DateTime.Minute;
    public int Second => DateTime.Second;
    public int Millisecond => DateTime.Millisecond;
    public DayOfWeek DayOfWeek => DateTime.DayOfWeek;
    public int DayOfYear => DateTime.DayOfYear;

    public int TotalOffsetMinutes => (int)(Offset.Ticks / TimeSpan.TicksPerMinute);
    public DateTimeOffset Add(TimeSpan timeSpan) => new DateTimeOffset(DateTime.Add(timeSpan), Offset);
    public DateTimeOffset AddDays(double days) => new DateTimeOffset(DateTime.AddDays(days), Offset);
    public DateTimeOffset AddHours(double hours) => new DateTimeOffset(DateTime.AddHours(hours), Offset);
    public DateTimeOffset AddMinutes(double minutes) => new DateTimeOffset(DateTime.AddMinutes(minutes), Offset);
    public DateTimeOffset AddSeconds(double seconds) => new DateTimeOffset(DateTime.AddSeconds(seconds), Offset);
    public DateTimeOffset AddMilliseconds(double milliseconds) => new DateTimeOffset(DateTime.AddMilliseconds(milliseconds), Offset);
    public DateTimeOffset AddMonths(int months) => new DateTimeOffset(DateTime.AddMonths(months), Offset);
    public DateTimeOffset AddYears(int years) => new DateTimeOffset(DateTime.AddYears(years), Offset);
    public DateTimeOffset AddTicks(long ticks) => new DateTimeOffset(DateTime.AddTicks(ticks), Offset);
    public TimeSpan Subtract(DateTimeOffset value) => utc - value.utc;
    public DateTimeOffset Subtract(TimeSpan value) => new DateTimeOffset(DateTime.Subtract(value), Offset);
    public DateTimeOffset ToOffset(TimeSpan offset) => new DateTimeOffset(utc.Ticks + offset.Ticks, offset);
    public DateTimeOffset ToUniversalTime() => new DateTimeOffset(utc.Ticks, TimeSpan.Zero);
    public DateTimeOffset ToLocalTime()
    {
        TimeZoneInfo.IsUtc();
        return ToUniversalTime();
    }

    public long ToUnixTimeSeconds() => utc.Ticks / TimeSpan.TicksPerSecond - 62135596800;
    public long ToUnixTimeMilliseconds() => utc.Ticks / TimeSpan.TicksPerMillisecond - 62135596800000;
    public static DateTimeOffset FromUnixTimeSeconds(long seconds) => new DateTimeOffset(checked(seconds * TimeSpan.TicksPerSecond + 621355968000000000), TimeSpan.Zero);
    public static DateTimeOffset FromUnixTimeMilliseconds(long milliseconds) => new DateTimeOffset(checked(milliseconds * TimeSpan.TicksPerMillisecond + 621355968000000000), TimeSpan.Zero);

    public static int Compare(DateTimeOffset first, DateTimeOffset second) => first.utc.CompareTo(second.utc);
    public int CompareTo(DateTimeOffset other) => utc.CompareTo(other.utc);
    public bool Equals(DateTimeOffset other) => utc == other.utc;
    public bool EqualsExact(DateTimeOffset other) => utc == other.utc && offsetMinutes == other.offsetMinutes;
    public override bool Equals(object obj) => obj is DateTimeOffset other && utc == other.utc;
    public override int GetHashCode() => utc.GetHashCode();

    int IComparable.CompareTo(object obj)
    {
        if (obj == null) return 1;
        if (obj is DateTimeOffset other) return CompareTo(other);
        throw new ArgumentException("Object must be of type DateTimeOffset.");
    }

    public static implicit operator DateTimeOffset(DateTime dateTime) => new DateTimeOffset(dateTime);
    public static DateTimeOffset operator +(DateTimeOffset dateTimeOffset, TimeSpan timeSpan) => dateTimeOffset.Add(timeSpan);
    public static DateTimeOffset operator -(DateTimeOffset dateTimeOffset, TimeSpan timeSpan) => dateTimeOffset.Subtract(timeSpan);
    public static TimeSpan operator -(DateTimeOffset left, DateTimeOffset right) => left.utc - right.utc;
    public static bool operator ==(DateTimeOffset left, DateTimeOffset right) => left.utc == right.utc;
    public static bool operator !=(DateTimeOffset left, DateTimeOffset right) => left.utc != right.utc;
    public static bool operator <(DateTimeOffset left, DateTimeOffset right) => left.utc < right.utc;
    public static bool operator <=(DateTimeOffset left, DateTimeOffset right) => left.utc <= right.utc;
    public static bool operator >(DateTimeOffset left, DateTimeOffset right) => left.utc > right.utc;
    public static bool operator >=(DateTimeOffset left, DateTimeOffset right) => left.utc >= right.utc;

    public override string ToString() => DateTime.Text(Ticks, 3, Offset.Ticks, null);
    public string ToString(string format) => DateTime.Text(Ticks, 3, Offset.Ticks, format);
    public string ToString(IFormatProvider formatProvider) => ToString();
    public string ToString(string format, IFormatProvider formatProvider) => ToString(format);
    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider formatProvider = null) =>
        Number.Write(ToString(format.ToString()), destination, out charsWritten);
}
