// Accesses that nothing orders, with plain ones among them.
using System.Threading;
using System.Threading.Tasks;

namespace Races;

public static class TwoWrites
{
    static int state;

    static void Set(int value) => state = value; // HERE data-race

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(1), () => Set(2));
}

public static class WriteAndRead
{
    static int state;

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(
            () => state = 1, // HERE data-race
            () => seen = state); // HERE data-race
        return seen;
    }
}

public static class PlainFlag
{
    static int data;
    static bool ready;

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(
            () =>
            {
                data = 1; // HERE data-race
                ready = true; // HERE data-race
            },
            () =>
            {
                if (ready) // HERE data-race
                    seen = data; // HERE data-race
            });
        return seen;
    }
}

public static class FencesAlone
{
    static int state;

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(
            () =>
            {
                state = 1; // HERE data-race
                Thread.MemoryBarrier();
            },
            () =>
            {
                Thread.MemoryBarrier();
                seen = state; // HERE data-race
            });
        return seen;
    }
}

public static class VolatileWriteAndPlainRead
{
    static int state;

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(
            () => Volatile.Write(ref state, 1), // HERE data-race
            () => seen = state); // HERE data-race
        return seen;
    }
}

public static class InterlockedAndPlainRead
{
    static int count;

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(
            () => Interlocked.Increment(ref count), // HERE data-race
            () => seen = count); // HERE data-race
        return seen;
    }
}

public static class DoubleCheckedPlainField
{
    sealed class Service { }

    static readonly object gate = new();
    static Service instance;

    static Service Get()
    {
        if (instance == null) // HERE data-race
            lock (gate)
                if (instance == null)
                    instance = new Service(); // HERE data-race
        return instance; // HERE data-race
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Get(), () => Get());
}

public static class ElementOfAnArray
{
    static readonly int[] items = new int[2];

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(
            () => items[1] = 1, // HERE data-race
            () => seen = items[1]); // HERE data-race
        return seen;
    }
}

public static class LocalOfAnAsynchronousMethod
{
    [ConcurrencyTest]
    public static async Task<int> Run()
    {
        int state = 0;
        Task task = Task.Run(() => state = 1); // HERE data-race
        int seen = state; // HERE data-race
        await task;
        return seen;
    }
}

public static class DataAfterTheFlag
{
    static int data;
    static volatile bool ready;

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(
            () =>
            {
                ready = true;
                data = 1; // HERE data-race
            },
            () =>
            {
                if (ready)
                    seen = data; // HERE data-race
            });
        return seen;
    }
}

public static class OnlyOneSideLocks
{
    static readonly object gate = new();
    static int state;

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(
            () =>
            {
                lock (gate) state = 1; // HERE data-race
            },
            () => seen = state); // HERE data-race
        return seen;
    }
}

public static class PublishedByAPlainWrite
{
    sealed class Box { public int State; }

    static Box box;

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(
            () => box = new Box { State = 1 }, // HERE data-race
            () =>
            {
                Box mine = box; // HERE data-race
                if (mine != null)
                    seen = mine.State; // MAY data-race
            });
        return seen;
    }
}
