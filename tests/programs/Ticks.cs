// A periodic timer fires as often as somebody waits for it; what no tick can bring, nobody gets.
#nullable disable warnings
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

public static class NthTick
{
    static int Counted(int n)
    {
        int left = n;
        var done = new ManualResetEventSlim();
        var timer = new Timer(_ => { if (Interlocked.Decrement(ref left) == 0) done.Set(); }, null, 1, 1);
        done.Wait();
        timer.Dispose();
        return n;
    }

    [ConcurrencyTest] public static int One_Right() => Counted(1);
    [ConcurrencyTest] public static int Two_Right() => Counted(2);
    [ConcurrencyTest] public static int Three_Right() => Counted(3);
    [ConcurrencyTest] public static int Four_Right() => Counted(4);
    [ConcurrencyTest] public static int Five_Right() => Counted(5);

    [ConcurrencyTest]
    public static int Pulsed_Right()
    {
        int ticks = 0;
        var gate = new object();
        using var timer = new Timer(_ => { lock (gate) { ticks++; Monitor.Pulse(gate); } }, null, 1, 1);
        lock (gate) while (ticks < 3) Monitor.Wait(gate);
        return 1;
    }

    // Somebody looks again and again, and then it goes wrong.
    [ConcurrencyTest]
    public static int Polled_Wrong()
    {
        int ticks = 0;
        using var timer = new Timer(_ => Interlocked.Increment(ref ticks), null, 1, 1);
        while (Volatile.Read(ref ticks) < 3) Thread.Sleep(1);
        throw new InvalidOperationException();
    }

    // Three callbacks wait for each other.
    [ConcurrencyTest]
    public static int Together_Right()
    {
        var barrier = new Barrier(3);
        using var timer = new Timer(_ => barrier.SignalAndWait(), null, 1, 1);
        while (barrier.CurrentPhaseNumber == 0) Thread.Sleep(1);
        return 1;
    }

    [ConcurrencyTest]
    public static int Rounds_Right()
    {
        return Rounds().Result;

        static async Task<int> Rounds()
        {
            using var timer = new PeriodicTimer(TimeSpan.FromMilliseconds(1));
            int rounds = 0;
            while (rounds < 4 && await timer.WaitForNextTickAsync()) rounds++;
            return rounds;
        }
    }

    [ConcurrencyTest]
    public static int TimedOut_Right()
    {
        int left = 3;
        var done = new ManualResetEventSlim();
        RegisteredWaitHandle registered = ThreadPool.RegisterWaitForSingleObject(
            new AutoResetEvent(false), (_, _) => { if (--left == 0) done.Set(); }, null, 1, false);
        done.Wait();
        registered.Unregister(null);
        return 1;
    }
}

public static class BesideAHeartbeat
{
    static int beats;
    static bool alive;

    static void Locks()
    {
        object a = new(), b = new();
        var other = new Thread(() => { lock (a) lock (b) { } });
        other.Start();
        lock (b) lock (a) { }
        other.Join();
    }

    // No tick lets any of two threads go on that wait for each other.
    [ConcurrencyTest]
    public static int Locks_Wrong()
    {
        using var timer = new Timer(_ => Volatile.Write(ref alive, true), null, 1, 1);
        Locks();
        return 1;
    }

    [ConcurrencyTest]
    public static int CountedLocks_Wrong()
    {
        using var timer = new Timer(_ => Interlocked.Increment(ref beats), null, 1, 1);
        Locks();
        return 1;
    }

    // Each tick does what the one before has undone.
    [ConcurrencyTest]
    public static int Signal_Wrong()
    {
        using var timer = new Timer(_ => { lock (typeof(BesideAHeartbeat)) alive = !alive; }, null, 1, 1);
        new ManualResetEvent(false).WaitOne();
        return 1;
    }

    // The third tick may come too late.
    [ConcurrencyTest]
    public static int Disposed_Wrong()
    {
        int left = 3;
        var done = new ManualResetEventSlim();
        var timer = new Timer(_ => { if (Interlocked.Decrement(ref left) == 0) done.Set(); }, null, 1, 1);
        timer.Dispose();
        done.Wait();
        return 1;
    }
}

public static class Hundredth
{
    [ConcurrencyTest]
    public static int X_Open()
    {
        int left = 100;
        var done = new ManualResetEventSlim();
        using var timer = new Timer(_ => { if (Interlocked.Decrement(ref left) == 0) done.Set(); }, null, 1, 1);
        done.Wait();
        return 1;
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
