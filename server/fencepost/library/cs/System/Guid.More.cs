namespace System;

public readonly partial struct Guid : IUtf8SpanFormattable, IUtf8SpanParsable<Guid>
{
    public static Guid Parse(ReadOnlySpan<byte> utf8Text) => Parse(global::System.Text.Encoding.UTF8.GetString(utf8Text));
    public static Guid Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider) => Parse(utf8Text);
    public static bool TryParse(ReadOnlySpan<byte> utf8Text, out Guid result) => TryParse(global::System.Text.Encoding.UTF8.GetString(utf8Text), out result);
    public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out Guid result) => TryParse(utf8Text, out result);
    public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default) => Number.Write(ToString(format.ToString()), utf8Destination, out bytesWritten);
    bool IUtf8SpanFormattable.TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format, IFormatProvider provider) => TryFormat(utf8Destination, out bytesWritten, format);
    public static bool TryParse(string s, IFormatProvider provider, out Guid result) => TryParse(s, out result);
    public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out Guid result) => TryParse(s, out result);
    public static Guid Parse(string s, IFormatProvider provider) => Parse(s);
    public static Guid Parse(ReadOnlySpan<char> s, IFormatProvider provider) => Parse(s);

    public int Version => (ushort)c >> 12;
    public int Variant => (int)(rest & 0xff) >> 4;

    public Guid(ReadOnlySpan<byte> b, bool bigEndian) : this(bigEndian ? new ReadOnlySpan<byte>(Swapped(b)) : b) { }

    private static byte[] Swapped(ReadOnlySpan<byte> b)
    {
        if (b.Length != 16) throw new ArgumentException("Byte array for Guid must be exactly 16 bytes long.", "b");
        byte[] bytes = b.ToArray();
        Array.Reverse(bytes, 0, 4);
        Array.Reverse(bytes, 4, 2);
        Array.Reverse(bytes, 6, 2);
        return bytes;
    }

    public byte[] ToByteArray(bool bigEndian) => bigEndian ? Swapped(ToByteArray()) : ToByteArray();

    public bool TryWriteBytes(Span<byte> destination)
    {
        if (destination.Length < 16) return false;
        ToByteArray().CopyTo(destination);
        return true;
    }

    public bool TryWriteBytes(Span<byte> destination, bool bigEndian, out int bytesWritten)
    {
        bytesWritten = 0;
        if (destination.Length < 16) return false;
        ToByteArray(bigEndian).CopyTo(destination);
        bytesWritten = 16;
        return true;
    }

    public static Guid ParseExact(string input, string format)
    {
        ArgumentNullException.ThrowIfNull(input);
        ArgumentNullException.ThrowIfNull(format);
        if (format.Length != 1 || "NDBPXndbpx".IndexOf(format[0]) < 0) throw new FormatException("Format string can be only \"D\", \"d\", \"N\", \"n\", \"P\", \"p\", \"B\", \"b\", \"X\" or \"x\".");
        if (TryParseExact(input, format, out Guid result)) return result;
        string text = input.Trim();
        throw new FormatException((format[0] | ' ') switch
        {
            'n' when text.Length == 32 => "Guid string should only contain hexadecimal characters.",
            'd' when text.Length == 36 && Dashed(text) => "Guid string should only contain hexadecimal characters.",
            'x' => "Expected {0xdddddddd, etc}.",
            _ => "Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).",
        });
    }

    private static bool Dashed(string text) => text[8] == '-' && text[13] == '-' && text[18] == '-' && text[23] == '-';

    public static bool TryParseExact(string input, string format, out Guid result)
    {
        result = default;
        if (input == null || format == null || format.Length != 1) return false;
        string text = input.Trim();
        switch (format[0])
        {
            case 'N': case 'n': return text.Length == 32 && TryParse(text, out result);
            case 'D': case 'd': return text.Length == 36 && TryParse(text, out result);
            case 'B': case 'b': return text.Length == 38 && text[0] == '{' && TryParse(text, out result);
            case 'P': case 'p': return text.Length == 38 && text[0] == '(' && TryParse(text, out result);
            case 'X': case 'x': return TryHex(text, out result);
            default: return false;
        }
    }

    public static bool TryParseExact(ReadOnlySpan<char> input, ReadOnlySpan<char> format, out Guid result) => TryParseExact(input.ToString(), format.ToString(), out result);
    public static Guid ParseExact(ReadOnlySpan<char> input, ReadOnlySpan<char> format) => ParseExact(input.ToString(), format.ToString());

    private static bool TryHex(string text, out Guid result)
    {
        result = default;
        string[] parts = text.Replace(" ", "").Split(',');
        if (parts.Length != 11) return false;
        int[] digits = { 8, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2 };
        string all = "";
        for (int i = 0; i < 11; i++)
        {
            string part = parts[i];
            string before = i == 0 || i == 3 ? "{0x" : "0x";
            string after = i == 10 ? "}}" : "";
            if (!part.StartsWith(before, StringComparison.OrdinalIgnoreCase) || !part.EndsWith(after) || part.Length <= before.Length + after.Length) return false;
            string number = part.Substring(before.Length, part.Length - before.Length - after.Length);
            if (number.Length > digits[i]) return false;
            all += number.PadLeft(digits[i], '0');
        }
        return TryParse(all, out result);
    }

    public static Guid CreateVersion7() => CreateVersion7(new DateTimeOffset(Fencepost.Clock.Begin, TimeSpan.Zero));

    public static Guid CreateVersion7(DateTimeOffset timestamp)
    {
        long milliseconds = timestamp.ToUnixTimeMilliseconds();
        if (milliseconds < 0) throw new ArgumentOutOfRangeException("timestamp", "timestamp ('" + milliseconds + "') must be a non-negative value.");
        Guid other = NewGuid();
        return new Guid((int)(milliseconds >> 16), (short)milliseconds, unchecked((short)0x7000), 0x80, 0, (byte)(other.a >> 16), (byte)(other.a >> 8), (byte)other.a, (byte)(other.rest >> 40), (byte)(other.rest >> 48), (byte)(other.rest >> 56));
    }
}
