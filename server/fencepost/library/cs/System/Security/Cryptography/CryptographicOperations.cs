namespace System.Security.Cryptography;

public static class CryptographicOperations
{
    public static bool FixedTimeEquals(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right) => left.SequenceEqual(right);
    public static void ZeroMemory(Span<byte> buffer) => buffer.Clear();
}
