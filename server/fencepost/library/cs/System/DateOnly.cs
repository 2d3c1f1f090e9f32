namespace System;

public readonly partial struct DateOnly : IComparable, IComparable<DateOnly>, IEquatable<DateOnly>, ISpanFormattable, ISpanParsable<DateOnly>
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
