namespace System.Globalization;

// Deviation: every culture is the invariant culture. The verdict names that where a program asks for another one.
public class CultureInfo : IFormatProvider, ICloneable
{
    private NumberFormatInfo numbers;
    private bool readOnly;

    public CultureInfo(string name)
    {
        Name = name ?? throw new ArgumentNullException("name");
        if (name.Length > 0) IsInvariant();
    }

    public CultureInfo(string name, bool useUserOverride) : this(name) { }

    private CultureInfo(string name, object _) : this(name) => readOnly = true;

    public static CultureInfo InvariantCulture => new CultureInfo("", null);
    public static CultureInfo CurrentCulture { get => Common(); set => value.CheckCommon(); }
    public static CultureInfo CurrentUICulture { get => Common(); set { } }
    public static CultureInfo DefaultThreadCurrentCulture { get => null; set => value?.CheckCommon(); }
    public static CultureInfo DefaultThreadCurrentUICulture { get => null; set { } }
    public static CultureInfo InstalledUICulture => Common();
    public static CultureInfo GetCultureInfo(string name) => new CultureInfo(name, null);

    public static CultureInfo ReadOnly(CultureInfo ci)
    {
        ArgumentNullException.ThrowIfNull(ci);
        if (ci.readOnly) return ci;
        CultureInfo copy = (CultureInfo)ci.MemberwiseClone();
        if (ci.numbers != null) copy.numbers = NumberFormatInfo.ReadOnly(ci.numbers);
        copy.readOnly = true;
        return copy;
    }

    public bool IsReadOnly => readOnly;
    public bool UseUserOverride => false;
    public virtual string Name { get; }
    public virtual string DisplayName => EnglishName;
    public virtual string EnglishName => Name == "" ? "Invariant Language (Invariant Country)" : Name;
    public virtual string NativeName => EnglishName;
    public virtual string TwoLetterISOLanguageName => Name == "" ? "iv" : Name.Split('-')[0];
    public virtual CultureInfo Parent => InvariantCulture;

    public virtual NumberFormatInfo NumberFormat
    {
        get => numbers ?? (readOnly ? NumberFormatInfo.InvariantInfo : numbers = new NumberFormatInfo());
        set
        {
            ArgumentNullException.ThrowIfNull(value);
            if (readOnly) throw new InvalidOperationException("Instance is read-only.");
            numbers = value;
        }
    }

    public virtual DateTimeFormatInfo DateTimeFormat { get => new DateTimeFormatInfo(); set { } }
    public virtual Calendar Calendar => new GregorianCalendar();
    public virtual Calendar[] OptionalCalendars => new Calendar[] { new GregorianCalendar() };
    public virtual CompareInfo CompareInfo => new CompareInfo();
    public virtual TextInfo TextInfo => new TextInfo();
    public virtual object GetFormat(Type formatType) => formatType == typeof(NumberFormatInfo) ? NumberFormat : formatType == typeof(DateTimeFormatInfo) ? DateTimeFormat : null;

    public virtual object Clone()
    {
        CultureInfo copy = (CultureInfo)MemberwiseClone();
        copy.readOnly = false;
        if (numbers != null) copy.numbers = (NumberFormatInfo)numbers.Clone();
        return copy;
    }

    public override bool Equals(object value) => value is CultureInfo other && other.Name == Name;
    public override int GetHashCode() => Name.GetHashCode();
    public override string ToString() => Name;

    private static void IsInvariant() => Fencepost.Machine.Assumes("every culture is the invariant culture");

    private static CultureInfo Common()
    {
        IsInvariant();
        return InvariantCulture;
    }

    /// <summary>What is written without a provider is written as the invariant culture does.</summary>
    private void CheckCommon()
    {
        if (NumberFormatInfo.SymbolsOf(numbers) != null) Fencepost.Machine.Unsupported("a current culture with number formats of its own");
    }
}

public class CompareInfo
{
    public virtual int Compare(string string1, string string2) => string.Compare(string1, string2, StringComparison.InvariantCulture);
    public virtual int Compare(string string1, string string2, CompareOptions options) => string.Compare(string1, string2, CultureInfo.InvariantCulture, options);
    public virtual int IndexOf(string source, string value) => (source ?? throw new ArgumentNullException("source")).IndexOf(value, StringComparison.InvariantCulture);
    public virtual int IndexOf(string source, char value) => (source ?? throw new ArgumentNullException("source")).IndexOf(value);
    public virtual int LastIndexOf(string source, string value) => (source ?? throw new ArgumentNullException("source")).LastIndexOf(value, StringComparison.InvariantCulture);
    public virtual int LastIndexOf(string source, char value) => (source ?? throw new ArgumentNullException("source")).LastIndexOf(value);
    public virtual bool IsPrefix(string source, string prefix) => (source ?? throw new ArgumentNullException("source")).StartsWith(prefix ?? throw new ArgumentNullException("prefix"), StringComparison.InvariantCulture);
    public virtual bool IsSuffix(string source, string suffix) => (source ?? throw new ArgumentNullException("source")).EndsWith(suffix ?? throw new ArgumentNullException("suffix"), StringComparison.InvariantCulture);
    public virtual string Name => "";
}

public class TextInfo
{
    public string CultureName => "";
    public virtual string ListSeparator => ",";
    public bool IsRightToLeft => false;
    public bool IsReadOnly => true;
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
