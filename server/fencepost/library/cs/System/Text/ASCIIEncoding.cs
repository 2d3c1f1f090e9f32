namespace System.Text;

public class ASCIIEncoding : Encoding
{
    public override string WebName => "us-ascii";
    private protected override void Encode(int codePoint, List<byte> bytes)
    {
        bytes.Add(codePoint >= 0 && codePoint < 128 ? (byte)codePoint : (byte)'?');
        if (codePoint > 0xffff) bytes.Add((byte)'?');
    }

    private protected override int Decode(ReadOnlySpan<byte> bytes, ref int position)
    {
        int value = bytes[position++];
        return value < 128 ? value : '?';
    }
}
