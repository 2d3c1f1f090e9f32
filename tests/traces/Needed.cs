using System;
using System.Threading;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

// Runs in which something goes wrong, and something else goes on.
public static class Needed
{
    static int x, y, hits, logged;
    static readonly object gate = new object(), other = new object();

    static void Run(params ThreadStart[] bodies)
    {
        var threads = new Thread[bodies.Length];
        for (int i = 0; i < bodies.Length; i++) threads[i] = new Thread(bodies[i]);
        foreach (Thread thread in threads) thread.Start();
        foreach (Thread thread in threads) thread.Join();
    }

    static void Require(bool condition)
    {
        if (!condition) throw new InvalidOperationException();
    }

    // Another thread, and other variables, have nothing to do with it.
    [ConcurrencyTest]
    public static void Noise()
    {
        Run(
            () => { hits++; x = x + 1; logged = 1; },
            () => { hits++; x = x + 1; Interlocked.Increment(ref hits); },
            () => { int seen = logged; logged = seen + 2; });
        Require(x == 2);
    }

    // What somebody did not write is wrong: why he did not matters.
    [ConcurrencyTest]
    public static void Skipped()
    {
        Run(() => { if (y == 0) x = 1; }, () => { y = 1; }, () => { logged = 1; });
        Require(x == 1);
    }

    // It is not written here but two calls away.
    [ConcurrencyTest]
    public static void SkippedFarAway()
    {
        Run(() => First(y), () => { y = 1; }, () => { logged = 1; });
        Require(x == 1);
    }

    static void First(int number) => Second(number);

    static void Second(int number) { if (number == 0) x = 1; }

    // A counter that something depends on is no noise.
    [ConcurrencyTest]
    public static void Counted()
    {
        Run(() => { hits++; if (hits == 2) x = 1; }, () => { hits++; logged++; });
        Require(x == 0);
    }

    // The lock that threads share is shown, what they count under it is not.
    [ConcurrencyTest]
    public static void UnderLock()
    {
        Run(
            () => { int seen; lock (gate) { seen = x; hits++; } lock (gate) { x = seen + 1; hits++; } },
            () => { lock (gate) { x++; hits++; } });
        Require(x == 2);
    }

    // Who holds what matters, and nothing else does.
    [ConcurrencyTest]
    public static void Circle()
    {
        Run(
            () => { lock (gate) { hits++; lock (other) x = 1; } },
            () => { lock (other) { hits++; lock (gate) x = 2; } },
            () => { logged = 1; });
    }

    // The value goes to two places, one of which matters.
    [ConcurrencyTest]
    public static void Kept()
    {
        int kept = 0;
        Run(() => { int seen = hits; hits = seen + 1; kept = seen; }, () => { hits = 5; logged = hits; });
        Require(kept == 0);
    }

    // Both reads come before both writes have taken effect.
    [ConcurrencyTest]
    public static void Late()
    {
        int r0 = 0, r1 = 0;
        Run(() => { x = 1; logged = 1; r0 = y; }, () => { y = 1; hits++; r1 = x; });
        Require(r0 == 1 || r1 == 1);
    }
}
