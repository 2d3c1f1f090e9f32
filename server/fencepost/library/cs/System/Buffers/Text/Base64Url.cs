namespace System.Buffers.Text;

// Members for text; those for bytes are missing.
public static class Base64Url
{
    public static int GetEncodedLength(int bytesLength)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(bytesLength);
        return (int)(((long)bytesLength * 4 + 2) / 3);
    }

    public static string EncodeToString(ReadOnlySpan<byte> source) => Convert.ToBase64String(source).TrimEnd('=').Replace('+', '-').Replace('/', '_');

    public static char[] EncodeToChars(ReadOnlySpan<byte> source) => EncodeToString(source).ToCharArray();

    public static byte[] DecodeFromChars(ReadOnlySpan<char> source)
    {
        string text = source.ToString();
        if (text.IndexOfAny(new[] { '+', '/' }) >= 0) throw Wrong();
        text = text.Replace('-', '+').Replace('_', '/');
        string bare = text.Replace("\n", "").Replace("\r", "").Replace(" ", "").Replace("\t", "").TrimEnd('=');
        if (bare.Length % 4 == 1) throw Wrong();
        try
        {
            return Convert.FromBase64String(bare.PadRight((bare.Length + 3) / 4 * 4, '='));
        }
        catch (FormatException)
        {
            throw Wrong();
        }
    }

    private static FormatException Wrong() =>
        new FormatException("The input is not a valid Base-64 string as it contains a non-base 64 character, more than two padding characters, or an illegal character among the padding characters.");
}
