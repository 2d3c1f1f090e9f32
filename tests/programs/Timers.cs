// System.Threading.Timer.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class TimerAndMain
{
    // The callback runs on a pool thread.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int n = 0;
        var ticked = new ManualResetEventSlim();
        var timer = new Timer(_ => { n++; ticked.Set(); }, null, 0, Timeout.Infinite);
        n++;
        ticked.Wait();
        timer.Dispose();
        Debug.Assert(n == 2);
        return n;
    }

    // Interlocked on both sides.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int n = 0;
        var ticked = new ManualResetEventSlim();
        var timer = new Timer(_ => { Interlocked.Increment(ref n); ticked.Set(); }, null, 0, Timeout.Infinite);
        Interlocked.Increment(ref n);
        ticked.Wait();
        timer.Dispose();
        Debug.Assert(n == 2);
        return n;
    }
}

public static class TwoTimers
{
    static int Go(bool locked)
    {
        int n = 0;
        var gate = new object();
        var left = new CountdownEvent(2);
        TimerCallback tick = _ => { if (locked) lock (gate) n++; else n++; left.Signal(); };
        using var a = new Timer(tick, null, 0, Timeout.Infinite);
        using var b = new Timer(tick, null, 0, Timeout.Infinite);
        left.Wait();
        Require.That(n == 2);
        return n;
    }

    // Callbacks of two timers overlap.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Under a lock.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class TimerDispose
{
    sealed class Resource { public int Uses; }

    // A callback may run, or start, after Dispose has returned.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var resource = new Resource();
        var timer = new Timer(_ => resource.Uses++, null, 0, Timeout.Infinite);
        timer.Dispose();
        resource = null;
        return 0;
    }

    // The callback reads the field once and looks whether the resource is still there.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var resource = new Resource();
        var timer = new Timer(_ => { var r = resource; if (r != null) r.Uses++; }, null, 0, Timeout.Infinite);
        timer.Dispose();
        resource = null;
        return 0;
    }

    // Dispose with a wait handle tells when no callback runs any more.
    [ConcurrencyTest]
    public static int Handle_Right()
    {
        var resource = new Resource();
        var timer = new Timer(_ => resource.Uses++, null, 0, Timeout.Infinite);
        using var quiet = new ManualResetEvent(false);
        if (timer.Dispose(quiet)) quiet.WaitOne();
        resource = null;
        return 0;
    }
}

public static class TimeoutAgainstResult
{
    sealed class Request
    {
        public int Answers;
        int state;
        public void AnswerTwice() { if (Volatile.Read(ref state) == 0) { Volatile.Write(ref state, 1); Interlocked.Increment(ref Answers); } }
        public void AnswerOnce() { if (Interlocked.CompareExchange(ref state, 1, 0) == 0) Interlocked.Increment(ref Answers); }
    }

    static int Go(bool once)
    {
        var request = new Request();
        var expired = new ManualResetEventSlim();
        Action answer = once ? request.AnswerOnce : request.AnswerTwice;
        using var timer = new Timer(_ => { answer(); expired.Set(); }, null, 0, Timeout.Infinite);
        answer();
        expired.Wait();
        Debug.Assert(request.Answers == 1);
        return request.Answers;
    }

    // The timeout and the answer both find the request open.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Compare-exchange lets one of them win.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
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
