// Async methods: blocking on them, forgetting them, locks and values across awaits.
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

public static class SyncOverAsync
{
    sealed class OneThread : SynchronizationContext
    {
        readonly BlockingCollection<(SendOrPostCallback, object)> work = new();
        public override void Post(SendOrPostCallback d, object state) => work.Add((d, state));
        public void Run(Func<Task> main)
        {
            SetSynchronizationContext(this);
            var t = main();
            t.ContinueWith(_ => work.CompleteAdding(), TaskScheduler.Default);
            foreach (var (d, s) in work.GetConsumingEnumerable()) d(s);
            SetSynchronizationContext(null);
            t.GetAwaiter().GetResult();
        }
    }

    static async Task<int> Load(bool capture)
    {
        await Task.Run(() => { }).ConfigureAwait(capture);
        return 3;
    }

    static int Go(bool capture, bool block)
    {
        int r = 0;
        new OneThread().Run(async () => r = block ? Load(capture).Result : await Load(capture));
        return r;
    }

    // The continuation needs the thread that waits for it.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(true, true);

    // ConfigureAwait(false) leaves the context.
    [ConcurrencyTest]
    public static int Configure_Right() => Go(false, true);

    // Async all the way.
    [ConcurrencyTest]
    public static int Await_Right() => Go(true, false);
}

public static class AsyncCache
{
    static int loads;
    static async Task<int> Load() { Interlocked.Increment(ref loads); await Task.Yield(); return 5; }

    sealed class Checked
    {
        Task<int> task;
        public Task<int> Get() => task ??= Load();
    }

    sealed class Once
    {
        readonly Lazy<Task<int>> task = new(Load);
        public Task<int> Get() => task.Value;
    }

    // Two callers find no task and both load.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        loads = 0;
        var c = new Checked();
        await Task.WhenAll(Task.Run(c.Get), Task.Run(c.Get));
        Require.That(loads == 1);
        return loads;
    }

    // Lazy starts one load.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        loads = 0;
        var c = new Once();
        await Task.WhenAll(Task.Run(c.Get), Task.Run(c.Get));
        Require.That(loads == 1);
        return loads;
    }
}

public static class AsyncGate
{
    sealed class Account
    {
        readonly SemaphoreSlim gate = new(1, 1);
        public int Balance = 100;
        public async Task<bool> Withdraw(int n, bool locked)
        {
            if (locked) await gate.WaitAsync();
            try
            {
                if (Balance < n) return false;
                await Task.Yield();
                Balance -= n;
                return true;
            }
            finally { if (locked) gate.Release(); }
        }
    }

    static async Task<int> Go(bool locked)
    {
        var a = new Account();
        var r = await Task.WhenAll(a.Withdraw(70, locked), a.Withdraw(70, locked));
        Require.That(a.Balance >= 0 && r.Count(x => x) == 1);
        return a.Balance;
    }

    // The balance was tested before the await.
    [ConcurrencyTest]
    public static Task<int> X_Wrong() => Go(false);

    // An asynchronous lock is held over it.
    [ConcurrencyTest]
    public static Task<int> X_Right() => Go(true);
}

public static class AsyncReentrance
{
    static readonly SemaphoreSlim gate = new(1, 1);

    static async Task<int> Inner(bool again)
    {
        if (again) await gate.WaitAsync();
        try { return 1; } finally { if (again) gate.Release(); }
    }

    static async Task<int> Outer(bool again)
    {
        await gate.WaitAsync();
        try { return await Inner(again); } finally { gate.Release(); }
    }

    // A semaphore is not reentrant.
    [ConcurrencyTest]
    public static Task<int> X_Wrong() => Outer(true);

    // The inner method relies on the lock of the outer one.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        var both = await Task.WhenAll(Outer(false), Outer(false));
        return both[0] + both[1];
    }
}

public static class AsyncVoidThrow
{
    static async void Fire(bool guarded)
    {
        try { await Task.Yield(); throw new FormatException(); }
        catch (FormatException) when (guarded) { }
    }

    // Nobody can catch what an async void method throws.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        try { Fire(false); await Task.Delay(10); } catch (FormatException) { }
        return 1;
    }

    // It catches by itself.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        Fire(true);
        await Task.Delay(10);
        return 1;
    }
}

public static class FireAndForget
{
    sealed class Log { public int Lines; public async Task Add() { await Task.Yield(); Interlocked.Increment(ref Lines); } }

    // The task is not awaited: the line may come later.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        var log = new Log();
        _ = log.Add();
        await Task.Yield();
        Require.That(log.Lines == 1);
        return log.Lines;
    }

    // It is awaited.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        var log = new Log();
        await log.Add();
        Require.That(log.Lines == 1);
        return log.Lines;
    }

    // The exception of a task that nobody looks at is lost.
    [ConcurrencyTest]
    public static int Lost_Right()
    {
        _ = Task.Run(() => throw new FormatException());
        return 1;
    }
}

public static class AsyncForEachLambda
{
    // List.ForEach takes the async lambda as async void: nothing waits for it.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        int sum = 0;
        new List<int> { 1, 2 }.ForEach(async n => { await Task.Yield(); Interlocked.Add(ref sum, n); });
        await Task.Yield();
        Require.That(sum == 3);
        return sum;
    }

    // Select and WhenAll.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        int sum = 0;
        await Task.WhenAll(new List<int> { 1, 2 }.Select(async n => { await Task.Yield(); Interlocked.Add(ref sum, n); }));
        Require.That(sum == 3);
        return sum;
    }
}

public static class StartNewAsync
{
    // StartNew of an async lambda gives a task of a task: the outer one is complete at the first await.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int done = 0;
        var t = Task.Factory.StartNew(async () => { await Task.Yield(); done = 1; });
        t.Wait();
        Require.That(done == 1);
        return done;
    }

    // Unwrap waits for the inner one.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int done = 0;
        var t = Task.Factory.StartNew(async () => { await Task.Yield(); done = 1; }).Unwrap();
        t.Wait();
        Require.That(done == 1);
        return done;
    }
}

public static class AsyncDisposal
{
    sealed class Resource : IAsyncDisposable
    {
        public bool Closed;
        public async ValueTask DisposeAsync() { await Task.Yield(); Closed = true; }
        public async Task<int> Use() { await Task.Yield(); if (Closed) throw new ObjectDisposedException("r"); return 2; }
    }

    static Task<int> Escapes() { using var gate = new SemaphoreSlim(1); return UseGate(gate); }
    static async Task<int> UseGate(SemaphoreSlim gate) { await Task.Yield(); await gate.WaitAsync(); return 1; }
    static async Task<int> Stays() { using var gate = new SemaphoreSlim(1); return await UseGate(gate); }

    // The method returns the task and disposes what the task needs.
    [ConcurrencyTest]
    public static Task<int> Using_Wrong() => Escapes();

    // It awaits within the using block.
    [ConcurrencyTest]
    public static Task<int> Using_Right() => Stays();

    // The use is not awaited before the end of the block.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        Task<int> use;
        await using (var r = new Resource()) use = r.Use();
        return await use;
    }

    // It is.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        await using var r = new Resource();
        return await r.Use();
    }
}

public static class ValueTaskTwice
{
    static async ValueTask<int> One() { await Task.Yield(); return 1; }

    // A value task is turned into a task to be awaited twice.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        var t = One().AsTask();
        return await t + await t;
    }
}

public static class LockAcrossAwait
{
    // Monitor belongs to a thread, and the continuation runs on another.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        var gate = new object();
        Monitor.Enter(gate);
        try { await Task.Run(() => { }).ConfigureAwait(false); return 1; }
        finally { Monitor.Exit(gate); }
    }

    // The lock is released before.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        var gate = new object();
        int r;
        lock (gate) r = 1;
        await Task.Run(() => { }).ConfigureAwait(false);
        return r;
    }
}

public static class AsyncLocalFlow
{
    static readonly AsyncLocal<string> name = new();

    static async Task Set(string s) { name.Value = s; await Task.Yield(); Require.That(name.Value == s); }

    // Each flow keeps its own value.
    [ConcurrencyTest]
    public static async Task<string> X_Right()
    {
        name.Value = "main";
        await Task.WhenAll(Set("a"), Set("b"));
        Require.That(name.Value == "main");
        return name.Value;
    }

    [ThreadStatic] static string current;
    static async Task SetStatic(string s) { current = s; await Task.Yield(); Require.That(current == s); }

    // A thread-static value stays on the thread when the method goes on elsewhere.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        await Task.WhenAll(SetStatic("a"), SetStatic("b"));
        return 1;
    }
}

public static class AsyncEvents
{
    sealed class AutoReset
    {
        readonly Queue<TaskCompletionSource> waits = new();
        bool signaled;
        public Task WaitAsync()
        {
            lock (waits)
            {
                if (signaled) { signaled = false; return Task.CompletedTask; }
                var tcs = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
                waits.Enqueue(tcs);
                return tcs.Task;
            }
        }
        public void Set(bool keep)
        {
            TaskCompletionSource release = null;
            lock (waits)
            {
                if (waits.Count > 0) release = waits.Dequeue();
                else if (keep) signaled = true;
            }
            release?.SetResult();
        }
    }

    static async Task<int> Go(bool keep)
    {
        var e = new AutoReset();
        int n = 0;
        await Task.WhenAll(Task.Run(async () => { await e.WaitAsync(); n = 1; }), Task.Run(() => e.Set(keep)));
        return n;
    }

    // A signal without a waiter is lost.
    [ConcurrencyTest]
    public static Task<int> X_Wrong() => Go(false);

    // It is kept.
    [ConcurrencyTest]
    public static Task<int> X_Right() => Go(true);
}

public static class WhenAnyLeftover
{
    // The slower task still runs when the result is read.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        int shared = 0;
        Task a = Task.Run(() => shared = 1), b = Task.Run(() => shared = 2);
        var first = await Task.WhenAny(a, b);
        int r = shared;
        Require.That(r == (first == a ? 1 : 2));
        return r;
    }

    // Each task has a result of its own.
    [ConcurrencyTest]
    public static async Task<bool> X_Right()
    {
        Task<int> a = Task.Run(() => 1), b = Task.Run(() => 2);
        var first = await Task.WhenAny(a, b);
        Require.That(await first == (first == a ? 1 : 2));
        return true;
    }
}

public static class AsyncBarrier
{
    sealed class Latch(int n)
    {
        readonly TaskCompletionSource done = new(TaskCreationOptions.RunContinuationsAsynchronously);
        int left = n;
        public Task Arrive(bool atomic)
        {
            int now = atomic ? Interlocked.Decrement(ref left) : --left;
            if (now == 0) done.SetResult();
            return done.Task;
        }
    }

    static async Task<int> Go(bool atomic)
    {
        var l = new Latch(2);
        await Task.WhenAll(Task.Run(() => l.Arrive(atomic)), Task.Run(() => l.Arrive(atomic)));
        return 1;
    }

    // The count is decremented without synchronisation.
    [ConcurrencyTest]
    public static Task<int> X_Wrong() => Go(false);

    // One of the two sees zero.
    [ConcurrencyTest]
    public static Task<int> X_Right() => Go(true);
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
