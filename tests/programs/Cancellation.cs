// Cancellation tokens, their callbacks and registrations.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class DisposeUnderLock
{
    static int Go(bool wait)
    {
        var gate = new object();
        int n = 0;
        var cts = new CancellationTokenSource();
        var registration = cts.Token.Register(() => { lock (gate) n++; });
        Threads.Run(() => cts.Cancel(), () => { lock (gate) { if (wait) registration.Dispose(); else registration.Unregister(); } });
        return n;
    }

    // Dispose waits for the running callback, which waits for the lock.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(true);

    // Unregister does not wait.
    [ConcurrencyTest]
    public static int X_Right() => Go(false);
}

public static class CancelUnderLock
{
    static readonly object gate = new object();

    static int Go(bool inside)
    {
        var view = new object();
        int n = 0;
        var cts = new CancellationTokenSource();
        cts.Token.Register(() => { lock (view) n++; });
        Threads.Run(
            () => { if (inside) lock (gate) cts.Cancel(); else { lock (gate) { } cts.Cancel(); } },
            () => { lock (view) lock (gate) n += 10; });
        return n;
    }

    // Cancel runs the callbacks on this thread, under its lock.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(true);

    // Cancelled outside the lock.
    [ConcurrencyTest]
    public static int X_Right() => Go(false);
}

public static class CheckedThenWorked
{
    static int Go(bool locked)
    {
        var gate = new object();
        bool closed = false; int after = 0;
        var cts = new CancellationTokenSource();
        void Work() { if (!cts.Token.IsCancellationRequested) { if (closed) after = 1; } }
        void Stop() { cts.Cancel(); closed = true; }
        Threads.Run(
            () => { if (locked) lock (gate) Work(); else Work(); },
            () => { if (locked) lock (gate) Stop(); else Stop(); });
        Debug.Assert(after == 0);
        return after;
    }

    // Not cancelled yet when asked, closed when used.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Asking and using is one critical section.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class ThrowIfCancelled
{
    // Nobody expects the exception.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var cts = new CancellationTokenSource();
        var t = new Thread(() => cts.Cancel());
        t.Start();
        cts.Token.ThrowIfCancellationRequested();
        t.Join();
        return 1;
    }

    // Caught.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var cts = new CancellationTokenSource();
        var t = new Thread(() => cts.Cancel());
        t.Start();
        int r = 1;
        try { cts.Token.ThrowIfCancellationRequested(); } catch (OperationCanceledException) { r = 0; }
        t.Join();
        return r;
    }
}

public static class CallbackOrder
{
    // The callback that was registered last runs first.
    [ConcurrencyTest]
    public static string X_Wrong()
    {
        string log = "";
        var cts = new CancellationTokenSource();
        cts.Token.Register(() => log += "a"); cts.Token.Register(() => log += "b");
        var t = new Thread(() => cts.Cancel());
        t.Start(); t.Join();
        Require.That(log == "ab");
        return log;
    }

    // One callback does both in order.
    [ConcurrencyTest]
    public static string X_Right()
    {
        string log = "";
        var cts = new CancellationTokenSource();
        cts.Token.Register(() => { log += "a"; log += "b"; });
        var t = new Thread(() => cts.Cancel());
        t.Start(); t.Join();
        Require.That(log == "ab");
        return log;
    }

    // Registering concurrently with Cancel: the callback runs exactly once, there or here.
    [ConcurrencyTest]
    public static int Late_Right()
    {
        int n = 0;
        var cts = new CancellationTokenSource();
        Threads.Run(() => cts.Cancel(), () => cts.Token.Register(() => Interlocked.Increment(ref n)));
        cts.Cancel();
        Debug.Assert(n == 1);
        return n;
    }
}

public static class WaitForToken
{
    static int Go(bool cancel)
    {
        var cts = new CancellationTokenSource();
        var never = new SemaphoreSlim(0);
        int ended = 0;
        Threads.Run(
            () => { try { never.Wait(cts.Token); } catch (OperationCanceledException) { ended = 1; } },
            () => { if (cancel) cts.Cancel(); });
        return ended;
    }

    // Nobody releases, nobody cancels.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Cancelling ends the wait.
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
