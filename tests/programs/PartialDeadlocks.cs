// Threads that wait for ever while others run on, and programs that only look like that.
#nullable disable warnings
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

public static class Heartbeat
{
    static readonly object a = new object(), b = new object();
    static int n, ticks;
    static volatile bool stop;

    static void Beat() { while (!stop) Thread.Sleep(100); }

    // Two threads lock in opposite orders; a third polls for ever, so the program never stands still.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0; stop = false;
        Threads.Run(() => { lock (a) lock (b) n++; }, () => { lock (b) lock (a) n++; }, Beat);
        return n;
    }

    // The same order. That the third thread runs for ever is not a deadlock.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0; stop = false;
        Threads.Run(() => { lock (a) lock (b) n++; }, () => { lock (a) lock (b) n++; }, Beat);
        return n;
    }

    // The third thread counts, so that no state comes twice: the circle of the two others is a deadlock all the same.
    [ConcurrencyTest]
    public static int Counting_Wrong()
    {
        n = 0; ticks = 0; stop = false;
        Threads.Run(
            () => { lock (a) lock (b) n++; },
            () => { lock (b) lock (a) n++; },
            () => { while (!stop) Interlocked.Increment(ref ticks); });
        return n;
    }
}

public static class SpinUnderLock
{
    static readonly object gate = new object();
    static volatile bool ready;

    // The loop holds the lock that is needed to end it.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        ready = false;
        Threads.Run(() => { lock (gate) while (!ready) { } }, () => { lock (gate) ready = true; });
        return 1;
    }

    // The lock is given up between two looks.
    [ConcurrencyTest]
    public static int X_Right()
    {
        ready = false;
        Threads.Run(
            () => { while (true) { lock (gate) { if (ready) return; } } },
            () => { lock (gate) ready = true; });
        return 1;
    }
}

public static class NobodySignals
{
    static volatile bool done;

    static void Go(bool signal)
    {
        done = false;
        var ready = new SemaphoreSlim(0);
        new Thread(() => { ready.Wait(); done = true; }).Start();
        if (signal) new Thread(() => ready.Release()).Start();
        while (!done) Thread.Yield();
    }

    // The main thread polls for what the other one does after a signal that nobody gives.
    [ConcurrencyTest]
    public static void X_Wrong() => Go(false);

    // A third thread gives it.
    [ConcurrencyTest]
    public static void X_Right() => Go(true);
}

public static class TasksInACircle
{
    static readonly object a = new object(), b = new object();
    static volatile bool stop;

    static void Go(object first, object second)
    {
        stop = false;
        new Thread(() => { while (!stop) Thread.Sleep(100); }).Start();
        var left = Task.Run(() => { lock (a) lock (b) { } });
        var right = Task.Run(() => { lock (first) lock (second) { } });
        Task.WaitAll(left, right);
        stop = true;
    }

    // Two tasks lock in opposite orders, the main thread waits for them, another thread polls.
    [ConcurrencyTest]
    public static void X_Wrong() => Go(b, a);

    // The same order.
    [ConcurrencyTest]
    public static void X_Right() => Go(a, b);
}

public static class Servers
{
    static readonly object gate = new object();
    static int served;

    // A background thread that waits for work may be left behind.
    [ConcurrencyTest]
    public static int Background_Right()
    {
        served = 0;
        var work = new SemaphoreSlim(1);
        new Thread(() => { while (true) { work.Wait(); Interlocked.Increment(ref served); } }) { IsBackground = true }.Start();
        return 1;
    }

    // A background thread that waits for work while the program runs for ever.
    [ConcurrencyTest]
    public static void Idle_Right()
    {
        var work = new SemaphoreSlim(0);
        new Thread(() => work.Wait()) { IsBackground = true }.Start();
        while (true) Thread.Sleep(100);
    }

    // Waiting for the end of a thread that serves for ever.
    [ConcurrencyTest]
    public static void Join_Right() => Threads.Run(() => { while (true) lock (gate) { } }, () => { lock (gate) { } });

    // Waiting for the end of a task that serves for ever.
    [ConcurrencyTest]
    public static void Task_Right()
    {
        var server = Task.Run(() => { while (true) lock (gate) { } });
        lock (gate) { }
        server.Wait();
    }

    // Two threads that give way to each other: a livelock may end, and is no deadlock.
    [ConcurrencyTest]
    public static int Polite_Right()
    {
        int first = 0, second = 0;
        void Enter(ref int mine, ref int other)
        {
            while (true)
            {
                Volatile.Write(ref mine, 1);
                Interlocked.MemoryBarrier();
                if (Volatile.Read(ref other) == 0) break;
                Volatile.Write(ref mine, 0);
            }
            Volatile.Write(ref mine, 0);
        }
        Threads.Run(() => Enter(ref first, ref second), () => Enter(ref second, ref first));
        return 1;
    }
}

public static class LostSignals
{
    // Two threads wait; the second Set finds the event set already.
    [ConcurrencyTest]
    public static int Twice_Wrong()
    {
        var ready = new AutoResetEvent(false);
        Threads.Run(() => ready.WaitOne(), () => ready.WaitOne(), () => { ready.Set(); ready.Set(); });
        return 1;
    }

    // A semaphore counts.
    [ConcurrencyTest]
    public static int Twice_Right()
    {
        var ready = new SemaphoreSlim(0);
        Threads.Run(() => ready.Wait(), () => ready.Wait(), () => { ready.Release(); ready.Release(); });
        return 1;
    }

    // The event is reset before the other thread has seen it.
    [ConcurrencyTest]
    public static int Reset_Wrong()
    {
        var ready = new ManualResetEventSlim();
        Threads.Run(() => ready.Wait(), () => { ready.Set(); ready.Reset(); });
        return 1;
    }

    // It stays set.
    [ConcurrencyTest]
    public static int Reset_Right()
    {
        var ready = new ManualResetEventSlim();
        Threads.Run(() => ready.Wait(), () => ready.Set());
        return 1;
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

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
