// Loops that never end because they count, and loops that end.
#nullable disable warnings
using System;
using System.Threading;

namespace Programs;

public static class Counts
{
    static int ticks;
    static volatile bool stop;

    // A counter of the thread's own, looked at by nobody.
    [ConcurrencyTest]
    public static void Own_Endless()
    {
        stop = false;
        Threads.Run(
            () =>
            {
                long rounds = 0;
                while (!stop)
                    rounds++;
                Volatile.Write(ref ticks, (int)rounds);
            },
            () => { });
    }

    // A counter that threads share.
    [ConcurrencyTest]
    public static void Shared_Endless()
    {
        ticks = 0;
        Threads.Run(
            () =>
            {
                while (true)
                    Interlocked.Increment(ref ticks);
            },
            () => Volatile.Read(ref ticks));
    }

    // The counter goes round.
    [ConcurrencyTest]
    public static void Bounded_Right()
    {
        stop = false;
        Threads.Run(() => { int rounds = 0; while (!stop) rounds = (rounds + 1) % 3; }, () => stop = true);
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
