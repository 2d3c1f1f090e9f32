// Interrupts, states and ends of threads; what flows into a thread; exceptions that nobody catches.
#nullable disable warnings
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Programs;

public static class InterruptSleeper
{
    // The interrupt of a sleeping thread is not caught: it ends the program.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int seen = 0;
        var t = new Thread(() => { Thread.Sleep(Timeout.Infinite); seen = 1; });
        t.Start(); t.Interrupt(); t.Join();
        return seen;
    }

    // The interrupt is caught and ends the wait.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int seen = 0;
        var t = new Thread(() => { try { Thread.Sleep(Timeout.Infinite); } catch (ThreadInterruptedException) { seen = 1; } });
        t.Start(); t.Interrupt(); t.Join();
        Require.That(seen == 1);
        return seen;
    }
}

public static class InterruptWaiter
{
    static int Go(bool releases)
    {
        var gate = new object(); int state = 0;
        var t = new Thread(() =>
        {
            bool taken = false;
            try
            {
                Monitor.Enter(gate, ref taken);
                Monitor.Wait(gate);
            }
            catch (ThreadInterruptedException) { state = 1; if (!releases) taken = false; }
            finally { if (taken) Monitor.Exit(gate); }
        });
        t.Start();
        t.Interrupt();
        t.Join();
        lock (gate) state += 10;
        return state;
    }

    // A waiter that is interrupted has the lock again, and keeps it for ever.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // The interrupted waiter releases the lock.
    [ConcurrencyTest]
    public static int X_Right() { int r = Go(true); Require.That(r == 11); return r; }
}

public static class InterruptBlocked
{
    // Interrupting a thread that waits for work stops it, before or after the work that came.
    [ConcurrencyTest]
    public static int X_Right()
    {
        using var items = new SemaphoreSlim(0);
        int done = 0;
        var t = new Thread(() =>
        {
            try { while (true) { items.Wait(); done++; } }
            catch (ThreadInterruptedException) { }
        });
        t.Start(); t.Interrupt(); items.Release(); t.Join();
        Require.That(done is 0 or 1);
        return done;
    }

    // The work that comes after the interrupt may be lost.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        using var items = new SemaphoreSlim(0);
        int done = 0;
        var t = new Thread(() =>
        {
            try { while (true) { items.Wait(); done++; } }
            catch (ThreadInterruptedException) { }
        });
        t.Start(); t.Interrupt(); items.Release(); t.Join();
        Require.That(done == 1);
        return done;
    }
}

public static class InterruptJoin
{
    // Thread.Join of an interrupted thread throws.
    [ConcurrencyTest]
    public static bool X_Right()
    {
        bool caught = false;
        var hold = new ManualResetEvent(false);
        var worker = new Thread(() => hold.WaitOne());
        var waiter = new Thread(() => { try { worker.Join(); } catch (ThreadInterruptedException) { caught = true; } });
        worker.Start(); waiter.Start();
        waiter.Interrupt(); waiter.Join();
        hold.Set(); worker.Join();
        Require.That(caught);
        return caught;
    }
}

public static class States
{
    // The state of a thread before and after its life.
    [ConcurrencyTest]
    public static (int, int) X_Right()
    {
        var t = new Thread(() => { });
        var before = t.ThreadState;
        t.Start(); t.Join();
        var after = t.ThreadState;
        Require.That(before == System.Threading.ThreadState.Unstarted && after == System.Threading.ThreadState.Stopped && !t.IsAlive);
        return ((int)before, (int)after);
    }

    // A thread that was started may have ended.
    [ConcurrencyTest]
    public static bool X_Wrong()
    {
        var t = new Thread(() => { });
        t.Start();
        bool alive = t.IsAlive;
        Require.That(alive);
        t.Join();
        return alive;
    }
}

public static class JoinTimeout
{
    // A join with a timeout may give up before the result is there.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int result = 0;
        var t = new Thread(() => result = 42);
        t.Start();
        t.Join(100);
        Require.That(result == 42);
        return result;
    }

    // What the join answers is looked at.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int result = 0;
        var t = new Thread(() => result = 42);
        t.Start();
        if (!t.Join(TimeSpan.FromSeconds(1))) t.Join();
        Require.That(result == 42);
        return result;
    }
}

public static class FlowIntoThread
{
    static readonly AsyncLocal<int> user = new();

    // The new thread begins with the values of its starter.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int seen = 0;
        user.Value = 7;
        var t = new Thread(() => { seen = user.Value; user.Value = 9; });
        t.Start(); t.Join();
        Require.That(seen == 7 && user.Value == 7);
        return seen;
    }

    // What the thread sets does not come back.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        user.Value = 1;
        var t = new Thread(() => user.Value = 2);
        t.Start(); t.Join();
        Require.That(user.Value == 2);
        return user.Value;
    }

    // UnsafeStart flows nothing.
    [ConcurrencyTest]
    public static int Unsafe_Right()
    {
        int seen = -1;
        user.Value = 7;
        var t = new Thread(() => seen = user.Value);
        t.UnsafeStart(); t.Join();
        Require.That(seen == 0);
        return seen;
    }
}

public static class UnhandledInThread
{
    // The exception ends the program although main would have caught it.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        try
        {
            var t = new Thread(() => throw new FormatException());
            t.Start(); t.Join();
        }
        catch (FormatException) { }
        return 1;
    }

    // It is caught where it happens and handed over.
    [ConcurrencyTest]
    public static int X_Right()
    {
        Exception e = null;
        var t = new Thread(() => { try { throw new FormatException(); } catch (Exception x) { e = x; } });
        t.Start(); t.Join();
        Require.That(e is FormatException);
        return 1;
    }

    // So it is in a pool item.
    [ConcurrencyTest]
    public static int Pool_Wrong()
    {
        var done = new ManualResetEventSlim();
        ThreadPool.QueueUserWorkItem(_ => { try { throw new FormatException(); } finally { done.Set(); } });
        done.Wait();
        return 1;
    }

    // Background threads may be alive when the harness ends.
    [ConcurrencyTest]
    public static int Background_Right()
    {
        var t = new Thread(() => Thread.Sleep(Timeout.Infinite)) { IsBackground = true };
        t.Start();
        return 1;
    }

    // So may a foreground thread: it would keep a process alive, but the runner of tests goes on.
    [ConcurrencyTest]
    public static int Foreground_Right()
    {
        var never = new ManualResetEventSlim();
        var t = new Thread(() => never.Wait());
        t.Start();
        return 1;
    }
}

public static class ThreadNames
{
    // Parameter, name and background state reach the thread.
    [ConcurrencyTest]
    public static string X_Right()
    {
        string got = "";
        var t = new Thread(o => got = $"{Thread.CurrentThread.Name}:{o}:{Thread.CurrentThread.IsBackground}") { Name = "w", IsBackground = true, Priority = ThreadPriority.Highest };
        t.Start(5); t.Join();
        Require.That(got == "w:5:True");
        return got;
    }

    // One object cannot be started twice.
    [ConcurrencyTest]
    public static int Twice_Wrong()
    {
        var t = new Thread(() => { });
        t.Start(); t.Join(); t.Start();
        return 0;
    }
}

public static class Rescue
{
    static readonly object a = new object(), b = new object();
    static int n;

    // Two threads lock in opposite orders, and one of them gives up when it is interrupted: waiting in a circle ends.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0;
        var left = new Thread(() => { try { lock (a) lock (b) n++; } catch (ThreadInterruptedException) { } });
        var right = new Thread(() => { lock (b) lock (a) n++; });
        left.Start(); right.Start();
        Thread.Sleep(100);
        left.Interrupt();
        left.Join(); right.Join();
        return 1;
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
