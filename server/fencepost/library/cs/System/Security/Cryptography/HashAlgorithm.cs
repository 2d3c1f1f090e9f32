namespace System.Security.Cryptography;

public class CryptographicException : SystemException
{
    public CryptographicException() : base("Error occurred during a cryptographic operation.") { }
    public CryptographicException(string message) : base(message) { }
    public CryptographicException(string message, Exception inner) : base(message, inner) { }
}

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

public abstract class HashAlgorithm : IDisposable
{
    protected int HashSizeValue;
    protected internal byte[] HashValue;
    private bool disposed;

    public virtual int HashSize => HashSizeValue;
    public virtual byte[] Hash => HashValue;
    private protected abstract byte[] Compute(ReadOnlySpan<byte> source);

    public byte[] ComputeHash(byte[] buffer)
    {
        ObjectDisposedException.ThrowIf(disposed, this);
        ArgumentNullException.ThrowIfNull(buffer);
        return HashValue = Compute(buffer);
    }

    public byte[] ComputeHash(byte[] buffer, int offset, int count)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        ArgumentOutOfRangeException.ThrowIfNegative(offset);
        if (count < 0 || count > buffer.Length) throw new ArgumentException("Value was invalid.");
        if (buffer.Length - count < offset) throw new ArgumentException("Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
        ObjectDisposedException.ThrowIf(disposed, this);
        return HashValue = Compute(new ReadOnlySpan<byte>(buffer, offset, count));
    }

    public byte[] ComputeHash(IO.Stream inputStream)
    {
        ObjectDisposedException.ThrowIf(disposed, this);
        IO.MemoryStream all = new IO.MemoryStream();
        inputStream.CopyTo(all);
        return HashValue = Compute(all.ToArray());
    }

    public void Clear() => Dispose();

    public void Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    protected virtual void Dispose(bool disposing) => disposed = true;
}
