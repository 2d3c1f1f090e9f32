// Loops at the edge of the rule.
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Races;

public static class LongFlag
{
    static long stop;

    // C# allows no volatile field of this type.
    static void Work()
    {
        while (stop == 0) // HERE stop-flag
        {
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = 1);
}

public static class OwnGetter
{
    sealed class Worker
    {
        bool stop;

        bool IsStopped() => stop; // HERE stop-flag

        public void Work()
        {
            while (!IsStopped()) // HERE stop-flag
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

public static class GetterThatIsCalled
{
    sealed class Worker
    {
        bool stop;

        [MethodImpl(MethodImplOptions.NoInlining)]
        bool IsStopped() => stop;

        public void Work()
        {
            while (!IsStopped())
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

public static class InnerLoop
{
    static bool stop;

    static void Work()
    {
        while (!stop) // HERE stop-flag
            for (int round = 0; round < 3; round++)
            {
            }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}

public static class CountsToAnEnd
{
    sealed class Counter
    {
        public int rounds;
    }

    static bool stop;

    // The loop ends by itself: what it counts is in an object of its own.
    static void Work()
    {
        var counter = new Counter();
        while (!stop && counter.rounds < 5)
            counter.rounds++;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => stop = true);
}

public static class ReadsTheFlagOnce
{
    static bool stop;
    static volatile int state;

    static void Work()
    {
        bool seen = stop;
        while (state == 0)
        {
        }
        state = seen ? 2 : 3;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () =>
    {
        stop = true;
        state = 1;
    });
}

public static class FlagOfAValueInAnArray
{
    struct Slot
    {
        public bool stop;
    }

    static readonly Slot[] slots = new Slot[1];

    static void Work()
    {
        while (!slots[0].stop) // HERE stop-flag
        {
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Work, () => slots[0].stop = true);
}
