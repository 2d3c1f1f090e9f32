namespace System;

// Deviation: local time is UTC, which the verdict names. The clock begins at 2000-01-01T00:00:00Z.
[System.Runtime.InteropServices.StructLayout(System.Runtime.InteropServices.LayoutKind.Auto)]
public readonly partial struct DateTime : IComparable, ISpanFormattable, IConvertible, IComparable<DateTime>, IEquatable<DateTime>
{
    private const long Limit = 3155378975999999999;
    private const ulong TicksMask = 0x3fffffffffffffff;

    public static readonly DateTime MinValue = new DateTime(0);
    public static readonly DateTime MaxValue = new DateTime(Limit);
    public static readonly DateTime UnixEpoch = new DateTime(621355968000000000, DateTimeKind.Utc);

    // Ticks in the low 62 bits, the kind above them.
    private readonly ulong data;

    public DateTime(long ticks) : this(ticks, DateTimeKind.Unspecified) { }

    public DateTime(long ticks, DateTimeKind kind)
    {
        if (ticks < 0 || ticks > Limit) throw new ArgumentOutOfRangeException("ticks", "Ticks must be between DateTime.MinValue.Ticks and DateTime.MaxValue.Ticks.");
        if ((uint)kind > 2) throw new ArgumentException("Invalid DateTimeKind value.", "kind");
        data = (ulong)ticks | ((ulong)kind << 62);
    }

    public DateTime(int year, int month, int day) : this(DateTicks(year, month, day)) { }
    public DateTime(int year, int month, int day, int hour, int minute, int second) : this(DateTicks(year, month, day) + TimeTicks(hour, minute, second, 0)) { }
    public DateTime(int year, int month, int day, int hour, int minute, int second, DateTimeKind kind) : this(DateTicks(year, month, day) + TimeTicks(hour, minute, second, 0), kind) { }
    public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond) : this(DateTicks(year, month, day) + TimeTicks(hour, minute, second, millisecond)) { }
    public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, DateTimeKind kind) : this(DateTicks(year, month, day) + TimeTicks(hour, minute, second, millisecond), kind) { }

    private static int DaysBefore(int year)
    {
        int y = year - 1;
        return y * 365 + y / 4 - y / 100 + y / 400;
    }

    private static int DaysBefore(int year, int month)
    {
        int days = 0;
        for (int m = 1; m < month; m++) days += DaysInMonth(year, m);
        return days;
    }

    private static long DateTicks(int year, int month, int day)
    {
        if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > DaysInMonth(year, month))
            throw new ArgumentOutOfRangeException(null, "Year, Month, and Day parameters describe an un-representable DateTime.");
        return (DaysBefore(year) + DaysBefore(year, month) + day - 1) * TimeSpan.TicksPerDay;
    }

    private static long TimeTicks(int hour, int minute, int second, int millisecond)
    {
        if ((uint)hour >= 24 || (uint)minute >= 60 || (uint)second >= 60) throw new ArgumentOutOfRangeException(null, "Hour, Minute, and Second parameters describe an un-representable DateTime.");
        if ((uint)millisecond >= 1000) throw new ArgumentOutOfRangeException("millisecond", "Valid values are between 0 and 999, inclusive.");
        return hour * TimeSpan.TicksPerHour + minute * TimeSpan.TicksPerMinute + second * TimeSpan.TicksPerSecond + millisecond * TimeSpan.TicksPerMillisecond;
    }

    public static bool IsLeapYear(int year)
    {
        if (year < 1 || year > 9999) throw new ArgumentOutOfRangeException("year", "Year must be between 1 and 9999.");
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    public static int DaysInMonth(int year, int month)
    {
        if (month < 1 || month > 12) throw new ArgumentOutOfRangeException("month", "Month must be between one and twelve.");
        return month == 2 ? (IsLeapYear(year) ? 29 : 28) : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
    }

    public static DateTime UtcNow => new DateTime(Fencepost.Clock.DateTicks, DateTimeKind.Utc);
    public static DateTime Now
    {
        get
        {
            TimeZoneInfo.IsUtc();
            return new DateTime(Fencepost.Clock.DateTicks, DateTimeKind.Local);
        }
    }

    public static DateTime Today => Now.Date;

    public long Ticks => (long)(data & TicksMask);
    public DateTimeKind Kind => (DateTimeKind)(data >> 62);
    public DateTime Date => new DateTime(Ticks - Ticks % TimeSpan.TicksPerDay, Kind);
    public TimeSpan TimeOfDay => new TimeSpan(Ticks % TimeSpan.TicksPerDay);
    public DayOfWeek DayOfWeek => (DayOfWeek)((Ticks / TimeSpan.TicksPerDay + 1) % 7);
    public int DayOfYear => (int)(Ticks / TimeSpan.TicksPerDay) - DaysBefore(Year) + 1;
    public int Hour => (int)(Ticks / TimeSpan.TicksPerHour % 24);
    public int Minute => (int)(Ticks / TimeSpan.TicksPerMinute % 60);
    public int Second => (int)(Ticks / TimeSpan.TicksPerSecond % 60);
    public int Millisecond => (int)(Ticks / TimeSpan.TicksPerMillisecond % 1000);
    public int Microsecond => (int)(Ticks / TimeSpan.TicksPerMicrosecond % 1000);
    public int Nanosecond => (int)(Ticks % TimeSpan.TicksPerMicrosecond * 100);

    public int Year
    {
        get
        {
            int days = (int)(Ticks / TimeSpan.TicksPerDay);
            int year = days / 366 + 1;
            while (year < 9999 && DaysBefore(year + 1) <= days) year++;
            return year;
        }
    }

    public int Month
    {
        get
        {
            int year = Year;
            int days = (int)(Ticks / TimeSpan.TicksPerDay) - DaysBefore(year);
            int month = 1;
            while (days >= DaysInMonth(year, month)) days -= DaysInMonth(year, month++);
            return month;
        }
    }

    public int Day
    {
        get
        {
            int year = Year;
            return (int)(Ticks / TimeSpan.TicksPerDay) - DaysBefore(year) - DaysBefore(year, Month) + 1;
        }
    }

    private DateTime With(long ticks)
    {
        if (ticks < 0 || ticks > Limit) throw new ArgumentOutOfRangeException("value", "The added or subtracted value results in an un-representable DateTime.");
        return new DateTime(ticks, Kind);
    }

    private DateTime Add(double value, long scale)
    {
        double whole = Math.Truncate(value);
        if (!(Math.Abs(value * scale) <= Limit)) throw new ArgumentOutOfRangeException("value", "Value to add was out of range.");
        return With(Ticks + (long)whole * scale + (long)((value - whole) * scale));
    }

    public DateTime Add(TimeSpan value) => AddTicks(value.Ticks);
    public DateTime AddTicks(long value) => With(unchecked(Ticks + value));
    public DateTime AddDays(double value) => Add(value, TimeSpan.TicksPerDay);
    public DateTime AddHours(double value) => Add(value, TimeSpan.TicksPerHour);
    public DateTime AddMinutes(double value) => Add(value, TimeSpan.TicksPerMinute);
    public DateTime AddSeconds(double value) => Add(value, TimeSpan.TicksPerSecond);
    public DateTime AddMilliseconds(double value) => Add(value, TimeSpan.TicksPerMillisecond);
    public DateTime AddMicroseconds(double value) => Add(value, TimeSpan.TicksPerMicrosecond);

    public DateTime AddMonths(int months)
    {
        if (months < -120000 || months > 120000) throw new ArgumentOutOfRangeException("months", "Months value must be between +/-120000.");
        int total = Year * 12 + Month - 1 + months;
        int year = total / 12;
        if (year < 1 || year > 9999) throw new ArgumentOutOfRangeException("months", "The added or subtracted value results in an un-representable DateTime.");
        int month = total % 12 + 1;
        return new DateTime(DateTicks(year, month, Math.Min(Day, DaysInMonth(year, month))) + Ticks % TimeSpan.TicksPerDay, Kind);
    }

    public DateTime AddYears(int value)
    {
        if (value < -10000 || value > 10000) throw new ArgumentOutOfRangeException("value", "Years value must be between +/-10000.");
        return AddMonths(value * 12);
    }

    public TimeSpan Subtract(DateTime value) => new TimeSpan(Ticks - value.Ticks);
    public DateTime Subtract(TimeSpan value) => With(unchecked(Ticks - value.Ticks));
    public DateTime ToUniversalTime() => Between(DateTimeKind.Utc);
    public DateTime ToLocalTime() => Between(DateTimeKind.Local);

    private DateTime Between(DateTimeKind kind)
    {
        if (Kind != kind) TimeZoneInfo.IsUtc();
        return new DateTime(Ticks, kind);
    }

    public static DateTime SpecifyKind(DateTime value, DateTimeKind kind) => new DateTime(value.Ticks, kind);
    public static DateTime FromBinary(long dateData) => new DateTime((long)((ulong)dateData & TicksMask), (DateTimeKind)((ulong)dateData >> 62));
    public long ToBinary() => (long)data;

    public static int Compare(DateTime t1, DateTime t2) => t1.Ticks.CompareTo(t2.Ticks);
    public int CompareTo(DateTime value) => Ticks.CompareTo(value.Ticks);
    public bool Equals(DateTime value) => Ticks == value.Ticks;
    public static bool Equals(DateTime t1, DateTime t2) => t1.Ticks == t2.Ticks;
    public override bool Equals(object value) => value is DateTime other && Ticks == other.Ticks;
    public override int GetHashCode() => unchecked((int)Ticks ^ (int)(Ticks >> 32));

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is DateTime other) return CompareTo(other);
        throw new ArgumentException("Object must be of type DateTime.");
    }

    public static DateTime operator +(DateTime d, TimeSpan t) => d.AddTicks(t.Ticks);
    public static DateTime operator -(DateTime d, TimeSpan t) => d.Subtract(t);
    public static TimeSpan operator -(DateTime d1, DateTime d2) => d1.Subtract(d2);
    public static bool operator ==(DateTime d1, DateTime d2) => d1.Ticks == d2.Ticks;
    public static bool operator !=(DateTime d1, DateTime d2) => d1.Ticks != d2.Ticks;
    public static bool operator <(DateTime t1, DateTime t2) => t1.Ticks < t2.Ticks;
    public static bool operator <=(DateTime t1, DateTime t2) => t1.Ticks <= t2.Ticks;
    public static bool operator >(DateTime t1, DateTime t2) => t1.Ticks > t2.Ticks;
    public static bool operator >=(DateTime t1, DateTime t2) => t1.Ticks >= t2.Ticks;

    [MethodImpl(InternalCall)] internal static extern string Text(long ticks, int kind, long offset, string format);
    public override string ToString() => Text(Ticks, (int)Kind, 0, null);
    public string ToString(string format) => Text(Ticks, (int)Kind, 0, format);
    public string ToString(IFormatProvider provider) => ToString();
    public string ToString(string format, IFormatProvider provider) => ToString(format);
    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) =>
        Number.Write(ToString(format.ToString()), destination, out charsWritten);
}
