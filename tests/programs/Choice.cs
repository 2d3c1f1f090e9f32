// Inputs that a checker chooses.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class ChosenAmount
{
    // With amounts 2 and 2 from a balance of 3, chosen by the checker, both pass the test.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int balance = 3;
        var gate = new object();
        void Take(int n) { bool ok; lock (gate) ok = balance >= n; if (ok) lock (gate) balance -= n; }
        int p = Fencepost.Choose(3), q = Fencepost.Choose(3);
        Threads.Run(() => Take(p), () => Take(q));
        Debug.Assert(balance >= 0);
        return balance;
    }

    // Test and take together, whatever is chosen.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int balance = 3;
        var gate = new object();
        void Take(int n) { lock (gate) if (balance >= n) balance -= n; }
        int p = Fencepost.Choose(3), q = Fencepost.Choose(3);
        Threads.Run(() => Take(p), () => Take(q));
        Debug.Assert(balance >= 0);
        return balance;
    }
}

public static class ChosenLocks
{
    static int Go(bool sorted)
    {
        object[] locks = { new object(), new object(), new object() };
        int n = 0;
        void Both(int i, int j)
        {
            if (sorted && i > j) (i, j) = (j, i);
            lock (locks[i]) lock (locks[j]) Interlocked.Increment(ref n);
        }
        Threads.Run(() => Both(Fencepost.Choose(3), Fencepost.Choose(3)), () => Both(Fencepost.Choose(3), Fencepost.Choose(3)));
        return n;
    }

    // Some pairs of locks are taken in opposite orders.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Sorted before they are taken.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class ChosenFailure
{
    static int Go(bool guarded)
    {
        var s = new SemaphoreSlim(1);
        void Work()
        {
            try
            {
                s.Wait();
                if (guarded) { try { if (Fencepost.Choose(2) == 1) throw new FormatException(); } finally { s.Release(); } }
                else { if (Fencepost.Choose(2) == 1) throw new FormatException(); s.Release(); }
            }
            catch (FormatException) { }
        }
        Threads.Run(Work, Work);
        return s.CurrentCount;
    }

    // An operation that may fail keeps the permit when it does.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // finally.
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

/// <summary>A checker explores every value of 0..n-1; an ordinary run takes 0.</summary>
internal static class Fencepost
{
    public static int Choose(int n) => 0;
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
