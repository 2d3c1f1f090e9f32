namespace System.Text;

public class UTF8Encoding : Encoding
{
    private readonly bool preamble;
    private readonly bool throws;

    public UTF8Encoding() { }
    public UTF8Encoding(bool encoderShouldEmitUTF8Identifier) => preamble = encoderShouldEmitUTF8Identifier;

    public UTF8Encoding(bool encoderShouldEmitUTF8Identifier, bool throwOnInvalidBytes)
    {
        preamble = encoderShouldEmitUTF8Identifier;
        throws = throwOnInvalidBytes;
    }

    private protected override bool Throws => throws;
    public override string WebName => "utf-8";
    public override byte[] GetPreamble() => preamble ? new byte[] { 0xef, 0xbb, 0xbf } : Array.Empty<byte>();

    private protected override void Encode(int codePoint, List<byte> bytes)
    {
        if (codePoint < 0) codePoint = 0xfffd;
        if (codePoint < 0x80)
        {
            bytes.Add((byte)codePoint);
            return;
        }
        int length = codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
        bytes.Add((byte)((0xf00 >> length) | (codePoint >> (6 * (length - 1)))));
        for (int i = length - 2; i >= 0; i--) bytes.Add((byte)(0x80 | ((codePoint >> (6 * i)) & 0x3f)));
    }

    private protected override int Decode(ReadOnlySpan<byte> bytes, ref int position)
    {
        int first = bytes[position++];
        if (first < 0x80) return first;
        int length = first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0;
        if (length == 0) return -1;
        int codePoint = first & (0x7f >> length);
        for (int i = 1; i < length; i++)
        {
            int low = i > 1 ? 0x80 : first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
            int high = i > 1 ? 0xbf : first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
            if (position >= bytes.Length || bytes[position] < low || bytes[position] > high) return -1;
            codePoint = (codePoint << 6) | (bytes[position++] & 0x3f);
        }
        return codePoint;
    }
}
