// Vectors of numbers: words of 64 bits, in which elements lie from the low bits on.
//| Type      Words Half      Wider     Namespace                 kind  width lower  upper
//| Vector    2     Vector    Vector    System.Numerics           any   two   top    bottom
//| Vector64  1     Vector64  Vector128 System.Runtime.Intrinsics fixed one   wider  bottom
//| Vector128 2     Vector64  Vector256 System.Runtime.Intrinsics fixed two   wider  halves
//| Vector256 4     Vector128 Vector512 System.Runtime.Intrinsics fixed four  wider  halves
//| Vector512 8     Vector256 Vector512 System.Runtime.Intrinsics fixed eight top    halves

using System.Numerics;
using System.Runtime.CompilerServices;

namespace $Namespace;

public static unsafe partial class $Type
{
    public static $Type<T> Load<T>(T* source) => LoadUnsafe(ref *source);
    public static void Store<T>(this $Type<T> source, T* destination) => StoreUnsafe(source, ref *destination);
    public static $Type<T> LoadAligned<T>(T* source) => LoadUnsafe(ref *source);
    public static void StoreAligned<T>(this $Type<T> source, T* destination) => StoreUnsafe(source, ref *destination);
    public static $Type<T> LoadAlignedNonTemporal<T>(T* source) => LoadUnsafe(ref *source);
    public static void StoreAlignedNonTemporal<T>(this $Type<T> source, T* destination) => StoreUnsafe(source, ref *destination);
    public static $Type<T> LoadUnsafe<T>(ref readonly T source) => LoadUnsafe(in source, 0);

    public static $Type<T> LoadUnsafe<T>(ref readonly T source, nuint elementOffset)
    {
        T[] items = new T[$Type<T>.Count];
        for (int i = 0; i < items.Length; i++) items[i] = Unsafe.Add(ref Unsafe.AsRef(in source), (nint)elementOffset + i);
        return $Type<T>.Of(items);
    }

    public static void StoreUnsafe<T>(this $Type<T> source, ref T destination) => StoreUnsafe(source, ref destination, 0);

    public static void StoreUnsafe<T>(this $Type<T> source, ref T destination, nuint elementOffset)
    {
        T[] items = source.Items();
        for (int i = 0; i < items.Length; i++) Unsafe.Add(ref destination, (nint)elementOffset + i) = items[i];
    }

    /// <summary>Elements of another type; what does not fit is cut off, or is the nearest that does.</summary>
    private static TTo[] Converted<T, TTo>(T[] items, bool saturating) where T : INumberBase<T> where TTo : INumberBase<TTo>
    {
        TTo[] converted = new TTo[items.Length];
        for (int i = 0; i < items.Length; i++) converted[i] = saturating ? TTo.CreateSaturating(items[i]) : TTo.CreateTruncating(items[i]);
        return converted;
    }

    private static TTo[] Narrowed<T, TTo>($Type<T> lower, $Type<T> upper, bool saturating) where T : INumberBase<T> where TTo : INumberBase<TTo>
    {
        TTo[] items = new TTo[2 * $Type<T>.Count];
        Converted<T, TTo>(lower.Items(), saturating).CopyTo(items, 0);
        Converted<T, TTo>(upper.Items(), saturating).CopyTo(items, $Type<T>.Count);
        return items;
    }

    private static $Type<TTo> Widened<T, TTo>($Type<T> source, int half) where T : INumberBase<T> where TTo : INumberBase<TTo>
    {
        int count = $Type<T>.Count / 2;
        return $Type<TTo>.Of(Converted<T, TTo>(new ReadOnlySpan<T>(source.Items(), half * count, count).ToArray(), false));
    }

    public static $Type<double> ConvertToDouble($Type<long> vector) => $Type<double>.Of(Converted<long, double>(vector.Items(), true));
    public static $Type<double> ConvertToDouble($Type<ulong> vector) => $Type<double>.Of(Converted<ulong, double>(vector.Items(), true));
    public static $Type<int> ConvertToInt32($Type<float> vector) => $Type<int>.Of(Converted<float, int>(vector.Items(), true));
    public static $Type<long> ConvertToInt64($Type<double> vector) => $Type<long>.Of(Converted<double, long>(vector.Items(), true));
    public static $Type<float> ConvertToSingle($Type<int> vector) => $Type<float>.Of(Converted<int, float>(vector.Items(), true));
    public static $Type<float> ConvertToSingle($Type<uint> vector) => $Type<float>.Of(Converted<uint, float>(vector.Items(), true));
    public static $Type<uint> ConvertToUInt32($Type<float> vector) => $Type<uint>.Of(Converted<float, uint>(vector.Items(), true));
    public static $Type<ulong> ConvertToUInt64($Type<double> vector) => $Type<ulong>.Of(Converted<double, ulong>(vector.Items(), true));
    public static $Type<ushort> WidenLower($Type<byte> source) => Widened<byte, ushort>(source, 0);
    public static $Type<ushort> WidenUpper($Type<byte> source) => Widened<byte, ushort>(source, 1);
    public static $Type<byte> Narrow($Type<ushort> lower, $Type<ushort> upper) => $Type<byte>.Of(Narrowed<ushort, byte>(lower, upper, false));
    public static $Type<byte> NarrowWithSaturation($Type<ushort> lower, $Type<ushort> upper) => $Type<byte>.Of(Narrowed<ushort, byte>(lower, upper, true));
    public static $Type<short> WidenLower($Type<sbyte> source) => Widened<sbyte, short>(source, 0);
    public static $Type<short> WidenUpper($Type<sbyte> source) => Widened<sbyte, short>(source, 1);
    public static $Type<sbyte> Narrow($Type<short> lower, $Type<short> upper) => $Type<sbyte>.Of(Narrowed<short, sbyte>(lower, upper, false));
    public static $Type<sbyte> NarrowWithSaturation($Type<short> lower, $Type<short> upper) => $Type<sbyte>.Of(Narrowed<short, sbyte>(lower, upper, true));
    public static $Type<int> WidenLower($Type<short> source) => Widened<short, int>(source, 0);
    public static $Type<int> WidenUpper($Type<short> source) => Widened<short, int>(source, 1);
    public static $Type<short> Narrow($Type<int> lower, $Type<int> upper) => $Type<short>.Of(Narrowed<int, short>(lower, upper, false));
    public static $Type<short> NarrowWithSaturation($Type<int> lower, $Type<int> upper) => $Type<short>.Of(Narrowed<int, short>(lower, upper, true));
    public static $Type<uint> WidenLower($Type<ushort> source) => Widened<ushort, uint>(source, 0);
    public static $Type<uint> WidenUpper($Type<ushort> source) => Widened<ushort, uint>(source, 1);
    public static $Type<ushort> Narrow($Type<uint> lower, $Type<uint> upper) => $Type<ushort>.Of(Narrowed<uint, ushort>(lower, upper, false));
    public static $Type<ushort> NarrowWithSaturation($Type<uint> lower, $Type<uint> upper) => $Type<ushort>.Of(Narrowed<uint, ushort>(lower, upper, true));
    public static $Type<long> WidenLower($Type<int> source) => Widened<int, long>(source, 0);
    public static $Type<long> WidenUpper($Type<int> source) => Widened<int, long>(source, 1);
    public static $Type<int> Narrow($Type<long> lower, $Type<long> upper) => $Type<int>.Of(Narrowed<long, int>(lower, upper, false));
    public static $Type<int> NarrowWithSaturation($Type<long> lower, $Type<long> upper) => $Type<int>.Of(Narrowed<long, int>(lower, upper, true));
    public static $Type<ulong> WidenLower($Type<uint> source) => Widened<uint, ulong>(source, 0);
    public static $Type<ulong> WidenUpper($Type<uint> source) => Widened<uint, ulong>(source, 1);
    public static $Type<uint> Narrow($Type<ulong> lower, $Type<ulong> upper) => $Type<uint>.Of(Narrowed<ulong, uint>(lower, upper, false));
    public static $Type<uint> NarrowWithSaturation($Type<ulong> lower, $Type<ulong> upper) => $Type<uint>.Of(Narrowed<ulong, uint>(lower, upper, true));
    public static $Type<double> WidenLower($Type<float> source) => Widened<float, double>(source, 0);
    public static $Type<double> WidenUpper($Type<float> source) => Widened<float, double>(source, 1);
    public static $Type<float> Narrow($Type<double> lower, $Type<double> upper) => $Type<float>.Of(Narrowed<double, float>(lower, upper, false));
    public static $Type<float> NarrowWithSaturation($Type<double> lower, $Type<double> upper) => $Type<float>.Of(Narrowed<double, float>(lower, upper, false));
//if fixed
    public static ($Type<ushort> Lower, $Type<ushort> Upper) Widen($Type<byte> source) => (WidenLower(source), WidenUpper(source));
    public static ($Type<short> Lower, $Type<short> Upper) Widen($Type<sbyte> source) => (WidenLower(source), WidenUpper(source));
    public static ($Type<int> Lower, $Type<int> Upper) Widen($Type<short> source) => (WidenLower(source), WidenUpper(source));
    public static ($Type<uint> Lower, $Type<uint> Upper) Widen($Type<ushort> source) => (WidenLower(source), WidenUpper(source));
    public static ($Type<long> Lower, $Type<long> Upper) Widen($Type<int> source) => (WidenLower(source), WidenUpper(source));
    public static ($Type<ulong> Lower, $Type<ulong> Upper) Widen($Type<uint> source) => (WidenLower(source), WidenUpper(source));
    public static ($Type<double> Lower, $Type<double> Upper) Widen($Type<float> source) => (WidenLower(source), WidenUpper(source));
//end
//if any

    public static void Widen(Vector<byte> source, out Vector<ushort> low, out Vector<ushort> high)
    {
        low = WidenLower(source);
        high = WidenUpper(source);
    }

    public static void Widen(Vector<sbyte> source, out Vector<short> low, out Vector<short> high)
    {
        low = WidenLower(source);
        high = WidenUpper(source);
    }

    public static void Widen(Vector<short> source, out Vector<int> low, out Vector<int> high)
    {
        low = WidenLower(source);
        high = WidenUpper(source);
    }

    public static void Widen(Vector<ushort> source, out Vector<uint> low, out Vector<uint> high)
    {
        low = WidenLower(source);
        high = WidenUpper(source);
    }

    public static void Widen(Vector<int> source, out Vector<long> low, out Vector<long> high)
    {
        low = WidenLower(source);
        high = WidenUpper(source);
    }

    public static void Widen(Vector<uint> source, out Vector<ulong> low, out Vector<ulong> high)
    {
        low = WidenLower(source);
        high = WidenUpper(source);
    }

    public static void Widen(Vector<float> source, out Vector<double> low, out Vector<double> high)
    {
        low = WidenLower(source);
        high = WidenUpper(source);
    }
//end
//if fixed

    public static $Type<byte> Shuffle($Type<byte> vector, $Type<byte> indices)
    {
        byte[] items = vector.Items();
        byte[] chosen = new byte[items.Length];
        for (int i = 0; i < items.Length; i++)
        {
            uint index = unchecked((uint)indices[i]);
            if (index < (uint)items.Length) chosen[i] = items[(int)index];
        }
        return $Type<byte>.Of(chosen);
    }

    public static $Type<double> Shuffle($Type<double> vector, $Type<long> indices)
    {
        double[] items = vector.Items();
        double[] chosen = new double[items.Length];
        for (int i = 0; i < items.Length; i++)
        {
            ulong index = unchecked((ulong)indices[i]);
            if (index < (ulong)items.Length) chosen[i] = items[(int)index];
        }
        return $Type<double>.Of(chosen);
    }

    public static $Type<short> Shuffle($Type<short> vector, $Type<short> indices)
    {
        short[] items = vector.Items();
        short[] chosen = new short[items.Length];
        for (int i = 0; i < items.Length; i++)
        {
            uint index = unchecked((uint)indices[i]);
            if (index < (uint)items.Length) chosen[i] = items[(int)index];
        }
        return $Type<short>.Of(chosen);
    }

    public static $Type<int> Shuffle($Type<int> vector, $Type<int> indices)
    {
        int[] items = vector.Items();
        int[] chosen = new int[items.Length];
        for (int i = 0; i < items.Length; i++)
        {
            uint index = unchecked((uint)indices[i]);
            if (index < (uint)items.Length) chosen[i] = items[(int)index];
        }
        return $Type<int>.Of(chosen);
    }

    public static $Type<long> Shuffle($Type<long> vector, $Type<long> indices)
    {
        long[] items = vector.Items();
        long[] chosen = new long[items.Length];
        for (int i = 0; i < items.Length; i++)
        {
            ulong index = unchecked((ulong)indices[i]);
            if (index < (ulong)items.Length) chosen[i] = items[(int)index];
        }
        return $Type<long>.Of(chosen);
    }

    public static $Type<sbyte> Shuffle($Type<sbyte> vector, $Type<sbyte> indices)
    {
        sbyte[] items = vector.Items();
        sbyte[] chosen = new sbyte[items.Length];
        for (int i = 0; i < items.Length; i++)
        {
            uint index = unchecked((uint)indices[i]);
            if (index < (uint)items.Length) chosen[i] = items[(int)index];
        }
        return $Type<sbyte>.Of(chosen);
    }

    public static $Type<float> Shuffle($Type<float> vector, $Type<int> indices)
    {
        float[] items = vector.Items();
        float[] chosen = new float[items.Length];
        for (int i = 0; i < items.Length; i++)
        {
            uint index = unchecked((uint)indices[i]);
            if (index < (uint)items.Length) chosen[i] = items[(int)index];
        }
        return $Type<float>.Of(chosen);
    }

    public static $Type<ushort> Shuffle($Type<ushort> vector, $Type<ushort> indices)
    {
        ushort[] items = vector.Items();
        ushort[] chosen = new ushort[items.Length];
        for (int i = 0; i < items.Length; i++)
        {
            uint index = unchecked((uint)indices[i]);
            if (index < (uint)items.Length) chosen[i] = items[(int)index];
        }
        return $Type<ushort>.Of(chosen);
    }

    public static $Type<uint> Shuffle($Type<uint> vector, $Type<uint> indices)
    {
        uint[] items = vector.Items();
        uint[] chosen = new uint[items.Length];
        for (int i = 0; i < items.Length; i++)
        {
            uint index = unchecked((uint)indices[i]);
            if (index < (uint)items.Length) chosen[i] = items[(int)index];
        }
        return $Type<uint>.Of(chosen);
    }

    public static $Type<ulong> Shuffle($Type<ulong> vector, $Type<ulong> indices)
    {
        ulong[] items = vector.Items();
        ulong[] chosen = new ulong[items.Length];
        for (int i = 0; i < items.Length; i++)
        {
            ulong index = unchecked((ulong)indices[i]);
            if (index < (ulong)items.Length) chosen[i] = items[(int)index];
        }
        return $Type<ulong>.Of(chosen);
    }

//end
}
