using System.Numerics;

// Vectors from their elements.
namespace System.Runtime.Intrinsics;

public static partial class Vector256
{
    public static Vector256<byte> Create(byte e0, byte e1, byte e2, byte e3, byte e4, byte e5, byte e6, byte e7, byte e8, byte e9, byte e10, byte e11, byte e12, byte e13, byte e14, byte e15, byte e16, byte e17, byte e18, byte e19, byte e20, byte e21, byte e22, byte e23, byte e24, byte e25, byte e26, byte e27, byte e28, byte e29, byte e30, byte e31) => Vector256<byte>.Of(new byte[] { e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17, e18, e19, e20, e21, e22, e23, e24, e25, e26, e27, e28, e29, e30, e31 });
    public static Vector256<sbyte> Create(sbyte e0, sbyte e1, sbyte e2, sbyte e3, sbyte e4, sbyte e5, sbyte e6, sbyte e7, sbyte e8, sbyte e9, sbyte e10, sbyte e11, sbyte e12, sbyte e13, sbyte e14, sbyte e15, sbyte e16, sbyte e17, sbyte e18, sbyte e19, sbyte e20, sbyte e21, sbyte e22, sbyte e23, sbyte e24, sbyte e25, sbyte e26, sbyte e27, sbyte e28, sbyte e29, sbyte e30, sbyte e31) => Vector256<sbyte>.Of(new sbyte[] { e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17, e18, e19, e20, e21, e22, e23, e24, e25, e26, e27, e28, e29, e30, e31 });
    public static Vector256<short> Create(short e0, short e1, short e2, short e3, short e4, short e5, short e6, short e7, short e8, short e9, short e10, short e11, short e12, short e13, short e14, short e15) => Vector256<short>.Of(new short[] { e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15 });
    public static Vector256<ushort> Create(ushort e0, ushort e1, ushort e2, ushort e3, ushort e4, ushort e5, ushort e6, ushort e7, ushort e8, ushort e9, ushort e10, ushort e11, ushort e12, ushort e13, ushort e14, ushort e15) => Vector256<ushort>.Of(new ushort[] { e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15 });
    public static Vector256<int> Create(int e0, int e1, int e2, int e3, int e4, int e5, int e6, int e7) => Vector256<int>.Of(new int[] { e0, e1, e2, e3, e4, e5, e6, e7 });
    public static Vector256<uint> Create(uint e0, uint e1, uint e2, uint e3, uint e4, uint e5, uint e6, uint e7) => Vector256<uint>.Of(new uint[] { e0, e1, e2, e3, e4, e5, e6, e7 });
    public static Vector256<float> Create(float e0, float e1, float e2, float e3, float e4, float e5, float e6, float e7) => Vector256<float>.Of(new float[] { e0, e1, e2, e3, e4, e5, e6, e7 });
    public static Vector256<long> Create(long e0, long e1, long e2, long e3) => Vector256<long>.Of(new long[] { e0, e1, e2, e3 });
    public static Vector256<ulong> Create(ulong e0, ulong e1, ulong e2, ulong e3) => Vector256<ulong>.Of(new ulong[] { e0, e1, e2, e3 });
    public static Vector256<double> Create(double e0, double e1, double e2, double e3) => Vector256<double>.Of(new double[] { e0, e1, e2, e3 });

    /// <summary>The highest bit of each element.</summary>
    public static uint ExtractMostSignificantBits<T>(this Vector256<T> vector)
    {
        Lanes<T> lanes = Vector256<T>.Known;
        uint bits = 0;
        T[] items = vector.Items();
        for (int i = 0; i < items.Length; i++)
        {
            if ((lanes.ToBits(items[i]) >> (lanes.Size * 8 - 1)) != 0) bits |= (uint)1 << i;
        }
        return bits;
    }
}
