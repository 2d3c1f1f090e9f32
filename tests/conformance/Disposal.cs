using System;
using System.Collections.Generic;
using System.Threading;

namespace Conformance;

public static class Disposal
{
    private sealed class D(List<string> log, string name) : IDisposable { public string Name => name; public void Dispose() => log.Add("d" + name); }
    private struct Sd(List<string> log) : IDisposable { public int N; public void Dispose() => log.Add("sd" + ++N); }
    private ref struct Duck(List<string> log) { public void Dispose() => log.Add("duck"); }
    private sealed class Bad(List<string> log) : IDisposable { public void Dispose() { log.Add("bad"); throw new InvalidOperationException("dispose"); } }
    private static string S(List<string> l) => string.Join(",", l);

    public static string UsingStatement() { var l = new List<string>(); using (var d = new D(l, "a")) { l.Add("body" + d.Name); } return S(l); }
    public static string UsingDeclarationScope() { var l = new List<string>(); { using var a = new D(l, "a"); using var b = new D(l, "b"); l.Add("in"); } l.Add("out"); return S(l); }
    public static string UsingSeveralResources() { var l = new List<string>(); using (D a = new(l, "a"), b = new(l, "b")) l.Add("x"); return S(l); }
    public static string UsingNullResource() { var l = new List<string>(); using (D? d = null) l.Add("body"); using (D? e = l.Count > 5 ? new D(l, "e") : null) { } return S(l); }
    public static string DisposeOnException() { var l = new List<string>(); try { using var d = new D(l, "a"); throw new FormatException(); } catch (FormatException) { l.Add("c"); } return S(l); }
    public static string DisposeOnReturn() { var l = new List<string>(); string F() { using var d = new D(l, "a"); return "r" + l.Count; } return F() + S(l); }
    public static string UsingStruct() { var l = new List<string>(); var s = new Sd(l); using (s) { s.N = 10; } return S(l) + s.N; }
    public static string UsingRefStructPattern() { var l = new List<string>(); using (var d = new Duck(l)) l.Add("b"); return S(l); }
    public static string ExceptionInDisposeWins() { var l = new List<string>(); try { using var b = new Bad(l); throw new FormatException(); } catch (Exception e) { l.Add(e.Message); } return S(l); }
    public static string OuterDisposedAfterInnerThrows() { var l = new List<string>(); try { using var a = new D(l, "a"); using var b = new Bad(l); l.Add("x"); } catch (InvalidOperationException) { l.Add("c"); } return S(l); }
    public static string UsingExpression() { var l = new List<string>(); var d = new D(l, "k"); using (d) { } using (d) { } return S(l); }
    public static string DisposeInLoop() { var l = new List<string>(); for (int i = 0; i < 3; i++) { using var d = new D(l, i.ToString()); if (i == 1) continue; l.Add("b" + i); } return S(l); }
    public static string DisposableBasePattern() { var l = new List<string>(); using (var d = new Leaf(l)) { } return S(l); }
    private class Base(List<string> l) : IDisposable { private bool done; public void Dispose() { if (done) return; done = true; Dispose(true); GC.SuppressFinalize(this); } protected virtual void Dispose(bool disposing) => l.Add("base" + disposing); }
    private sealed class Leaf(List<string> l) : Base(l) { private readonly List<string> log = l; protected override void Dispose(bool disposing) { log.Add("leaf"); base.Dispose(disposing); } }
    public static string ForeachDisposesEnumerator() { var l = new List<string>(); IEnumerable<int> E() { using var d = new D(l, "e"); yield return 1; yield return 2; } foreach (int i in E()) { l.Add(i.ToString()); if (i == 1) break; } return S(l); }

    public static string LockReentrance() { object o = new(); int n = 0; lock (o) lock (o) { n++; lock (o) n++; } return n + Monitor.IsEntered(o).ToString(); }
    public static string LockReleasedOnException() { object o = new(); try { lock (o) throw new FormatException(); } catch (FormatException) { return Monitor.IsEntered(o).ToString(); } }
    public static string LockReleasedOnReturn() { object o = new(); int F() { lock (o) return Monitor.IsEntered(o) ? 1 : 0; } return F() + Monitor.IsEntered(o).ToString(); }
    public static string LockObjectReassignedInside() { object o = new(), first = o; lock (o) { o = new object(); } return Monitor.IsEntered(first).ToString() + Monitor.IsEntered(o); }
    public static string LockWithBreakAndGoto() { object o = new(); int n = 0; for (; ; ) { lock (o) { if (++n == 3) break; } } lock (o) { goto end; } end: return n + Monitor.IsEntered(o).ToString(); }
    public static string NewLockType() { Lock k = new(); int n = 0; lock (k) { n++; lock (k) { n++; } } using (k.EnterScope()) { n += k.IsHeldByCurrentThread ? 10 : 0; } return n + k.IsHeldByCurrentThread.ToString(); }
    public static string LockTypeMembers() { Lock k = new(); k.Enter(); bool t = k.TryEnter(); k.Exit(); bool held = k.IsHeldByCurrentThread; k.Exit(); return $"{t}{held}{k.IsHeldByCurrentThread}"; }
    public static int LockExitWithoutEnterThrows() { new Lock().Exit(); return 1; }
    public static int MonitorExitWithoutEnterThrows() { Monitor.Exit(new object()); return 1; }
    public static int MonitorPulseWithoutLockThrows() { Monitor.Pulse(new object()); return 1; }
    public static string MonitorMembers() { object o = new(); bool taken = false; Monitor.Enter(o, ref taken); bool again = Monitor.TryEnter(o); Monitor.Pulse(o); Monitor.PulseAll(o); Monitor.Exit(o); bool still = Monitor.IsEntered(o); Monitor.Exit(o); return $"{taken}{again}{still}{Monitor.IsEntered(o)}"; }
    public static int MonitorEnterTakenMustBeFalse() { bool taken = true; Monitor.Enter(new object(), ref taken); return 1; }
    public static bool MonitorWaitTimesOut() { object o = new(); lock (o) return Monitor.Wait(o, 0); }
}
