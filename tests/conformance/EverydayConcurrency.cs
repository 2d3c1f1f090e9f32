using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

namespace Conformance;

public static class EverydayConcurrency
{
    static string Try(Action a) { try { a(); return "none"; } catch (Exception e) { return e.GetType().Name + ":" + e.Message; } }
    delegate int D(int x);
    public static string BeginInvoke() => Try(() => { D d = x => x; d.BeginInvoke(1, null, null); });
    public static string RegisterWait() { var e = new AutoResetEvent(false); var done = new ManualResetEventSlim(); var r = ThreadPool.RegisterWaitForSingleObject(e, (s, t) => { if (!t) done.Set(); }, "s", -1, true); e.Set(); done.Wait(); return r.Unregister(null).GetType().Name; }
    public static string OldRw() { var r = new ReaderWriterLock(); r.AcquireReaderLock(100); var c = r.UpgradeToWriterLock(100); var s = $"{r.IsWriterLockHeld}"; r.DowngradeFromWriterLock(ref c); r.ReleaseReaderLock(); return s + r.IsReaderLockHeld; }
    public static string Registers() { using var c = new CancellationTokenSource(); string s = ""; var r = c.Token.Register(o => s += o, "a"); c.Token.Register(() => s += "b"); c.Token.UnsafeRegister((o, t) => s += t.IsCancellationRequested, null); r.Dispose(); c.Cancel(); return s + c.Token.WaitHandle.WaitOne(0) + c.TryReset() + new CancellationToken(true).IsCancellationRequested; }
    public static string CancelThrows() { using var c = new CancellationTokenSource(); c.Token.Register(() => throw new InvalidOperationException("r")); return Try(() => c.Cancel()) + Try(() => { var d = new CancellationTokenSource(); d.Dispose(); d.Cancel(); }); }
    public static async Task<string> CancelAsync() { using var c = new CancellationTokenSource(); await c.CancelAsync(); return c.IsCancellationRequested + ""; }
    public static string Tcs() { var t = new TaskCompletionSource<int>(TaskCreationOptions.RunContinuationsAsynchronously); t.SetResult(3); return t.TrySetResult(4) + "" + t.Task.Result + Try(() => t.SetException(new Exception())) + new TaskCompletionSource().TrySetCanceled(); }
    public static string Exec() { var l = new AsyncLocal<int>(); l.Value = 5; var c = ExecutionContext.Capture(); l.Value = 6; int got = 0; ExecutionContext.Run(c!, _ => got = l.Value, null); return got + "" + l.Value; }
    public static string ExecSuppress() { var l = new AsyncLocal<int>(); l.Value = 5; int got = -1; using (ExecutionContext.SuppressFlow()) { Task.Run(() => got = l.Value).Wait(); } return got + "" + ExecutionContext.IsFlowSuppressed(); }
    public static string LocalHandler() { string s = ""; var l = new AsyncLocal<int>(a => s += $"{a.PreviousValue}{a.CurrentValue}{a.ThreadContextChanged};"); l.Value = 1; l.Value = 2; return s; }
    public static async Task<string> SemAsync() { var s = new SemaphoreSlim(0); var t = s.WaitAsync(); s.Release(); await t; return (await s.WaitAsync(0)) + "" + s.CurrentCount; }
    public static async Task<string> ConfigureOptions() { await Task.FromException(new Exception("x")).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing); await Task.CompletedTask.ConfigureAwait(ConfigureAwaitOptions.ForceYielding); return "ok"; }
    public static async Task<string> Delays() { await Task.Delay(5); await Task.Delay(TimeSpan.FromMilliseconds(1), TimeProvider.System); return Try(() => Task.Delay(-5)); }
    public static string Volatiles() { int x = 1; Volatile.Write(ref x, 2); Thread.MemoryBarrier(); Interlocked.MemoryBarrier(); Volatile.ReadBarrier(); Volatile.WriteBarrier(); return Volatile.Read(ref x) + "" + Thread.VolatileRead(ref x); }
    public static string Consuming() { var b = new BlockingCollection<int>(); var t = Task.Run(() => { for (int i = 0; i < 2; i++) b.Add(i); b.CompleteAdding(); }); int s = 0; foreach (var x in b.GetConsumingEnumerable()) s += x + 1; t.Wait(); return s + "" + Try(() => b.Add(1)) + b.TryTake(out _); }
    public static string FromStack() { var b = new BlockingCollection<int>(new ConcurrentStack<int>()); b.Add(1); b.Add(2); BlockingCollection<int>.TryTakeFromAny(new[] { b }, out int x); return x + ""; }
    public static string Bags() { var b = new ConcurrentBag<string>(new[] { "a" }); b.TryPeek(out var s); return s + b.Count + b.ToArray().Length; }
    public static string Dict() { var d = new ConcurrentDictionary<int, int>(2, 10); foreach (var i in Enumerable.Range(0, 3)) d[i] = i; var s = d.Where(p => p.Value > 0).Sum(p => p.Value); d.Clear(); return s + "" + d.IsEmpty + d.GetOrAdd(1, (k, a) => k + a, 5) + ((ICollection<KeyValuePair<int, int>>)d).Remove(new(1, 9)) + Try(() => { var x = d[99]; }); }
    public static string WaitAnyAll() { var a = Task.Run(() => 1); var b = new TaskCompletionSource<int>().Task; return Task.WaitAny(a, b) + "" + Task.WaitAll(new Task[] { a, b }, 0) + Try(() => Task.WaitAll(Task.FromException(new Exception("q")))) + Task.WaitAny(new Task[] { b }, 0); }
    public static string States() { var t = new Task(() => { }); var s = t.Status + ""; t.RunSynchronously(); return s + t.Status + Try(() => t.Start()) + t.AsyncState + t.Id.GetType().Name + Task.CurrentId.HasValue; }
    public static async Task<string> Faults() { var s = ""; try { await Task.Run(() => { throw new ArgumentNullException("p"); }); } catch (ArgumentException e) when (e.ParamName == "p") { s += "c"; } finally { s += "f"; } return s; }
    public static async Task<string> Nested() { async Task<int> F(int n) => n == 0 ? 0 : 1 + await F(n - 1); return (await F(5)).ToString(); }
    public static async Task<string> VoidTask() { Task t = Task.CompletedTask; await t; await Task.WhenAll(new List<Task> { t }); var v = default(ValueTask); await v; return v.IsCompleted + "" + ValueTask.FromResult(3).Result + Try(() => ValueTask.FromException(new Exception("v")).GetAwaiter().GetResult()); }
    struct Aw { public Aw GetAwaiter() => this; public void GetResult2() { } }
    sealed class MyAwaiter : INotifyCompletion { public bool IsCompleted => false; public void OnCompleted(Action a) => ThreadPool.QueueUserWorkItem(_ => a()); public int GetResult() => 7; public MyAwaiter GetAwaiter() => this; }
    public static async Task<int> OwnAwaiter() => await new MyAwaiter();
    public static async Task<string> Source() { var s = new Src(); s.C.SetResult(5); return (await new ValueTask<int>(s, s.C.Version)).ToString(); }
    sealed class Src : IValueTaskSource<int> { public ManualResetValueTaskSourceCore<int> C; public int GetResult(short t) => C.GetResult(t); public ValueTaskSourceStatus GetStatus(short t) => C.GetStatus(t); public void OnCompleted(Action<object?> a, object? s, short t, ValueTaskSourceOnCompletedFlags f) => C.OnCompleted(a, s, t, f); }
    public static string StopBreak() { int n = 0; var r = Parallel.For(0, 3, new ParallelOptions { MaxDegreeOfParallelism = 1 }, (i, s) => { n++; if (i == 1) s.Break(); }); return $"{n} {r.IsCompleted} {r.LowestBreakIteration}"; }
    public static string ParThrows() => Try(() => Parallel.For(0, 2, i => throw new FormatException("p" + 0))).Split(':')[0];
    public static string ParLocal() { int total = 0; Parallel.ForEach(new[] { 1, 2, 3 }, () => 0, (x, s, l) => l + x, l => Interlocked.Add(ref total, l)); return total.ToString(); }
    [ThreadStatic] static int ts; public static string Statics() { ts = 5; int o = -1; var t = new Thread(() => o = ts); t.Start(); t.Join(); return ts + "" + o; }
    public static string LockSync() { var o = new object(); int n = 0; var ts = Enumerable.Range(0, 2).Select(_ => new Thread(() => { lock (o) n++; })).ToList(); ts.ForEach(t => t.Start()); ts.ForEach(t => t.Join()); return n.ToString(); }
    [MethodImpl(MethodImplOptions.Synchronized)] static void SyncM() { } public static string SyncMethod() { SyncM(); return Monitor.IsEntered(typeof(EverydayConcurrency)) + ""; }
    public static string PulseWait() { var o = new object(); bool go = false; var t = new Thread(() => { lock (o) { go = true; Monitor.PulseAll(o); } }); lock (o) { t.Start(); while (!go) Monitor.Wait(o); } t.Join(); return "ok"; }
    public static string Handoff() { using var a = new AutoResetEvent(false); using var b = new AutoResetEvent(false); int n = 0; var t = new Thread(() => { a.WaitOne(); n++; b.Set(); }); t.Start(); WaitHandle.SignalAndWait(a, b); t.Join(); return n.ToString(); }
    public static string Aborts() => Try(() => Thread.CurrentThread.Abort());
    public static string Abandoned() { var m = new Mutex(); var t = new Thread(() => m.WaitOne()); t.Start(); t.Join(); return Try(() => m.WaitOne()); }
    public static string Sems() { using var s = new Semaphore(1, 2); s.WaitOne(); return s.Release() + "" + s.WaitOne(0) + s.WaitOne(0) + Try(() => s.Release(3)); }
    public static string LazyFails() { int n = 0; var l = new Lazy<int>(() => { n++; throw new Exception("z"); }); return Try(() => { var x = l.Value; }) + Try(() => { var x = l.Value; }) + n; }
    public static string TimerDispose() { int n = 0; var t = new Timer(_ => n++, null, Timeout.Infinite, Timeout.Infinite); t.Dispose(); return Try(() => t.Change(1, 1)) + n; }
    public static string BarrierPost() { int p = 0; using var b = new Barrier(1, x => { p++; if (p == 2) throw new Exception("post"); }); b.SignalAndWait(); return Try(() => b.SignalAndWait()) + b.AddParticipant() + b.ParticipantCount; }
    public static string CountReset() { using var c = new CountdownEvent(1); c.Signal(); c.Reset(3); return c.CurrentCount + "" + c.TryAddCount() + Try(() => c.Signal(9)); }
    public static string SlimSpin() { using var m = new ManualResetEventSlim(true, 5); m.Reset(); return m.IsSet + "" + m.SpinCount + m.Wait(0) + Try(() => new ManualResetEventSlim(true, -2)); }
    public static async Task<string> Exclusive() { var s = new ConcurrentExclusiveSchedulerPair().ExclusiveScheduler; int n = 0; await Task.WhenAll(Task.Factory.StartNew(() => n++, default, TaskCreationOptions.None, s), Task.Factory.StartNew(() => n++, default, TaskCreationOptions.None, s)); return n.ToString(); }
    sealed class Limited : TaskScheduler { readonly Queue<Task> q = new(); protected override void QueueTask(Task t) { lock (q) q.Enqueue(t); ThreadPool.UnsafeQueueUserWorkItem(_ => { Task x; lock (q) x = q.Dequeue(); TryExecuteTask(x); }, null); } protected override bool TryExecuteTaskInline(Task t, bool p) => false; protected override IEnumerable<Task> GetScheduledTasks() => q; public override int MaximumConcurrencyLevel => 1; }
    public static string OwnScheduler() { var s = new Limited(); var t = Task.Factory.StartNew(() => TaskScheduler.Current == s, CancellationToken.None, TaskCreationOptions.None, s); return t.Result + "" + s.Id.GetType().Name; }
    public static string Diag() { Debug.Assert(true); Debug.WriteLine("x"); Trace.TraceInformation("i"); Debugger.Log(0, "a", "b"); return Debugger.IsAttached + ""; }
    public static string Reflect() => typeof(EverydayConcurrency).GetMethod("Reflect")!.Name + MethodBase.GetCurrentMethod()!.Name + typeof(Src).GetInterfaces().Length + Assembly.GetExecutingAssembly().GetName().Name!.Length;
}
