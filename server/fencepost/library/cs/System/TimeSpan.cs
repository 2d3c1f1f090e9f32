namespace System;

public readonly partial struct TimeSpan : IComparable, IComparable<TimeSpan>, IEquatable<TimeSpan>, ISpanFormattable
{
    public const long NanosecondsPerTick = 100;
    public const long TicksPerMicrosecond = 10;
    public const long TicksPerMillisecond = 10_000;
    public const long TicksPerSecond = 10_000_000;
    public const long TicksPerMinute = 600_000_000;
    public const long TicksPerHour = 36_000_000_000;
    public const long TicksPerDay = 864_000_000_000;
    public const long MicrosecondsPerMillisecond = 1_000;
    public const long MicrosecondsPerSecond = 1_000_000;
    public const long MicrosecondsPerMinute = 60_000_000;
    public const long MicrosecondsPerHour = 3_600_000_000;
    public const long MicrosecondsPerDay = 86_400_000_000;
    public const long MillisecondsPerSecond = 1_000;
    public const long MillisecondsPerMinute = 60_000;
    public const long MillisecondsPerHour = 3_600_000;
    public const long MillisecondsPerDay = 86_400_000;
    public const long SecondsPerMinute = 60;
    public const long SecondsPerHour = 3_600;
    public const long SecondsPerDay = 86_400;
    public const long MinutesPerHour = 60;
    public const long MinutesPerDay = 1_440;
    public const int HoursPerDay = 24;

    public static readonly TimeSpan Zero = new TimeSpan(0);
    public static readonly TimeSpan MaxValue = new TimeSpan(long.MaxValue);
    public static readonly TimeSpan MinValue = new TimeSpan(long.MinValue);

    private readonly long ticks;

    public TimeSpan(long ticks) => this.ticks = ticks;
    public TimeSpan(int hours, int minutes, int seconds) => ticks = FromSecondsExact((long)hours * 3600 + (long)minutes * 60 + seconds);
    public TimeSpan(int days, int hours, int minutes, int seconds) : this(days, hours, minutes, seconds, 0) { }
    public TimeSpan(int days, int hours, int minutes, int seconds, int milliseconds) : this(days, hours, minutes, seconds, milliseconds, 0) { }

    public TimeSpan(int days, int hours, int minutes, int seconds, int milliseconds, int microseconds)
    {
        try
        {
            ticks = checked(days * TicksPerDay + hours * TicksPerHour + minutes * TicksPerMinute + seconds * TicksPerSecond + milliseconds * TicksPerMillisecond + microseconds * TicksPerMicrosecond);
        }
        catch (OverflowException)
        {
            throw new ArgumentOutOfRangeException(null, "TimeSpan overflowed because the duration is too long.");
        }
    }

    private static long FromSecondsExact(long seconds)
    {
        if (seconds > long.MaxValue / TicksPerSecond || seconds < long.MinValue / TicksPerSecond) throw new ArgumentOutOfRangeException(null, "TimeSpan overflowed because the duration is too long.");
        return seconds * TicksPerSecond;
    }

    public long Ticks => ticks;
    public int Days => (int)(ticks / TicksPerDay);
    public int Hours => (int)(ticks / TicksPerHour % 24);
    public int Minutes => (int)(ticks / TicksPerMinute % 60);
    public int Seconds => (int)(ticks / TicksPerSecond % 60);
    public int Milliseconds => (int)(ticks / TicksPerMillisecond % 1000);
    public int Microseconds => (int)(ticks / TicksPerMicrosecond % 1000);
    public int Nanoseconds => (int)(ticks % TicksPerMicrosecond * 100);
    public double TotalDays => (double)ticks / TicksPerDay;
    public double TotalHours => (double)ticks / TicksPerHour;
    public double TotalMinutes => (double)ticks / TicksPerMinute;
    public double TotalSeconds => (double)ticks / TicksPerSecond;
    public double TotalMicroseconds => (double)ticks / TicksPerMicrosecond;
    public double TotalNanoseconds => (double)ticks * NanosecondsPerTick;

    public double TotalMilliseconds
    {
        get
        {
            double value = (double)ticks / TicksPerMillisecond;
            return value > long.MaxValue / TicksPerMillisecond ? long.MaxValue / TicksPerMillisecond : value < long.MinValue / TicksPerMillisecond ? long.MinValue / TicksPerMillisecond : value;
        }
    }

    private static TimeSpan Interval(double value, double scale)
    {
        if (double.IsNaN(value)) throw new ArgumentException("TimeSpan does not accept floating point Not-a-Number values.");
        double result = value * scale;
        if (result > long.MaxValue || result < long.MinValue || double.IsNaN(result)) throw new OverflowException("TimeSpan overflowed because the duration is too long.");
        return new TimeSpan((long)result);
    }

    private static TimeSpan Exact(long value, long scale, long rest = 0)
    {
        try
        {
            return new TimeSpan(checked(value * scale + rest));
        }
        catch (OverflowException)
        {
            throw new ArgumentOutOfRangeException(null, "TimeSpan overflowed because the duration is too long.");
        }
    }

    public static TimeSpan FromTicks(long value) => new TimeSpan(value);
    public static TimeSpan FromDays(double value) => Interval(value, TicksPerDay);
    public static TimeSpan FromDays(int days) => Exact(days, TicksPerDay);
    public static TimeSpan FromDays(int days, int hours = 0, long minutes = 0, long seconds = 0, long milliseconds = 0, long microseconds = 0) =>
        Exact(days, TicksPerDay, checked(hours * TicksPerHour + minutes * TicksPerMinute + seconds * TicksPerSecond + milliseconds * TicksPerMillisecond + microseconds * TicksPerMicrosecond));
    public static TimeSpan FromHours(double value) => Interval(value, TicksPerHour);
    public static TimeSpan FromHours(int hours) => Exact(hours, TicksPerHour);
    public static TimeSpan FromHours(int hours, long minutes = 0, long seconds = 0, long milliseconds = 0, long microseconds = 0) =>
        Exact(hours, TicksPerHour, checked(minutes * TicksPerMinute + seconds * TicksPerSecond + milliseconds * TicksPerMillisecond + microseconds * TicksPerMicrosecond));
    public static TimeSpan FromMinutes(double value) => Interval(value, TicksPerMinute);
    public static TimeSpan FromMinutes(long minutes) => Exact(minutes, TicksPerMinute);
    public static TimeSpan FromMinutes(long minutes, long seconds = 0, long milliseconds = 0, long microseconds = 0) =>
        Exact(minutes, TicksPerMinute, checked(seconds * TicksPerSecond + milliseconds * TicksPerMillisecond + microseconds * TicksPerMicrosecond));
    public static TimeSpan FromSeconds(double value) => Interval(value, TicksPerSecond);
    public static TimeSpan FromSeconds(long seconds) => Exact(seconds, TicksPerSecond);
    public static TimeSpan FromSeconds(long seconds, long milliseconds = 0, long microseconds = 0) =>
        Exact(seconds, TicksPerSecond, checked(milliseconds * TicksPerMillisecond + microseconds * TicksPerMicrosecond));
    public static TimeSpan FromMilliseconds(double value) => Interval(value, TicksPerMillisecond);
    public static TimeSpan FromMilliseconds(long milliseconds) => Exact(milliseconds, TicksPerMillisecond);
    public static TimeSpan FromMilliseconds(long milliseconds, long microseconds) => Exact(milliseconds, TicksPerMillisecond, checked(microseconds * TicksPerMicrosecond));
    public static TimeSpan FromMicroseconds(double value) => Interval(value, TicksPerMicrosecond);
    public static TimeSpan FromMicroseconds(long microseconds) => Exact(microseconds, TicksPerMicrosecond);

    public TimeSpan Add(TimeSpan ts) => this + ts;
    public TimeSpan Subtract(TimeSpan ts) => this - ts;
    public TimeSpan Multiply(double factor) => this * factor;
    public TimeSpan Divide(double divisor) => this / divisor;
    public double Divide(TimeSpan ts) => this / ts;
    public TimeSpan Negate() => -this;

    public TimeSpan Duration()
    {
        if (ticks == long.MinValue) throw new OverflowException("The duration cannot be returned for TimeSpan.MinValue because the absolute value of TimeSpan.MinValue exceeds the value of TimeSpan.MaxValue.");
        return new TimeSpan(ticks < 0 ? -ticks : ticks);
    }

    public static int Compare(TimeSpan t1, TimeSpan t2) => t1.ticks.CompareTo(t2.ticks);
    public int CompareTo(TimeSpan value) => ticks.CompareTo(value.ticks);
    public bool Equals(TimeSpan obj) => ticks == obj.ticks;
    public static bool Equals(TimeSpan t1, TimeSpan t2) => t1.ticks == t2.ticks;
    public override bool Equals(object value) => value is TimeSpan other && ticks == other.ticks;
    public override int GetHashCode() => ticks.GetHashCode();

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is TimeSpan other) return CompareTo(other);
        throw new ArgumentException("Object must be of type TimeSpan.");
    }

    public static TimeSpan operator -(TimeSpan t)
    {
        if (t.ticks == long.MinValue) throw new OverflowException("Negating the minimum value of a twos complement number is invalid.");
        return new TimeSpan(-t.ticks);
    }

    public static TimeSpan operator +(TimeSpan t) => t;

    public static TimeSpan operator +(TimeSpan t1, TimeSpan t2)
    {
        long sum = unchecked(t1.ticks + t2.ticks);
        if (t1.ticks < 0 == t2.ticks < 0 && sum < 0 != t1.ticks < 0) throw new OverflowException("TimeSpan overflowed because the duration is too long.");
        return new TimeSpan(sum);
    }

    public static TimeSpan operator -(TimeSpan t1, TimeSpan t2)
    {
        long difference = unchecked(t1.ticks - t2.ticks);
        if (t1.ticks < 0 != t2.ticks < 0 && difference < 0 != t1.ticks < 0) throw new OverflowException("TimeSpan overflowed because the duration is too long.");
        return new TimeSpan(difference);
    }

    public static TimeSpan operator *(TimeSpan timeSpan, double factor)
    {
        if (double.IsNaN(factor)) throw new ArgumentException("TimeSpan does not accept floating point Not-a-Number values.", "factor");
        return Interval(Math.Round(timeSpan.ticks * factor), 1);
    }

    public static TimeSpan operator *(double factor, TimeSpan timeSpan) => timeSpan * factor;

    public static TimeSpan operator /(TimeSpan timeSpan, double divisor)
    {
        if (double.IsNaN(divisor)) throw new ArgumentException("TimeSpan does not accept floating point Not-a-Number values.", "divisor");
        return Interval(Math.Round(timeSpan.ticks / divisor), 1);
    }

    public static double operator /(TimeSpan t1, TimeSpan t2) => t1.ticks / (double)t2.ticks;
    public static bool operator ==(TimeSpan t1, TimeSpan t2) => t1.ticks == t2.ticks;
    public static bool operator !=(TimeSpan t1, TimeSpan t2) => t1.ticks != t2.ticks;
    public static bool operator <(TimeSpan t1, TimeSpan t2) => t1.ticks < t2.ticks;
    public static bool operator <=(TimeSpan t1, TimeSpan t2) => t1.ticks <= t2.ticks;
    public static bool operator >(TimeSpan t1, TimeSpan t2) => t1.ticks > t2.ticks;
    public static bool operator >=(TimeSpan t1, TimeSpan t2) => t1.ticks >= t2.ticks;

    [MethodImpl(InternalCall)] private static extern string Text(long ticks, string format);
    [MethodImpl(InternalCall)] private static extern bool IsTime(string text);
    [MethodImpl(InternalCall)] private static extern bool Fits(string text);
    [MethodImpl(InternalCall)] private static extern long Read(string text);
    public override string ToString() => Text(ticks, "c");
    public string ToString(string format) => Text(ticks, format);
    public string ToString(string format, IFormatProvider formatProvider) => Text(ticks, format);
    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider formatProvider = null) =>
        Number.Write(ToString(format.ToString()), destination, out charsWritten);

    public static TimeSpan Parse(string s) => Parse(s, null);

    public static TimeSpan Parse(string input, IFormatProvider formatProvider)
    {
        ArgumentNullException.ThrowIfNull(input);
        if (!IsTime(input)) throw new FormatException("String '" + input + "' was not recognized as a valid TimeSpan.");
        return new TimeSpan(Read(input));
    }

    public static TimeSpan Parse(ReadOnlySpan<char> input, IFormatProvider formatProvider = null) => Parse(input.ToString(), formatProvider);
    public static bool TryParse(ReadOnlySpan<char> s, out TimeSpan result) => TryParse(s.ToString(), null, out result);
    public static bool TryParse(ReadOnlySpan<char> input, IFormatProvider formatProvider, out TimeSpan result) => TryParse(input.ToString(), formatProvider, out result);
    public static bool TryParse(string s, out TimeSpan result) => TryParse(s, null, out result);

    public static bool TryParse(string input, IFormatProvider formatProvider, out TimeSpan result)
    {
        bool good = input != null && Fits(input);
        result = good ? new TimeSpan(Read(input)) : default;
        return good;
    }
}
