using System;
using System.Collections.Generic;
using System.Numerics;

namespace Conformance;

public static class GenericMath
{
    private static T Sum<T>(IEnumerable<T> items) where T : INumber<T> { T s = T.Zero; foreach (T x in items) s += x; return s; }
    private static T Power<T>(T b, int n) where T : IMultiplyOperators<T, T, T>, IMultiplicativeIdentity<T, T> { T r = T.MultiplicativeIdentity; for (; n > 0; n--) r *= b; return r; }

    public static (int, double, long, float) SumOverNumberTypes() => (Sum([1, 2, 3]), Sum([0.5, 0.25]), Sum([1L << 40, 1L]), Sum([0.1f, 0.2f]));
    public static byte SumOfBytesWraps() => Sum<byte>([200, 100]);
    public static (int, double, ulong) PowerOverTypes() => (Power(3, 5), Power(1.5, 3), Power(10UL, 19));
    public static string DecimalSum() => Sum([0.1m, 0.20m]).ToString();
    public static string Average() { static double Avg<T>(params T[] a) where T : INumber<T> => double.CreateChecked(Sum(a)) / a.Length; return $"{Avg(1, 2)} {Avg(1.5f, 2.5f)}"; }
    public static int CreateConversions() => int.CreateTruncating(3.9) * 10000 + byte.CreateSaturating(999) * 10 + byte.CreateTruncating(257);
    public static int CreateCheckedThrows() => byte.CreateChecked(300);
    public static (int, int) MinMaxValues() { static (T, T) Range<T>() where T : IMinMaxValue<T> => (T.MinValue, T.MaxValue); var r = Range<short>(); return (r.Item1, r.Item2); }
    public static string ParseThroughInterface() { static T P<T>(string s) where T : IParsable<T> => T.Parse(s, null); return $"{P<int>("12") + 1} {P<double>("2.5") * 2} {P<char>("z")}"; }
    public static T Clamp<T>(T v, T lo, T hi) where T : IComparisonOperators<T, T, bool> => v < lo ? lo : v > hi ? hi : v;
    public static (int, double, char) ComparisonOperators() => (Clamp(50, 0, 10), Clamp(-1.5, 0, 1), Clamp('q', 'a', 'f'));
    public static int BinaryInteger() { static int Bits<T>(T x) where T : IBinaryInteger<T> { int n = 0; while (x != T.Zero) { x &= x - T.One; n++; } return n; } return Bits(255) * 100 + Bits((byte)7) * 10 + Bits(1UL << 63); }
    public static (uint, long) GenericShifts() { static T Mix<T>(T x) where T : IBinaryInteger<T> => (x << 3) ^ (x >>> 2); return (Mix(0xF000000Fu), Mix(-5L)); }
    public static string SignsAndTests() { static string S<T>(T x) where T : INumber<T> => $"{T.Sign(x)}{T.IsNegative(x)}{T.IsZero(x)}{T.Abs(x)};"; return S(-3) + S(0.0) + S(7L); }

    private interface IMonoid<T> where T : IMonoid<T> { static abstract T Empty { get; } static abstract T operator +(T a, T b); static virtual T Twice(T x) => x + x; }
    private readonly record struct Add(int V) : IMonoid<Add> { public static Add Empty => new(0); public static Add operator +(Add a, Add b) => new(a.V + b.V); }
    private readonly record struct Mul(int V) : IMonoid<Mul> { public static Mul Empty => new(1); public static Mul operator +(Mul a, Mul b) => new(a.V * b.V); static Mul IMonoid<Mul>.Twice(Mul x) => new(x.V * 100); }
    private sealed record Text(string V) : IMonoid<Text> { public static Text Empty => new(""); public static Text operator +(Text a, Text b) => new(a.V + b.V); }
    private static T Fold<T>(params T[] a) where T : IMonoid<T> { T r = T.Empty; foreach (T x in a) r += x; return r; }
    public static string StaticAbstractOperators() => $"{Fold(new Add(2), new Add(3)).V} {Fold(new Mul(2), new Mul(3), new Mul(7)).V} {Fold(new Text("a"), new Text("b")).V} {Fold<Mul>().V}";
    public static string StaticVirtualDefault() { static T D<T>(T x) where T : IMonoid<T> => T.Twice(x); return $"{D(new Add(4)).V} {D(new Mul(4)).V} {D(new Text("q")).V}"; }

    private interface INamed { static abstract string Name { get; } static virtual string Full => "default"; static abstract string Show(int x); }
    private struct Alpha : INamed { public static string Name => "alpha"; public static string Show(int x) => "a" + x; }
    private sealed class Beta : INamed { public static string Name => "beta"; static string INamed.Full => "full beta"; public static string Show(int x) => "b" + x; }
    public static string StaticAbstractProperties() { static string N<T>() where T : INamed => T.Name + "/" + T.Full; return N<Alpha>() + " " + N<Beta>(); }
    public static string StaticAbstractAsDelegate() { static string N<T>(int i) where T : INamed { Func<int, string> f = T.Show; return f(i) + f(i + 1); } return N<Alpha>(1) + N<Beta>(2); }

    private readonly struct Complex2(int re, int im) : IAdditionOperators<Complex2, Complex2, Complex2>, IMultiplyOperators<Complex2, Complex2, Complex2>, IMultiplicativeIdentity<Complex2, Complex2>
    {
        public static Complex2 MultiplicativeIdentity => new(1, 0);
        private int Re => re; private int Im => im;
        public static Complex2 operator +(Complex2 a, Complex2 b) => new(a.Re + b.Re, a.Im + b.Im);
        public static Complex2 operator *(Complex2 a, Complex2 b) => new(a.Re * b.Re - a.Im * b.Im, a.Re * b.Im + a.Im * b.Re);
        public override string ToString() => $"{re}+{im}i";
    }
    public static string UserTypeInGenericMath() => Power(new Complex2(1, 2), 4).ToString();
    public static (double, int) GenericDot() { static T Dot<T>(T[] a, T[] b) where T : INumberBase<T> { T s = T.Zero; for (int i = 0; i < a.Length; i++) s += a[i] * b[i]; return s; } return (Dot([1.5, 2], [2, 0.5]), Dot([1, 2, 3], [4, 5, 6])); }
    public static int GenericGcd() { static T Gcd<T>(T a, T b) where T : INumber<T> => b == T.Zero ? a : Gcd(b, a % b); return Gcd(84, 36) * 100 + (int)Gcd(1_000_000L, 64L); }
    public static double GenericRoot() { static T Root<T>(T x) where T : IFloatingPointIeee754<T> => T.Sqrt(x) + T.One / (T.One + T.One); return Root(2.25) + Root(4f); }
    public static int IncrementOperators() { static T Next<T>(T x) where T : IIncrementOperators<T>, IDecrementOperators<T> { x++; ++x; x--; return x; } return Next(5) + Next('a'); }
    public static int CheckedGenericAddThrows() { static T A<T>(T a, T b) where T : INumber<T> => checked(a + b); return A<byte>(200, 100); }
    public static int UncheckedGenericAdd() { static T A<T>(T a, T b) where T : INumber<T> => unchecked(a + b); return A<sbyte>(100, 100); }
}
