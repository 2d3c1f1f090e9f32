// Values that no other thread overwrites in between, and values that do no harm where they are overwritten.
using System;
using System.Collections.Concurrent;
using System.Threading;
using System.Threading.Tasks;

namespace Races;

// ---- one writer, or one after the other

public static class OneWriter
{
    static int count;

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(() => count++, () => seen = count);
        return seen;
    }
}

public static class ElementsApart
{
    static readonly int[] slots = new int[2];

    static void Add(int at) => slots[at]++;

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add(0), () => Add(1));
}

public static class FieldsApart
{
    sealed class Pair { public int Left, Right; }

    [ConcurrencyTest]
    public static void Run()
    {
        var pair = new Pair();
        Two.Run(() => pair.Left++, () => pair.Right++);
    }
}

public static class OfEachThread
{
    [ThreadStatic] static int count;
    static readonly ThreadLocal<int> other = new();

    static void Add()
    {
        count++;
        other.Value++;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class BeforeStartAndAfterJoin
{
    static int count;

    [ConcurrencyTest]
    public static void Run()
    {
        count++;
        var thread = new Thread(() => count++);
        thread.Start();
        thread.Join();
        count++;
    }
}

public static class HandedOverByAnEvent
{
    static readonly ManualResetEventSlim ready = new();
    static int count;

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () =>
        {
            count++;
            ready.Set();
        },
        () =>
        {
            ready.Wait();
            count++;
        });
}

public static class HandedOverByAQueue
{
    sealed class Job { public int Steps; }

    static readonly ConcurrentQueue<Job> jobs = new();

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () =>
        {
            var job = new Job();
            job.Steps++;
            jobs.Enqueue(job);
        },
        () =>
        {
            if (jobs.TryDequeue(out Job job))
                job.Steps++;
        });
}

public static class AwaitedOneByOne
{
    static int count;

    static async Task Add()
    {
        int seen = count;
        await Task.Yield();
        count = seen + 1;
    }

    [ConcurrencyTest]
    public static async Task Run()
    {
        await Add();
        await Task.Run(Add);
    }
}

public static class InTurns
{
    static volatile int turn;
    static int count;

    static void Add(int mine)
    {
        if (turn != mine) return;
        count++;
        turn = mine + 1;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add(0), () => Add(1));
}

public static class OneProducerOneConsumer
{
    static readonly int[] items = new int[2];
    static int head, tail;

    static void Put(int item)
    {
        int at = tail;
        if (at - Volatile.Read(ref head) == items.Length) return;
        items[at % items.Length] = item;
        Volatile.Write(ref tail, at + 1);
    }

    static int Take()
    {
        int at = head;
        if (Volatile.Read(ref tail) == at) return 0;
        int item = items[at % items.Length];
        Volatile.Write(ref head, at + 1);
        return item;
    }

    // Each of the two numbers has one writer.
    [ConcurrencyTest]
    public static int Run()
    {
        int taken = 0;
        Two.Run(() => Put(1), () => taken = Take());
        return taken;
    }
}

public static class AfterBothHaveArrived
{
    static readonly CountdownEvent arrived = new(1);
    static int count;

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () =>
        {
            count++;
            arrived.Signal();
        },
        () =>
        {
            arrived.Wait();
            count++;
        });
}

// ---- not computed from what was there

public static class LastOneStays
{
    static int latest;

    static void Set(int value) => latest = value;

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(1), () => Set(2));
}

public static class MadeOfAnother
{
    static int input = 3, output;

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => output = input + 1, () => output = 5);
}

public static class ReadForSomethingElse
{
    static int level, seen;

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () =>
        {
            seen = level;
            level = 1;
        },
        () => level = 2);
}

public static class WrittenAfterABranch
{
    static int level, calm;

    // What is written is the same on both ways.
    static void Set(int value)
    {
        if (level == 0)
            Interlocked.Increment(ref calm);
        level = value;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(1), () => Set(2));
}

public static class ComparedWithSomethingElse
{
    static int level, limit = 3;

    static void Set(int value)
    {
        if (value < limit)
            level = value;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(1), () => Set(2));
}

public static class TakenByExchange
{
    sealed class Box { public int Uses; }

    static Box box = new();

    static void Take()
    {
        Box mine = Interlocked.Exchange(ref box, null);
        if (mine != null)
            mine.Uses++;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Take, Take);
}

// ---- by control, and no harm done

public static class SameFlagTwice
{
    static bool warned;

    static void Warn()
    {
        if (!warned)
            warned = true;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Warn, Warn);
}

public static class SameNumberTwice
{
    static readonly string text = "ab";
    static int hash;

    static int Hash()
    {
        if (hash == 0)
            hash = 31 * text[0] + text[1];
        return hash;
    }

    [ConcurrencyTest]
    public static int Run()
    {
        int one = 0, other = 0;
        Two.Run(() => one = Hash(), () => other = Hash());
        return one - other;
    }
}

public static class SameTextTwice
{
    static readonly int number = 7;
    static string text;

    static string Text()
    {
        string known = text;
        if (known == null)
            text = known = "no. " + number;
        return known;
    }

    [ConcurrencyTest]
    public static bool Run()
    {
        string one = null, other = null;
        Two.Run(() => one = Text(), () => other = Text());
        return one == other;
    }
}

public static class SameObjectTwice
{
    sealed class Limits
    {
        public readonly int Most;
        public Limits(int most) => Most = most;
    }

    static Limits limits;

    static Limits Get() => limits ?? (limits = new Limits(5));

    // The objects are two, but they say one and the same, and only what they say is asked.
    [ConcurrencyTest]
    public static int Run()
    {
        int one = 0, other = 0;
        Two.Run(() => one = Get().Most, () => other = Get().Most);
        return one - other;
    }
}

public static class DroppedUnused
{
    sealed class Box { public int Uses; }

    static Box box;

    static void Prepare()
    {
        if (box == null)
            box = new Box();
    }

    [ConcurrencyTest]
    public static int Run()
    {
        Two.Run(Prepare, Prepare);
        return ++box.Uses;
    }
}

// ---- the author says that it does no harm

public static class BenignStatistic
{
    [BenignRace("it is only a statistic")]
    static int hits;

    static void Hit() => hits++;

    [ConcurrencyTest]
    public static void Run() => Two.Run(Hit, Hit);
}

public static class BenignMethod
{
    static int hits;

    [BenignRace("it is only a statistic")]
    static void Hit() => hits++;

    [ConcurrencyTest]
    public static void Run() => Two.Run(Hit, Hit);
}
