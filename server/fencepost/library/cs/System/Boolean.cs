namespace System;

// The type has no field: inside it, `this` is the value.
public readonly partial struct Boolean : IComparable, IConvertible, IComparable<bool>, IEquatable<bool>, ISpanParsable<bool>
{
    public static readonly string TrueString = "True";
    public static readonly string FalseString = "False";

    public override int GetHashCode() => this ? 1 : 0;
    public override string ToString() => this ? "True" : "False";
    public string ToString(IFormatProvider provider) => ToString();
    public override bool Equals(object obj) => obj is bool other && this == other;
    public bool Equals(bool obj) => this == obj;
    public int CompareTo(bool value) => this == value ? 0 : this ? 1 : -1;
    public bool TryFormat(Span<char> destination, out int charsWritten) => Number.Write(ToString(), destination, out charsWritten);

    public int CompareTo(object obj)
    {
        if (obj == null) return 1;
        if (obj is bool other) return CompareTo(other);
        throw new ArgumentException("Object must be of type Boolean.");
    }

    public static bool Parse(string value)
    {
        ArgumentNullException.ThrowIfNull(value);
        if (TryParse(value, out bool result)) return result;
        throw new FormatException("String '" + value + "' was not recognized as a valid Boolean.");
    }

    public static bool TryParse(string value, out bool result)
    {
        string trimmed = value?.Trim().Trim('\0').Trim().ToUpperInvariant();
        result = trimmed == "TRUE";
        return result || trimmed == "FALSE";
    }

    public static bool Parse(ReadOnlySpan<char> value) => Parse(value.ToString());
    public static bool TryParse(ReadOnlySpan<char> value, out bool result) => TryParse(value.ToString(), out result);
    static bool IParsable<bool>.Parse(string s, IFormatProvider provider) => Parse(s);
    static bool ISpanParsable<bool>.Parse(ReadOnlySpan<char> s, IFormatProvider provider) => Parse(s);
    static bool IParsable<bool>.TryParse(string s, IFormatProvider provider, out bool result) => TryParse(s, out result);
    static bool ISpanParsable<bool>.TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out bool result) => TryParse(s, out result);
}
