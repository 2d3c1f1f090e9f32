// System.Timers.Timer, BackgroundWorker, and the older pattern of Begin and End.
#nullable disable warnings
using System;
using System.ComponentModel;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;
using Timer = System.Timers.Timer;

namespace Programs;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

public static class ElapsedAndMain
{
    // The handler runs on a pool thread.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int n = 0;
        var ticked = new ManualResetEventSlim();
        var timer = new Timer(10) { AutoReset = false };
        timer.Elapsed += (_, _) => { n++; ticked.Set(); };
        timer.Start();
        n++;
        ticked.Wait();
        Debug.Assert(n == 2);
        return n;
    }

    [ConcurrencyTest]
    public static int X_Right()
    {
        int n = 0;
        var ticked = new ManualResetEventSlim();
        var timer = new Timer(10) { AutoReset = false };
        timer.Elapsed += (_, _) => { Interlocked.Increment(ref n); ticked.Set(); };
        timer.Start();
        Interlocked.Increment(ref n);
        ticked.Wait();
        Debug.Assert(n == 2);
        return n;
    }
}

public static class ElapsedAfterStop
{
    // A handler may run, or go on, after Stop.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        bool stopped = false;
        int late = 0;
        var timer = new Timer(10) { AutoReset = false };
        timer.Elapsed += (_, _) => { if (Volatile.Read(ref stopped)) Volatile.Write(ref late, 1); };
        timer.Start();
        timer.Stop();
        Volatile.Write(ref stopped, true);
        Thread.Sleep(100);
        Debug.Assert(Volatile.Read(ref late) == 0);
        return Volatile.Read(ref late);
    }
}

public static class ElapsedThrows
{
    // What a handler throws is lost.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int n = 0;
        var ticked = new ManualResetEventSlim();
        var timer = new Timer(10) { AutoReset = false };
        timer.Elapsed += (_, _) =>
        {
            n = 1;
            ticked.Set();
            throw new InvalidOperationException();
        };
        timer.Start();
        ticked.Wait();
        return n;
    }
}

public static class WorkerResults
{
    // The worker's field is read before it is known to be complete.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int n = 0;
        var worker = new BackgroundWorker();
        worker.DoWork += (_, _) => n = 5;
        worker.RunWorkerAsync();
        Debug.Assert(n == 5);
        return n;
    }

    [ConcurrencyTest]
    public static int X_Right()
    {
        int n = 0;
        var done = new ManualResetEventSlim();
        var worker = new BackgroundWorker();
        worker.DoWork += (_, _) => n = 5;
        worker.RunWorkerCompleted += (_, _) => done.Set();
        worker.RunWorkerAsync();
        done.Wait();
        Debug.Assert(n == 5);
        return n;
    }
}

public static class BeginAndEnd
{
    private static IAsyncResult Begin(AsyncCallback callback, object state) => TaskToAsyncResult.Begin(Task.Run(() => 5), callback, state);

    // The callback may not have come when the result has.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int got = 0;
        IAsyncResult result = Begin(r => got = TaskToAsyncResult.End<int>(r), null);
        result.AsyncWaitHandle.WaitOne();
        Debug.Assert(got == 5);
        return got;
    }

    [ConcurrencyTest]
    public static int X_Right() => Task.Factory.FromAsync(Begin, TaskToAsyncResult.End<int>, null).Result;
}
