using System;
using System.Collections.Generic;
using System.Linq;

namespace Conformance;

public static class Closures
{
    public static string ForLoopSharesVariable() { var l = new List<Func<int>>(); for (int i = 0; i < 3; i++) l.Add(() => i); return string.Concat(l.Select(f => f())); }
    public static string ForeachHasFreshVariable() { var l = new List<Func<int>>(); foreach (int i in new[] { 0, 1, 2 }) l.Add(() => i); return string.Concat(l.Select(f => f())); }
    public static string LocalInsideLoopIsFresh() { var l = new List<Func<int>>(); for (int i = 0; i < 3; i++) { int j = i * 10; l.Add(() => j++); } return string.Concat(l.Select(f => f() + f())); }
    public static string MixedScopes() { int outer = 0; var l = new List<Action>(); for (int i = 0; i < 3; i++) { int inner = i; l.Add(() => outer += inner * i); } foreach (var a in l) a(); return outer.ToString(); }
    public static int CounterFactory() { static Func<int> Make() { int n = 0; return () => ++n; } var a = Make(); var b = Make(); a(); a(); b(); return a() * 10 + b(); }
    public static int TwoLambdasShareVariable() { int x = 1; Action inc = () => x++; Func<int> get = () => x; inc(); inc(); x += 10; return get(); }
    public static int CapturedParameter() { static Action<int> F(int p, out Func<int> read) { read = () => p; return d => p += d; } var add = F(5, out var get); add(3); return get(); }
    public static string CapturedThis() => new Person("x").Build();
    private sealed class Person(string name) { private int n; public string Build() { Action a = () => n++; a(); a(); Func<string> f = () => name + n; n = 7; return f(); } }
    public static int NestedLambdas() { int a = 1; Func<int, Func<int, int>> f = b => { int c = a + b; return d => { a++; return a * 100 + b * 10 + c + d; }; }; var g = f(2); return g(3) + g(4); }
    public static int LocalFunctionCapturesByReference() { int n = 0; void Add(int k) => n += k; Add(3); n *= 2; Add(1); return n; }
    public static int LocalFunctionAsDelegate() { int n = 1; int Mul(int k) => n *= k; Func<int, int> f = Mul; f(3); f(4); return n; }
    public static int RecursiveLocalFunction() { int calls = 0; int Fib(int n) { calls++; return n < 2 ? n : Fib(n - 1) + Fib(n - 2); } return Fib(10) * 1000 + calls; }
    public static int MutuallyRecursiveLocals() { int depth = 0; bool Even(int n) { depth++; return n == 0 || Odd(n - 1); } bool Odd(int n) { depth++; return n != 0 && Even(n - 1); } return (Even(11) ? 1 : 2) * 100 + depth; }
    public static int LocalFunctionUsedBeforeDeclaration() { return Twice(4); static int Twice(int x) => x * 2; }
    public static string GenericLocalFunction() { string F<T>(T x) => typeof(T).Name + x; return F(1) + F("a"); }
    public static int LocalFunctionWithRefAndOut() { int n = 4; void Bump(ref int x, out int old) { old = x; x += n; } Bump(ref n, out int o); return n * 10 + o; }
    public static int LocalFunctionWithDefaultsAndParams() { int F(int a = 3, params int[] r) => a + r.Length; return F() * 100 + F(1, 2, 3); }
    public static string LocalIterator() { int step = 2; IEnumerable<int> Up(int n) { for (int i = 0; i < n; i += step) yield return i; } string s = ""; foreach (int i in Up(6)) { s += i; step = 3; } return s; }
    public static int ClosureOverStruct() { var p = (X: 1, Y: 2); Action a = () => p.X += 5; a(); p.Y = 9; a(); return p.X * 10 + p.Y; }
    public static int ClosureOverArrayElementIndex() { int[] a = [1, 2, 3]; int i = 0; Func<int> f = () => a[i]; i = 2; a[2] = 30; return f(); }
    public static int ClosureOverOutVariable() { Func<int>? f = null; if (int.TryParse("41", out int v)) f = () => v + 1; return f!(); }
    public static int ClosureOverPatternVariable() { object o = 5; Func<int>? f = o is int n ? () => n * 2 : null; return f!(); }
    public static string ClosureInCatch() { Func<string>? f = null; try { throw new Exception("msg"); } catch (Exception e) { f = () => e.Message; } return f(); }
    public static string ClosureInUsing() { string s = ""; Func<string>? f; using (var d = new D(() => s += "d")) { f = () => d.Name + s; } return f(); }
    private sealed class D(Action a) : IDisposable { public string Name => "D"; public void Dispose() => a(); }
    public static string ClosureInSwitchSection() { var l = new List<Func<string>>(); foreach (object o in new object[] { 1, "two", 3.5 }) switch (o) { case int i: l.Add(() => "i" + i); break; case string t: l.Add(() => "s" + t); break; default: l.Add(() => "o" + o); break; } return string.Concat(l.Select(f => f())); }
    public static int LambdaModifiesLoopVariable() { int n = 0; for (int i = 0; i < 10; i++) { Action skip = () => i += 2; skip(); n++; } return n; }
    public static int CaptureInLinqDeferred() { int k = 2; var q = new[] { 1, 2, 3 }.Select(x => x * k); k = 10; return q.Sum(); }
    public static int GotoLoopCapture() { var l = new List<Func<int>>(); int i = 0; again: { int j = i; l.Add(() => j); } if (++i < 3) goto again; return l.Sum(f => f() + 1); }
    public static string WhileLoopCapture() { var l = new List<Func<string>>(); int i = 0; while (i < 3) { var s = "s" + i; l.Add(() => s + i); i++; } return string.Concat(l.Select(f => f())); }
    public static int ConstructorClosure() => new WithCtor(4).F();
    private sealed class WithCtor { public readonly Func<int> F; public WithCtor(int x) { int y = x * 2; F = () => x++ + y; F(); } }
    public static int FieldInitializerLambda() => new WithField().F(3);
    private sealed class WithField { public Func<int, int> F = x => x * 3; }
    public static string ClosureInGenericMethod() { static Func<string> F<T>(T x) => () => typeof(T).Name + x; return F(3)() + F("q")(); }
    public static int ClosureInGenericClass() { var m = new Memo<int, int>(x => x * x); return m.Get(5) + m.Get(5) + m.Calls * 1000; }
    private sealed class Memo<K, V>(Func<K, V> f) where K : notnull { private readonly Dictionary<K, V> map = new(); public int Calls; public V Get(K k) { V Compute() { Calls++; return f(k); } return map.TryGetValue(k, out var v) ? v : map[k] = Compute(); } }
    public static string DeepNesting() { int a = 1; Action l1 = () => { int b = 2; Action l2 = () => { int c = 3; Action l3 = () => { a += b; b += c; c += a; a += c; }; l3(); l3(); }; l2(); }; l1(); return a.ToString(); }
    public static string CaptureThroughLocalFunctionChain() { int a = 1; int F() { int b = 10; int G() { int c = 100; int H() => a++ + b++ + c++; return H() + H(); } return G() + b; } return F() + "," + a; }
    public static int AnonymousTypeCapture() { var t = new { A = 3, B = "xy" }; Func<int> f = () => t.A * t.B.Length; return f(); }
    public static int ReassignedDelegateCapturesItself() { Func<int, int> f = x => x + 1; var old = f; f = x => old(x) * 2; return f(4); }
}
