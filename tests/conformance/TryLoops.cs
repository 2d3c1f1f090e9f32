using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

/// <summary>Loops that are all try block: what goes on with the next round leaves the block, and comes right back to it.</summary>
public static class TryLoops
{
    private static readonly object Gate = new();

    public static string ContinueRunsFinally() { string s = ""; int i = 0; while (true) { try { i++; if (i < 3) continue; return s + i; } finally { s += "f" + i; } } }
    public static int ContinueGivesBack() { int gave = 0, i = 0; while (true) { try { if (i++ < 2) continue; return gave; } finally { gave++; } } }
    public static int EndOfBody() { int k = 0; while (true) try { if (k > 2) return k; } finally { k++; } }
    public static string ForEverWithoutBraces() { string s = ""; int i = 0; for (; ; ) try { if (i++ > 2) return s; } finally { s += i; } }
    public static string GotoBeforeTry() { string s = ""; int i = 0; again: try { if (i++ < 2) goto again; } finally { s += "f" + i; } return s; }
    public static string GotoBeforeTwo() { string s = ""; int i = 0; top: try { try { if (i++ < 2) goto top; } finally { s += "a"; } } finally { s += "b"; } return s; }
    public static string GotoBetweenTwo() { string s = ""; int i = 0; try { top: try { if (i++ < 2) goto top; } finally { s += "a"; } } finally { s += "b"; } return s; }
    public static string GotoFromCatch() { string s = ""; int n = 0; retry: try { n++; if (n < 4) throw new FormatException(); s += "ok"; } catch when (n < 3) { s += "c"; goto retry; } catch { s += "d"; goto retry; } finally { s += "f" + n; } return s; }
    public static string CatchAndFinally() { string s = ""; int i = 0; while (true) { try { try { i++; if (i < 3) continue; if (i == 3) throw new FormatException(); return s + "r"; } finally { s += 1; } } catch { s += 2; } finally { s += 3; } } }
    public static string SwitchInside() { string s = ""; int i = 0; while (true) { try { switch (i++) { case 0: continue; case 1: break; case 2: goto done; } s += "s"; } catch { } finally { s += "f"; } } done: return s; }
    public static string StatementAfterwards() { string s = ""; int i = 0; while (true) { try { if (i++ < 2) { s += "k"; continue; } } catch (FormatException) { } finally { s += "f"; } if (i > 3) return s; } }
    public static string EmptyTry() { string s = ""; int i = 0; while (i < 3) { try { } finally { i++; s += i; } } return s; }
    public static string BreakOutOfTwo() { string s = ""; while (true) { try { try { break; } finally { s += 1; } } finally { s += 2; } } return s; }
    public static string LockedRounds() { int i = 0; while (true) { lock (Gate) { if (i++ < 3) continue; break; } } return i + "" + Monitor.IsEntered(Gate); }
    public static string TriedLock() { int i = 0; bool taken = false; for (; ; ) { try { Monitor.TryEnter(Gate, ref taken); if (i++ < 2) continue; break; } finally { if (taken) { Monitor.Exit(Gate); taken = false; } } } return i + "" + Monitor.IsEntered(Gate); }
    public static string Permits() { var permits = new SemaphoreSlim(1); int i = 0; for (; ; ) { permits.Wait(); try { if (i++ < 2) continue; break; } finally { permits.Release(); } } return i + "" + permits.CurrentCount; }
    private static IEnumerable<int> Some(List<string> log) { int i = 0; while (true) { try { if (i++ == 1) continue; if (i > 4) yield break; yield return i; } finally { log.Add("f" + i); } } }
    public static string InIterator() { var log = new List<string>(); return string.Join(",", Some(log)) + string.Join("", log); }
    public static async Task<string> InAsyncMethod() { string s = ""; int i = 0; while (true) { try { await Task.Yield(); if (i++ < 3) continue; return s; } finally { s += "f" + i; } } }
    public static async Task<string> InAsyncMethodWithCatch() { string s = ""; int i = 0; while (true) { try { if (i++ < 3) continue; await Task.Yield(); return s; } catch { s += "c"; } finally { s += "f" + i; } } }
}
