using System;
using System.Collections;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

#nullable disable
#pragma warning disable

namespace Conformance;

public static class Ext1
{
    extension(int x) { public int Doubled => x * 2; public int Plus(int y) => x + y; public static int Answer => 42; public static int Make(int a) => a + 1; }
    extension<T>(IEnumerable<T> s) { public bool IsEmptyX => !s.Any(); public IEnumerable<T> WhereX(Func<T, bool> f) { foreach (var i in s) if (f(i)) yield return i; } public static IEnumerable<T> operator +(IEnumerable<T> a, IEnumerable<T> b) => a.Concat(b); }
    extension(string s) { public string Twice() => s + s; public char Last => s[^1]; }
    extension(List<int> l) { public int Total { get { int t = 0; foreach (var i in l) t += i; return t; } } }
    extension(ref int r) { public void Inc() => r++; }
    public static void Deconstruct(this string s, out int len, out char first) { len = s.Length; first = s[0]; }
}

public static class RecentSyntax
{
    public static string ExtMembers() => $"{5.Doubled} {5.Plus(3)} {int.Answer} {int.Make(4)} {new int[0].IsEmptyX} {string.Join(",", new[] { 1, 2, 3 }.WhereX(x => x > 1))} {"ab".Twice()} {"ab".Last} {new List<int> { 1, 2 }.Total}";
    public static string ExtOp() { IEnumerable<int> a = [1, 2]; IEnumerable<int> b = [3]; return string.Join(",", a + b); }
    public static int ExtRef() { int x = 5; x.Inc(); x.Inc(); return x; }
    class Fld { public int P { get => field; set => field = value < 0 ? 0 : value; } = 3; public string Name { get; set => field = value.Trim(); } = ""; public int L { get => field == 0 ? field = 7 : field; } public int N = 0; public Fld Next; public int[] Arr; public event Action Ev; public void Raise() => Ev?.Invoke(); }
    public static string FieldKw() { var f = new Fld(); var s = f.P + ","; f.P = -5; s += f.P + ","; f.P = 9; s += f.P + ","; f.Name = "  x "; return s + f.Name + f.L; }
    public static string NullCondAssign() { Fld f = null; int c = 0; int C() { c++; return 1; } f?.N = C(); f?.P += C(); f = new Fld(); f?.N = C(); f?.N += 5; f?.Next?.N = C(); f?.Arr?[0] = C(); f.Arr = new int[2]; f?.Arr?[1] = 4; return f.N + " " + c + " " + f.Arr[1]; }
    public static string NullCondEvent() { Fld f = null; int c = 0; f?.Ev += () => c++; f = new Fld(); f?.Ev += () => c += 10; f.Raise(); return c.ToString(); }
    record P(int X, int Y) { public int Sum => X + Y; }
    record P3(int X, int Y, int Z) : P(X, Y);
    record struct RS(int A, string B);
    readonly record struct RRS(double D);
    abstract record Shape;
    sealed record Circle(double R) : Shape;
    sealed record Rect(double W, double H) : Shape;
    public static string Rec1() => new P(1, 2).ToString() + new P3(1, 2, 3) + new RS(1, "x") + new RRS(1.5) + new Circle(2);
    public static string Rec2() { P a = new(1, 2), b = new(1, 2), c = new P3(1, 2, 3); return $"{a == b} {a.Equals(c)} {c == new P3(1, 2, 3)} {a with { Y = 5 }} {c with { X = 9 }} {a.GetHashCode() == b.GetHashCode()} {ReferenceEquals(a, b)}"; }
    public static string Rec3() { var (x, y) = new P(3, 4); var r = new RS { A = 5 }; r.B = "q"; var (a, b) = r; return $"{x}{y}{a}{b}{r == new RS(5, "q")}"; }
    record Person(string Name, int[] Nums, Person Friend = null) { protected virtual bool PrintMembers(StringBuilder sb) { sb.Append("Name=" + Name); return true; } }
    public static string Rec4() => new Person("A", null).ToString();
    record Gen<T>(T V, List<T> L);
    public static string Rec5() => new Gen<int>(5, null).ToString() + (new Gen<int>(1, null) == new Gen<int>(1, null));
    record WithProps { public int A { get; init; } public required string B { get; init; } public int C => A * 2; private int D = 3; public static int E = 1; }
    public static string Rec6() => new WithProps { A = 2, B = "b" }.ToString();
    record Empty;
    public static string Rec7() => new Empty().ToString() + (new Empty() == new Empty());
    record Cyc(int N) { public Cyc(string s) : this(s.Length) { } public override string ToString() => "Cyc" + N; }
    record Cyc2(int N, int M) : Cyc(N);
    public static string Rec8() => new Cyc("abc") + "" + new Cyc2(1, 2);
    static double Area(Shape s) => s switch { Circle { R: var r } => 3 * r * r, Rect(var w, var h) when w == h => -w, Rect(var w, var h) => w * h, null => -1, _ => throw new Exception() };
    public static string Pat1() => $"{Area(new Circle(2))} {Area(new Rect(2, 2))} {Area(new Rect(2, 3))} {Area(null)}";
    static string Cls(object o) => o switch { null => "null", int i and > 5 and < 10 => "mid" + i, int and (1 or 2 or 3) => "small", int => "int", string { Length: 0 } => "empty", string s and ['a', ..] => "a-" + s, string => "str", int[] and [] => "[]", int[] and [1, .., 9] a => "1..9:" + a.Length, int[] and [_, _, .. var rest] => "rest" + rest.Length, int[] => "arr", (int a, int b) => "tup" + (a + b), bool and true => "T", bool => "F", not DayOfWeek => "other", DayOfWeek.Monday => "Mon", _ => "day" };
    public static string Pat2() => string.Join("|", new object[] { null, 7, 2, 11, "", "abc", "bcd", new int[0], new[] { 1, 5, 9 }, new[] { 2, 3, 4 }, new[] { 4 }, (1, 2), true, false, 2.5, DayOfWeek.Monday, DayOfWeek.Friday }.Select(Cls));
    static string Rel(int x) => x switch { < 0 => "neg", 0 => "zero", > 0 and <= 10 => "low", _ => "high" };
    public static string Pat3() => Rel(-1) + Rel(0) + Rel(10) + Rel(11);
    public static string Pat4() { var (a, b) = (3, "x"); return (a, b) switch { (3, "y") => "1", (> 2, { Length: 1 } s) => "2" + s, _ => "3" }; }
    public static string Pat5() { object o = new { A = 1, B = "z" }; return o.ToString() + (new { A = 1 }.Equals(new { A = 1 })) + (new { A = 1 }.GetHashCode() == new { A = 1 }.GetHashCode()); }
    public static string Pat6() { string s = "hello"; return s is [var f, .., var l] ? $"{f}{l}" : "no"; }
    public static string Pat7() { List<int> l = [1, 2, 3, 4]; return l is [1, var b, .. ] ? "y" + b : "n"; }
    public static string Pat8() { if ("hello" is (var len, 'h')) return "d" + len; return "n"; }
    public static string Pat9() { int? n = 5; return n is int v ? $"v{v}" : "none"; }
    public static string Pat10() { int? n = null; return n is { } v ? $"v{v}" : n is null ? "null" : "?"; }
    public static string Pat11() { ReadOnlySpan<char> s = "abc"; return s is "abc" ? "eq" : "ne"; }
    public static string Pat12() { var p = new P(1, new P(2, 3).Sum); return p is { X: 1, Sum: > 5 } ? "y" : "n" + p.Sum; }
    public static string Pat13() { char c = 'q'; return c is >= 'a' and <= 'z' or >= 'A' and <= 'Z' ? "letter" : "no"; }
    public static string Pat14() { object o = 5L; return o switch { int i => "i", long l => "l" + l, _ => "?" }; }
    public static string Pat15() { var d = DateTime.MinValue; return d is { Year: 1, Month: 1 } ? "min" : "no"; }
    static int Sw(string s) { switch (s) { case "one": return 1; case "two": return 2; case "three": return 3; case "four": return 4; case "five": return 5; case "six": return 6; case "seven": return 7; case null: return -1; default: return 0; } }
    public static int SwStr() => Sw("one") * 100000 + Sw("four") * 10000 + Sw("seven") * 1000 + Sw("nope") * 100 + Sw(null) * 10 + Sw("six");
    public static string SwGoto() { string r = ""; for (int i = 0; i < 4; i++) switch (i) { case 0: r += "0"; goto case 2; case 1: r += "1"; goto default; case 2: r += "2"; break; default: r += "d"; break; } return r; }
    public static string SwLong() { long l = 5000000000; switch (l) { case 1: return "1"; case 5000000000: return "big"; default: return "d"; } }
    public static string SwChar() { int v = 0; foreach (char c in "hello world") switch (c) { case 'a': case 'e': case 'i': case 'o': case 'u': v++; break; case ' ': v += 100; break; } return v.ToString(); }
    public static int GotoLoop() { int i = 0, s = 0; top: if (i < 5) { s += i++; goto top; } return s; }
    public static int NestedBreak() { int c = 0; for (int i = 0; i < 5; i++) { for (int j = 0; j < 5; j++) { if (j == 3) break; if ((i + j) % 2 == 0) continue; c += i * j; } } return c; }
    public static string Colls() { int[] a = [1, 2, .. new[] { 3, 4 }]; List<string> l = ["a", .. new[] { "b" }]; Span<int> s = [5, 6]; HashSet<int> h = [1, 1, 2]; IEnumerable<int> e = [7]; IReadOnlyList<int> r = [8, 9]; ICollection<int> c = [1]; return a.Length + l.Count + s[1] + h.Count + e.First() + r[1] + c.Count + ""; }
    public static string CollBuilder() { MyC c = [1, 2, 3]; return c.ToString(); }
    [CollectionBuilder(typeof(MyCB), "Create")] class MyC : IEnumerable<int> { int[] d; public MyC(int[] x) => d = x; public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)d).GetEnumerator(); IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); public override string ToString() => string.Join("+", d); }
    static class MyCB { public static MyC Create(ReadOnlySpan<int> s) => new MyC(s.ToArray()); }
    static int Par(params int[] a) => a.Length;
    static int ParS(params ReadOnlySpan<int> a) { int s = 0; foreach (var i in a) s += i; return s; }
    static int ParL(params List<int> a) => a.Count;
    static int ParE(params IEnumerable<string> a) => a.Count();
    public static string Params() => $"{Par()}{Par(1, 2)}{Par(new int[5])}{ParS(1, 2, 3)}{ParL(1, 2)}{ParE("a", "b", "c")}";
    static int Opt(int a, int b = 2, string c = "c", int? d = null) => a * 100 + b * 10 + c.Length + (d ?? 0);
    public static string Named() => $"{Opt(1)} {Opt(1, c: "xx")} {Opt(b: 5, a: 3)} {Opt(1, d: 7)}";
    static void Out(out int x, ref int y, in int z) { x = y + z; y++; }
    public static string RefOutIn() { int y = 5; Out(out int x, ref y, 3); Out(out _, ref y, in x); return $"{x} {y}"; }
    static ref int Max(ref int a, ref int b) { if (a > b) return ref a; return ref b; }
    public static string RefRet() { int a = 3, b = 9; Max(ref a, ref b) = 1; ref int r = ref Max(ref a, ref b); r *= 10; r = ref b; r = 77; return $"{a} {b}"; }
    public static string RefTern() { int a = 1, b = 2; bool c = true; ref int r = ref (c ? ref a : ref b); r = 9; (c ? ref b : ref a) = 8; return $"{a}{b}"; }
    public static string RefArr() { int[] a = [1, 2, 3]; foreach (ref int x in a.AsSpan()) x *= 2; ref int y = ref a[1]; y++; return string.Join(",", a); }
    ref struct RefS { public ref int R; public Span<int> S; public RefS(ref int r) { R = ref r; } public void Dispose() { R = -1; } }
    public static string RefFields() { int x = 5; var rs = new RefS(ref x); rs.R++; rs.R += 10; int y = 1; int before = x; rs.R = ref y; rs.R = 50; return $"{before} {x} {y}"; }
    public static int RefUsing() { int x = 5; using (var rs = new RefS(ref x)) { rs.R = 7; } return x; }
    [InlineArray(4)] struct Buf { int e; }
    public static string Inline() { Buf b = default; for (int i = 0; i < 4; i++) b[i] = i * i; Span<int> s = b; s[1] = 50; int t = 0; foreach (var v in b) t += v; return $"{t} {b[^1]} {((ReadOnlySpan<int>)b)[1..3].Length}"; }
    interface IAdd<T> where T : IAdd<T> { static abstract T operator +(T a, T b); static abstract T Zero { get; } static virtual string Nm => "def"; }
    struct MyI : IAdd<MyI> { public int V; public static MyI operator +(MyI a, MyI b) => new() { V = a.V + b.V }; public static MyI Zero => default; }
    struct MyJ : IAdd<MyJ> { public int V; public static MyJ operator +(MyJ a, MyJ b) => new() { V = a.V * b.V }; public static MyJ Zero => new() { V = 1 }; public static string Nm => "J"; }
    static T SumAll<T>(params T[] xs) where T : IAdd<T> { T t = T.Zero; foreach (var x in xs) t += x; return t; }
    static string NmOf<T>() where T : IAdd<T> => T.Nm;
    public static string StaticAbs() => $"{SumAll(new MyI { V = 2 }, new MyI { V = 3 }).V} {SumAll(new MyJ { V = 2 }, new MyJ { V = 3 }).V} {NmOf<MyI>()}{NmOf<MyJ>()}";
    static T GM<T>(T a, T b) where T : INumber<T> => T.Max(a, b) * (T.One + T.One) - T.CreateChecked(1);
    public static string GenMath() => $"{GM(3, 4)} {GM(2.5, 1)} {GM(3m, 2m)} {GM<byte>(3, 4)} {GM(3L, 9L)}";
    static T Avg<T>(IEnumerable<T> s) where T : INumber<T> { T t = T.Zero; int n = 0; foreach (var x in s) { t += x; n++; } return t / T.CreateChecked(n); }
    public static string GenMath2() => $"{Avg([1, 2, 4])} {Avg([1.0, 2, 4])} {int.CreateSaturating(1e20)} {byte.CreateTruncating(300)} {int.Parse("12", null)} {double.IsNaN(0.0 / 0)}";
    public static string GenMath3() { try { byte.CreateChecked(300); return "no"; } catch (OverflowException) { return "ov"; } }
    [InterpolatedStringHandler] ref struct Han { StringBuilder sb; public Han(int l, int f) { sb = new StringBuilder($"[{l},{f}]"); } public Han(int l, int f, bool on, out bool go) { go = on; sb = new StringBuilder(on ? "on:" : "off"); } public void AppendLiteral(string s) => sb.Append('<').Append(s).Append('>'); public void AppendFormatted<T>(T v) => sb.Append('{').Append(v).Append('}'); public void AppendFormatted<T>(T v, string format) where T : IFormattable => sb.Append(v.ToString(format, null)); public void AppendFormatted(object v, int alignment = 0, string format = null) => sb.Append("o" + alignment + format); public string Get() => sb.ToString(); }
    static string H(Han h) => h.Get();
    static string HC(bool on, [InterpolatedStringHandlerArgument("on")] Han h) => h.Get();
    public static string Handler() { int x = 5; return H($"a{x}b{x:X4}") + HC(true, $"z{x}") + HC(false, $"z{x++}") + x; }
    public static string Interp() { int x = 42; double d = 3.14159; string s = null; return $"{x,6}|{x,-6}|{x:D5}|{d:F2}|{d,10:F3}|{s}|{{}}|{(x > 5 ? "y" : "n")}|{x:X}|{'c'}|{true}"; }
    public static string Raw() { int v = 5; return """a "q" b""" + $$"""{x}{{v}}""" + """
        line1
          line2
        """.Replace("\r", ""); }
    public static string Utf8() { ReadOnlySpan<byte> b = "hé"u8; return b.Length + ":" + b[1]; }
    public static string Tuples() { var t = (a: 1, b: "x", c: 2.5); var (p, _, q) = t; (int, int) u = (3, 4); (u.Item1, u.Item2) = (u.Item2, u.Item1); return $"{t.a}{t.b}{p}{q}{u}{t == (1, "x", 2.5)}{t}"; }
    public static string TupleBig() { var t = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10); return t.Item9 + t.ToString() + t.Equals((1, 2, 3, 4, 5, 6, 7, 8, 9, 10)); }
    public static string Swap() { int[] a = [1, 2, 3]; int i = 0; (a[i], a[i + 2]) = (a[i + 2], a[i]); (i, a[i]) = (2, 9); return string.Join(",", a) + i; }
    public static string LocalFn() { int c = 0; int Fact(int n) { c++; return n < 2 ? 1 : n * Fact(n - 1); } static int Sq(int x) => x * x; return Fact(6) + " " + c + " " + Sq(5); }
    public static string Closures() { var l = new List<Func<int>>(); for (int i = 0; i < 3; i++) l.Add(() => i); foreach (var x in new[] { 7, 8 }) l.Add(() => x); int z = 1; l.Add(() => z++); l.Add(() => z); return string.Join(",", l.Select(f => f())); }
    public static string Lambdas() { var f = (int x, int y = 5) => x + y; var g = (params int[] a) => a.Length; Func<int, Func<int, int>> add = a => b => a + b; var h = static int (int x) => x * 2; return $"{f(1)} {f(1, 1)} {g(1, 2, 3)} {add(3)(4)} {h(6)}"; }
    static IEnumerable<int> Fib() { int a = 0, b = 1; while (true) { yield return a; (a, b) = (b, a + b); } }
    public static string Iter1() => string.Join(",", Fib().Skip(3).Take(6).Where(x => x % 2 == 1));
    static IEnumerable<string> Fin(List<string> log) { try { log.Add("s"); yield return "1"; log.Add("m"); yield return "2"; } finally { log.Add("f"); } }
    public static string Iter2() { var log = new List<string>(); foreach (var x in Fin(log)) { log.Add(x); if (x == "1") break; } foreach (var x in Fin(log)) log.Add(x); return string.Join("", log); }
    static async IAsyncEnumerable<int> AS(int n, [EnumeratorCancellation] CancellationToken ct = default) { for (int i = 0; i < n; i++) { await Task.Yield(); yield return i; } }
    public static async Task<string> Async1() { var a = Task.FromResult(5); int b = await a; await Task.CompletedTask; var v = await new ValueTask<int>(7); return $"{b + v}"; }
    public static async Task<string> AsyncEx() { try { await Thr(); return "no"; } catch (InvalidOperationException e) { return e.Message; } finally { await Task.CompletedTask; } }
    static async Task Thr() { await Task.CompletedTask; throw new InvalidOperationException("boom"); }
    class AD : IAsyncDisposable { public static string L = ""; public ValueTask DisposeAsync() { L += "d"; return default; } }
    public static async Task<string> AsyncUsing() { AD.L = ""; await using (var x = new AD()) { AD.L += "b"; } return AD.L; }
    class Disp(string n, List<string> l) : IDisposable { public void Dispose() => l.Add("d" + n); }
    public static string Using() { var l = new List<string>(); { using var a = new Disp("a", l); using (new Disp("b", l)) l.Add("in"); l.Add("mid"); } return string.Join(",", l); }
    class Prim(int x, string y = "d") { public int X => x; public void Inc() => x++; public string Y { get; } = y + x; }
    class Prim2(int x) : Prim(x * 2) { public int Z = x; }
    public static string PrimCtor() { var p = new Prim2(4); p.Inc(); return $"{p.X} {p.Y} {p.Z}"; }
    struct PS(int a, int b) { public int A = a; public readonly int B => b; public PS() : this(1, 2) { } }
    public static string StructCtor() => $"{new PS().A}{new PS().B}{default(PS).A}{new PS(5, 6).B}";
    static int Filter(int k) { int log = 0; try { try { throw new ArgumentException("x" + k); } catch (ArgumentException e) when (e.Message == "x1" && (log += 1) > 0) { log += 10; } finally { log += 100; } } catch (Exception) when (Add(ref log)) { log += 2000; } return log; static bool Add(ref int l) { l += 1000; return true; } }
    public static string Filters() => Filter(1) + " " + Filter(2);
    public static string FinallyOrder() { string s = ""; int F() { try { try { s += "a"; return s.Length; } finally { s += "b"; } } finally { s += "c"; } } s += F(); try { try { throw new Exception("1"); } finally { throw new Exception("2"); } } catch (Exception e) { s += e.Message; } return s; }
    public static string Rethrow() { string s = ""; try { try { throw new FormatException("f"); } catch (FormatException) { s += "c"; throw; } } catch (Exception e) { s += e.GetType().Name; } return s; }
    public static string CheckedCtx() { int m = int.MaxValue; unchecked { m++; } string s = m.ToString(); try { checked { m--; } } catch (OverflowException) { s += "o"; } byte b = unchecked((byte)-1); s += b; try { s += checked((byte)(b + 1)); } catch (OverflowException) { s += "p"; } uint u = 0; u--; return s + u; }
    class CkOp { public int V; public static CkOp operator +(CkOp a, CkOp b) => new() { V = 1 }; public static CkOp operator checked +(CkOp a, CkOp b) => new() { V = 2 }; public static CkOp operator ++(CkOp a) => new() { V = a.V + 1 }; public void operator +=(int x) => V += x * 10; public static implicit operator int(CkOp c) => c.V; public static explicit operator CkOp(int c) => new() { V = c }; public static bool operator true(CkOp c) => c.V > 0; public static bool operator false(CkOp c) => c.V <= 0; public static CkOp operator &(CkOp a, CkOp b) => a.V < b.V ? a : b; public static CkOp operator >>>(CkOp a, int b) => new() { V = a.V >>> b }; }
    public static string Ops() { var a = (CkOp)5; var b = new CkOp(); int c = unchecked(a + b).V * 10 + checked(a + b).V; a++; var a0 = a; a += 3; return $"{c} {a.V} {ReferenceEquals(a, a0)} {(a ? 1 : 0)} {(a && b ? 1 : 0)} {a >>> 2}"; }
    class Idx { int[] d = new int[10]; public int this[int i] { get => d[i]; set => d[i] = value; } public string this[string s, int n = 2] => s + n; public int Length => 10; public int[] Slice(int a, int b) => d[a..(a + b)]; }
    public static string Indexers() { var x = new Idx(); x[3] = 5; x[^1] = 7; x[3] += 2; return $"{x[3]}{x[9]}{x["q"]}{x["q", 5]}{x[2..5].Length}"; }
    class Ev { public event EventHandler<int> E; Action _a; public event Action A { add { _a += value; } remove { _a -= value; } } public void R(int x) { E?.Invoke(this, x); _a?.Invoke(); } }
    public static string Events() { var e = new Ev(); int s = 0; EventHandler<int> h = (o, x) => s += x; Action a = () => s *= 2; e.E += h; e.A += a; e.R(5); e.E -= h; e.R(5); e.A -= a; e.R(1); return s.ToString(); }
    enum Col : byte { R = 1, G, B = 10 }
    [Flags] enum Fl { None = 0, A = 1, B = 2, C = 4, AB = 3 }
    public static string Enums() => $"{Col.G} {(Col)10} {(Col)77} {Fl.A | Fl.C} {(Fl)3} {(Fl)8} {Fl.None} {Enum.Parse<Fl>("A, C")} {Enum.IsDefined(Col.R)} {string.Join(",", Enum.GetNames<Col>())} {(Fl.AB).HasFlag(Fl.A)} {Enum.GetValues<Col>().Length} {Col.R:D} {Col.B:X} {Fl.A:G} {Enum.TryParse<Col>("b", true, out var c)}{c} {sizeof(Col)} {Enum.GetUnderlyingType(typeof(Col)).Name}";
    public static string NameOf() => nameof(RecentSyntax) + nameof(List<int>.Count) + nameof(Ops) + nameof(List<>);
    static int Caller([CallerLineNumber] int l = 0, [CallerMemberName] string m = null, [CallerArgumentExpression("x")] string e = null, int x = 0) => m.Length + (e?.Length ?? 0);
    public static int CallerInfo() => Caller(x: 1 + 2);
    public static unsafe string Ptrs() { int x = 5; int* p = &x; *p = 6; int[] a = [1, 2, 3]; fixed (int* q = a) { q[1] = 9; *(q + 2) += *q; int s = 0; for (int* r = q; r < q + 3; r++) s += *r; return $"{x} {s} {sizeof(long)} {(q + 2) - q}"; } }
    public static unsafe int StackAlloc() { int* p = stackalloc int[4]; for (int i = 0; i < 4; i++) p[i] = i; Span<int> s = stackalloc int[] { 1, 2, 3 }; return p[3] + s[2] + s.Length; }
    struct PtS { public int A, B; public PtS(int a) { A = a; B = a * 2; } }
    public static unsafe int StructPtr() { var s = new PtS(4); PtS* p = &s; p->A = 7; (*p).B++; PtS* arr = stackalloc PtS[2]; arr[1] = s; arr[1].A++; return arr[1].A * 100 + p->B; }
    static int Twice(int x) => x * 2;
    public static unsafe int FnPtr() { delegate*<int, int> f = &Twice; return f(21); }
    struct Fx { public unsafe fixed int D[4]; public int N; }
    public static unsafe int Fixed() { Fx f = default; f.D[2] = 5; f.N = 1; int* p = f.D; p[3] = 7; return f.D[2] + f.D[3] + f.N; }
    public static string NativeInt() { nint a = 5; nuint b = 7; a += 3; return $"{a} {b} {a * 2} {(int)a} {nint.Size} {IntPtr.Zero} {(nint)(-1)} {nuint.MaxValue}"; }
    public static string Default() => $"{default(int)}{default(string) ?? "n"}{default((int, bool))}{default(DateTime).Ticks}{default(Guid)}";
    public static string Coalesce() { string s = null; s ??= "a"; s ??= "b"; int? n = null; int m = n ?? 4; n ??= 6; return s + m + n + (s?.Length ?? -1) + ((string)null)?.Length; }
    public static string Ternary() { int x = 5; return x > 3 ? x > 4 ? "a" : "b" : "c"; }
    public static string NullableOps() { int? a = 5, b = null; return $"{a + b}|{a * 2}|{a > b}|{a == b}|{b == null}|{a.HasValue}|{b.GetValueOrDefault(3)}|{(bool?)null & false}|{(bool?)null | true}|{a?.ToString()}|{-b}"; }
    public static string Bits() => $"{5 & 3}{5 | 3}{5 ^ 3}{~5}{1 << 33}{-8 >> 1}{-8 >>> 28}{1L << 33}{(byte)(1 << 7)}{0b1010_1010}{0xFF_FF}{1_000_000}";
    public static string Consts() { const int A = 5; const string S = "x" + "y"; const string I = $"{S}z"; return A + S + I; }
    public static string Chars() { char c = 'a'; c++; c += (char)1; int i = c + 1; return $"{c}{i}{(char)(c + 1)}{'\u0041'}{'\x42'}{'\e' == 27}"; }
    public static string WithAnon() { var a = new { X = 1, Y = "s" }; var b = a with { X = 5 }; return b.ToString() + a; }
    public static string FileScoped() => new FileLocal().V;
    public static string GenericAttr() => typeof(GA<int>).Name;
    class GA<T> : Attribute { }
    public static string Covariance() { IEnumerable<object> e = new List<string> { "a" }; Func<object> f = () => "x"; Func<string> g = () => "q"; f = g;  IComparer<string> c = Comparer<object>.Create((x, y) => 0); return e.First() + "" + f() + c.Compare("a", "b"); }
    abstract class Ab { public abstract Ab Me(); public virtual string N => "Ab"; }
    class Ac : Ab { public override Ac Me() => this; public override string N => "Ac" + base.N; public new string ToString() => "new"; }
    public static string CovRet() { Ab a = new Ac(); return a.Me().N + new Ac().Me().ToString() + (a.ToString() == "new"); }
    interface IDef { int X { get; } int Twice() => X * 2; static int S = 5; private int Pr() => 1; int Use() => Pr() + X; }
    class Dfi : IDef { public int X => 4; }
    class Dfi2 : IDef { public int X => 5; int IDef.Twice() => 99; }
    public static string Dim() { IDef a = new Dfi(), b = new Dfi2(); return $"{a.Twice()}{b.Twice()}{a.Use()}{IDef.S}"; }
    public static string Partial() => new Part().M() + new Part().P;
    public static string LockStmt() { object o = new(); int x = 0; lock (o) { x++; lock (o) x++; } var l = new Lock(); lock (l) x++; return x.ToString(); }
    public static string Volatile1() { int x = 0; System.Threading.Volatile.Write(ref x, 5); return (Interlocked.Increment(ref x) + Interlocked.CompareExchange(ref x, 9, 6) + x).ToString(); }
    public static int SizeOfs() => sizeof(int) + sizeof(char) + sizeof(decimal) + sizeof(bool) + Unsafe.SizeOf<PtS>() + Unsafe.SizeOf<(byte, int)>();
    public static string StaticCtor() { StC.Log = "";  return StC.V + StC.Log; }
    static class StC { public static string Log = "L"; public static int V; static StC() { V = 5; Log += "cctor"; } }
    public static string GenConstraint() => Mk<List<int>>().Count + Def<int>() + (Def<string>() ?? "null") + IsVal<int>() + IsVal<string>();
    static T Mk<T>() where T : class, new() => new T();
    static T Def<T>() => default;
    static bool IsVal<T>() => typeof(T).IsValueType;
    static string TypeTest<T>() => typeof(T) == typeof(int) ? "int" : typeof(T) == typeof(string) ? "str" : default(T) is null ? "ref" : "val";
    public static string TypeTests() => TypeTest<int>() + TypeTest<string>() + TypeTest<object>() + TypeTest<double>();
    public static string AllowsRef() { static int Len<T>(T x) where T : allows ref struct => 5; return Len(new Span<int>()).ToString(); }
    public static string UnboundNameof() => nameof(Dictionary<,>);
    public static string SpanImplicit() { int[] a = [1, 2, 3]; return Sm(a).ToString() + a.Contains(2) + MemoryExtensions.IndexOf(a, 3); static int Sm(ReadOnlySpan<int> s) { int t = 0; foreach (var x in s) t += x; return t; } }
    public static string Overload() => Ov(1) + Ov(1L) + Ov(1.0) + Ov("s") + Ov((object)1) + Ov('c') + Ov(null) + Ov((short)1);
    static string Ov(int x) => "i";
    static string Ov(long x) => "l";
    static string Ov(double x) => "d";
    static string Ov(string x) => "s";
    static string Ov(object x) => "o";
    [OverloadResolutionPriority(1)] static string Pr(object o) => "obj";
    static string Pr(string o) => "str";
    public static string Priority() => Pr("x");
    public static string DeconNested() { var ((a, b), c) = ((1, 2), 3); (int d, (string e, _)) = (4, ("x", 5)); return $"{a}{b}{c}{d}{e}"; }
    public static string ForeachExt() { int s = 0; foreach (var i in new Cnt(3)) s += i; return s.ToString(); }
    public static string Discards() { _ = 5; var (_, x) = (1, 2); int.TryParse("5", out _); return x.ToString(); }
    public static string StringSwitchExpr() => "b" switch { "a" => "1", "b" or "c" => "2", var o => o };
    public static string QueryExp() => string.Join(",", from x in new[] { 1, 2, 3 } from y in new[] { 10, 20 } let z = x * y where z > 10 orderby z descending, x select $"{x}*{y}={z}");
    public static string QueryGroup() => string.Join(";", from w in new[] { "apple", "bob", "avocado", "cat" } group w by w[0] into g orderby g.Key select g.Key + ":" + string.Join(",", g));
    public static string QueryJoin() => string.Join(";", from a in new[] { 1, 2, 3 } join b in new (int k, string v)[] { (1, "x"), (2, "y"), (1, "z") } on a equals b.k into g select a + "=" + string.Join("", g.Select(q => q.v)));
}

public ref struct Cnt(int n) { int i = -1; public Cnt GetEnumerator() => this; public bool MoveNext() => ++i < n; public int Current => i; }
file class FileLocal { public string V => GetType().Name.EndsWith("FileLocal") ? "fl" : "no"; }
partial class Part { public partial int M(); public partial string P { get; } } partial class Part { public partial int M() => 5; public partial string P => "pp"; }
