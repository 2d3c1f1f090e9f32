namespace System.Buffers;

public readonly struct StandardFormat : IEquatable<StandardFormat>
{
    public const byte NoPrecision = 255;
    public const byte MaxPrecision = 99;

    private readonly byte symbol;
    private readonly byte precision;

    public StandardFormat(char symbol, byte precision = NoPrecision)
    {
        if (precision != NoPrecision && precision > MaxPrecision) throw new ArgumentOutOfRangeException("precision");
        if (symbol > byte.MaxValue) throw new ArgumentOutOfRangeException("symbol");
        this.symbol = (byte)symbol;
        this.precision = precision;
    }

    public char Symbol => (char)symbol;
    public byte Precision => precision;
    public bool HasPrecision => precision != NoPrecision;
    public bool IsDefault => symbol == 0 && precision == 0;
    public static implicit operator StandardFormat(char symbol) => new StandardFormat(symbol);
    public static StandardFormat Parse(string format) => format == null ? default : Parse(format.AsSpan());
    public static StandardFormat Parse(ReadOnlySpan<char> format) => TryParse(format, out StandardFormat result) ? result : throw new FormatException("Characters following the format symbol must be a number of 99 or less.");

    public static bool TryParse(ReadOnlySpan<char> format, out StandardFormat result)
    {
        result = default;
        if (format.IsEmpty) return true;
        int precision = format.Length == 1 ? NoPrecision : 0;
        for (int i = 1; i < format.Length; i++)
        {
            if (format[i] < '0' || format[i] > '9') return false;
            precision = precision * 10 + format[i] - '0';
            if (precision > MaxPrecision) return false;
        }
        result = new StandardFormat(format[0], (byte)precision);
        return true;
    }

    public bool Equals(StandardFormat other) => symbol == other.symbol && precision == other.precision;
    public override bool Equals(object obj) => obj is StandardFormat other && Equals(other);
    public override int GetHashCode() => symbol ^ precision;
    public override string ToString() => symbol == 0 ? "" : HasPrecision ? Symbol.ToString() + precision : Symbol.ToString();
    public static bool operator ==(StandardFormat left, StandardFormat right) => left.Equals(right);
    public static bool operator !=(StandardFormat left, StandardFormat right) => !left.Equals(right);
}
