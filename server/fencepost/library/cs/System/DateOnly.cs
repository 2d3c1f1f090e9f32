namespace System;

public readonly partial struct DateOnly : IComparable, IComparable<DateOnly>, IEquatable<DateOnly>, ISpanFormattable
{
    private readonly int dayNumber;

    private DateOnly(int dayNumber) => this.dayNumber = dayNumber;
    public DateOnly(int year, int month, int day) => dayNumber = (int)(new DateTime(year, month, day).Ticks / TimeSpan.TicksPerDay);

    private DateTime Start => new DateTime(dayNumber * TimeSpan.TicksPerDay);
    private static DateOnly Of(DateTime dateTime) => new DateOnly((int)(dateTime.Ticks / TimeSpan.TicksPerDay));
    public static DateOnly MinValue => default;
    public static DateOnly MaxValue => new DateOnly(3652058);
    public int DayNumber => dayNumber;
    public int Year => Start.Year;
    public int Month => Start.Month;
    public int Day => Start.Day;
    public int DayOfYear => Start.DayOfYear;
    public DayOfWeek DayOfWeek => Start.DayOfWeek;

    public static DateOnly FromDayNumber(int dayNumber)
    {
        if ((uint)dayNumber > 3652058) throw new ArgumentOutOfRangeException("dayNumber", "Day number must be between 0 and DateOnly.MaxValue.DayNumber.");
        return new DateOnly(dayNumber);
    }

    public DateOnly AddDays(int value)
    {
        int day = dayNumber + value;
        if ((uint)day > 3652058) throw new ArgumentOutOfRangeException("value", "Value to add was out of range.");
        return new DateOnly(day);
    }

    public DateOnly AddMonths(int value) => Of(Start.AddMonths(value));
    public DateOnly AddYears(int value) => Of(Start.AddYears(value));
    public DateTime ToDateTime(TimeOnly time) => Start.AddTicks(time.Ticks);
    public DateTime ToDateTime(TimeOnly time, DateTimeKind kind) => DateTime.SpecifyKind(ToDateTime(time), kind);
    public static DateOnly FromDateTime(DateTime dateTime) => Of(dateTime);

    public void Deconstruct(out int year, out int month, out int day)
    {
        year = Year;
        month = Month;
        day = Day;
    }

    public int CompareTo(DateOnly value) => dayNumber.CompareTo(value.dayNumber);
    public bool Equals(DateOnly value) => dayNumber == value.dayNumber;
    public override bool Equals(object value) => value is DateOnly other && dayNumber == other.dayNumber;
    public override int GetHashCode() => dayNumber;

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is DateOnly other) return CompareTo(other);
        throw new ArgumentException("Object must be of type DateOnly.");
    }

    public static bool operator ==(DateOnly left, DateOnly right) => left.dayNumber == right.dayNumber;
    public static bool operator !=(DateOnly left, DateOnly right) => left.dayNumber != right.dayNumber;
    public static bool operator <(DateOnly left, DateOnly right) => left.dayNumber < right.dayNumber;
    public static bool operator <=(DateOnly left, DateOnly right) => left.dayNumber <= right.dayNumber;
    public static bool operator >(DateOnly left, DateOnly right) => left.dayNumber > right.dayNumber;
    public static bool operator >=(DateOnly left, DateOnly right) => left.dayNumber >= right.dayNumber;

    public string ToLongDateString() => ToString("D");
    public string ToShortDateString() => ToString("d");
    public override string ToString() => ToString("d");
    public string ToString(IFormatProvider provider) => ToString("d");
    public string ToString(string format, IFormatProvider provider) => ToString(format);
    public string ToString(string format) => Start.ToString(format switch
    {
        null or "" => "d",
        "o" or "O" => "yyyy-MM-dd",
        "r" or "R" => "ddd, dd MMM yyyy",
        _ => format,
    });

    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) =>
        Number.Write(ToString(format.ToString()), destination, out charsWritten);
}

public readonly partial struct TimeOnly : IComparable, IComparable<TimeOnly>, IEquatable<TimeOnly>, ISpanFormattable
{
    private readonly long ticks;

    public TimeOnly(int hour, int minute) : this(hour, minute, 0, 0) { }
    public TimeOnly(int hour, int minute, int second) : this(hour, minute, second, 0) { }
    public TimeOnly(int hour, int minute, int second, int millisecond) => ticks = new DateTime(1, 1, 1, hour, minute, second, millisecond).Ticks;

    public TimeOnly(long ticks)
    {
        if ((ulong)ticks >= (ulong)TimeSpan.TicksPerDay) throw new ArgumentOutOfRangeException("ticks", "Ticks must be between 0 and and TimeOnly.MaxValue.Ticks.");
        this.ticks = ticks;
    }

    public static TimeOnly MinValue => default;
    public static TimeOnly MaxValue => new TimeOnly(TimeSpan.TicksPerDay - 1);
    public long Ticks => ticks;
    public int Hour => (int)(ticks / TimeSpan.TicksPerHour);
    public int Minute => (int)(ticks / TimeSpan.TicksPerMinute % 60);
    public int Second => (int)(ticks / TimeSpan.TicksPerSecond % 60);
    public int Millisecond => (int)(ticks / TimeSpan.TicksPerMillisecond % 1000);

    private static TimeOnly Wrapped(long ticks) => new TimeOnly((ticks % TimeSpan.TicksPerDay + TimeSpan.TicksPerDay) % TimeSpan.TicksPerDay);
    public TimeOnly Add(TimeSpan value) => Wrapped(ticks + value.Ticks % TimeSpan.TicksPerDay);
    public TimeOnly AddHours(double value) => Add(new TimeSpan((long)(value * TimeSpan.TicksPerHour)));
    public TimeOnly AddMinutes(double value) => Add(new TimeSpan((long)(value * TimeSpan.TicksPerMinute)));
    public TimeOnly AddHours(double value, out int wrappedDays) => Add(new TimeSpan((long)(value * TimeSpan.TicksPerHour)), out wrappedDays);
    public TimeOnly AddMinutes(double value, out int wrappedDays) => Add(new TimeSpan((long)(value * TimeSpan.TicksPerMinute)), out wrappedDays);

    public TimeOnly Add(TimeSpan value, out int wrappedDays)
    {
        TimeOnly result = Add(value);
        wrappedDays = (int)((ticks + value.Ticks - result.ticks) / TimeSpan.TicksPerDay);
        return result;
    }

    public bool IsBetween(TimeOnly start, TimeOnly end) => start.ticks <= end.ticks ? start.ticks <= ticks && end.ticks > ticks : start.ticks <= ticks || end.ticks > ticks;
    public static TimeOnly FromTimeSpan(TimeSpan timeSpan) => new TimeOnly(timeSpan.Ticks);
    public static TimeOnly FromDateTime(DateTime dateTime) => new TimeOnly(dateTime.TimeOfDay.Ticks);
    public TimeSpan ToTimeSpan() => new TimeSpan(ticks);

    public int CompareTo(TimeOnly value) => ticks.CompareTo(value.ticks);
    public bool Equals(TimeOnly value) => ticks == value.ticks;
    public override bool Equals(object value) => value is TimeOnly other && ticks == other.ticks;
    public override int GetHashCode() => ticks.GetHashCode();

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is TimeOnly other) return CompareTo(other);
        throw new ArgumentException("Object must be of type TimeOnly.");
    }

    public static bool operator ==(TimeOnly left, TimeOnly right) => left.ticks == right.ticks;
    public static bool operator !=(TimeOnly left, TimeOnly right) => left.ticks != right.ticks;
    public static bool operator <(TimeOnly left, TimeOnly right) => left.ticks < right.ticks;
    public static bool operator <=(TimeOnly left, TimeOnly right) => left.ticks <= right.ticks;
    public static bool operator >(TimeOnly left, TimeOnly right) => left.ticks > right.ticks;
    public static bool operator >=(TimeOnly left, TimeOnly right) => left.ticks >= right.ticks;
    public static TimeSpan operator -(TimeOnly t1, TimeOnly t2) => new TimeSpan((t1.ticks - t2.ticks + TimeSpan.TicksPerDay) % TimeSpan.TicksPerDay);

    public string ToLongTimeString() => ToString("T");
    public string ToShortTimeString() => ToString("t");
    public int Microsecond => (int)(Ticks / TimeSpan.TicksPerMicrosecond % 1000);
    public int Nanosecond => (int)(Ticks % TimeSpan.TicksPerMicrosecond * 100);
    public override string ToString() => ToString("t");
    public string ToString(IFormatProvider provider) => ToString("t");
    public string ToString(string format, IFormatProvider provider) => ToString(format);
    public string ToString(string format) => new DateTime(ticks).ToString(format switch
    {
        null or "" => "t",
        "o" or "O" => "HH:mm:ss.fffffff",
        "r" or "R" => "HH:mm:ss",
        _ => format,
    });

    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) =>
        Number.Write(ToString(format.ToString()), destination, out charsWritten);
}
