namespace System.Text;

public sealed class UTF32Encoding : Encoding
{
    public override string WebName => "utf-32";
    public override byte[] GetPreamble() => new byte[] { 0xff, 0xfe, 0, 0 };

    private protected override void Encode(int codePoint, List<byte> bytes)
    {
        if (codePoint < 0) codePoint = 0xfffd;
        for (int i = 0; i < 4; i++) bytes.Add((byte)(codePoint >> (8 * i)));
    }

    private protected override int Decode(ReadOnlySpan<byte> bytes, ref int position)
    {
        if (position + 3 >= bytes.Length)
        {
            position = bytes.Length;
            return -1;
        }
        int codePoint = BitConverter.ToInt32(bytes.Slice(position));
        position += 4;
        return Rune.IsValid(codePoint) ? codePoint : -1;
    }
}
