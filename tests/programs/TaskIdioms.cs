// Tasks: what they throw, what continues them, who runs them, how long one waits for them.
#nullable disable warnings
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Programs;

public static class UnobservedAggregate
{
    // Wait wraps exceptions: a catch of the inner type does not see them.
    [ConcurrencyTest]
    public static int Wrapped_Wrong()
    {
        try { Task.Run(() => throw new FormatException()).Wait(); }
        catch (FormatException) { return 1; }
        return 0;
    }

    // GetAwaiter().GetResult() throws the exception itself.
    [ConcurrencyTest]
    public static int Wrapped_Right()
    {
        try { Task.Run(() => throw new FormatException()).GetAwaiter().GetResult(); }
        catch (FormatException) { return 1; }
        return 0;
    }

    // All exceptions are in the aggregate.
    [ConcurrencyTest]
    public static int All_Right()
    {
        Task a = Task.Run(() => throw new FormatException()), b = Task.Run(() => throw new ArithmeticException());
        try { Task.WaitAll(a, b); }
        catch (AggregateException e)
        {
            e.Handle(x => x is FormatException or ArithmeticException);
            return e.InnerExceptions.Count;
        }
        return 0;
    }

    // await throws one of them; the task of WhenAll has both.
    [ConcurrencyTest]
    public static async Task<int> Await_Right()
    {
        var all = Task.WhenAll(Task.Run(() => throw new FormatException()), Task.Run(() => throw new FormatException()));
        try { await all; } catch (FormatException) { return all.Exception.InnerExceptions.Count; }
        return 0;
    }
}

public static class ContinuationOptions
{
    // The continuation runs although the task has failed, and reads its result.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var t = Task.Run(() => { if (Environment.ProcessorCount > 0) throw new FormatException(); return 1; });
        return t.ContinueWith(x => x.Result + 1).Result;
    }

    // Two continuations, one for each way to end.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var t = Task.Run(() => { if (Environment.ProcessorCount > 0) throw new FormatException(); return 1; });
        var ok = t.ContinueWith(x => x.Result, TaskContinuationOptions.OnlyOnRanToCompletion);
        var bad = t.ContinueWith(x => -1, TaskContinuationOptions.OnlyOnFaulted);
        int r = bad.Result;
        Require.That(ok.IsCanceled || !ok.IsCompletedSuccessfully);
        return r;
    }

    // The continuation of a canceled one is canceled: Wait throws.
    [ConcurrencyTest]
    public static int Canceled_Wrong()
    {
        var t = Task.Run(() => 1);
        var bad = t.ContinueWith(x => -1, TaskContinuationOptions.OnlyOnFaulted);
        bad.Wait();
        return 1;
    }

    // Continuations of one task are not ordered.
    [ConcurrencyTest]
    public static string Order_Wrong()
    {
        string s = "";
        object gate = new();
        var t = Task.Run(() => { });
        var a = t.ContinueWith(_ => { lock (gate) s += "a"; });
        var b = t.ContinueWith(_ => { lock (gate) s += "b"; });
        Task.WaitAll(a, b);
        Require.That(s == "ab");
        return s;
    }

    // A chain is.
    [ConcurrencyTest]
    public static string Order_Right()
    {
        string s = "";
        Task.Run(() => { }).ContinueWith(_ => { s += "a"; }).ContinueWith(_ => { s += "b"; }).Wait();
        Require.That(s == "ab");
        return s;
    }
}

public static class CompletionRace
{
    static int Go(bool tries)
    {
        var tcs = new TaskCompletionSource<int>();
        void Set(int n) { if (tries) tcs.TrySetResult(n); else tcs.SetResult(n); }
        Threads.Run(() => Set(1), () => Set(2));
        return tcs.Task.Result;
    }

    // The second SetResult throws.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // TrySetResult lets the first win.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class InlineUnderLock
{
    static int Go(TaskCreationOptions options)
    {
        object gate = new();
        var tcs = new TaskCompletionSource(options);
        using var inside = new ManualResetEventSlim();
        int n = 0;
        async Task Client() { await tcs.Task.ConfigureAwait(false); Task.Run(() => { lock (gate) n++; }).Wait(); }
        var c = Client();
        lock (gate) tcs.SetResult();
        c.Wait();
        return n;
    }

    // The continuation runs inside SetResult, under the caller's lock, and waits for somebody who needs it.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(TaskCreationOptions.None);

    // RunContinuationsAsynchronously.
    [ConcurrencyTest]
    public static int X_Right() => Go(TaskCreationOptions.RunContinuationsAsynchronously);
}

public static class ChildTasks
{
    static int Go(TaskCreationOptions options)
    {
        int n = 0;
        Task.Factory.StartNew(() => { Task.Factory.StartNew(() => Volatile.Write(ref n, 1), CancellationToken.None, options, TaskScheduler.Default); },
            CancellationToken.None, TaskCreationOptions.None, TaskScheduler.Default).Wait();
        int r = Volatile.Read(ref n);
        Require.That(r == 1);
        return r;
    }

    // A detached child may not have run.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(TaskCreationOptions.None);

    // The parent waits for an attached one.
    [ConcurrencyTest]
    public static int X_Right() => Go(TaskCreationOptions.AttachedToParent);
}

public static class ColdTask
{
    // A task made with new does nothing until it is started.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var t = new Task<int>(() => 1);
        return t.Result;
    }

    // It is started.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var t = new Task<int>(() => 1);
        t.Start();
        return t.Result;
    }

    // RunSynchronously runs it here.
    [ConcurrencyTest]
    public static int Here_Right()
    {
        int id = 0;
        var t = new Task(() => id = Environment.CurrentManagedThreadId);
        t.RunSynchronously();
        Require.That(id == Environment.CurrentManagedThreadId);
        return 1;
    }
}

public static class OwnScheduler
{
    sealed class Serial : TaskScheduler
    {
        readonly BlockingCollection<Task> queue = new();
        readonly Thread thread;
        public Serial() { thread = new Thread(() => { foreach (var t in queue.GetConsumingEnumerable()) TryExecuteTask(t); }) { IsBackground = true }; thread.Start(); }
        protected override void QueueTask(Task task) => queue.Add(task);
        protected override bool TryExecuteTaskInline(Task task, bool queued) => false;
        protected override IEnumerable<Task> GetScheduledTasks() => queue.ToArray();
        public override int MaximumConcurrencyLevel => 1;
    }

    static int Go(TaskScheduler scheduler)
    {
        int n = 0;
        var f = new TaskFactory(scheduler);
        Task.WaitAll(f.StartNew(() => { n = n + 1; }), f.StartNew(() => { n = n + 1; }));
        Require.That(n == 2);
        return n;
    }

    // On the pool, the increments race.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(TaskScheduler.Default);

    // A scheduler with one thread runs one task after the other.
    [ConcurrencyTest]
    public static int X_Right() => Go(new Serial());

    // A task on it that waits for another on it never ends.
    [ConcurrencyTest]
    public static int Nested_Wrong()
    {
        var f = new TaskFactory(new Serial());
        return f.StartNew(() => f.StartNew(() => 1).Result).Result;
    }
}

public static class WhenAllOrder
{
    // The results of WhenAll are in the order of the tasks, not of their ends.
    [ConcurrencyTest]
    public static async Task<(int, int)> X_Right()
    {
        var r = await Task.WhenAll(Task.Run(() => 1), Task.Run(() => 2));
        Require.That(r[0] == 1 && r[1] == 2);
        return (r[0], r[1]);
    }

    // Results collected by the tasks themselves are not.
    [ConcurrencyTest]
    public static async Task<(int, int)> X_Wrong()
    {
        var list = new ConcurrentQueue<int>();
        await Task.WhenAll(Task.Run(() => list.Enqueue(1)), Task.Run(() => list.Enqueue(2)));
        var r = list.ToArray();
        Require.That(r[0] == 1 && r[1] == 2);
        return (r[0], r[1]);
    }
}

public static class WaitTimeouts
{
    // The wait may time out before the task has ended.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int r = 0;
        var t = Task.Run(() => r = 5);
        t.Wait(1000);
        Require.That(r == 5);
        return r;
    }

    // Its answer decides.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int r = 0;
        var t = Task.Run(() => r = 5);
        if (!t.Wait(1000)) return -1;
        Require.That(r == 5);
        return r;
    }

    // WaitAsync throws when the time is over.
    [ConcurrencyTest]
    public static async Task<int> Async_Wrong()
    {
        var t = Task.Run(() => 5);
        return await t.WaitAsync(TimeSpan.FromSeconds(1));
    }

    // The timeout is handled.
    [ConcurrencyTest]
    public static async Task<int> Async_Right()
    {
        var t = Task.Run(() => 5);
        try { return await t.WaitAsync(TimeSpan.FromSeconds(1)); }
        catch (TimeoutException) { return -1; }
    }
}

public static class DelayOrder
{
    // The second waits for the first.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        int n = 0;
        var a = Task.Run(async () => { await Task.Delay(1); Interlocked.CompareExchange(ref n, 1, 0); });
        var b = Task.Run(async () => { await a; Interlocked.CompareExchange(ref n, 2, 0); });
        await Task.WhenAll(a, b);
        Require.That(n == 1);
        return n;
    }
}

public static class ParallelAggregate
{
    // The local sums are added without a lock.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int total = 0;
        Parallel.For(0, 2, () => 0, (i, s, local) => local + i + 1, local => total += local);
        Require.That(total == 3);
        return total;
    }

    // They are added atomically.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int total = 0;
        Parallel.For(0, 2, () => 0, (i, s, local) => local + i + 1, local => Interlocked.Add(ref total, local));
        Require.That(total == 3);
        return total;
    }

    // With a concurrent bag.
    [ConcurrencyTest]
    public static async Task<int> List_Right()
    {
        var list = new ConcurrentBag<int>();
        await Parallel.ForEachAsync(new[] { 1, 2 }, async (x, ct) => { list.Add(x); });
        Require.That(list.Count == 2);
        return list.Count;
    }

    // Exceptions of a parallel loop come as an aggregate.
    [ConcurrencyTest]
    public static int Throws_Wrong()
    {
        try { Parallel.ForEach(new[] { 1, 2 }, x => { if (x == 2) throw new FormatException(); }); }
        catch (FormatException) { return 1; }
        return 0;
    }

    // Which is caught.
    [ConcurrencyTest]
    public static int Throws_Right()
    {
        try { Parallel.ForEach(new[] { 1, 2 }, x => { if (x == 2) throw new FormatException(); }); }
        catch (AggregateException e) when (e.InnerException is FormatException) { return 1; }
        return 0;
    }
}

public static class ExclusivePart
{
    static (int, TaskFactory, TaskFactory) Make() { var p = new ConcurrentExclusiveSchedulerPair(); return (0, new TaskFactory(p.ConcurrentScheduler), new TaskFactory(p.ExclusiveScheduler)); }

    // Concurrent tasks overlap.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var (n, c, _) = Make();
        Task.WaitAll(c.StartNew(() => { n = n + 1; }), c.StartNew(() => { n = n + 1; }));
        Require.That(n == 2);
        return n;
    }

    // Exclusive ones never do.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var (n, _, e) = Make();
        Task.WaitAll(e.StartNew(() => { n = n + 1; }), e.StartNew(() => { n = n + 1; }));
        Require.That(n == 2);
        return n;
    }

    // Readers beside a writer.
    [ConcurrencyTest]
    public static int Readers_Right()
    {
        var (n, c, e) = Make();
        int a = 0;
        Task.WaitAll(c.StartNew(() => { a = n; }), e.StartNew(() => { n = 1; n = 2; }));
        Require.That(a is 0 or 2);
        return a;
    }

    // An exclusive task that waits for another one.
    [ConcurrencyTest]
    public static int Nested_Wrong()
    {
        var (n, _, e) = Make();
        return e.StartNew(() => { var t = new Task<int>(() => 1); t.Start(e.Scheduler); Thread.Yield(); return Task.Run(() => t.Result).Result; }).Result;
    }

    // Completion comes after all tasks.
    [ConcurrencyTest]
    public static async Task<int> Completion_Right()
    {
        var p = new ConcurrentExclusiveSchedulerPair();
        int n = 0;
        _ = new TaskFactory(p.ExclusiveScheduler).StartNew(() => { n = 1; });
        p.Complete();
        await p.Completion;
        Require.That(n == 1);
        return n;
    }
}

internal static class Threads
{
    /// <summary>Starts a thread for each body and waits until all have ended.</summary>
    public static void Run(params ThreadStart[] bodies)
    {
        var threads = new Thread[bodies.Length];
        for (int i = 0; i < bodies.Length; i++) threads[i] = new Thread(bodies[i]);
        for (int i = 0; i < bodies.Length; i++) threads[i].Start();
        for (int i = 0; i < bodies.Length; i++) threads[i].Join();
    }
}

internal static class Require
{
    public static void That(bool condition)
    {
        if (!condition) throw new InvalidOperationException("a required condition does not hold");
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
