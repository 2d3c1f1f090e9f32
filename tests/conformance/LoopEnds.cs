using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

// How parallel loops and queries end: canceled by an iteration that may be the last one, stopped, broken off, or with exceptions.
public static class LoopEnds
{
    static string Told(Exception e) => e is AggregateException all ? $"Aggregate({string.Join(",", all.InnerExceptions.Select(Told))})" : e.GetType().Name + (e is OperationCanceledException c ? (c.CancellationToken.CanBeCanceled ? "+" : "-") : "");

    static string Try(Func<object?> work)
    {
        try { return work()?.ToString() ?? "ok"; }
        catch (Exception e) { return Told(e); }
    }

    static string Canceled(Func<ParallelOptions, Action, object?> loop, int degree = 1)
    {
        var source = new CancellationTokenSource();
        int cancels = 0;
        string result = Try(() => loop(new ParallelOptions { CancellationToken = source.Token, MaxDegreeOfParallelism = degree }, () => { cancels++; source.Cancel(); }));
        return result + cancels;
    }

    static string Shown(ParallelLoopResult r) => $"{r.IsCompleted},{r.LowestBreakIteration?.ToString() ?? "-"};";

    public static string ForOnlyIteration() => Canceled((o, cancel) => Shown(Parallel.For(0, 1, o, _ => cancel())));
    public static string ForLastIteration() => Canceled((o, cancel) => Shown(Parallel.For(0, 3, o, i => { if (i == 2) cancel(); })));
    public static string ForFirstIteration() { int runs = 0; return Canceled((o, cancel) => Shown(Parallel.For(0, 3, o, i => { runs++; if (i == 0) cancel(); }))) + runs; }
    public static string ForLongLast() => Canceled((o, cancel) => Shown(Parallel.For(0L, 2L, o, i => { if (i == 1) cancel(); })));
    public static string ForStateLast() => Canceled((o, cancel) => Shown(Parallel.For(0, 2, o, (i, s) => { if (i == 1) { cancel(); if (!s.ShouldExitCurrentIteration) throw new Exception(); } })));
    public static string ForLocalLast() { string ends = ""; return Canceled((o, cancel) => Shown(Parallel.For(0, 2, o, () => 0, (i, s, n) => { if (i == 1) cancel(); return n + 1; }, n => ends += n))) + ends; }
    public static string ForLocalFinally() => Canceled((o, cancel) => Shown(Parallel.For(0, 2, o, () => 0, (i, s, n) => n + 1, n => cancel())));
    public static string ForLocalInit() => Canceled((o, cancel) => Shown(Parallel.For(0, 2, o, () => { cancel(); return 0; }, (i, s, n) => n + 1, n => { })));
    public static string ForEachLast() => Canceled((o, cancel) => Shown(Parallel.ForEach(new[] { 1, 2 }, o, i => { if (i == 2) cancel(); })));
    public static string ForEachListLast() => Canceled((o, cancel) => Shown(Parallel.ForEach(new List<int> { 1, 2 }, o, i => { if (i == 2) cancel(); })));
    static IEnumerable<int> Two() { yield return 1; yield return 2; }
    public static string ForEachSequenceLast() => Canceled((o, cancel) => Shown(Parallel.ForEach(Two(), o, i => { if (i == 2) cancel(); })));
    public static string ForEachPartitionerLast() => Canceled((o, cancel) => Shown(Parallel.ForEach(Partitioner.Create(Two()), o, i => { if (i == 2) cancel(); })));
    public static string ForThrowsToo() => Canceled((o, cancel) => Shown(Parallel.For(0, 2, o, i => { if (i == 1) { cancel(); throw new FormatException(); } })));
    public static string ForThrowsOwn() => Canceled((o, cancel) => Shown(Parallel.For(0, 2, o, i => { if (i == 1) { cancel(); o.CancellationToken.ThrowIfCancellationRequested(); } })));
    public static string ForThrowsCancellationOfNobody() => Canceled((o, cancel) => Shown(Parallel.For(0, 2, o, i => { if (i == 1) throw new OperationCanceledException(o.CancellationToken); })));
    public static string ForStopAndCancel() => Canceled((o, cancel) => Shown(Parallel.For(0, 2, o, (i, s) => { s.Stop(); cancel(); })));
    public static string ForBreakAndCancel() => Canceled((o, cancel) => Shown(Parallel.For(0, 2, o, (i, s) => { s.Break(); cancel(); })));
    public static string ForCancelAndBreak() { string seen = ""; return Canceled((o, cancel) => Shown(Parallel.For(0, 2, o, (i, s) => { cancel(); s.Break(); seen += s.LowestBreakIteration?.ToString() ?? "none"; }))) + seen; }
    public static string ForCancelAndStop() { string seen = ""; return Canceled((o, cancel) => Shown(Parallel.For(0, 2, o, (i, s) => { cancel(); s.Stop(); seen += s.IsStopped; }))) + seen; }
    public static string EmptyForOfCanceled() { var s = new CancellationTokenSource(); s.Cancel(); return Try(() => Shown(Parallel.For(0, 0, new ParallelOptions { CancellationToken = s.Token }, _ => { }))); }
    public static string BackwardForOfCanceled() { var s = new CancellationTokenSource(); s.Cancel(); return Try(() => Shown(Parallel.For(2, 0, new ParallelOptions { CancellationToken = s.Token }, _ => { }))); }
    public static string EmptyForEachOfCanceled() { var s = new CancellationTokenSource(); s.Cancel(); return Try(() => Shown(Parallel.ForEach(new int[0], new ParallelOptions { CancellationToken = s.Token }, _ => { }))); }
    public static string EmptyInvokeOfCanceled() { var s = new CancellationTokenSource(); s.Cancel(); return Try(() => { Parallel.Invoke(new ParallelOptions { CancellationToken = s.Token }); return null; }); }
    public static string InvokeOfNullsCanceled() { var s = new CancellationTokenSource(); s.Cancel(); return Try(() => { Parallel.Invoke(new ParallelOptions { CancellationToken = s.Token }, new Action[] { null! }); return null; }); }
    public static string ForOfCanceled() { int runs = 0; var s = new CancellationTokenSource(); s.Cancel(); return Try(() => Shown(Parallel.For(0, 1, new ParallelOptions { CancellationToken = s.Token }, _ => runs++))) + runs; }

    public static string InvokeOnlyAction() => Canceled((o, cancel) => { Parallel.Invoke(o, cancel); return null; }, -1);
    public static string InvokeOnlyActionThrows() => Canceled((o, cancel) => { Parallel.Invoke(o, () => { cancel(); throw new FormatException(); }); return null; }, -1);
    public static string InvokeOnlyActionThrowsOwn() => Canceled((o, cancel) => { Parallel.Invoke(o, () => { cancel(); o.CancellationToken.ThrowIfCancellationRequested(); }); return null; }, -1);
    public static string InvokeOneByOneLast() { int runs = 0; return Canceled((o, cancel) => { Parallel.Invoke(o, () => runs++, () => { runs++; cancel(); }); return null; }) + runs; }
    public static string InvokeOneByOneFirst() { int runs = 0; return Canceled((o, cancel) => { Parallel.Invoke(o, () => { runs++; cancel(); }, () => runs++); return null; }) + runs; }
    public static string InvokeOneByOneThrows() { int runs = 0; return Canceled((o, cancel) => { Parallel.Invoke(o, () => { runs++; cancel(); throw new FormatException(); }, () => runs++); return null; }) + runs; }
    public static string InvokeOneByOneThrowsOwn() { int runs = 0; return Canceled((o, cancel) => { Parallel.Invoke(o, () => { runs++; cancel(); o.CancellationToken.ThrowIfCancellationRequested(); }, () => runs++); return null; }) + runs; }
    public static string InvokeOneByOneAllThrow() => Try(() => { Parallel.Invoke(new ParallelOptions { MaxDegreeOfParallelism = 1 }, () => throw new FormatException(), () => throw new TimeoutException()); return null; });
    public static string InvokeThrowsForeign() => Try(() => { Parallel.Invoke(() => throw new OperationCanceledException()); return null; });

    static string CanceledAsync(Func<ParallelOptions, Action, Task> loop) => Canceled((o, cancel) => { Task t = loop(o, cancel); try { t.GetAwaiter().GetResult(); } catch (Exception e) { return t.Status + Told(e); } return t.Status; });

    public static string ForEachAsyncLast() => CanceledAsync((o, cancel) => Parallel.ForEachAsync(new[] { 1, 2 }, o, (i, _) => { if (i == 2) cancel(); return default; }));
    public static string ForEachAsyncFirst() { int runs = 0; return CanceledAsync((o, cancel) => Parallel.ForEachAsync(new[] { 1, 2 }, o, (i, _) => { runs++; if (i == 1) cancel(); return default; })) + runs; }
    public static string ForEachAsyncThrows() => CanceledAsync((o, cancel) => Parallel.ForEachAsync(new[] { 1, 2 }, o, (i, _) => { if (i == 2) { cancel(); throw new FormatException(); } return default; }));
    public static string ForEachAsyncThrowsOwn() => CanceledAsync((o, cancel) => Parallel.ForEachAsync(new[] { 1, 2 }, o, (i, t) => { if (i == 2) { cancel(); t.ThrowIfCancellationRequested(); } return default; }));
    public static string ForEachAsyncThrowsOuter() => CanceledAsync((o, cancel) => Parallel.ForEachAsync(new[] { 1, 2 }, o, (i, t) => { if (i == 2) { cancel(); o.CancellationToken.ThrowIfCancellationRequested(); } return default; }));
    public static string ForEachAsyncThrowsNobodys() => CanceledAsync((o, cancel) => Parallel.ForEachAsync(new[] { 1, 2 }, o, (i, t) => { if (i == 2) throw new OperationCanceledException(); return default; }));
    public static string ForAsyncLast() => CanceledAsync((o, cancel) => Parallel.ForAsync(0, 2, o, (i, _) => { if (i == 1) cancel(); return default; }));
    public static string ForEachAsyncEmpty() { var s = new CancellationTokenSource(); s.Cancel(); return Parallel.ForEachAsync(new int[0], s.Token, (_, _) => default).Status.ToString(); }
    static async IAsyncEnumerable<int> TwoLater() { yield return 1; await Task.Yield(); yield return 2; }
    public static string ForEachAsyncStreamLast() => CanceledAsync((o, cancel) => Parallel.ForEachAsync(TwoLater(), o, (i, _) => { if (i == 2) cancel(); return default; }));

    // Stop, Break and exceptions.

    public static string StopAtTheEnd() => Try(() => Shown(Parallel.For(0, 1, (i, s) => s.Stop())));
    public static string BreakAtTheEnd() => Try(() => Shown(Parallel.For(0, 1, (i, s) => s.Break())));
    public static string BreakThenStop() => Try(() => Shown(Parallel.For(0, 1, (i, s) => { s.Break(); s.Stop(); })));
    public static string StopThenBreak() => Try(() => Shown(Parallel.For(0, 1, (i, s) => { s.Stop(); s.Break(); })));
    public static string BreakTwice() => Try(() => Shown(Parallel.For(0, 4, new ParallelOptions { MaxDegreeOfParallelism = 1 }, (i, s) => { if (i == 2) { s.Break(); s.Break(); } })));
    public static string BreakThenThrow() => Try(() => Shown(Parallel.For(0, 2, new ParallelOptions { MaxDegreeOfParallelism = 1 }, (i, s) => { s.Break(); throw new FormatException(); })));
    public static string StopThenThrow() => Try(() => Shown(Parallel.For(0, 1, (i, s) => { s.Stop(); throw new FormatException(); })));
    public static string InitThrows() => Try(() => Shown(Parallel.For(0, 1, new ParallelOptions { MaxDegreeOfParallelism = 1 }, () => throw new FormatException(), (i, s, n) => n, (int n) => throw new TimeoutException())));
    public static string FinallyThrowsToo() => Try(() => Shown(Parallel.For(0, 1, new ParallelOptions { MaxDegreeOfParallelism = 1 }, () => 0, (i, s, n) => throw new FormatException(), n => throw new TimeoutException())));
    public static string LowestBreakWhileRunning() { string seen = ""; Parallel.For(0, 3, new ParallelOptions { MaxDegreeOfParallelism = 1 }, (i, s) => { seen += $"{s.LowestBreakIteration?.ToString() ?? "-"}{s.IsStopped}{s.IsExceptional}{s.ShouldExitCurrentIteration} "; if (i == 1) s.Break(); seen += $"{s.LowestBreakIteration?.ToString() ?? "-"}{s.ShouldExitCurrentIteration};"; }); return seen; }

    // Queries.

    static string Query(Func<ParallelQuery<int>, Action, CancellationToken, object?> run)
    {
        var source = new CancellationTokenSource();
        return Try(() => run(new[] { 1, 2 }.AsParallel().WithDegreeOfParallelism(1).WithCancellation(source.Token), source.Cancel, source.Token));
    }

    public static string QueryForAllLast() => Query((q, cancel, _) => { q.ForAll(x => { if (x == 2) cancel(); }); return null; });
    public static string QueryForAllFirst() { int runs = 0; return Query((q, cancel, _) => { q.ForAll(x => { runs++; if (x == 1) cancel(); }); return null; }) + runs; }
    public static string QuerySumLast() => Query((q, cancel, _) => q.Sum(x => { if (x == 2) cancel(); return x; }));
    public static string QueryToListLast() => Query((q, cancel, _) => q.Select(x => { if (x == 2) cancel(); return x; }).ToList().Count);
    public static string QueryToArrayLast() => Query((q, cancel, _) => q.Where(x => { if (x == 2) cancel(); return true; }).ToArray().Length);
    public static string QueryForeachLast() => Query((q, cancel, _) => { int n = 0; foreach (int x in q.Select(x => { if (x == 2) cancel(); return x; })) n += x; return n; });
    public static string QueryOrderByLast() => Query((q, cancel, _) => q.OrderBy(x => { if (x == 2) cancel(); return -x; }).ToList().Count);
    public static string QueryCountLast() => Query((q, cancel, _) => q.Count(x => { if (x == 2) cancel(); return true; }));
    public static string QueryAnyLast() => Query((q, cancel, _) => q.Any(x => { if (x == 2) cancel(); return false; }));
    public static string QueryAggregateLast() => Query((q, cancel, _) => q.Aggregate(0, (a, x) => { if (x == 2) cancel(); return a + x; }));
    public static string QueryThrows() => Query((q, cancel, _) => q.Sum(x => { if (x == 2) { cancel(); throw new FormatException(); } return x; }));
    public static string QueryThrowsOwn() => Query((q, cancel, t) => q.Sum(x => { if (x == 2) { cancel(); t.ThrowIfCancellationRequested(); } return x; }));
    public static string QueryThrowsNobodys() => Query((q, cancel, t) => q.Sum(x => x == 2 ? throw new OperationCanceledException(t) : x));
    public static string QueryOfCanceled() { var s = new CancellationTokenSource(); s.Cancel(); return Try(() => new[] { 1 }.AsParallel().WithCancellation(s.Token).Sum()); }
    public static string QueryOfCanceledToList() { var s = new CancellationTokenSource(); s.Cancel(); return Try(() => new[] { 1 }.AsParallel().WithCancellation(s.Token).Select(x => x).ToList().Count); }
    public static string QueryOfCanceledEmpty() { var s = new CancellationTokenSource(); s.Cancel(); return Try(() => new int[0].AsParallel().WithCancellation(s.Token).Select(x => x).ToList().Count); }
    public static string CancelAfterTheQuery() { var s = new CancellationTokenSource(); var q = new[] { 1 }.AsParallel().WithCancellation(s.Token).Select(x => x); int n = q.ToList().Count; s.Cancel(); return n + Try(() => q.ToList().Count); }
    public static string CancellationSaidAfterwards() { var s = new CancellationTokenSource(); s.Cancel(); return Try(() => new[] { 1 }.AsParallel().Select(x => x).WithCancellation(s.Token).ToList().Count); }
    public static string TwoTokens() => Try(() => { var s = new CancellationTokenSource(); return new[] { 1 }.AsParallel().WithCancellation(s.Token).Select(x => x).WithCancellation(s.Token).ToList().Count; });
    public static string TwoDegrees() => Try(() => new[] { 1 }.AsParallel().WithDegreeOfParallelism(1).Select(x => x).WithDegreeOfParallelism(2).ToList().Count);

    // Undone suppression: what else the flow of contexts says.

    public static string UndoneTwice()
    {
        var flow = ExecutionContext.SuppressFlow();
        ExecutionContext.RestoreFlow();
        try { flow.Undo(); return "undone"; } catch (InvalidOperationException e) { return e.Message; }
    }
}
