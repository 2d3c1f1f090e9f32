using System.Numerics;

// Vectors from their elements.
namespace System.Runtime.Intrinsics;

public static partial class Vector128
{
    public static Vector128<byte> Create(byte e0, byte e1, byte e2, byte e3, byte e4, byte e5, byte e6, byte e7, byte e8, byte e9, byte e10, byte e11, byte e12, byte e13, byte e14, byte e15) => Vector128<byte>.Of(new byte[] { e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15 });
    public static Vector128<sbyte> Create(sbyte e0, sbyte e1, sbyte e2, sbyte e3, sbyte e4, sbyte e5, sbyte e6, sbyte e7, sbyte e8, sbyte e9, sbyte e10, sbyte e11, sbyte e12, sbyte e13, sbyte e14, sbyte e15) => Vector128<sbyte>.Of(new sbyte[] { e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15 });
    public static Vector128<short> Create(short e0, short e1, short e2, short e3, short e4, short e5, short e6, short e7) => Vector128<short>.Of(new short[] { e0, e1, e2, e3, e4, e5, e6, e7 });
    public static Vector128<ushort> Create(ushort e0, ushort e1, ushort e2, ushort e3, ushort e4, ushort e5, ushort e6, ushort e7) => Vector128<ushort>.Of(new ushort[] { e0, e1, e2, e3, e4, e5, e6, e7 });
    public static Vector128<int> Create(int e0, int e1, int e2, int e3) => Vector128<int>.Of(new int[] { e0, e1, e2, e3 });
    public static Vector128<uint> Create(uint e0, uint e1, uint e2, uint e3) => Vector128<uint>.Of(new uint[] { e0, e1, e2, e3 });
    public static Vector128<float> Create(float e0, float e1, float e2, float e3) => Vector128<float>.Of(new float[] { e0, e1, e2, e3 });
    public static Vector128<long> Create(long e0, long e1) => Vector128<long>.Of(new long[] { e0, e1 });
    public static Vector128<ulong> Create(ulong e0, ulong e1) => Vector128<ulong>.Of(new ulong[] { e0, e1 });
    public static Vector128<double> Create(double e0, double e1) => Vector128<double>.Of(new double[] { e0, e1 });

    /// <summary>The highest bit of each element.</summary>
    public static uint ExtractMostSignificantBits<T>(this Vector128<T> vector)
    {
        Lanes<T> lanes = Vector128<T>.Known;
        uint bits = 0;
        T[] items = vector.Items();
        for (int i = 0; i < items.Length; i++)
        {
            if ((lanes.ToBits(items[i]) >> (lanes.Size * 8 - 1)) != 0) bits |= (uint)1 << i;
        }
        return bits;
    }
}
