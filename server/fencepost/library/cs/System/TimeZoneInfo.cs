namespace System;

// Deviation: the only time zone is UTC, which is the local one, too; the verdict names that.
public sealed class TimeZoneInfo : IEquatable<TimeZoneInfo>
{
    public static TimeZoneInfo Utc { get; } = new TimeZoneInfo();
    public static TimeZoneInfo Local
    {
        get
        {
            IsUtc();
            return Utc;
        }
    }

    internal static void IsUtc() => Fencepost.Machine.Assumes("local time is UTC");

    private TimeZoneInfo() { }
    public string Id => "UTC";
    public bool HasIanaId => true;
    public string DisplayName => "(UTC) Coordinated Universal Time";
    public string StandardName => "Coordinated Universal Time";
    public string DaylightName => "Coordinated Universal Time";
    public TimeSpan BaseUtcOffset => TimeSpan.Zero;
    public bool SupportsDaylightSavingTime => false;
    public TimeSpan GetUtcOffset(DateTime dateTime) => TimeSpan.Zero;
    public TimeSpan GetUtcOffset(DateTimeOffset dateTimeOffset) => TimeSpan.Zero;
    public bool IsDaylightSavingTime(DateTime dateTime) => false;
    public bool IsDaylightSavingTime(DateTimeOffset dateTimeOffset) => false;
    public bool IsAmbiguousTime(DateTime dateTime) => false;
    public bool IsInvalidTime(DateTime dateTime) => false;

    public static DateTime ConvertTimeToUtc(DateTime dateTime) => dateTime.ToUniversalTime();

    public static DateTime ConvertTimeToUtc(DateTime dateTime, TimeZoneInfo sourceTimeZone)
    {
        ArgumentNullException.ThrowIfNull(sourceTimeZone);
        return DateTime.SpecifyKind(dateTime, DateTimeKind.Utc);
    }

    public static DateTime ConvertTimeFromUtc(DateTime dateTime, TimeZoneInfo destinationTimeZone) => ConvertTime(dateTime, destinationTimeZone);

    public static DateTime ConvertTime(DateTime dateTime, TimeZoneInfo destinationTimeZone)
    {
        ArgumentNullException.ThrowIfNull(destinationTimeZone);
        return DateTime.SpecifyKind(dateTime, DateTimeKind.Utc);
    }

    public static DateTimeOffset ConvertTime(DateTimeOffset dateTimeOffset, TimeZoneInfo destinationTimeZone)
    {
        ArgumentNullException.ThrowIfNull(destinationTimeZone);
        return dateTimeOffset.ToUniversalTime();
    }

    public bool Equals(TimeZoneInfo other) => other != null;
    public override bool Equals(object obj) => obj is TimeZoneInfo;
    public override int GetHashCode() => Id.GetHashCode();
    public override string ToString() => DisplayName;
}
