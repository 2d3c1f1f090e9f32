// Events, countdowns and barriers.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class OneSetTwoWaiters
{
    // An AutoResetEvent lets one thread through.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var go = new AutoResetEvent(false);
        Threads.Run(() => go.WaitOne(), () => go.WaitOne(), () => go.Set());
        return 1;
    }

    // A ManualResetEvent stays open.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var go = new ManualResetEvent(false);
        Threads.Run(() => go.WaitOne(), () => go.WaitOne(), () => go.Set());
        return 1;
    }
}

public static class TwoSetsCollapse
{
    // Two Sets before the first wait count once.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var go = new AutoResetEvent(false);
        Threads.Run(() => { go.Set(); go.Set(); }, () => { go.WaitOne(); go.WaitOne(); });
        return 1;
    }

    // A semaphore counts.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var go = new SemaphoreSlim(0);
        Threads.Run(() => { go.Release(); go.Release(); }, () => { go.Wait(); go.Wait(); });
        return 1;
    }
}

public static class NeverSet
{
    static int value;

    // The event is set on one path only.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        value = 0;
        var done = new ManualResetEventSlim();
        Threads.Run(() => { if (Volatile.Read(ref value) == 1) done.Set(); }, () => Volatile.Write(ref value, 1), () => done.Wait());
        return 1;
    }

    // Set on every path.
    [ConcurrencyTest]
    public static int X_Right()
    {
        value = 0;
        var done = new ManualResetEventSlim();
        Threads.Run(() => { try { if (Volatile.Read(ref value) == 1) return; } finally { done.Set(); } }, () => Volatile.Write(ref value, 1), () => done.Wait());
        return 1;
    }
}

public static class ResetAfterSet
{
    // The waiter resets the event before waiting and may wipe out the signal.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var done = new ManualResetEventSlim();
        Threads.Run(() => done.Set(), () => { done.Reset(); done.Wait(); });
        return 1;
    }

    // Reset after the wait.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var done = new ManualResetEventSlim();
        Threads.Run(() => done.Set(), () => { done.Wait(); done.Reset(); });
        return 1;
    }
}

public static class SignalBeforeData
{
    static int data;

    // The event is set before the data are written.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        data = 0;
        int seen = -1;
        var ready = new ManualResetEventSlim();
        Threads.Run(() => { ready.Set(); data = 7; }, () => { ready.Wait(); seen = data; });
        Require.That(seen == 7);
        return seen;
    }

    // Data first.
    [ConcurrencyTest]
    public static int X_Right()
    {
        data = 0;
        int seen = -1;
        var ready = new ManualResetEventSlim();
        Threads.Run(() => { data = 7; ready.Set(); }, () => { ready.Wait(); seen = data; });
        Require.That(seen == 7);
        return seen;
    }
}

public static class Countdown
{
    static int Go(int count)
    {
        int n = 0;
        var left = new CountdownEvent(count);
        var a = new Thread(() => { Interlocked.Increment(ref n); left.Signal(); });
        var b = new Thread(() => { Interlocked.Increment(ref n); left.Signal(); });
        a.Start(); b.Start();
        left.Wait();
        int seen = n;
        Debug.Assert(seen == 2);
        return seen;
    }

    // Three signals are expected, two are given.
    [ConcurrencyTest]
    public static int TooMany_Wrong() => Go(3);

    // One signal for each thread.
    [ConcurrencyTest]
    public static int X_Right() => Go(2);

    // AddCount after the count may have reached zero.
    [ConcurrencyTest]
    public static int AddCount_Wrong()
    {
        int n = 0;
        var left = new CountdownEvent(1);
        var a = new Thread(() => { Interlocked.Increment(ref n); left.Signal(); });
        a.Start();
        left.AddCount();
        var b = new Thread(() => { Interlocked.Increment(ref n); left.Signal(); });
        b.Start();
        left.Wait();
        int seen = n;
        a.Join(); b.Join();
        Require.That(seen == 2);
        return seen;
    }

    // The starter holds a count of its own until all are added.
    [ConcurrencyTest]
    public static int AddCount_Right()
    {
        int n = 0;
        var left = new CountdownEvent(1);
        var threads = new Thread[2];
        for (int i = 0; i < 2; i++)
        {
            left.AddCount();
            threads[i] = new Thread(() => { Interlocked.Increment(ref n); left.Signal(); });
            threads[i].Start();
        }
        left.Signal();
        left.Wait();
        int seen = n;
        Require.That(seen == 2);
        return seen;
    }
}

public static class BarrierPhases
{
    static int Go(int participants, bool wait)
    {
        var values = new int[2];
        int p = 0, q = 0;
        var barrier = new Barrier(participants);
        Threads.Run(
            () => { values[0] = 1; if (wait) barrier.SignalAndWait(); p = values[1]; },
            () => { values[1] = 2; if (wait) barrier.SignalAndWait(); q = values[0]; });
        Debug.Assert(p == 2 && q == 1);
        return 10 * p + q;
    }

    // Three participants are registered, two come.
    [ConcurrencyTest]
    public static int TooFew_Wrong() => Go(3, true);

    // Nobody waits between the two phases.
    [ConcurrencyTest]
    public static int Missing_Wrong() => Go(2, false);

    // Writes before the barrier, reads after it.
    [ConcurrencyTest]
    public static int X_Right() => Go(2, true);

    // The same barrier for two phases; the post-phase action runs alone.
    [ConcurrencyTest]
    public static int Reuse_Right()
    {
        int a = 0, b = 0, total = 0;
        var barrier = new Barrier(2, _ => total = 10 * total + a + b);
        Threads.Run(
            () => { a = 1; barrier.SignalAndWait(); a = 2; barrier.SignalAndWait(); },
            () => { barrier.SignalAndWait(); barrier.SignalAndWait(); });
        Require.That(total == 12);
        return total;
    }

    // One thread leaves after the first phase without telling the barrier.
    [ConcurrencyTest]
    public static int Leaves_Wrong()
    {
        var barrier = new Barrier(2);
        Threads.Run(() => { barrier.SignalAndWait(); barrier.SignalAndWait(); }, () => barrier.SignalAndWait());
        return 1;
    }

    // RemoveParticipant on leaving.
    [ConcurrencyTest]
    public static int Leaves_Right()
    {
        var barrier = new Barrier(2);
        Threads.Run(() => { barrier.SignalAndWait(); barrier.SignalAndWait(); }, () => { barrier.SignalAndWait(); barrier.RemoveParticipant(); });
        return 1;
    }
}

public static class OwnBarrier
{
    sealed class Reusable
    {
        readonly object gate = new object();
        readonly int parties;
        int waiting, generation;
        public Reusable(int parties) => this.parties = parties;

        public void AwaitCount()
        {
            lock (gate)
            {
                if (++waiting == parties) { waiting = 0; Monitor.PulseAll(gate); }
                else while (waiting != 0) Monitor.Wait(gate);
            }
        }

        public void AwaitGeneration()
        {
            lock (gate)
            {
                int mine = generation;
                if (++waiting == parties) { waiting = 0; generation++; Monitor.PulseAll(gate); }
                else while (generation == mine) Monitor.Wait(gate);
            }
        }
    }

    // A fast thread enters the next round before the slow one has seen the end of this one.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var barrier = new Reusable(2);
        ThreadStart work = () => { barrier.AwaitCount(); barrier.AwaitCount(); };
        Threads.Run(work, work);
        return 1;
    }

    // A generation number tells the rounds apart.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var barrier = new Reusable(2);
        ThreadStart work = () => { barrier.AwaitGeneration(); barrier.AwaitGeneration(); };
        Threads.Run(work, work);
        return 1;
    }
}

public static class HandleSets
{
    // WaitAny is content with one of the two.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int n = 0;
        var handles = new WaitHandle[] { new ManualResetEvent(false), new ManualResetEvent(false) };
        var a = new Thread(() => { Interlocked.Add(ref n, 1); ((ManualResetEvent)handles[0]).Set(); });
        var b = new Thread(() => { Interlocked.Add(ref n, 10); ((ManualResetEvent)handles[1]).Set(); });
        a.Start(); b.Start();
        WaitHandle.WaitAny(handles);
        int seen = n;
        a.Join(); b.Join();
        Require.That(seen == 11);
        return seen;
    }

    // WaitAll waits for both.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int n = 0;
        var handles = new WaitHandle[] { new ManualResetEvent(false), new ManualResetEvent(false) };
        var a = new Thread(() => { Interlocked.Add(ref n, 1); ((ManualResetEvent)handles[0]).Set(); });
        var b = new Thread(() => { Interlocked.Add(ref n, 10); ((ManualResetEvent)handles[1]).Set(); });
        a.Start(); b.Start();
        WaitHandle.WaitAll(handles);
        int seen = n;
        a.Join(); b.Join();
        Require.That(seen == 11);
        return seen;
    }
}

public static class EventTurns
{
    // Each waits for the other's event before setting its own.
    [ConcurrencyTest]
    public static string X_Wrong()
    {
        string log = "";
        var ping = new AutoResetEvent(false); var pong = new AutoResetEvent(false);
        Threads.Run(() => { ping.WaitOne(); log += "a"; pong.Set(); }, () => { pong.WaitOne(); log += "b"; ping.Set(); });
        return log;
    }

    // One event is set at the beginning.
    [ConcurrencyTest]
    public static string X_Right()
    {
        string log = "";
        var ping = new AutoResetEvent(true); var pong = new AutoResetEvent(false);
        Threads.Run(() => { ping.WaitOne(); log += "a"; pong.Set(); }, () => { pong.WaitOne(); log += "b"; ping.Set(); });
        return log;
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
