// What vectors of single precision numbers share with those of any numbers.
//| Type    size  count
//| Vector2 two   2
//| Vector3 three 3
//| Vector4 four  4

using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace System.Numerics;

public unsafe partial struct $Type
{
//if two
    private readonly Vector128<float> Wide => Vector128<float>.Of(new float[] { X, Y });
    public static Vector2 Create(float x, float y) => new Vector2(x, y);
    public static float Cross(Vector2 value1, Vector2 value2) => value1.X * value2.Y - value1.Y * value2.X;
    public static Vector2 Shuffle(Vector2 vector, byte xIndex, byte yIndex) => new Vector2(vector.At(xIndex), vector.At(yIndex));
//end
//if three
    private readonly Vector128<float> Wide => Vector128<float>.Of(new float[] { X, Y, Z });
    public static Vector3 Create(Vector2 vector, float z) => new Vector3(vector, z);
    public static Vector3 Create(float x, float y, float z) => new Vector3(x, y, z);
    public static Vector3 Shuffle(Vector3 vector, byte xIndex, byte yIndex, byte zIndex) => new Vector3(vector.At(xIndex), vector.At(yIndex), vector.At(zIndex));
//end
//if four
    private readonly Vector128<float> Wide => Vector128<float>.Of(new float[] { X, Y, Z, W });
    public static Vector4 Create(Vector2 vector, float z, float w) => new Vector4(vector, z, w);
    public static Vector4 Create(Vector3 vector, float w) => new Vector4(vector, w);
    public static Vector4 Create(float x, float y, float z, float w) => new Vector4(x, y, z, w);

    public static Vector4 Cross(Vector4 vector1, Vector4 vector2) => MultiplyAddEstimate(
        new Vector4(vector1.Y, vector1.Z, vector1.X, vector1.W), new Vector4(vector2.Z, vector2.X, vector2.Y, vector2.W),
        -new Vector4(vector1.Z * vector2.Y, vector1.X * vector2.Z, vector1.Y * vector2.X, 0));

    public static Vector4 Shuffle(Vector4 vector, byte xIndex, byte yIndex, byte zIndex, byte wIndex) => new Vector4(vector.At(xIndex), vector.At(yIndex), vector.At(zIndex), vector.At(wIndex));
//end

    private readonly float At(byte index) => index < $count ? this[index] : 0;
    private static $Type Made(Vector128<float> wide) => new $Type(wide.Items());

    public $Type(ReadOnlySpan<float> values)
    {
        if (values.Length < $count) throw new ArgumentOutOfRangeException("values");
        this = default;
        for (int i = 0; i < $count; i++) this[i] = values[i];
    }

    public static $Type Create(float value) => new $Type(value);
    public static $Type Create(ReadOnlySpan<float> values) => new $Type(values);
    public static $Type CreateScalarUnsafe(float x) => CreateScalar(x);

    public static $Type CreateScalar(float x)
    {
        $Type vector = default;
        vector.X = x;
        return vector;
    }

    public static $Type Load(float* source) => LoadUnsafe(ref *source);
    public static $Type LoadAligned(float* source) => LoadUnsafe(ref *source);
    public static $Type LoadAlignedNonTemporal(float* source) => LoadUnsafe(ref *source);
    public static $Type LoadUnsafe(ref readonly float source) => LoadUnsafe(in source, 0);

    public static $Type LoadUnsafe(ref readonly float source, nuint elementOffset)
    {
        $Type vector = default;
        for (int i = 0; i < $count; i++) vector[i] = Unsafe.Add(ref Unsafe.AsRef(in source), (nint)elementOffset + i);
        return vector;
    }

    public readonly void CopyTo(Span<float> destination)
    {
        if (!TryCopyTo(destination)) throw new ArgumentException("Destination is too short.", "destination");
    }

    public readonly bool TryCopyTo(Span<float> destination)
    {
        if (destination.Length < $count) return false;
        for (int i = 0; i < $count; i++) destination[i] = this[i];
        return true;
    }

    public static $Type AllBitsSet => new $Type(BitConverter.UInt32BitsToSingle(uint.MaxValue));
    public static $Type E => new $Type(float.E);
    public static $Type Epsilon => new $Type(float.Epsilon);
    public static $Type NaN => new $Type(float.NaN);
    public static $Type NegativeInfinity => new $Type(float.NegativeInfinity);
    public static $Type NegativeZero => new $Type(-0f);
    public static $Type Pi => new $Type(float.Pi);
    public static $Type PositiveInfinity => new $Type(float.PositiveInfinity);
    public static $Type Tau => new $Type(float.Tau);

    public static $Type operator +($Type value) => value;
    public static $Type operator ~($Type value) => Made(~value.Wide);
    public static $Type operator &($Type left, $Type right) => Made(left.Wide & right.Wide);
    public static $Type operator |($Type left, $Type right) => Made(left.Wide | right.Wide);
    public static $Type operator ^($Type left, $Type right) => Made(left.Wide ^ right.Wide);
    public static $Type operator <<($Type value, int shiftAmount) => Made(value.Wide << shiftAmount);
    public static $Type operator >>($Type value, int shiftAmount) => Made(value.Wide >> shiftAmount);
    public static $Type operator >>>($Type value, int shiftAmount) => Made(value.Wide >>> shiftAmount);
    public static $Type BitwiseAnd($Type left, $Type right) => left & right;
    public static $Type BitwiseOr($Type left, $Type right) => left | right;
    public static $Type Xor($Type left, $Type right) => left ^ right;
    public static $Type OnesComplement($Type value) => ~value;

    public static $Type AndNot($Type left, $Type right) => Made(Vector128.AndNot(left.Wide, right.Wide));
    public static $Type ConditionalSelect($Type condition, $Type left, $Type right) => Made(Vector128.ConditionalSelect(condition.Wide, left.Wide, right.Wide));
    public static $Type CopySign($Type value, $Type sign) => Made(Vector128.CopySign(value.Wide, sign.Wide));
    public static $Type ClampNative($Type value1, $Type min, $Type max) => MinNative(MaxNative(value1, min), max);
    public static $Type MaxMagnitude($Type value1, $Type value2) => Made(Vector128.MaxMagnitude(value1.Wide, value2.Wide));
    public static $Type MaxMagnitudeNumber($Type value1, $Type value2) => Made(Vector128.MaxMagnitudeNumber(value1.Wide, value2.Wide));
    public static $Type MaxNative($Type value1, $Type value2) => Made(Vector128.MaxNative(value1.Wide, value2.Wide));
    public static $Type MaxNumber($Type value1, $Type value2) => Made(Vector128.MaxNumber(value1.Wide, value2.Wide));
    public static $Type MinMagnitude($Type value1, $Type value2) => Made(Vector128.MinMagnitude(value1.Wide, value2.Wide));
    public static $Type MinMagnitudeNumber($Type value1, $Type value2) => Made(Vector128.MinMagnitudeNumber(value1.Wide, value2.Wide));
    public static $Type MinNative($Type value1, $Type value2) => Made(Vector128.MinNative(value1.Wide, value2.Wide));
    public static $Type MinNumber($Type value1, $Type value2) => Made(Vector128.MinNumber(value1.Wide, value2.Wide));
    public static $Type Hypot($Type x, $Type y) => Made(Vector128.Hypot(x.Wide, y.Wide));
    public static $Type Cos($Type vector) => Made(Vector128.Cos(vector.Wide));
    public static $Type Exp($Type vector) => Made(Vector128.Exp(vector.Wide));
    public static $Type Log($Type vector) => Made(Vector128.Log(vector.Wide));
    public static $Type Log2($Type vector) => Made(Vector128.Log2(vector.Wide));
    public static $Type Sin($Type vector) => Made(Vector128.Sin(vector.Wide));
    public static $Type Truncate($Type vector) => Made(Vector128.Truncate(vector.Wide));
    public static $Type Round($Type vector) => Made(Vector128.Round(vector.Wide));
    public static $Type Round($Type vector, MidpointRounding mode) => Made(Vector128.Round(vector.Wide, mode));
    public static $Type DegreesToRadians($Type degrees) => Made(Vector128.DegreesToRadians(degrees.Wide));
    public static $Type RadiansToDegrees($Type radians) => Made(Vector128.RadiansToDegrees(radians.Wide));
    public static ($Type Sin, $Type Cos) SinCos($Type vector) => (Sin(vector), Cos(vector));
    public static $Type FusedMultiplyAdd($Type left, $Type right, $Type addend) => Made(Vector128.FusedMultiplyAdd(left.Wide, right.Wide, addend.Wide));
    public static $Type MultiplyAddEstimate($Type left, $Type right, $Type addend)
    {
        Fencepost.Machine.Assumes("numbers that may be multiplied and added in one step are");
        return FusedMultiplyAdd(left, right, addend);
    }

    public static $Type Lerp($Type value1, $Type value2, float amount) => Lerp(value1, value2, new $Type(amount));
    public static $Type Lerp($Type value1, $Type value2, $Type amount) => MultiplyAddEstimate(value1, One - amount, value2 * amount);
//if two three

    public static $Type Reflect($Type vector, $Type normal)
    {
        float twice = Dot(vector, normal);
        return MultiplyAddEstimate(-new $Type(twice + twice), normal, vector);
    }
//end
//if two
    public static float Sum(Vector2 value) => value.X + value.Y;
//end
//if three
    public static float Sum(Vector3 value) => value.X + value.Y + value.Z;
//end
//if four
    public static float Sum(Vector4 value) => (value.X + value.Y) + (value.Z + value.W);
//end

    public static $Type IsEvenInteger($Type vector) => Made(Vector128.IsEvenInteger(vector.Wide));
    public static $Type IsFinite($Type vector) => Made(Vector128.IsFinite(vector.Wide));
    public static $Type IsInfinity($Type vector) => Made(Vector128.IsInfinity(vector.Wide));
    public static $Type IsInteger($Type vector) => Made(Vector128.IsInteger(vector.Wide));
    public static $Type IsNaN($Type vector) => Made(Vector128.IsNaN(vector.Wide));
    public static $Type IsNegative($Type vector) => Made(Vector128.IsNegative(vector.Wide));
    public static $Type IsNegativeInfinity($Type vector) => Made(Vector128.IsNegativeInfinity(vector.Wide));
    public static $Type IsNormal($Type vector) => Made(Vector128.IsNormal(vector.Wide));
    public static $Type IsOddInteger($Type vector) => Made(Vector128.IsOddInteger(vector.Wide));
    public static $Type IsPositive($Type vector) => Made(Vector128.IsPositive(vector.Wide));
    public static $Type IsPositiveInfinity($Type vector) => Made(Vector128.IsPositiveInfinity(vector.Wide));
    public static $Type IsSubnormal($Type vector) => Made(Vector128.IsSubnormal(vector.Wide));
    public static $Type IsZero($Type vector) => Made(Vector128.IsZero(vector.Wide));
    public static $Type Equals($Type left, $Type right) => Made(Vector128.Equals(left.Wide, right.Wide));
    public static bool EqualsAll($Type left, $Type right) => AllWhereAllBitsSet(Equals(left, right));
    public static bool EqualsAny($Type left, $Type right) => AnyWhereAllBitsSet(Equals(left, right));
    public static $Type GreaterThan($Type left, $Type right) => Made(Vector128.GreaterThan(left.Wide, right.Wide));
    public static bool GreaterThanAll($Type left, $Type right) => AllWhereAllBitsSet(GreaterThan(left, right));
    public static bool GreaterThanAny($Type left, $Type right) => AnyWhereAllBitsSet(GreaterThan(left, right));
    public static $Type GreaterThanOrEqual($Type left, $Type right) => Made(Vector128.GreaterThanOrEqual(left.Wide, right.Wide));
    public static bool GreaterThanOrEqualAll($Type left, $Type right) => AllWhereAllBitsSet(GreaterThanOrEqual(left, right));
    public static bool GreaterThanOrEqualAny($Type left, $Type right) => AnyWhereAllBitsSet(GreaterThanOrEqual(left, right));
    public static $Type LessThan($Type left, $Type right) => Made(Vector128.LessThan(left.Wide, right.Wide));
    public static bool LessThanAll($Type left, $Type right) => AllWhereAllBitsSet(LessThan(left, right));
    public static bool LessThanAny($Type left, $Type right) => AnyWhereAllBitsSet(LessThan(left, right));
    public static $Type LessThanOrEqual($Type left, $Type right) => Made(Vector128.LessThanOrEqual(left.Wide, right.Wide));
    public static bool LessThanOrEqualAll($Type left, $Type right) => AllWhereAllBitsSet(LessThanOrEqual(left, right));
    public static bool LessThanOrEqualAny($Type left, $Type right) => AnyWhereAllBitsSet(LessThanOrEqual(left, right));
    public static bool All($Type vector, float value) => Count(vector, value) == $count;
    public static bool Any($Type vector, float value) => Count(vector, value) > 0;
    public static bool None($Type vector, float value) => Count(vector, value) == 0;
    public static bool AllWhereAllBitsSet($Type vector) => CountWhereAllBitsSet(vector) == $count;
    public static bool AnyWhereAllBitsSet($Type vector) => CountWhereAllBitsSet(vector) > 0;
    public static bool NoneWhereAllBitsSet($Type vector) => CountWhereAllBitsSet(vector) == 0;

    public static int Count($Type vector, float value)
    {
        int count = 0;
        for (int i = 0; i < $count; i++) count += vector[i] == value ? 1 : 0;
        return count;
    }

    public static int IndexOf($Type vector, float value)
    {
        for (int i = 0; i < $count; i++)
        {
            if (vector[i] == value) return i;
        }
        return -1;
    }

    public static int LastIndexOf($Type vector, float value)
    {
        for (int i = $count - 1; i >= 0; i--)
        {
            if (vector[i] == value) return i;
        }
        return -1;
    }

    private static bool IsFull(float value) => BitConverter.SingleToUInt32Bits(value) == uint.MaxValue;

    public static int CountWhereAllBitsSet($Type vector)
    {
        int count = 0;
        for (int i = 0; i < $count; i++) count += IsFull(vector[i]) ? 1 : 0;
        return count;
    }

    public static int IndexOfWhereAllBitsSet($Type vector)
    {
        for (int i = 0; i < $count; i++)
        {
            if (IsFull(vector[i])) return i;
        }
        return -1;
    }

    public static int LastIndexOfWhereAllBitsSet($Type vector)
    {
        for (int i = $count - 1; i >= 0; i--)
        {
            if (IsFull(vector[i])) return i;
        }
        return -1;
    }
}

public static unsafe partial class Vector
{
    public static float GetElement(this $Type vector, int index) => vector[index];
    public static float ToScalar(this $Type vector) => vector.X;

    public static $Type WithElement(this $Type vector, int index, float value)
    {
        vector[index] = value;
        return vector;
    }

    public static uint ExtractMostSignificantBits(this $Type vector)
    {
        uint bits = 0;
        for (int i = 0; i < $count; i++) bits |= BitConverter.SingleToUInt32Bits(vector[i]) >> 31 << i;
        return bits;
    }

    public static void Store(this $Type source, float* destination) => StoreUnsafe(source, ref *destination);
    public static void StoreAligned(this $Type source, float* destination) => StoreUnsafe(source, ref *destination);
    public static void StoreAlignedNonTemporal(this $Type source, float* destination) => StoreUnsafe(source, ref *destination);
    public static void StoreUnsafe(this $Type source, ref float destination) => StoreUnsafe(source, ref destination, 0);

    public static void StoreUnsafe(this $Type source, ref float destination, nuint elementOffset)
    {
        for (int i = 0; i < $count; i++) Unsafe.Add(ref destination, (nint)elementOffset + i) = source[i];
    }
}
