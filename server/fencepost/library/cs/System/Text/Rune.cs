using System.Globalization;

namespace System.Text;

public readonly partial struct Rune : IComparable, IComparable<Rune>, IEquatable<Rune>
{
    private readonly uint value;

    public Rune(char ch) : this((uint)ch) { }
    public Rune(int value) : this((uint)value) { }

    public Rune(uint value)
    {
        if (!IsValid(value)) throw new ArgumentOutOfRangeException("value");
        this.value = value;
    }

    public Rune(char highSurrogate, char lowSurrogate) : this(char.ConvertToUtf32(highSurrogate, lowSurrogate)) { }

    public static Rune ReplacementChar => new Rune('\ufffd');
    public int Value => (int)value;
    public bool IsAscii => value < 128;
    public bool IsBmp => value < 0x10000;
    public int Utf16SequenceLength => value < 0x10000 ? 1 : 2;
    public int Utf8SequenceLength => value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4;
    public static bool IsValid(int value) => IsValid((uint)value);
    public static bool IsValid(uint value) => value < 0xd800 || (value > 0xdfff && value <= 0x10ffff);
    public static bool IsLetter(Rune value) => GetUnicodeCategory(value) <= UnicodeCategory.OtherLetter;
    public static bool IsDigit(Rune value) => GetUnicodeCategory(value) == UnicodeCategory.DecimalDigitNumber;
    public static bool IsLetterOrDigit(Rune value) => IsLetter(value) || IsDigit(value);
    public static bool IsWhiteSpace(Rune value) => value.IsBmp && char.IsWhiteSpace((char)value.value);
    public static bool IsUpper(Rune value) => GetUnicodeCategory(value) == UnicodeCategory.UppercaseLetter;
    public static bool IsLower(Rune value) => GetUnicodeCategory(value) == UnicodeCategory.LowercaseLetter;
    public static Rune ToUpperInvariant(Rune value) => GetRuneAt(value.ToString().ToUpperInvariant(), 0);
    public static Rune ToLowerInvariant(Rune value) => GetRuneAt(value.ToString().ToLowerInvariant(), 0);
    public static Rune GetRuneAt(string input, int index) => TryGetRuneAt(input, index, out Rune value) ? value : throw new ArgumentException("Cannot extract a Unicode scalar value from the specified index in the input.", "index");

    public static bool TryGetRuneAt(string input, int index, out Rune value)
    {
        ArgumentNullException.ThrowIfNull(input);
        if ((uint)index >= (uint)input.Length) throw new ArgumentOutOfRangeException("index");
        value = default;
        if (!char.IsSurrogate(input[index])) value = new Rune(input[index]);
        else if (char.IsSurrogatePair(input, index)) value = new Rune(input[index], input[index + 1]);
        else return false;
        return true;
    }

    public int CompareTo(Rune other) => Value - other.Value;
    int IComparable.CompareTo(object obj) => obj == null ? 1 : obj is Rune other ? CompareTo(other) : throw new ArgumentException("Object must be of type Rune.");
    public bool Equals(Rune other) => value == other.value;
    public override bool Equals(object obj) => obj is Rune other && value == other.value;
    public override int GetHashCode() => (int)value;
    public override string ToString() => char.ConvertFromUtf32((int)value);
    public static bool operator ==(Rune left, Rune right) => left.value == right.value;
    public static bool operator !=(Rune left, Rune right) => left.value != right.value;
    public static bool operator <(Rune left, Rune right) => left.value < right.value;
    public static bool operator >(Rune left, Rune right) => left.value > right.value;
    public static bool operator <=(Rune left, Rune right) => left.value <= right.value;
    public static bool operator >=(Rune left, Rune right) => left.value >= right.value;
    public static explicit operator Rune(char ch) => new Rune(ch);
    public static explicit operator Rune(int value) => new Rune(value);
    public static explicit operator Rune(uint value) => new Rune(value);
}
