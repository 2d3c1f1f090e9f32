namespace System.Globalization;

public class GregorianCalendar : Calendar
{
    public const int ADEra = 1;
    private GregorianCalendarTypes type;

    public GregorianCalendar() : this(GregorianCalendarTypes.Localized) { }
    public GregorianCalendar(GregorianCalendarTypes type) => this.type = type;

    public virtual GregorianCalendarTypes CalendarType { get => type; set => type = value; }
    public override int[] Eras => new[] { ADEra };
    public override DateTime AddMonths(DateTime time, int months) => time.AddMonths(months);
    public override DateTime AddYears(DateTime time, int years) => time.AddYears(years);
    public override int GetYear(DateTime time) => time.Year;
    public override int GetMonth(DateTime time) => time.Month;
    public override int GetDayOfMonth(DateTime time) => time.Day;
    public override int GetDayOfYear(DateTime time) => time.DayOfYear;
    public override DayOfWeek GetDayOfWeek(DateTime time) => time.DayOfWeek;
    public override int GetEra(DateTime time) => ADEra;
    public override int GetDaysInMonth(int year, int month, int era) => DateTime.DaysInMonth(year, month);
    public override int GetDaysInYear(int year, int era) => IsLeapYear(year, era) ? 366 : 365;
    public override int GetMonthsInYear(int year, int era) => 12;
    public override bool IsLeapYear(int year, int era) => DateTime.IsLeapYear(year);
    public override bool IsLeapMonth(int year, int month, int era) => false;
    public override bool IsLeapDay(int year, int month, int day, int era) => month == 2 && day == 29 && IsLeapYear(year, era);

    public override DateTime ToDateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, int era) =>
        new DateTime(year, month, day, hour, minute, second, millisecond);
}
