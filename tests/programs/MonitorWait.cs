// Monitor.Wait, Pulse and PulseAll.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class IfAroundWait
{
    static readonly object gate = new object();
    static int items;
    static bool below;

    static void Take(bool loop)
    {
        lock (gate)
        {
            if (loop) { while (items == 0) Monitor.Wait(gate); }
            else if (items == 0) Monitor.Wait(gate);
            items--;
            if (items < 0) below = true;
        }
    }

    static bool Go(bool loop)
    {
        items = 0; below = false;
        Threads.Run(() => Take(loop), () => Take(loop), () =>
        {
            lock (gate) { items++; Monitor.PulseAll(gate); }
            lock (gate) { items++; Monitor.PulseAll(gate); }
        });
        Debug.Assert(!below);
        return below;
    }

    // A woken thread does not look again whether there is an item.
    [ConcurrencyTest]
    public static bool X_Wrong() => Go(false);

    // while around Wait.
    [ConcurrencyTest]
    public static bool X_Right() => Go(true);
}

public static class LostPulse
{
    static readonly object gate = new object();
    static bool ready;

    // A pulse that comes before the wait is lost.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int done = 0;
        Threads.Run(() => { lock (gate) { Monitor.Wait(gate); done = 1; } }, () => { lock (gate) Monitor.Pulse(gate); });
        return done;
    }

    // A flag remembers that it was pulsed.
    [ConcurrencyTest]
    public static int X_Right()
    {
        ready = false;
        int done = 0;
        Threads.Run(() => { lock (gate) { while (!ready) Monitor.Wait(gate); done = 1; } }, () => { lock (gate) { ready = true; Monitor.Pulse(gate); } });
        return done;
    }
}

public static class FlagAfterPulse
{
    static readonly object gate = new object();
    static volatile bool ready;

    // The waiter wakes, still sees false, waits again; nobody pulses after the flag is set.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        ready = false;
        Threads.Run(() => { lock (gate) while (!ready) Monitor.Wait(gate); }, () => { lock (gate) Monitor.Pulse(gate); ready = true; });
        return 1;
    }

    // The flag is set first; that it is set outside the lock does no harm.
    [ConcurrencyTest]
    public static int X_Right()
    {
        ready = false;
        Threads.Run(() => { lock (gate) while (!ready) Monitor.Wait(gate); }, () => { ready = true; lock (gate) Monitor.Pulse(gate); });
        return 1;
    }
}

public static class PulseOne
{
    static readonly object gate = new object();
    static int turn;

    static void Step(int mine, bool all)
    {
        lock (gate)
        {
            while (turn != mine) Monitor.Wait(gate);
            turn = mine + 1;
            if (all) Monitor.PulseAll(gate); else Monitor.Pulse(gate);
        }
    }

    static int Go(bool all)
    {
        turn = 0;
        Threads.Run(() => Step(1, all), () => Step(2, all), () => Step(0, all));
        Require.That(turn == 3);
        return turn;
    }

    // Pulse can wake the thread whose turn it is not.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // PulseAll wakes everybody who waits on this lock.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class WaitTimeout
{
    static readonly object gate = new object();
    static bool ready;
    static int value;

    // Wait may come back because time is up.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        ready = false; value = 0;
        int got = -1;
        Threads.Run(() => { lock (gate) { if (!ready) Monitor.Wait(gate, 10); got = value; } }, () => { lock (gate) { value = 42; ready = true; Monitor.Pulse(gate); } });
        if (got != 42) throw new InvalidOperationException();
        return got;
    }

    // The condition is tested again after every wait.
    [ConcurrencyTest]
    public static int X_Right()
    {
        ready = false; value = 0;
        int got = -1;
        Threads.Run(() => { lock (gate) { while (!ready) Monitor.Wait(gate, 10); got = value; } }, () => { lock (gate) { value = 42; ready = true; Monitor.Pulse(gate); } });
        if (got != 42) throw new InvalidOperationException();
        return got;
    }
}

public static class NestedMonitor
{
    static readonly object outer = new object(), inner = new object();
    static bool ready;

    // Wait gives up the inner lock only; the signaller needs the outer one first.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        ready = false;
        Threads.Run(
            () => { lock (outer) lock (inner) while (!ready) Monitor.Wait(inner); },
            () => { lock (outer) lock (inner) { ready = true; Monitor.Pulse(inner); } });
        return 1;
    }

    // Wait gives up all levels of one lock, however often it was entered.
    [ConcurrencyTest]
    public static int X_Right()
    {
        ready = false;
        Threads.Run(
            () => { lock (inner) lock (inner) while (!ready) Monitor.Wait(inner); },
            () => { lock (inner) lock (inner) { ready = true; Monitor.Pulse(inner); } });
        return 1;
    }
}

public static class PulseWithoutLock
{
    static readonly object gate = new object();

    // Pulse needs the lock.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var t = new Thread(() => { lock (gate) { } });
        t.Start(); t.Join();
        Monitor.Pulse(gate);
        return 1;
    }

    // With the lock a pulse for nobody is allowed.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var t = new Thread(() => { lock (gate) { } });
        t.Start(); t.Join();
        lock (gate) Monitor.Pulse(gate);
        return 1;
    }
}

public static class WaitOnOther
{
    static readonly object gate = new object(), other = new object();
    static bool ready;

    // The signal goes to another object than the one that is waited on.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        ready = false;
        Threads.Run(
            () => { lock (gate) while (!ready) Monitor.Wait(gate); },
            () => { lock (gate) ready = true; lock (other) Monitor.PulseAll(other); });
        return 1;
    }

    // Same object; changing the flag and pulsing may be two critical sections.
    [ConcurrencyTest]
    public static int X_Right()
    {
        ready = false;
        Threads.Run(
            () => { lock (gate) while (!ready) Monitor.Wait(gate); },
            () => { lock (gate) ready = true; lock (gate) Monitor.PulseAll(gate); });
        return 1;
    }
}

public static class PingPong
{
    static readonly object gate = new object();
    static bool ping;
    static string log;

    static void Play(bool mine, string text, bool wake)
    {
        for (int i = 0; i < 2; i++)
            lock (gate)
            {
                while (ping != mine) Monitor.Wait(gate);
                log += text;
                ping = !mine;
                if (wake || i == 0) Monitor.Pulse(gate);
            }
    }

    static string Go(bool wake)
    {
        ping = true; log = "";
        Threads.Run(() => Play(true, "i", wake), () => Play(false, "o", wake));
        Debug.Assert(log == "ioio");
        return log;
    }

    // The last pulse is left out as if nobody could be waiting.
    [ConcurrencyTest]
    public static string X_Wrong() => Go(false);

    // Every change of the condition is pulsed.
    [ConcurrencyTest]
    public static string X_Right() => Go(true);
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
