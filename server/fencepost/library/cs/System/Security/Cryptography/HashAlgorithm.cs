namespace System.Security.Cryptography;

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
