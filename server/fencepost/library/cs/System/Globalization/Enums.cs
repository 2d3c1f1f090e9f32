namespace System.Globalization;

public enum CalendarAlgorithmType
{
    Unknown = 0,
    SolarCalendar = 1,
    LunarCalendar = 2,
    LunisolarCalendar = 3,
}

public enum CalendarWeekRule
{
    FirstDay = 0,
    FirstFullWeek = 1,
    FirstFourDayWeek = 2,
}

[Flags]
public enum CultureTypes
{
    NeutralCultures = 1,
    SpecificCultures = 2,
    InstalledWin32Cultures = 4,
    AllCultures = 7,
    UserCustomCulture = 8,
    ReplacementCultures = 16,
    WindowsOnlyCultures = 32,
    FrameworkCultures = 64,
}

public enum DigitShapes
{
    Context = 0,
    None = 1,
    NativeNational = 2,
}

public enum GregorianCalendarTypes
{
    Localized = 1,
    USEnglish = 2,
    MiddleEastFrench = 9,
    Arabic = 10,
    TransliteratedEnglish = 11,
    TransliteratedFrench = 12,
}
