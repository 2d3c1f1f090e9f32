// What the statements of random programs call (tests/oracle/components.py).
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Oracle;

public static class Members
{
    /// <summary>Between any two statements: where outcomes are recorded, threads take turns here at random.</summary>
    public static void Point()
    {
#if DELAYS
        switch (Random.Shared.Next(8))
        {
            case 0: Thread.Yield(); break;
            case 1: Thread.Sleep(0); break;
            case 2: Thread.SpinWait(Random.Shared.Next(4000)); break;
            case 3: if (Random.Shared.Next(4) == 0) Thread.Sleep(1); break;
        }
#endif
    }

    /// <summary>The value of a statement, or the exception that it throws.</summary>
    public static string Note<T>(Func<T> function)
    {
        Point();
        try { return function() + " "; }
        catch (Exception e) { return e.GetType().Name + " "; }
    }

    public static async Task<string> NoteAsync<T>(Func<Task<T>> function)
    {
        Point();
        try { return await function() + " "; }
        catch (Exception e) { return e.GetType().Name + " "; }
    }

    /// <summary>A number for a text. The sum of those of all threads says what they have noted, and not which of them has.</summary>
    public static int Weight(string text)
    {
        int weight = 0;
        foreach (char c in text) weight = weight * 31 + c;
        return weight;
    }

    public static T Locked<T>(object gate, Func<T> function) { lock (gate) return function(); }

    public static string Tried<T>(object gate, Func<T> function)
    {
        if (!Monitor.TryEnter(gate)) return "taken";
        try { return "" + function(); }
        finally { Monitor.Exit(gate); }
    }

    public static T Entered<T>(Lock gate, Func<T> function) { lock (gate) return function(); }

    public static string EnteredNow<T>(Lock gate, Func<T> function)
    {
        if (!gate.TryEnter()) return "taken";
        try { return "" + function(); }
        finally { gate.Exit(); }
    }

    public static int Read(ReaderWriterLockSlim gate, Func<int> function)
    {
        gate.EnterReadLock();
        try { return function(); }
        finally { gate.ExitReadLock(); }
    }

    public static string Written(ReaderWriterLockSlim gate, Func<int> function)
    {
        if (!gate.TryEnterWriteLock(0)) return "taken";
        try { return "" + function(); }
        finally { gate.ExitWriteLock(); }
    }

    public static int Upgraded(ReaderWriterLockSlim gate, Func<int> read, Func<int, int> write)
    {
        gate.EnterUpgradeableReadLock();
        try
        {
            int n = read();
            Point();
            gate.EnterWriteLock();
            try { return write(n); }
            finally { gate.ExitWriteLock(); }
        }
        finally { gate.ExitUpgradeableReadLock(); }
    }

    public static string Spun(ref SpinLock gate, Func<int> function)
    {
        bool taken = false;
        gate.TryEnter(ref taken);
        if (!taken) return "taken";
        try { return "" + function(); }
        finally { gate.Exit(); }
    }

    public static string Held(Mutex gate, Func<int> function)
    {
        if (!gate.WaitOne(0)) return "taken";
        try { return "" + function(); }
        finally { gate.ReleaseMutex(); }
    }

    public static int Loop(Func<int> function)
    {
        Parallel.For(0, 2, i => { Point(); function(); });
        return 0;
    }

    public static int Timed(Func<int> function)
    {
        using var done = new ManualResetEventSlim();
        using var timer = new Timer(_ => { Point(); function(); done.Set(); }, null, 0, Timeout.Infinite);
        done.Wait();
        return 0;
    }

    public static async Task<int> Asked(Func<int> function) { await Task.Yield(); return function(); }

    public static async Task<string> Soon(Task<int> task)
    {
        if (!task.IsCompleted) return "later";
        return "" + await task;
    }

    public static async Task<int> Written(Channel<int> channel, int value) { await channel.Writer.WriteAsync(value); return value; }

    public static int Set2(this ManualResetEventSlim e) { e.Set(); return 1; }
    public static int Reset2(this ManualResetEventSlim e) { e.Reset(); return 0; }
    public static int RemoveParticipant2(this Barrier b) { b.RemoveParticipant(); return 0; }
    public static int ReleaseMutex2(this Mutex m) { m.ReleaseMutex(); return 0; }
    public static int Enqueue2(this ConcurrentQueue<int> q, int v) { q.Enqueue(v); return v; }
    public static int Push2(this ConcurrentStack<int> q, int v) { q.Push(v); return v; }
    public static int PushRange2(this ConcurrentStack<int> q, params int[] v) { q.PushRange(v); return v.Length; }
    public static int Add2(this ConcurrentBag<int> q, int v) { q.Add(v); return v; }
    public static int Completed(this BlockingCollection<int> c) { c.CompleteAdding(); return 0; }
    public static int Cancelled(this CancellationTokenSource c) { c.Cancel(); return 0; }
    public static int Registered(this CancellationToken c, Func<int> f) { c.Register(() => f()); return 0; }
    public static int RegisteredFor(this CancellationToken c, Func<int> f) { using (c.Register(() => f())) return 0; }
    public static int Checked(this CancellationToken c) { c.ThrowIfCancellationRequested(); return 0; }
    public static int Continued(this Task task, Func<int> f) { task.ContinueWith(_ => f(), TaskContinuationOptions.ExecuteSynchronously); return 0; }
    public static string Wait2(this Task<int> task) => task.Wait(0) ? "" + task.Result : "later";
}
