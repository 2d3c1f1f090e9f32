// A loop that is cancelled in its last iteration.
#nullable disable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

public static class LastIteration
{
    static string Kind(Exception e) => e is AggregateException many ? "[" + string.Join(",", many.InnerExceptions.Select(Kind)) + "]" : e.GetType().Name;

    static string Try(Action<CancellationTokenSource> part)
    {
        using var source = new CancellationTokenSource();
        try { part(source); return "ok"; }
        catch (Exception e) { return Kind(e) + (e is OperationCanceledException c && c.CancellationToken == source.Token ? "!" : ""); }
    }

    static ParallelOptions With(CancellationTokenSource s, int degree = 1) => new() { CancellationToken = s.Token, MaxDegreeOfParallelism = degree };

    public static string For() => Try(s => Parallel.For(0, 3, With(s), i => { if (i == 2) s.Cancel(); }));
    public static string ForOnly() => Try(s => Parallel.For(0, 1, With(s, -1), i => s.Cancel()));
    public static string ForLong() => Try(s => Parallel.For(0L, 2L, With(s), (i, st) => { if (i == 1) s.Cancel(); }));
    public static string ForWithLocals() => Try(s => Parallel.For(0, 1, With(s), () => 0, (i, st, l) => { s.Cancel(); return l; }, l => { }));
    public static string ForCancelledInFinally() => Try(s => Parallel.For(0, 1, With(s), () => 0, (i, st, l) => l, l => s.Cancel()));
    public static string ForCancelledInBeginning() => Try(s => Parallel.For(0, 1, With(s), () => { s.Cancel(); return 0; }, (i, st, l) => l, l => { }));
    public static string ForEmpty() => Try(s => { s.Cancel(); Parallel.For(0, 0, With(s), i => { }); });
    public static string ForBreaks() => Try(s => Parallel.For(0, 1, With(s), (i, st) => { s.Cancel(); st.Break(); }));
    public static string ForStops() => Try(s => Parallel.For(0, 1, With(s), (i, st) => { s.Cancel(); st.Stop(); }));
    public static string ForThrows() => Try(s => Parallel.For(0, 1, With(s), i => { s.Cancel(); throw new FormatException(); }));
    public static string ForThrowsOwn() => Try(s => Parallel.For(0, 1, With(s), i => { s.Cancel(); s.Token.ThrowIfCancellationRequested(); }));
    public static string ForThrowsOther() => Try(s => Parallel.For(0, 1, With(s), i => throw new OperationCanceledException(s.Token)));
    public static string ForEachArray() => Try(s => Parallel.ForEach(new[] { 1, 2 }, With(s), i => { if (i == 2) s.Cancel(); }));
    public static string ForEachList() => Try(s => Parallel.ForEach(new List<int> { 1, 2 }, With(s), i => { if (i == 2) s.Cancel(); }));
    public static string ForEachSequence() => Try(s => Parallel.ForEach(Enumerable.Range(1, 2).Where(i => i > 0), With(s), i => { if (i == 2) s.Cancel(); }));
    public static string ForEachPartitioner() => Try(s => Parallel.ForEach(Partitioner.Create(0, 2), With(s), i => s.Cancel()));
    public static string ForEachPartitionerOfArray() => Try(s => Parallel.ForEach(Partitioner.Create(new[] { 1, 2 }, true), With(s), i => { if (i == 2) s.Cancel(); }));
    public static string ForEachEmpty() => Try(s => { s.Cancel(); Parallel.ForEach(new int[0], With(s), i => { }); });
    public static string ForEachBreaks() => Try(s => Parallel.ForEach(new[] { 1 }, With(s), (i, st) => { s.Cancel(); st.Break(); }));
    public static string InvokeLast() => Try(s => Parallel.Invoke(With(s), () => { }, () => s.Cancel()));
    public static string InvokeOnly() => Try(s => Parallel.Invoke(With(s), () => s.Cancel()));
    public static string InvokeAfter() => Try(s => { s.Cancel(); Parallel.Invoke(With(s)); });
    public static string ForEachAsync() => Try(s => Parallel.ForEachAsync(new[] { 1 }, With(s), (i, t) => { s.Cancel(); return default; }).GetAwaiter().GetResult());
    public static string ForEachAsyncSecond() => Try(s => Parallel.ForEachAsync(new[] { 1, 2 }, With(s), (i, t) => { if (i == 2) s.Cancel(); return default; }).GetAwaiter().GetResult());
    public static string ForEachAsyncEmpty() => Try(s => { s.Cancel(); Parallel.ForEachAsync(new int[0], With(s), (i, t) => default).GetAwaiter().GetResult(); });
    public static string ForAsync() => Try(s => Parallel.ForAsync(0, 1, With(s), (i, t) => { s.Cancel(); return default; }).GetAwaiter().GetResult());
    public static string ForEachAsyncThrows() => Try(s => Parallel.ForEachAsync(new[] { 1 }, With(s), (i, t) => { s.Cancel(); throw new FormatException(); }).GetAwaiter().GetResult());
    public static string ForEachAsyncThrowsOwn() => Try(s => Parallel.ForEachAsync(new[] { 1 }, With(s), (i, t) => { s.Cancel(); t.ThrowIfCancellationRequested(); return default; }).GetAwaiter().GetResult());
    public static string PLinqToArray() => Try(s => new[] { 1 }.AsParallel().WithDegreeOfParallelism(1).WithCancellation(s.Token).Select(i => { s.Cancel(); return i; }).ToArray());
    public static string PLinqForAll() => Try(s => new[] { 1 }.AsParallel().WithDegreeOfParallelism(1).WithCancellation(s.Token).ForAll(i => s.Cancel()));
    public static string PLinqSum() => Try(s => new[] { 1, 2 }.AsParallel().WithDegreeOfParallelism(1).WithCancellation(s.Token).Sum(i => { if (i == 2) s.Cancel(); return i; }));
    public static string PLinqAny() => Try(s => new[] { 1 }.AsParallel().WithDegreeOfParallelism(1).WithCancellation(s.Token).Any(i => { s.Cancel(); return true; }));
    public static string PLinqFirst() => Try(s => new[] { 1 }.AsParallel().WithDegreeOfParallelism(1).WithCancellation(s.Token).Select(i => { s.Cancel(); return i; }).First());
    public static string PLinqOrdered() => Try(s => new[] { 1 }.AsParallel().AsOrdered().WithDegreeOfParallelism(1).WithCancellation(s.Token).Select(i => { s.Cancel(); return i; }).ToList());
    public static string PLinqForeach() => Try(s => { foreach (var i in new[] { 1 }.AsParallel().WithDegreeOfParallelism(1).WithCancellation(s.Token).Select(i => i)) s.Cancel(); });
    public static string PLinqBefore() => Try(s => { s.Cancel(); new[] { 1 }.AsParallel().WithCancellation(s.Token).Select(i => i).ToArray(); });
    public static string PLinqThrows() => Try(s => new[] { 1 }.AsParallel().WithDegreeOfParallelism(1).WithCancellation(s.Token).Select(i => { s.Cancel(); s.Token.ThrowIfCancellationRequested(); return i; }).ToArray());
}
