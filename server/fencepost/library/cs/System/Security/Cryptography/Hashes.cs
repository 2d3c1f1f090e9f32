namespace System.Security.Cryptography;

public abstract class MD5 : HashAlgorithm
{
    public const int HashSizeInBits = 128;
    public const int HashSizeInBytes = 16;

    protected MD5() => HashSizeValue = HashSizeInBits;
    public static MD5 Create() => new Known();
    public static byte[] HashData(byte[] source) => Hashing.Compute("md5", source ?? throw new ArgumentNullException("source"));
    public static byte[] HashData(ReadOnlySpan<byte> source) => Hashing.Compute("md5", source);
    public static int HashData(ReadOnlySpan<byte> source, Span<byte> destination) => Hashing.Write(HashData(source), destination);
    public static bool TryHashData(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten) => Hashing.TryWrite(HashData(source), destination, out bytesWritten);
    private protected override byte[] Compute(ReadOnlySpan<byte> source) => HashData(source);

    private sealed class Known : MD5 { }
}

public abstract class SHA1 : HashAlgorithm
{
    public const int HashSizeInBits = 160;
    public const int HashSizeInBytes = 20;

    protected SHA1() => HashSizeValue = HashSizeInBits;
    public static SHA1 Create() => new Known();
    public static byte[] HashData(byte[] source) => Hashing.Compute("sha1", source ?? throw new ArgumentNullException("source"));
    public static byte[] HashData(ReadOnlySpan<byte> source) => Hashing.Compute("sha1", source);
    public static int HashData(ReadOnlySpan<byte> source, Span<byte> destination) => Hashing.Write(HashData(source), destination);
    public static bool TryHashData(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten) => Hashing.TryWrite(HashData(source), destination, out bytesWritten);
    private protected override byte[] Compute(ReadOnlySpan<byte> source) => HashData(source);

    private sealed class Known : SHA1 { }
}

public abstract class SHA256 : HashAlgorithm
{
    public const int HashSizeInBits = 256;
    public const int HashSizeInBytes = 32;

    protected SHA256() => HashSizeValue = HashSizeInBits;
    public static SHA256 Create() => new Known();
    public static byte[] HashData(byte[] source) => Hashing.Compute("sha256", source ?? throw new ArgumentNullException("source"));
    public static byte[] HashData(ReadOnlySpan<byte> source) => Hashing.Compute("sha256", source);
    public static int HashData(ReadOnlySpan<byte> source, Span<byte> destination) => Hashing.Write(HashData(source), destination);
    public static bool TryHashData(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten) => Hashing.TryWrite(HashData(source), destination, out bytesWritten);
    private protected override byte[] Compute(ReadOnlySpan<byte> source) => HashData(source);

    private sealed class Known : SHA256 { }
}

public abstract class SHA384 : HashAlgorithm
{
    public const int HashSizeInBits = 384;
    public const int HashSizeInBytes = 48;

    protected SHA384() => HashSizeValue = HashSizeInBits;
    public static SHA384 Create() => new Known();
    public static byte[] HashData(byte[] source) => Hashing.Compute("sha384", source ?? throw new ArgumentNullException("source"));
    public static byte[] HashData(ReadOnlySpan<byte> source) => Hashing.Compute("sha384", source);
    public static int HashData(ReadOnlySpan<byte> source, Span<byte> destination) => Hashing.Write(HashData(source), destination);
    public static bool TryHashData(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten) => Hashing.TryWrite(HashData(source), destination, out bytesWritten);
    private protected override byte[] Compute(ReadOnlySpan<byte> source) => HashData(source);

    private sealed class Known : SHA384 { }
}

public abstract class SHA512 : HashAlgorithm
{
    public const int HashSizeInBits = 512;
    public const int HashSizeInBytes = 64;

    protected SHA512() => HashSizeValue = HashSizeInBits;
    public static SHA512 Create() => new Known();
    public static byte[] HashData(byte[] source) => Hashing.Compute("sha512", source ?? throw new ArgumentNullException("source"));
    public static byte[] HashData(ReadOnlySpan<byte> source) => Hashing.Compute("sha512", source);
    public static int HashData(ReadOnlySpan<byte> source, Span<byte> destination) => Hashing.Write(HashData(source), destination);
    public static bool TryHashData(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten) => Hashing.TryWrite(HashData(source), destination, out bytesWritten);
    private protected override byte[] Compute(ReadOnlySpan<byte> source) => HashData(source);

    private sealed class Known : SHA512 { }
}

public class HMACMD5 : HashAlgorithm
{
    public const int HashSizeInBits = 128;
    public const int HashSizeInBytes = 16;
    private byte[] key;

    public HMACMD5(byte[] key)
    {
        Key = key;
        HashSizeValue = HashSizeInBits;
    }

    public virtual byte[] Key
    {
        get => (byte[])key.Clone();
        set => key = (byte[])(value ?? throw new ArgumentNullException("key")).Clone();
    }

    public static byte[] HashData(byte[] key, byte[] source) => Hashing.Compute("md5", key ?? throw new ArgumentNullException("key"), source ?? throw new ArgumentNullException("source"));
    public static byte[] HashData(ReadOnlySpan<byte> key, ReadOnlySpan<byte> source) => Hashing.Compute("md5", key, source);
    private protected override byte[] Compute(ReadOnlySpan<byte> source) => HashData(key, source);
}

public class HMACSHA1 : HashAlgorithm
{
    public const int HashSizeInBits = 160;
    public const int HashSizeInBytes = 20;
    private byte[] key;

    public HMACSHA1(byte[] key)
    {
        Key = key;
        HashSizeValue = HashSizeInBits;
    }

    public virtual byte[] Key
    {
        get => (byte[])key.Clone();
        set => key = (byte[])(value ?? throw new ArgumentNullException("key")).Clone();
    }

    public static byte[] HashData(byte[] key, byte[] source) => Hashing.Compute("sha1", key ?? throw new ArgumentNullException("key"), source ?? throw new ArgumentNullException("source"));
    public static byte[] HashData(ReadOnlySpan<byte> key, ReadOnlySpan<byte> source) => Hashing.Compute("sha1", key, source);
    private protected override byte[] Compute(ReadOnlySpan<byte> source) => HashData(key, source);
}

public class HMACSHA256 : HashAlgorithm
{
    public const int HashSizeInBits = 256;
    public const int HashSizeInBytes = 32;
    private byte[] key;

    public HMACSHA256(byte[] key)
    {
        Key = key;
        HashSizeValue = HashSizeInBits;
    }

    public virtual byte[] Key
    {
        get => (byte[])key.Clone();
        set => key = (byte[])(value ?? throw new ArgumentNullException("key")).Clone();
    }

    public static byte[] HashData(byte[] key, byte[] source) => Hashing.Compute("sha256", key ?? throw new ArgumentNullException("key"), source ?? throw new ArgumentNullException("source"));
    public static byte[] HashData(ReadOnlySpan<byte> key, ReadOnlySpan<byte> source) => Hashing.Compute("sha256", key, source);
    private protected override byte[] Compute(ReadOnlySpan<byte> source) => HashData(key, source);
}

public class HMACSHA384 : HashAlgorithm
{
    public const int HashSizeInBits = 384;
    public const int HashSizeInBytes = 48;
    private byte[] key;

    public HMACSHA384(byte[] key)
    {
        Key = key;
        HashSizeValue = HashSizeInBits;
    }

    public virtual byte[] Key
    {
        get => (byte[])key.Clone();
        set => key = (byte[])(value ?? throw new ArgumentNullException("key")).Clone();
    }

    public static byte[] HashData(byte[] key, byte[] source) => Hashing.Compute("sha384", key ?? throw new ArgumentNullException("key"), source ?? throw new ArgumentNullException("source"));
    public static byte[] HashData(ReadOnlySpan<byte> key, ReadOnlySpan<byte> source) => Hashing.Compute("sha384", key, source);
    private protected override byte[] Compute(ReadOnlySpan<byte> source) => HashData(key, source);
}

public class HMACSHA512 : HashAlgorithm
{
    public const int HashSizeInBits = 512;
    public const int HashSizeInBytes = 64;
    private byte[] key;

    public HMACSHA512(byte[] key)
    {
        Key = key;
        HashSizeValue = HashSizeInBits;
    }

    public virtual byte[] Key
    {
        get => (byte[])key.Clone();
        set => key = (byte[])(value ?? throw new ArgumentNullException("key")).Clone();
    }

    public static byte[] HashData(byte[] key, byte[] source) => Hashing.Compute("sha512", key ?? throw new ArgumentNullException("key"), source ?? throw new ArgumentNullException("source"));
    public static byte[] HashData(ReadOnlySpan<byte> key, ReadOnlySpan<byte> source) => Hashing.Compute("sha512", key, source);
    private protected override byte[] Compute(ReadOnlySpan<byte> source) => HashData(key, source);
}
