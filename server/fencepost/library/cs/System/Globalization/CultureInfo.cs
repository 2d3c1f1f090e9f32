namespace System.Globalization;

// Deviation: every culture is the invariant culture.
public class CultureInfo : IFormatProvider, ICloneable
{
    public CultureInfo(string name) => Name = name;
    public CultureInfo(string name, bool useUserOverride) => Name = name;

    public static CultureInfo InvariantCulture => new CultureInfo("");
    public static CultureInfo CurrentCulture { get => InvariantCulture; set { } }
    public static CultureInfo CurrentUICulture { get => InvariantCulture; set { } }
    public static CultureInfo DefaultThreadCurrentCulture { get => null; set { } }
    public static CultureInfo DefaultThreadCurrentUICulture { get => null; set { } }
    public static CultureInfo InstalledUICulture => InvariantCulture;
    public static CultureInfo GetCultureInfo(string name) => new CultureInfo(name);
    public static CultureInfo ReadOnly(CultureInfo ci) => ci ?? throw new ArgumentNullException("ci");
    public bool IsReadOnly => true;
    public bool UseUserOverride => false;
    public virtual string Name { get; }
    public virtual NumberFormatInfo NumberFormat { get => new NumberFormatInfo(); set { } }
    public virtual DateTimeFormatInfo DateTimeFormat { get => new DateTimeFormatInfo(); set { } }
    public virtual CompareInfo CompareInfo => new CompareInfo();
    public virtual TextInfo TextInfo => new TextInfo();
    public virtual object GetFormat(Type formatType) => formatType == typeof(NumberFormatInfo) ? NumberFormat : formatType == typeof(DateTimeFormatInfo) ? DateTimeFormat : null;
    public virtual object Clone() => this;
    public override bool Equals(object value) => value is CultureInfo other && other.Name == Name;
    public override int GetHashCode() => Name.GetHashCode();
    public override string ToString() => Name;
}

public sealed class NumberFormatInfo : IFormatProvider, ICloneable
{
    public static NumberFormatInfo InvariantInfo => new NumberFormatInfo();
    public static NumberFormatInfo CurrentInfo => new NumberFormatInfo();
    public static NumberFormatInfo GetInstance(IFormatProvider formatProvider) => new NumberFormatInfo();
    public string NumberDecimalSeparator => ".";
    public string NumberGroupSeparator => ",";
    public string NegativeSign => "-";
    public string PositiveSign => "+";
    public string NaNSymbol => "NaN";
    public string PositiveInfinitySymbol => "Infinity";
    public string NegativeInfinitySymbol => "-Infinity";
    public string CurrencySymbol => "¤";
    public string PercentSymbol => "%";
    public object GetFormat(Type formatType) => formatType == typeof(NumberFormatInfo) ? this : null;
    public object Clone() => this;
}

public class CompareInfo
{
    public virtual int Compare(string string1, string string2) => string.Compare(string1, string2, StringComparison.InvariantCulture);
    public virtual int Compare(string string1, string string2, CompareOptions options) => string.Compare(string1, string2, CultureInfo.InvariantCulture, options);
    public virtual int IndexOf(string source, string value) => source.IndexOf(value, StringComparison.InvariantCulture);
}

public class TextInfo
{
    public string ToLower(string str) => str.ToLowerInvariant();
    public string ToUpper(string str) => str.ToUpperInvariant();
    public char ToLower(char c) => char.ToLowerInvariant(c);
    public char ToUpper(char c) => char.ToUpperInvariant(c);

    public string ToTitleCase(string str)
    {
        ArgumentNullException.ThrowIfNull(str);
        string result = "";
        bool inWord = false;
        for (int i = 0; i < str.Length; i++)
        {
            char c = str[i];
            result = result + (inWord ? char.ToLowerInvariant(c) : char.ToUpperInvariant(c)).ToString();
            inWord = char.IsLetter(c) || (inWord && (c == '\'' || char.IsDigit(c)));
        }
        return result;
    }
}

[Flags]
public enum CompareOptions
{
    None = 0x00000000,
    IgnoreCase = 0x00000001,
    IgnoreNonSpace = 0x00000002,
    IgnoreSymbols = 0x00000004,
    IgnoreKanaType = 0x00000008,
    IgnoreWidth = 0x00000010,
    NumericOrdering = 0x00000020,
    OrdinalIgnoreCase = 0x10000000,
    StringSort = 0x20000000,
    Ordinal = 0x40000000,
}

public enum UnicodeCategory
{
    UppercaseLetter = 0,
    LowercaseLetter = 1,
    TitlecaseLetter = 2,
    ModifierLetter = 3,
    OtherLetter = 4,
    NonSpacingMark = 5,
    SpacingCombiningMark = 6,
    EnclosingMark = 7,
    DecimalDigitNumber = 8,
    LetterNumber = 9,
    OtherNumber = 10,
    SpaceSeparator = 11,
    LineSeparator = 12,
    ParagraphSeparator = 13,
    Control = 14,
    Format = 15,
    Surrogate = 16,
    PrivateUse = 17,
    ConnectorPunctuation = 18,
    DashPunctuation = 19,
    OpenPunctuation = 20,
    ClosePunctuation = 21,
    InitialQuotePunctuation = 22,
    FinalQuotePunctuation = 23,
    OtherPunctuation = 24,
    MathSymbol = 25,
    CurrencySymbol = 26,
    ModifierSymbol = 27,
    OtherSymbol = 28,
    OtherNotAssigned = 29,
}
