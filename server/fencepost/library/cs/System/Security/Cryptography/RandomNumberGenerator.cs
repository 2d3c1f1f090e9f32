namespace System.Security.Cryptography;

// Deviation: the numbers are those of a Random without a seed: of a few values every one is explored, else the result is the least one,
// which the verdict names.
public abstract class RandomNumberGenerator : IDisposable
{
    public static RandomNumberGenerator Create() => new Known();
    public abstract void GetBytes(byte[] data);
    public virtual void GetBytes(Span<byte> data) => Fill(data);
    public virtual void GetBytes(byte[] data, int offset, int count) => GetBytes(new Span<byte>(data ?? throw new ArgumentNullException("data"), offset, count));

    public static void Fill(Span<byte> data)
    {
        Fencepost.Machine.Assumes("random bytes are 0");
        data.Clear();
    }

    public static byte[] GetBytes(int count)
    {
        byte[] bytes = new byte[count >= 0 ? count : throw new ArgumentOutOfRangeException("count", "Non-negative number required.")];
        Fill(bytes);
        return bytes;
    }

    public static int GetInt32(int toExclusive)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(toExclusive);
        return Random.Shared.Next(toExclusive);
    }

    public static int GetInt32(int fromInclusive, int toExclusive)
    {
        if (fromInclusive >= toExclusive) throw new ArgumentException("Range of random number does not contain at least one possibility.");
        return Random.Shared.Next(fromInclusive, toExclusive);
    }

    public void Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    protected virtual void Dispose(bool disposing) { }

    private sealed class Known : RandomNumberGenerator
    {
        public override void GetBytes(byte[] data) => Fill(data ?? throw new ArgumentNullException("data"));
    }
}
