namespace System;

// Deviation: NewGuid counts, which the verdict names.
public readonly partial struct Guid : ISpanFormattable, IComparable, IComparable<Guid>, IEquatable<Guid>, ISpanParsable<Guid>
{
    public static readonly Guid Empty;

    private readonly int a;
    private readonly short b;
    private readonly short c;
    private readonly ulong rest; // the bytes d to k, d first (lowest)

    private ulong Rest => Buffers.Binary.BinaryPrimitives.ReverseEndianness(rest);

    public Guid(int a, short b, short c, byte d, byte e, byte f, byte g, byte h, byte i, byte j, byte k)
    {
        this.a = a;
        this.b = b;
        this.c = c;
        rest = d | ((ulong)e << 8) | ((ulong)f << 16) | ((ulong)g << 24) | ((ulong)h << 32) | ((ulong)i << 40) | ((ulong)j << 48) | ((ulong)k << 56);
    }

    public Guid(uint a, ushort b, ushort c, byte d, byte e, byte f, byte g, byte h, byte i, byte j, byte k) : this((int)a, (short)b, (short)c, d, e, f, g, h, i, j, k) { }

    public Guid(int a, short b, short c, byte[] d)
    {
        ArgumentNullException.ThrowIfNull(d);
        if (d.Length != 8) throw new ArgumentException("Byte array for Guid must be exactly 8 bytes long.", "d");
        this.a = a;
        this.b = b;
        this.c = c;
        rest = BitConverter.ToUInt64(d, 0);
    }

    public Guid(byte[] b) : this(new ReadOnlySpan<byte>(b ?? throw new ArgumentNullException("b"))) { }

    public Guid(ReadOnlySpan<byte> b)
    {
        if (b.Length != 16) throw new ArgumentException("Byte array for Guid must be exactly 16 bytes long.", "b");
        a = BitConverter.ToInt32(b);
        this.b = BitConverter.ToInt16(b.Slice(4));
        c = BitConverter.ToInt16(b.Slice(6));
        rest = BitConverter.ToUInt64(b.Slice(8));
    }

    public Guid(string g) => this = Parse(g);

    public static Guid NewGuid()
    {
        Fencepost.Machine.Assumes("Guid.NewGuid counts, and draws no random value");
        int number = Fencepost.Machine.Count();
        return new Guid(number, 0, 0x4000, 0x80, 0, 0, 0, 0, (byte)(Fencepost.Machine.ThreadId() >> 16), (byte)(Fencepost.Machine.ThreadId() >> 8), (byte)Fencepost.Machine.ThreadId());
    }
    public static Guid AllBitsSet => new Guid(-1, -1, -1, 255, 255, 255, 255, 255, 255, 255, 255);

    public byte[] ToByteArray()
    {
        byte[] bytes = new byte[16];
        for (int i = 0; i < 4; i++) bytes[i] = (byte)(a >> (8 * i));
        bytes[4] = (byte)b;
        bytes[5] = (byte)(b >> 8);
        bytes[6] = (byte)c;
        bytes[7] = (byte)(c >> 8);
        for (int i = 0; i < 8; i++) bytes[8 + i] = (byte)(rest >> (8 * i));
        return bytes;
    }

    public override string ToString() => ToString("D");
    public string ToString(string format, IFormatProvider provider) => ToString(format);

    public string ToString(string format)
    {
        string first = ((uint)a).ToString("x8");
        string second = ((ushort)b).ToString("x4");
        string third = ((ushort)c).ToString("x4");
        string last = Rest.ToString("x16");
        switch (format)
        {
            case "N": case "n": return string.Concat(first, second, third, last);
            case null: case "": case "D": case "d": return first + "-" + second + "-" + third + "-" + last.Substring(0, 4) + "-" + last.Substring(4);
            case "B": case "b": return "{" + ToString("D") + "}";
            case "P": case "p": return "(" + ToString("D") + ")";
            case "X": case "x": return "{0x" + first + ",0x" + second + ",0x" + third + ",{" + Bytes(last) + "}}";
            default: throw new FormatException("Format string can be only \"D\", \"d\", \"N\", \"n\", \"P\", \"p\", \"B\", \"b\", \"X\" or \"x\".");
        }
    }

    private static string Bytes(string digits)
    {
        string result = "0x" + digits.Substring(0, 2);
        for (int i = 2; i < digits.Length; i += 2) result += ",0x" + digits.Substring(i, 2);
        return result;
    }

    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default) => Number.Write(ToString(format.ToString()), destination, out charsWritten);
    bool ISpanFormattable.TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format, IFormatProvider provider) => TryFormat(destination, out charsWritten, format);

    public static Guid Parse(string input)
    {
        ArgumentNullException.ThrowIfNull(input);
        if (!TryParse(input, out Guid result)) throw new FormatException("Unrecognized Guid format.");
        return result;
    }

    public static Guid Parse(ReadOnlySpan<char> input) => Parse(input.ToString());
    public static bool TryParse(ReadOnlySpan<char> input, out Guid result) => TryParse(input.ToString(), out result);

    public static bool TryParse(string input, out Guid result)
    {
        result = default;
        if (input == null) return false;
        string text = input.Trim();
        if (text.Length == 38 && ((text[0] == '{' && text[37] == '}') || (text[0] == '(' && text[37] == ')'))) text = text.Substring(1, 36);
        if (text.Length == 36)
        {
            if (text[8] != '-' || text[13] != '-' || text[18] != '-' || text[23] != '-') return false;
            text = string.Concat(text.Substring(0, 8), text.Substring(9, 4), string.Concat(text.Substring(14, 4), text.Substring(19, 4), text.Substring(24)));
        }
        if (text.Length != 32) return false;
        for (int i = 0; i < 32; i++)
        {
            if (!char.IsAsciiHexDigit(text[i])) return false;
        }
        result = new Guid(
            int.Parse(text.Substring(0, 8), Globalization.NumberStyles.HexNumber),
            short.Parse(text.Substring(8, 4), Globalization.NumberStyles.HexNumber),
            short.Parse(text.Substring(12, 4), Globalization.NumberStyles.HexNumber),
            Convert.FromHexString(text.Substring(16)));
        return true;
    }

    public override int GetHashCode() => a ^ (((ushort)b) | (c << 16)) ^ (int)(rest >> 32) ^ (int)rest;
    public override bool Equals(object o) => o is Guid other && Equals(other);
    public bool Equals(Guid g) => a == g.a && b == g.b && c == g.c && rest == g.rest;
    public static bool operator ==(Guid a, Guid b) => a.Equals(b);
    public static bool operator !=(Guid a, Guid b) => !a.Equals(b);
    public static bool operator <(Guid left, Guid right) => left.CompareTo(right) < 0;
    public static bool operator >(Guid left, Guid right) => left.CompareTo(right) > 0;
    public static bool operator <=(Guid left, Guid right) => left.CompareTo(right) <= 0;
    public static bool operator >=(Guid left, Guid right) => left.CompareTo(right) >= 0;

    public int CompareTo(Guid value)
    {
        if (a != value.a) return (uint)a < (uint)value.a ? -1 : 1;
        if (b != value.b) return (ushort)b < (ushort)value.b ? -1 : 1;
        if (c != value.c) return (ushort)c < (ushort)value.c ? -1 : 1;
        return Rest.CompareTo(value.Rest);
    }

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is Guid other) return CompareTo(other);
        throw new ArgumentException("Object must be of type GUID.");
    }
}
