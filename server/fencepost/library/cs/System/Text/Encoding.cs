namespace System.Text;

// Deviations: UTF-8, UTF-16, UTF-32, ASCII and Latin-1 only; what is invalid is replaced, or refused by
// UTF8Encoding and UnicodeEncoding if they are told to.
public abstract class Encoding
{
    public static Encoding UTF8 => new UTF8Encoding(true);
    public static Encoding ASCII => new ASCIIEncoding();
    public static Encoding Latin1 => new Latin1Encoding();
    public static Encoding Unicode => new UnicodeEncoding();
    public static Encoding BigEndianUnicode => new UnicodeEncoding(true, true);
    public static Encoding UTF32 => new UTF32Encoding();
    public static Encoding Default => new UTF8Encoding(false);

    public virtual string EncodingName => WebName switch
    {
        "utf-8" => "Unicode (UTF-8)",
        "utf-16" => "Unicode",
        "utf-16BE" => "Unicode (Big-Endian)",
        "utf-32" => "Unicode (UTF-32)",
        "us-ascii" => "US-ASCII",
        _ => "Western European (ISO)",
    };

    public virtual string BodyName => WebName;
    public virtual string HeaderName => WebName;
    public virtual bool IsSingleByte => this is ASCIIEncoding or Latin1Encoding;

    public virtual int CodePage => WebName switch
    {
        "utf-8" => 65001,
        "utf-16" => 1200,
        "utf-16BE" => 1201,
        "utf-32" => 12000,
        "us-ascii" => 20127,
        _ => 28591,
    };

    public static Encoding GetEncoding(string name) => (name ?? throw new ArgumentNullException("name")).Trim().ToLowerInvariant() switch
    {
        "utf-8" or "utf8" or "unicode-1-1-utf-8" or "unicode-2-0-utf-8" or "x-unicode-1-1-utf-8" or "x-unicode-2-0-utf-8" => UTF8,
        "utf-16" or "utf-16le" or "unicode" or "ucs-2" or "iso-10646-ucs-2" => Unicode,
        "utf-16be" or "unicodefffe" => BigEndianUnicode,
        "utf-32" or "utf-32le" => UTF32,
        "us-ascii" or "ascii" or "us" or "ansi_x3.4-1968" or "iso646-us" or "ibm367" or "cp367" or "iso-ir-6" => ASCII,
        "iso-8859-1" or "latin1" or "l1" or "iso8859-1" or "iso_8859-1" or "cp819" or "ibm819" or "iso-ir-100" => Latin1,
        _ => throw new ArgumentException("'" + name + "' is not a supported encoding name. For information on defining a custom encoding, see the documentation for the Encoding.RegisterProvider method.", "name"),
    };

    public static Encoding GetEncoding(int codepage) => codepage switch
    {
        0 => Default,
        65001 => UTF8,
        1200 => Unicode,
        1201 => BigEndianUnicode,
        12000 => UTF32,
        20127 => ASCII,
        28591 => Latin1,
        _ when codepage < 0 || codepage > 65535 => throw new ArgumentOutOfRangeException("codepage", "Valid values are between 0 and 65535, inclusive."),
        _ => throw new NotSupportedException("No data is available for encoding " + codepage + ". For information on defining a custom encoding, see the documentation for the Encoding.RegisterProvider method."),
    };

    public static byte[] Convert(Encoding srcEncoding, Encoding dstEncoding, byte[] bytes) =>
        (dstEncoding ?? throw new ArgumentNullException("dstEncoding")).GetBytes((srcEncoding ?? throw new ArgumentNullException("srcEncoding")).GetString(bytes));

    public static byte[] Convert(Encoding srcEncoding, Encoding dstEncoding, byte[] bytes, int index, int count) =>
        (dstEncoding ?? throw new ArgumentNullException("dstEncoding")).GetBytes((srcEncoding ?? throw new ArgumentNullException("srcEncoding")).GetString(bytes, index, count));

    public byte[] GetBytes(string s, int index, int count) => GetBytes((s ?? throw new ArgumentNullException("s")).Substring(index, count));
    public int GetByteCount(string s, int index, int count) => GetByteCount((s ?? throw new ArgumentNullException("s")).Substring(index, count));

    public virtual bool TryGetChars(ReadOnlySpan<byte> bytes, Span<char> chars, out int charsWritten)
    {
        string text = GetString(bytes);
        charsWritten = text.Length <= chars.Length ? text.Length : 0;
        return text.TryCopyTo(chars);
    }

    public virtual int GetMaxByteCount(int charCount)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(charCount);
        return WebName switch
        {
            "utf-8" => (charCount + 1) * 3,
            "utf-16" or "utf-16BE" => (charCount + 1) * 2,
            "utf-32" => (charCount + 1) * 4,
            _ => charCount + 1,
        };
    }

    public virtual int GetMaxCharCount(int byteCount)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(byteCount);
        return WebName switch
        {
            "utf-8" => byteCount + 1,
            "utf-16" or "utf-16BE" => (byteCount >> 1) + (byteCount & 1) + 1,
            "utf-32" => byteCount / 2 + 2,
            _ => byteCount,
        };
    }

    public ReadOnlySpan<byte> Preamble => GetPreamble();

    public virtual int GetBytes(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex) => GetBytes(new ReadOnlySpan<char>(chars, charIndex, charCount), new Span<byte>(bytes).Slice(byteIndex));
    public virtual int GetByteCount(char[] chars, int index, int count) => GetByteCount(new ReadOnlySpan<char>(chars, index, count));
    public virtual char[] GetChars(byte[] bytes, int index, int count) => GetString(bytes, index, count).ToCharArray();
    public virtual int GetCharCount(byte[] bytes, int index, int count) => GetString(bytes, index, count).Length;

    public virtual int GetChars(ReadOnlySpan<byte> bytes, Span<char> chars)
    {
        string text = GetString(bytes);
        if (text.Length > chars.Length) throw new ArgumentException("The output char buffer is too small to contain the decoded characters, encoding codepage '" + CodePage + "' and fallback 'System.Text.DecoderReplacementFallback'.", "chars");
        text.CopyTo(chars);
        return text.Length;
    }

    public virtual int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex) => GetChars(new ReadOnlySpan<byte>(bytes, byteIndex, byteCount), new Span<char>(chars).Slice(charIndex));

    public virtual bool TryGetBytes(ReadOnlySpan<char> chars, Span<byte> bytes, out int bytesWritten)
    {
        byte[] all = Encode(chars.ToString()).ToArray();
        bool fits = all.Length <= bytes.Length;
        if (fits) all.CopyTo(bytes);
        bytesWritten = fits ? all.Length : 0;
        return fits;
    }

    /// <summary>Whether what is invalid is refused.</summary>
    private protected virtual bool Throws => false;

    public abstract string WebName { get; }
    private protected abstract void Encode(int codePoint, List<byte> bytes);
    private protected abstract int Decode(ReadOnlySpan<byte> bytes, ref int position);
    public virtual byte[] GetPreamble() => Array.Empty<byte>();

    private List<byte> Encode(string s)
    {
        List<byte> bytes = new List<byte>();
        int i = 0;
        while (i < s.Length)
        {
            if (!char.IsSurrogate(s[i])) Encode(s[i], bytes);
            else if (char.IsSurrogatePair(s, i)) Encode(char.ConvertToUtf32(s[i], s[++i]), bytes);
            else if (Throws) throw new EncoderFallbackException(s[i], i);
            else Encode(-1, bytes);
            i++;
        }
        return bytes;
    }

    public virtual byte[] GetBytes(string s) => Encode(s ?? throw new ArgumentNullException("s")).ToArray();
    public virtual byte[] GetBytes(char[] chars) => Encode(new string(chars ?? throw new ArgumentNullException("chars"))).ToArray();
    public virtual byte[] GetBytes(char[] chars, int index, int count) => Encode(new string(chars, index, count)).ToArray();
    public virtual int GetByteCount(string s) => Encode(s ?? throw new ArgumentNullException("s")).Count;
    public virtual int GetByteCount(char[] chars) => Encode(new string(chars ?? throw new ArgumentNullException("chars"))).Count;
    public virtual int GetByteCount(ReadOnlySpan<char> chars) => Encode(chars.ToString()).Count;

    public virtual int GetBytes(ReadOnlySpan<char> chars, Span<byte> bytes)
    {
        byte[] encoded = Encode(chars.ToString()).ToArray();
        if (encoded.Length > bytes.Length) throw new ArgumentException("The output byte buffer is too small to contain the encoded data.", "bytes");
        encoded.CopyTo(bytes);
        return encoded.Length;
    }

    public virtual int GetBytes(string s, int charIndex, int charCount, byte[] bytes, int byteIndex) => GetBytes(s.Substring(charIndex, charCount), new Span<byte>(bytes).Slice(byteIndex));

    public string GetString(ReadOnlySpan<byte> bytes)
    {
        string text = "";
        int position = 0;
        while (position < bytes.Length)
        {
            int start = position;
            int codePoint = Decode(bytes, ref position);
            if (codePoint < 0 && Throws) throw new DecoderFallbackException(bytes.Slice(start, position - start).ToArray(), start);
            text = string.Concat(text, codePoint < 0 ? "\ufffd" : char.ConvertFromUtf32(codePoint));
        }
        return text;
    }

    public virtual string GetString(byte[] bytes) => GetString(new ReadOnlySpan<byte>(bytes ?? throw new ArgumentNullException("bytes")));
    public virtual string GetString(byte[] bytes, int index, int count) => GetString(new ReadOnlySpan<byte>(bytes ?? throw new ArgumentNullException("bytes"), index, count));
    public virtual char[] GetChars(byte[] bytes) => GetString(bytes).ToCharArray();
    public virtual int GetCharCount(byte[] bytes) => GetString(bytes).Length;
    public virtual int GetCharCount(ReadOnlySpan<byte> bytes) => GetString(bytes).Length;
    public override bool Equals(object value) => value is Encoding other && WebName == other.WebName;
    public override int GetHashCode() => WebName.GetHashCode();
}

internal sealed class Latin1Encoding : Encoding
{
    public override string WebName => "iso-8859-1";
    private protected override void Encode(int codePoint, List<byte> bytes)
    {
        bytes.Add(codePoint >= 0 && codePoint < 256 ? (byte)codePoint : (byte)'?');
        if (codePoint > 0xffff) bytes.Add((byte)'?');
    }

    private protected override int Decode(ReadOnlySpan<byte> bytes, ref int position) => bytes[position++];
}
