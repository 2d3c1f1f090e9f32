using System;
using System.Linq;
using System.Numerics;

namespace Conformance;

public static class VectorsOfNumbers
{
    static string Try(Action a) { try { a(); return "none"; } catch (Exception e) { return e.GetType().Name; } }
    static int[] Ints(int first = 0) => Enumerable.Range(first, Vector<int>.Count).ToArray();
    public static string Elements() { var a = new Vector<int>(3) + Vector<int>.One; return $"{a[0]} {a[1]} {a == new Vector<int>(4)} {a != Vector<int>.Zero} {default(Vector<int>) == Vector<int>.Zero} {a.Equals((object)a)} {a.GetHashCode() == new Vector<int>(4).GetHashCode()}"; }
    public static string Operators() { var a = new Vector<int>(Ints()); var b = new Vector<int>(2); return $"{(a + b)[1]} {(a - b)[1]} {(a * b)[3]} {(a / b)[3]} {(-a)[2]} {(a * 5)[1]} {(5 * a)[2]}"; }
    public static string Sums() { int n = Vector<int>.Count; return $"{Vector.Sum(new Vector<int>(2)) == 2 * n} {Vector.Dot(new Vector<int>(2), new Vector<int>(3)) == 6 * n} {Vector.Sum(new Vector<int>(Ints())) == n * (n - 1) / 2} {Vector.Sum(new Vector<byte>(200)) == (byte)(200 * Vector<byte>.Count)}"; }
    public static string Reals() { var a = new Vector<double>(1.5); var f = new Vector<float>(0.5f); return $"{(a * a)[0]} {(f + f)[1]} {Vector.Max(a, new Vector<double>(2))[0]} {Vector.Min(f, new Vector<float>(-1))[0]} {Vector.Abs(new Vector<double>(-2.5))[1]} {(a / 0.0)[0]}"; }
    public static string Comparisons() { var a = new Vector<int>(Ints()); var b = new Vector<int>(Ints(1)); return $"{Vector.LessThanAll(a, b)} {Vector.LessThanAny(b, a)} {Vector.GreaterThanAll(b, a)} {Vector.EqualsAny(a, b)} {Vector.EqualsAll(a, a)} {Vector.LessThanOrEqualAll(a, a)} {Vector.GreaterThanOrEqualAny(a, b)}"; }
    public static string Loop() { var x = Enumerable.Range(0, 67).ToArray(); var sum = Vector<int>.Zero; int i = 0; for (; i <= x.Length - Vector<int>.Count; i += Vector<int>.Count) sum += new Vector<int>(x, i); int total = Vector.Sum(sum); for (; i < x.Length; i++) total += x[i]; return total.ToString(); }
    public static string Copies() { var a = new Vector<int>(Ints(5)); var t = new int[Vector<int>.Count + 1]; a.CopyTo(t, 1); var s = new int[Vector<int>.Count]; a.CopyTo(s.AsSpan()); return $"{t[0]} {t[1]} {s[1]} {a.TryCopyTo(new int[1])}" + Try(() => a.CopyTo(new int[1])) + Try(() => { var q = a[1000]; }) + Try(() => new Vector<int>(new int[1])) + Try(() => a.CopyTo((int[])null!)); }
    public static string Kinds() => $"{Vector<byte>.Count == 2 * Vector<short>.Count} {Vector<long>.Count * 2 == Vector<int>.Count} {Vector<int>.IsSupported} {Vector<decimal>.IsSupported}" + Try(() => { var c = Vector<bool>.Count; });
    public static string Wraps() => $"{(new Vector<int>(int.MaxValue) + Vector<int>.One)[0]} {(new Vector<byte>(1) - new Vector<byte>(2))[0]} {(new Vector<short>(300) * new Vector<short>(300))[0]}" + Try(() => { var q = new Vector<int>(1) / Vector<int>.Zero; });
}
