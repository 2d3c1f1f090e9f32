namespace System.Text;

public class UnicodeEncoding : Encoding
{
    private readonly bool bigEndian;
    private readonly bool mark = true;
    private readonly bool throws;

    public UnicodeEncoding() { }
    public UnicodeEncoding(bool bigEndian, bool byteOrderMark) : this(bigEndian, byteOrderMark, false) { }

    public UnicodeEncoding(bool bigEndian, bool byteOrderMark, bool throwOnInvalidBytes)
    {
        this.bigEndian = bigEndian;
        mark = byteOrderMark;
        throws = throwOnInvalidBytes;
    }

    private protected override bool Throws => throws;
    public override string WebName => bigEndian ? "utf-16BE" : "utf-16";
    public override byte[] GetPreamble() => !mark ? Array.Empty<byte>() : bigEndian ? new byte[] { 0xfe, 0xff } : new byte[] { 0xff, 0xfe };

    private void Add(int unit, List<byte> bytes)
    {
        bytes.Add((byte)(bigEndian ? unit >> 8 : unit));
        bytes.Add((byte)(bigEndian ? unit : unit >> 8));
    }

    private protected override void Encode(int codePoint, List<byte> bytes)
    {
        string units = char.ConvertFromUtf32(codePoint < 0 ? 0xfffd : codePoint);
        for (int i = 0; i < units.Length; i++) Add(units[i], bytes);
    }

    private char Unit(ReadOnlySpan<byte> bytes, int position) => (char)(bigEndian ? (bytes[position] << 8) | bytes[position + 1] : bytes[position] | (bytes[position + 1] << 8));

    private protected override int Decode(ReadOnlySpan<byte> bytes, ref int position)
    {
        if (position + 1 >= bytes.Length)
        {
            position = bytes.Length;
            return -1;
        }
        char unit = Unit(bytes, position);
        position += 2;
        if (!char.IsSurrogate(unit)) return unit;
        if (position + 1 >= bytes.Length || !char.IsSurrogatePair(unit, Unit(bytes, position))) return -1;
        position += 2;
        return char.ConvertToUtf32(unit, Unit(bytes, position - 2));
    }
}
