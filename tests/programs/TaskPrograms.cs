// Tasks: starting, waiting, continuing, failing.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

public static class WaitAllSpan
{
    static int x;

    // Three tasks count without protection.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        x = 0;
        Task.WaitAll(Task.Run(() => x++), Task.Run(() => x++), Task.Run(() => x++));
        Debug.Assert(x == 3);
        return x;
    }

    // Interlocked.
    [ConcurrencyTest]
    public static int X_Right()
    {
        x = 0;
        Task.WaitAll(Task.Run(() => Interlocked.Increment(ref x)), Task.Run(() => Interlocked.Increment(ref x)), Task.Run(() => Interlocked.Increment(ref x)));
        Debug.Assert(x == 3);
        return x;
    }

    // The overload for arrays.
    [ConcurrencyTest]
    public static int Array_Right()
    {
        x = 0;
        var tasks = new Task[2];
        for (int i = 0; i < tasks.Length; i++) tasks[i] = Task.Run(() => { Interlocked.Increment(ref x); });
        Task.WaitAll(tasks);
        Debug.Assert(x == 2);
        return x;
    }
}

public static class NotAwaited
{
    // WaitAny returns when the first is done.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int x = 0;
        Task.WaitAny(Task.Run(() => Interlocked.Increment(ref x)), Task.Run(() => Interlocked.Increment(ref x)));
        int seen = x;
        Require.That(seen == 2);
        return seen;
    }

    // WhenAll waits for both.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        int x = 0;
        await Task.WhenAll(Task.Run(() => Interlocked.Increment(ref x)), Task.Run(() => Interlocked.Increment(ref x)));
        int seen = x;
        Require.That(seen == 2);
        return seen;
    }
}

public static class Continuations
{
    // The first task is waited for, not its continuation.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int x = 0;
        var first = Task.Run(() => x += 1);
        first.ContinueWith(_ => x += 10);
        first.Wait();
        int seen = x;
        Debug.Assert(seen == 11);
        return seen;
    }

    // The continuation is waited for.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int x = 0;
        Task.Run(() => x += 1).ContinueWith(_ => x += 10).Wait();
        int seen = x;
        Debug.Assert(seen == 11);
        return seen;
    }

    // Two continuations of one task run concurrently.
    [ConcurrencyTest]
    public static int Two_Wrong()
    {
        int x = 0;
        var first = Task.Run(() => { x += 1; });
        var a = first.ContinueWith(_ => { x += 10; }); var b = first.ContinueWith(_ => { x += 10; });
        Task.WaitAll(a, b);
        Require.That(x == 21);
        return x;
    }

    // One continuation after the other.
    [ConcurrencyTest]
    public static int Two_Right()
    {
        int x = 0;
        Task.Run(() => { x += 1; }).ContinueWith(_ => { x += 10; }).ContinueWith(_ => { x += 10; }).Wait();
        Require.That(x == 21);
        return x;
    }
}

public static class FactoryAndUnwrap
{
    // StartNew with an async delegate: the outer task ends at the first await.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int x = 0;
        Task.Factory.StartNew(async () => { await Task.Yield(); x = 1; }).Wait();
        int seen = x;
        Debug.Assert(seen == 1);
        return seen;
    }

    // Unwrap gives the inner task.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int x = 0;
        Task.Factory.StartNew(async () => { await Task.Yield(); x = 1; }).Unwrap().Wait();
        int seen = x;
        Debug.Assert(seen == 1);
        return seen;
    }
}

public static class MutualWait
{
    // Each task waits for the other's result.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        Task<int> a = null, b = null;
        var both = new ManualResetEventSlim();
        a = Task.Run(() => { both.Wait(); return b.Result + 1; });
        b = Task.Run(() => { both.Wait(); return a.Result + 1; });
        both.Set();
        return a.Result;
    }

    // One waits for the other.
    [ConcurrencyTest]
    public static int X_Right()
    {
        Task<int> a = null, b = null;
        var both = new ManualResetEventSlim();
        a = Task.Run(() => { both.Wait(); return b.Result + 1; });
        b = Task.Run(() => { both.Wait(); return 1; });
        both.Set();
        return a.Result;
    }
}

public static class WaitUnderLock
{
    static readonly object gate = new object();
    static int n;

    // The task needs the lock that its waiter holds.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0;
        var t = Task.Run(() => { lock (gate) n++; });
        lock (gate) t.Wait();
        return n;
    }

    // Waited for outside the lock.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0;
        var t = Task.Run(() => { lock (gate) n++; });
        lock (gate) { }
        t.Wait();
        return n;
    }
}

public static class CompletionSource
{
    // SetResult by two threads: the second throws.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var tcs = new TaskCompletionSource<int>();
        Task.WaitAll(Task.Run(() => tcs.SetResult(1)), Task.Run(() => tcs.SetResult(2)));
        return tcs.Task.Result;
    }

    // TrySetResult by two threads: the first wins.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var tcs = new TaskCompletionSource<int>();
        Task.WaitAll(Task.Run(() => tcs.TrySetResult(1)), Task.Run(() => tcs.TrySetResult(2)));
        return tcs.Task.Result;
    }

    // Completed only when the flag was seen.
    [ConcurrencyTest]
    public static int Path_Wrong()
    {
        int flag = 0;
        var tcs = new TaskCompletionSource<int>();
        var a = new Thread(() => { if (Volatile.Read(ref flag) == 1) tcs.SetResult(1); });
        a.Start();
        Volatile.Write(ref flag, 1);
        return tcs.Task.Result;
    }

    // Completed on both paths.
    [ConcurrencyTest]
    public static int Path_Right()
    {
        int flag = 0;
        var tcs = new TaskCompletionSource<int>();
        var a = new Thread(() => tcs.SetResult(Volatile.Read(ref flag) == 1 ? 1 : 0));
        a.Start();
        Volatile.Write(ref flag, 1);
        return tcs.Task.Result;
    }
}

public static class InlineContinuation
{
    static readonly object gate = new object();

    static int Go(TaskCreationOptions options)
    {
        int a = 0, b = 0, seen = -1;
        var tcs = new TaskCompletionSource(options);
        async Task Watch() { await tcs.Task; lock (gate) seen = a - b; }
        var watch = Watch();
        var t = new Thread(() => { lock (gate) { a++; tcs.SetResult(); b++; } });
        t.Start(); t.Join();
        watch.Wait();
        Require.That(seen == 0);
        return seen;
    }

    // SetResult runs the continuation on this thread, inside its (re-entrant) lock, half way through the update.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(TaskCreationOptions.None);

    // RunContinuationsAsynchronously.
    [ConcurrencyTest]
    public static int X_Right() => Go(TaskCreationOptions.RunContinuationsAsynchronously);
}

public static class FailingTask
{
    static int x;

    // The exception of a task comes out of Wait, wrapped.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        x = 0;
        var t = Task.Run(() => { x = 1; throw new FormatException(); });
        t.Wait();
        return x;
    }

    // It is caught.
    [ConcurrencyTest]
    public static int X_Right()
    {
        x = 0;
        var t = Task.Run(() => { x = 1; throw new FormatException(); });
        try { t.Wait(); } catch (AggregateException e) when (e.InnerException is FormatException) { }
        return x;
    }
}

public static class Promise
{
    sealed class Future
    {
        Action then;
        int value;
        volatile bool done;
        readonly object gate = new object();

        public void Complete(int v, bool locked)
        {
            Action run;
            if (locked) lock (gate) { value = v; done = true; run = then; }
            else { value = v; done = true; run = then; }
            run?.Invoke();
        }

        public void Then(Action<int> f, bool locked)
        {
            if (locked)
            {
                lock (gate) if (!done) { then = () => f(value); return; }
                f(value);
            }
            else if (done) f(value);
            else then = () => f(value);
        }
    }

    static int Go(bool locked)
    {
        int got = 0;
        var future = new Future();
        Threads.Run(() => future.Complete(3, locked), () => future.Then(v => got += v, locked));
        Debug.Assert(got == 3);
        return got;
    }

    // Not done yet, says the caller; no callback yet, says the completer: the callback is lost.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // State and callback change under one lock.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
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
