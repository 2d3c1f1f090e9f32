namespace System;

public static class BitConverter
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
        for (int i = 0; i < count; i++) result |= (ulong)value[i] << (8 * i);
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
