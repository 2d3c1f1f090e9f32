namespace System;

public static partial class BitConverter
{
    public static byte[] GetBytes(Int128 value) => GetBytes((UInt128)value);

    public static byte[] GetBytes(UInt128 value)
    {
        byte[] bytes = new byte[16];
        TryWriteBytes(bytes, value);
        return bytes;
    }

    public static bool TryWriteBytes(Span<byte> destination, Int128 value) => TryWriteBytes(destination, (UInt128)value);

    public static bool TryWriteBytes(Span<byte> destination, UInt128 value) =>
        destination.Length >= 16 && TryWrite(destination, (ulong)value, 8) && TryWrite(destination.Slice(8), (ulong)(value >> 64), 8);

    public static Half ToHalf(byte[] value, int startIndex) => UInt16BitsToHalf((ushort)Read(value, startIndex, 2));
    public static Half ToHalf(ReadOnlySpan<byte> value) => UInt16BitsToHalf((ushort)Read(value, 2));
    public static Int128 ToInt128(byte[] value, int startIndex) => (Int128)ToUInt128(value, startIndex);
    public static Int128 ToInt128(ReadOnlySpan<byte> value) => (Int128)ToUInt128(value);

    public static UInt128 ToUInt128(byte[] value, int startIndex)
    {
        Read(value, startIndex, 16);
        return ToUInt128(new ReadOnlySpan<byte>(value, startIndex, 16));
    }

    public static UInt128 ToUInt128(ReadOnlySpan<byte> value)
    {
        ulong lower = Read(value, 16);
        return new UInt128(Read(value.Slice(8), 8), lower);
    }
}
