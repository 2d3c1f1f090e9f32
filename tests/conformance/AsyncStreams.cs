using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Conformance;

public static class AsyncStreams
{
    private static async IAsyncEnumerable<int> Count(int n) { for (int i = 0; i < n; i++) { await Task.Yield(); yield return i; } }
    private static async IAsyncEnumerable<int> Traced(List<string> log) { try { log.Add("s"); yield return 1; await Task.Yield(); log.Add("m"); yield return 2; log.Add("e"); } finally { await Task.Yield(); log.Add("f"); } }

    public static async Task<int> AwaitForeach() { int s = 0; await foreach (int i in Count(5)) s = s * 10 + i; return s; }
    public static async Task<string> FullRunLog() { var l = new List<string>(); await foreach (int i in Traced(l)) l.Add("b" + i); return string.Concat(l); }
    public static async Task<string> EarlyBreakLog() { var l = new List<string>(); await foreach (int i in Traced(l)) { l.Add("b" + i); break; } return string.Concat(l); }
    public static async Task<string> ExceptionInBody() { var l = new List<string>(); try { await foreach (int i in Traced(l)) throw new FormatException(); } catch (FormatException) { l.Add("c"); } return string.Concat(l); }
    public static async Task<string> ExceptionInStream() { static async IAsyncEnumerable<int> A() { yield return 1; await Task.Yield(); throw new TimeoutException(); } string s = ""; try { await foreach (int i in A()) s += i; } catch (TimeoutException) { s += "t"; } return s; }
    public static async Task<string> ManualEnumeration() { var e = Count(2).GetAsyncEnumerator(); string s = ""; while (await e.MoveNextAsync()) s += e.Current; await e.DisposeAsync(); return s + (await e.MoveNextAsync()); }
    public static async Task<int> ChainedStreams() { static async IAsyncEnumerable<int> Dbl(IAsyncEnumerable<int> e) { await foreach (int i in e) yield return i * 2; } int s = 0; await foreach (int i in Dbl(Dbl(Count(4)))) s += i; return s; }
    public static async Task<string> YieldBreakInStream() { static async IAsyncEnumerable<int> A(int n) { for (int i = 0; ; i++) { if (i == n) yield break; yield return i; await Task.Yield(); } } string s = ""; await foreach (int i in A(3).ConfigureAwait(false)) s += i; return s; }
    public static async Task<string> ReEnumerateStream() { var e = Count(2); string s = ""; await foreach (int i in e) s += i; await foreach (int i in e) s += i; return s; }
    public static async Task<string> CancellationTokenFlows() { static async IAsyncEnumerable<bool> A([EnumeratorCancellation] CancellationToken t = default) { await Task.Yield(); yield return t.CanBeCanceled; } using var c = new CancellationTokenSource(); string s = ""; await foreach (bool b in A().WithCancellation(c.Token)) s += b; await foreach (bool b in A()) s += b; return s; }
    public static async Task<int> SynchronousStream() { static async IAsyncEnumerable<int> A() { yield return 1; yield return 2; await Task.CompletedTask; } int s = 0; await foreach (int i in A()) s += i; return s; }

    public static async Task<string> UnboundedChannel() { var c = Channel.CreateUnbounded<int>(); await c.Writer.WriteAsync(1); c.Writer.TryWrite(2); c.Writer.Complete(); string s = ""; await foreach (int i in c.Reader.ReadAllAsync()) s += i; return s + c.Reader.Completion.IsCompleted; }
    public static string BoundedChannelTryWrite() { var c = Channel.CreateBounded<int>(2); return $"{c.Writer.TryWrite(1)}{c.Writer.TryWrite(2)}{c.Writer.TryWrite(3)}{c.Reader.Count}{c.Reader.TryRead(out int x)}{x}{c.Writer.TryWrite(4)}"; }
    public static string BoundedChannelDropOldest() { var c = Channel.CreateBounded<int>(new BoundedChannelOptions(2) { FullMode = BoundedChannelFullMode.DropOldest }); for (int i = 0; i < 5; i++) c.Writer.TryWrite(i); string s = ""; while (c.Reader.TryRead(out int x)) s += x; return s; }
    public static string BoundedChannelDropWrite() { var c = Channel.CreateBounded<int>(new BoundedChannelOptions(2) { FullMode = BoundedChannelFullMode.DropWrite }); for (int i = 0; i < 5; i++) c.Writer.TryWrite(i); string s = ""; while (c.Reader.TryRead(out int x)) s += x; return s; }
    public static async Task<int> ReadAfterCompletionThrows() { var c = Channel.CreateUnbounded<int>(); c.Writer.Complete(); return await c.Reader.ReadAsync(); }
    public static async Task<int> WriteAfterCompletionThrows() { var c = Channel.CreateUnbounded<int>(); c.Writer.Complete(); await c.Writer.WriteAsync(1); return 1; }
    public static async Task<string> ChannelCompletedWithError() { var c = Channel.CreateUnbounded<int>(); c.Writer.TryWrite(5); c.Writer.Complete(new FormatException()); string s = "" + await c.Reader.ReadAsync(); try { await c.Reader.Completion; } catch (FormatException) { s += "F"; } return s + c.Writer.TryComplete(); }
    public static async Task<string> WaitToReadAsync() { var c = Channel.CreateUnbounded<int>(); var w = c.Reader.WaitToReadAsync().AsTask(); string s = w.IsCompleted.ToString(); c.Writer.TryWrite(3); s += await w; c.Reader.TryRead(out _); c.Writer.Complete(); return s + await c.Reader.WaitToReadAsync(); }
    public static async Task<string> PendingReaderGetsWrite() { var c = Channel.CreateUnbounded<string>(); var r = c.Reader.ReadAsync().AsTask(); c.Writer.TryWrite("hi"); return await r; }
    public static string TryPeek() { var c = Channel.CreateUnbounded<int>(); bool a = c.Reader.TryPeek(out _); c.Writer.TryWrite(8); return $"{a}{c.Reader.TryPeek(out int v)}{v}{c.Reader.Count}"; }

    public static async Task<string> AsyncLocalFlows() { var l = new AsyncLocal<int> { Value = 1 }; async Task<int> F() { l.Value += 10; await Task.Yield(); return l.Value; } int inner = await F(); return $"{inner},{l.Value}"; }
    public static async Task<int> SemaphoreWaitAsync() { var s = new SemaphoreSlim(1); await s.WaitAsync(); var second = s.WaitAsync(); bool pending = !second.IsCompleted; s.Release(); await second; return s.CurrentCount * 10 + (pending ? 1 : 0); }
    public static string CancelPendingTask() { using var c = new CancellationTokenSource(); var t = Task.Delay(Timeout.Infinite, c.Token); c.Cancel(); try { t.Wait(); return "no"; } catch (AggregateException e) { return e.InnerException!.GetType().Name + t.Status; } }
    public static async Task<string> ThrowIfCancellationRequested() { using var c = new CancellationTokenSource(); int n = 0; async Task Work() { while (true) { c.Token.ThrowIfCancellationRequested(); await Task.Yield(); if (++n == 3) c.Cancel(); } } try { await Work(); return "no"; } catch (OperationCanceledException e) { return n + (e.CancellationToken == c.Token ? "same" : "other"); } }
    public static async Task<string> WhenEachInCompletionOrder() { var a = new TaskCompletionSource<int>(); var b = new TaskCompletionSource<int>(); b.SetResult(2); string s = ""; await foreach (var t in Task.WhenEach(a.Task, b.Task)) { s += await t; a.TrySetResult(1); } return s; }
    public static async Task<int> ToBlockingSequence() { var l = new List<int>(); await foreach (int i in Count(4)) l.Add(i); return l.Sum(); }
}
