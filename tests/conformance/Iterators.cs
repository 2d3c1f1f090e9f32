using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

namespace Conformance;

public static class Iterators
{
    private static IEnumerable<int> Count(int n) { for (int i = 0; i < n; i++) yield return i; }
    private static IEnumerable<int> Naturals() { int i = 0; while (true) yield return i++; }
    private static IEnumerable<int> Traced(List<string> log, int n) { log.Add("start"); try { for (int i = 0; i < n; i++) { log.Add("y" + i); yield return i; } log.Add("end"); } finally { log.Add("fin"); } }
    private static string S<T>(IEnumerable<T> e) => string.Join(",", e);

    public static string SimpleYield() { static IEnumerable<string> A() { yield return "a"; yield return "b"; yield return "c"; } return S(A()); }
    public static string YieldBreak() { static IEnumerable<int> A() { for (int i = 0; ; i++) { if (i == 3) yield break; yield return i; } } return S(A()); }
    public static string EmptyIterator() { static IEnumerable<int> A() { yield break; } return "[" + S(A()) + "]"; }
    public static string InfiniteWithTake() => S(Naturals().Skip(3).Take(4));
    public static string NothingRunsBeforeMoveNext() { var log = new List<string>(); var e = Traced(log, 1); log.Add("made"); var it = e.GetEnumerator(); log.Add("got"); it.MoveNext(); return S(log); }
    public static string CompleteEnumeration() { var log = new List<string>(); foreach (int i in Traced(log, 2)) log.Add("b" + i); return S(log); }
    public static string EarlyBreakRunsFinally() { var log = new List<string>(); foreach (int i in Traced(log, 9)) { log.Add("b" + i); if (i == 1) break; } return S(log); }
    public static string ExplicitDisposeRunsFinally() { var log = new List<string>(); var it = Traced(log, 3).GetEnumerator(); it.MoveNext(); it.Dispose(); log.Add(it.MoveNext().ToString()); it.Dispose(); return S(log); }
    public static string DisposeBeforeStartSkipsFinally() { var log = new List<string>(); var it = Traced(log, 3).GetEnumerator(); it.Dispose(); log.Add("d"); return S(log); }
    public static string NestedFinallyOnDispose() { string s = ""; IEnumerable<int> A() { try { try { yield return 1; } finally { s += "i"; } yield return 2; } finally { s += "o"; } } foreach (int i in A()) { s += i; break; } foreach (int i in A()) { s += i; if (i == 2) break; } return s; }
    public static string ReEnumeration() { var e = Count(3); return S(e) + ";" + S(e) + ";" + e.First() + e.Last(); }
    public static string ParametersAreCopiedPerEnumeration() { static IEnumerable<int> Down(int n) { while (n > 0) yield return n--; } var e = Down(3); return S(e) + ";" + S(e); }
    public static bool EnumeratorsAreDistinct() { var e = Count(3); var a = e.GetEnumerator(); var b = e.GetEnumerator(); a.MoveNext(); a.MoveNext(); b.MoveNext(); return a.Current == 1 && b.Current == 0 && !ReferenceEquals(a, b); }
    public static string CurrentAfterEnd() { var it = Count(1).GetEnumerator(); it.MoveNext(); bool m = it.MoveNext(); return $"{m}{it.Current}{it.MoveNext()}"; }
    public static int ResetThrows() { var it = Count(1).GetEnumerator(); it.Reset(); return 1; }
    public static string EnumeratorMethod() { static IEnumerator<int> A() { yield return 5; yield return 6; } var it = A(); string s = ""; while (it.MoveNext()) s += it.Current; return s; }
    public static string NonGenericIterator() { static IEnumerable A() { yield return 1; yield return "x"; yield return null; } string s = ""; foreach (object? o in A()) s += o ?? "null"; return s; }
    public static string RecursiveIterator() { static IEnumerable<string> Perm(string pre, string rest) { if (rest == "") yield return pre; for (int i = 0; i < rest.Length; i++) foreach (var p in Perm(pre + rest[i], rest.Remove(i, 1))) yield return p; } return S(Perm("", "abc")); }
    public static string TreeTraversal() { static IEnumerable<int> Walk(int lo, int hi) { if (lo > hi) yield break; int m = (lo + hi) / 2; foreach (int x in Walk(lo, m - 1)) yield return x; yield return m; foreach (int x in Walk(m + 1, hi)) yield return x; } return S(Walk(1, 7)); }
    public static string ChainedIterators() { static IEnumerable<int> Even(IEnumerable<int> e) { foreach (int i in e) if (i % 2 == 0) yield return i; } static IEnumerable<int> Sq(IEnumerable<int> e) { foreach (int i in e) yield return i * i; } return S(Sq(Even(Count(7)))); }
    public static string InterleavedExecution() { var log = new List<string>(); IEnumerable<int> A() { log.Add("a1"); yield return 1; log.Add("a2"); yield return 2; } IEnumerable<int> B(IEnumerable<int> e) { foreach (int i in e) { log.Add("b" + i); yield return i; } } foreach (int i in B(A())) log.Add("c" + i); return S(log); }
    public static string ExceptionInIteratorThenStopped() { IEnumerable<int> A() { yield return 1; throw new InvalidOperationException(); } var it = A().GetEnumerator(); it.MoveNext(); try { it.MoveNext(); } catch (InvalidOperationException) { return "threw" + it.MoveNext(); } return "no"; }
    public static string TryFinallyWithExceptionInside() { string s = ""; IEnumerable<int> A() { try { yield return 1; int z = 0; s += 1 / z; } finally { s += "f"; } } try { foreach (int i in A()) s += i; } catch (DivideByZeroException) { s += "c"; } return s; }
    public static string CatchAroundCallInIterator() { IEnumerable<int> A() { foreach (string t in new[] { "1", "x", "3" }) { int v; try { v = int.Parse(t); } catch (FormatException) { v = -1; } yield return v; } } return S(A()); }
    public static string YieldInTryWithCatchElsewhere() { IEnumerable<string> A() { string m = ""; try { throw new Exception("e"); } catch (Exception e) { m = e.Message; } yield return m; yield return m + m; } return S(A()); }
    public static string UsingInsideIterator() { var log = new List<string>(); IEnumerable<int> A() { using var d = new D(log); yield return 1; yield return 2; } foreach (int i in A()) { log.Add("" + i); break; } return S(log); }
    private sealed class D(List<string> log) : IDisposable { public void Dispose() => log.Add("disposed"); }
    public static string LockInsideIterator() { object o = new(); IEnumerable<int> A() { lock (o) { yield return 1; } yield return System.Threading.Monitor.IsEntered(o) ? 1 : 0; } return S(A()); }
    public static string IteratorOnInstance() => S(new Box { V = 3 }.Items()) + S(new Box { V = 2 });
    private sealed class Box : IEnumerable<int> { public int V; public IEnumerable<int> Items() { for (int i = 0; i < V; i++) yield return i * V; } public IEnumerator<int> GetEnumerator() { for (int i = V; i > 0; i--) yield return i; } IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); }
    public static string IteratorOnStructCopiesThis() { var s = new St { V = 1 }; var e = s.Items(); s.V = 50; return S(e) + s.V; }
    private struct St { public int V; public IEnumerable<int> Items() { yield return V++; yield return V++; } }
    public static string GenericIterator() { static IEnumerable<(T, T)> Pairs<T>(IEnumerable<T> e) { T prev = default!; bool has = false; foreach (T x in e) { if (has) yield return (prev, x); prev = x; has = true; } } return S(Pairs("abc")) + S(Pairs(Count(3))); }
    public static string IteratorProperty() => S(Prop);
    private static IEnumerable<char> Prop { get { yield return 'p'; yield return 'q'; } }
    public static string PatternBasedEnumerator() { string s = ""; foreach (var x in new Duck()) s += x; return s; }
    private sealed class Duck { public E GetEnumerator() => new(); public struct E { private int i; public bool MoveNext() => i++ < 3; public readonly int Current => i * 11; } }
    public static string ExtensionGetEnumerator() { string s = ""; foreach (int i in 4) s += i; return s; }
    private static IEnumerator<int> GetEnumerator(this int n) { for (int i = 0; i < n; i++) yield return i; }
    public static string ManualEnumerationOfTwo() { var a = Count(4).GetEnumerator(); var b = "abcd".GetEnumerator(); string s = ""; while (a.MoveNext() && b.MoveNext()) s += $"{a.Current}{b.Current}"; return s; }
    public static string FibonacciTakeWhile() { static IEnumerable<long> Fib() { (long a, long b) = (0, 1); while (true) { yield return a; (a, b) = (b, a + b); } } return S(Fib().TakeWhile(x => x < 100)); }
    public static string SwitchInsideIterator() { static IEnumerable<string> A() { for (int i = 0; i < 4; i++) switch (i) { case 0: yield return "zero"; break; case 1: continue; case 2: yield return "two"; goto default; default: yield return "d" + i; break; } } return S(A()); }
    public static string ArgumentCheckIsDelayed() { static IEnumerable<int> A(string? s) { ArgumentNullException.ThrowIfNull(s); yield return s.Length; } var e = A(null); try { foreach (int i in e) { } return "none"; } catch (ArgumentNullException) { return "delayed"; } }
    public static string ForeachCastsElements() { string s = ""; try { foreach (int i in new ArrayList { 1, 2, "x" }) s += i; } catch (InvalidCastException) { s += "!"; } return s; }
    public static string ForeachDeconstruction() { string s = ""; foreach (var (k, v) in new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }) s += k + v; return s; }
    public static string ForeachOverStringAndArray2D() { string s = ""; foreach (char c in "xy") foreach (int i in new int[,] { { 1, 2 }, { 3, 4 } }) s += $"{c}{i}"; return s; }
    public static string EnumeratorStructCopySemantics() { var l = new List<int> { 1, 2, 3 }; var e = l.GetEnumerator(); e.MoveNext(); var f = e; e.MoveNext(); f.MoveNext(); f.MoveNext(); return $"{e.Current}{f.Current}"; }
    public static string RefLocalInIterator() { static IEnumerable<int> A(int[] a) { for (int i = 0; i < a.Length; i++) { { ref int r = ref a[i]; r *= 2; } yield return a[i]; } } return S(A([1, 2, 3])); }
}
