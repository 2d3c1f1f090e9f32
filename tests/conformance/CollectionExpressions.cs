using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Runtime.CompilerServices;

namespace Conformance;

public static class CollectionExpressions
{
    private static string S<T>(IEnumerable<T> e) => string.Join(",", e);
    public static string ToArray() { int[] a = [1, 2, 3]; string[] b = ["x"]; return S(a) + S(b); }
    public static string ToList() { List<int> l = [3, 1, 2]; l.Add(9); return S(l); }
    public static string EmptyTargets() { int[] a = []; List<string> l = []; Span<int> s = []; IEnumerable<int> e = []; return $"{a.Length}{l.Count}{s.Length}{e.Count()}{ReferenceEquals(a, Array.Empty<int>())}"; }
    public static string Spreads() { int[] a = [1, 2]; List<int> b = [3]; int[] c = [0, .. a, .. b, 4, .. a]; return S(c); }
    public static string SpreadOfEnumerable() { List<int> l = [.. Enumerable.Range(1, 3), .. new[] { 9 }.Where(x => x > 5)]; return S(l); }
    public static string SpreadOfString() { char[] c = ['<', .. "ab", '>']; return new string(c); }
    public static string SpreadOfDictionaryAndSet() { var d = new SortedDictionary<int, string> { [1] = "a" }; List<KeyValuePair<int, string>> l = [.. d, new(2, "b")]; SortedSet<int> s = [3, 1, 3]; return S(l) + S(s); }
    public static string InterfaceTargets() { IEnumerable<int> a = [1, 2]; IReadOnlyList<int> b = [3]; IList<int> c = [4]; ICollection<int> d = [5]; c.Add(6); d.Add(7); return S(a) + b[0] + S(c) + S(d); }
    public static int ReadOnlyInterfaceIsNotMutable() { IReadOnlyList<int> r = [1, 2]; ((IList<int>)r).Add(3); return r.Count; }
    public static int SpanTargets() { ReadOnlySpan<int> r = [1, 2, 3]; Span<string> s = ["a", "bb"]; s[0] = "ccc"; int x = 7; ReadOnlySpan<int> v = [x, x + 1, r[2]]; return r[1] + s[0].Length * 10 + v[1] * 100 + v[2]; }
    public static string NestedExpressions() { int[][] j = [[1], [], [2, 3]]; List<List<int>> l = [[5], [6, 7]]; return j[2][1] + "," + l[1][0] + j[1].Length; }
    public static string ImmutableArrayTarget() { ImmutableArray<int> a = [1, 2, .. new[] { 3 }]; return S(a) + a.Add(4).Length + a.Length; }
    public static string HashSetTarget() { HashSet<int> h = [1, 1, 2]; return h.Count.ToString() + h.Contains(2); }
    public static int AsArguments() { static int F(int[] a, List<int> b) => a.Length * 10 + b.Sum(); static int G(params List<int> l) => l.Count; return F([1, 2], [3, 4]) + G(1, 2, 3) * 1000; }
    public static string ConditionalSpread() { bool more = true; int[] a = [1, .. more ? [2, 3] : (int[])[], .. !more ? [9] : Array.Empty<int>()]; return S(a); }
    public static string EvaluationOrder() { string s = ""; int F(int x) { s += x; return x; } int[] G(int x) { s += "g" + x; return [x, x]; } int[] a = [F(1), .. G(2), F(3), .. G(4)]; return s + ":" + S(a); }
    public static string NullableElements() { int?[] a = [1, null, 3]; string?[] b = [null, "x"]; return $"{a[1] == null}{a[2]}{b[1]}"; }
    [CollectionBuilder(typeof(BagBuilder), nameof(BagBuilder.Create))]
    private sealed class Bag<T>(T[] items) : IEnumerable<T> { public int Count => items.Length; public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)items).GetEnumerator(); IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); }
    private static class BagBuilder { public static Bag<T> Create<T>(ReadOnlySpan<T> items) { var a = items.ToArray(); Array.Reverse(a); return new(a); } }
    public static string CustomBuilder() { Bag<int> b = [1, 2, .. new[] { 3, 4 }]; return S(b) + b.Count; }
    private sealed class Log : IEnumerable { public string Text = ""; public void Add(int x) => Text += "i" + x; public void Add(string k, int v) => Text += k + "=" + v; public void Add(string s) => Text += "s" + s; public IEnumerator GetEnumerator() => throw new NotSupportedException(); }
    public static string ClassicInitializerCallsAdd() { var l = new Log { 1, { "k", 2 }, "z" }; return l.Text; }
    public static string DictionaryInitializers() { var d = new Dictionary<string, int> { { "a", 1 }, { "b", 2 } }; var e = new Dictionary<string, int>(d) { ["a"] = 9, ["c"] = 3 }; return S(e); }
    public static int DuplicateKeyInInitializerThrows() { var d = new Dictionary<int, int> { { 1, 1 }, { 1, 2 } }; return d.Count; }
    public static string LargeArrayLiteral() { ReadOnlySpan<int> p = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]; int s = 0; foreach (int x in p) s = s * 3 + x; return s.ToString(); }
    public static string IterateLiteral() { string s = ""; foreach (var x in (int[])[3, 4]) s += x; foreach (var x in (ReadOnlySpan<string>)["p", "q"]) s += x; return s; }
}
