using System.Text;

namespace System.Globalization;

public sealed class NumberFormatInfo : IFormatProvider, ICloneable
{
    /// <summary>Null as long as all is as in the invariant culture.</summary>
    private Settings own;
    private bool readOnly;

    /// <summary>What numbers, amounts of money and percentages have each.</summary>
    private sealed class Kind
    {
        internal string point = ".";
        internal string separator = ",";
        internal int[] sizes = { 3 };
        internal int places = 2;
        internal int positive;
        internal int negative;
        internal string symbol;

        internal Kind(string symbol, int negative)
        {
            this.symbol = symbol;
            this.negative = negative;
        }

        internal Kind Copy() => (Kind)MemberwiseClone();

        internal void Write(StringBuilder text)
        {
            text.Append(point).Append('\0').Append(separator).Append('\0');
            foreach (int size in sizes) text.Append((char)('A' + size));
            text.Append('\0').Append(places).Append('\0').Append(positive).Append('\0').Append(negative).Append('\0').Append(symbol).Append('\0');
        }
    }

    private sealed class Settings
    {
        internal Kind number = new Kind("", 1);
        internal Kind currency = new Kind("¤", 0);
        internal Kind percent = new Kind("%", 0);
        internal string minus = "-";
        internal string plus = "+";
        internal string permille = "\u2030";
        internal string nan = "NaN";
        internal string infinity = "Infinity";
        internal string minusInfinity = "-Infinity";

        internal Settings Copy()
        {
            Settings copy = (Settings)MemberwiseClone();
            copy.number = number.Copy();
            copy.currency = currency.Copy();
            copy.percent = percent.Copy();
            return copy;
        }

        internal string Text
        {
            get
            {
                StringBuilder text = new StringBuilder();
                number.Write(text);
                currency.Write(text);
                percent.Write(text);
                return text.Append(minus).Append('\0').Append(plus).Append('\0').Append(permille).Append('\0').Append(nan)
                    .Append('\0').Append(infinity).Append('\0').Append(minusInfinity).ToString();
            }
        }
    }

    public static NumberFormatInfo InvariantInfo => new NumberFormatInfo { readOnly = true };
    public static NumberFormatInfo CurrentInfo => InvariantInfo;

    public static NumberFormatInfo GetInstance(IFormatProvider formatProvider) =>
        formatProvider as NumberFormatInfo ?? formatProvider?.GetFormat(typeof(NumberFormatInfo)) as NumberFormatInfo ?? CurrentInfo;

    public static NumberFormatInfo ReadOnly(NumberFormatInfo nfi)
    {
        ArgumentNullException.ThrowIfNull(nfi);
        if (nfi.readOnly) return nfi;
        NumberFormatInfo copy = (NumberFormatInfo)nfi.MemberwiseClone();
        copy.readOnly = true;
        return copy;
    }

    /// <summary>How a provider writes numbers, for Python; null as in the invariant culture.</summary>
    internal static string SymbolsOf(IFormatProvider provider)
    {
        if (provider == null) return null;
        NumberFormatInfo info = provider as NumberFormatInfo ?? provider.GetFormat(typeof(NumberFormatInfo)) as NumberFormatInfo;
        return info?.own?.Text;
    }

    public bool IsReadOnly => readOnly;
    public object GetFormat(Type formatType) => formatType == typeof(NumberFormatInfo) ? this : null;

    public object Clone()
    {
        NumberFormatInfo copy = (NumberFormatInfo)MemberwiseClone();
        copy.readOnly = false;
        copy.own = own?.Copy();
        return copy;
    }

    private Settings Own => own ?? new Settings();

    private Settings Changed()
    {
        if (readOnly) throw new InvalidOperationException("Instance is read-only.");
        return own ??= new Settings();
    }

    private static string Text(string value, string name = "value") => value ?? throw new ArgumentNullException(name);

    private static string Point(string value)
    {
        ArgumentNullException.ThrowIfNull(value);
        return value.Length > 0 ? value : throw new ArgumentException("The value cannot be an empty string.", "value");
    }

    private static int Within(int value, int most) =>
        value >= 0 && value <= most ? value : throw new ArgumentOutOfRangeException("value", value, $"Valid values are between 0 and {most}, inclusive.");

    private static int[] Sizes(int[] value)
    {
        ArgumentNullException.ThrowIfNull(value);
        for (int i = 0; i < value.Length; i++)
        {
            if (value[i] > 9 || value[i] < (i == value.Length - 1 ? 0 : 1))
                throw new ArgumentException("Every element in the value array should be between one and nine, except for the last element, which can be zero.", "value");
        }
        return (int[])value.Clone();
    }

    public string NumberDecimalSeparator
    {
        get => Own.number.point;
        set => Changed().number.point = Point(value);
    }

    public string NumberGroupSeparator
    {
        get => Own.number.separator;
        set => Changed().number.separator = Text(value);
    }

    public int[] NumberGroupSizes
    {
        get => Own.number.sizes.Clone() as int[];
        set => Changed().number.sizes = Sizes(value);
    }

    public int NumberDecimalDigits
    {
        get => Own.number.places;
        set => Changed().number.places = Within(value, 99);
    }

    public int NumberNegativePattern
    {
        get => Own.number.negative;
        set => Changed().number.negative = Within(value, 4);
    }

    public string CurrencyDecimalSeparator
    {
        get => Own.currency.point;
        set => Changed().currency.point = Point(value);
    }

    public string CurrencyGroupSeparator
    {
        get => Own.currency.separator;
        set => Changed().currency.separator = Text(value);
    }

    public int[] CurrencyGroupSizes
    {
        get => Own.currency.sizes.Clone() as int[];
        set => Changed().currency.sizes = Sizes(value);
    }

    public int CurrencyDecimalDigits
    {
        get => Own.currency.places;
        set => Changed().currency.places = Within(value, 99);
    }

    public int CurrencyNegativePattern
    {
        get => Own.currency.negative;
        set => Changed().currency.negative = Within(value, 16);
    }

    public int CurrencyPositivePattern
    {
        get => Own.currency.positive;
        set => Changed().currency.positive = Within(value, 3);
    }

    public string CurrencySymbol
    {
        get => Own.currency.symbol;
        set => Changed().currency.symbol = Text(value);
    }

    public string PercentDecimalSeparator
    {
        get => Own.percent.point;
        set => Changed().percent.point = Point(value);
    }

    public string PercentGroupSeparator
    {
        get => Own.percent.separator;
        set => Changed().percent.separator = Text(value);
    }

    public int[] PercentGroupSizes
    {
        get => Own.percent.sizes.Clone() as int[];
        set => Changed().percent.sizes = Sizes(value);
    }

    public int PercentDecimalDigits
    {
        get => Own.percent.places;
        set => Changed().percent.places = Within(value, 99);
    }

    public int PercentNegativePattern
    {
        get => Own.percent.negative;
        set => Changed().percent.negative = Within(value, 11);
    }

    public int PercentPositivePattern
    {
        get => Own.percent.positive;
        set => Changed().percent.positive = Within(value, 3);
    }

    public string PercentSymbol
    {
        get => Own.percent.symbol;
        set => Changed().percent.symbol = Text(value);
    }

    public string NegativeSign
    {
        get => Own.minus;
        set => Changed().minus = Text(value);
    }

    public string PositiveSign
    {
        get => Own.plus;
        set => Changed().plus = Text(value);
    }

    public string PerMilleSymbol
    {
        get => Own.permille;
        set => Changed().permille = Text(value);
    }

    public string NaNSymbol
    {
        get => Own.nan;
        set => Changed().nan = Text(value);
    }

    public string PositiveInfinitySymbol
    {
        get => Own.infinity;
        set => Changed().infinity = Text(value);
    }

    public string NegativeInfinitySymbol
    {
        get => Own.minusInfinity;
        set => Changed().minusInfinity = Text(value);
    }

    public DigitShapes DigitSubstitution => DigitShapes.None;
    public string[] NativeDigits => new[] { "0", "1", "2", "3", "4", "5", "6", "7", "8", "9" };
}
