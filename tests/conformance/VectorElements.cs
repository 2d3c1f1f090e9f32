using System;
using System.Linq;
using System.Numerics;
using System.Runtime.Intrinsics;

namespace Conformance;

/// <summary>What operations make of the elements of a vector, whatever their number is, and vectors of a fixed size.</summary>
public static class VectorElements
{
    private static readonly float[] Reals = { 1.5f, -2.5f, float.NaN, -0.0f, float.PositiveInfinity, 0.1f, -1e30f, 3 };
    private static readonly float[] Others = { -2.5f, 1.5f, 1, 0, float.NaN, 0.1f, 7, -3 };
    private static readonly int[] Integers = { 1, -2, int.MaxValue, int.MinValue, 0, 77, -1, 12 };
    private static readonly int[] Counts = { 2, -2, 1, 1, 5, -77, 31, 3 };

    private static string Name(Action action)
    {
        try
        {
            action();
            return "ok ";
        }
        catch (Exception error)
        {
            return error.GetType().Name + " ";
        }
    }

    /// <summary>The first eight results, in as many steps as vectors need.</summary>
    private static string Each<T>(T[] left, T[] right, Func<Vector<T>, Vector<T>, Vector<T>> operation)
    {
        int count = Vector<T>.Count;
        T[] padded = left.Concat(Enumerable.Repeat(left[0], 64)).ToArray(), others = right.Concat(Enumerable.Repeat(right[0], 64)).ToArray();
        var results = new T[80];
        for (int i = 0; i < left.Length; i += count) operation(new Vector<T>(padded, i), new Vector<T>(others, i)).CopyTo(results, i);
        return string.Join(",", results.Take(left.Length)) + ";";
    }

    private static string Ints(Func<Vector<int>, Vector<int>, Vector<int>> operation) => Each(Integers, Counts, operation);
    private static string Floats(Func<Vector<float>, Vector<float>, Vector<float>> operation) => Each(Reals, Others, operation);

    public static string IntegerOperators() =>
        Ints((a, b) => a + b) + Ints((a, b) => a - b) + Ints((a, b) => a * b) + Ints((a, b) => -a) + Ints((a, b) => +a) + Ints((a, b) => a & b) + Ints((a, b) => a | b) + Ints((a, b) => a ^ b) + Ints((a, b) => ~a) + Ints((a, b) => a << 3) + Ints((a, b) => a >> 2) + Ints((a, b) => a >>> 2) + Ints((a, b) => a * 3) + Ints((a, b) => a / 2) + Ints((a, b) => a << 33);

    public static string IntegerFunctions() =>
        Ints(Vector.Min) + Ints(Vector.Max) + Ints((a, b) => Vector.Abs(a)) + Ints((a, b) => Vector.AndNot(a, b)) + Ints(Vector.AddSaturate) + Ints(Vector.SubtractSaturate) + Ints((a, b) => Vector.Clamp(a, new Vector<int>(-5), new Vector<int>(50))) + Ints((a, b) => Vector.ShiftRightArithmetic(a, 1)) + Ints((a, b) => Vector.ShiftRightLogical(a, 1)) + Ints((a, b) => Vector.ShiftLeft(b, 1)) + Ints(Vector.MaxMagnitude) + Ints(Vector.MinMagnitude);

    public static string IntegerComparisons() =>
        Ints((a, b) => Vector.Equals(a, b)) + Ints((a, b) => Vector.LessThan(a, b)) + Ints((a, b) => Vector.GreaterThan(a, b)) + Ints((a, b) => Vector.LessThanOrEqual(a, b)) + Ints((a, b) => Vector.GreaterThanOrEqual(a, b)) + Ints((a, b) => Vector.ConditionalSelect(Vector.LessThan(a, b), a, b)) + Ints((a, b) => Vector.IsZero(a)) + Ints((a, b) => Vector.IsNegative(a)) + Ints((a, b) => Vector.IsEvenInteger(a)) + Ints((a, b) => Vector.IsOddInteger(a)) + Ints((a, b) => Vector.IsPositive(a));

    public static string RealOperators() =>
        Floats((a, b) => a + b) + Floats((a, b) => a - b) + Floats((a, b) => a * b) + Floats((a, b) => a / b) + Floats((a, b) => -a) + Floats((a, b) => a / 0) + Floats((a, b) => 2 * a) + Floats((a, b) => a & b) + Floats((a, b) => a ^ b);

    public static string RealFunctions() =>
        Floats(Vector.Min) + Floats(Vector.Max) + Floats(Vector.MinNumber) + Floats(Vector.MaxNumber) + Floats((a, b) => Vector.Abs(a)) + Floats((a, b) => Vector.SquareRoot(a)) + Floats((a, b) => Vector.Floor(a)) + Floats((a, b) => Vector.Ceiling(a)) + Floats((a, b) => Vector.Truncate(a)) + Floats((a, b) => Vector.Round(a)) + Floats((a, b) => Vector.Round(a, MidpointRounding.AwayFromZero)) + Floats(Vector.CopySign) + Floats((a, b) => Vector.FusedMultiplyAdd(a, b, a))
        + Each(new[] { 1.5, -2.5, double.NaN, -0.0 }, new[] { 2, -1, 1, 0.0 }, (a, b) => Vector.Max(a, Vector.Floor(b)) + Vector.SquareRoot(a));

    public static string RealComparisons()
    {
        var text = "";
        for (int i = 0; i < Reals.Length; i++)
        {
            Vector<float> a = new(Reals[i]), b = new(Others[i]);
            text += Vector.Equals(a, b)[0] + " " + Vector.LessThan(a, b)[0] + Vector.GreaterThan(a, b)[0] + Vector.LessThanOrEqual(a, b)[0] + Vector.GreaterThanOrEqual(a, b)[0] + Vector.ConditionalSelect(Vector.LessThan(a, b), a, b)[0] + (a == b) + (a != b) + a.Equals(b) + a.Equals(a) + (a == a) + (a != a) + Vector.EqualsAny(a, b) + Vector.LessThanAll(a, b)
                + Vector.AsVectorInt32(Vector.IsNaN(a))[0] + Vector.AsVectorInt32(Vector.IsFinite(a))[0] + Vector.AsVectorInt32(Vector.IsNegative(a))[0] + Vector.AsVectorInt32(Vector.IsInteger(a))[0] + Vector.AsVectorInt32(Vector.IsPositiveInfinity(a))[0] + Vector.AsVectorInt32(Vector.IsZero(a))[0] + ";";
        }
        return text;
    }

    public static string Reinterpreted()
    {
        Vector<int> words = new(0x01020304);
        Vector<byte> bytes = Vector.AsVectorByte(words);
        Vector<long> wide = (Vector<long>)words;
        Vector<float> real = Vector.As<int, float>(new Vector<int>(0x3f800000));
        Vector<short> made = new(new byte[64].Select((_, i) => (byte)i).ToArray().AsSpan());
        return bytes[0] + " " + bytes[3] + bytes[4] + " " + wide[0] + " " + real[0] + real[1] + made[0] + made[1] + (Vector<byte>.Count == Vector<short>.Count * 2) + Vector.AsVectorDouble(Vector<long>.AllBitsSet)[0] + Vector<int>.AllBitsSet[1] + Vector<byte>.Indices[3] + Vector.AsVectorUInt16(words)[1] + Vector<ulong>.AllBitsSet[0];
    }

    public static string Converted()
    {
        Vector.Widen(new Vector<short>(-5), out Vector<int> low, out Vector<int> high);
        Vector.Widen(new Vector<float>(1.5f), out Vector<double> lowReal, out _);
        return low[0] + " " + high[1] + lowReal[0] + Vector.Narrow(new Vector<int>(70000), new Vector<int>(-1))[0] + Vector.Narrow(new Vector<int>(70000), new Vector<int>(-1))[Vector<short>.Count - 1] + Vector.ConvertToInt32(new Vector<float>(2.9f))[0] + Vector.ConvertToInt32(new Vector<float>(-1e20f))[0] + Vector.ConvertToInt32(new Vector<float>(float.NaN))[0]
            + Vector.ConvertToSingle(new Vector<int>(16777217))[0] + Vector.ConvertToDouble(new Vector<long>(-3))[0] + Vector.ConvertToInt64(new Vector<double>(1e30))[0] + Vector.ConvertToUInt32(new Vector<float>(-4))[0] + Vector.WidenUpper(new Vector<byte>(200))[0] + Vector.NarrowWithSaturation(new Vector<int>(70000), new Vector<int>(-70000))[0] + Vector.Narrow(new Vector<double>(1e300), new Vector<double>(0.1))[0];
    }

    public static string Questions()
    {
        Vector<int> a = Vector.WithElement(new Vector<int>(4), 1, 9);
        return Vector.All(a, 4) + " " + Vector.Any(a, 9) + Vector.None(a, 5) + Vector.Count(a, 9) + Vector.IndexOf(a, 9) + Vector.LastIndexOf(a, 9) + Vector.IndexOf(a, 10) + Vector.AnyWhereAllBitsSet(Vector.Equals(a, new Vector<int>(9))) + Vector.AllWhereAllBitsSet(Vector<int>.AllBitsSet) + Vector.CountWhereAllBitsSet(Vector.Equals(a, new Vector<int>(9))) + Vector.NoneWhereAllBitsSet(a) + Vector.IndexOfWhereAllBitsSet(Vector.Equals(a, new Vector<int>(9)))
            + Vector.GetElement(a, 1) + Vector.ToScalar(a) + Vector.CreateScalar(5)[0] + Vector.CreateScalar(5)[1] + Vector.CreateSequence(3, 2)[2] + Name(() => Vector.GetElement(a, -1)) + Name(() => Vector.WithElement(a, 99, 1)) + Name(() => _ = new Vector<int>(1) / Vector<int>.Zero) + Name(() => _ = Vector<bool>.Zero) + Name(() => _ = new Vector<int>((int[])null!));
    }

    public static string Fixed()
    {
        Vector128<int> a = Vector128.Create(1, -2, 3, 4), b = Vector128.Create(4);
        return a + " " + (a + b) + (a * b) + Vector128.LessThan(a, b) + Vector128.Sum(a) + Vector128.Dot(a, b) + Vector128.ConditionalSelect(Vector128.Equals(a, b), a, -a) + Vector128.Shuffle(a, Vector128.Create(3, 2, 9, 0)) + a.GetLower() + a.GetUpper() + a.AsByte() + a.WithElement(2, 7) + a.ToVector256() + a.ExtractMostSignificantBits() + Vector128<int>.Count + Vector128<double>.Count + a.GetElement(1) + a.ToScalar() + (a == b) + a.Equals(a)
            + Vector128.Create(1.5, -0.0) + Vector128.Max(Vector128.Create(1f, float.NaN, 3, -0f), Vector128.Create(2f, 1, float.NaN, 0)) + Vector128.Widen(Vector128.Create((byte)250)).Lower + Vector128.Narrow(Vector128.Create(70000), Vector128.Create(-1)) + Vector128.Create((byte)1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
    }

    public static string Wider()
    {
        Vector256<long> a = Vector256.Create(1L, 2, 3, 4);
        return a + " " + (a << 2) + Vector256.Sum(a) + a.GetUpper() + Vector256.Create(Vector128.Create(1f), Vector128.Create(2f)) + a.WithLower(Vector128.Create(9L, 8)) + Vector256<byte>.Count + Vector512<int>.Count + Vector64<short>.Count + Vector512.Create(1) + Vector64.Create((short)1, 2, 3, 4) + Vector256.GreaterThanAny(a, Vector256.Create(3L)) + Vector256.Create(5).ExtractMostSignificantBits() + Vector256.CreateSequence(0.5f, 0.25f) + ~Vector256<int>.Zero;
    }

    public static unsafe string Loaded()
    {
        int[] items = Enumerable.Range(0, 12).ToArray();
        Vector128<int> a = Vector128.LoadUnsafe(ref items[0], 3);
        a.StoreUnsafe(ref items[8]);
        Vector128<int> b = Vector128.Create(items, 5);
        Vector128<int> c;
        fixed (int* pointer = items) c = Vector128.Load(pointer + 1);
        var copy = new int[5];
        c.CopyTo(copy, 1);
        return a + " " + b + c + string.Join(",", items) + string.Join(",", copy) + b.TryCopyTo(new int[3]) + Name(() => b.CopyTo(new int[3])) + Name(() => b.CopyTo(copy, 5)) + Name(() => Vector128.Create(items, 10)) + sizeof(Vector128<int>) + sizeof(Vector256<byte>) + sizeof(Vector64<float>);
    }

    public static string FixedSums() => Vector128.Sum(Vector128.Create(1e8f, 1, -1e8f, 1)) + " " + Vector128.Sum(Vector128.Create(0.1, 0.2)) + " " + Vector256.Sum(Vector256.Create(1e16, 1, -1e16, 1)) + " " + Vector128.Dot(Vector128.Create(1e8f, 1, -1e8f, 1), Vector128.Create(1f)) + " " + Vector256.Sum(Vector256.Create(1e8f, 1, 3, 1, -1e8f, 1, 5, 1));
}
