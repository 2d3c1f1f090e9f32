// SemaphoreSlim and Semaphore: permits, owners and what is not re-entrant.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class SelfDeadlock
{
    static int n;

    static void Outer(SemaphoreSlim s, bool again)
    {
        s.Wait();
        if (again) { s.Wait(); n++; s.Release(); } else n++;
        s.Release();
    }

    // A semaphore is not re-entrant: who has the only permit waits for it.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0;
        var s = new SemaphoreSlim(1);
        var t = new Thread(() => Outer(s, true));
        t.Start(); t.Join();
        return n;
    }

    // Taken once; used as a mutual exclusion by two threads.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0;
        var s = new SemaphoreSlim(1);
        Threads.Run(() => Outer(s, false), () => Outer(s, false));
        Debug.Assert(n == 2);
        return n;
    }
}

public static class TwoPermitsEach
{
    // Two permits, both threads need both: each may hold one for ever.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int done = 0;
        var permits = new SemaphoreSlim(2);
        ThreadStart work = () => { permits.Wait(); permits.Wait(); Interlocked.Increment(ref done); permits.Release(2); };
        Threads.Run(work, work);
        return done;
    }

    // The two permits are collected under a lock.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int done = 0;
        var permits = new SemaphoreSlim(2);
        var gate = new object();
        ThreadStart work = () => { lock (gate) { permits.Wait(); permits.Wait(); } Interlocked.Increment(ref done); permits.Release(2); };
        Threads.Run(work, work);
        return done;
    }
}

public static class CountThenWait
{
    // CurrentCount was positive; the permit is gone when Wait is called.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int got = 0;
        var s = new SemaphoreSlim(1);
        ThreadStart take = () => { if (s.CurrentCount > 0) { s.Wait(); Interlocked.Increment(ref got); } };
        Threads.Run(take, take);
        return got;
    }

    // Wait(0) tests and takes.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int got = 0;
        var s = new SemaphoreSlim(1);
        ThreadStart take = () => { if (s.Wait(0)) Interlocked.Increment(ref got); };
        Threads.Run(take, take);
        return got;
    }
}

public static class ReleaseWithoutWait
{
    static int inside, most;

    static void Work(SemaphoreSlim s, bool wrong)
    {
        bool taken = s.Wait(0);
        try
        {
            if (!taken) return;
            if (Interlocked.Increment(ref inside) == 2) most = 2;
            Interlocked.Decrement(ref inside);
        }
        finally { if (wrong || taken) s.Release(); }
    }

    static int Go(bool wrong)
    {
        inside = 0; most = 1;
        var s = new SemaphoreSlim(1);
        Threads.Run(() => Work(s, wrong), () => Work(s, wrong), () => Work(s, wrong));
        Require.That(most == 1);
        return most;
    }

    // The finally block releases a permit that was not taken: then two are inside.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(true);

    // Released only by who has taken it.
    [ConcurrencyTest]
    public static int X_Right() => Go(false);
}

public static class NotReleasedOnException
{
    static void Work(SemaphoreSlim s, bool fail, bool guarded)
    {
        try
        {
            s.Wait();
            try { if (fail) throw new FormatException(); }
            catch when (!guarded && Never()) { }
            finally { if (guarded) s.Release(); }
            if (!guarded) s.Release();
        }
        catch (FormatException) { }
    }

    static bool Never() => false;

    static int Go(bool guarded)
    {
        var s = new SemaphoreSlim(1);
        Threads.Run(() => Work(s, true, guarded), () => Work(s, false, guarded));
        return s.CurrentCount;
    }

    // The permit is lost with the exception.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Released in finally.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class TooManyReleases
{
    // Both release although only one permit fits.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var s = new SemaphoreSlim(0, 1);
        Exception caught = null;
        ThreadStart signal = () => { try { s.Release(); } catch (SemaphoreFullException e) { caught = e; } };
        var a = new Thread(signal); var b = new Thread(signal);
        a.Start(); b.Start();
        s.Wait();
        a.Join(); b.Join();
        if (caught != null) throw caught;
        return s.CurrentCount;
    }

    // Room for both.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var s = new SemaphoreSlim(0, 2);
        var a = new Thread(() => s.Release()); var b = new Thread(() => s.Release());
        a.Start(); b.Start();
        s.Wait();
        a.Join(); b.Join();
        return s.CurrentCount;
    }
}

public static class KernelSemaphore
{
    static int free, bad;

    static void Use(Semaphore s, bool wait)
    {
        if (wait) s.WaitOne();
        if (Interlocked.Decrement(ref free) < 0) bad = 1;
        Interlocked.Increment(ref free);
        if (wait) s.Release();
    }

    static int Go(bool wait)
    {
        free = 2; bad = 0;
        using var s = new Semaphore(2, 2);
        Threads.Run(() => Use(s, true), () => Use(s, true), () => Use(s, wait));
        Debug.Assert(bad == 0);
        return bad;
    }

    // One of three users of two resources does not ask.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // At most two are inside.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class SemaphoreAsSignal
{
    static int data;

    // Initialised with a permit, the semaphore does not make the reader wait.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        data = 0;
        int seen = -1;
        var ready = new SemaphoreSlim(1);
        Threads.Run(() => { data = 1; ready.Release(); }, () => { ready.Wait(); seen = data; });
        Debug.Assert(seen == 1);
        return seen;
    }

    // Initialised with none.
    [ConcurrencyTest]
    public static int X_Right()
    {
        data = 0;
        int seen = -1;
        var ready = new SemaphoreSlim(0);
        Threads.Run(() => { data = 1; ready.Release(); }, () => { ready.Wait(); seen = data; });
        Debug.Assert(seen == 1);
        return seen;
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
