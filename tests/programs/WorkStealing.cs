// A deque whose owner works at one end while thieves take from the other.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class StealingDeque
{
    static readonly int[] tasks = new int[4];
    static int top, bottom;

    static void Push(int t) { tasks[bottom] = t; bottom++; }

    static int PopPlain()
    {
        int b = bottom - 1;
        if (b < top) return 0;
        bottom = b;
        return tasks[b];
    }

    static int PopCareful()
    {
        int b = bottom - 1;
        Volatile.Write(ref bottom, b);
        Interlocked.MemoryBarrier();
        int t = Volatile.Read(ref top);
        if (t < b) return tasks[b];
        int task = 0;
        if (t == b && Interlocked.CompareExchange(ref top, t + 1, t) == t) task = tasks[b];
        Volatile.Write(ref bottom, b + 1);
        return task;
    }

    static int Steal()
    {
        int t = Volatile.Read(ref top);
        Interlocked.MemoryBarrier();
        if (t >= Volatile.Read(ref bottom)) return 0;
        int task = tasks[t];
        return Interlocked.CompareExchange(ref top, t + 1, t) == t ? task : 0;
    }

    static (int, int) Go(bool careful)
    {
        top = bottom = 0;
        Push(1);
        int p = 0, q = 0;
        Threads.Run(() => p = careful ? PopCareful() : PopPlain(), () => q = Steal());
        Require.That(p + q == 1);
        return (p, q);
    }

    // Owner and thief both take the last task.
    [ConcurrencyTest]
    public static (int, int) X_Wrong() => Go(false);

    // The last task is decided by compare-exchange on the top.
    [ConcurrencyTest]
    public static (int, int) X_Right() => Go(true);

    // Two tasks, an owner who takes both and a thief: each task is taken once.
    [ConcurrencyTest]
    public static int Two_Right()
    {
        top = bottom = 0;
        Push(1); Push(2);
        int p = 0, q = 0, s = 0;
        Threads.Run(() => { p = PopCareful(); q = PopCareful(); }, () => s = Steal());
        int rest = Steal();
        Debug.Assert(p + q + s + rest == 3);
        return p + q + s + rest;
    }
}

public static class WorkList
{
    static int Go(bool together)
    {
        var gate = new object();
        int next = 0;
        var done = new int[2];
        ThreadStart work = () =>
        {
            while (true)
            {
                int mine;
                if (together) lock (gate) mine = next++;
                else { lock (gate) mine = next; lock (gate) next = mine + 1; }
                if (mine >= 2) return;
                Interlocked.Increment(ref done[mine]);
            }
        };
        Threads.Run(work, work);
        Debug.Assert(done[0] == 1 && done[1] == 1);
        return 10 * done[0] + done[1];
    }

    // Reading the next number and raising it are two critical sections.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // One critical section.
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
