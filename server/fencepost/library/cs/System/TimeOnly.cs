namespace System;

public readonly partial struct TimeOnly : IComparable, IComparable<TimeOnly>, IEquatable<TimeOnly>, ISpanFormattable, ISpanParsable<TimeOnly>
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
