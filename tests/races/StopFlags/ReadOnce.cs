// Loops that wait for a plain variable, which the compiler may read once. .NET 10 does so, without tiered compilation: run
// 200 times as Release builds, all of them but `FlagInAnArray` did not end.
using System.Threading;
using System.Threading.Tasks;

namespace Races;

public static class StaticFlag
{
    static bool stop;

    static void Work()
    {
        while (!stop) // HERE stop-flag
        {
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}

public static class FlagOfAnObject
{
    sealed class Worker
    {
        bool stop;

        public void Work()
        {
            while (!stop) // HERE stop-flag
            {
            }
        }

        public void Stop() => stop = true;
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var worker = new Worker();
        Two.Run(worker.Work, worker.Stop);
    }
}

public static class CapturedFlag
{
    [ConcurrencyTest]
    public static void Run()
    {
        bool stop = false;
        Two.Run(
            () =>
            {
                while (!stop) // HERE stop-flag
                {
                }
            },
            () => stop = true);
    }
}

public static class FlagInAnArray
{
    static readonly int[] flags = new int[2];

    static void Work()
    {
        while (flags[1] == 0) // HERE stop-flag
        {
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => flags[1] = 1);
}

public static class FlagInTheBody
{
    static bool stop;

    static void Work()
    {
        while (true)
        {
            if (stop) // HERE stop-flag
                break;
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}

public static class FlagAtTheEnd
{
    static int state;

    static void Work()
    {
        do
        {
        }
        while (state != 2); // HERE stop-flag
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => state = 2);
}

public static class OneOfTwoFlags
{
    static bool left, right;

    static void Work()
    {
        while (!left && !right) // HERE stop-flag
        {
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => right = true);
}

public static class ReferenceToWaitFor
{
    static object found;

    static void Work()
    {
        while (found == null) // HERE stop-flag
        {
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => found = new object());
}

public static class FlagOfAProperty
{
    static bool Stopped { get; set; } // HERE stop-flag

    // The compiler puts the property's code here.
    static void Work()
    {
        while (!Stopped) // HERE stop-flag
        {
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => Stopped = true);
}

public static class WrittenVolatileReadPlain
{
    static bool stop;

    static void Work()
    {
        while (!stop) // HERE stop-flag
        {
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => Volatile.Write(ref stop, true));
}

public static class CountsMeanwhile
{
    static bool stop;

    static int Work()
    {
        int rounds = 0;
        while (!stop) // HERE stop-flag
            rounds ^= 1;
        return rounds;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Work(), () => stop = true);
}

public static class LoopOfATask
{
    static bool stop;

    [ConcurrencyTest]
    public static async Task Run()
    {
        Task task = Task.Run(() =>
        {
            while (!stop) // HERE stop-flag
            {
            }
        });
        stop = true;
        await task;
    }
}

public static class WritesMeanwhile
{
    static bool stop;
    static int beats;

    static void Work()
    {
        while (!stop) // HERE stop-flag
            beats ^= 1;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}
