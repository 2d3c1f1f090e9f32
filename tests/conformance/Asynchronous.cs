using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

public static class Asynchronous
{
    private static async Task<int> Later(int x) { await Task.Yield(); return x; }
    private static async Task Fail(string m) { await Task.Yield(); throw new InvalidOperationException(m); }
    private static async Task<int> FailNow(string m) { if (m != "") throw new ArgumentException(m); return await Later(1); }

    public static Task<int> TaskFromResult() => Task.FromResult(42);
    public static async Task<int> AwaitCompleted() => await Task.FromResult(20) + await Task.FromResult(1);
    public static async Task<string> AwaitSeveral() { string s = ""; for (int i = 0; i < 4; i++) s += await Later(i); return s; }
    public static async Task<int> AwaitInExpression() { int a = 10; return a + await Later(5) * await Later(3) - a++; }
    public static async Task<string> EvaluationOrderAcrossAwait() { string s = ""; int F(int x) { s += x; return x; } int r = F(1) + await Later(F(2)) + F(3); return s + r; }
    public static async Task<int> ArrayElementTargetAcrossAwait() { int[] a = [1, 2, 3]; int i = 0; a[i++] = await Later(i) + 10; a[i++] += await Later(100); return a[0] * 1000 + a[1] + i; }
    public static async Task<int> FieldCompoundAcrossAwait() { var b = new Box { V = 1 }; b.V += await Change(b); return b.V; }
    private static async Task<int> Change(Box b) { b.V = 100; await Task.Yield(); return 5; }
    private sealed class Box { public int V; }
    public static async Task<int> LocalsSurviveAwaits() { int a = 1; string s = "x"; double d = 0.5; await Task.Yield(); a += s.Length; await Task.Yield(); return a * 10 + (int)(d * 4); }
    public static int BlockingResult() => Later(7).Result;
    public static int GetAwaiterGetResult() => Later(8).GetAwaiter().GetResult();
    public static string WaitWrapsException() { try { Fail("w").Wait(); return "no"; } catch (AggregateException e) { return e.InnerException!.Message + e.InnerExceptions.Count; } }
    public static async Task<string> AwaitUnwrapsException() { try { await Fail("a"); return "no"; } catch (InvalidOperationException e) { return e.Message; } }
    public static async Task<string> ExceptionBeforeFirstAwaitIsStored() { var t = FailNow("early"); string s = t.IsFaulted.ToString(); try { await t; } catch (ArgumentException e) { s += e.Message; } return s; }
    public static async Task<int> UnhandledAsyncException() { await Fail("out"); return 1; }
    public static async Task<string> TryCatchFinallyWithAwaits() { string s = ""; try { s += "t"; await Fail("x"); s += "no"; } catch (InvalidOperationException) { await Task.Yield(); s += "c"; } finally { await Task.Yield(); s += "f"; } return s; }
    public static async Task<string> FinallyWithAwaitAndReturn() { string log = ""; async Task<string> F() { try { return "r" + await Later(1); } finally { await Task.Yield(); log += "f"; } } return await F() + log; }
    public static async Task<string> RethrowAfterAwaitInCatch() { try { try { await Fail("o"); } catch (InvalidOperationException) { await Task.Yield(); throw; } } catch (Exception e) { return e.Message; } return "no"; }
    public static async Task<string> FilterInAsync() { try { await Fail("k"); return "no"; } catch (InvalidOperationException e) when (e.Message == "z") { return "z"; } catch (InvalidOperationException e) when (e.Message == "k") { return "k"; } }
    public static async Task<string> LoopWithBreakAndContinue() { string s = ""; for (int i = 0; i < 6; i++) { if (await Later(i) == 1) continue; if (await Later(i) == 4) break; s += i; } return s; }
    public static async Task<int> ConditionalAwait() { int n = 0; if (await Later(1) == 1 && await Later(2) == 3 || await Later(4) == 4) n = await Later(9); return n; }
    public static async Task<string> SwitchOnAwait() => await Later(2) switch { 1 => "one", 2 => "two" + await Later(5), _ => "other" };
    public static async Task<int> AwaitInLambda() { Func<int, Task<int>> f = async x => await Later(x) * 2; return await f(4) + await f(5); }
    public static async Task<int> AsyncLocalFunction() { int n = 0; async Task Add(int k) { await Task.Yield(); n += k; } await Add(3); await Add(4); return n; }
    public static async Task<int> RecursiveAsync() { static async Task<int> Fact(int n) => n <= 1 ? 1 : n * await Fact(n - 1); return await Fact(8); }
    public static async Task<int> WhenAllSum() { int[] r = await Task.WhenAll(Later(1), Later(2), Later(3)); return r[0] * 100 + r[1] * 10 + r[2]; }
    public static async Task<bool> WhenAnyOfCompleted() { var done = Task.FromResult(1); var never = new TaskCompletionSource<int>().Task; return await Task.WhenAny(never, done) == done; }
    public static async Task<int> TaskRunAwaited() => await Task.Run(() => 6 * 7);
    public static async Task<int> TaskRunUnwrapsInner() => await Task.Run(async () => { await Task.Yield(); return 5; });
    public static async Task<int> CompletionSource() { var tcs = new TaskCompletionSource<int>(); var t = Plus(tcs.Task); tcs.SetResult(4); return await t; static async Task<int> Plus(Task<int> x) => await x + 1; }
    public static string CompletionSourceIsOneShot() { var tcs = new TaskCompletionSource<int>(); return $"{tcs.TrySetResult(1)}{tcs.TrySetResult(2)}{tcs.TrySetException(new Exception())}{tcs.Task.Result}{tcs.Task.Status}"; }
    public static int CompletionSourceSetTwiceThrows() { var tcs = new TaskCompletionSource(); tcs.SetResult(); tcs.SetResult(); return 1; }
    public static async Task<string> CompletionSourceException() { var tcs = new TaskCompletionSource<int>(); tcs.SetException(new TimeoutException()); try { await tcs.Task; } catch (TimeoutException) { return "timeout" + tcs.Task.Status; } return "no"; }
    public static async Task<string> CompletionSourceCanceled() { var tcs = new TaskCompletionSource<int>(); tcs.SetCanceled(); try { await tcs.Task; } catch (OperationCanceledException e) { return e.GetType().Name + tcs.Task.IsCanceled + tcs.Task.IsFaulted; } return "no"; }
    public static string InlineContinuationOrder() { string s = ""; var tcs = new TaskCompletionSource(); async Task A() { s += "1"; await tcs.Task; s += "3"; } var t = A(); s += "2"; tcs.SetResult(); s += "4"; t.Wait(); return s; }
    public static async Task<int> ConfigureAwaitFalse() => await Later(3).ConfigureAwait(false) + await Task.FromResult(2).ConfigureAwait(ConfigureAwaitOptions.None);
    public static async Task<string> SuppressThrowing() { var t = Fail("s"); await t.ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing); return t.Status + t.Exception!.InnerException!.Message; }
    private static async ValueTask<int> Val(bool sync) { if (!sync) await Task.Yield(); return sync ? 1 : 2; }
    public static async Task<int> ValueTasks() => await Val(true) * 10 + await Val(false);
    public static string ValueTaskState() { var v = new ValueTask<int>(5); var w = Val(true); return $"{v.IsCompletedSuccessfully}{v.Result}{w.IsCompleted}{w.AsTask().Result}"; }
    public static async Task<string> ValueTaskException() { static async ValueTask F() { await Task.Yield(); throw new NotSupportedException(); } try { await F(); } catch (NotSupportedException e) { return e.GetType().Name; } return "no"; }
    public static string CompletedTaskStates() => $"{Task.CompletedTask.IsCompletedSuccessfully}{Task.FromResult(1).Status}{Task.FromException(new Exception()).IsFaulted}{Task.FromCanceled(new CancellationToken(true)).IsCanceled}";
    public static async Task<int> FromExceptionAwaited() => await Task.FromException<int>(new FormatException());
    public static async Task<int> CancelledTaskAwaited() => await Task.FromCanceled<int>(new CancellationToken(true));
    public static int ContinueWith() => Task.FromResult(4).ContinueWith(t => t.Result * 2).ContinueWith(t => t.Result + 1).Result;
    public static string ContinueWithOnFault() => Fail("cf").ContinueWith(t => t.Exception!.InnerException!.Message, TaskContinuationOptions.OnlyOnFaulted).Result;
    public static int UnwrapNestedTask() => Task.FromResult(Task.FromResult(3)).Unwrap().Result;
    public static int StartedTask() { var t = new Task<int>(() => 12); string before = t.Status.ToString(); t.Start(); return t.Result + before.Length; }
    public static int RunSynchronously() { int n = 0; var t = new Task(() => n = 9); t.RunSynchronously(); return n; }
    public static async Task<int> CustomAwaitable() => await new Ready(6) + await 5;
    private readonly struct Ready(int v) { public Aw GetAwaiter() => new(v); }
    private readonly struct Aw(int v) : INotifyCompletion { public bool IsCompleted => v % 2 == 0; public int GetResult() => v * 10; public void OnCompleted(Action c) => c(); }
    private static Aw GetAwaiter(this int v) => new(v);
    public static async Task<string> UsingInAsync() { string s = ""; using (new D(() => s += "d")) { await Task.Yield(); s += "b"; } await using (new AD(() => s += "a")) { s += "c"; } return s; }
    private sealed class D(Action a) : IDisposable { public void Dispose() => a(); }
    private sealed class AD(Action a) : IAsyncDisposable { public async ValueTask DisposeAsync() { await Task.Yield(); a(); } }
    public static string AsyncVoidRunsToFirstAwait() { string s = ""; async void F() { s += "1"; await Task.FromResult(0); s += "2"; } F(); return s + "3"; }
    public static async Task<string> GenericAsync() { static async Task<T[]> Rep<T>(T x) { await Task.Yield(); return [x, x]; } return string.Concat(await Rep(3)) + string.Concat(await Rep("q")); }
    public static async Task<int> AsyncInStruct() { var s = new St { V = 5 }; int r = await s.Inc(); return r * 10 + s.V; }
    private struct St { public int V; public async Task<int> Inc() { V++; await Task.Yield(); return ++V; } }
    public static async Task<int> AwaitTupleDeconstruction() { static async Task<(int, string)> F() { await Task.Yield(); return (3, "abc"); } var (a, b) = await F(); return a * 10 + b.Length; }
    public static async Task<string> InterpolationWithAwait() => $"{await Later(1)}-{await Later(2):D3}-{await Later(3),4}";
    public static async Task<int> NullCoalescingAwait() { string? s = null; s ??= await Str(); return s.Length + (await Maybe(true) ?? 40); static async Task<string> Str() { await Task.Yield(); return "abc"; } static async Task<int?> Maybe(bool n) { await Task.Yield(); return n ? null : 1; } }
    public static async Task<int> ForeachWithAwaitBody() { int s = 0; foreach (int i in new List<int> { 1, 2, 3 }) s = s * 10 + await Later(i); foreach (var t in new[] { Later(4), Later(5) }) s = s * 10 + await t; return s; }
    public static async Task<int> WaitAsyncOnCompleted() => await Task.FromResult(3).WaitAsync(TimeSpan.FromMinutes(1));
    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))] private static async ValueTask<int> Pooled(int x) { await Task.Yield(); return x + 1; }
    public static async Task<int> PooledBuilder() => await Pooled(1) + await Pooled(10);
}
