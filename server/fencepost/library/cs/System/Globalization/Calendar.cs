namespace System.Globalization;

// Deviation: only the Gregorian calendar is known, and it cannot be derived from.
public abstract class Calendar : ICloneable
{
    public const int CurrentEra = 0;

    private protected Calendar() { }

    public abstract int[] Eras { get; }
    public virtual CalendarAlgorithmType AlgorithmType => CalendarAlgorithmType.SolarCalendar;
    public virtual DateTime MinSupportedDateTime => DateTime.MinValue;
    public virtual DateTime MaxSupportedDateTime => DateTime.MaxValue;
    public bool IsReadOnly => false;
    public virtual object Clone() => MemberwiseClone();

    public virtual DateTime AddMilliseconds(DateTime time, double milliseconds) => time.AddMilliseconds(milliseconds);
    public virtual DateTime AddSeconds(DateTime time, int seconds) => time.AddSeconds(seconds);
    public virtual DateTime AddMinutes(DateTime time, int minutes) => time.AddMinutes(minutes);
    public virtual DateTime AddHours(DateTime time, int hours) => time.AddHours(hours);
    public virtual DateTime AddDays(DateTime time, int days) => time.AddDays(days);
    public virtual DateTime AddWeeks(DateTime time, int weeks) => time.AddDays(7 * weeks);
    public abstract DateTime AddMonths(DateTime time, int months);
    public abstract DateTime AddYears(DateTime time, int years);
    public abstract int GetYear(DateTime time);
    public abstract int GetMonth(DateTime time);
    public abstract int GetDayOfMonth(DateTime time);
    public abstract int GetDayOfYear(DateTime time);
    public abstract DayOfWeek GetDayOfWeek(DateTime time);
    public abstract int GetEra(DateTime time);
    public virtual int GetHour(DateTime time) => time.Hour;
    public virtual int GetMinute(DateTime time) => time.Minute;
    public virtual int GetSecond(DateTime time) => time.Second;
    public virtual double GetMilliseconds(DateTime time) => time.Millisecond;
    public virtual int GetDaysInMonth(int year, int month) => GetDaysInMonth(year, month, CurrentEra);
    public abstract int GetDaysInMonth(int year, int month, int era);
    public virtual int GetDaysInYear(int year) => GetDaysInYear(year, CurrentEra);
    public abstract int GetDaysInYear(int year, int era);
    public virtual int GetMonthsInYear(int year) => GetMonthsInYear(year, CurrentEra);
    public abstract int GetMonthsInYear(int year, int era);
    public virtual bool IsLeapYear(int year) => IsLeapYear(year, CurrentEra);
    public abstract bool IsLeapYear(int year, int era);
    public virtual bool IsLeapMonth(int year, int month) => IsLeapMonth(year, month, CurrentEra);
    public abstract bool IsLeapMonth(int year, int month, int era);
    public virtual bool IsLeapDay(int year, int month, int day) => IsLeapDay(year, month, day, CurrentEra);
    public abstract bool IsLeapDay(int year, int month, int day, int era);

    public virtual DateTime ToDateTime(int year, int month, int day, int hour, int minute, int second, int millisecond) =>
        ToDateTime(year, month, day, hour, minute, second, millisecond, CurrentEra);

    public abstract DateTime ToDateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, int era);

    public virtual int GetWeekOfYear(DateTime time, CalendarWeekRule rule, DayOfWeek firstDayOfWeek)
    {
        if ((int)firstDayOfWeek < 0 || (int)firstDayOfWeek > 6) throw new ArgumentOutOfRangeException("firstDayOfWeek", firstDayOfWeek, "Valid values are between Sunday and Saturday, inclusive.");
        int fewest = rule switch
        {
            CalendarWeekRule.FirstDay => 1,
            CalendarWeekRule.FirstFullWeek => 7,
            CalendarWeekRule.FirstFourDayWeek => 4,
            _ => throw new ArgumentOutOfRangeException("rule", rule, "Valid values are between FirstDay and FirstFourDayWeek, inclusive."),
        };
        int day = GetDayOfYear(time) - 1;
        int offset = ((int)GetDayOfWeek(time) - day - (int)firstDayOfWeek) % 7;
        int before = (offset + 7) % 7;
        int weeks = (day + before) / 7;
        if (before == 0 || 7 - before >= fewest) return weeks + 1;
        return weeks > 0 ? weeks : GetWeekOfYear(time.AddDays(-day - 1), rule, firstDayOfWeek);
    }
}
