// Accesses that something orders.
using System;
using System.Collections.Concurrent;
using System.Threading;
using System.Threading.Tasks;

namespace Races;

public static class OrderedByALock
{
    static readonly object gate = new();
    static int state;

    static void Set(int value)
    {
        lock (gate) state = value;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(1), () => Set(2));
}

public static class OrderedByAVolatileFlag
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
                data = 1;
                ready = true;
            },
            () =>
            {
                if (ready)
                    seen = data;
            });
        return seen;
    }
}

public static class OrderedByAnExchange
{
    static int data, ready;

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(
            () =>
            {
                data = 1;
                Interlocked.Exchange(ref ready, 1);
            },
            () =>
            {
                if (Interlocked.CompareExchange(ref ready, 2, 1) == 1)
                    seen = data;
            });
        return seen;
    }
}

public static class InterlockedOnly
{
    static int count;

    static void Add() => Interlocked.Increment(ref count);

    [ConcurrencyTest]
    public static int Run()
    {
        Two.Run(Add, Add);
        return count;
    }
}

public static class VolatileOnly
{
    static int state;

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(() => Volatile.Write(ref state, 1), () => seen = Volatile.Read(ref state));
        return seen;
    }
}

public static class OrderedByStartAndJoin
{
    static int state;

    [ConcurrencyTest]
    public static int Run()
    {
        state = 1;
        var thread = new Thread(() => state = 2);
        thread.Start();
        thread.Join();
        return state;
    }
}

public static class OrderedByAnAwait
{
    [ConcurrencyTest]
    public static async Task<int> Run()
    {
        int state = 1;
        await Task.Run(() => state = 2);
        return state;
    }
}

public static class OrderedByAResult
{
    sealed class Box { public int State; }

    [ConcurrencyTest]
    public static int Run()
    {
        Task<Box> made = Task.Run(() => new Box { State = 1 });
        return made.Result.State;
    }
}

public static class OrderedByAnEvent
{
    static readonly ManualResetEventSlim ready = new();
    static int data;

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(
            () =>
            {
                data = 1;
                ready.Set();
            },
            () =>
            {
                ready.Wait();
                seen = data;
            });
        return seen;
    }
}

public static class OrderedByAQueue
{
    sealed class Job { public int Steps; }

    static readonly ConcurrentQueue<Job> jobs = new();

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () => jobs.Enqueue(new Job { Steps = 1 }),
        () =>
        {
            if (jobs.TryDequeue(out Job job))
                job.Steps = 2;
        });
}

public static class TwoReads
{
    static int state = 5;

    [ConcurrencyTest]
    public static int Run()
    {
        int one = 0, other = 0;
        Two.Run(() => one = state, () => other = state);
        return one + other;
    }
}

public static class OfTheStaticConstructor
{
    static class Table
    {
        public static readonly int[] items = { 1, 2 };
    }

    [ConcurrencyTest]
    public static int Run()
    {
        int one = 0, other = 0;
        Two.Run(() => one = Table.items[0], () => other = Table.items[1]);
        return one + other;
    }
}

public static class ElementsOfTheirOwn
{
    static readonly int[] items = new int[2];

    [ConcurrencyTest]
    public static int Run()
    {
        Two.Run(() => items[0] = 1, () => items[1] = 2);
        return items[0] + items[1];
    }
}

public static class OrderedByACompletionSource
{
    [ConcurrencyTest]
    public static async Task<int> Run()
    {
        var ready = new TaskCompletionSource();
        int state = 0;
        Task task = Task.Run(() =>
        {
            state = 1;
            ready.SetResult();
        });
        await ready.Task;
        int seen = state;
        await task;
        return seen;
    }
}

public static class OrderedByTheEndOfALoop
{
    static readonly int[] items = new int[2];

    [ConcurrencyTest]
    public static int Run()
    {
        Parallel.For(0, 2, at => items[at] = at);
        return items[0] + items[1];
    }
}

public static class OrderedByAPulse
{
    static readonly object gate = new();
    static bool ready;
    static int data;

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(
            () =>
            {
                data = 1;
                lock (gate)
                {
                    ready = true;
                    Monitor.Pulse(gate);
                }
            },
            () =>
            {
                lock (gate)
                    while (!ready)
                        Monitor.Wait(gate);
                seen = data;
            });
        return seen;
    }
}

public static class OrderedByALazyValue
{
    sealed class Box { public int State; }

    static readonly Lazy<Box> box = new(() => new Box { State = 1 });

    [ConcurrencyTest]
    public static int Run()
    {
        int one = 0, other = 0;
        Two.Run(() => one = box.Value.State, () => other = box.Value.State);
        return one - other;
    }
}

public static class BenignField
{
    [BenignRace("an old value is as good")]
    static int state;

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(() => state = 1, () => seen = state);
        return seen;
    }
}
