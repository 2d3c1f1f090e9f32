using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

// Which values of AsyncLocals code sees that a library runs, what is left of those that it sets, and who hears of changes.
public static class ContextFlow
{
    sealed class Local
    {
        readonly List<string> log = new();
        readonly AsyncLocal<int> value;

        public Local() => value = new AsyncLocal<int>(Note);

        void Note(AsyncLocalValueChangedArgs<int> e)
        {
            lock (log) log.Add($"{e.PreviousValue}>{e.CurrentValue}{(e.ThreadContextChanged ? "!" : "")}");
        }

        public int Value { get => value.Value; set => this.value.Value = value; }

        // The thread that has run the last work may still be about to leave its context.
        public string Log(int count)
        {
            while (true)
            {
                lock (log)
                {
                    if (log.Count >= count) return string.Join(",", log);
                }
                Thread.Sleep(1);
            }
        }
    }

    static readonly AsyncLocal<int> plain = new();

    // What a value is inside, and what it is after the code inside has set another one.
    static string InAndOut(Action<Action> runs)
    {
        plain.Value = 1;
        string seen = "";
        runs(() =>
        {
            lock (plain) seen += plain.Value + ",";
            plain.Value = 5;
        });
        lock (plain) return seen + plain.Value;
    }

    public static string InvokeOfOne() => InAndOut(a => Parallel.Invoke(a));
    public static string InvokeOfTwo() => InAndOut(a => Parallel.Invoke(a, a));
    public static string InvokeOfMany() { string s = InAndOut(a => Parallel.Invoke(new ParallelOptions { MaxDegreeOfParallelism = 1 }, a, () => { }, () => { })); return s; }
    public static string ForOfOne() => InAndOut(a => Parallel.For(0, 1, _ => a()));
    public static string ForWithLocals() => InAndOut(a => Parallel.For(0, 1, () => { a(); return plain.Value; }, (i, _, local) => local + plain.Value, local => plain.Value = local));
    public static string ForOfThreeOneByOne() => InAndOut(a => Parallel.For(0, 3, new ParallelOptions { MaxDegreeOfParallelism = 1 }, _ => a()));
    public static string ForEachOfOne() => InAndOut(a => Parallel.ForEach(new[] { 1 }, _ => a()));
    public static string ForEachAsyncOfOne() => InAndOut(a => Parallel.ForEachAsync(new[] { 1 }, (_, _) => { a(); return default; }).Wait());
    public static string ForEachAsyncOneByOne() => InAndOut(a => Parallel.ForEachAsync(new[] { 1, 2 }, new ParallelOptions { MaxDegreeOfParallelism = 1 }, (_, _) => { a(); return default; }).Wait());
    public static string ForAsyncOneByOne() => InAndOut(a => Parallel.ForAsync(0, 2, new ParallelOptions { MaxDegreeOfParallelism = 1 }, async (_, _) => { a(); await Task.Yield(); }).Wait());
    public static string QueryForAll() => InAndOut(a => new[] { 1 }.AsParallel().WithDegreeOfParallelism(1).ForAll(_ => a()));
    public static string QuerySelect() => InAndOut(a => new[] { 1 }.AsParallel().WithDegreeOfParallelism(1).Select(x => { a(); return x; }).ToList());
    public static string QuerySum() => InAndOut(a => new[] { 1, 2 }.AsParallel().WithDegreeOfParallelism(1).Sum(x => { a(); return x; }));
    public static string RunSynchronously() => InAndOut(a => new Task(a).RunSynchronously());
    public static string TaskRun() => InAndOut(a => Task.Run(a).Wait());
    public static string TaskRunOfTask() => InAndOut(a => Task.Run(async () => { a(); await Task.Yield(); a(); }).Wait());
    public static string TaskStarted() => InAndOut(a => { var t = new Task(a); plain.Value = 2; t.Start(); t.Wait(); });
    public static string StartNew() => InAndOut(a => Task.Factory.StartNew(a, TaskCreationOptions.LongRunning).Wait());
    public static string ContinueSynchronously() => InAndOut(a => { var s = new TaskCompletionSource(); var t = s.Task.ContinueWith(_ => a(), TaskContinuationOptions.ExecuteSynchronously); plain.Value = 2; s.SetResult(); t.Wait(); });
    public static string ContinueLater() => InAndOut(a => { var s = new TaskCompletionSource(); var t = s.Task.ContinueWith(_ => a()); plain.Value = 2; s.SetResult(); t.Wait(); });
    public static string WhenAllContinuation() => InAndOut(a => { var s = new TaskCompletionSource(); var t = Task.Factory.ContinueWhenAll(new[] { s.Task }, _ => a()); plain.Value = 2; s.SetResult(); t.Wait(); });
    public static string FromAsyncEnd() => InAndOut(a => { var s = new TaskCompletionSource(); var t = Task.Factory.FromAsync(s.Task, _ => a()); plain.Value = 2; s.SetResult(); t.Wait(); });
    public static string Registration() => InAndOut(a => { var s = new CancellationTokenSource(); s.Token.Register(a); plain.Value = 2; s.Cancel(); });
    public static string UnsafeRegistration() => InAndOut(a => { var s = new CancellationTokenSource(); s.Token.UnsafeRegister(_ => a(), null); plain.Value = 2; s.Cancel(); });
    public static string RegistrationOfCanceled() => InAndOut(a => { var s = new CancellationTokenSource(); s.Cancel(); s.Token.Register(a); });
    public static string UnsafeRegistrationOfCanceled() => InAndOut(a => { var s = new CancellationTokenSource(); s.Cancel(); s.Token.UnsafeRegister(_ => a(), null); });
    public static string CancelAsync() => InAndOut(a => { var s = new CancellationTokenSource(); s.Token.UnsafeRegister(_ => a(), null); plain.Value = 2; s.CancelAsync().Wait(); });
    public static string ThreadStart() => InAndOut(a => { var t = new Thread(() => a()); plain.Value = 2; t.Start(); t.Join(); });
    public static string ThreadUnsafeStart() => InAndOut(a => { var t = new Thread(() => a()); t.UnsafeStart(); t.Join(); });
    public static string BarrierAction() => InAndOut(a => { var b = new Barrier(1, _ => a()); plain.Value = 2; b.SignalAndWait(); });
    public static string LazyFactory() => InAndOut(a => _ = new Lazy<int>(() => { a(); return 1; }).Value);
    public static string ContextRun() => InAndOut(a => { var c = ExecutionContext.Capture()!; plain.Value = 2; ExecutionContext.Run(c, _ => a(), null); });
    public static string ContextRestore() => InAndOut(a => { var c = ExecutionContext.Capture()!; plain.Value = 2; ExecutionContext.Restore(c); a(); });
    public static string UnwrapOfInner() => InAndOut(a => Task.Factory.StartNew(async () => { a(); await Task.Yield(); a(); }).Unwrap().Wait());
    public static string AsyncMethodBeforeItsFirstWait() => InAndOut(a => { async Task Run() { a(); await Task.Yield(); a(); } Run().Wait(); });
    public static string AsyncVoid() => InAndOut(a => { var s = new TaskCompletionSource(); async void Run() { a(); await Task.Yield(); a(); s.SetResult(); } Run(); s.Task.Wait(); });
    public static string AwaitOfCompletionSource() => InAndOut(a => { var s = new TaskCompletionSource(); async Task Run() { await s.Task; a(); } var t = Run(); plain.Value = 2; s.SetResult(); t.Wait(); });
    public static string IteratorIsNoBoundary() => InAndOut(a => { IEnumerable<int> Run() { a(); yield return 1; } foreach (int _ in Run()) { } });
    public static string AwaiterOnCompleted() => InAndOut(a => { var s = new TaskCompletionSource(); s.Task.GetAwaiter().OnCompleted(a); plain.Value = 2; s.SetResult(); });
    public static string AwaiterUnsafeOnCompleted() => InAndOut(a => { var s = new TaskCompletionSource(); s.Task.GetAwaiter().UnsafeOnCompleted(a); plain.Value = 2; s.SetResult(); });
    public static string SynchronizationContextSend() => InAndOut(a => new SynchronizationContext().Send(_ => a(), null));
    public static string Observed() => InAndOut(a => { var p = new Progress<int>(_ => a()); SpinWait.SpinUntil(() => true); });

    static string Waited(Action<Action> queues) => InAndOut(a =>
    {
        var done = new ManualResetEventSlim();
        queues(() => { a(); done.Set(); });
        done.Wait();
    });

    public static string WorkItem() => Waited(a => ThreadPool.QueueUserWorkItem(_ => a()));
    public static string WorkItemWithState() => Waited(a => ThreadPool.QueueUserWorkItem(x => x(), a, false));
    public static string UnsafeWorkItem() => Waited(a => ThreadPool.UnsafeQueueUserWorkItem(_ => a(), null));
    public static string UnsafeWorkItemWithState() => Waited(a => ThreadPool.UnsafeQueueUserWorkItem(x => x(), a, true));
    sealed class Work(Action a) : IThreadPoolWorkItem { public void Execute() => a(); }
    public static string UnsafeWorkObject() => Waited(a => ThreadPool.UnsafeQueueUserWorkItem(new Work(a), false));
    public static string TimerCallback() => Waited(a => new Timer(_ => a()).Change(1, -1));
    public static string SystemTimer() => Waited(a => { var t = new System.Timers.Timer(1) { AutoReset = false }; t.Elapsed += (_, _) => a(); t.Start(); });
    public static string RegisteredWait() => Waited(a => ThreadPool.RegisterWaitForSingleObject(new ManualResetEvent(true), (_, _) => a(), null, -1, true));
    public static string UnsafeRegisteredWait() => Waited(a => ThreadPool.UnsafeRegisterWaitForSingleObject(new ManualResetEvent(true), (_, _) => a(), null, -1, true));
    public static string ProgressHandler() => Waited(a => ((IProgress<int>)new Progress<int>(_ => a())).Report(1));
    public static string ProgressEvent() => Waited(a => { var p = new Progress<int>(); p.ProgressChanged += (_, _) => a(); plain.Value = 2; ((IProgress<int>)p).Report(1); });
    public static string SynchronizationContextPost() => Waited(a => new SynchronizationContext().Post(_ => a(), null));
    public static string DelayedCancellation() => Waited(a => { var s = new CancellationTokenSource(); s.Token.Register(a); plain.Value = 2; s.CancelAfter(1); });
    public static string DelayedUnsafeCancellation() => Waited(a => { var s = new CancellationTokenSource(); s.Token.UnsafeRegister(_ => a(), null); s.CancelAfter(1); });
    public static string DelayContinuation() => Waited(a => Task.Delay(1).ContinueWith(_ => a(), TaskContinuationOptions.ExecuteSynchronously));
    public static string DelayAwaiterUnsafe() => Waited(a => Task.Delay(20).GetAwaiter().UnsafeOnCompleted(a));

    // The same without flow.

    static string Suppressed(Func<Action<Action>, string> run, Action<Action> runs) => run(a =>
    {
        using (ExecutionContext.SuppressFlow()) runs(a);
    });

    public static string SuppressedRun() => Suppressed(InAndOut, a => Task.Run(a).Wait());
    public static string SuppressedRunSynchronously() => Suppressed(InAndOut, a => new Task(a).RunSynchronously());
    public static string SuppressedInvoke() => Suppressed(InAndOut, a => Parallel.Invoke(a));
    public static string SuppressedFor() => Suppressed(InAndOut, a => Parallel.For(0, 1, _ => a()));
    public static string SuppressedForEach() => Suppressed(InAndOut, a => Parallel.ForEach(new[] { 1 }, _ => a()));
    public static string SuppressedForEachAsync() => Suppressed(InAndOut, a => Parallel.ForEachAsync(new[] { 1 }, (_, _) => { a(); return default; }).Wait());
    public static string SuppressedQuery() => Suppressed(InAndOut, a => new[] { 1 }.AsParallel().WithDegreeOfParallelism(1).ForAll(_ => a()));
    public static string SuppressedThread() => Suppressed(InAndOut, a => { var t = new Thread(() => a()); t.Start(); t.Join(); });
    public static string SuppressedItem() => Suppressed(Waited, a => ThreadPool.QueueUserWorkItem(_ => a()));
    public static string SuppressedTimer() => Suppressed(Waited, a => new Timer(_ => a()).Change(1, -1));
    public static string SuppressedProgress() => Suppressed(Waited, a => ((IProgress<int>)new Progress<int>(_ => a())).Report(1));
    public static string SuppressedBarrier() => Suppressed(InAndOut, a => new Barrier(1, _ => a()).SignalAndWait());
    public static string SuppressedRegistration() => Suppressed(InAndOut, a => { var s = new CancellationTokenSource(); s.Token.Register(a); plain.Value = 2; s.Cancel(); });
    public static string SuppressedContinuation() => Suppressed(InAndOut, a => { var s = new TaskCompletionSource(); var t = s.Task.ContinueWith(_ => a(), TaskContinuationOptions.ExecuteSynchronously); plain.Value = 2; s.SetResult(); t.Wait(); });
    public static string SuppressedAwait() => Suppressed(InAndOut, a => { var s = new TaskCompletionSource(); async Task Run() { await s.Task; a(); } var t = Run(); plain.Value = 2; s.SetResult(); t.Wait(); });
    public static string SuppressedAwaiter() => Suppressed(InAndOut, a => { var s = new TaskCompletionSource(); s.Task.GetAwaiter().OnCompleted(a); plain.Value = 2; s.SetResult(); });
    public static string SuppressedUnwrap() => Suppressed(InAndOut, a => Task.Run(async () => { a(); await Task.Yield(); a(); }).Wait());

    // Who sees that the flow is suppressed.

    static string Flows(Action<Action> runs)
    {
        plain.Value = 1;
        string seen = "";
        void Look() { lock (plain) seen += ExecutionContext.IsFlowSuppressed() ? "suppressed," : "flows,"; }
        var context = ExecutionContext.Capture()!;
        using (ExecutionContext.SuppressFlow())
        {
            runs(Look);
            ExecutionContext.Run(context, _ => Look(), null);
            Look();
        }
        Look();
        return seen;
    }

    public static string SuppressionAndRun() => Flows(look => Task.Run(look).Wait());
    public static string SuppressionAndRunSynchronously() => Flows(look => new Task(look).RunSynchronously());
    public static string SuppressionAndInvoke() => Flows(look => Parallel.Invoke(look));
    public static string SuppressionAndThread() => Flows(look => { var t = new Thread(() => look()); t.Start(); t.Join(); });
    public static string SuppressionAndAsyncMethod() => Flows(look => { async Task Run() { look(); await Task.Yield(); look(); } Run().Wait(); });
    public static string SuppressionAndSetting() => Flows(look => { plain.Value = 3; look(); });

    public static string SuppressionDoesNotLeaveAnAsyncMethod()
    {
        async Task Run() { ExecutionContext.SuppressFlow(); await Task.Yield(); }
        Run().Wait();
        return ExecutionContext.IsFlowSuppressed().ToString();
    }

    public static string SuppressionInARun()
    {
        ExecutionContext.Run(ExecutionContext.Capture()!, _ => ExecutionContext.SuppressFlow(), null);
        return ExecutionContext.IsFlowSuppressed().ToString();
    }

    public static string SuppressedTwice()
    {
        using (ExecutionContext.SuppressFlow())
        {
            var second = ExecutionContext.SuppressFlow();
            second.Undo();
            string seen = ExecutionContext.IsFlowSuppressed().ToString();
            try { second.Undo(); } catch (InvalidOperationException e) { seen += e.Message; }
            return seen;
        }
    }

    public static string SuppressionUndoneAfterChange()
    {
        var flow = ExecutionContext.SuppressFlow();
        plain.Value = 7;
        try { flow.Undo(); }
        catch (InvalidOperationException e) { return e.Message; }
        try { flow.Undo(); } catch (InvalidOperationException e) { return "undone" + plain.Value + ExecutionContext.IsFlowSuppressed() + e.Message; }
        return "undone" + plain.Value;
    }

    public static string RestoredWithoutSuppression()
    {
        try { ExecutionContext.RestoreFlow(); } catch (InvalidOperationException e) { return e.Message; }
        return "restored";
    }

    public static string SuppressionUndoneElsewhere()
    {
        using var flow = ExecutionContext.SuppressFlow();
        var taken = flow;
        string seen = "";
        var thread = new Thread(() => { try { taken.Undo(); } catch (Exception e) { seen = e.GetType().Name + e.Message; } });
        thread.Start();
        thread.Join();
        return seen;
    }

    public static string CaptureOfSuppressed()
    {
        using (ExecutionContext.SuppressFlow()) return (ExecutionContext.Capture() == null).ToString() + (Thread.CurrentThread.ExecutionContext == null);
    }

    // Notifications.

    public static string SetTwice() { var x = new Local(); x.Value = 1; x.Value = 2; x.Value = 2; x.Value = 0; return x.Log(4); }
    public static string SetAndRun() { var x = new Local(); x.Value = 1; x.Value = 2; x.Value = 2; Task.Run(() => x.Value = 3).Wait(); return x.Log(6); }
    public static string RunOnly() { var x = new Local(); x.Value = 1; Task.Run(() => { }).Wait(); return x.Log(3); }
    public static string RunSynchronouslyNotes() { var x = new Local { Value = 1 }; new Task(() => x.Value = 3).RunSynchronously(); return x.Log(3); }
    public static string RunSynchronouslyElsewhereNotes() { var x = new Local { Value = 1 }; var t = new Task(() => x.Value = 3); x.Value = 2; t.RunSynchronously(); return x.Log(5); }
    public static string InvokeNotes() { var x = new Local { Value = 1 }; Parallel.Invoke(() => x.Value = 3); return x.Log(3); }
    public static string ForNotes() { var x = new Local { Value = 1 }; Parallel.For(0, 2, new ParallelOptions { MaxDegreeOfParallelism = 1 }, i => x.Value = 3 + i); return x.Log(4); }
    public static string ThreadNotes() { var x = new Local { Value = 1 }; var t = new Thread(() => x.Value = 2); t.Start(); t.Join(); return x.Log(3); }
    public static string ThreadOfNothingNotes() { var x = new Local(); var t = new Thread(() => x.Value = 2); t.Start(); t.Join(); return x.Log(1); }
    public static string WorkItemNotes() { var x = new Local { Value = 1 }; ThreadPool.QueueUserWorkItem(_ => x.Value = 2); return x.Log(4); }
    public static string UnsafeWorkItemNotes() { var x = new Local { Value = 1 }; ThreadPool.UnsafeQueueUserWorkItem(_ => x.Value = 2, null); return x.Log(3); }
    public static string TimerNotes() { var x = new Local { Value = 1 }; using var t = new Timer(_ => x.Value = 2, null, 1, -1); return x.Log(4); }
    public static string ContextRunNotes() { var x = new Local(); var c = ExecutionContext.Capture()!; x.Value = 1; ExecutionContext.Run(c, _ => x.Value = 2, null); return x.Log(4); }
    public static string ContextRestoreNotes() { var x = new Local(); var c = ExecutionContext.Capture()!; x.Value = 1; var d = ExecutionContext.Capture()!; ExecutionContext.Restore(c); ExecutionContext.Restore(d); return x.Log(3); }
    public static string RegistrationNotes() { var x = new Local { Value = 1 }; var s = new CancellationTokenSource(); s.Token.Register(() => x.Value = 3); x.Value = 2; s.Cancel(); return x.Log(5); }
    public static string AsyncMethodNotes() { var x = new Local { Value = 1 }; async Task Run() { x.Value = 2; await Task.CompletedTask; } Run().Wait(); return x.Log(3); }
    public static string AwaitNotes() { var x = new Local { Value = 1 }; var s = new TaskCompletionSource(); async Task Run() { x.Value = 2; await s.Task; x.Value = 3; } var t = Run(); s.SetResult(); t.Wait(); return x.Log(6); }
    public static string ContinuationNotes() { var x = new Local { Value = 1 }; var s = new TaskCompletionSource(); var t = s.Task.ContinueWith(_ => x.Value = 4, TaskContinuationOptions.ExecuteSynchronously); x.Value = 2; s.SetResult(); t.Wait(); return x.Log(5); }
    public static string BarrierNotes() { var x = new Local { Value = 1 }; var b = new Barrier(1, _ => x.Value = 4); x.Value = 2; b.SignalAndWait(); return x.Log(5); }
    public static string TwoLocals() { var x = new Local { Value = 1 }; var y = new Local(); var c = ExecutionContext.Capture()!; y.Value = 2; ExecutionContext.Run(c, _ => { x.Value = 5; y.Value = 6; }, null); return x.Log(3) + " " + y.Log(4); }
    public static string SetToNothingIsKnown() { var x = new Local(); x.Value = 0; var c = ExecutionContext.Capture()!; x.Value = 1; ExecutionContext.Run(c, _ => { }, null); return x.Log(4); }
    public static string SuppressionNotes() { var x = new Local { Value = 1 }; using (ExecutionContext.SuppressFlow()) Task.Run(() => x.Value = 2).Wait(); return x.Log(3); }

    public static string NullsAndReferences()
    {
        var log = new List<string>();
        var x = new AsyncLocal<string?>(e => log.Add($"{e.PreviousValue ?? "-"}>{e.CurrentValue ?? "-"}{(e.ThreadContextChanged ? "!" : "")}"));
        var a = "a";
        x.Value = null;
        x.Value = a;
        x.Value = a;
        var c = ExecutionContext.Capture()!;
        x.Value = null;
        ExecutionContext.Run(c, _ => x.Value = a, null);
        return string.Join(",", log);
    }

    public static string HandlerSeesTheNewValue()
    {
        string seen = "";
        AsyncLocal<int>? x = null;
        x = new AsyncLocal<int>(e => seen += x!.Value + ",");
        x.Value = 1;
        ExecutionContext.Run(ExecutionContext.Capture()!, _ => x.Value = 2, null);
        return seen;
    }

    public static string CultureFlows()
    {
        var before = CultureInfo.CurrentCulture.Name;
        string seen = "";
        var t = new Thread(() => { Task.Run(() => seen = CultureInfo.CurrentCulture.Name).Wait(); });
        t.Start();
        t.Join();
        return (before == seen).ToString();
    }

    // The synchronization context.

    sealed class Own : SynchronizationContext { }

    static string Installed(Action<Action> runs)
    {
        string seen = "";
        SynchronizationContext.SetSynchronizationContext(null);
        runs(() => SynchronizationContext.SetSynchronizationContext(new Own()));
        seen += SynchronizationContext.Current?.GetType().Name ?? "none";
        SynchronizationContext.SetSynchronizationContext(null);
        return seen;
    }

    public static string InstalledInContextRun() => Installed(a => ExecutionContext.Run(ExecutionContext.Capture()!, _ => a(), null));
    public static string InstalledInTask() => Installed(a => new Task(a).RunSynchronously());
    public static string InstalledInInvoke() => Installed(a => Parallel.Invoke(a));
    public static string InstalledInRegistration() => Installed(a => { var s = new CancellationTokenSource(); s.Token.Register(a); s.Cancel(); });
    public static string InstalledInUnsafeRegistration() => Installed(a => { var s = new CancellationTokenSource(); s.Token.UnsafeRegister(_ => a(), null); s.Cancel(); });
    public static string InstalledInAsyncMethod() => Installed(a => { async Task Run() { a(); await Task.CompletedTask; } Run().Wait(); });
    public static string InstalledInContinuation() => Installed(a => { var s = new TaskCompletionSource(); s.Task.ContinueWith(_ => a(), TaskContinuationOptions.ExecuteSynchronously); s.SetResult(); });
    public static string InstalledAfterAwait() => Installed(a => { var s = new TaskCompletionSource(); async Task Run() { await s.Task; a(); } var t = Run(); s.SetResult(); t.Wait(); });
    public static string InstalledInBarrier() => Installed(a => new Barrier(1, _ => a()).SignalAndWait());

    // What a task is, seen from inside.

    public static string CurrentIdInInvoke() { bool inside = false; Parallel.Invoke(() => inside = Task.CurrentId != null); return inside + "," + (Task.CurrentId == null); }
    public static string CurrentIdInFor() { bool inside = false; Parallel.For(0, 1, _ => inside = Task.CurrentId != null); return inside + "," + (Task.CurrentId == null); }
    public static string CurrentIdInQuery() { bool inside = false; new[] { 1 }.AsParallel().WithDegreeOfParallelism(1).ForAll(_ => inside = Task.CurrentId != null); return inside + "," + (Task.CurrentId == null); }
}
