using System;
using System.Numerics;

namespace Conformance;

/// <summary>What vectors of two, three and four numbers share with those of any: masks, bits, functions, places in memory.</summary>
public static unsafe class VectorMembers
{
    private static string Name(Action action)
    {
        try
        {
            action();
            return "ok ";
        }
        catch (Exception error)
        {
            return error.GetType().Name + (error is ArgumentException argument ? ":" + argument.ParamName : "") + " ";
        }
    }

    private static string Bits(float value) => BitConverter.SingleToUInt32Bits(value).ToString("x") + " ";
    private static string Bits(Vector2 v) => Bits(v.X) + Bits(v.Y) + ";";
    private static string Bits(Vector3 v) => Bits(v.X) + Bits(v.Y) + Bits(v.Z) + ";";
    private static string Bits(Vector4 v) => Bits(v.X) + Bits(v.Y) + Bits(v.Z) + Bits(v.W) + ";";
    private static string Bits((Vector2 Sin, Vector2 Cos) p) => Bits(p.Sin) + Bits(p.Cos);
    private static string Bits((Vector3 Sin, Vector3 Cos) p) => Bits(p.Sin) + Bits(p.Cos);
    private static string Bits((Vector4 Sin, Vector4 Cos) p) => Bits(p.Sin) + Bits(p.Cos);
    private static readonly float[] Items = { 1.5f, -2.25f, 0.1f, 7, -0f, 3.5f, float.NaN, 1e30f, -1 };

    private static readonly Vector2 A2 = new(1.5f, -0.3f), B2 = new(-1.5f, 0.7f), C2 = new(float.NaN, -0f);

    public static string Constants2() => Bits(Vector2.AllBitsSet) + Bits(Vector2.E) + Bits(Vector2.Epsilon) + Bits(Vector2.NaN) + Bits(Vector2.NegativeInfinity) + Bits(Vector2.NegativeZero) + Bits(Vector2.Pi) + Bits(Vector2.PositiveInfinity) + Bits(Vector2.Tau) + Bits(Vector2.One) + Bits(Vector2.Zero) + Bits(Vector2.UnitX) + Bits(Vector2.UnitY) + Bits(Vector2.Create(3)) + Bits(Vector2.CreateScalar(2)) + Bits(Vector2.CreateScalarUnsafe(2).X) + Bits(Vector2.Create(Items)) + Bits(new Vector2(Items.AsSpan(4))) + Name(() => new Vector2(Items.AsSpan(8))) + Name(() => Vector2.Create(Items.AsSpan(8))) + Bits(Vector2.Create(1, 2));

    public static string OfBits2() => Bits(A2 & B2) + Bits(A2 | B2) + Bits(A2 ^ B2) + Bits(~A2) + Bits(+A2) + Bits(A2 << 3) + Bits(A2 >> 3) + Bits(A2 >>> 3) + Bits(A2 << 35) + Bits(Vector2.BitwiseAnd(A2, C2)) + Bits(Vector2.BitwiseOr(A2, Vector2.NegativeZero)) + Bits(Vector2.Xor(A2, C2)) + Bits(Vector2.OnesComplement(C2)) + Bits(Vector2.AndNot(A2, B2)) + Bits(Vector2.ConditionalSelect(Vector2.LessThan(A2, B2), A2, B2)) + Bits(Vector2.ConditionalSelect(B2, A2, Vector2.Zero));

    public static string Functions2() => Bits(Vector2.Truncate(A2)) + Bits(Vector2.Round(A2)) + Bits(Vector2.DegreesToRadians(A2)) + Bits(Vector2.RadiansToDegrees(A2)) + Bits(Vector2.Abs(A2)) + Bits(Vector2.SquareRoot(A2)) + Bits(Vector2.Negate(A2)) + Bits(Vector2.Round(A2, MidpointRounding.ToPositiveInfinity)) + Bits(Vector2.CopySign(A2, B2)) + Bits(Vector2.CopySign(A2, C2)) + Bits(Vector2.CopySign(C2, B2)) + Bits(Vector2.Min(A2, B2)) + Bits(Vector2.Min(A2, C2)) + Bits(Vector2.Min(C2, B2)) + Bits(Vector2.Max(A2, B2)) + Bits(Vector2.Max(A2, C2)) + Bits(Vector2.Max(C2, B2)) + Bits(Vector2.MinNumber(A2, B2)) + Bits(Vector2.MinNumber(A2, C2)) + Bits(Vector2.MinNumber(C2, B2)) + Bits(Vector2.MaxNumber(A2, B2)) + Bits(Vector2.MaxNumber(A2, C2)) + Bits(Vector2.MaxNumber(C2, B2)) + Bits(Vector2.MinMagnitude(A2, B2)) + Bits(Vector2.MinMagnitude(A2, C2)) + Bits(Vector2.MinMagnitude(C2, B2)) + Bits(Vector2.MaxMagnitude(A2, B2)) + Bits(Vector2.MaxMagnitude(A2, C2)) + Bits(Vector2.MaxMagnitude(C2, B2)) + Bits(Vector2.MinMagnitudeNumber(A2, B2)) + Bits(Vector2.MinMagnitudeNumber(A2, C2)) + Bits(Vector2.MinMagnitudeNumber(C2, B2)) + Bits(Vector2.MaxMagnitudeNumber(A2, B2)) + Bits(Vector2.MaxMagnitudeNumber(A2, C2)) + Bits(Vector2.MaxMagnitudeNumber(C2, B2)) + Bits(Vector2.MinNative(A2, B2)) + Bits(Vector2.MinNative(A2, C2)) + Bits(Vector2.MinNative(C2, B2)) + Bits(Vector2.MaxNative(A2, B2)) + Bits(Vector2.MaxNative(A2, C2)) + Bits(Vector2.MaxNative(C2, B2)) + Bits(Vector2.Clamp(A2, B2, Vector2.One)) + Bits(Vector2.ClampNative(A2, B2, Vector2.One)) + Bits(Vector2.Lerp(A2, B2, 0.3f)) + Bits(Vector2.Lerp(A2, B2, B2)) + Bits(Vector2.FusedMultiplyAdd(A2, B2, Vector2.Pi)) + Bits(Vector2.MultiplyAddEstimate(A2, B2, Vector2.Pi)) + Bits(Vector2.Sum(A2)) + Bits(Vector2.Dot(A2, B2)) + Bits(A2.Length()) + Bits(Vector2.Normalize(A2)) + Bits(Vector2.Distance(A2, B2)) + Bits(Vector2.DistanceSquared(A2, B2)) + Bits(Vector2.Reflect(A2, Vector2.Normalize(B2))) + Bits(Vector2.Cross(A2, B2));

    public static string Curves2() => Bits(Vector2.Sin(A2)) + Bits(Vector2.Sin(B2)) + Bits(Vector2.Cos(A2)) + Bits(Vector2.Cos(B2)) + Bits(Vector2.SinCos(A2)) + Bits(Vector2.SinCos(B2)) + Vector2.Exp(A2).ToString("G5") + Vector2.Exp(B2).ToString("G5") + Vector2.Log(A2).ToString("G5") + Vector2.Log(B2).ToString("G5") + Vector2.Log2(A2).ToString("G5") + Vector2.Log2(B2).ToString("G5") + Bits(Vector2.Hypot(A2, B2)) + Vector2.Exp(C2).ToString("G5") + Vector2.Log(C2).ToString("G5") + Vector2.Log2(C2).ToString("G5") + Bits(Vector2.Sin(C2));

    public static string Kinds2() => Bits(Vector2.IsEvenInteger(B2)) + Bits(Vector2.IsEvenInteger(C2)) + Bits(Vector2.IsFinite(B2)) + Bits(Vector2.IsFinite(C2)) + Bits(Vector2.IsInfinity(B2)) + Bits(Vector2.IsInfinity(C2)) + Bits(Vector2.IsInteger(B2)) + Bits(Vector2.IsInteger(C2)) + Bits(Vector2.IsNaN(B2)) + Bits(Vector2.IsNaN(C2)) + Bits(Vector2.IsNegative(B2)) + Bits(Vector2.IsNegative(C2)) + Bits(Vector2.IsNegativeInfinity(B2)) + Bits(Vector2.IsNegativeInfinity(C2)) + Bits(Vector2.IsNormal(B2)) + Bits(Vector2.IsNormal(C2)) + Bits(Vector2.IsOddInteger(B2)) + Bits(Vector2.IsOddInteger(C2)) + Bits(Vector2.IsPositive(B2)) + Bits(Vector2.IsPositive(C2)) + Bits(Vector2.IsPositiveInfinity(B2)) + Bits(Vector2.IsPositiveInfinity(C2)) + Bits(Vector2.IsSubnormal(B2)) + Bits(Vector2.IsSubnormal(C2)) + Bits(Vector2.IsZero(B2)) + Bits(Vector2.IsZero(C2));

    public static string Comparisons2() => Bits(Vector2.Equals(A2, B2)) + Bits(Vector2.Equals(A2, C2)) + Bits(Vector2.GreaterThan(A2, B2)) + Bits(Vector2.GreaterThan(A2, C2)) + Bits(Vector2.GreaterThanOrEqual(A2, B2)) + Bits(Vector2.GreaterThanOrEqual(A2, C2)) + Bits(Vector2.LessThan(A2, B2)) + Bits(Vector2.LessThan(A2, C2)) + Bits(Vector2.LessThanOrEqual(A2, B2)) + Bits(Vector2.LessThanOrEqual(A2, C2)) + Vector2.EqualsAll(A2, B2) + Vector2.EqualsAll(A2, A2) + Vector2.EqualsAll(C2, C2) + Vector2.EqualsAny(A2, B2) + Vector2.EqualsAny(A2, A2) + Vector2.EqualsAny(C2, C2) + Vector2.GreaterThanAll(A2, B2) + Vector2.GreaterThanAll(A2, A2) + Vector2.GreaterThanAll(C2, C2) + Vector2.GreaterThanAny(A2, B2) + Vector2.GreaterThanAny(A2, A2) + Vector2.GreaterThanAny(C2, C2) + Vector2.GreaterThanOrEqualAll(A2, B2) + Vector2.GreaterThanOrEqualAll(A2, A2) + Vector2.GreaterThanOrEqualAll(C2, C2) + Vector2.GreaterThanOrEqualAny(A2, B2) + Vector2.GreaterThanOrEqualAny(A2, A2) + Vector2.GreaterThanOrEqualAny(C2, C2) + Vector2.LessThanAll(A2, B2) + Vector2.LessThanAll(A2, A2) + Vector2.LessThanAll(C2, C2) + Vector2.LessThanAny(A2, B2) + Vector2.LessThanAny(A2, A2) + Vector2.LessThanAny(C2, C2) + Vector2.LessThanOrEqualAll(A2, B2) + Vector2.LessThanOrEqualAll(A2, A2) + Vector2.LessThanOrEqualAll(C2, C2) + Vector2.LessThanOrEqualAny(A2, B2) + Vector2.LessThanOrEqualAny(A2, A2) + Vector2.LessThanOrEqualAny(C2, C2);

    public static string Places2() => "" + Vector2.All(A2, -0.3f) + Vector2.All(Vector2.One, 1) + Vector2.All(C2, 0) + Vector2.All(Vector2.Zero, 1) + Vector2.Any(A2, -0.3f) + Vector2.Any(Vector2.One, 1) + Vector2.Any(C2, 0) + Vector2.Any(Vector2.Zero, 1) + Vector2.None(A2, -0.3f) + Vector2.None(Vector2.One, 1) + Vector2.None(C2, 0) + Vector2.None(Vector2.Zero, 1) + Vector2.Count(A2, -0.3f) + Vector2.Count(Vector2.One, 1) + Vector2.Count(C2, 0) + Vector2.Count(Vector2.Zero, 1) + Vector2.IndexOf(A2, -0.3f) + Vector2.IndexOf(Vector2.One, 1) + Vector2.IndexOf(C2, 0) + Vector2.IndexOf(Vector2.Zero, 1) + Vector2.LastIndexOf(A2, -0.3f) + Vector2.LastIndexOf(Vector2.One, 1) + Vector2.LastIndexOf(C2, 0) + Vector2.LastIndexOf(Vector2.Zero, 1) + " " + Vector2.AllWhereAllBitsSet(Vector2.AllBitsSet) + Vector2.AllWhereAllBitsSet(Vector2.LessThan(A2, B2)) + Vector2.AllWhereAllBitsSet(A2) + Vector2.AnyWhereAllBitsSet(Vector2.AllBitsSet) + Vector2.AnyWhereAllBitsSet(Vector2.LessThan(A2, B2)) + Vector2.AnyWhereAllBitsSet(A2) + Vector2.NoneWhereAllBitsSet(Vector2.AllBitsSet) + Vector2.NoneWhereAllBitsSet(Vector2.LessThan(A2, B2)) + Vector2.NoneWhereAllBitsSet(A2) + Vector2.CountWhereAllBitsSet(Vector2.AllBitsSet) + Vector2.CountWhereAllBitsSet(Vector2.LessThan(A2, B2)) + Vector2.CountWhereAllBitsSet(A2) + Vector2.IndexOfWhereAllBitsSet(Vector2.AllBitsSet) + Vector2.IndexOfWhereAllBitsSet(Vector2.LessThan(A2, B2)) + Vector2.IndexOfWhereAllBitsSet(A2) + Vector2.LastIndexOfWhereAllBitsSet(Vector2.AllBitsSet) + Vector2.LastIndexOfWhereAllBitsSet(Vector2.LessThan(A2, B2)) + Vector2.LastIndexOfWhereAllBitsSet(A2);

    public static string Elements2() => Bits(Vector2.Shuffle(A2, 1, 0)) + Bits(Vector2.Shuffle(A2, 5, 1)) + Bits(Vector2.Shuffle(A2, 2, 0)) + Bits(A2.GetElement(1)) + Bits(A2.ToScalar()) + Bits(A2.WithElement(1, 9)) + A2.ExtractMostSignificantBits() + " " + C2.ExtractMostSignificantBits() + Name(() => _ = A2[2]) + Name(() => A2.GetElement(-1)) + Name(() => A2.WithElement(2, 1)) + Name(() => A2.CopyTo(new float[1])) + Name(() => A2.CopyTo(new float[2], 1)) + Name(() => A2.CopyTo(new float[2], 2)) + Name(() => A2.CopyTo(null!)) + Name(() => A2.CopyTo(new Span<float>(new float[1]))) + A2.TryCopyTo(new float[1]);

    public static string InMemory2()
    {
        float[] items = (float[])Items.Clone();
        float[] room = new float[6];
        string text = A2.TryCopyTo(room) + string.Join(",", room);
        B2.CopyTo(room.AsSpan(1));
        A2.CopyTo(room, 2);
        text += string.Join(",", room);
        fixed (float* first = items)
        {
            text += Vector2.Load(first + 1) + "" + Vector2.LoadUnsafe(in items[2]) + Vector2.LoadUnsafe(in items[0], 3);
            A2.Store(first + 5);
        }
        B2.StoreUnsafe(ref room[0]);
        A2.StoreUnsafe(ref room[0], 1);
        text += string.Join(",", items) + string.Join(",", room);
        return text;
    }

    private static readonly Vector3 A3 = new(1.5f, -0.3f, 2.7f), B3 = new(-1.5f, 0.7f, 2.7f), C3 = new(float.NaN, -0f, float.NegativeInfinity);

    public static string Constants3() => Bits(Vector3.AllBitsSet) + Bits(Vector3.E) + Bits(Vector3.Epsilon) + Bits(Vector3.NaN) + Bits(Vector3.NegativeInfinity) + Bits(Vector3.NegativeZero) + Bits(Vector3.Pi) + Bits(Vector3.PositiveInfinity) + Bits(Vector3.Tau) + Bits(Vector3.One) + Bits(Vector3.Zero) + Bits(Vector3.UnitX) + Bits(Vector3.UnitY) + Bits(Vector3.Create(3)) + Bits(Vector3.CreateScalar(2)) + Bits(Vector3.CreateScalarUnsafe(2).X) + Bits(Vector3.Create(Items)) + Bits(new Vector3(Items.AsSpan(4))) + Name(() => new Vector3(Items.AsSpan(8))) + Name(() => Vector3.Create(Items.AsSpan(8))) + Bits(Vector3.Create(1, 2, 3)) + Bits(Vector3.Create(A2, 3));

    public static string OfBits3() => Bits(A3 & B3) + Bits(A3 | B3) + Bits(A3 ^ B3) + Bits(~A3) + Bits(+A3) + Bits(A3 << 3) + Bits(A3 >> 3) + Bits(A3 >>> 3) + Bits(A3 << 35) + Bits(Vector3.BitwiseAnd(A3, C3)) + Bits(Vector3.BitwiseOr(A3, Vector3.NegativeZero)) + Bits(Vector3.Xor(A3, C3)) + Bits(Vector3.OnesComplement(C3)) + Bits(Vector3.AndNot(A3, B3)) + Bits(Vector3.ConditionalSelect(Vector3.LessThan(A3, B3), A3, B3)) + Bits(Vector3.ConditionalSelect(B3, A3, Vector3.Zero));

    public static string Functions3() => Bits(Vector3.Truncate(A3)) + Bits(Vector3.Round(A3)) + Bits(Vector3.DegreesToRadians(A3)) + Bits(Vector3.RadiansToDegrees(A3)) + Bits(Vector3.Abs(A3)) + Bits(Vector3.SquareRoot(A3)) + Bits(Vector3.Negate(A3)) + Bits(Vector3.Round(A3, MidpointRounding.ToPositiveInfinity)) + Bits(Vector3.CopySign(A3, B3)) + Bits(Vector3.CopySign(A3, C3)) + Bits(Vector3.CopySign(C3, B3)) + Bits(Vector3.Min(A3, B3)) + Bits(Vector3.Min(A3, C3)) + Bits(Vector3.Min(C3, B3)) + Bits(Vector3.Max(A3, B3)) + Bits(Vector3.Max(A3, C3)) + Bits(Vector3.Max(C3, B3)) + Bits(Vector3.MinNumber(A3, B3)) + Bits(Vector3.MinNumber(A3, C3)) + Bits(Vector3.MinNumber(C3, B3)) + Bits(Vector3.MaxNumber(A3, B3)) + Bits(Vector3.MaxNumber(A3, C3)) + Bits(Vector3.MaxNumber(C3, B3)) + Bits(Vector3.MinMagnitude(A3, B3)) + Bits(Vector3.MinMagnitude(A3, C3)) + Bits(Vector3.MinMagnitude(C3, B3)) + Bits(Vector3.MaxMagnitude(A3, B3)) + Bits(Vector3.MaxMagnitude(A3, C3)) + Bits(Vector3.MaxMagnitude(C3, B3)) + Bits(Vector3.MinMagnitudeNumber(A3, B3)) + Bits(Vector3.MinMagnitudeNumber(A3, C3)) + Bits(Vector3.MinMagnitudeNumber(C3, B3)) + Bits(Vector3.MaxMagnitudeNumber(A3, B3)) + Bits(Vector3.MaxMagnitudeNumber(A3, C3)) + Bits(Vector3.MaxMagnitudeNumber(C3, B3)) + Bits(Vector3.MinNative(A3, B3)) + Bits(Vector3.MinNative(A3, C3)) + Bits(Vector3.MinNative(C3, B3)) + Bits(Vector3.MaxNative(A3, B3)) + Bits(Vector3.MaxNative(A3, C3)) + Bits(Vector3.MaxNative(C3, B3)) + Bits(Vector3.Clamp(A3, B3, Vector3.One)) + Bits(Vector3.ClampNative(A3, B3, Vector3.One)) + Bits(Vector3.Lerp(A3, B3, 0.3f)) + Bits(Vector3.Lerp(A3, B3, B3)) + Bits(Vector3.FusedMultiplyAdd(A3, B3, Vector3.Pi)) + Bits(Vector3.MultiplyAddEstimate(A3, B3, Vector3.Pi)) + Bits(Vector3.Sum(A3)) + Bits(Vector3.Dot(A3, B3)) + Bits(A3.Length()) + Bits(Vector3.Normalize(A3)) + Bits(Vector3.Distance(A3, B3)) + Bits(Vector3.DistanceSquared(A3, B3)) + Bits(Vector3.Reflect(A3, Vector3.Normalize(B3))) + Bits(Vector3.Cross(A3, B3));

    public static string Curves3() => Bits(Vector3.Sin(A3)) + Bits(Vector3.Sin(B3)) + Bits(Vector3.Cos(A3)) + Bits(Vector3.Cos(B3)) + Bits(Vector3.SinCos(A3)) + Bits(Vector3.SinCos(B3)) + Vector3.Exp(A3).ToString("G5") + Vector3.Exp(B3).ToString("G5") + Vector3.Log(A3).ToString("G5") + Vector3.Log(B3).ToString("G5") + Vector3.Log2(A3).ToString("G5") + Vector3.Log2(B3).ToString("G5") + Bits(Vector3.Hypot(A3, B3)) + Vector3.Exp(C3).ToString("G5") + Vector3.Log(C3).ToString("G5") + Vector3.Log2(C3).ToString("G5") + Bits(Vector3.Sin(C3));

    public static string Kinds3() => Bits(Vector3.IsEvenInteger(B3)) + Bits(Vector3.IsEvenInteger(C3)) + Bits(Vector3.IsFinite(B3)) + Bits(Vector3.IsFinite(C3)) + Bits(Vector3.IsInfinity(B3)) + Bits(Vector3.IsInfinity(C3)) + Bits(Vector3.IsInteger(B3)) + Bits(Vector3.IsInteger(C3)) + Bits(Vector3.IsNaN(B3)) + Bits(Vector3.IsNaN(C3)) + Bits(Vector3.IsNegative(B3)) + Bits(Vector3.IsNegative(C3)) + Bits(Vector3.IsNegativeInfinity(B3)) + Bits(Vector3.IsNegativeInfinity(C3)) + Bits(Vector3.IsNormal(B3)) + Bits(Vector3.IsNormal(C3)) + Bits(Vector3.IsOddInteger(B3)) + Bits(Vector3.IsOddInteger(C3)) + Bits(Vector3.IsPositive(B3)) + Bits(Vector3.IsPositive(C3)) + Bits(Vector3.IsPositiveInfinity(B3)) + Bits(Vector3.IsPositiveInfinity(C3)) + Bits(Vector3.IsSubnormal(B3)) + Bits(Vector3.IsSubnormal(C3)) + Bits(Vector3.IsZero(B3)) + Bits(Vector3.IsZero(C3));

    public static string Comparisons3() => Bits(Vector3.Equals(A3, B3)) + Bits(Vector3.Equals(A3, C3)) + Bits(Vector3.GreaterThan(A3, B3)) + Bits(Vector3.GreaterThan(A3, C3)) + Bits(Vector3.GreaterThanOrEqual(A3, B3)) + Bits(Vector3.GreaterThanOrEqual(A3, C3)) + Bits(Vector3.LessThan(A3, B3)) + Bits(Vector3.LessThan(A3, C3)) + Bits(Vector3.LessThanOrEqual(A3, B3)) + Bits(Vector3.LessThanOrEqual(A3, C3)) + Vector3.EqualsAll(A3, B3) + Vector3.EqualsAll(A3, A3) + Vector3.EqualsAll(C3, C3) + Vector3.EqualsAny(A3, B3) + Vector3.EqualsAny(A3, A3) + Vector3.EqualsAny(C3, C3) + Vector3.GreaterThanAll(A3, B3) + Vector3.GreaterThanAll(A3, A3) + Vector3.GreaterThanAll(C3, C3) + Vector3.GreaterThanAny(A3, B3) + Vector3.GreaterThanAny(A3, A3) + Vector3.GreaterThanAny(C3, C3) + Vector3.GreaterThanOrEqualAll(A3, B3) + Vector3.GreaterThanOrEqualAll(A3, A3) + Vector3.GreaterThanOrEqualAll(C3, C3) + Vector3.GreaterThanOrEqualAny(A3, B3) + Vector3.GreaterThanOrEqualAny(A3, A3) + Vector3.GreaterThanOrEqualAny(C3, C3) + Vector3.LessThanAll(A3, B3) + Vector3.LessThanAll(A3, A3) + Vector3.LessThanAll(C3, C3) + Vector3.LessThanAny(A3, B3) + Vector3.LessThanAny(A3, A3) + Vector3.LessThanAny(C3, C3) + Vector3.LessThanOrEqualAll(A3, B3) + Vector3.LessThanOrEqualAll(A3, A3) + Vector3.LessThanOrEqualAll(C3, C3) + Vector3.LessThanOrEqualAny(A3, B3) + Vector3.LessThanOrEqualAny(A3, A3) + Vector3.LessThanOrEqualAny(C3, C3);

    public static string Places3() => "" + Vector3.All(A3, -0.3f) + Vector3.All(Vector3.One, 1) + Vector3.All(C3, 0) + Vector3.All(Vector3.Zero, 1) + Vector3.Any(A3, -0.3f) + Vector3.Any(Vector3.One, 1) + Vector3.Any(C3, 0) + Vector3.Any(Vector3.Zero, 1) + Vector3.None(A3, -0.3f) + Vector3.None(Vector3.One, 1) + Vector3.None(C3, 0) + Vector3.None(Vector3.Zero, 1) + Vector3.Count(A3, -0.3f) + Vector3.Count(Vector3.One, 1) + Vector3.Count(C3, 0) + Vector3.Count(Vector3.Zero, 1) + Vector3.IndexOf(A3, -0.3f) + Vector3.IndexOf(Vector3.One, 1) + Vector3.IndexOf(C3, 0) + Vector3.IndexOf(Vector3.Zero, 1) + Vector3.LastIndexOf(A3, -0.3f) + Vector3.LastIndexOf(Vector3.One, 1) + Vector3.LastIndexOf(C3, 0) + Vector3.LastIndexOf(Vector3.Zero, 1) + " " + Vector3.AllWhereAllBitsSet(Vector3.AllBitsSet) + Vector3.AllWhereAllBitsSet(Vector3.LessThan(A3, B3)) + Vector3.AllWhereAllBitsSet(A3) + Vector3.AnyWhereAllBitsSet(Vector3.AllBitsSet) + Vector3.AnyWhereAllBitsSet(Vector3.LessThan(A3, B3)) + Vector3.AnyWhereAllBitsSet(A3) + Vector3.NoneWhereAllBitsSet(Vector3.AllBitsSet) + Vector3.NoneWhereAllBitsSet(Vector3.LessThan(A3, B3)) + Vector3.NoneWhereAllBitsSet(A3) + Vector3.CountWhereAllBitsSet(Vector3.AllBitsSet) + Vector3.CountWhereAllBitsSet(Vector3.LessThan(A3, B3)) + Vector3.CountWhereAllBitsSet(A3) + Vector3.IndexOfWhereAllBitsSet(Vector3.AllBitsSet) + Vector3.IndexOfWhereAllBitsSet(Vector3.LessThan(A3, B3)) + Vector3.IndexOfWhereAllBitsSet(A3) + Vector3.LastIndexOfWhereAllBitsSet(Vector3.AllBitsSet) + Vector3.LastIndexOfWhereAllBitsSet(Vector3.LessThan(A3, B3)) + Vector3.LastIndexOfWhereAllBitsSet(A3);

    public static string Elements3() => Bits(Vector3.Shuffle(A3, 2, 0, 1)) + Bits(Vector3.Shuffle(A3, 3, 0, 0)) + Bits(Vector3.Shuffle(A3, 1, 1, 200)) + Bits(A3.GetElement(1)) + Bits(A3.ToScalar()) + Bits(A3.WithElement(1, 9)) + A3.ExtractMostSignificantBits() + " " + C3.ExtractMostSignificantBits() + Name(() => _ = A3[3]) + Name(() => A3.GetElement(-1)) + Name(() => A3.WithElement(3, 1)) + Name(() => A3.CopyTo(new float[1])) + Name(() => A3.CopyTo(new float[3], 1)) + Name(() => A3.CopyTo(new float[3], 3)) + Name(() => A3.CopyTo(null!)) + Name(() => A3.CopyTo(new Span<float>(new float[1]))) + A3.TryCopyTo(new float[1]);

    public static string InMemory3()
    {
        float[] items = (float[])Items.Clone();
        float[] room = new float[6];
        string text = A3.TryCopyTo(room) + string.Join(",", room);
        B3.CopyTo(room.AsSpan(1));
        A3.CopyTo(room, 2);
        text += string.Join(",", room);
        fixed (float* first = items)
        {
            text += Vector3.Load(first + 1) + "" + Vector3.LoadUnsafe(in items[2]) + Vector3.LoadUnsafe(in items[0], 3);
            A3.Store(first + 5);
        }
        B3.StoreUnsafe(ref room[0]);
        A3.StoreUnsafe(ref room[0], 1);
        text += string.Join(",", items) + string.Join(",", room);
        return text;
    }

    private static readonly Vector4 A4 = new(1.5f, -0.3f, 2.7f, -4), B4 = new(-1.5f, 0.7f, 2.7f, 8), C4 = new(float.NaN, -0f, float.NegativeInfinity, 1e-40f);

    public static string Constants4() => Bits(Vector4.AllBitsSet) + Bits(Vector4.E) + Bits(Vector4.Epsilon) + Bits(Vector4.NaN) + Bits(Vector4.NegativeInfinity) + Bits(Vector4.NegativeZero) + Bits(Vector4.Pi) + Bits(Vector4.PositiveInfinity) + Bits(Vector4.Tau) + Bits(Vector4.One) + Bits(Vector4.Zero) + Bits(Vector4.UnitX) + Bits(Vector4.UnitY) + Bits(Vector4.Create(3)) + Bits(Vector4.CreateScalar(2)) + Bits(Vector4.CreateScalarUnsafe(2).X) + Bits(Vector4.Create(Items)) + Bits(new Vector4(Items.AsSpan(4))) + Name(() => new Vector4(Items.AsSpan(8))) + Name(() => Vector4.Create(Items.AsSpan(8))) + Bits(Vector4.Create(1, 2, 3, 4)) + Bits(Vector4.Create(A2, 3, 4)) + Bits(Vector4.Create(A3, 4));

    public static string OfBits4() => Bits(A4 & B4) + Bits(A4 | B4) + Bits(A4 ^ B4) + Bits(~A4) + Bits(+A4) + Bits(A4 << 3) + Bits(A4 >> 3) + Bits(A4 >>> 3) + Bits(A4 << 35) + Bits(Vector4.BitwiseAnd(A4, C4)) + Bits(Vector4.BitwiseOr(A4, Vector4.NegativeZero)) + Bits(Vector4.Xor(A4, C4)) + Bits(Vector4.OnesComplement(C4)) + Bits(Vector4.AndNot(A4, B4)) + Bits(Vector4.ConditionalSelect(Vector4.LessThan(A4, B4), A4, B4)) + Bits(Vector4.ConditionalSelect(B4, A4, Vector4.Zero));

    public static string Functions4() => Bits(Vector4.Truncate(A4)) + Bits(Vector4.Round(A4)) + Bits(Vector4.DegreesToRadians(A4)) + Bits(Vector4.RadiansToDegrees(A4)) + Bits(Vector4.Abs(A4)) + Bits(Vector4.SquareRoot(A4)) + Bits(Vector4.Negate(A4)) + Bits(Vector4.Round(A4, MidpointRounding.ToPositiveInfinity)) + Bits(Vector4.CopySign(A4, B4)) + Bits(Vector4.CopySign(A4, C4)) + Bits(Vector4.CopySign(C4, B4)) + Bits(Vector4.Min(A4, B4)) + Bits(Vector4.Min(A4, C4)) + Bits(Vector4.Min(C4, B4)) + Bits(Vector4.Max(A4, B4)) + Bits(Vector4.Max(A4, C4)) + Bits(Vector4.Max(C4, B4)) + Bits(Vector4.MinNumber(A4, B4)) + Bits(Vector4.MinNumber(A4, C4)) + Bits(Vector4.MinNumber(C4, B4)) + Bits(Vector4.MaxNumber(A4, B4)) + Bits(Vector4.MaxNumber(A4, C4)) + Bits(Vector4.MaxNumber(C4, B4)) + Bits(Vector4.MinMagnitude(A4, B4)) + Bits(Vector4.MinMagnitude(A4, C4)) + Bits(Vector4.MinMagnitude(C4, B4)) + Bits(Vector4.MaxMagnitude(A4, B4)) + Bits(Vector4.MaxMagnitude(A4, C4)) + Bits(Vector4.MaxMagnitude(C4, B4)) + Bits(Vector4.MinMagnitudeNumber(A4, B4)) + Bits(Vector4.MinMagnitudeNumber(A4, C4)) + Bits(Vector4.MinMagnitudeNumber(C4, B4)) + Bits(Vector4.MaxMagnitudeNumber(A4, B4)) + Bits(Vector4.MaxMagnitudeNumber(A4, C4)) + Bits(Vector4.MaxMagnitudeNumber(C4, B4)) + Bits(Vector4.MinNative(A4, B4)) + Bits(Vector4.MinNative(A4, C4)) + Bits(Vector4.MinNative(C4, B4)) + Bits(Vector4.MaxNative(A4, B4)) + Bits(Vector4.MaxNative(A4, C4)) + Bits(Vector4.MaxNative(C4, B4)) + Bits(Vector4.Clamp(A4, B4, Vector4.One)) + Bits(Vector4.ClampNative(A4, B4, Vector4.One)) + Bits(Vector4.Lerp(A4, B4, 0.3f)) + Bits(Vector4.Lerp(A4, B4, B4)) + Bits(Vector4.FusedMultiplyAdd(A4, B4, Vector4.Pi)) + Bits(Vector4.MultiplyAddEstimate(A4, B4, Vector4.Pi)) + Bits(Vector4.Sum(A4)) + Bits(Vector4.Dot(A4, B4)) + Bits(A4.Length()) + Bits(Vector4.Normalize(A4)) + Bits(Vector4.Distance(A4, B4)) + Bits(Vector4.DistanceSquared(A4, B4)) + Bits(Vector4.Cross(A4, B4));

    public static string Curves4() => Bits(Vector4.Sin(A4)) + Bits(Vector4.Sin(B4)) + Bits(Vector4.Cos(A4)) + Bits(Vector4.Cos(B4)) + Bits(Vector4.SinCos(A4)) + Bits(Vector4.SinCos(B4)) + Vector4.Exp(A4).ToString("G5") + Vector4.Exp(B4).ToString("G5") + Vector4.Log(A4).ToString("G5") + Vector4.Log(B4).ToString("G5") + Vector4.Log2(A4).ToString("G5") + Vector4.Log2(B4).ToString("G5") + Bits(Vector4.Hypot(A4, B4)) + Vector4.Exp(C4).ToString("G5") + Vector4.Log(C4).ToString("G5") + Vector4.Log2(C4).ToString("G5") + Bits(Vector4.Sin(C4));

    public static string Kinds4() => Bits(Vector4.IsEvenInteger(B4)) + Bits(Vector4.IsEvenInteger(C4)) + Bits(Vector4.IsFinite(B4)) + Bits(Vector4.IsFinite(C4)) + Bits(Vector4.IsInfinity(B4)) + Bits(Vector4.IsInfinity(C4)) + Bits(Vector4.IsInteger(B4)) + Bits(Vector4.IsInteger(C4)) + Bits(Vector4.IsNaN(B4)) + Bits(Vector4.IsNaN(C4)) + Bits(Vector4.IsNegative(B4)) + Bits(Vector4.IsNegative(C4)) + Bits(Vector4.IsNegativeInfinity(B4)) + Bits(Vector4.IsNegativeInfinity(C4)) + Bits(Vector4.IsNormal(B4)) + Bits(Vector4.IsNormal(C4)) + Bits(Vector4.IsOddInteger(B4)) + Bits(Vector4.IsOddInteger(C4)) + Bits(Vector4.IsPositive(B4)) + Bits(Vector4.IsPositive(C4)) + Bits(Vector4.IsPositiveInfinity(B4)) + Bits(Vector4.IsPositiveInfinity(C4)) + Bits(Vector4.IsSubnormal(B4)) + Bits(Vector4.IsSubnormal(C4)) + Bits(Vector4.IsZero(B4)) + Bits(Vector4.IsZero(C4));

    public static string Comparisons4() => Bits(Vector4.Equals(A4, B4)) + Bits(Vector4.Equals(A4, C4)) + Bits(Vector4.GreaterThan(A4, B4)) + Bits(Vector4.GreaterThan(A4, C4)) + Bits(Vector4.GreaterThanOrEqual(A4, B4)) + Bits(Vector4.GreaterThanOrEqual(A4, C4)) + Bits(Vector4.LessThan(A4, B4)) + Bits(Vector4.LessThan(A4, C4)) + Bits(Vector4.LessThanOrEqual(A4, B4)) + Bits(Vector4.LessThanOrEqual(A4, C4)) + Vector4.EqualsAll(A4, B4) + Vector4.EqualsAll(A4, A4) + Vector4.EqualsAll(C4, C4) + Vector4.EqualsAny(A4, B4) + Vector4.EqualsAny(A4, A4) + Vector4.EqualsAny(C4, C4) + Vector4.GreaterThanAll(A4, B4) + Vector4.GreaterThanAll(A4, A4) + Vector4.GreaterThanAll(C4, C4) + Vector4.GreaterThanAny(A4, B4) + Vector4.GreaterThanAny(A4, A4) + Vector4.GreaterThanAny(C4, C4) + Vector4.GreaterThanOrEqualAll(A4, B4) + Vector4.GreaterThanOrEqualAll(A4, A4) + Vector4.GreaterThanOrEqualAll(C4, C4) + Vector4.GreaterThanOrEqualAny(A4, B4) + Vector4.GreaterThanOrEqualAny(A4, A4) + Vector4.GreaterThanOrEqualAny(C4, C4) + Vector4.LessThanAll(A4, B4) + Vector4.LessThanAll(A4, A4) + Vector4.LessThanAll(C4, C4) + Vector4.LessThanAny(A4, B4) + Vector4.LessThanAny(A4, A4) + Vector4.LessThanAny(C4, C4) + Vector4.LessThanOrEqualAll(A4, B4) + Vector4.LessThanOrEqualAll(A4, A4) + Vector4.LessThanOrEqualAll(C4, C4) + Vector4.LessThanOrEqualAny(A4, B4) + Vector4.LessThanOrEqualAny(A4, A4) + Vector4.LessThanOrEqualAny(C4, C4);

    public static string Places4() => "" + Vector4.All(A4, -0.3f) + Vector4.All(Vector4.One, 1) + Vector4.All(C4, 0) + Vector4.All(Vector4.Zero, 1) + Vector4.Any(A4, -0.3f) + Vector4.Any(Vector4.One, 1) + Vector4.Any(C4, 0) + Vector4.Any(Vector4.Zero, 1) + Vector4.None(A4, -0.3f) + Vector4.None(Vector4.One, 1) + Vector4.None(C4, 0) + Vector4.None(Vector4.Zero, 1) + Vector4.Count(A4, -0.3f) + Vector4.Count(Vector4.One, 1) + Vector4.Count(C4, 0) + Vector4.Count(Vector4.Zero, 1) + Vector4.IndexOf(A4, -0.3f) + Vector4.IndexOf(Vector4.One, 1) + Vector4.IndexOf(C4, 0) + Vector4.IndexOf(Vector4.Zero, 1) + Vector4.LastIndexOf(A4, -0.3f) + Vector4.LastIndexOf(Vector4.One, 1) + Vector4.LastIndexOf(C4, 0) + Vector4.LastIndexOf(Vector4.Zero, 1) + " " + Vector4.AllWhereAllBitsSet(Vector4.AllBitsSet) + Vector4.AllWhereAllBitsSet(Vector4.LessThan(A4, B4)) + Vector4.AllWhereAllBitsSet(A4) + Vector4.AnyWhereAllBitsSet(Vector4.AllBitsSet) + Vector4.AnyWhereAllBitsSet(Vector4.LessThan(A4, B4)) + Vector4.AnyWhereAllBitsSet(A4) + Vector4.NoneWhereAllBitsSet(Vector4.AllBitsSet) + Vector4.NoneWhereAllBitsSet(Vector4.LessThan(A4, B4)) + Vector4.NoneWhereAllBitsSet(A4) + Vector4.CountWhereAllBitsSet(Vector4.AllBitsSet) + Vector4.CountWhereAllBitsSet(Vector4.LessThan(A4, B4)) + Vector4.CountWhereAllBitsSet(A4) + Vector4.IndexOfWhereAllBitsSet(Vector4.AllBitsSet) + Vector4.IndexOfWhereAllBitsSet(Vector4.LessThan(A4, B4)) + Vector4.IndexOfWhereAllBitsSet(A4) + Vector4.LastIndexOfWhereAllBitsSet(Vector4.AllBitsSet) + Vector4.LastIndexOfWhereAllBitsSet(Vector4.LessThan(A4, B4)) + Vector4.LastIndexOfWhereAllBitsSet(A4);

    public static string Elements4() => Bits(Vector4.Shuffle(A4, 3, 2, 1, 0)) + Bits(Vector4.Shuffle(A4, 0, 4, 1, 1)) + Bits(Vector4.Shuffle(A4, 2, 2, 2, 255)) + Bits(A4.GetElement(1)) + Bits(A4.ToScalar()) + Bits(A4.WithElement(1, 9)) + A4.ExtractMostSignificantBits() + " " + C4.ExtractMostSignificantBits() + Name(() => _ = A4[4]) + Name(() => A4.GetElement(-1)) + Name(() => A4.WithElement(4, 1)) + Name(() => A4.CopyTo(new float[1])) + Name(() => A4.CopyTo(new float[4], 1)) + Name(() => A4.CopyTo(new float[4], 4)) + Name(() => A4.CopyTo(null!)) + Name(() => A4.CopyTo(new Span<float>(new float[1]))) + A4.TryCopyTo(new float[1]);

    public static string InMemory4()
    {
        float[] items = (float[])Items.Clone();
        float[] room = new float[6];
        string text = A4.TryCopyTo(room) + string.Join(",", room);
        B4.CopyTo(room.AsSpan(1));
        A4.CopyTo(room, 2);
        text += string.Join(",", room);
        fixed (float* first = items)
        {
            text += Vector4.Load(first + 1) + "" + Vector4.LoadUnsafe(in items[2]) + Vector4.LoadUnsafe(in items[0], 3);
            A4.Store(first + 5);
        }
        B4.StoreUnsafe(ref room[0]);
        A4.StoreUnsafe(ref room[0], 1);
        text += string.Join(",", items) + string.Join(",", room);
        return text;
    }

    private static string Each(Func<Vector<float>, Vector<float>, Vector<float>> function)
    {
        string text = "";
        float[] left = { 0.5f, -2, 3.25f, 10 }, right = { 1.5f, 2, -0.25f, 0.1f };
        for (int i = 0; i < 4; i++) text += Bits(function(new Vector<float>(left[i]), new Vector<float>(right[i]))[0]);
        return text;
    }

    private static string Each(Func<Vector<double>, Vector<double>, Vector<double>> function)
    {
        string text = "";
        double[] left = { 0.5, -2, 3.25, 10 }, right = { 1.5, 2, -0.25, 0.1 };
        for (int i = 0; i < 4; i++) text += function(new Vector<double>(left[i]), new Vector<double>(right[i]))[0] + " ";
        return text;
    }

    private static string Rounded(Func<Vector<float>, Vector<float>, Vector<float>> function)
    {
        string text = "";
        foreach (float item in new float[] { 0.5f, -2, 3.25f, 10 }) text += function(new Vector<float>(item), new Vector<float>(item))[0].ToString("G5") + " ";
        return text;
    }

    private static string Rounded(Func<Vector<double>, Vector<double>, Vector<double>> function)
    {
        string text = "";
        foreach (double item in new double[] { 0.5, -2, 3.25, 10 }) text += function(new Vector<double>(item), new Vector<double>(item))[0].ToString("G5") + " ";
        return text;
    }

    public static string OfAnySize() =>
        Each((Vector<float> x, Vector<float> y) => Vector.Sin(x)) + Each((Vector<float> x, Vector<float> y) => Vector.Cos(x)) + Rounded((Vector<float> x, Vector<float> y) => Vector.Exp(x)) + Rounded((Vector<float> x, Vector<float> y) => Vector.Log(x)) + Rounded((Vector<float> x, Vector<float> y) => Vector.Log2(x)) + Each((Vector<float> x, Vector<float> y) => Vector.DegreesToRadians(x)) + Each((Vector<float> x, Vector<float> y) => Vector.RadiansToDegrees(x)) + Each((Vector<double> x, Vector<double> y) => Vector.Sin(x)) + Each((Vector<double> x, Vector<double> y) => Vector.Cos(x)) + Rounded((Vector<double> x, Vector<double> y) => Vector.Exp(x)) + Rounded((Vector<double> x, Vector<double> y) => Vector.Log(x)) + Rounded((Vector<double> x, Vector<double> y) => Vector.Log2(x)) + Each((Vector<double> x, Vector<double> y) => Vector.DegreesToRadians(x)) + Each((Vector<double> x, Vector<double> y) => Vector.RadiansToDegrees(x)) + Each((Vector<float> x, Vector<float> y) => Vector.Hypot(x, y)) + Each((Vector<float> x, Vector<float> y) => Vector.MinNative(x, y)) + Each((Vector<float> x, Vector<float> y) => Vector.MaxNative(x, y)) + Each((Vector<double> x, Vector<double> y) => Vector.Hypot(x, y)) + Each((Vector<double> x, Vector<double> y) => Vector.MinNative(x, y)) + Each((Vector<double> x, Vector<double> y) => Vector.MaxNative(x, y)) + Each((Vector<float> x, Vector<float> y) => Vector.Lerp(x, y, y)) + Each((Vector<float> x, Vector<float> y) => Vector.MultiplyAddEstimate(x, y, x)) + Each((Vector<float> x, Vector<float> y) => Vector.ClampNative(x, y, x + y)) + Each((Vector<float> x, Vector<float> y) => Vector.SinCos(x).Sin) + Each((Vector<float> x, Vector<float> y) => Vector.CreateScalarUnsafe(x[0])) + Each((Vector<double> x, Vector<double> y) => Vector.Lerp(x, y, y)) + Each((Vector<double> x, Vector<double> y) => Vector.MultiplyAddEstimate(x, y, x)) + Each((Vector<double> x, Vector<double> y) => Vector.ClampNative(x, y, x + y)) + Each((Vector<double> x, Vector<double> y) => Vector.SinCos(x).Sin) + Each((Vector<double> x, Vector<double> y) => Vector.CreateScalarUnsafe(x[0]))
        + Vector.ConvertToInt32Native(new Vector<float>(-2.7f))[0] + Vector.ConvertToUInt32Native(new Vector<float>(2.7f))[0] + Vector.ConvertToInt64Native(new Vector<double>(-2.7))[0] + Vector.ConvertToUInt64Native(new Vector<double>(2.7))[0] + float.MultiplyAddEstimate(0.1f, 10, -1) + double.MultiplyAddEstimate(0.1, 10, -1);
}
