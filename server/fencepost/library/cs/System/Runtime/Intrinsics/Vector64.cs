using System.Numerics;

// Vectors from their elements.
namespace System.Runtime.Intrinsics;

public static partial class Vector64
{
    public static Vector64<byte> Create(byte e0, byte e1, byte e2, byte e3, byte e4, byte e5, byte e6, byte e7) => Vector64<byte>.Of(new byte[] { e0, e1, e2, e3, e4, e5, e6, e7 });
    public static Vector64<sbyte> Create(sbyte e0, sbyte e1, sbyte e2, sbyte e3, sbyte e4, sbyte e5, sbyte e6, sbyte e7) => Vector64<sbyte>.Of(new sbyte[] { e0, e1, e2, e3, e4, e5, e6, e7 });
    public static Vector64<short> Create(short e0, short e1, short e2, short e3) => Vector64<short>.Of(new short[] { e0, e1, e2, e3 });
    public static Vector64<ushort> Create(ushort e0, ushort e1, ushort e2, ushort e3) => Vector64<ushort>.Of(new ushort[] { e0, e1, e2, e3 });
    public static Vector64<int> Create(int e0, int e1) => Vector64<int>.Of(new int[] { e0, e1 });
    public static Vector64<uint> Create(uint e0, uint e1) => Vector64<uint>.Of(new uint[] { e0, e1 });
    public static Vector64<float> Create(float e0, float e1) => Vector64<float>.Of(new float[] { e0, e1 });

    /// <summary>The highest bit of each element.</summary>
    public static uint ExtractMostSignificantBits<T>(this Vector64<T> vector)
    {
        Lanes<T> lanes = Vector64<T>.Known;
        uint bits = 0;
        T[] items = vector.Items();
        for (int i = 0; i < items.Length; i++)
        {
            if ((lanes.ToBits(items[i]) >> (lanes.Size * 8 - 1)) != 0) bits |= (uint)1 << i;
        }
        return bits;
    }
}
