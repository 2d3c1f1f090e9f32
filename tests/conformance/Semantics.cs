using System;
using System.Collections;
using System.Collections.Generic;
using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

#nullable disable
#pragma warning disable

namespace Conformance;

public static class Semantics
{
    static string mi = "no";
    [ModuleInitializer] internal static void ModInit() => mi = "yes";
    public static string ModuleInit() => mi;
    public static string TypedRef() { int x = 5; TypedReference t = __makeref(x); __refvalue(t, int) = 9; return x + " " + __refvalue(t, int) + " " + __reftype(t).Name; }
    [SkipLocalsInit] public static int SkipInit() { Span<int> s = stackalloc int[3]; s.Clear(); return s[2]; }
    [Conditional("NEVER")] static void Cond(ref int x) => x = 100;
    [Conditional("DEBUG")] static void CondD(List<int> l) { }
    public static int Conditional1() { int x = 1; Cond(ref x); return x; }
    const decimal Dc = 1.5m;
    static decimal Def(decimal d = 2.5m) => d + Dc;
    public static string DecConst() => Def().ToString();
    static string Date(DateTime d = default, CancellationToken c = default, DayOfWeek w = DayOfWeek.Friday, long? n = 5) => d.Ticks + "" + c.CanBeCanceled + w + n;
    public static string Defaults() => Date();
    static int In(in int x) => x + 1;
    static int In2(in long x) => (int)x;
    public static string InArgs() { int a = 5; return In(a) + "" + In(in a) + In(7) + In2(a) + In(a + 1); }
    static async Task<string> Catches() { string s = ""; try { try { throw new Exception("a"); } catch (Exception e) { await Task.CompletedTask; s += e.Message; throw; } finally { await Task.CompletedTask; s += "f"; } } catch (Exception e) when (Filt(ref s)) { s += "o" + e.Message; } return s; }
    static bool Filt(ref string s) { s += "w"; return true; }
    public static string AwaitCatch() => Catches().Result;
    static async Task<int> Rec(int n) => n == 0 ? 0 : n + await Rec(n - 1);
    public static int AsyncRec() => Rec(10).Result;
    static async ValueTask<int> Vt(int x) { if (x > 0) await Task.CompletedTask; return x * 2; }
    public static async Task<int> ValTask() => await Vt(1) + await Vt(0);
    static async Task Void(StringBuilder s) { s.Append('a'); await Task.CompletedTask; s.Append('b'); }
    public static string TaskVoid() { var s = new StringBuilder(); Void(s).Wait(); return s.ToString(); }
    public static async Task<string> TcsT() { var t = new TaskCompletionSource<int>(); t.SetResult(5); var u = new TaskCompletionSource(); u.SetException(new FormatException("q")); try { await u.Task; } catch (FormatException e) { return await t.Task + e.Message + u.Task.IsFaulted + t.Task.Status; } return ""; }
    public static async Task<string> TaskCancel() { using var c = new CancellationTokenSource(); c.Cancel(); try { await Task.FromCanceled(c.Token); return "no"; } catch (OperationCanceledException e) { return e.GetType().Name + e.CancellationToken.IsCancellationRequested; } }
    public static async Task<string> ContinueW() { var t = Task.FromResult(3).ContinueWith(x => x.Result * 2, TaskContinuationOptions.ExecuteSynchronously); return (await t).ToString(); }
    struct Awt { public Awt GetAwaiter() => this; public bool IsCompleted => true; public int GetResult() => 42; }
    public static async Task<int> CustomAwait() => 0;
    public static async Task<string> AsyncLambda() { Func<int, Task<int>> f = async x => { await Task.CompletedTask; return x + 1; }; Func<Task> g = async () => await f(1); await g(); return (await f(5)).ToString(); }
    public static string TaskStat() { var t = Task.FromResult(1); var e = Task.FromException(new Exception("x")); return $"{t.Status} {t.IsCompleted} {e.Status} {e.Exception.InnerException.Message} {Task.CompletedTask.IsCompletedSuccessfully} {new Task(() => { }).Status}"; }
    public static async Task<string> SyncThrow() { try { await Task.Run(() => { throw new InvalidOperationException("r"); }); return ""; } catch (InvalidOperationException e) { return e.Message; } }
    class Gs<T> { public static readonly string N = typeof(T).Name; [ThreadStatic] public static int Ts; public static T Inst; static Gs() { Log += typeof(T).Name + ";"; } }
    static string Log = "";
    public static string GenStatics() { Gs<byte>.Ts = 5; Gs<char>.Ts = 6; return Gs<byte>.N + Gs<char>.N + Gs<byte>.Ts + Gs<char>.Ts + Gs<string>.Inst; }
    interface IA { string M() => "A"; }
    interface IB : IA { string IA.M() => "B"; }
    interface IC : IA { string IA.M() => "C"; }
    class Dia : IB, IC { string IA.M() => "D"; }
    interface IE<T> { T Get() => default; string Nm => typeof(T).Name; }
    class Ei : IE<int>, IE<string> { string IE<string>.Get() => "s"; }
    public static string Diamond() => ((IA)new Dia()).M() + ((IE<int>)new Ei()).Get() + ((IE<string>)new Ei()).Get() + ((IE<int>)new Ei()).Nm;
    struct Ds : IE<int> { }
    static string Dcall<T>(T t) where T : IE<int> => t.Nm + t.Get();
    public static string DimStruct() => Dcall(new Ds()) + ((IE<int>)new Ds()).Nm;
    abstract class Abs { protected Abs() => Init(); protected abstract void Init(); }
    class Con : Abs { public string S = "f"; public int N = 3; protected override void Init() { S += "i"; N++; } }
    public static string VirtInCtor() { var c = new Con(); return c.S + c.N; }
    class Fin { public static string S = ""; public int X { get; private init; } = 1; public static Fin Mk() => new() { X = 5 }; }
    public static int InitProp() => Fin.Mk().X;
    class Req { public required int A { get; init; } public required string B; [SetsRequiredMembers] public Req(int a) { A = a; B = "c"; } public Req() { } }
    public static string Required() => new Req { A = 1, B = "x" }.B + new Req(5).A;
    ref struct Stk { Span<int> b; int n; public Stk(Span<int> s) { b = s; n = 0; } public void Push(int x) => b[n++] = x; public int Pop() => b[--n]; public readonly int Count => n; }
    public static string RefStruct() { var s = new Stk(stackalloc int[4]); s.Push(1); s.Push(2); s.Push(3); return s.Pop() + "" + s.Pop() + s.Count; }
    struct Unsc { int x; [UnscopedRef] public ref int R => ref x; }
    public static int Unscoped() { var u = new Unsc(); u.R = 5; ref int r = ref u.R; r++; return u.R; }
    static void Scoped(scoped Span<int> s, ref Span<int> o) { s[0] = 9; }
    public static int ScopedP() { Span<int> a = stackalloc int[1]; Span<int> b = a; Scoped(a, ref b); return b[0]; }
    public static string ListPat() { int[] a = [1, 2, 3, 4, 5]; return a is [var f, .. var m, var l] ? f + string.Join("", m) + l : ""; }
    public static string SlicePat() { string s = "[abc]"; return s is ['[', .. var x, ']'] ? x : "no"; }
    public static string PropPat() { var o = new { A = new { B = 5, C = "x" } }; return o is { A.B: > 3, A.C: { Length: 1 } c } ? c : "n"; }
    static string Type1(object o) => o switch { List<int> { Count: > 2 } l => "L" + l.Count, IEnumerable<int> e => "E" + e.Sum(), Exception { InnerException: ArgumentException } => "X", Type t => t.Name, ValueTuple<int, int>(var a, _) => "T" + a, Action or Func<int> => "F", _ => "?" };
    public static string TypePats() => Type1(new List<int> { 1, 2, 3 }) + Type1(new[] { 1, 2 }) + Type1(new Exception("", new ArgumentNullException())) + Type1(typeof(int)) + Type1((1, 2)) + Type1(() => 1) + Type1(1.5);
    static int When(int a, int b) => (a, b) switch { var (x, y) when x > y => 1, (0, _) => 2, (_, 0) => 3, var (x, _) when x < 0 => 4, _ => 5 };
    public static string WhenPats() => "" + When(2, 1) + When(0, 5) + When(-1, 0) + When(-2, 1) + When(1, 2);
    public static string IsNot() { object o = "s"; if (o is not string s) return "no"; return s.Length + "" + (o is not null and not int) + (o is string { Length: 1 }); }
    public static string NullPat() { string s = null; object o = 5; return $"{s is null}{s is { }}{o is var x}{x}{s is var y}{y == null}"; }
    public static string EnumSw() { string F(DayOfWeek d) => d switch { DayOfWeek.Saturday or DayOfWeek.Sunday => "we", >= DayOfWeek.Monday and <= DayOfWeek.Wednesday => "early", _ => "late" }; return F(DayOfWeek.Sunday) + F(DayOfWeek.Tuesday) + F(DayOfWeek.Friday); }
    public static string DoubleSw() { string F(double d) => d switch { double.NaN => "nan", < 0 => "neg", 0 => "z", _ => "p" }; return F(double.NaN) + F(-1) + F(0) + F(-0.0) + F(2); }
    public static string DecSw() { string F(decimal d) => d switch { 1.5m => "a", > 2 => "b", _ => "c" }; return F(1.50m) + F(3) + F(0); }
    public static string LongSwitch() { int s = 0; for (int i = -2; i < 14; i++) switch (i) { case 0: s += 1; break; case 1: case 2: s += 10; break; case 5: s += 100; break; case 10: s += 1000; break; case 11: s += 10000; break; case 12: s += 100000; break; case int n when n < 0: s += n; break; } return s.ToString(); }
    public static string StrHashSw() { int F(string s) => s switch { "alpha" => 1, "beta" => 2, "gamma" => 3, "delta" => 4, "epsilon" => 5, "zeta" => 6, "eta" => 7, "theta" => 8, "" => 9, _ => 0 }; return string.Concat(new[] { "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "", "x", "alphb" }.Select(F)); }
    public static string SpanSw() { int F(ReadOnlySpan<char> s) => s switch { "one" => 1, "two" => 2, ['x', ..] => 3, _ => 0 }; return "" + F("one") + F("two") + F("xyz") + F(""); }
    public static string IterStruct() { var s = ""; foreach (var (i, c) in "abc".Select((c, i) => (i, c))) s += i + "" + c; foreach (ref readonly var x in new ReadOnlySpan<int>([1, 2])) s += x; foreach (var kv in new Dictionary<string, int> { ["k"] = 1 }) { var (k, v) = kv; s += k + v; } return s; }
    class Duck { public int n; public Duck GetEnumerator() => this; public bool MoveNext() => n++ < 3; public int Current => n; }
    public static string DuckFe() { var s = ""; foreach (long x in new Duck()) s += x; return s; }
    class Multi : IEnumerable<int>, IEnumerable<string> { IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return 1; } IEnumerator<string> IEnumerable<string>.GetEnumerator() { yield return "a"; } IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<int>)this).GetEnumerator(); }
    public static string MultiEnum() => ((IEnumerable<int>)new Multi()).First() + ((IEnumerable<string>)new Multi()).First();
    class CI { public List<int> L { get; } = []; public Dictionary<string, int> D { get; } = new(); public CI In; public int[] A = new int[2]; }
    public static string ObjInit() { var c = new CI { L = { 1, 2 }, D = { ["x"] = 5, ["y"] = 6 }, In = new() { L = { 9 } }, A = { [1] = 7 } }; return c.L.Count + "" + c.D["y"] + c.In.L[0] + c.A[1]; }
    public static string MultiDim() { int[,,] a = new int[2, 3, 4]; a[1, 2, 3] = 5; int[,] b = { { 1, 2 }, { 3, 4 } }; ref int r = ref b[1, 0]; r += 10; int s = 0; foreach (var x in b) s += x; b[0, 0]++; b[0, 1] *= 3; return $"{a[1, 2, 3]}{s}{b[0, 0]}{b[0, 1]}{a.GetLength(2)}{((int[,])b.Clone())[1, 1]}"; }
    public static string Chain() { string s = null; return (s?.Length ?? -1) + "" + (s?.ToUpper()?.Length) + ("ab"?[1]) + (new CI().In?.In?.A?[0] is null) + ((CI)null)?.L.Count.ToString().Length; }
    public static string Compound() { int x = 5; x += x++ + ++x; x <<= 2; x ^= 3; x %= 100; x |= 1 << 4; x >>>= 1; int? n = null; n ??= x; n += 1; string s = null; s += "a"; s += 1; s += null; bool b = true; b &= x > 3; b |= false; b ^= true; return $"{x} {n} {s} {b}"; }
    public static string IncDec() { int[] a = [1, 2, 3]; int i = 0; a[i++]++; a[i++] += i; --a[i]; byte b = 255; b++; char c = 'z'; c--; double d = 1.5; d++; decimal m = 1.1m; m--; int? q = 3; q++; return $"{string.Join("", a)}{i}{b}{c}{d}{m}{q}"; }
    public static string Labels() { int n = 0; for (int i = 0; i < 3; i++) { for (int j = 0; j < 3; j++) { if (j == 1) goto next; if (i == 2) goto done; n += 10 * i + j + 1; } next:; } done: return n.ToString(); }
    public static string DoWhile() { int i = 0; string s = ""; do { if (i == 2) continue; s += i; } while (++i < 4); while (true) { if (i-- < 2) break; s += "w"; } for (int a = 0, b = 5; a < b; a++, b--) s += a + b; return s; }
    public static string Shadow() { int x = 1; { int y = x + 1; x += y; } { int y = 10; x += y; } Func<int, int> f = x2 => { int z = x2; return z + x; }; return f(5).ToString(); }
    static int Opt(int a = 1, params int[] r) => a + r.Length;
    public static string OptParams() => Opt() + "" + Opt(5) + Opt(1, 2, 3) + Opt(r: [1, 2]);
    class Base { public virtual int P { get; set; } = 1; public virtual int this[int i] => i; public virtual event Action E; public void Fire() => E?.Invoke(); }
    class Der : Base { int p = 10; public override int P { get => p + base.P; set { p = value; base.P = value * 2; } } public override int this[int i] => base[i] * 2; }
    public static string VProps() { Base b = new Der(); int a = b.P; b.P = 3; b.P += 1; int n = 0; b.E += () => n++; b.Fire(); return a + " " + b.P + " " + b[4] + n; }
    static class Ex { }
    public static string ExtOnNull() { string s = null; return s.OrE() + "x".OrE(); }
    public static string Tern2() { int? a = true ? 1 : null; long l = false ? 1 : 2L; object o = true ? "s" : 5; var d = 1 > 0 ? 1 : 2.5; return $"{a}{l}{o}{d}{d.GetType().Name}"; }
    public static string ConstFold() { const int a = 5, b = a * 3 + (a << 2); const bool c = b > 30 && a != 5 || true; const string s = "v" + "w"; const char ch = (char)(97 + 1); const double d = 1 / 3.0; const float f = 1f / 3; const ulong u = ulong.MaxValue; return $"{b}{c}{s}{ch}{d}{f}{u}{nameof(a)}{(byte)DayOfWeek.Friday}"; }
    public static string Unic() { string é = "naïve"; var \u0061b = 1; return é + ab + "\u00e9\x41\U0001F600\0".Length + '\'' + "\"" + @"c:\n""q""" + "\a\b\f\v".Length; }
    static T Gen<T>(T a) => a;
    static T Gen<T>(T a, T b) where T : struct => b;
    static string Gen<T, U>(T a, U b) => typeof(T).Name + typeof(U).Name;
    public static string GenInfer() => Gen(1) + Gen("s") + Gen(1, "s") + Gen<object>(5) + Gen((1, "a")).Item2 + Gen(new[] { 1 })[0];
    class Node<T> where T : IComparable<T> { public T V; public Node<T> L, R; public void Add(T v) { if (v.CompareTo(V) < 0) { if (L == null) L = new() { V = v }; else L.Add(v); } else { if (R == null) R = new() { V = v }; else R.Add(v); } } public IEnumerable<T> All() { if (L != null) foreach (var x in L.All()) yield return x; yield return V; if (R != null) foreach (var x in R.All()) yield return x; } }
    public static string GenTree() { var n = new Node<string> { V = "m" }; foreach (var s in "q a z c".Split(' ')) n.Add(s); return string.Join("", n.All()); }
    class Curious<T> where T : Curious<T>, new() { public static T Make() => new T(); public virtual string N => typeof(T).Name; }
    class Cat : Curious<Cat> { }
    public static string Crtp() => Cat.Make().N + new Cat().N;
    interface IMon<T> where T : IMon<T> { static abstract T Id { get; } static abstract T Op(T a, T b); static virtual T Twice(T a) => T.Op(a, a); }
    readonly record struct Sum(int V) : IMon<Sum> { public static Sum Id => new(0); public static Sum Op(Sum a, Sum b) => new(a.V + b.V); }
    readonly record struct Cat2(string V) : IMon<Cat2> { public static Cat2 Id => new(""); public static Cat2 Op(Cat2 a, Cat2 b) => new(a.V + b.V); static Cat2 IMon<Cat2>.Twice(Cat2 a) => new(a.V + "!" + a.V); }
    static T Fold<T>(params T[] a) where T : IMon<T> => a.Aggregate(T.Id, T.Op);
    static T Tw<T>(T a) where T : IMon<T> => T.Twice(a);
    public static string Monoid() => $"{Fold(new Sum(1), new Sum(2))} {Fold(new Cat2("a"), new Cat2("b"))} {Tw(new Sum(4)).V} {Tw(new Cat2("q")).V}";
    static T SumG<T>(ReadOnlySpan<T> s) where T : IAdditionOperators<T, T, T>, IAdditiveIdentity<T, T> { var t = T.AdditiveIdentity; foreach (var x in s) t += x; return t; }
    static string Bits<T>(T v) where T : IBinaryInteger<T> => $"{T.PopCount(v)} {T.LeadingZeroCount(v)} {T.TrailingZeroCount(v)} {v >> 1} {v << 1} {T.IsPow2(v)} {T.IsEvenInteger(v)} {~v}";
    static string Flt<T>(T v) where T : IFloatingPointIeee754<T> => $"{T.Sqrt(v)} {T.Round(v)} {T.IsNaN(v)} {T.Pi > v} {T.Floor(v)} {T.Abs(-v)} {T.CreateChecked(3)}";
    public static string GmFlt() => Flt(2.25) + "|" + Flt(2.25f);
    static T ParseG<T>(string s) where T : IParsable<T> => T.Parse(s, null);
    public static string Cmp() { var l = new List<(string, int)> { ("b", 1), ("a", 2), ("a", 1) }; l.Sort(); var p = new List<P> { new("x", 3), new("y", 1) }; p.Sort(); return string.Join(",", l) + p[0].N + p.Max().N; }
    record P(string N, int V) : IComparable<P> { public int CompareTo(P o) => V.CompareTo(o.V); }
    record Bx<T>(T V);
    record Dx(int A, string B) : Bx<string>(B);
    public static string RecGen() => new Bx<int>(5) + "" + new Dx(1, "b") + (new Dx(1, "b") == new Dx(1, "b")) + (new Dx(1, "b").Equals((Bx<string>)new Bx<string>("b")));
    record Pos(int X) { public int X { get; init; } = X * 2; public int Y => X + 1; public static int Z = 3; protected virtual Type EqualityContract => typeof(Pos); }
    public static string RecCustom() => new Pos(3).ToString() + new Pos(3).X + (new Pos(3) with { X = 1 }) + new Pos(3).Equals(null);
    readonly record struct Pt(double X, double Y) { public double Len => Math.Sqrt(X * X + Y * Y); public static Pt operator +(Pt a, Pt b) => new(a.X + b.X, a.Y + b.Y); }
    public static string RecStruct() { var p = new Pt(3, 4); var (x, _) = p; return p.Len + "" + (p + p with { X = 0 }) + x + p.GetHashCode().Equals(new Pt(3, 4).GetHashCode()) + default(Pt); }
    record Lst(params int[] A);
    record class Nest(Pt P, Lst L, int? N = null);
    public static string RecNest() => new Nest(new(1, 2), null).ToString() + new Nest(default, new(1, 2), 3).L.A.Length;
    sealed record Sl(int A) { public override string ToString() => "S" + A; public bool Equals(Sl o) => o is not null; public override int GetHashCode() => 1; }
    public static string RecEq() => (new Sl(1) == new Sl(2)) + "" + new Sl(5) + new HashSet<Sl> { new(1), new(2) }.Count;
    public static string Throwx() { try { string s = null; _ = s ?? throw new InvalidOperationException("t"); return ""; } catch (InvalidOperationException e) { return e.Message; } }
    static int Tx(bool b) => b ? 1 : throw new ArgumentException("z");
    public static string Throwx2() { try { return Tx(false).ToString(); } catch (ArgumentException e) { return e.Message + Tx(true); } }
    public static string UsingOrder() { var l = new List<string>(); using (var a = new D("a", l)) using (var b = new D("b", l)) { l.Add("x"); } try { using var c = new D("c", l); throw new Exception(); } catch { l.Add("catch"); } using (D n = null) { } return string.Join(",", l); }
    class D(string n, List<string> l) : IDisposable { public void Dispose() => l.Add(n); }
    public static string LocalFunc2() { int n = 0; void A() { n++; if (n < 3) B(); } void B() { n += 10; A(); } A(); T Id<T>(T t) { return t; } IEnumerable<int> It() { yield return n; } async Task<int> As() { await Task.CompletedTask; return n; } return n + Id("x") + It().Single() + As().Result; }
    public static string DynOver() { object o = 5; return o switch { int i => Ov(i), _ => "" } + Ov(o); }
    static string Ov(int i) => "int";
    static string Ov(object o) => "obj";
    public static string Lookup() { ILookup<int, string> l = new[] { "a", "bb", "cc" }.ToLookup(x => x.Length); return l.Contains(2) + "" + l[2].Count() + l[9].Count(); }
    public static string FmtStr() { FormattableString f = $"a{5}b{"x"}"; return f.Format + f.ArgumentCount + f.GetArgument(0) + FormattableString.Invariant($"{1.5}") + f.ToString(); }
    public static string CkUser() { var v = new Ck(5); try { checked { v++; } return "no"; } catch (OverflowException) { unchecked { v++; } return v.V.ToString(); } }
    struct Ck(int v) { public int V = v; public static Ck operator ++(Ck a) => new(a.V + 1); public static Ck operator checked ++(Ck a) => throw new OverflowException(); public static explicit operator byte(Ck c) => unchecked((byte)c.V); public static explicit operator checked byte(Ck c) => checked((byte)c.V); }
    public static string CkConv() { var c = new Ck(300); try { return checked((byte)c) + ""; } catch (OverflowException) { return unchecked((byte)c).ToString(); } }
    class Lst2 : List<int> { public new void Add(int x) => base.Add(x * 2); }
    public static string HideAdd() { var l = new Lst2 { 1, 2 }; ((List<int>)l).Add(3); return string.Join(",", l); }
    public static string Interp2() { int w = 5; var d = new DateTime(2024, 1, 2); return $"{(w > 3 ? $"n{w}" : "")}{{{w}}}{d:yyyy-MM}{w,-4}|{w:D3}{"q",3}{null}{'c'}{new[] { 1 }.Length}{w switch { 5 => "five", _ => "" }}{$@"\{w}"}{w + 1:X2}{(w, "t")}"; }
    static string Cae(object o, [CallerArgumentExpression(nameof(o))] string e = "") => e;
    public static string CallerExpr() => Cae(1 + 2) + Cae(new[] { 1 }.Length);
    public static string AnonGen() { var l = new[] { new { A = 1, B = "x" }, new { A = 2, B = "y" } }; var q = l.Select(t => new { t.B, C = t.A * 2 }).Last(); return q.ToString() + l[0].Equals(new { A = 1, B = "x" }) + (l[0].GetHashCode() == new { A = 1, B = "x" }.GetHashCode()); }
    public static string Cov2() { IReadOnlyList<object> l = new List<string> { "a" }; IEnumerable<IEnumerable<object>> n = new List<List<string>> { new() { "q" } }; Func<object, string> f = o => o.ToString(); Func<string, object> g = f; Action<object> a = _ => { }; Action<string> b = a; Comparison<object> c = (x, y) => 0; return l[0] + "" + n.First().First() + g("z") + (l is IReadOnlyList<string>); }
    static ref T Pick<T>(Span<T> s, Func<T, bool> p) { foreach (ref T x in s) if (p(x)) return ref x; return ref Unsafe.NullRef<T>(); }
    public static string RefGen() { int[] a = [1, 5, 9]; ref int r = ref Pick<int>(a, x => x > 3); r = 50; ref int z = ref Pick<int>(a, x => x > 99); return a[1] + "" + Unsafe.IsNullRef(ref z); }
    public static string Discard() { var (_, _, c) = (1, 2, 3); _ = int.TryParse("x", out _); (_, var y) = (5, 6); Func<int, int, int> f = (_, _) => 7; return c + "" + y + f(1, 2); }
    public static string Nint() { nint a = nint.MaxValue; a = unchecked(a + 1); nuint b = 5; b -= 2; nint c = (nint)5.9; return $"{a == nint.MinValue}{b}{c}{a < 0}{(nint)3 / 2}{-(nint)7 % 4}{(nint)1 << 40}"; }
    public static string TargetNew() { List<int> l = new() { 1 }; Dictionary<string, (int, List<int>)> d = new() { ["a"] = (1, new() { 5 }) }; Pt p = new(1, 2); return l.Count + "" + d["a"].Item2[0] + p.X; }
    public static string NestGen() { var o = new Out<int>.In<string>.Deep(); return o.N(5, "x") + typeof(Out<int>.In<string>.Deep).Name; }
    class Out<T> { public class In<U> { public class Deep { public string N(T t, U u) => t + "" + u + typeof(T).Name; } } }
    public static string Vol() { var v = new Volt(); v.F = 5; v.F++; return v.F + "" + Volt.S; }
    class Volt { public volatile int F; public static volatile string S = "q"; }
    public static string EvtAcc() { var e = new Ev2(); Action h = () => e.L += "h"; e.E += h; e.E += h; e.E -= h; e.Raise(); return e.L; }
    class Ev2 { public string L = ""; Action a; public event Action E { add { L += "+"; a += value; } remove { L += "-"; a -= value; } } public void Raise() => a?.Invoke(); }
    public static string StaticLam() { Func<int, int> f = static x => x * 2; Func<int> g = [Obsolete] () => 3; var h = object () => 5; Delegate d = (int x) => x; return f(2) + "" + g() + h() + d.GetType().Name; }
    public static string Coll3() { int[] a = [1, 2]; List<int> l = [0, .. a, .. from x in a select x * 10]; ReadOnlySpan<string> s = ["p", "q"]; IList<int> i = [1]; i.Add(2); int[][] n = [[1], [2, 3], []]; Dictionary<string, int> d = new() { ["a"] = 1 }; char[] c = [.. "xyz"]; return string.Join("", l) + s.Length + i.Count + n[1].Length + new string(c) + ((int[])[]).Length; }
    public static string WithStruct() { var t = (A: 1, B: 2); var u = t with { A = 5 }; var p = new Pt(1, 2); var q = p with { Y = 9 }; return u.ToString() + q; }
}

static class ExtN { public static string OrE(this string s) => s ?? "empty"; }
