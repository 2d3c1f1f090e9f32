// The algorithms that hash: each without a key, and with one.
//| Name   algorithm bits bytes
//| MD5    md5       128  16
//| SHA1   sha1      160  20
//| SHA256 sha256    256  32
//| SHA384 sha384    384  48
//| SHA512 sha512    512  64

namespace System.Security.Cryptography;

public abstract class $Name : HashAlgorithm
{
    public const int HashSizeInBits = $bits;
    public const int HashSizeInBytes = $bytes;

    protected $Name() => HashSizeValue = HashSizeInBits;
    public static $Name Create() => new Known();
    public static byte[] HashData(byte[] source) => Hashing.Compute("$algorithm", source ?? throw new ArgumentNullException("source"));
    public static byte[] HashData(ReadOnlySpan<byte> source) => Hashing.Compute("$algorithm", source);
    public static int HashData(ReadOnlySpan<byte> source, Span<byte> destination) => Hashing.Write(HashData(source), destination);
    public static bool TryHashData(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten) => Hashing.TryWrite(HashData(source), destination, out bytesWritten);
    private protected override byte[] Compute(ReadOnlySpan<byte> source) => HashData(source);

    private sealed class Known : $Name { }
}

public class HMAC$Name : HashAlgorithm
{
    public const int HashSizeInBits = $bits;
    public const int HashSizeInBytes = $bytes;
    private byte[] key;

    public HMAC$Name(byte[] key)
    {
        Key = key;
        HashSizeValue = HashSizeInBits;
    }

    public virtual byte[] Key
    {
        get => (byte[])key.Clone();
        set => key = (byte[])(value ?? throw new ArgumentNullException("key")).Clone();
    }

    public static byte[] HashData(byte[] key, byte[] source) => Hashing.Compute("$algorithm", key ?? throw new ArgumentNullException("key"), source ?? throw new ArgumentNullException("source"));
    public static byte[] HashData(ReadOnlySpan<byte> key, ReadOnlySpan<byte> source) => Hashing.Compute("$algorithm", key, source);
    private protected override byte[] Compute(ReadOnlySpan<byte> source) => HashData(key, source);
}
