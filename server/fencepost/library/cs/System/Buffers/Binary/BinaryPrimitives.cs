namespace System.Buffers.Binary;

public static partial class BinaryPrimitives
{
    public static sbyte ReverseEndianness(sbyte value) => value;
    public static byte ReverseEndianness(byte value) => value;
    public static ushort ReverseEndianness(ushort value) => (ushort)((value >> 8) | (value << 8));
    public static short ReverseEndianness(short value) => (short)ReverseEndianness((ushort)value);
    public static uint ReverseEndianness(uint value) => ((uint)ReverseEndianness((ushort)value) << 16) | ReverseEndianness((ushort)(value >> 16));
    public static int ReverseEndianness(int value) => (int)ReverseEndianness((uint)value);
    public static ulong ReverseEndianness(ulong value) => ((ulong)ReverseEndianness((uint)value) << 32) | ReverseEndianness((uint)(value >> 32));
    public static long ReverseEndianness(long value) => (long)ReverseEndianness((ulong)value);
    public static nint ReverseEndianness(nint value) => (nint)ReverseEndianness((ulong)value);
    public static nuint ReverseEndianness(nuint value) => (nuint)ReverseEndianness((ulong)value);

    private static ulong Read(ReadOnlySpan<byte> source, int count, bool big)
    {
        if (source.Length < count) throw new ArgumentOutOfRangeException("length");
        ulong result = 0;
        for (int i = 0; i < count; i++) result |= (ulong)source[i] << (8 * (big ? count - 1 - i : i));
        return result;
    }

    private static bool Write(Span<byte> destination, ulong value, int count, bool big, bool must)
    {
        if (destination.Length < count)
        {
            if (must) throw new ArgumentOutOfRangeException("length");
            return false;
        }
        for (int i = 0; i < count; i++) destination[i] = (byte)(value >> (8 * (big ? count - 1 - i : i)));
        return true;
    }

    public static short ReadInt16LittleEndian(ReadOnlySpan<byte> source) => (short)Read(source, 2, false);
    public static void WriteInt16LittleEndian(Span<byte> destination, short value) => Write(destination, (ulong)value, 2, false, true);
    public static bool TryWriteInt16LittleEndian(Span<byte> destination, short value) => Write(destination, (ulong)value, 2, false, false);
    public static bool TryReadInt16LittleEndian(ReadOnlySpan<byte> source, out short value)
    {
        value = source.Length < 2 ? (short)0 : (short)Read(source, 2, false);
        return source.Length >= 2;
    }

    public static short ReadInt16BigEndian(ReadOnlySpan<byte> source) => (short)Read(source, 2, true);
    public static void WriteInt16BigEndian(Span<byte> destination, short value) => Write(destination, (ulong)value, 2, true, true);
    public static bool TryWriteInt16BigEndian(Span<byte> destination, short value) => Write(destination, (ulong)value, 2, true, false);
    public static bool TryReadInt16BigEndian(ReadOnlySpan<byte> source, out short value)
    {
        value = source.Length < 2 ? (short)0 : (short)Read(source, 2, true);
        return source.Length >= 2;
    }

    public static ushort ReadUInt16LittleEndian(ReadOnlySpan<byte> source) => (ushort)Read(source, 2, false);
    public static void WriteUInt16LittleEndian(Span<byte> destination, ushort value) => Write(destination, (ulong)value, 2, false, true);
    public static bool TryWriteUInt16LittleEndian(Span<byte> destination, ushort value) => Write(destination, (ulong)value, 2, false, false);
    public static bool TryReadUInt16LittleEndian(ReadOnlySpan<byte> source, out ushort value)
    {
        value = source.Length < 2 ? (ushort)0 : (ushort)Read(source, 2, false);
        return source.Length >= 2;
    }

    public static ushort ReadUInt16BigEndian(ReadOnlySpan<byte> source) => (ushort)Read(source, 2, true);
    public static void WriteUInt16BigEndian(Span<byte> destination, ushort value) => Write(destination, (ulong)value, 2, true, true);
    public static bool TryWriteUInt16BigEndian(Span<byte> destination, ushort value) => Write(destination, (ulong)value, 2, true, false);
    public static bool TryReadUInt16BigEndian(ReadOnlySpan<byte> source, out ushort value)
    {
        value = source.Length < 2 ? (ushort)0 : (ushort)Read(source, 2, true);
        return source.Length >= 2;
    }

    public static int ReadInt32LittleEndian(ReadOnlySpan<byte> source) => (int)Read(source, 4, false);
    public static void WriteInt32LittleEndian(Span<byte> destination, int value) => Write(destination, (ulong)value, 4, false, true);
    public static bool TryWriteInt32LittleEndian(Span<byte> destination, int value) => Write(destination, (ulong)value, 4, false, false);
    public static bool TryReadInt32LittleEndian(ReadOnlySpan<byte> source, out int value)
    {
        value = source.Length < 4 ? (int)0 : (int)Read(source, 4, false);
        return source.Length >= 4;
    }

    public static int ReadInt32BigEndian(ReadOnlySpan<byte> source) => (int)Read(source, 4, true);
    public static void WriteInt32BigEndian(Span<byte> destination, int value) => Write(destination, (ulong)value, 4, true, true);
    public static bool TryWriteInt32BigEndian(Span<byte> destination, int value) => Write(destination, (ulong)value, 4, true, false);
    public static bool TryReadInt32BigEndian(ReadOnlySpan<byte> source, out int value)
    {
        value = source.Length < 4 ? (int)0 : (int)Read(source, 4, true);
        return source.Length >= 4;
    }

    public static uint ReadUInt32LittleEndian(ReadOnlySpan<byte> source) => (uint)Read(source, 4, false);
    public static void WriteUInt32LittleEndian(Span<byte> destination, uint value) => Write(destination, (ulong)value, 4, false, true);
    public static bool TryWriteUInt32LittleEndian(Span<byte> destination, uint value) => Write(destination, (ulong)value, 4, false, false);
    public static bool TryReadUInt32LittleEndian(ReadOnlySpan<byte> source, out uint value)
    {
        value = source.Length < 4 ? (uint)0 : (uint)Read(source, 4, false);
        return source.Length >= 4;
    }

    public static uint ReadUInt32BigEndian(ReadOnlySpan<byte> source) => (uint)Read(source, 4, true);
    public static void WriteUInt32BigEndian(Span<byte> destination, uint value) => Write(destination, (ulong)value, 4, true, true);
    public static bool TryWriteUInt32BigEndian(Span<byte> destination, uint value) => Write(destination, (ulong)value, 4, true, false);
    public static bool TryReadUInt32BigEndian(ReadOnlySpan<byte> source, out uint value)
    {
        value = source.Length < 4 ? (uint)0 : (uint)Read(source, 4, true);
        return source.Length >= 4;
    }

    public static long ReadInt64LittleEndian(ReadOnlySpan<byte> source) => (long)Read(source, 8, false);
    public static void WriteInt64LittleEndian(Span<byte> destination, long value) => Write(destination, (ulong)value, 8, false, true);
    public static bool TryWriteInt64LittleEndian(Span<byte> destination, long value) => Write(destination, (ulong)value, 8, false, false);
    public static bool TryReadInt64LittleEndian(ReadOnlySpan<byte> source, out long value)
    {
        value = source.Length < 8 ? (long)0 : (long)Read(source, 8, false);
        return source.Length >= 8;
    }

    public static long ReadInt64BigEndian(ReadOnlySpan<byte> source) => (long)Read(source, 8, true);
    public static void WriteInt64BigEndian(Span<byte> destination, long value) => Write(destination, (ulong)value, 8, true, true);
    public static bool TryWriteInt64BigEndian(Span<byte> destination, long value) => Write(destination, (ulong)value, 8, true, false);
    public static bool TryReadInt64BigEndian(ReadOnlySpan<byte> source, out long value)
    {
        value = source.Length < 8 ? (long)0 : (long)Read(source, 8, true);
        return source.Length >= 8;
    }

    public static ulong ReadUInt64LittleEndian(ReadOnlySpan<byte> source) => (ulong)Read(source, 8, false);
    public static void WriteUInt64LittleEndian(Span<byte> destination, ulong value) => Write(destination, (ulong)value, 8, false, true);
    public static bool TryWriteUInt64LittleEndian(Span<byte> destination, ulong value) => Write(destination, (ulong)value, 8, false, false);
    public static bool TryReadUInt64LittleEndian(ReadOnlySpan<byte> source, out ulong value)
    {
        value = source.Length < 8 ? (ulong)0 : (ulong)Read(source, 8, false);
        return source.Length >= 8;
    }

    public static ulong ReadUInt64BigEndian(ReadOnlySpan<byte> source) => (ulong)Read(source, 8, true);
    public static void WriteUInt64BigEndian(Span<byte> destination, ulong value) => Write(destination, (ulong)value, 8, true, true);
    public static bool TryWriteUInt64BigEndian(Span<byte> destination, ulong value) => Write(destination, (ulong)value, 8, true, false);
    public static bool TryReadUInt64BigEndian(ReadOnlySpan<byte> source, out ulong value)
    {
        value = source.Length < 8 ? (ulong)0 : (ulong)Read(source, 8, true);
        return source.Length >= 8;
    }

    public static float ReadSingleLittleEndian(ReadOnlySpan<byte> source) => BitConverter.UInt32BitsToSingle((uint)Read(source, 4, false));
    public static double ReadDoubleLittleEndian(ReadOnlySpan<byte> source) => BitConverter.UInt64BitsToDouble(Read(source, 8, false));
    public static void WriteSingleLittleEndian(Span<byte> destination, float value) => Write(destination, BitConverter.SingleToUInt32Bits(value), 4, false, true);
    public static void WriteDoubleLittleEndian(Span<byte> destination, double value) => Write(destination, BitConverter.DoubleToUInt64Bits(value), 8, false, true);
    public static float ReadSingleBigEndian(ReadOnlySpan<byte> source) => BitConverter.UInt32BitsToSingle((uint)Read(source, 4, true));
    public static double ReadDoubleBigEndian(ReadOnlySpan<byte> source) => BitConverter.UInt64BitsToDouble(Read(source, 8, true));
    public static void WriteSingleBigEndian(Span<byte> destination, float value) => Write(destination, BitConverter.SingleToUInt32Bits(value), 4, true, true);
    public static void WriteDoubleBigEndian(Span<byte> destination, double value) => Write(destination, BitConverter.DoubleToUInt64Bits(value), 8, true, true);
}
