namespace System;

public static partial class BitConverter
{
    public static readonly bool IsLittleEndian = true;

    [MethodImpl(InternalCall)] public static extern long DoubleToInt64Bits(double value);
    [MethodImpl(InternalCall)] public static extern double Int64BitsToDouble(long value);
    [MethodImpl(InternalCall)] public static extern int SingleToInt32Bits(float value);
    [MethodImpl(InternalCall)] public static extern float Int32BitsToSingle(int value);
    public static ulong DoubleToUInt64Bits(double value) => (ulong)DoubleToInt64Bits(value);
    public static double UInt64BitsToDouble(ulong value) => Int64BitsToDouble((long)value);
    public static uint SingleToUInt32Bits(float value) => (uint)SingleToInt32Bits(value);
    public static float UInt32BitsToSingle(uint value) => Int32BitsToSingle((int)value);

    public static ushort HalfToUInt16Bits(Half value) => Unsafe.BitCast<Half, ushort>(value);
    public static short HalfToInt16Bits(Half value) => (short)HalfToUInt16Bits(value);
    public static Half UInt16BitsToHalf(ushort value) => Unsafe.BitCast<ushort, Half>(value);
    public static Half Int16BitsToHalf(short value) => UInt16BitsToHalf((ushort)value);

    public static byte[] GetBytes(bool value) => Bytes(value ? 1ul : 0, 1);
    public static byte[] GetBytes(char value) => Bytes(value, 2);
    public static byte[] GetBytes(short value) => Bytes((ulong)value, 2);
    public static byte[] GetBytes(ushort value) => Bytes(value, 2);
    public static byte[] GetBytes(int value) => Bytes((ulong)value, 4);
    public static byte[] GetBytes(uint value) => Bytes(value, 4);
    public static byte[] GetBytes(long value) => Bytes((ulong)value, 8);
    public static byte[] GetBytes(ulong value) => Bytes(value, 8);
    public static byte[] GetBytes(float value) => Bytes(SingleToUInt32Bits(value), 4);
    public static byte[] GetBytes(double value) => Bytes(DoubleToUInt64Bits(value), 8);

    public static byte[] GetBytes(Half value) => Bytes(HalfToUInt16Bits(value), 2);

    public static bool TryWriteBytes(Span<byte> destination, bool value) => TryWrite(destination, value ? 1ul : 0, 1);
    public static bool TryWriteBytes(Span<byte> destination, char value) => TryWrite(destination, value, 2);
    public static bool TryWriteBytes(Span<byte> destination, short value) => TryWrite(destination, (ulong)value, 2);
    public static bool TryWriteBytes(Span<byte> destination, ushort value) => TryWrite(destination, value, 2);
    public static bool TryWriteBytes(Span<byte> destination, int value) => TryWrite(destination, (ulong)value, 4);
    public static bool TryWriteBytes(Span<byte> destination, uint value) => TryWrite(destination, value, 4);
    public static bool TryWriteBytes(Span<byte> destination, long value) => TryWrite(destination, (ulong)value, 8);
    public static bool TryWriteBytes(Span<byte> destination, ulong value) => TryWrite(destination, value, 8);
    public static bool TryWriteBytes(Span<byte> destination, float value) => TryWrite(destination, SingleToUInt32Bits(value), 4);
    public static bool TryWriteBytes(Span<byte> destination, double value) => TryWrite(destination, DoubleToUInt64Bits(value), 8);
    public static bool TryWriteBytes(Span<byte> destination, Half value) => TryWrite(destination, HalfToUInt16Bits(value), 2);

    private static bool TryWrite(Span<byte> destination, ulong value, int count)
    {
        if (destination.Length < count) return false;
        for (int i = 0; i < count; i++) destination[i] = (byte)(value >> (8 * i));
        return true;
    }

    private static byte[] Bytes(ulong value, int count)
    {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) bytes[i] = (byte)(value >> (8 * i));
        return bytes;
    }

    private static ulong Read(byte[] value, int startIndex, int count)
    {
        ArgumentNullException.ThrowIfNull(value);
        if ((uint)startIndex >= (uint)value.Length) throw new ArgumentOutOfRangeException("startIndex");
        if (startIndex > value.Length - count) throw new ArgumentException("Destination array is not long enough to copy all the items in the collection. Check array index and length.", "value");
        return Read(new ReadOnlySpan<byte>(value, startIndex, count), count);
    }

    private static ulong Read(ReadOnlySpan<byte> value, int count)
    {
        if (value.Length < count) throw new ArgumentOutOfRangeException("value");
        ulong result = 0;
        for (int i = 0; i < count && i < 8; i++) result |= (ulong)value[i] << (8 * i);
        return result;
    }

    public static bool ToBoolean(byte[] value, int startIndex) => Read(value, startIndex, 1) != 0;
    public static char ToChar(byte[] value, int startIndex) => (char)Read(value, startIndex, 2);
    public static short ToInt16(byte[] value, int startIndex) => (short)Read(value, startIndex, 2);
    public static ushort ToUInt16(byte[] value, int startIndex) => (ushort)Read(value, startIndex, 2);
    public static int ToInt32(byte[] value, int startIndex) => (int)Read(value, startIndex, 4);
    public static uint ToUInt32(byte[] value, int startIndex) => (uint)Read(value, startIndex, 4);
    public static long ToInt64(byte[] value, int startIndex) => (long)Read(value, startIndex, 8);
    public static ulong ToUInt64(byte[] value, int startIndex) => Read(value, startIndex, 8);
    public static float ToSingle(byte[] value, int startIndex) => UInt32BitsToSingle((uint)Read(value, startIndex, 4));
    public static double ToDouble(byte[] value, int startIndex) => UInt64BitsToDouble(Read(value, startIndex, 8));
    public static short ToInt16(ReadOnlySpan<byte> value) => (short)Read(value, 2);
    public static ushort ToUInt16(ReadOnlySpan<byte> value) => (ushort)Read(value, 2);
    public static int ToInt32(ReadOnlySpan<byte> value) => (int)Read(value, 4);
    public static uint ToUInt32(ReadOnlySpan<byte> value) => (uint)Read(value, 4);
    public static long ToInt64(ReadOnlySpan<byte> value) => (long)Read(value, 8);
    public static ulong ToUInt64(ReadOnlySpan<byte> value) => Read(value, 8);
    public static bool ToBoolean(ReadOnlySpan<byte> value) => Read(value, 1) != 0;
    public static char ToChar(ReadOnlySpan<byte> value) => (char)Read(value, 2);
    public static float ToSingle(ReadOnlySpan<byte> value) => UInt32BitsToSingle((uint)Read(value, 4));
    public static double ToDouble(ReadOnlySpan<byte> value) => UInt64BitsToDouble(Read(value, 8));

    public static string ToString(byte[] value) => ToString(value, 0, value == null ? throw new ArgumentNullException("value") : value.Length);
    public static string ToString(byte[] value, int startIndex) => ToString(value, startIndex, value == null ? throw new ArgumentNullException("value") : value.Length - startIndex);

    public static string ToString(byte[] value, int startIndex, int length)
    {
        string text = "";
        for (int i = 0; i < length; i++) text = text + (i == 0 ? "" : "-") + value[startIndex + i].ToString("X2");
        return text;
    }
}
