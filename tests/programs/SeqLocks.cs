// Sequence locks and generation counters: readers that do not write.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class SeqLock
{
    static int sequence, a, b;

    static void Write() { Volatile.Write(ref sequence, sequence + 1); a++; b++; Volatile.Write(ref sequence, sequence + 1); }

    static (int, int) Read(bool twice)
    {
        while (true)
        {
            int before = Volatile.Read(ref sequence);
            if ((before & 1) != 0) { Thread.Yield(); continue; }
            int p = Volatile.Read(ref a), q = Volatile.Read(ref b);
            if (!twice || Volatile.Read(ref sequence) == before) return (p, q);
        }
    }

    static (int, int) Go(bool twice)
    {
        sequence = a = b = 0;
        (int, int) seen = default;
        Threads.Run(() => Write(), () => seen = Read(twice));
        Require.That(seen.Item1 == seen.Item2);
        return seen;
    }

    // The sequence number is not looked at again after reading.
    [ConcurrencyTest]
    public static (int, int) X_Wrong() => Go(false);

    // Even before, and the same after.
    [ConcurrencyTest]
    public static (int, int) X_Right() => Go(true);
}

public static class TwoSeqWriters
{
    static int sequence, a, b;

    static void Write(int v, bool atomic)
    {
        if (atomic)
        {
            int s;
            do s = Volatile.Read(ref sequence) & ~1;
            while (Interlocked.CompareExchange(ref sequence, s + 1, s) != s);
            a = v; b = v;
            Volatile.Write(ref sequence, s + 2);
        }
        else { Interlocked.Increment(ref sequence); a = v; b = v; Interlocked.Increment(ref sequence); }
    }

    static (int, int) Go(bool atomic)
    {
        sequence = a = b = 0;
        Threads.Run(() => Write(1, atomic), () => Write(2, atomic));
        Debug.Assert(a == b);
        return (a, b);
    }

    // A sequence lock does not keep two writers apart.
    [ConcurrencyTest]
    public static (int, int) X_Wrong() => Go(false);

    // Writers take the sequence from even to odd with compare-exchange.
    [ConcurrencyTest]
    public static (int, int) X_Right() => Go(true);
}

public static class GenerationCache
{
    static readonly object gate = new object();
    static int source, generation, cached;

    static void Change() { lock (gate) { source = 2; generation++; cached = 0; } }

    static void Fill(bool check)
    {
        int g, s;
        lock (gate) { g = generation; s = source; }
        lock (gate) if (!check || g == generation) cached = s;
    }

    static int Go(bool check)
    {
        source = 1; generation = 0; cached = 0;
        Threads.Run(Change, () => Fill(check));
        Require.That(cached == 0 || cached == source);
        return cached;
    }

    // An old value is put into the cache after it was invalidated.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // The generation is compared before storing.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
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
