using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;

namespace Conformance;

public static class Tuples
{
    public static (int, string, bool) ReturnTuple() => (1, "two", true);
    public static (int a, long b, double c, char d, byte e, short f, float g) SevenMembers() => (1, 2L, 3.5, 'd', 5, 6, 7.5f);
    public static int NamedMembers() { var t = (Count: 3, Name: "abc"); t.Count += t.Name.Length; return t.Count + t.Item1; }
    public static string InferredNames() { int x = 1; string y = "s"; var t = (x, y, y.Length); return t.x + t.y + t.Length; }
    public static string Deconstruction() { var (a, b) = (1, "b"); (int c, string d) = (2, "d"); int e; string f; (e, f) = (3, "f"); return $"{a}{b}{c}{d}{e}{f}"; }
    public static int DiscardsInDeconstruction() { var (a, _, c) = (1, 2, 3); (_, int d) = (4, 5); return a * 100 + c * 10 + d; }
    public static string MixedDeconstruction() { int a = 0; (a, var b) = (5, 6); return $"{a}{b}"; }
    public static string Swap() { int a = 1, b = 2, c = 3; (a, b, c) = (c, a, b); return $"{a}{b}{c}"; }
    public static string NestedDeconstruction() { var (a, (b, c), d) = (1, ("x", 2.5), 'q'); return $"{a}{b}{c}{d}"; }
    public static string CustomDeconstruct() { var (x, y) = new Pt(3, 4); var (z, w, v) = new Pt(5, 6); return $"{x}{y}{z}{w}{v}"; }
    private sealed class Pt(int x, int y) { public void Deconstruct(out int a, out int b) { a = x; b = y; } public void Deconstruct(out int a, out int b, out int s) { a = x; b = y; s = x + y; } }
    public static string ExtensionDeconstruct() { var (h, t) = "hello"; return h + "|" + t; }
    private static void Deconstruct(this string s, out char head, out string tail) { head = s[0]; tail = s[1..]; }
    public static string DeconstructIntoFieldsAndElements() { var a = new int[2]; var h = new H(); (a[1], h.F, h.P) = (4, 5, 6); return $"{a[1]}{h.F}{h.P}"; }
    private sealed class H { public int F; public int P { get; set; } }
    public static string DeconstructionEvaluationOrder() { string s = ""; int[] a = new int[3]; int I(int i) { s += "i" + i; return i; } int V(int v) { s += "v" + v; return v; } (a[I(0)], a[I(1)]) = (V(7), V(8)); return s + a[0] + a[1]; }
    public static (bool, bool, bool) Equality() { var a = (1, "x"); var b = (1L, "x"); return (a == (1, "x"), a == b, a != (2, "x")); }
    public static string EqualityShortCircuits() { string s = ""; int F(int x) { s += x; return x; } bool r = (F(1), F(2)) == (F(3), F(4)); return s + r; }
    public static (bool, bool) NestedEquality() => ((1, (2, 3)) == (1, (2, 3)), (1, (2, 3)).Equals((1, (2, 4))));
    public static bool EqualsNullable() { (int, int)? a = (1, 2), b = null; return a == (1, 2) && b != (1, 2); }
    public static int CompareTuples() { var l = new List<(int, string)> { (2, "a"), (1, "z"), (1, "b") }; l.Sort(); return l[0].Item2[0] * 1000 + l[2].Item1 + (1, 2).CompareTo((1, 3)); }
    public static string TupleToString() => (1, "a", (2.5, 'c')).ToString() + ValueTuple.Create() + ValueTuple.Create(5);
    public static string LongTuple() { var t = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10); t.Item9 = 90; var (a, _, _, _, _, _, _, h, i, j) = t; return $"{t.Item8}{t.Item10}{t.Rest.Item2}{a}{h}{i}{j}{t}"; }
    public static string TupleIndexer() { ITuple t = (1, "b", 'c'); return $"{t.Length}{t[1]}{t[2]}"; }
    public static int TupleCopySemantics() { var a = (X: 1, Y: 2); var b = a; b.X = 10; var arr = new[] { a, b }; arr[0].Y = 7; return a.X * 1000 + b.X * 10 + arr[0].Y + a.Y * 100; }
    public static int TupleByReference() { static void Bump(ref (int A, int B) t) { t.A++; t.B = t.A * 2; } var t = (1, 1); Bump(ref t); return t.Item1 * 10 + t.Item2; }
    public static int TupleAsKey() { var d = new Dictionary<(int, char), int> { [(1, 'a')] = 5 }; d[(1, 'a')] += 2; d[(1, 'b')] = 1; return d[(1, 'a')] * 10 + d.Count; }
    public static string TupleConversions() { (byte, int) s = (1, 2); (long, double) w = s; (int?, object) o = s; (int, byte) n = ((int)s.Item1, (byte)s.Item2); return $"{w.Item1}{w.Item2}{o.Item1}{o.Item2.GetType().Name}{n.Item2}"; }
    public static string TupleWithDefault() { (int, string?, bool) t = default; return $"{t.Item1}[{t.Item2}]{t.Item3}"; }
    public static string TuplePatterns() { string R(int a, bool b) => (a, b) switch { (0, _) => "zero", ( > 0, true) => "pos", (_, false) => "f", _ => "neg" }; return R(0, true) + R(3, true) + R(3, false) + R(-1, true); }
    public static string TupleWith() { var t = (A: 1, B: 2); var u = t with { B = 9 }; return $"{t}{u}"; }
    public static string ReferenceTuple() { var t = Tuple.Create(1, "x", 2.5); var u = Tuple.Create(1, "x", 2.5); return $"{t}{t.Equals(u)}{t == u}{t.Item2}"; }
    public static int TupleReturningRecursion() { static (int Min, int Max) F(int[] a, int i) { if (i == a.Length - 1) return (a[i], a[i]); var (lo, hi) = F(a, i + 1); return (Math.Min(lo, a[i]), Math.Max(hi, a[i])); } var r = F([4, -2, 9, 3], 0); return r.Min * 100 + r.Max; }
    public static string TupleInLinq() => string.Join(";", new[] { "a", "bb" }.Select((s, i) => (s, i, L: s.Length)).Where(t => t.L > 0).Select(t => $"{t.s}{t.i}{t.L}"));
    public static string TupleOfLambdas() { (Func<int, int> inc, Func<int, int> dec) f = (x => x + 1, x => x - 1); return $"{f.inc(5)}{f.dec(5)}"; }
    public static string Fibonacci() { var (a, b) = (0, 1); string s = ""; for (int i = 0; i < 8; i++) { s += a + " "; (a, b) = (b, a + b); } return s; }
    public static string DictionaryEntryDeconstruction() { string s = ""; foreach (var (k, v) in new SortedDictionary<int, string> { [2] = "b", [1] = "a" }) s += k + v; return s; }
    public static string DeconstructionExpressionValue() { int a, b; var t = (a, b) = (3, 4); return $"{t}{a}{b}"; }
    public static bool HashOfEqualTuplesAgree() => (1, 2.5).GetHashCode() == (1, 2.5).GetHashCode();
    public static string AssignSelfReferencing() { int[] a = [1, 2, 3]; int i = 0; (i, a[i]) = (2, 50); return $"{i}{a[0]}{a[2]}"; }
}
