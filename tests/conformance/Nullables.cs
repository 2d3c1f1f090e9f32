using System;
using System.Collections.Generic;

namespace Conformance;

public static class Nullables
{
    private sealed class Node { public int V; public Node? Next; public Node? Other() => Next; public int? Maybe; public string? Name; public int[]? Items; public Func<int>? F; public P? Pt; }
    private struct P { public int X; public int Twice() => X * 2; }

    public static (bool, bool) HasValue() { int? a = 5, b = null; return (a.HasValue, b.HasValue); }
    public static (int, int, int) GetValueOrDefault() { int? a = 5, b = null; return (a.GetValueOrDefault(), b.GetValueOrDefault(), b.GetValueOrDefault(9)); }
    public static string LiftedArithmetic() { int? a = 5, b = null; return $"[{a + 1}][{a + b}][{a * 2 - 3}][{-b}][{a % 3}][{a << 2}]"; }
    public static (bool, bool, bool, bool) LiftedComparisons() { int? a = 5, b = null; return (a > 3, a > b, a < b, b <= b); }
    public static (bool, bool, bool, bool) LiftedEquality() { int? a = 5, b = null, c = 5; return (a == c, a == b, b == null, a != b); }
    public static string LiftedBitwise() { int? a = 6, b = 3, n = null; return $"{a & b}{a | b}{a ^ b}{~a}[{a & n}]"; }
    public static int LiftedCompoundAssignment() { int? a = 5; a += 3; a++; a *= 2; int? n = null; n += 1; n++; return a.Value * 10 + (n.HasValue ? 1 : 0); }
    public static string LiftedConversions() { int? a = 5; long? b = a; double? c = a / 2; byte? d = (byte?)(a + 300); int? e = null; long? f = e; return $"{b}{c}{d}[{f}]"; }
    public static int CheckedLiftedOverflows() { int? a = int.MaxValue; return checked((a + 1)!.Value); }
    public static int LiftedDivideByZeroThrows() { int? a = 1, z = 0; return (a / z)!.Value; }
    public static string LiftedWithNullSkipsDivide() { int? a = null, z = 0; return "[" + a / z + "]"; }
    public static int Coalesce() { int? a = null, b = 7; return (a ?? b ?? 1) + (a ?? 100); }
    public static string CoalesceReference() { string? a = null, b = null, c = "c"; return a ?? b ?? c; }
    public static string CoalesceEvaluatesOnlyWhenNeeded() { string s = ""; int? F(string t, int? v) { s += t; return v; } int r = F("a", 1) ?? F("b", 2) ?? 3; r += F("c", null) ?? F("d", 4) ?? 5; return s + r; }
    public static string CoalesceAssignment() { string? s = null; s ??= "set"; s ??= "again"; int? n = null; n ??= 4; n ??= 5; var d = new Dictionary<string, List<int>?> { ["k"] = null }; (d["k"] ??= new()).Add(3); return s + n + d["k"]!.Count; }
    public static string ConditionalAccess() { Node? n = new() { V = 3 }, m = null; return $"[{n?.V}][{m?.V}][{n?.Next?.V}][{n?.Name?.Length}]"; }
    public static string ConditionalAccessShortCircuits() { int calls = 0; int Arg() { calls++; return 1; } Node? m = null; _ = m?.Items![Arg()]; _ = m?.Other()!.Items![Arg()]; return calls.ToString(); }
    public static int ConditionalIndexing() { int[]? a = [1, 2, 3], b = null; return (a?[1] ?? 0) * 10 + (b?[1] ?? 7); }
    public static int ConditionalInvoke() { var n = new Node { F = () => 4 }; int? r = n.F?.Invoke(); n.F = null; return (r + (n.F?.Invoke() ?? 10))!.Value; }
    public static string ConditionalOnNullableStruct() { P? p = new P { X = 4 }; P? q = null; return $"{p?.Twice()}[{q?.Twice()}]{p?.X.ToString()}"; }
    public static string ConditionalAssignment() { Node? n = new(), m = null; n?.V = 5; m?.V = 6; n?.Items = [1]; n?.Items?[0] += 9; n?.Maybe ??= 3; return $"{n!.V}{n.Items![0]}{n.Maybe}"; }
    public static string ConditionalAssignmentSkipsRightSide() { string s = ""; int F() { s += "f"; return 1; } Node? m = null; m?.V = F(); m = new(); m?.V += F(); return s + m!.V; }
    public static bool BoxingNullGivesNull() { int? n = null; object? o = n; return o == null; }
    public static string BoxingValueGivesUnderlying() { int? n = 5; object o = n; return o.GetType().Name + (o is int) + (o is int?) + (int)o; }
    public static string UnboxToNullable() { object? o = 5, p = null; int? a = (int?)o, b = (int?)p, c = p as int?, d = "s" as object as int?; return $"{a}[{b}][{c}][{d}]"; }
    public static int GetTypeOnNullThrows() { int? n = null; return n!.GetType().Name.Length; }
    public static string ObjectMembersOnNull() { int? n = null; return n.ToString() + n.GetHashCode() + n.Equals(null); }
    public static (bool, bool, bool) EqualsMembers() { int? n = 5; return (n.Equals(5), n.Equals(5L), Nullable.Equals(n, null)); }
    public static (int, int) CompareNullables() { int? a = null, b = 3; return (Nullable.Compare(a, b), Nullable.Compare(b, b)); }
    public static string PatternOnNullable() { string R(int? n) => n switch { null => "null", 0 => "zero", > 10 => "big", int v => "v" + v }; return R(null) + R(0) + R(50) + R(7); }
    public static int IsPatternUnwraps() { int? n = 6; return n is int v ? v * 2 : 0; }
    public static string NullableEnum() { DayOfWeek? d = DayOfWeek.Friday, e = null; return $"{d}{(int)d!}{e is null}{d == DayOfWeek.Friday}{d > e}"; }
    public static string NullableInCollections() { var l = new List<int?> { 1, null, 3 }; int s = 0; foreach (int? i in l) s += i ?? 100; return s + "," + l.IndexOf(null) + l.Contains(3); }
    public static int NullableArrayElements() { var a = new int?[3]; a[1] = 4; a[1]++; a[0] ??= 9; return (a[0] + a[1])!.Value * 10 + (a[2].HasValue ? 1 : 0); }
    public static string NullableOfTuple() { (int, string)? t = (1, "a"); (int, string)? u = null; return $"{t?.Item2}{u?.Item1}{t == (1, "a")}{u == null}"; }
    public static string UserOperatorsAreLifted() { M? a = new M(3), b = null; return $"{(a + a)?.V}[{(a + b)?.V}]{a > b}{a == b}{b == null}"; }
    private readonly record struct M(int V) { public static M operator +(M a, M b) => new(a.V + b.V); public static bool operator >(M a, M b) => a.V > b.V; public static bool operator <(M a, M b) => a.V < b.V; }
    public static string UserConversionLifted() { W? w = new W(4), n = null; int? a = w, b = n; return $"{a}[{b}]"; }
    private readonly struct W(int v) { private readonly int v = v; public static implicit operator int(W w) => w.v * 10; }
    public static string TernaryWithNull() { bool t = true; int? a = t ? 5 : null; int? b = !t ? 5 : null; return $"{a}[{b}]"; }
    public static string NullableBool() { bool? a = true, n = null; return $"{a & n}[{a | n}][{!n}][{n == true}]{(a == true ? "yes" : "no")}"; }
    public static string NullableParameterDefault() { static string F(int? a = null, int b = 2) => (a ?? -1).ToString() + b; return F() + F(5) + F(b: 3); }
    public static int NullableStructMutation() { P? p = new P { X = 1 }; var q = p.Value; q.X = 9; p = q; return p.Value.Twice(); }
    public static string NullableGenericT() { static string F<T>(T? x) where T : struct => x.HasValue ? typeof(T).Name : "none"; return F<int>(3) + F<DateTime>(null); }
    public static int NullForgivingDoesNothing() { string? s = "abc"; return s!.Length; }
    public static string UnderlyingType() => Nullable.GetUnderlyingType(typeof(int?))!.Name + typeof(int?).Name;
    public static string DelegateNullableConcat() { int? n = 3; string? s = null; return "a" + n + s + (n + 1) + (int?)null + "z"; }
}
