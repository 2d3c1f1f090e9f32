using System;
using System.Globalization;

namespace Conformance;

public static class Moments
{
    private static string Thrown(Action action)
    {
        try
        {
            action();
            return "none;";
        }
        catch (Exception e)
        {
            return e.GetType().Name + ": " + e.Message + ";";
        }
    }

    private static T Read<T>(string text) where T : IParsable<T> => T.Parse(text, CultureInfo.InvariantCulture);
    private static T ReadSpan<T>(string text) where T : ISpanParsable<T> => T.Parse(text.AsSpan(), null);
    private static bool Try<T>(string text) where T : IParsable<T> => T.TryParse(text, null, out _);

    private static readonly DateTime Afternoon = new(2021, 5, 6, 15, 4, 5, 678, 901);

    public static string Texts() =>
        Afternoon.ToShortDateString() + "|" + Afternoon.ToLongDateString() + "|" + Afternoon.ToShortTimeString() + "|" + Afternoon.ToLongTimeString() + "|" + Afternoon.ToString("O");

    public static string Parts()
    {
        var (year, month, day) = Afternoon;
        var (date, time) = Afternoon;
        var (odate, otime, offset) = new DateTimeOffset(Afternoon, TimeSpan.FromHours(2));
        return year + " " + month + " " + day + date.ToString("o") + time.ToString("o") + odate.ToString("o") + otime.ToString("o") + offset + new DateTime(date, time, DateTimeKind.Utc).ToString("O");
    }

    public static string FileTimes()
    {
        long file = Afternoon.ToFileTimeUtc();
        return file + DateTime.FromFileTimeUtc(file).ToString("O") + DateTime.FromFileTimeUtc(file).Kind + DateTime.FromFileTimeUtc(0).ToString("O")
            + Thrown(() => new DateTime(1500, 1, 1).ToFileTimeUtc()) + Thrown(() => DateTime.FromFileTimeUtc(-1));
    }

    public static string AutomationDates() =>
        Afternoon.ToOADate().ToString("R") + " " + new DateTime(1899, 12, 29, 6, 0, 0).ToOADate() + " " + new DateTime(1899, 12, 30).ToOADate() + " " + DateTime.MinValue.ToOADate() + " "
        + DateTime.FromOADate(44322.5).ToString("O") + DateTime.FromOADate(-1.25).ToString("O") + DateTime.FromOADate(0).ToString("O")
        + Thrown(() => DateTime.FromOADate(1e9)) + Thrown(() => new DateTime(50, 1, 1).ToOADate());

    public static string GenericReading() =>
        Read<DateOnly>("2021-05-06").ToString("o") + Read<TimeOnly>("15:04:05").ToString("o") + Read<DateTimeOffset>("2021-05-06T15:04:05+02:00").ToString("o") + Read<DateTime>("2021-05-06").ToString("o")
        + Read<TimeSpan>("1.02:03:04") + ReadSpan<DateOnly>("05/06/2021").Day + ReadSpan<TimeOnly>("3:04 PM").Hour + ReadSpan<DateTimeOffset>("2021-05-06T00:00Z").Offset
        + Try<DateOnly>("x") + Try<DateOnly>("2021-05-06") + Try<TimeOnly>("25:00") + Try<DateTimeOffset>("q") + Try<Guid>("z") + Thrown(() => Read<DateOnly>("x"));

    public static string DatesByCulture() =>
        DateOnly.Parse("2021-05-06", CultureInfo.InvariantCulture).DayNumber + TimeOnly.Parse("10:11", CultureInfo.InvariantCulture).Minute + DateOnly.ParseExact("06.05.2021", "dd.MM.yyyy", CultureInfo.InvariantCulture).ToString("o")
        + DateTimeOffset.Parse("2021-05-06T15:04:05+02:00", CultureInfo.InvariantCulture, DateTimeStyles.AdjustToUniversal).ToString("o")
        + DateTimeOffset.ParseExact("2021-05-06 15:04 +02:00", "yyyy-MM-dd HH:mm zzz", CultureInfo.InvariantCulture).ToString("o");

    public static string ExactSpans()
    {
        CultureInfo culture = CultureInfo.InvariantCulture;
        return TimeSpan.ParseExact("1.02:03:04", "c", culture) + "|" + TimeSpan.ParseExact("02:03:04.5000000", "c", culture) + "|" + TimeSpan.ParseExact("1:2:03:04.5", "g", culture) + "|"
            + TimeSpan.ParseExact("-1:02:03:04.1234567", "G", culture) + "|" + TimeSpan.ParseExact("12:34", @"hh\:mm", culture) + "|" + TimeSpan.ParseExact("5", "%d", culture) + "|"
            + TimeSpan.ParseExact("3h 7m", "h'h 'm'm'", culture) + "|" + TimeSpan.ParseExact("04.25", @"ss\.ff", culture) + "|" + TimeSpan.ParseExact("04.2", @"ss\.FFF", culture) + "|"
            + TimeSpan.ParseExact("12:34", @"hh\:mm", culture, TimeSpanStyles.AssumeNegative) + "|" + TimeSpan.ParseExact("07", new[] { "g", "hh" }, culture) + "|"
            + TimeSpan.TryParseExact("25", "hh", culture, out _) + TimeSpan.TryParseExact("5", "hh", culture, out _) + TimeSpan.TryParseExact(null, "hh", culture, out _) + TimeSpan.TryParseExact("05", "hh", null, out _);
    }

    public static string WrongSpans()
    {
        CultureInfo culture = CultureInfo.InvariantCulture;
        return Thrown(() => TimeSpan.ParseExact("x", "c", culture)) + Thrown(() => TimeSpan.ParseExact("1", "q", culture)) + Thrown(() => TimeSpan.ParseExact("1:2", "hh:mm", culture))
            + Thrown(() => TimeSpan.ParseExact("99", "hh", culture)) + Thrown(() => TimeSpan.ParseExact(null!, "c", culture)) + Thrown(() => TimeSpan.ParseExact("1", (string)null!, culture));
    }

    public static string TimeZones()
    {
        TimeZoneInfo utc = TimeZoneInfo.Utc;
        DateTime converted = TimeZoneInfo.ConvertTimeFromUtc(new DateTime(2021, 5, 6, 0, 0, 0, DateTimeKind.Utc), utc);
        return utc.Id + utc.BaseUtcOffset + utc.SupportsDaylightSavingTime + utc.GetUtcOffset(Afternoon) + converted.Kind + utc.IsDaylightSavingTime(Afternoon) + utc.Equals(TimeZoneInfo.Utc)
            + TimeZoneInfo.ConvertTimeToUtc(Afternoon, utc).ToString("o") + TimeZoneInfo.ConvertTime(new DateTimeOffset(Afternoon, TimeSpan.FromHours(1)), utc).ToString("o") + utc;
    }

    public static string GuidsOfFormats()
    {
        string text = "";
        var guid = new Guid("01020304-0506-4708-890a-0b0c0d0e0f10");
        foreach (string format in new[] { "N", "D", "B", "P", "X" })
        {
            string one = guid.ToString(format);
            foreach (string other in new[] { "N", "d", "B", "p", "X" }) text += Guid.TryParseExact(one, other, out Guid read) ? read == guid ? "1" : "?" : "0";
        }
        return text + guid.Version + guid.Variant + Guid.AllBitsSet.Version + Guid.CreateVersion7().Version + Guid.CreateVersion7(DateTimeOffset.UnixEpoch.AddSeconds(1)).ToString()[..13]
            + Thrown(() => Guid.ParseExact("x", "Q")) + Thrown(() => Guid.ParseExact("x", "N")) + Thrown(() => Guid.ParseExact("x", "D"))
            + Thrown(() => Guid.ParseExact(new string('g', 32), "N")) + Thrown(() => Guid.ParseExact("x", "B")) + Thrown(() => Guid.ParseExact("x", "P")) + Thrown(() => Guid.ParseExact("x", "X"));
    }

    public static string BytesOfGuids()
    {
        var guid = new Guid("01020304-0506-4708-890a-0b0c0d0e0f10");
        var bytes = new byte[16];
        return Convert.ToHexString(guid.ToByteArray(true)) + Convert.ToHexString(guid.ToByteArray(false)) + guid.TryWriteBytes(bytes) + Convert.ToHexString(bytes) + new Guid(guid.ToByteArray(true), true) + guid.TryWriteBytes(new byte[3]);
    }
}
