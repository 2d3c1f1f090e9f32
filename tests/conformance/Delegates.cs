using System;
using System.Collections.Generic;
using System.Linq;

namespace Conformance;

public static class Delegates
{
    private delegate int Op(int a, int b);
    private delegate void RefAction(ref int x);
    private delegate bool TryGet(string s, out int v);
    private delegate T Maker<out T>();
    private delegate string Taker<in T>(T x);
    private delegate int ParamsOp(int first, params int[] rest);
    private delegate Rec Rec(int x);

    private static int Add(int a, int b) => a + b;
    private static int Sub(int a, int b) => a - b;
    private class Obj(int k) { public int Times(int x) => x * k; public virtual string Who() => "obj" + k; public int K = k; }
    private class V1 { public virtual string Name() => "v1"; public Func<string> Bind() => Name; }
    private sealed class V2 : V1 { public override string Name() => "v2"; public Func<string> BindBase() => base.Name; }

    public static int StaticMethodGroup() { Op o = Add; return o(2, 3) + o.Invoke(4, 5); }
    public static int InstanceMethodGroup() { var a = new Obj(3); Func<int, int> f = a.Times; a = new Obj(100); return f(5); }
    public static string VirtualMethodGroupBindsDynamically() { V1 v = new V2(); return v.Bind()() + ((V2)v).BindBase()(); }
    public static int MulticastReturnsLast() { Op o = Add; o += Sub; return o(10, 3); }
    public static string MulticastOrder() { string s = ""; Action a = () => s += "1"; a += () => s += "2"; a = (() => s += "0") + a; a(); return s; }
    public static string RemoveTakesLastOccurrence() { string s = ""; Action a = () => s += "a", b = () => s += "b"; Action c = a + b + a; c -= a; c!(); return s; }
    public static bool RemoveLastGivesNull() { Action a = () => { }; Action? b = a; b -= a; return b == null; }
    public static string RemoveSublist() { string s = ""; Action a = () => s += "a", b = () => s += "b"; Action c = a + b + a + b; c -= a + b; c!(); c -= b + a; c!(); return s; }
    public static int RemoveMissingChangesNothing() { Action a = () => { }; Action b = () => { GC.KeepAlive(a); }; Action c = a; c -= b; return c!.GetInvocationList().Length; }
    public static (bool, bool, bool) Equality() { Op a = Add, b = Add, c = Sub; return (a == b, a.Equals(c), a != c); }
    public static (bool, bool) InstanceEquality() { var x = new Obj(1); var y = new Obj(1); Func<int, int> a = x.Times, b = x.Times, c = y.Times; return (a == b, a == c); }
    public static bool MulticastEquality() { Op a = Add, b = Sub; return (a + b) == (a + b) && (a + b) != (b + a); }
    public static int InvocationList() { Op o = Add; o += Sub; o += Add; int r = 0; foreach (Op p in o.GetInvocationList().Cast<Op>()) r = r * 100 + p(9, 4); return r; }
    public static int CombineAndRemoveStatics() { Delegate d = Delegate.Combine((Op)Add, (Op)Sub)!; d = Delegate.Remove(d, (Op)Sub)!; return ((Op)d)(5, 6) * 10 + (Delegate.Combine() == null ? 1 : 0); }
    public static int CombineWithNull() { Action? n = null; int c = 0; n += () => c++; n(); n += null; n(); return c; }
    public static int NullConditionalInvoke() { Func<int>? f = null; int? r = f?.Invoke(); f = () => 4; return (r ?? 10) + (f?.Invoke() ?? 0); }
    public static int RefParameter() { RefAction r = (ref int x) => x *= 2; r += (ref int x) => x += 1; int v = 5; r(ref v); return v; }
    public static string OutParameter() { TryGet t = int.TryParse; return $"{t("12", out int v)}{v}{t("x", out v)}{v}"; }
    public static string GenericCovariance() { Maker<string> m = () => "made"; Maker<object> o = m; return (string)o() + (o.GetType() == typeof(Maker<string>)); }
    public static string GenericContravariance() { Taker<object> t = x => x.GetType().Name; Taker<string> u = t; return u("a") + ReferenceEquals(t, u); }
    public static string MethodGroupVariance() { Func<string> f = () => "s"; Func<object> g = f; Func<object> h = Text; return (string)g() + h(); }
    private static string Text() => "text";
    public static int ParamsDelegate() { ParamsOp p = (f, rest) => f + rest.Sum(); return p(1) + p(1, 2, 3) * 10; }
    public static int LambdaDefaultParameter() { var f = (int x, int y = 5) => x * y; return f(2) + f(2, 3) * 100; }
    public static string NaturalTypes() { var f = (int x) => x + 1; var g = Add; Func<string, int> h = s => s.Length; return f.GetType().Name + f(1) + g(1, 2) + h("abc"); }
    public static int FuncComposition() { Func<int, int> inc = x => x + 1, dbl = x => x * 2; Func<Func<int, int>, Func<int, int>, Func<int, int>> then = (f, g) => x => g(f(x)); return then(inc, then(dbl, inc))(5); }
    public static int Currying() { Func<int, Func<int, Func<int, int>>> f = a => b => c => a * 100 + b * 10 + c; return f(1)(2)(3); }
    public static int PartialApplication() { Func<int, int> add5 = Add5(5); static Func<int, int> Add5(int n) => x => x + n; return add5(10) + Add5(1)(1); }
    public static int RecursionThroughVariable() { Func<int, int> fact = null!; fact = n => n <= 1 ? 1 : n * fact(n - 1); return fact(6); }
    public static int YCombinator() { Func<Func<Func<int, int>, Func<int, int>>, Func<int, int>> y = null!; y = f => x => f(y(f))(x); return y(self => n => n < 2 ? n : self(n - 1) + self(n - 2))(12); }
    public static int SelfApplication() { int n = 0; Rec r = null!; r = x => { n = n * 10 + x; return r; }; r(1)(2)(3); return n; }
    public static int DelegateInStructField() { var h = new Holder { F = x => x + 1 }; var g = h; g.F = x => x * 10; return h.F(3) + g.F(3); }
    private struct Holder { public Func<int, int> F; }
    public static int DelegateArrayAndDictionary() { var ops = new Dictionary<char, Func<int, int, int>> { ['+'] = Add, ['-'] = Sub, ['*'] = (a, b) => a * b }; int r = 2; foreach (char c in "+*-") r = ops[c](r, 7); return r; }
    public static string TargetAndMethod() { var o = new Obj(2); Func<int, int> f = o.Times; Op s = Add; return ReferenceEquals(f.Target, o) + f.Method.Name + (s.Target == null); }
    public static int ExtensionMethodGroup() { Func<int> f = "abcd".Count2; return f(); }
    private static int Count2(this string s) => s.Length * 2;
    public static string GenericMethodGroup() { Func<int, string> f = Show; Func<string, string> g = Show; return f(4) + g("x"); }
    private static string Show<T>(T x) => typeof(T).Name + x;
    public static int AnonymousMethod() { Op o = delegate (int a, int b) { return a * b; }; Action<int> ignore = delegate { }; ignore(3); return o(6, 7); }
    public static int StaticLambda() { Func<int, int> f = static x => x * x; return f(12); }
    public static int DiscardParameters() { Func<int, int, int, int> f = (_, _, c) => c; return f(1, 2, 3); }
    public static string EventAccessors() { var b = new Button(); string s = ""; EventHandler h = (o, e) => s += "h" + (o == b); b.Click += h; b.Click += (_, _) => s += "2"; b.Raise(); b.Click -= h; b.Raise(); return s + b.Log; }
    private sealed class Button { private EventHandler? click; public string Log = ""; public event EventHandler Click { add { Log += "+"; click += value; } remove { Log += "-"; click -= value; } } public void Raise() => click?.Invoke(this, EventArgs.Empty); }
    public static int FieldLikeEvent() { var p = new Publisher(); int n = 0; Action<int> a = x => n += x; p.Happened += a; p.Happened += x => n += x * 10; p.Fire(2); p.Happened -= a; p.Fire(1); return n; }
    private sealed class Publisher { public event Action<int>? Happened; public void Fire(int x) => Happened?.Invoke(x); }
    public static int StaticEvent() { int n = 0; Action h = () => n++; Global += h; Global(); Global -= h; return n + (Global == null ? 10 : 0); }
    private static event Action? Global;
    public static string EventUnsubscribeDuringRaise() { string s = ""; Action? e = null; Action b = () => s += "b"; e += () => { s += "a"; e -= b; }; e += b; e(); e(); return s; }
    public static int ActionOfManyArguments() { int r = 0; Action<int, int, int, int, int> a = (p, q, x, y, z) => r = p + q * x - y * z; a(1, 2, 3, 4, 5); return r; }
    public static int DynamicInvoke() => (int)((Op)Add).DynamicInvoke(3, 4)!;
    public static string ConversionBetweenDelegateTypes() { Predicate<int> p = x => x > 2; Func<int, bool> f = new Func<int, bool>(p); return $"{f(3)}{f(1)}"; }
    public static bool LambdaCachedPerSite() { Func<int>? last = null; bool same = true; for (int i = 0; i < 3; i++) { Func<int> f = () => 5; same &= last == null || ReferenceEquals(f, last); last = f; } return same; }
    public static string LambdaReturningTupleAndRef() { Func<int, (int, string)> f = x => (x, "t" + x); var (a, b) = f(4); RefFunc r = (int[] arr) => ref arr[1]; int[] z = [1, 2]; r(z) = 50; return b + a + z[1]; }
    private delegate ref int RefFunc(int[] a);
    public static string ComparisonAndPredicate() { var l = new List<string> { "bb", "a", "ccc" }; l.Sort((x, y) => y.Length.CompareTo(x.Length)); l.RemoveAll(x => x.Length == 2); return string.Concat(l); }
}
