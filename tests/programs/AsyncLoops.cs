// Asynchronous loops that poll, wait for a time or try again, and what threads are called meanwhile.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

public static class PollingTasks
{
    static int done, plain;

    // Each round makes new objects and goes on in another thread of the pool.
    [ConcurrencyTest]
    public static async Task<int> Yield_Right()
    {
        done = 0;
        plain = 0;
        var t = Task.Run(() => { plain = 5; Volatile.Write(ref done, 1); });
        while (Volatile.Read(ref done) == 0) await Task.Yield();
        await t;
        Debug.Assert(plain == 5);
        return plain;
    }

    // The flag comes before what it stands for.
    [ConcurrencyTest]
    public static async Task<int> Yield_Wrong()
    {
        done = 0;
        plain = 0;
        var t = Task.Run(() => { Volatile.Write(ref done, 1); plain = 5; });
        while (Volatile.Read(ref done) == 0) await Task.Yield();
        int seen = plain;
        await t;
        Debug.Assert(seen == 5);
        return seen;
    }

    [ConcurrencyTest]
    public static async Task<int> Delay_Right()
    {
        done = 0;
        var t = Task.Run(() => Volatile.Write(ref done, 1));
        while (Volatile.Read(ref done) == 0) await Task.Delay(1);
        await t;
        return done;
    }
}

public static class CancelledLoop
{
    // A worker that is cancelled by a thread of the pool, which asks who it is.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        var source = new CancellationTokenSource();
        int rounds = 0;
        var worker = Task.Run(async () =>
        {
            while (!source.IsCancellationRequested) await Task.Delay(10);
            rounds = 1;
        });
        await Task.Delay(5);
        source.Cancel();
        await worker;
        return rounds;
    }

    // A token that follows another one ends a loop that gives way again and again.
    [ConcurrencyTest]
    public static async Task<string> Linked_Right()
    {
        using var outer = new CancellationTokenSource();
        using var inner = CancellationTokenSource.CreateLinkedTokenSource(outer.Token);
        int rounds = 0;
        var worker = Task.Run(async () =>
        {
            while (true)
            {
                inner.Token.ThrowIfCancellationRequested();
                rounds = Math.Min(rounds + 1, 2);
                await Task.Yield();
            }
        });
        var cancels = Task.Run(outer.Cancel);
        try
        {
            await worker;
            return "done";
        }
        catch (OperationCanceledException)
        {
            await cancels;
            return "cancelled";
        }
    }

    // The token is asked for before the wait only: what waits is never told.
    [ConcurrencyTest]
    public static int Forgotten_Wrong()
    {
        var source = new CancellationTokenSource();
        var never = new TaskCompletionSource();
        var worker = Task.Run(async () => { if (!source.IsCancellationRequested) await never.Task; });
        source.Cancel();
        worker.Wait();
        return 1;
    }

    [ConcurrencyTest]
    public static int Deadline_Right()
    {
        var source = new CancellationTokenSource(5);
        Task.Run(async () =>
        {
            try
            {
                while (true) await Task.Delay(10, source.Token);
            }
            catch (OperationCanceledException)
            {
            }
        }).Wait();
        return 1;
    }
}

public static class TriedAgain
{
    static SemaphoreSlim permits;
    static object gate;
    static int count;

    static void Twice(bool returns)
    {
        int tries = 0;
        while (true)
        {
            bool taken = false;
            try
            {
                permits.Wait();
                taken = true;
                if (++tries < 2) continue;
                return;
            }
            finally
            {
                if (taken && (returns || tries < 2)) permits.Release();
            }
        }
    }

    static int Go(bool returns)
    {
        permits = new SemaphoreSlim(1);
        var t = new Thread(() => Twice(returns));
        t.Start();
        Twice(returns);
        t.Join();
        return permits.CurrentCount;
    }

    // Each round gives the permit back, also one that is left by `continue`.
    [ConcurrencyTest]
    public static int Permit_Right() => Go(true);

    // The last round keeps it.
    [ConcurrencyTest]
    public static int Permit_Wrong() => Go(false);

    static void Counted()
    {
        bool taken = false;
        while (true)
        {
            try
            {
                Monitor.Enter(gate, ref taken);
                if (count++ % 2 == 0) continue;
                return;
            }
            finally
            {
                if (taken)
                {
                    taken = false;
                    Monitor.Exit(gate);
                }
            }
        }
    }

    [ConcurrencyTest]
    public static int Locked_Right()
    {
        gate = new();
        count = 0;
        var t = new Thread(Counted);
        t.Start();
        Counted();
        t.Join();
        return count;
    }
}

public static class ThreadNumbers
{
    // Two tasks that are alive at the same time have different threads.
    [ConcurrencyTest]
    public static bool Held_Right()
    {
        using var both = new Barrier(2);
        int One()
        {
            int id = Environment.CurrentManagedThreadId;
            both.SignalAndWait();
            return id;
        }
        var a = Task.Run(One);
        var b = Task.Run(One);
        return a.Result != b.Result && a.Result > 0;
    }

    // What comes after an await may be done by another thread.
    [ConcurrencyTest]
    public static async Task<bool> Await_Wrong()
    {
        int before = Environment.CurrentManagedThreadId;
        await Task.Run(() => { });
        bool same = before == Environment.CurrentManagedThreadId;
        Debug.Assert(same);
        return same;
    }
}

public static class SelfDeadlocks
{
    // Nothing that others see comes before the wait.
    [ConcurrencyTest]
    public static int Permit_Wrong()
    {
        var permit = new SemaphoreSlim(1);
        permit.Wait();
        permit.Wait();
        return 1;
    }

    [ConcurrencyTest]
    public static int Permits_Right()
    {
        var permits = new SemaphoreSlim(2);
        permits.Wait();
        permits.Wait();
        return permits.CurrentCount;
    }
}

public static class NamedMutexes
{
    static int Go(string first, string second)
    {
        int n = 0;
        using var a = new Mutex(false, first);
        using var b = new Mutex(false, second);
        var t = new Thread(() => { b.WaitOne(); n++; b.ReleaseMutex(); });
        t.Start();
        a.WaitOne();
        n++;
        a.ReleaseMutex();
        t.Join();
        Debug.Assert(n == 2);
        return n;
    }

    [ConcurrencyTest]
    public static int Same_Right() => Go("one", "one");

    [ConcurrencyTest]
    public static int Other_Wrong() => Go("one", "another");
}

public static class AwaitedForEver
{
    static async Task<int> Inner(Task task)
    {
        await task;
        return 1;
    }

    // Nobody completes it.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        var never = new TaskCompletionSource();
        await Task.Yield();
        return await Inner(never.Task);
    }

    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        var soon = new TaskCompletionSource();
        var t = Task.Run(() => soon.SetResult());
        await Task.Yield();
        int result = await Inner(soon.Task);
        await t;
        return result;
    }

    // The harness is not waiting itself: its thread does.
    [ConcurrencyTest]
    public static async Task<int> Blocked_Wrong()
    {
        var closed = new ManualResetEvent(false);
        await Task.Yield();
        closed.WaitOne();
        return 1;
    }
}
