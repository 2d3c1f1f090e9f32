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

public static partial class $Type
{
    public static bool IsHardwareAccelerated
    {
        get
        {
            Fencepost.Machine.Assumes("vectors are not accelerated by hardware");
            return false;
        }
    }

    public static $Type<T> Create<T>(T value)
    {
        T[] items = new T[$Type<T>.Count];
        for (int i = 0; i < items.Length; i++) items[i] = value;
        return $Type<T>.Of(items);
    }

    public static $Type<T> Create<T>(ReadOnlySpan<T> values)
    {
        if (values.Length < $Type<T>.Count) throw new ArgumentOutOfRangeException("values");
        return $Type<T>.Of(values.Slice(0, $Type<T>.Count).ToArray());
    }

    public static $Type<T> CreateScalar<T>(T value) => $Type<T>.Zero.WithElement(0, value);

    public static $Type<T> CreateSequence<T>(T start, T step)
    {
        T[] items = new T[$Type<T>.Count];
        Lanes<T> lanes = $Type<T>.Known;
        for (int i = 0; i < items.Length; i++) items[i] = lanes.Apply('+', start, lanes.Apply('*', lanes.FromNumber(i), step));
        return $Type<T>.Of(items);
    }

    public static $Type<T> Add<T>($Type<T> left, $Type<T> right) => left + right;
    public static $Type<T> AddSaturate<T>($Type<T> left, $Type<T> right) => left.With('S', right);
    public static $Type<T> Subtract<T>($Type<T> left, $Type<T> right) => left - right;
    public static $Type<T> SubtractSaturate<T>($Type<T> left, $Type<T> right) => left.With('s', right);
    public static $Type<T> Multiply<T>($Type<T> left, $Type<T> right) => left * right;
    public static $Type<T> Multiply<T>($Type<T> left, T right) => left * right;
    public static $Type<T> Multiply<T>(T left, $Type<T> right) => left * right;
    public static $Type<T> Divide<T>($Type<T> left, $Type<T> right) => left / right;
    public static $Type<T> Divide<T>($Type<T> left, T right) => left / right;
    public static $Type<T> Negate<T>($Type<T> value) => -value;
    public static $Type<T> Abs<T>($Type<T> value) => value.Changed('a');
    public static $Type<T> Min<T>($Type<T> left, $Type<T> right) => left.With('m', right);
    public static $Type<T> Max<T>($Type<T> left, $Type<T> right) => left.With('M', right);
    public static $Type<T> MinNumber<T>($Type<T> left, $Type<T> right) => left.With('i', right);
    public static $Type<T> MaxNumber<T>($Type<T> left, $Type<T> right) => left.With('I', right);
    public static $Type<T> MinMagnitude<T>($Type<T> left, $Type<T> right) => left.With('g', right);
    public static $Type<T> MaxMagnitude<T>($Type<T> left, $Type<T> right) => left.With('G', right);
    public static $Type<T> MinMagnitudeNumber<T>($Type<T> left, $Type<T> right) => left.With('h', right);
    public static $Type<T> MaxMagnitudeNumber<T>($Type<T> left, $Type<T> right) => left.With('H', right);
    public static $Type<T> Clamp<T>($Type<T> value, $Type<T> min, $Type<T> max) => Min(Max(value, min), max);
    public static $Type<T> CopySign<T>($Type<T> value, $Type<T> sign) => value.With('c', sign);
    public static $Type<T> BitwiseAnd<T>($Type<T> left, $Type<T> right) => left & right;
    public static $Type<T> BitwiseOr<T>($Type<T> left, $Type<T> right) => left | right;
    public static $Type<T> Xor<T>($Type<T> left, $Type<T> right) => left ^ right;
    public static $Type<T> OnesComplement<T>($Type<T> value) => ~value;
    public static $Type<T> AndNot<T>($Type<T> left, $Type<T> right) => left & ~right;
    public static $Type<T> ConditionalSelect<T>($Type<T> condition, $Type<T> left, $Type<T> right) => (left & condition) | (right & ~condition);
//if any
    public static Vector<float> ConditionalSelect(Vector<int> condition, Vector<float> left, Vector<float> right) => ConditionalSelect(condition.Bits<float>(), left, right);
    public static Vector<double> ConditionalSelect(Vector<long> condition, Vector<double> left, Vector<double> right) => ConditionalSelect(condition.Bits<double>(), left, right);
    public static Vector<T> SquareRoot<T>(Vector<T> value) => value.Changed('q');
    public static Vector<TTo> As<TFrom, TTo>(this Vector<TFrom> vector) => vector.Bits<TTo>();
//end
//if fixed
    public static $Type<T> Sqrt<T>($Type<T> vector) => vector.Changed('q');
    public static $Type<TTo> As<TFrom, TTo>(this $Type<TFrom> vector) => vector.Bits<TTo>();
//end
    public static T Dot<T>($Type<T> left, $Type<T> right) => Sum(left * right);
    public static T Sum<T>($Type<T> value) => Sum<T>(value.Items(), 0, $Type<T>.Count);

    /// <summary>The halves are summed first.</summary>
    private static T Sum<T>(T[] items, int start, int count) =>
        count == 1 ? items[start] : $Type<T>.Known.Apply('+', Sum(items, start, count / 2), Sum(items, start + count / 2, count / 2));

    public static T GetElement<T>(this $Type<T> vector, int index) => vector[index];
    public static T ToScalar<T>(this $Type<T> vector) => vector[0];

    public static $Type<T> WithElement<T>(this $Type<T> vector, int index, T value)
    {
        T[] items = vector.Items();
        if ((uint)index >= (uint)items.Length) throw new ArgumentOutOfRangeException("index");
        items[index] = value;
        return $Type<T>.Of(items);
    }

    public static bool All<T>($Type<T> vector, T value) => EqualsAll(vector, Create(value));
    public static bool Any<T>($Type<T> vector, T value) => EqualsAny(vector, Create(value));
    public static bool None<T>($Type<T> vector, T value) => !EqualsAny(vector, Create(value));
    public static int Count<T>($Type<T> vector, T value) => vector.Compared('=', Create(value));

    public static int IndexOf<T>($Type<T> vector, T value)
    {
        T[] items = vector.Items();
        for (int i = 0; i < items.Length; i++)
        {
            if ($Type<T>.Known.Compare('=', items[i], value)) return i;
        }
        return -1;
    }

    public static int LastIndexOf<T>($Type<T> vector, T value)
    {
        T[] items = vector.Items();
        for (int i = items.Length - 1; i >= 0; i--)
        {
            if ($Type<T>.Known.Compare('=', items[i], value)) return i;
        }
        return -1;
    }

    public static bool AllWhereAllBitsSet<T>($Type<T> vector) => CountWhereAllBitsSet(vector) == $Type<T>.Count;
    public static bool AnyWhereAllBitsSet<T>($Type<T> vector) => CountWhereAllBitsSet(vector) > 0;
    public static bool NoneWhereAllBitsSet<T>($Type<T> vector) => CountWhereAllBitsSet(vector) == 0;

    public static int CountWhereAllBitsSet<T>($Type<T> vector)
    {
        int count = 0;
        foreach (T item in vector.Items())
        {
            if ($Type<T>.Known.IsFull(item)) count++;
        }
        return count;
    }

    public static int IndexOfWhereAllBitsSet<T>($Type<T> vector) => Array.FindIndex(vector.Items(), $Type<T>.Known.IsFull);
    public static int LastIndexOfWhereAllBitsSet<T>($Type<T> vector) => Array.FindLastIndex(vector.Items(), $Type<T>.Known.IsFull);
    public static $Type<T> Equals<T>($Type<T> left, $Type<T> right) => left.Mask('=', right);
    public static $Type<T> LessThan<T>($Type<T> left, $Type<T> right) => left.Mask('<', right);
    public static $Type<T> LessThanOrEqual<T>($Type<T> left, $Type<T> right) => left.Mask('l', right);
    public static $Type<T> GreaterThan<T>($Type<T> left, $Type<T> right) => right.Mask('<', left);
    public static $Type<T> GreaterThanOrEqual<T>($Type<T> left, $Type<T> right) => right.Mask('l', left);
    public static bool EqualsAll<T>($Type<T> left, $Type<T> right) => left.Compared('=', right) == $Type<T>.Count;
    public static bool EqualsAny<T>($Type<T> left, $Type<T> right) => left.Compared('=', right) > 0;
    public static bool LessThanAll<T>($Type<T> left, $Type<T> right) => left.Compared('<', right) == $Type<T>.Count;
    public static bool LessThanAny<T>($Type<T> left, $Type<T> right) => left.Compared('<', right) > 0;
    public static bool LessThanOrEqualAll<T>($Type<T> left, $Type<T> right) => left.Compared('l', right) == $Type<T>.Count;
    public static bool LessThanOrEqualAny<T>($Type<T> left, $Type<T> right) => left.Compared('l', right) > 0;
    public static bool GreaterThanAll<T>($Type<T> left, $Type<T> right) => right.Compared('<', left) == $Type<T>.Count;
    public static bool GreaterThanAny<T>($Type<T> left, $Type<T> right) => right.Compared('<', left) > 0;
    public static bool GreaterThanOrEqualAll<T>($Type<T> left, $Type<T> right) => right.Compared('l', left) == $Type<T>.Count;
    public static bool GreaterThanOrEqualAny<T>($Type<T> left, $Type<T> right) => right.Compared('l', left) > 0;
//if any
    public static Vector<int> Equals(Vector<int> left, Vector<int> right) => Equals<int>(left, right);
    public static Vector<long> Equals(Vector<long> left, Vector<long> right) => Equals<long>(left, right);
    public static Vector<int> Equals(Vector<float> left, Vector<float> right) => Equals<float>(left, right).Bits<int>();
    public static Vector<long> Equals(Vector<double> left, Vector<double> right) => Equals<double>(left, right).Bits<long>();
    public static Vector<int> LessThan(Vector<int> left, Vector<int> right) => LessThan<int>(left, right);
    public static Vector<long> LessThan(Vector<long> left, Vector<long> right) => LessThan<long>(left, right);
    public static Vector<int> LessThan(Vector<float> left, Vector<float> right) => LessThan<float>(left, right).Bits<int>();
    public static Vector<long> LessThan(Vector<double> left, Vector<double> right) => LessThan<double>(left, right).Bits<long>();
    public static Vector<int> LessThanOrEqual(Vector<int> left, Vector<int> right) => LessThanOrEqual<int>(left, right);
    public static Vector<long> LessThanOrEqual(Vector<long> left, Vector<long> right) => LessThanOrEqual<long>(left, right);
    public static Vector<int> LessThanOrEqual(Vector<float> left, Vector<float> right) => LessThanOrEqual<float>(left, right).Bits<int>();
    public static Vector<long> LessThanOrEqual(Vector<double> left, Vector<double> right) => LessThanOrEqual<double>(left, right).Bits<long>();
    public static Vector<int> GreaterThan(Vector<int> left, Vector<int> right) => GreaterThan<int>(left, right);
    public static Vector<long> GreaterThan(Vector<long> left, Vector<long> right) => GreaterThan<long>(left, right);
    public static Vector<int> GreaterThan(Vector<float> left, Vector<float> right) => GreaterThan<float>(left, right).Bits<int>();
    public static Vector<long> GreaterThan(Vector<double> left, Vector<double> right) => GreaterThan<double>(left, right).Bits<long>();
    public static Vector<int> GreaterThanOrEqual(Vector<int> left, Vector<int> right) => GreaterThanOrEqual<int>(left, right);
    public static Vector<long> GreaterThanOrEqual(Vector<long> left, Vector<long> right) => GreaterThanOrEqual<long>(left, right);
    public static Vector<int> GreaterThanOrEqual(Vector<float> left, Vector<float> right) => GreaterThanOrEqual<float>(left, right).Bits<int>();
    public static Vector<long> GreaterThanOrEqual(Vector<double> left, Vector<double> right) => GreaterThanOrEqual<double>(left, right).Bits<long>();
//end
    public static $Type<T> IsEvenInteger<T>($Type<T> vector) => vector.Mask('E', vector);
    public static $Type<T> IsFinite<T>($Type<T> vector) => vector.Mask('F', vector);
    public static $Type<T> IsInfinity<T>($Type<T> vector) => vector.Mask('I', vector);
    public static $Type<T> IsInteger<T>($Type<T> vector) => vector.Mask('i', vector);
    public static $Type<T> IsNaN<T>($Type<T> vector) => vector.Mask('N', vector);
    public static $Type<T> IsNegative<T>($Type<T> vector) => vector.Mask('-', vector);
    public static $Type<T> IsNegativeInfinity<T>($Type<T> vector) => vector.Mask('n', vector);
    public static $Type<T> IsNormal<T>($Type<T> vector) => vector.Mask('m', vector);
    public static $Type<T> IsOddInteger<T>($Type<T> vector) => vector.Mask('O', vector);
    public static $Type<T> IsPositive<T>($Type<T> vector) => vector.Mask('+', vector);
    public static $Type<T> IsPositiveInfinity<T>($Type<T> vector) => vector.Mask('p', vector);
    public static $Type<T> IsSubnormal<T>($Type<T> vector) => vector.Mask('s', vector);
    public static $Type<T> IsZero<T>($Type<T> vector) => vector.Mask('0', vector);
    public static $Type<float> Ceiling($Type<float> vector) => vector.Changed('C');
    public static $Type<float> Floor($Type<float> vector) => vector.Changed('f');
    public static $Type<float> Truncate($Type<float> vector) => vector.Changed('t');
    public static $Type<float> Round($Type<float> vector) => vector.Changed('r');

    public static $Type<float> Round($Type<float> vector, MidpointRounding mode)
    {
        float[] items = vector.Items();
        for (int i = 0; i < items.Length; i++) items[i] = MathF.Round(items[i], mode);
        return $Type<float>.Of(items);
    }

    public static $Type<float> FusedMultiplyAdd($Type<float> left, $Type<float> right, $Type<float> addend)
    {
        float[] items = left.Items();
        for (int i = 0; i < items.Length; i++) items[i] = MathF.FusedMultiplyAdd(items[i], right[i], addend[i]);
        return $Type<float>.Of(items);
    }

    public static $Type<double> Ceiling($Type<double> vector) => vector.Changed('C');
    public static $Type<double> Floor($Type<double> vector) => vector.Changed('f');
    public static $Type<double> Truncate($Type<double> vector) => vector.Changed('t');
    public static $Type<double> Round($Type<double> vector) => vector.Changed('r');

    public static $Type<double> Round($Type<double> vector, MidpointRounding mode)
    {
        double[] items = vector.Items();
        for (int i = 0; i < items.Length; i++) items[i] = Math.Round(items[i], mode);
        return $Type<double>.Of(items);
    }

    public static $Type<double> FusedMultiplyAdd($Type<double> left, $Type<double> right, $Type<double> addend)
    {
        double[] items = left.Items();
        for (int i = 0; i < items.Length; i++) items[i] = Math.FusedMultiplyAdd(items[i], right[i], addend[i]);
        return $Type<double>.Of(items);
    }

    public static $Type<byte> ShiftLeft($Type<byte> value, int shiftCount) => value << shiftCount;
    public static $Type<byte> ShiftRightLogical($Type<byte> value, int shiftCount) => value >>> shiftCount;
    public static $Type<sbyte> ShiftLeft($Type<sbyte> value, int shiftCount) => value << shiftCount;
    public static $Type<sbyte> ShiftRightLogical($Type<sbyte> value, int shiftCount) => value >>> shiftCount;
    public static $Type<sbyte> ShiftRightArithmetic($Type<sbyte> value, int shiftCount) => value >> shiftCount;
    public static $Type<short> ShiftLeft($Type<short> value, int shiftCount) => value << shiftCount;
    public static $Type<short> ShiftRightLogical($Type<short> value, int shiftCount) => value >>> shiftCount;
    public static $Type<short> ShiftRightArithmetic($Type<short> value, int shiftCount) => value >> shiftCount;
    public static $Type<ushort> ShiftLeft($Type<ushort> value, int shiftCount) => value << shiftCount;
    public static $Type<ushort> ShiftRightLogical($Type<ushort> value, int shiftCount) => value >>> shiftCount;
    public static $Type<int> ShiftLeft($Type<int> value, int shiftCount) => value << shiftCount;
    public static $Type<int> ShiftRightLogical($Type<int> value, int shiftCount) => value >>> shiftCount;
    public static $Type<int> ShiftRightArithmetic($Type<int> value, int shiftCount) => value >> shiftCount;
    public static $Type<uint> ShiftLeft($Type<uint> value, int shiftCount) => value << shiftCount;
    public static $Type<uint> ShiftRightLogical($Type<uint> value, int shiftCount) => value >>> shiftCount;
    public static $Type<long> ShiftLeft($Type<long> value, int shiftCount) => value << shiftCount;
    public static $Type<long> ShiftRightLogical($Type<long> value, int shiftCount) => value >>> shiftCount;
    public static $Type<long> ShiftRightArithmetic($Type<long> value, int shiftCount) => value >> shiftCount;
    public static $Type<ulong> ShiftLeft($Type<ulong> value, int shiftCount) => value << shiftCount;
    public static $Type<ulong> ShiftRightLogical($Type<ulong> value, int shiftCount) => value >>> shiftCount;
    public static $Type<nint> ShiftLeft($Type<nint> value, int shiftCount) => value << shiftCount;
    public static $Type<nint> ShiftRightLogical($Type<nint> value, int shiftCount) => value >>> shiftCount;
    public static $Type<nint> ShiftRightArithmetic($Type<nint> value, int shiftCount) => value >> shiftCount;
    public static $Type<nuint> ShiftLeft($Type<nuint> value, int shiftCount) => value << shiftCount;
    public static $Type<nuint> ShiftRightLogical($Type<nuint> value, int shiftCount) => value >>> shiftCount;
//if any
    public static Vector<byte> AsVectorByte<T>(Vector<T> value) => value.Bits<byte>();
    public static Vector<double> AsVectorDouble<T>(Vector<T> value) => value.Bits<double>();
    public static Vector<short> AsVectorInt16<T>(Vector<T> value) => value.Bits<short>();
    public static Vector<int> AsVectorInt32<T>(Vector<T> value) => value.Bits<int>();
    public static Vector<long> AsVectorInt64<T>(Vector<T> value) => value.Bits<long>();
    public static Vector<nint> AsVectorNInt<T>(Vector<T> value) => value.Bits<nint>();
    public static Vector<nuint> AsVectorNUInt<T>(Vector<T> value) => value.Bits<nuint>();
    public static Vector<sbyte> AsVectorSByte<T>(Vector<T> value) => value.Bits<sbyte>();
    public static Vector<float> AsVectorSingle<T>(Vector<T> value) => value.Bits<float>();
    public static Vector<ushort> AsVectorUInt16<T>(Vector<T> value) => value.Bits<ushort>();
    public static Vector<uint> AsVectorUInt32<T>(Vector<T> value) => value.Bits<uint>();
    public static Vector<ulong> AsVectorUInt64<T>(Vector<T> value) => value.Bits<ulong>();
//end
//if fixed
    public static $Type<byte> AsByte<T>(this $Type<T> vector) => vector.Bits<byte>();
    public static $Type<double> AsDouble<T>(this $Type<T> vector) => vector.Bits<double>();
    public static $Type<short> AsInt16<T>(this $Type<T> vector) => vector.Bits<short>();
    public static $Type<int> AsInt32<T>(this $Type<T> vector) => vector.Bits<int>();
    public static $Type<long> AsInt64<T>(this $Type<T> vector) => vector.Bits<long>();
    public static $Type<nint> AsNInt<T>(this $Type<T> vector) => vector.Bits<nint>();
    public static $Type<nuint> AsNUInt<T>(this $Type<T> vector) => vector.Bits<nuint>();
    public static $Type<sbyte> AsSByte<T>(this $Type<T> vector) => vector.Bits<sbyte>();
    public static $Type<float> AsSingle<T>(this $Type<T> vector) => vector.Bits<float>();
    public static $Type<ushort> AsUInt16<T>(this $Type<T> vector) => vector.Bits<ushort>();
    public static $Type<uint> AsUInt32<T>(this $Type<T> vector) => vector.Bits<uint>();
    public static $Type<ulong> AsUInt64<T>(this $Type<T> vector) => vector.Bits<ulong>();

    public static void CopyTo<T>(this $Type<T> vector, T[] destination) => CopyTo(vector, destination, 0);

    public static void CopyTo<T>(this $Type<T> vector, T[] destination, int startIndex)
    {
        if (destination == null) throw new NullReferenceException();
        if ((uint)startIndex >= (uint)destination.Length) throw new ArgumentOutOfRangeException("startIndex");
        if (destination.Length - startIndex < $Type<T>.Count) throw new ArgumentException("Destination is too short.", "destination");
        vector.Items().CopyTo(destination, startIndex);
    }

    public static void CopyTo<T>(this $Type<T> vector, Span<T> destination)
    {
        if (!TryCopyTo(vector, destination)) throw new ArgumentException("Destination is too short.", "destination");
    }

    public static bool TryCopyTo<T>(this $Type<T> vector, Span<T> destination) => ((ReadOnlySpan<T>)vector.Items()).TryCopyTo(destination);

    public static $Type<T> Create<T>(T[] values) => Create(values, 0);

    public static $Type<T> Create<T>(T[] values, int index)
    {
        if (values == null) throw new NullReferenceException();
        if (index < 0 || values.Length - index < $Type<T>.Count) throw new ArgumentOutOfRangeException("index");
        return $Type<T>.Of(new ReadOnlySpan<T>(values, index, $Type<T>.Count).ToArray());
    }

    public static $Type<byte> Create(byte value) => Create<byte>(value);
    public static $Type<byte> CreateScalar(byte value) => CreateScalar<byte>(value);
    public static $Type<double> Create(double value) => Create<double>(value);
    public static $Type<double> CreateScalar(double value) => CreateScalar<double>(value);
    public static $Type<short> Create(short value) => Create<short>(value);
    public static $Type<short> CreateScalar(short value) => CreateScalar<short>(value);
    public static $Type<int> Create(int value) => Create<int>(value);
    public static $Type<int> CreateScalar(int value) => CreateScalar<int>(value);
    public static $Type<long> Create(long value) => Create<long>(value);
    public static $Type<long> CreateScalar(long value) => CreateScalar<long>(value);
    public static $Type<nint> Create(nint value) => Create<nint>(value);
    public static $Type<nint> CreateScalar(nint value) => CreateScalar<nint>(value);
    public static $Type<nuint> Create(nuint value) => Create<nuint>(value);
    public static $Type<nuint> CreateScalar(nuint value) => CreateScalar<nuint>(value);
    public static $Type<sbyte> Create(sbyte value) => Create<sbyte>(value);
    public static $Type<sbyte> CreateScalar(sbyte value) => CreateScalar<sbyte>(value);
    public static $Type<float> Create(float value) => Create<float>(value);
    public static $Type<float> CreateScalar(float value) => CreateScalar<float>(value);
    public static $Type<ushort> Create(ushort value) => Create<ushort>(value);
    public static $Type<ushort> CreateScalar(ushort value) => CreateScalar<ushort>(value);
    public static $Type<uint> Create(uint value) => Create<uint>(value);
    public static $Type<uint> CreateScalar(uint value) => CreateScalar<uint>(value);
    public static $Type<ulong> Create(ulong value) => Create<ulong>(value);
    public static $Type<ulong> CreateScalar(ulong value) => CreateScalar<ulong>(value);
//end
//if halves

    public static $Type<T> Create<T>($Half<T> lower, $Half<T> upper)
    {
        ulong[] words = new ulong[$Words];
        for (int i = 0; i < $Words / 2; i++)
        {
            words[i] = lower.Word(i);
            words[i + $Words / 2] = upper.Word(i);
        }
        _ = $Type<T>.Known;
        return new $Type<T>(words);
    }

    private static $Half<T> Part<T>($Type<T> vector, int first)
    {
        _ = $Type<T>.Known;
        ulong[] words = new ulong[$Words / 2];
        for (int i = 0; i < words.Length; i++) words[i] = vector.Word(first + i);
        return new $Half<T>(words);
    }

    public static $Half<T> GetLower<T>(this $Type<T> vector) => Part(vector, 0);
    public static $Half<T> GetUpper<T>(this $Type<T> vector) => Part(vector, $Words / 2);
    public static $Type<T> WithLower<T>(this $Type<T> vector, $Half<T> value) => Create(value, vector.GetUpper());
    public static $Type<T> WithUpper<T>(this $Type<T> vector, $Half<T> value) => Create(vector.GetLower(), value);
    public static $Type<byte> Create($Half<byte> lower, $Half<byte> upper) => Create<byte>(lower, upper);
    public static $Type<double> Create($Half<double> lower, $Half<double> upper) => Create<double>(lower, upper);
    public static $Type<short> Create($Half<short> lower, $Half<short> upper) => Create<short>(lower, upper);
    public static $Type<int> Create($Half<int> lower, $Half<int> upper) => Create<int>(lower, upper);
    public static $Type<long> Create($Half<long> lower, $Half<long> upper) => Create<long>(lower, upper);
    public static $Type<nint> Create($Half<nint> lower, $Half<nint> upper) => Create<nint>(lower, upper);
    public static $Type<nuint> Create($Half<nuint> lower, $Half<nuint> upper) => Create<nuint>(lower, upper);
    public static $Type<sbyte> Create($Half<sbyte> lower, $Half<sbyte> upper) => Create<sbyte>(lower, upper);
    public static $Type<float> Create($Half<float> lower, $Half<float> upper) => Create<float>(lower, upper);
    public static $Type<ushort> Create($Half<ushort> lower, $Half<ushort> upper) => Create<ushort>(lower, upper);
    public static $Type<uint> Create($Half<uint> lower, $Half<uint> upper) => Create<uint>(lower, upper);
    public static $Type<ulong> Create($Half<ulong> lower, $Half<ulong> upper) => Create<ulong>(lower, upper);
//end
//if wider
    public static $Wider<T> To$Wider<T>(this $Type<T> vector) => $Wider.Create(vector, $Type<T>.Zero);
//end
}
