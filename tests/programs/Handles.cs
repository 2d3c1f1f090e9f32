// Events, mutexes, countdowns, barriers and waits for several of them.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

public static class AutoResetLost
{
    // Two sets before the first wait count as one.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var e = new AutoResetEvent(false);
        int n = 0;
        Threads.Run(() => { e.WaitOne(); n++; e.WaitOne(); n++; }, () => { e.Set(); e.Set(); });
        return n;
    }

    // A semaphore counts.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var e = new Semaphore(0, 2);
        int n = 0;
        Threads.Run(() => { e.WaitOne(); n++; e.WaitOne(); n++; }, () => { e.Release(); e.Release(); });
        Require.That(n == 2);
        return n;
    }
}

public static class ManualResetPulse
{
    // Set and Reset at once: who is not yet waiting misses it.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var e = new ManualResetEvent(false);
        Threads.Run(() => e.WaitOne(), () => { e.Set(); e.Reset(); });
        return 1;
    }

    // It stays set.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var e = new ManualResetEvent(false);
        Threads.Run(() => e.WaitOne(), () => e.Set());
        return 1;
    }
}

public static class WaitAnyIndex
{
    // Either of the two may be the one.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        AutoResetEvent a = new(false), b = new(false);
        int first = -1;
        Threads.Run(() => first = WaitHandle.WaitAny(new WaitHandle[] { a, b }), () => a.Set(), () => b.Set());
        Require.That(first == 0);
        return first;
    }

    // The lowest one that is set.
    [ConcurrencyTest]
    public static int X_Right()
    {
        ManualResetEvent a = new(true), b = new(true);
        int first = WaitHandle.WaitAny(new WaitHandle[] { a, b });
        Require.That(first == 0);
        return first;
    }

    // WaitAny takes one only: the other is still set.
    [ConcurrencyTest]
    public static bool Other_Right()
    {
        AutoResetEvent a = new(true), b = new(true);
        int first = WaitHandle.WaitAny([a, b]);
        Require.That(!a.WaitOne(0) && b.WaitOne(0));
        return first == 0;
    }

    // A timeout gives WaitTimeout, which is no index.
    [ConcurrencyTest]
    public static int Timeout_Wrong()
    {
        AutoResetEvent a = new(false), b = new(false);
        var handles = new WaitHandle[] { a, b };
        WaitHandle got = null;
        Threads.Run(() => got = handles[WaitHandle.WaitAny(handles, 10)], () => b.Set());
        return got == b ? 1 : 0;
    }

    // It is tested.
    [ConcurrencyTest]
    public static int Timeout_Right()
    {
        AutoResetEvent a = new(false), b = new(false);
        var handles = new WaitHandle[] { a, b };
        int i = 0;
        Threads.Run(() => i = WaitHandle.WaitAny(handles, 10), () => b.Set());
        Require.That(i is 1 or WaitHandle.WaitTimeout);
        return i;
    }
}

public static class WaitAllTogether
{
    // WaitAll takes all or none, so crossing waiters cannot block each other.
    [ConcurrencyTest]
    public static int X_Right()
    {
        AutoResetEvent a = new(true), b = new(true);
        int n = 0;
        Threads.Run(
            () => { WaitHandle.WaitAll(new WaitHandle[] { a, b }); n++; a.Set(); b.Set(); },
            () => { WaitHandle.WaitAll(new WaitHandle[] { b, a }); n++; a.Set(); b.Set(); });
        Require.That(n == 2);
        return n;
    }

    // One after the other, they can.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        AutoResetEvent a = new(true), b = new(true);
        int n = 0;
        Threads.Run(
            () => { a.WaitOne(); b.WaitOne(); n++; a.Set(); b.Set(); },
            () => { b.WaitOne(); a.WaitOne(); n++; a.Set(); b.Set(); });
        return n;
    }
}

public static class SignalAndWaits
{
    static int Go(bool first)
    {
        AutoResetEvent ping = new(false), pong = new(false);
        int n = 0;
        Threads.Run(
            () => { if (first) { n = 1; WaitHandle.SignalAndWait(ping, pong); } else { WaitHandle.SignalAndWait(ping, pong); n = 1; } },
            () => { ping.WaitOne(); n *= 10; pong.Set(); });
        Require.That(n == 10);
        return n;
    }

    // The data is written after the signal.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Before it.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class Mutexes
{
    // A mutex belongs to a thread: another must not release it.
    [ConcurrencyTest]
    public static int Owner_Wrong()
    {
        var m = new Mutex();
        m.WaitOne();
        var t = new Thread(() => m.ReleaseMutex());
        t.Start(); t.Join();
        return 1;
    }

    // The owner ends without releasing: the next gets it with an exception.
    [ConcurrencyTest]
    public static int Abandoned_Wrong()
    {
        var m = new Mutex();
        var t = new Thread(() => m.WaitOne());
        t.Start(); t.Join();
        m.WaitOne();
        return 1;
    }

    // The exception is caught; the mutex is owned.
    [ConcurrencyTest]
    public static int Abandoned_Right()
    {
        var m = new Mutex();
        var t = new Thread(() => m.WaitOne());
        t.Start(); t.Join();
        try { m.WaitOne(); } catch (AbandonedMutexException) { }
        m.ReleaseMutex();
        return 1;
    }

    // Recursive: as many releases as waits.
    [ConcurrencyTest]
    public static int Recursive_Right()
    {
        var m = new Mutex(); int n = 0;
        ThreadStart go = () => { m.WaitOne(); m.WaitOne(); n++; m.ReleaseMutex(); m.ReleaseMutex(); };
        Threads.Run(go, go);
        Require.That(n == 2);
        return n;
    }

    // Two mutexes in both orders.
    [ConcurrencyTest]
    public static int Order_Wrong()
    {
        Mutex a = new(), b = new();
        Threads.Run(() => { a.WaitOne(); b.WaitOne(); b.ReleaseMutex(); a.ReleaseMutex(); }, () => { b.WaitOne(); a.WaitOne(); a.ReleaseMutex(); b.ReleaseMutex(); });
        return 1;
    }

    // In one order.
    [ConcurrencyTest]
    public static int Order_Right()
    {
        Mutex a = new(), b = new();
        ThreadStart go = () => { a.WaitOne(); b.WaitOne(); b.ReleaseMutex(); a.ReleaseMutex(); };
        Threads.Run(go, go);
        return 1;
    }

    // Created as owned.
    [ConcurrencyTest]
    public static int Initially_Wrong()
    {
        var m = new Mutex(true);
        var t = new Thread(() => { m.WaitOne(); m.ReleaseMutex(); });
        t.Start(); t.Join();
        m.ReleaseMutex();
        return 1;
    }
}

public static class SlimEvents
{
    // The flag is set before the data.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        using var e = new ManualResetEventSlim();
        int d = 0, seen = 0;
        Threads.Run(() => { e.Wait(); seen = d; }, () => { e.Set(); d = 1; });
        Require.That(seen == 1);
        return seen;
    }

    // After it.
    [ConcurrencyTest]
    public static int X_Right()
    {
        using var e = new ManualResetEventSlim();
        int d = 0, seen = 0;
        Threads.Run(() => { e.Wait(); seen = d; }, () => { d = 1; e.Set(); });
        Require.That(seen == 1);
        return seen;
    }

    // The event is disposed while a thread may still wait.
    [ConcurrencyTest]
    public static int Disposed_Wrong()
    {
        var e = new ManualResetEventSlim();
        var t = new Thread(() => e.Wait());
        t.Start();
        e.Set();
        e.Dispose();
        t.Join();
        return 1;
    }

    // It is disposed after the join.
    [ConcurrencyTest]
    public static int Disposed_Right()
    {
        var e = new ManualResetEventSlim();
        var t = new Thread(() => e.Wait());
        t.Start();
        e.Set();
        t.Join();
        e.Dispose();
        return 1;
    }
}

public static class Countdowns
{
    // The count is raised when it may already be zero.
    [ConcurrencyTest]
    public static int Add_Wrong()
    {
        var c = new CountdownEvent(1); int n = 0;
        Threads.Run(() => { c.AddCount(); n++; c.Signal(); }, () => c.Signal());
        c.Wait();
        return n;
    }

    // TryAddCount tells.
    [ConcurrencyTest]
    public static int Add_Right()
    {
        var c = new CountdownEvent(1); int n = 0;
        Threads.Run(() => { if (c.TryAddCount()) { n++; c.Signal(); } }, () => c.Signal());
        c.Wait();
        return n;
    }

    // Signalled more often than counted.
    [ConcurrencyTest]
    public static int Below_Wrong()
    {
        var c = new CountdownEvent(1);
        Threads.Run(() => c.Signal(), () => c.Signal());
        return c.CurrentCount;
    }

    // Wait for three workers.
    [ConcurrencyTest]
    public static int Wait_Right()
    {
        using var c = new CountdownEvent(3); int n = 0;
        for (int i = 0; i < 3; i++) ThreadPool.QueueUserWorkItem(_ => { Interlocked.Increment(ref n); c.Signal(); });
        c.Wait();
        Require.That(n == 3 && c.IsSet);
        return n;
    }

    // Signal before the work is done.
    [ConcurrencyTest]
    public static int Wait_Wrong()
    {
        using var c = new CountdownEvent(2); int n = 0;
        for (int i = 0; i < 2; i++) ThreadPool.QueueUserWorkItem(_ => { c.Signal(); Interlocked.Increment(ref n); });
        c.Wait();
        int r = Volatile.Read(ref n);
        Require.That(r == 2);
        return r;
    }
}

public static class Barriers
{
    // The phase action adds up after all have arrived.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int[] part = new int[2]; int sum = 0;
        using var b = new Barrier(2, _ => sum += part[0] + part[1]);
        ThreadStart Make(int i) => () => { for (int k = 1; k <= 2; k++) { part[i] = k; b.SignalAndWait(); } };
        Threads.Run(Make(0), Make(1));
        Require.That(sum == 6);
        return sum;
    }

    // The reader does not wait for the second phase.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int data = 0, seen = 0;
        using var b = new Barrier(2);
        Threads.Run(() => { b.SignalAndWait(); data = 1; }, () => { b.SignalAndWait(); seen = data; });
        Require.That(seen == 1);
        return seen;
    }

    // One participant too many.
    [ConcurrencyTest]
    public static int Count_Wrong()
    {
        using var b = new Barrier(3);
        Threads.Run(() => b.SignalAndWait(), () => b.SignalAndWait());
        return 1;
    }

    // One leaves.
    [ConcurrencyTest]
    public static int Leave_Right()
    {
        using var b = new Barrier(3);
        Threads.Run(() => b.SignalAndWait(), () => b.SignalAndWait(), () => b.RemoveParticipant());
        Require.That(b.ParticipantCount == 2);
        return 1;
    }

    // An exception in the phase action reaches all.
    [ConcurrencyTest]
    public static int Throws_Right()
    {
        int n = 0;
        using var b = new Barrier(2, _ => throw new FormatException());
        ThreadStart go = () => { try { b.SignalAndWait(); } catch (BarrierPostPhaseException) { Interlocked.Increment(ref n); } };
        Threads.Run(go, go);
        Require.That(n == 2);
        return n;
    }
}

public static class Registered
{
    // A registered wait runs its callback on the pool.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var e = new AutoResetEvent(false); var done = new ManualResetEvent(false); int n = 0;
        var r = ThreadPool.RegisterWaitForSingleObject(e, (s, timedOut) => { n++; done.Set(); }, null, Timeout.Infinite, true);
        e.Set(); done.WaitOne(); r.Unregister(null);
        Require.That(n == 1);
        return n;
    }
}

public static class SemaphoreBounds
{
    // One release too many.
    [ConcurrencyTest]
    public static int Full_Wrong()
    {
        var s = new SemaphoreSlim(1, 1);
        Threads.Run(() => { s.Wait(); s.Release(); }, () => s.Release());
        return s.CurrentCount;
    }

    // finally releases what was never taken.
    [ConcurrencyTest]
    public static int Finally_Wrong()
    {
        var s = new SemaphoreSlim(1, 1); int inside = 0;
        ThreadStart go = () =>
        {
            try
            {
                if (!s.Wait(10)) return;
                Require.That(Interlocked.Increment(ref inside) == 1);
                Interlocked.Decrement(ref inside);
            }
            finally { s.Release(); }
        };
        Threads.Run(go, go);
        return 1;
    }

    // Taken before the try.
    [ConcurrencyTest]
    public static int Finally_Right()
    {
        var s = new SemaphoreSlim(1, 1); int inside = 0;
        ThreadStart go = () =>
        {
            if (!s.Wait(10)) return;
            try
            {
                Require.That(Interlocked.Increment(ref inside) == 1);
                Interlocked.Decrement(ref inside);
            }
            finally { s.Release(); }
        };
        Threads.Run(go, go);
        return 1;
    }

    // AvailableWaitHandle does not take a permit.
    [ConcurrencyTest]
    public static int Handle_Wrong()
    {
        var s = new SemaphoreSlim(1, 1); int n = 0;
        ThreadStart go = () => { s.AvailableWaitHandle.WaitOne(); n++; };
        Threads.Run(go, go);
        Require.That(n == 2);
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
