// Mutual exclusion by hand.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class TestAndSet
{
    static int held, n;

    // Testing and setting are two steps.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        held = 0; n = 0;
        ThreadStart bump = () => { while (Volatile.Read(ref held) == 1) Thread.Yield(); Volatile.Write(ref held, 1); n++; Volatile.Write(ref held, 0); };
        Threads.Run(bump, bump);
        Debug.Assert(n == 2);
        return n;
    }

    // Exchange tests and sets.
    [ConcurrencyTest]
    public static int X_Right()
    {
        held = 0; n = 0;
        ThreadStart bump = () => { var spin = new SpinWait(); while (Interlocked.Exchange(ref held, 1) == 1) spin.SpinOnce(); n++; Volatile.Write(ref held, 0); };
        Threads.Run(bump, bump);
        Debug.Assert(n == 2);
        return n;
    }
}

public static class TicketLock
{
    static int next, serving, n;

    static void Bump(bool atomic)
    {
        int mine = atomic ? Interlocked.Increment(ref next) - 1 : next++;
        while (Volatile.Read(ref serving) < mine) Thread.SpinWait(1);
        n++;
        Volatile.Write(ref serving, mine + 1);
    }

    static int Go(bool atomic)
    {
        next = serving = n = 0;
        Threads.Run(() => Bump(atomic), () => Bump(atomic));
        Require.That(n == 2);
        return n;
    }

    // Two threads draw the same ticket.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Tickets are drawn atomically.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class Peterson
{
    static readonly bool[] wants = new bool[2];
    static int turn, n;

    static void Bump(int me, bool polite)
    {
        int other = 1 - me;
        Volatile.Write(ref wants[me], true);
        Volatile.Write(ref turn, polite ? other : me);
        while (Volatile.Read(ref wants[other]) && Volatile.Read(ref turn) == other) Thread.Yield();
        n++;
        Volatile.Write(ref wants[me], false);
    }

    static int Go(bool polite)
    {
        wants[0] = wants[1] = false; turn = 0; n = 0;
        Threads.Run(() => Bump(0, polite), () => Bump(1, polite));
        Debug.Assert(n == 2);
        return n;
    }

    // Each gives the turn to itself.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Each gives the turn to the other (right under sequential consistency).
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class Dekker
{
    static readonly int[] wants = new int[2];
    static int turn, n;

    static void Right(int me)
    {
        int other = 1 - me;
        Volatile.Write(ref wants[me], 1);
        while (Volatile.Read(ref wants[other]) == 1)
            if (Volatile.Read(ref turn) != me)
            {
                Volatile.Write(ref wants[me], 0);
                while (Volatile.Read(ref turn) != me) Thread.Yield();
                Volatile.Write(ref wants[me], 1);
            }
        n++;
        Volatile.Write(ref turn, other);
        Volatile.Write(ref wants[me], 0);
    }

    static void Wrong(int me)
    {
        while (Volatile.Read(ref wants[1 - me]) == 1) Thread.Yield();
        Volatile.Write(ref wants[me], 1);
        n++;
        Volatile.Write(ref wants[me], 0);
    }

    // First looks, then says that it wants.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        wants[0] = wants[1] = 0; turn = 0; n = 0;
        Threads.Run(() => Wrong(0), () => Wrong(1));
        Require.That(n == 2);
        return n;
    }

    // First says that it wants, gives way when it is not its turn (right under sequential consistency).
    [ConcurrencyTest]
    public static int X_Right()
    {
        wants[0] = wants[1] = 0; turn = 0; n = 0;
        Threads.Run(() => Right(0), () => Right(1));
        Require.That(n == 2);
        return n;
    }
}

public static class SpinLockStruct
{
    static SpinLock spin;
    static int n;

    // The lock is passed by value: each thread locks a copy.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        static void Bump(SpinLock copy) { bool taken = false; copy.Enter(ref taken); n++; copy.Exit(); }
        n = 0; spin = new SpinLock(false);
        Threads.Run(() => Bump(spin), () => Bump(spin));
        Debug.Assert(n == 2);
        return n;
    }

    // Passed by reference.
    [ConcurrencyTest]
    public static int X_Right()
    {
        static void Bump(ref SpinLock own) { bool taken = false; try { own.Enter(ref taken); n++; } finally { if (taken) own.Exit(); } }
        n = 0; spin = new SpinLock(true);
        Threads.Run(() => Bump(ref spin), () => Bump(ref spin));
        Debug.Assert(n == 2);
        return n;
    }
}

public static class SpinForFlag
{
    static volatile bool go;
    static int data;

    // The flag goes up before the data are there.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        go = false; data = 0;
        int seen = 0;
        Threads.Run(() => { go = true; data = 3; }, () => { var spin = new SpinWait(); while (!go) spin.SpinOnce(); seen = data; });
        Require.That(seen == 3);
        return seen;
    }

    // Data first.
    [ConcurrencyTest]
    public static int X_Right()
    {
        go = false; data = 0;
        int seen = 0;
        Threads.Run(() => { data = 3; go = true; }, () => { SpinWait.SpinUntil(() => go); seen = data; });
        Require.That(seen == 3);
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
