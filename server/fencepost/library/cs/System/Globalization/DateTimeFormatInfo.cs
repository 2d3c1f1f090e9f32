namespace System.Globalization;

public sealed class DateTimeFormatInfo : IFormatProvider, ICloneable
{
    public static DateTimeFormatInfo InvariantInfo => new DateTimeFormatInfo();
    public static DateTimeFormatInfo CurrentInfo => new DateTimeFormatInfo();
    public string[] DayNames => new[] { "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" };
    public string[] AbbreviatedDayNames => new[] { "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat" };
    public string[] MonthNames => new[] { "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December", "" };
    public string[] AbbreviatedMonthNames => new[] { "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "" };
    public string DateSeparator => "/";
    public string TimeSeparator => ":";
    public string AMDesignator => "AM";
    public string PMDesignator => "PM";
    public string ShortDatePattern => "MM/dd/yyyy";
    public string LongDatePattern => "dddd, dd MMMM yyyy";
    public string ShortTimePattern => "HH:mm";
    public string LongTimePattern => "HH:mm:ss";
    public DayOfWeek FirstDayOfWeek => DayOfWeek.Sunday;
    public string GetDayName(DayOfWeek dayofweek) => DayNames[(int)dayofweek];
    public string GetAbbreviatedDayName(DayOfWeek dayofweek) => AbbreviatedDayNames[(int)dayofweek];
    public string GetMonthName(int month) => month is >= 1 and <= 13 ? MonthNames[month - 1] : throw new ArgumentOutOfRangeException("month");
    public string GetAbbreviatedMonthName(int month) => month is >= 1 and <= 13 ? AbbreviatedMonthNames[month - 1] : throw new ArgumentOutOfRangeException("month");
    public object GetFormat(Type formatType) => formatType == typeof(DateTimeFormatInfo) ? this : null;
    public object Clone() => this;
}
