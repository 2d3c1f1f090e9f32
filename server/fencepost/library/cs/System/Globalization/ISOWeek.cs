namespace System.Globalization;

/// <summary>Weeks of ISO 8601: they begin on Mondays, and belong to the year that has their Thursday.</summary>
public static class ISOWeek
{
    private static int Weekday(DateTime date) => date.DayOfWeek == DayOfWeek.Sunday ? 7 : (int)date.DayOfWeek;
    private static DateTime Thursday(DateTime date) => date.Date.AddDays(4 - Weekday(date));

    public static int GetWeekOfYear(DateTime date) => (Thursday(date).DayOfYear - 1) / 7 + 1;
    public static int GetWeekOfYear(DateOnly date) => GetWeekOfYear(date.ToDateTime(default));
    public static int GetYear(DateTime date) => Thursday(date).Year;
    public static int GetYear(DateOnly date) => GetYear(date.ToDateTime(default));

    public static int GetWeeksInYear(int year)
    {
        if (year < 1 || year > 9999) throw new ArgumentOutOfRangeException("year", "Year must be between 1 and 9999.");
        return GetWeekOfYear(new DateTime(year, 12, 28));
    }

    public static DateTime GetYearStart(int year) => ToDateTime(year, 1, DayOfWeek.Monday);
    public static DateTime GetYearEnd(int year) => ToDateTime(year, GetWeeksInYear(year), DayOfWeek.Sunday);

    public static DateTime ToDateTime(int year, int week, DayOfWeek dayOfWeek)
    {
        if (year < 1 || year > 9999) throw new ArgumentOutOfRangeException("year", "Year must be between 1 and 9999.");
        if (week < 1 || week > 53) throw new ArgumentOutOfRangeException("week", "The week parameter must be in the range 1 through 53.");
        if ((int)dayOfWeek < 0 || (int)dayOfWeek > 7) throw new ArgumentOutOfRangeException("dayOfWeek", "The DayOfWeek enumeration must be in the range 0 through 6.");
        int day = dayOfWeek == DayOfWeek.Sunday ? 7 : (int)dayOfWeek;
        return new DateTime(year, 1, 1).AddDays(week * 7 + day - (Weekday(new DateTime(year, 1, 4)) + 3) - 1);
    }

    public static DateOnly ToDateOnly(int year, int week, DayOfWeek dayOfWeek) => DateOnly.FromDateTime(ToDateTime(year, week, dayOfWeek));
}
