// Loops that read a variable each time, or that end in any case. On .NET 10 all of them ended when they were run so, but for
// the one that is said to do no harm.
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Races;

public static class VolatileFlag
{
    static volatile bool stop;

    static void Work()
    {
        while (!stop)
        {
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}

public static class VolatileRead
{
    static bool stop;

    static void Work()
    {
        while (!Volatile.Read(ref stop))
        {
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => Volatile.Write(ref stop, true));
}

public static class InterlockedRead
{
    static int stop;

    static void Work()
    {
        while (Interlocked.CompareExchange(ref stop, 0, 0) == 0)
        {
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = 1);
}

public static class AnotherVolatileRead
{
    static bool stop;
    static volatile int beats;

    static void Work()
    {
        while (!stop)
            if (beats > 5)
                break;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}

public static class LockInTheLoop
{
    static readonly object gate = new();
    static bool stop;

    static void Work()
    {
        while (!stop)
            lock (gate)
            {
            }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}

public static class SleepInTheLoop
{
    static bool stop;

    static void Work()
    {
        while (!stop)
            Thread.Sleep(1);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}

public static class YieldInTheLoop
{
    static bool stop;

    static void Work()
    {
        while (!stop)
            Thread.Yield();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}

public static class CallInTheLoop
{
    static bool stop;
    static int beats;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Beat() => beats ^= 1;

    static void Work()
    {
        while (!stop)
            Beat();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}

public static class SpinnerInTheLoop
{
    static bool stop;

    static void Work()
    {
        var spinner = new SpinWait();
        while (!stop)
            spinner.SpinOnce();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}

public static class BarrierInTheLoop
{
    static bool stop;

    static void Work()
    {
        while (!stop)
            Thread.MemoryBarrier();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}

public static class TokenInTheLoop
{
    static readonly CancellationTokenSource source = new();

    static void Work()
    {
        while (!source.Token.IsCancellationRequested)
        {
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, source.Cancel);
}

public static class LoopThatEndsByItself
{
    static bool stop;

    static void Work()
    {
        for (int round = 0; round < 3 && !stop; round++)
        {
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}

public static class LoopOfOneThread
{
    static int round;

    static void Work()
    {
        while (round < 3)
            round++;
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var thread = new Thread(Work);
        thread.Start();
        thread.Join();
    }
}

public static class SetBeforeTheLoop
{
    static bool stop;

    [ConcurrencyTest]
    public static void Run()
    {
        stop = true;
        Two.Run(
            () =>
            {
                while (!stop)
                {
                }
            },
            () => { });
    }
}

public static class SpinsUntil
{
    static bool stop;

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => SpinWait.SpinUntil(() => stop), () => stop = true);
}

public static class LoopOfAwaits
{
    static bool stop;

    static async Task Work()
    {
        while (!stop)
            await Task.Yield();
    }

    [ConcurrencyTest]
    public static async Task Run()
    {
        Task task = Work();
        stop = true;
        await task;
    }
}

public static class BenignFlag
{
    [BenignRace("the process ends anyway")]
    static bool stop;

    static void Work()
    {
        while (!stop)
        {
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}
