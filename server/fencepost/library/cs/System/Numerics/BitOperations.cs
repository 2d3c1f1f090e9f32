namespace System.Numerics;

public static class BitOperations
{
    public static bool IsPow2(int value) => (value & (value - 1)) == 0 && value > 0;
    public static bool IsPow2(uint value) => (value & (value - 1)) == 0 && value != 0;
    public static bool IsPow2(long value) => (value & (value - 1)) == 0 && value > 0;
    public static bool IsPow2(ulong value) => (value & (value - 1)) == 0 && value != 0;
    public static bool IsPow2(nint value) => (value & (value - 1)) == 0 && value > 0;
    public static bool IsPow2(nuint value) => (value & (value - 1)) == 0 && value != 0;

    [MethodImpl(InternalCall)] public static extern int LeadingZeroCount(ulong value);
    public static int LeadingZeroCount(uint value) => LeadingZeroCount((ulong)value) - 32;
    public static int LeadingZeroCount(nuint value) => LeadingZeroCount((ulong)value);
    [MethodImpl(InternalCall)] public static extern int TrailingZeroCount(ulong value);
    public static int TrailingZeroCount(long value) => TrailingZeroCount((ulong)value);
    public static int TrailingZeroCount(nint value) => TrailingZeroCount((ulong)value);
    public static int TrailingZeroCount(nuint value) => TrailingZeroCount((ulong)value);
    public static int TrailingZeroCount(int value) => value == 0 ? 32 : TrailingZeroCount((ulong)(uint)value);
    public static int TrailingZeroCount(uint value) => value == 0 ? 32 : TrailingZeroCount((ulong)value);
    [MethodImpl(InternalCall)] public static extern int PopCount(ulong value);
    public static int PopCount(uint value) => PopCount((ulong)value);
    public static int PopCount(nuint value) => PopCount((ulong)value);
    public static int Log2(ulong value) => 63 - LeadingZeroCount(value | 1);
    public static int Log2(uint value) => 63 - LeadingZeroCount((ulong)(value | 1));
    public static int Log2(nuint value) => 63 - LeadingZeroCount((ulong)(value | 1));

    public static uint RoundUpToPowerOf2(uint value)
    {
        value--;
        value |= value >> 1;
        value |= value >> 2;
        value |= value >> 4;
        value |= value >> 8;
        value |= value >> 16;
        return value + 1;
    }

    public static ulong RoundUpToPowerOf2(ulong value)
    {
        value--;
        value |= value >> 1;
        value |= value >> 2;
        value |= value >> 4;
        value |= value >> 8;
        value |= value >> 16;
        value |= value >> 32;
        return value + 1;
    }

    public static nuint RoundUpToPowerOf2(nuint value) => (nuint)RoundUpToPowerOf2((ulong)value);
    public static uint RotateLeft(uint value, int offset) => (value << offset) | (value >> (32 - offset));
    public static ulong RotateLeft(ulong value, int offset) => (value << offset) | (value >> (64 - offset));
    public static nuint RotateLeft(nuint value, int offset) => (nuint)RotateLeft((ulong)value, offset);
    public static uint RotateRight(uint value, int offset) => (value >> offset) | (value << (32 - offset));
    public static ulong RotateRight(ulong value, int offset) => (value >> offset) | (value << (64 - offset));
    public static nuint RotateRight(nuint value, int offset) => (nuint)RotateRight((ulong)value, offset);

    public static uint Crc32C(uint crc, byte data)
    {
        crc ^= data;
        for (int i = 0; i < 8; i++) crc = (crc & 1) != 0 ? (crc >> 1) ^ 0x82F63B78u : crc >> 1;
        return crc;
    }

    public static uint Crc32C(uint crc, ushort data) => Crc32C(Crc32C(crc, (byte)data), (byte)(data >> 8));
    public static uint Crc32C(uint crc, uint data) => Crc32C(Crc32C(crc, (ushort)data), (ushort)(data >> 16));
    public static uint Crc32C(uint crc, ulong data) => Crc32C(Crc32C(crc, (uint)data), (uint)(data >> 32));
}
