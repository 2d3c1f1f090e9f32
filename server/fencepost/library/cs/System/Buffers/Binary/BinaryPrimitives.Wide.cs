namespace System.Buffers.Binary;

public static partial class BinaryPrimitives
{
    public static Int128 ReverseEndianness(Int128 value) => (Int128)ReverseEndianness((UInt128)value);
    public static UInt128 ReverseEndianness(UInt128 value) => new UInt128(ReverseEndianness((ulong)value), ReverseEndianness((ulong)(value >> 64)));

    private static UInt128 ReadWide(ReadOnlySpan<byte> source, int count, bool big)
    {
        if (source.Length < count) throw new ArgumentOutOfRangeException("length");
        ulong first = Read(source, 8, big);
        ulong second = Read(source.Slice(8), 8, big);
        return big ? new UInt128(first, second) : new UInt128(second, first);
    }

    private static bool Write(Span<byte> destination, UInt128 value, int count, bool big, bool must)
    {
        if (destination.Length < count) return Write(destination, 0ul, count, big, must);
        ulong low = (ulong)value;
        ulong high = (ulong)(value >> 64);
        return Write(destination, big ? high : low, 8, big, true) && Write(destination.Slice(8), big ? low : high, 8, big, true);
    }

    private static Half ToHalf(ulong bits) => BitConverter.UInt16BitsToHalf((ushort)bits);
    private static float ToSingle(ulong bits) => BitConverter.UInt32BitsToSingle((uint)bits);
    private static double ToDouble(ulong bits) => BitConverter.UInt64BitsToDouble(bits);
    private static ulong FromHalf(Half value) => BitConverter.HalfToUInt16Bits(value);
    private static ulong FromSingle(float value) => BitConverter.SingleToUInt32Bits(value);
    private static ulong FromDouble(double value) => BitConverter.DoubleToUInt64Bits(value);
}
