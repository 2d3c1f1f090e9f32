// Threads that are still blocked when the harness has returned: the runner of tests goes on, a process does not end.
#nullable disable warnings
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

public static class LeftBehind
{
    static readonly object a = new object(), b = new object();
    static volatile bool stop;

    static Thread Start(Action body, bool background)
    {
        var thread = new Thread(() => body()) { IsBackground = background };
        thread.Start();
        return thread;
    }

    static void StartOpposite(bool background)
    {
        Start(() => { lock (a) lock (b) { } }, background);
        Start(() => { lock (b) lock (a) { } }, background);
    }

    // A foreground thread waits for work that never comes.
    [ConcurrencyTest]
    public static int Work_Right()
    {
        var work = new SemaphoreSlim(0);
        Start(() => work.Wait(), false);
        return 1;
    }

    // A thread waits for a lock that the test keeps.
    [ConcurrencyTest]
    public static int Lock_Right()
    {
        Monitor.Enter(a);
        Start(() => { lock (a) { } }, true);
        Start(() => { lock (a) { } }, false);
        return 1;
    }

    // Two foreground threads may wait for each other, before the test returns or later.
    [ConcurrencyTest]
    public static int Circle_Right()
    {
        StartOpposite(false);
        return 1;
    }

    // As many in the background, while another thread goes round for ever.
    [ConcurrencyTest]
    public static int CircleBesideAnother_Right()
    {
        stop = false;
        StartOpposite(true);
        Start(() => { while (!stop) Thread.Sleep(1); }, false);
        return 1;
    }

    // A thread waits for the end of one that waits for ever.
    [ConcurrencyTest]
    public static int Join_Right()
    {
        var work = new SemaphoreSlim(0);
        var first = Start(() => work.Wait(), false);
        Start(() => first.Join(), false);
        return 1;
    }

    // A pool thread that nobody waits for.
    [ConcurrencyTest]
    public static async Task<int> Task_Right()
    {
        var work = new SemaphoreSlim(0);
        _ = Task.Run(() => work.Wait());
        await Task.Yield();
        return 1;
    }

    // The test waits for one of the two.
    [ConcurrencyTest]
    public static int Circle_Wrong()
    {
        Start(() => { lock (a) lock (b) { } }, true);
        Start(() => { lock (b) lock (a) { } }, true).Join();
        return 1;
    }

    // The test needs a lock of the circle.
    [ConcurrencyTest]
    public static int Needed_Wrong()
    {
        stop = false;
        StartOpposite(true);
        Start(() => { while (!stop) Thread.Sleep(1); }, true);
        lock (a) return 1;
    }

    // The test waits for what only a blocked thread would do.
    [ConcurrencyTest]
    public static int Signal_Wrong()
    {
        SemaphoreSlim work = new SemaphoreSlim(0), done = new SemaphoreSlim(0);
        Start(() => { work.Wait(); done.Release(); }, false);
        done.Wait();
        return 1;
    }
}

public static class LeftByBackground_Right
{
    static readonly object a = new object(), b = new object();

    // The process ends with the program: background threads never keep it alive, whatever they wait for.
    public static void Main()
    {
        var gate = new object();
        Monitor.Enter(gate);
        new Thread(() => { lock (gate) { } }) { IsBackground = true }.Start();
        new Thread(() => { lock (a) lock (b) { } }) { IsBackground = true }.Start();
        new Thread(() => { lock (b) lock (a) { } }) { IsBackground = true }.Start();
        Task.Run(() => { lock (gate) { } });
    }
}

public static class LeftByForeground_Wrong
{
    // The process never ends: a foreground thread keeps it alive.
    public static void Main()
    {
        var gate = new object();
        Monitor.Enter(gate);
        new Thread(() => { lock (gate) { } }).Start();
    }
}

public static class LeftInACircle_Wrong
{
    static readonly object a = new object(), b = new object();

    // Two foreground threads wait for each other, before Main returns or later.
    public static void Main()
    {
        new Thread(() => { lock (a) lock (b) { } }).Start();
        new Thread(() => { lock (b) lock (a) { } }).Start();
    }
}

public static class LeftBeforeACircle_Wrong
{
    static readonly object a = new object(), b = new object();

    // A foreground thread waits for one of two background threads that may wait for each other.
    public static void Main()
    {
        var first = new Thread(() => { lock (a) lock (b) { } }) { IsBackground = true };
        var second = new Thread(() => { lock (b) lock (a) { } }) { IsBackground = true };
        first.Start();
        second.Start();
        new Thread(() => first.Join()).Start();
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
