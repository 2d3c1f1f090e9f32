// Numbers in bytes, in both orders. Some lack here what the hand-written part has.
//| Name    type    size from       to        method    whole
//| Half    Half    2    FromHalf   ToHalf    Read      whole
//| Single  float   4    FromSingle ToSingle  Read      part
//| Double  double  8    FromDouble ToDouble  Read      part
//| IntPtr  nint    8    (ulong)    (nint)    Read      whole
//| UIntPtr nuint   8    (ulong)    (nuint)   Read      whole
//| Int128  Int128  16   (UInt128)  (Int128)  ReadWide  whole
//| UInt128 UInt128 16   (UInt128)  (UInt128) ReadWide  whole

namespace System.Buffers.Binary;

public static partial class BinaryPrimitives
{
//if whole
    public static $type Read$NameLittleEndian(ReadOnlySpan<byte> source) => $to($method(source, $size, false));
    public static $type Read$NameBigEndian(ReadOnlySpan<byte> source) => $to($method(source, $size, true));
    public static void Write$NameLittleEndian(Span<byte> destination, $type value) => Write(destination, $from(value), $size, false, true);
    public static void Write$NameBigEndian(Span<byte> destination, $type value) => Write(destination, $from(value), $size, true, true);
//end
    public static bool TryWrite$NameLittleEndian(Span<byte> destination, $type value) => Write(destination, $from(value), $size, false, false);
    public static bool TryWrite$NameBigEndian(Span<byte> destination, $type value) => Write(destination, $from(value), $size, true, false);

    public static bool TryRead$NameLittleEndian(ReadOnlySpan<byte> source, out $type value)
    {
        value = source.Length < $size ? default : $to($method(source, $size, false));
        return source.Length >= $size;
    }

    public static bool TryRead$NameBigEndian(ReadOnlySpan<byte> source, out $type value)
    {
        value = source.Length < $size ? default : $to($method(source, $size, true));
        return source.Length >= $size;
    }
}
