// Every member of Interlocked, used right and nearly right.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class UniqueIds
{
    static int last;

    // Incremented atomically, read again afterwards.
    [ConcurrencyTest]
    public static (int, int) X_Wrong()
    {
        last = 0;
        int p = 0, q = 0;
        Threads.Run(() => { Interlocked.Increment(ref last); p = last; }, () => { Interlocked.Increment(ref last); q = last; });
        Debug.Assert(p != q);
        return (p, q);
    }

    // The result of Increment is the caller's own.
    [ConcurrencyTest]
    public static (int, int) X_Right()
    {
        last = 0;
        int p = 0, q = 0;
        Threads.Run(() => p = Interlocked.Increment(ref last), () => q = Interlocked.Increment(ref last));
        Debug.Assert(p != q);
        return (p, q);
    }
}

public static class LastOneOut
{
    static int users, freed;

    // Both see zero after both have left.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        users = 2; freed = 0;
        ThreadStart leave = () => { Interlocked.Decrement(ref users); if (users == 0) Interlocked.Increment(ref freed); };
        Threads.Run(leave, leave);
        Require.That(freed == 1);
        return freed;
    }

    // Exactly one Decrement returns zero.
    [ConcurrencyTest]
    public static int X_Right()
    {
        users = 2; freed = 0;
        ThreadStart leave = () => { if (Interlocked.Decrement(ref users) == 0) Interlocked.Increment(ref freed); };
        Threads.Run(leave, leave);
        Require.That(freed == 1);
        return freed;
    }
}

public static class Comparand
{
    static int x;

    // New value and comparand are two different reads, and nobody looks whether it worked.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        x = 0;
        ThreadStart bump = () => Interlocked.CompareExchange(ref x, x + 1, x);
        Threads.Run(bump, bump);
        Debug.Assert(x == 2);
        return x;
    }

    // One read, and again until it worked.
    [ConcurrencyTest]
    public static int X_Right()
    {
        x = 0;
        ThreadStart bump = () => { while (true) { int seen = x; if (Interlocked.CompareExchange(ref x, seen + 1, seen) == seen) return; } };
        Threads.Run(bump, bump);
        Debug.Assert(x == 2);
        return x;
    }
}

public static class Flags
{
    static int bits;
    static uint wide;

    // |= is a read and a write.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        bits = 0;
        Threads.Run(() => bits |= 1, () => bits |= 2);
        Require.That(bits == 3);
        return bits;
    }

    // Interlocked.Or.
    [ConcurrencyTest]
    public static int X_Right()
    {
        bits = 0;
        Threads.Run(() => Interlocked.Or(ref bits, 1), () => Interlocked.Or(ref bits, 2));
        Require.That(bits == 3);
        return bits;
    }

    // And and Or return the old value.
    [ConcurrencyTest]
    public static (long, long, long) Old_Right()
    {
        wide = 7;
        uint p = 0, q = 0;
        Threads.Run(() => p = Interlocked.And(ref wide, 6u), () => q = Interlocked.And(ref wide, 5u));
        Debug.Assert(wide == 4);
        return (wide, p, q);
    }
}

public static class Maximum
{
    static int max;

    static void Plain(int n) { if (n > max) Interlocked.Exchange(ref max, n); }
    static void Careful(int n)
    {
        int seen = Volatile.Read(ref max);
        while (n > seen)
        {
            int now = Interlocked.CompareExchange(ref max, n, seen);
            if (now == seen) return;
            seen = now;
        }
    }

    // The smaller value may be stored after the larger one.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        max = 0;
        Threads.Run(() => Plain(5), () => Plain(9));
        Debug.Assert(max == 9);
        return max;
    }

    // Compare-exchange with what was compared.
    [ConcurrencyTest]
    public static int X_Right()
    {
        max = 0;
        Threads.Run(() => Careful(5), () => Careful(9));
        Debug.Assert(max == 9);
        return max;
    }
}

public static class TakeOver
{
    static object job;

    // Both read the job before one of them clears it.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        job = new object();
        int done = 0;
        ThreadStart work = () => { var j = job; job = null; if (j != null) Interlocked.Increment(ref done); };
        Threads.Run(work, work);
        Require.That(done == 1);
        return done;
    }

    // Exchange takes and clears.
    [ConcurrencyTest]
    public static int X_Right()
    {
        job = new object();
        int done = 0;
        ThreadStart work = () => { if (Interlocked.Exchange(ref job, null) != null) Interlocked.Increment(ref done); };
        Threads.Run(work, work);
        Require.That(done == 1);
        return done;
    }
}

public static class AddAndRead
{
    static long total;

    // Both threads may see the final total.
    [ConcurrencyTest]
    public static (long, long, long) X_Wrong()
    {
        total = 0;
        long p = 0, q = 0;
        Threads.Run(() => { Interlocked.Add(ref total, 10); p = Interlocked.Read(ref total); }, () => { Interlocked.Add(ref total, 20); q = Interlocked.Read(ref total); });
        Debug.Assert(p != q);
        return (total, p, q);
    }

    // Add returns the new value.
    [ConcurrencyTest]
    public static (long, long, long) X_Right()
    {
        total = 0;
        long p = 0, q = 0;
        Threads.Run(() => p = Interlocked.Add(ref total, 10), () => q = Interlocked.Add(ref total, 20));
        Debug.Assert(p != q);
        return (total, p, q);
    }
}

public static class StoreBuffer
{
    static int x, y;

    // With full fences both cannot read zero.
    [ConcurrencyTest]
    public static (int, int) Fenced_Right()
    {
        x = y = 0;
        int p = 0, q = 0;
        Threads.Run(() => { x = 1; Interlocked.MemoryBarrier(); p = y; }, () => { y = 1; Interlocked.MemoryBarrier(); q = x; });
        Debug.Assert(p == 1 || q == 1);
        return (p, q);
    }

    // Read before written: both may read zero in every model.
    [ConcurrencyTest]
    public static (int, int) Fenced_Wrong()
    {
        x = y = 0;
        int p = 0, q = 0;
        Threads.Run(() => { p = y; Interlocked.MemoryBarrier(); x = 1; }, () => { q = x; Interlocked.MemoryBarrier(); y = 1; });
        Debug.Assert(p == 1 || q == 1);
        return (p, q);
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
