using System;
using System.Numerics;
using Bits = System.Numerics.BitOperations;

namespace Conformance;

public static class BitOperations
{
    public static (int, int, int) IntShiftCountIsMasked() { int a = 1, n = 33, m = -1; return (a << n, a << m, a << 32); }
    public static (long, long) LongShiftCountIsMasked() { long a = 1; int n = 65, m = 63; return (a << n, a << m); }
    public static (int, int) ArithmeticRightShift() { int a = -256, n = 4; return (a >> n, a >> 31); }
    public static (uint, uint) LogicalRightShiftOfUint() { uint a = 0x8000_0000; int n = 4; return (a >> n, a >> 31); }
    public static (int, long) UnsignedRightShiftOperator() { int a = -1; long b = -1; return (a >>> 28, b >>> 60); }
    public static int UnsignedRightShiftCompound() { int a = int.MinValue; a >>>= 3; return a; }
    public static (long, ulong) LongRightShifts() { long a = long.MinValue; return (a >> 60, (ulong)a >> 60); }
    public static int ByteShiftPromotes() { byte b = 0xFF; return b << 8; }
    public static int SbyteRightShiftKeepsSign() { sbyte b = -3; return b >> 1; }
    public static int SbyteUnsignedRightShiftPromotesFirst() { sbyte b = -3; return b >>> 1; }
    public static short ShortCompoundShift() { short s = 0x4000; s <<= 1; return s; }
    public static (int, int, int) AndOrXor() { int a = 0b1100, b = 0b1010; return (a & b, a | b, a ^ b); }
    public static (uint, ulong) MasksOnUnsigned() { uint a = 0xF0F0F0F0; ulong b = 0xFF00FF00FF00FF00; return (a & ~0xFFu, b ^ (b >> 8)); }
    public static long SignExtensionInOr() { int a = -1; long b = 1L << 40; return b | (uint)a; }
    public static (bool, bool, bool) BooleanBitwise() { bool a = true, b = false; return (a & b, a | b, a ^ a); }
    public static int XorSwap() { int a = 13, b = 77; a ^= b; b ^= a; a ^= b; return a * 100 + b; }

    public static int PopulationCountByHand()
    {
        uint x = 0xDEADBEEF; int n = 0;
        while (x != 0) { x &= x - 1; n++; }
        return n;
    }

    public static uint ReverseBits()
    {
        uint x = 0x12345678, r = 0;
        for (int i = 0; i < 32; i++) { r = (r << 1) | (x & 1); x >>= 1; }
        return r;
    }

    public static (int, int, int) PopCount() => (Bits.PopCount(0xFFFF_0001u), Bits.PopCount(ulong.MaxValue), Bits.PopCount(0u));
    public static (int, int, int, int) LeadingZeroCount() => (Bits.LeadingZeroCount(1u), Bits.LeadingZeroCount(0u), Bits.LeadingZeroCount(1UL), Bits.LeadingZeroCount(0UL));
    public static (int, int, int, int) TrailingZeroCount() => (Bits.TrailingZeroCount(8), Bits.TrailingZeroCount(0), Bits.TrailingZeroCount(1L << 40), Bits.TrailingZeroCount(0UL));
    public static (int, int, int) Log2() => (Bits.Log2(0), Bits.Log2(1023), Bits.Log2(1UL << 50));
    public static (uint, uint, ulong) Rotate() => (Bits.RotateLeft(0x80000001u, 1), Bits.RotateRight(0x80000001u, 1), Bits.RotateLeft(1UL, 65));
    public static (bool, bool, bool) IsPow2() => (Bits.IsPow2(64), Bits.IsPow2(0), Bits.IsPow2(-8));
    public static (uint, ulong, uint) RoundUpToPowerOf2() => (Bits.RoundUpToPowerOf2(17u), Bits.RoundUpToPowerOf2(1025UL), Bits.RoundUpToPowerOf2(0u));
    public static (int, int, int) IntegerStaticMembers() => (int.PopCount(255), int.LeadingZeroCount(255), int.RotateLeft(int.MinValue, 1));
    public static (byte, byte, int) ByteStaticMembers() => (byte.RotateLeft(0x81, 1), byte.PopCount(0x7F), int.TrailingZeroCount(96));

    public static (uint, uint) ByteSwapByHand()
    {
        uint v = 0x11223344;
        uint s = (v >> 24) | ((v >> 8) & 0xFF00) | ((v << 8) & 0xFF0000) | (v << 24);
        return (s, System.Buffers.Binary.BinaryPrimitives.ReverseEndianness(v));
    }

    public static int FlagsInInteger()
    {
        int flags = 0;
        flags |= 1 << 3; flags |= 1 << 5; flags ^= 1 << 3; flags &= ~(1 << 7);
        return flags;
    }

    public static int ExtractSignedField() { int packed = unchecked((int)0xABCD_1234); return packed << 8 >> 20; }
    public static int BranchOnBitTest() { int n = 0; for (int i = 0; i < 64; i++) if ((i & (i >> 1)) != 0) n++; return n; }
    public static string BigIntegerPower() => BigInteger.Pow(2, 100).ToString();
}
