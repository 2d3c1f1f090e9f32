using System;
using System.Globalization;
using System.Linq;
using System.Text;

namespace Conformance;

public static class Calendars
{
    static readonly DateTime[] Days = Enumerable.Range(0, 40).Select(i => new DateTime(2015, 12, 20).AddYears(i % 8).AddDays(i)).ToArray();
    static string Weeks(CalendarWeekRule rule, DayOfWeek first) => string.Join(",", Days.Select(d => new GregorianCalendar().GetWeekOfYear(d, rule, first)));
    public static string FirstDays() => Weeks(CalendarWeekRule.FirstDay, DayOfWeek.Sunday) + ";" + Weeks(CalendarWeekRule.FirstDay, DayOfWeek.Wednesday);
    public static string FourDays() => Weeks(CalendarWeekRule.FirstFourDayWeek, DayOfWeek.Monday) + ";" + Weeks(CalendarWeekRule.FirstFourDayWeek, DayOfWeek.Sunday);
    public static string FullWeeks() => Weeks(CalendarWeekRule.FirstFullWeek, DayOfWeek.Monday) + ";" + Weeks(CalendarWeekRule.FirstFullWeek, DayOfWeek.Saturday);
    public static string Members() { var c = CultureInfo.InvariantCulture.Calendar; var d = new DateTime(2024, 2, 29, 13, 5, 6); return $"{c.GetDayOfYear(d)} {c.GetDayOfWeek(d)} {c.AddMonths(d, 12):s} {c.AddWeeks(d, 1):d} {c.IsLeapYear(2024)} {c.IsLeapDay(2024, 2, 29)} {c.GetDaysInMonth(2023, 2)} {c.GetDaysInYear(2024)} {c.GetMonthsInYear(1)} {c.ToDateTime(2020, 1, 2, 3, 4, 5, 6):o} {c.GetHour(d)} {c.Eras.Length} {c.AlgorithmType} {c.GetEra(d)} {c.GetType().Name}"; }
    public static string IsoWeeks() => string.Join(",", Days.Select(d => $"{ISOWeek.GetYear(d)}-{ISOWeek.GetWeekOfYear(d)}")) + ISOWeek.GetWeeksInYear(2020) + ISOWeek.GetWeeksInYear(2021) + $"{ISOWeek.ToDateTime(2020, 53, DayOfWeek.Sunday):d} {ISOWeek.GetYearStart(2021):d} {ISOWeek.GetYearEnd(2021):d} {ISOWeek.ToDateOnly(2021, 1, DayOfWeek.Monday):o}";
}
