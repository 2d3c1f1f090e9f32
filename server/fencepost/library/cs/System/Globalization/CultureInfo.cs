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
