namespace System.Security.Cryptography;

/// <summary>Bytes are the characters of a text on their way to the functions that hash them.</summary>
internal static class Hashing
{
    [MethodImpl(InternalCall)] private static extern string Hash(string algorithm, string bytes);
    [MethodImpl(InternalCall)] private static extern string KeyedHash(string algorithm, string key, string bytes);

    private static string Text(ReadOnlySpan<byte> bytes)
    {
        char[] text = new char[bytes.Length];
        for (int i = 0; i < text.Length; i++) text[i] = (char)bytes[i];
        return new string(text);
    }

    private static byte[] Bytes(string text)
    {
        byte[] bytes = new byte[text.Length];
        for (int i = 0; i < bytes.Length; i++) bytes[i] = (byte)text[i];
        return bytes;
    }

    internal static byte[] Compute(string algorithm, ReadOnlySpan<byte> source) => Bytes(Hash(algorithm, Text(source)));
    internal static byte[] Compute(string algorithm, ReadOnlySpan<byte> key, ReadOnlySpan<byte> source) => Bytes(KeyedHash(algorithm, Text(key), Text(source)));

    internal static int Write(byte[] hash, Span<byte> destination)
    {
        if (destination.Length < hash.Length) throw new ArgumentException("Destination is too short.", "destination");
        hash.CopyTo(destination);
        return hash.Length;
    }

    internal static bool TryWrite(byte[] hash, Span<byte> destination, out int bytesWritten)
    {
        bytesWritten = 0;
        if (destination.Length < hash.Length) return false;
        hash.CopyTo(destination);
        bytesWritten = hash.Length;
        return true;
    }
}
