// What flows with the execution context into each way to run code, and what does not come back; and where a loop is cancelled.
#nullable disable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

public static class ContextsOfWork
{
    static readonly AsyncLocal<int> Local = new();

    static string With(Action<Action> runs)
    {
        Local.Value = 1;
        string seen = "";
        runs(() => { lock (Local) { seen += Local.Value; } Local.Value = 7; });
        return seen + ">" + Local.Value;
    }

    public static string Invoke() => With(a => Parallel.Invoke(a, a));
    public static string InvokeOne() => With(a => Parallel.Invoke(a));
    public static string ForOne() => With(a => Parallel.For(0, 1, i => a()));
    public static string ForWithLocals() => With(a => Parallel.For(0, 1, () => { a(); return 0; }, (i, s, l) => l, l => { }));
    public static string ForEach() => With(a => Parallel.ForEach(new[] { 1 }, i => a()));
    public static string ForEachOverSequence() => With(a => Parallel.ForEach(Enumerable.Range(0, 1), i => a()));
    public static string ForEachAsync() => With(a => Parallel.ForEachAsync(new[] { 1 }, (i, t) => { a(); return ValueTask.CompletedTask; }).Wait());
    public static string ForAsync() => With(a => Parallel.ForAsync(0, 1, (i, t) => { a(); return ValueTask.CompletedTask; }).Wait());
    public static string PLinqSelect() => With(a => new[] { 1 }.AsParallel().Select(i => { a(); return i; }).ToArray());
    public static string PLinqForAll() => With(a => new[] { 1 }.AsParallel().ForAll(i => a()));
    public static string PLinqAggregate() => With(a => new[] { 1, 2 }.AsParallel().WithDegreeOfParallelism(1).Where(i => { a(); return true; }).Count());
    public static string Run() => With(a => Task.Run(a).Wait());
    public static string StartNew() => With(a => Task.Factory.StartNew(a, TaskCreationOptions.LongRunning).Wait());
    public static string Synchronously() => With(a => new Task(a).RunSynchronously());
    public static string ContinueWith() => With(a => Task.CompletedTask.ContinueWith(_ => a()).Wait());
    public static string ContinueInline() => With(a => Task.CompletedTask.ContinueWith(_ => a(), TaskContinuationOptions.ExecuteSynchronously).Wait());

    static void Signalled(Action<ManualResetEventSlim> starts)
    {
        using var done = new ManualResetEventSlim();
        starts(done);
        done.Wait();
    }

    public static string Queued() => With(a => Signalled(d => ThreadPool.QueueUserWorkItem(_ => { a(); d.Set(); })));
    public static string QueuedLocally() => With(a => Signalled(d => ThreadPool.QueueUserWorkItem(x => { x(); d.Set(); }, a, true)));
    public static string QueuedUnsafely() => With(a => Signalled(d => ThreadPool.UnsafeQueueUserWorkItem(_ => { a(); d.Set(); }, null)));

    sealed class Item : IThreadPoolWorkItem
    {
        public Action Does;
        public void Execute() => Does();
    }

    public static string QueuedItem() => With(a => Signalled(d => ThreadPool.UnsafeQueueUserWorkItem(new Item { Does = () => { a(); d.Set(); } }, false)));
    public static string Timed() => With(a => Signalled(d => { var t = new Timer(_ => { a(); d.Set(); }, null, 1, -1); d.Wait(); t.Dispose(); }));
    public static string Threaded() => With(a => { var t = new Thread(() => a()); t.Start(); t.Join(); });
    public static string ThreadedUnsafely() => With(a => { var t = new Thread(() => a()); t.UnsafeStart(); t.Join(); });
    public static string Registered() => With(a => { var c = new CancellationTokenSource(); c.Token.Register(a); Local.Value = 2; c.Cancel(); });
    public static string RegisteredUnsafely() => With(a => { var c = new CancellationTokenSource(); c.Token.UnsafeRegister(_ => a(), null); Local.Value = 2; c.Cancel(); });
    public static string RegisteredWait() => With(a => Signalled(d => { var e = new AutoResetEvent(true); var h = ThreadPool.RegisterWaitForSingleObject(e, (_, _) => { a(); d.Set(); }, null, -1, true); d.Wait(); h.Unregister(null); }));
    public static string RegisteredWaitUnsafely() => With(a => Signalled(d => { var e = new AutoResetEvent(true); var h = ThreadPool.UnsafeRegisterWaitForSingleObject(e, (_, _) => { a(); d.Set(); }, null, -1, true); d.Wait(); h.Unregister(null); }));

    public static string Reported() => With(a => Signalled(d => { IProgress<int> p = new Progress<int>(_ => { a(); d.Set(); }); Local.Value = 3; p.Report(1); }));
    public static string ReportedEvent() => With(a => Signalled(d => { var p = new Progress<int>(); p.ProgressChanged += (_, _) => { a(); d.Set(); }; ((IProgress<int>)p).Report(1); }));

    static string Suppressed(Action<Action> runs) => With(a => { using (ExecutionContext.SuppressFlow()) runs(a); });
    public static string SuppressedRun() => With(a => { Task t; using (ExecutionContext.SuppressFlow()) t = Task.Run(a); t.Wait(); });
    public static string SuppressedInvoke() => Suppressed(a => Parallel.Invoke(a));
    public static string SuppressedFor() => Suppressed(a => Parallel.For(0, 1, i => a()));
    public static string SuppressedForEach() => Suppressed(a => Parallel.ForEach(new[] { 1 }, i => a()));
    public static string SuppressedPLinqOnOneThread() => Suppressed(a => new[] { 1 }.AsParallel().WithDegreeOfParallelism(1).ForAll(i => a()));
    public static string SuppressedPLinq() => Suppressed(a => new[] { 1 }.AsParallel().ForAll(i => a()));
    public static string SuppressedThread() => With(a => { Thread t; using (ExecutionContext.SuppressFlow()) { t = new Thread(() => a()); t.Start(); } t.Join(); });
    public static string SuppressedQueue() => With(a => Signalled(d => { using (ExecutionContext.SuppressFlow()) ThreadPool.QueueUserWorkItem(_ => { a(); d.Set(); }); }));
    public static string SuppressedTimer() => With(a => Signalled(d => { Timer t; using (ExecutionContext.SuppressFlow()) t = new Timer(_ => { a(); d.Set(); }, null, 1, -1); d.Wait(); t.Dispose(); }));
    public static string SuppressedProgress() => With(a => Signalled(d => { IProgress<int> p; using (ExecutionContext.SuppressFlow()) { p = new Progress<int>(_ => { a(); d.Set(); }); p.Report(1); } }));
    public static string SuppressedContinuation() => With(a => { Task t; using (ExecutionContext.SuppressFlow()) t = Task.CompletedTask.ContinueWith(_ => a()); t.Wait(); });
    public static bool SuppressedIsFlowSuppressed() { using (ExecutionContext.SuppressFlow()) return Task.Run(() => ExecutionContext.IsFlowSuppressed()).Result; }
    public static bool SuppressedInvokeIsFlowSuppressed() { bool seen = false; using (ExecutionContext.SuppressFlow()) Parallel.Invoke(() => seen = ExecutionContext.IsFlowSuppressed()); return seen; }

    static string Noted(Action<AsyncLocal<int>> does)
    {
        string noted = "";
        var local = new AsyncLocal<int>(c => { lock (Local) noted += c.PreviousValue + ">" + c.CurrentValue + (c.ThreadContextChanged ? "!" : "") + ","; });
        does(local);
        return noted;
    }

    public static string NotesOfInvoke() => Noted(l => { l.Value = 1; Parallel.Invoke(() => l.Value = 2); l.Value = 3; });
    public static string NotesOfPLinq() => Noted(l => { l.Value = 1; new[] { 1 }.AsParallel().WithDegreeOfParallelism(1).ForAll(i => l.Value = 2); l.Value = 3; });
    public static string NotesOfSynchronously() => Noted(l => { l.Value = 1; new Task(() => l.Value = 2).RunSynchronously(); l.Value = 3; });
    public static string NotesOfRun() => Noted(l => { l.Value = 1; ExecutionContext.Run(ExecutionContext.Capture(), _ => l.Value = 2, null); l.Value = 3; });
    public static string NotesOfThread() => Noted(l => { l.Value = 1; var t = new Thread(() => { l.Value = 2; }); t.Start(); t.Join(); l.Value = 3; });
    public static string NotesOfRegistration() => Noted(l => { l.Value = 1; var c = new CancellationTokenSource(); c.Token.Register(() => l.Value = 5); l.Value = 2; c.Cancel(); l.Value = 3; });
    public static string NotesOfAwait() => Noted(l => { async Task Set() { l.Value = 2; await Task.CompletedTask; l.Value = 4; } l.Value = 1; Set().Wait(); l.Value = 3; });
}
