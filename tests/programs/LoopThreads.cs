// Parts of a loop run on one thread or on several; what a thread has, the next part on it finds.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

public static class LoopContexts
{
    static readonly AsyncLocal<int> local = new();

    static int Seen(Action<Action> runs)
    {
        local.Value = 1;
        int seen = 0;
        runs(() =>
        {
            Interlocked.Add(ref seen, local.Value);
            local.Value = 5;
        });
        if (local.Value != 1) throw new InvalidOperationException("leaked");
        Debug.Assert(seen == 2);
        return seen;
    }

    // The second iteration on a thread sees what the first has set.
    [ConcurrencyTest] public static int For_Wrong() => Seen(body => Parallel.For(0, 2, _ => body()));
    [ConcurrencyTest] public static int ForEach_Wrong() => Seen(body => Parallel.ForEach(new[] { 0, 1 }, _ => body()));

    // Actions and parts of queries are tasks of their own.
    [ConcurrencyTest] public static int For_Right() => Seen(body => Parallel.Invoke(body, body));
    [ConcurrencyTest] public static int ForEach_Right() => Seen(body => new[] { 0, 1 }.AsParallel().WithDegreeOfParallelism(2).ForAll(_ => body()));

    // Whose context code runs with that was queued without any depends on who completes the task.
    [ConcurrencyTest]
    public static int Suppressed_Wrong()
    {
        int seen = 0;
        async Task Read(Task task)
        {
            await task;
            seen = local.Value;
        }
        var source = new TaskCompletionSource();
        Task completes = Task.Run(() => { local.Value = 7; source.SetResult(); });
        Task reads;
        using (ExecutionContext.SuppressFlow()) reads = Read(source.Task);
        reads.Wait();
        completes.Wait();
        Debug.Assert(seen == 7);
        return seen;
    }

    [ConcurrencyTest]
    public static int Suppressed_Right()
    {
        int seen = 0;
        async Task Read(Task task)
        {
            await task;
            seen = local.Value;
        }
        local.Value = 1;
        var source = new TaskCompletionSource();
        Task completes = Task.Run(() => { local.Value = 7; source.SetResult(); });
        Read(source.Task).Wait();
        completes.Wait();
        return seen;
    }
}

public static class LoopStatics
{
    [ThreadStatic] static int count;

    static int Counted(Action<Action> runs)
    {
        int most = 0;
        runs(() =>
        {
            int now = ++count;
            lock (typeof(LoopStatics)) most = Math.Max(most, now);
        });
        Debug.Assert(most == 1);
        return most;
    }

    [ConcurrencyTest] public static int X_Wrong() => Counted(body => Parallel.For(0, 2, _ => body()));
    [ConcurrencyTest] public static int X_Right() => Counted(body => Parallel.Invoke(body, () => { }));
}

public static class LoopUnderLock
{
    static readonly object gate = new();

    // A thread that gets an iteration waits for the lock of the caller, who waits for that; or the caller runs both.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int n = 0;
        lock (gate) Parallel.For(0, 2, _ => { lock (gate) n++; });
        return n;
    }

    [ConcurrencyTest]
    public static int X_Right()
    {
        int n = 0;
        Parallel.For(0, 2, _ => { lock (gate) n++; });
        return n;
    }
}

public static class LoopCancellation
{
    static string Ended(Action<CancellationTokenSource> runs)
    {
        var source = new CancellationTokenSource();
        try
        {
            runs(source);
            return "ok";
        }
        catch (Exception e) when (e is AggregateException or InvalidOperationException) { return "failed"; }
        catch (OperationCanceledException e) { return e.CancellationToken == source.Token ? "canceled" : "other"; }
    }

    // Canceled in the last iteration, or while another one may be the last.
    [ConcurrencyTest] public static string Iteration_Right() => Ended(s => Parallel.For(0, 2, new ParallelOptions { CancellationToken = s.Token }, i => { if (i == 1) s.Cancel(); }));
    [ConcurrencyTest] public static string Query_Right() => Ended(s => new[] { 0, 1 }.AsParallel().WithCancellation(s.Token).ForAll(i => { if (i == 1) s.Cancel(); }));

    // Actions that have begun do not look at the token; the second may not have.
    [ConcurrencyTest] public static string Invoke_Right() => Ended(s => Parallel.Invoke(new ParallelOptions { CancellationToken = s.Token }, s.Cancel, () => { }));

    // Somebody else cancels, before the loop has ended or after.
    [ConcurrencyTest]
    public static string Other_Right() => Ended(s =>
    {
        var thread = new Thread(s.Cancel);
        thread.Start();
        try { Parallel.For(0, 1, new ParallelOptions { CancellationToken = s.Token }, _ => { }); }
        finally { thread.Join(); }
    });

    [ConcurrencyTest]
    public static string Failing_Right() => Ended(s => Parallel.For(0, 2, new ParallelOptions { CancellationToken = s.Token }, i =>
    {
        if (i == 1) s.Cancel();
        else throw new InvalidOperationException();
    }));

    [ConcurrencyTest]
    public static string Async_Right() => Ended(s => Parallel.ForEachAsync(new[] { 0, 1 }, s.Token, (i, _) =>
    {
        if (i == 1) s.Cancel();
        else throw new InvalidOperationException();
        return default;
    }).GetAwaiter().GetResult());
}

public static class ContextChanges
{
    // Who hears what does not depend on the order of threads here.
    [ConcurrencyTest]
    public static string X_Right()
    {
        string log = "";
        var local = new AsyncLocal<int>(e => { lock (typeof(ContextChanges)) log += $"{e.PreviousValue}>{e.CurrentValue}{(e.ThreadContextChanged ? "!" : "")},"; });
        local.Value = 1;
        var thread = new Thread(() => local.Value = 2);
        thread.Start();
        thread.Join();
        return log;
    }

    // What two threads change is heard of in any order.
    [ConcurrencyTest]
    public static string X_Wrong()
    {
        string log = "";
        var local = new AsyncLocal<int>(e => { lock (typeof(ContextChanges)) log += e.CurrentValue; });
        var threads = new[] { new Thread(() => local.Value = 1), new Thread(() => local.Value = 2) };
        foreach (Thread thread in threads) thread.Start();
        foreach (Thread thread in threads) thread.Join();
        Debug.Assert(log == "1020");
        return log;
    }
}
