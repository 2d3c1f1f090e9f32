using System;
using System.Collections.Generic;

namespace Conformance;

public static class Exceptions
{
    private class AppException(string message, int code = 0, Exception? inner = null) : Exception(message, inner) { public int Code => code; }
    private sealed class SubException(string message) : AppException(message, 7);

    private static string log = "";
    private static bool Note(string text, bool result) { log += text; return result; }

    public static string TryFinallyOrder() { string s = ""; try { s += "t"; } finally { s += "f"; } return s + "e"; }
    public static string TryCatchFinallyOrder() { string s = ""; try { s += "t"; throw new InvalidOperationException(); } catch (InvalidOperationException) { s += "c"; } finally { s += "f"; } return s; }
    public static string FirstMatchingCatchWins() { try { throw new SubException("x"); } catch (SubException) { return "sub"; } catch (AppException) { return "app"; } catch { return "any"; } }
    public static string BaseCatchTakesDerived() { try { throw new SubException("m"); } catch (AppException e) { return e.Message + e.Code + e.GetType().Name; } }
    public static string UnmatchedCatchIsSkipped() { string s = ""; try { try { throw new AppException("a"); } catch (ArgumentException) { s += "wrong"; } finally { s += "f"; } } catch (Exception e) { s += e.Message; } return s; }
    public static int UnhandledCustomException() { throw new AppException("boom"); }
    public static int UnhandledWithFinally() { int x = 0; try { x = int.Parse("?"); } finally { x++; } return x; }
    public static string NestedFinallies() { string s = ""; try { try { try { throw new Exception(); } finally { s += "1"; } } finally { s += "2"; } } catch { s += "c"; } finally { s += "3"; } return s; }
    public static int ReturnRunsFinally() { int x = 1; int F() { try { return x; } finally { x = 2; } } int r = F(); return r * 10 + x; }
    public static int ReturnValueIsFixedBeforeFinally() { int x = 5; try { return x; } finally { x = 99; } }
    public static string BreakAndContinueRunFinally() { string s = ""; for (int i = 0; i < 4; i++) { try { if (i == 1) continue; if (i == 3) break; s += i; } finally { s += "f"; } } return s; }
    public static string GotoOutOfTry() { string s = ""; try { s += "a"; goto end; } finally { s += "f"; } end: return s + "z"; }
    public static string NestedReturnThroughTwoFinallies() { var l = new List<string>(); string F() { try { try { return "r"; } finally { l.Add("in"); } } finally { l.Add("out"); } } return F() + string.Concat(l); }

    public static string RethrowKeepsException()
    {
        Exception? first = null;
        try { try { throw new AppException("orig"); } catch (AppException e) { first = e; throw; } }
        catch (Exception e) { return ReferenceEquals(e, first) + e.Message; }
    }

    public static string ThrowInCatchReplaces() { try { try { throw new AppException("a"); } catch (AppException e) { throw new InvalidOperationException("b", e); } } catch (Exception e) { return e.Message + e.InnerException!.Message; } }
    public static string ThrowInFinallyReplaces() { try { try { throw new AppException("a"); } finally { throw new InvalidOperationException("b"); } } catch (Exception e) { return e.Message; } }
    public static string CatchSiblingDoesNotSeeCatchThrow() { try { try { throw new AppException("a"); } catch (AppException) { throw new ArgumentException("b"); } catch (ArgumentException) { return "sibling"; } } catch (Exception e) { return "outer" + e.GetType().Name; } }
    public static string FilterSelects() { try { throw new AppException("m", 3); } catch (AppException e) when (e.Code == 2) { return "two"; } catch (AppException e) when (e.Code == 3) { return "three"; } }
    public static string FilterRunsBeforeInnerFinally() { log = ""; try { try { Note("t", true); throw new Exception(); } finally { Note("f", true); } } catch (Exception) when (Note("w", true)) { Note("c", true); } return log; }
    public static string FalseFilterRunsInFirstPass() { log = ""; try { try { try { throw new Exception(); } finally { Note("1", true); } } catch when (Note("A", false)) { Note("x", true); } finally { Note("2", true); } } catch when (Note("B", true)) { Note("c", true); } return log; }
    public static string FilterThatThrowsIsFalse() { log = ""; try { try { throw new AppException("a"); } catch (AppException) when (Throws()) { return "inner"; } } catch (AppException e) { return "outer" + e.Message + log; } }
    private static bool Throws() { log += "!"; throw new InvalidOperationException(); }
    public static string FilterAcrossFrames() { log = ""; try { Middle(); } catch (AppException e) when (Note("F" + e.Code, e.Code == 7)) { log += "C"; } return log; }
    private static void Middle() { try { Inner(); } catch (AppException) when (Note("m", false)) { log += "no"; } finally { log += "M"; } }
    private static void Inner() { try { throw new SubException("deep"); } finally { log += "I"; } }
    public static int FilterWithPatternAndCapture() { int seen = 0; try { throw new AppException("x", 5); } catch (Exception e) when (e is AppException { Code: > 3 and var c } && (seen = c) > 0) { return seen; } }
    public static string FilterModifiesState() { int n = 0; string s = ""; for (int i = 0; i < 3; i++) try { throw new Exception(); } catch when (n++ > 0) { s += "a"; } catch { s += "b"; } return s + n; }

    public static string InnerExceptionChain() { var e = new Exception("1", new Exception("2", new AppException("3"))); string s = ""; for (Exception? x = e; x != null; x = x.InnerException) s += x.Message; return s + e.GetBaseException().GetType().Name; }
    public static string ThroughManyFrames() { int depth = 0; string s = ""; void Down(int n) { try { if (n == 0) throw new AppException("bottom"); Down(n - 1); } finally { depth++; } } try { Down(20); } catch (AppException e) { s = e.Message; } return s + depth; }
    public static string ThroughDelegate() { Action a = () => throw new AppException("in lambda"); Action b = () => a(); try { b(); return "no"; } catch (AppException e) { return e.Message; } }
    public static string ThroughMulticast() { string s = ""; Action a = () => s += "1"; a += () => throw new AppException("2"); a += () => s += "3"; try { a(); } catch (AppException e) { s += "c" + e.Message; } return s; }
    public static string ThroughForeachDisposes() { string s = ""; IEnumerable<int> Items() { try { yield return 1; yield return 2; } finally { s += "d"; } } try { foreach (int i in Items()) { s += i; throw new Exception(); } } catch { s += "c"; } return s; }
    public static string ThrownInsideIterator() { string s = ""; IEnumerable<int> Items() { yield return 1; throw new AppException("it"); } try { foreach (int i in Items()) s += i; } catch (AppException e) { s += e.Message; } return s; }
    public static string ThroughConstructor() { try { new Broken(1); return "no"; } catch (AppException e) { return e.Message; } }
    private sealed class Broken { public int A = 1; public Broken(int x) { if (x > 0) throw new AppException("ctor"); } }
    public static string ThroughPropertyAndIndexer() { try { _ = new Bad()[3]; return "no"; } catch (ArgumentOutOfRangeException e) { return e.ParamName!; } }
    private sealed class Bad { public int this[int position] => throw new ArgumentOutOfRangeException(nameof(position)); }
    public static string ThrowExpressions() { string? n = null; string s = ""; try { s = n ?? throw new ArgumentNullException("n"); } catch (ArgumentNullException e) { s = "a" + e.ParamName; } try { _ = s.Length > 100 ? 1 : throw new AppException("t"); } catch (AppException e) { s += e.Message; } return s; }
    public static string ThrowNullGivesNullReference() { try { Exception? e = null; throw e!; } catch (NullReferenceException) { return "nre"; } }
    public static string CatchWithoutVariable() { try { throw new SubException("x"); } catch (AppException) { return "caught"; } }
    public static string VariablesSurviveCatch() { int a = 1, b = 2; try { a = 10; b = int.Parse("x"); a = 20; } catch (FormatException) { } return $"{a},{b}"; }
    public static string TryInsideCatchAndFinally() { string s = ""; try { throw new Exception("1"); } catch (Exception e) { try { throw new Exception(e.Message + "2"); } catch (Exception f) { s += f.Message; } finally { s += "x"; } } finally { try { throw new Exception(); } catch { s += "y"; } } return s; }
    public static string RethrowInNestedCatch() { string s = ""; try { try { throw new AppException("o"); } catch (AppException) { try { throw new Exception("n"); } catch { s += "n"; } throw; } } catch (Exception e) { s += e.Message; } return s; }
    public static string LoopWithRetry() { int tries = 0; while (true) { try { tries++; if (tries < 4) throw new TimeoutException(); return "ok" + tries; } catch (TimeoutException) when (tries < 10) { } } }
    public static string ArgumentExceptionMessages() { try { ArgumentNullException.ThrowIfNull((object?)null, "arg"); return "no"; } catch (ArgumentNullException e) { return e.ParamName + "/" + new ArgumentException("bad", "p").Message; } }
    public static string ExceptionData() { var e = new AppException("d"); e.Data["k"] = 5; try { throw e; } catch (Exception x) { return $"{x.Data["k"]}{x.Data.Count}"; } }
    public static string AggregateFlatten() { var a = new AggregateException(new AppException("1"), new AggregateException(new SubException("2"), new Exception("3"))); string s = a.InnerExceptions.Count + ":"; foreach (var e in a.Flatten().InnerExceptions) s += e.Message; return s; }
    public static string AggregateHandle() { var a = new AggregateException(new AppException("1"), new TimeoutException()); try { a.Handle(e => e is AppException); return "all"; } catch (AggregateException r) { return r.InnerExceptions.Count + r.InnerExceptions[0].GetType().Name; } }
    public static int StackIsEmptiedByThrow() { int F(int x) => x > 1 ? throw new AppException("s") : x; int r = 1; try { r = 100 + F(1) * F(2); } catch (AppException) { r += 5; } return r; }
    public static int FinallyInLambda() { int n = 0; Func<int> f = () => { try { return n; } finally { n += 10; } }; return f() + f() + n; }
    public static string UserFilterOnFieldState() { log = "q"; try { throw new AppException("z"); } catch (Exception) when (log == "q") { return "matched"; } }
    public static string WhenWithoutTypeThenTyped() { try { throw new AppException("v"); } catch when (DateTime.MinValue.Year == 2) { return "no"; } catch (AppException e) { return e.Message; } }
    public static string ConstructorMessageDefaults() => new AppException("m").Message + "|" + new InvalidOperationException("io").Message + "|" + new Exception(null, null).Message;
    public static int HresultAndToStringStart() => new AppException("msg").ToString().EndsWith("AppException: msg", StringComparison.Ordinal) ? 1 : 0;
}
