// Starting, joining and forgetting threads.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class Unjoined
{
    // The result is read while the thread may still run.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int x = 0;
        var t = new Thread(() => x = 1);
        t.Start();
        int seen = x;
        Debug.Assert(seen == 1);
        return seen;
    }

    // Joined first.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int x = 0;
        var t = new Thread(() => x = 1);
        t.Start();
        t.Join();
        int seen = x;
        Debug.Assert(seen == 1);
        return seen;
    }

    // Join with a timeout may come back before the thread has ended.
    [ConcurrencyTest]
    public static int Timeout_Wrong()
    {
        int x = 0;
        var t = new Thread(() => Volatile.Write(ref x, 1));
        t.Start();
        t.Join(1);
        int seen = Volatile.Read(ref x);
        Require.That(seen == 1);
        return seen;
    }

    // The result of Join says whether it has ended.
    [ConcurrencyTest]
    public static int Timeout_Right()
    {
        int x = 0;
        var t = new Thread(() => Volatile.Write(ref x, 1));
        t.Start();
        bool ended = t.Join(1);
        int seen = Volatile.Read(ref x);
        Require.That(!ended || seen == 1);
        return seen;
    }
}

public static class JoinCycle
{
    // Two threads join each other.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        Thread a = null, b = null;
        var go = new ManualResetEventSlim();
        a = new Thread(() => { go.Wait(); b.Join(); });
        b = new Thread(() => { go.Wait(); a.Join(); });
        a.Start(); b.Start(); go.Set();
        a.Join(); b.Join();
        return 1;
    }

    // One joins the other.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int n = 0;
        var b = new Thread(() => n = 1);
        var a = new Thread(() => { b.Start(); b.Join(); });
        a.Start(); a.Join();
        return n;
    }

    // A thread joins itself.
    [ConcurrencyTest]
    public static int Self_Wrong()
    {
        var t = new Thread(() => Thread.CurrentThread.Join());
        t.Start(); t.Join();
        return 1;
    }

    // The harness's own thread joins itself.
    [ConcurrencyTest]
    public static int Main_Wrong()
    {
        Thread.CurrentThread.Join();
        return 1;
    }
}

public static class PartialDeadlock
{
    static int Go(bool ordered)
    {
        object a = new object(), b = new object();
        int n = 0;
        var p = new Thread(() => { lock (a) lock (b) { } }) { IsBackground = true };
        var q = new Thread(() => { if (ordered) { lock (a) lock (b) { } } else { lock (b) lock (a) { } } }) { IsBackground = true };
        var r = new Thread(() => n = 1);
        p.Start(); q.Start(); r.Start();
        r.Join();
        return n;
    }

    // Two threads that nobody joins block each other for ever; the test returns all the same, and its runner goes on.
    [ConcurrencyTest]
    public static int Opposite_Right() => Go(false);

    // The same order.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class WaysToStart
{
    static int total;
    sealed class Worker { public int Step; public void Run() => Interlocked.Add(ref total, Step); public void Take(object o) => Interlocked.Add(ref total, (int)o); }
    static void Static() => Interlocked.Add(ref total, 1);

    // A static method, an instance method, a parameter and a lambda.
    [ConcurrencyTest]
    public static int X_Right()
    {
        total = 0;
        var w = new Worker { Step = 10 };
        int step = 1000;
        var threads = new[] { new Thread(Static), new Thread(new ThreadStart(w.Run)), new Thread(new ParameterizedThreadStart(w.Take)), new Thread(() => Interlocked.Add(ref total, step)) };
        threads[0].Start(); threads[1].Start(); threads[2].Start(100); threads[3].Start();
        foreach (var t in threads) t.Join();
        Debug.Assert(total == 1111);
        return total;
    }

    // A thread is started once.
    [ConcurrencyTest]
    public static int Twice_Wrong()
    {
        total = 0;
        var t = new Thread(Static);
        t.Start();
        t.Join();
        t.Start();
        return total;
    }

    // A harness may return nothing.
    [ConcurrencyTest]
    public static void Void_Right()
    {
        total = 0;
        Threads.Run(Static, Static);
        Require.That(total == 2);
    }

    // Nothing is returned, the assertion tells.
    [ConcurrencyTest]
    public static void Void_Wrong()
    {
        int n = 0;
        Threads.Run(() => n++, () => n++);
        Debug.Assert(n == 2);
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
