// Environment.Exit: the process ends, wherever its other threads are.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

public enum Verdict { Acceptable, Forbidden, Interesting }

[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public sealed class OutcomeAttribute : Attribute
{
    public OutcomeAttribute(string text, Verdict verdict) { }
}

public static class ExitAlone
{
    // No finally block runs.
    [ConcurrencyTest]
    public static int Finally_Right()
    {
        try
        {
            Environment.Exit(3);
        }
        finally
        {
            throw new InvalidOperationException();
        }
        return 1;
    }

    [ConcurrencyTest]
    public static async Task<int> Async_Right()
    {
        await Task.Yield();
        Environment.Exit(-1);
        return 1;
    }
}

public static class ExitAmongThreads
{
    [ConcurrencyTest]
    public static int Two_Right()
    {
        var other = new Thread(() => Environment.Exit(1));
        other.Start();
        Environment.Exit(2);
        return 1;
    }

    [ConcurrencyTest]
    public static int Joined_Right()
    {
        var other = new Thread(() => Environment.Exit(1));
        other.Start();
        other.Join();
        return 1;
    }

    // The harness may have returned before.
    [ConcurrencyTest]
    public static int Pool_Right()
    {
        Task.Run(() => Environment.Exit(1));
        return 1;
    }

    // The loop ends with the process.
    [ConcurrencyTest]
    public static int Polled_Right()
    {
        bool stop = false;
        var other = new Thread(() => Environment.Exit(1));
        other.Start();
        while (!Volatile.Read(ref stop)) Thread.Yield();
        return 1;
    }

    // Exit is the end of a process that has come to it, not of one that cannot.
    [ConcurrencyTest]
    public static int TooLate_Wrong()
    {
        var gate = new ManualResetEventSlim();
        gate.Wait();
        Environment.Exit(0);
        return 1;
    }

    // Whether the other thread has failed by then is a race.
    [ConcurrencyTest]
    public static int Failing_Wrong()
    {
        var other = new Thread(() => throw new InvalidOperationException());
        other.Start();
        Environment.Exit(1);
        return 1;
    }

    [ConcurrencyTest]
    public static int Bug_Wrong()
    {
        int n = 0;
        var other = new Thread(() => n++);
        other.Start();
        n++;
        other.Join();
        Debug.Assert(n == 2);
        if (n != 2) Environment.Exit(1);
        return n;
    }
}

public static class ExitAsOutcome
{
    [ConcurrencyTest, Outcome("!, exit 0", Verdict.Acceptable)]
    public static int Named_Right()
    {
        Environment.Exit(0);
        return 1;
    }

    [ConcurrencyTest, Outcome("1", Verdict.Acceptable)]
    public static int NotNamed_Wrong()
    {
        Task.Run(() => Environment.Exit(2));
        return 1;
    }
}
