// Collections that are used as their types allow it.
using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace Races;

// ---- locks

public static class LockedDictionary
{
    static readonly Dictionary<int, int> map = new();

    static void Put(int key)
    {
        lock (map) map[key] = key;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Put(1), () => Put(2));
}

public static class LockedReader
{
    static readonly object gate = new();
    static readonly List<int> list = new();

    [ConcurrencyTest]
    public static int Run()
    {
        int sum = 0;
        Two.Run(
            () =>
            {
                lock (gate) list.Add(1);
            },
            () =>
            {
                lock (gate)
                    foreach (int item in list)
                        sum += item;
            });
        return sum;
    }
}

public static class ReadersAndAWriter
{
    static readonly ReaderWriterLockSlim gate = new();
    static readonly Dictionary<int, int> map = new();

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () =>
        {
            gate.EnterWriteLock();
            map[1] = 1;
            gate.ExitWriteLock();
        },
        () =>
        {
            gate.EnterReadLock();
            map.TryGetValue(1, out _);
            gate.ExitReadLock();
        });
}

public static class SemaphoreAroundAList
{
    static readonly SemaphoreSlim gate = new(1);
    static readonly List<int> list = new();

    static async Task Add(int item)
    {
        await gate.WaitAsync();
        list.Add(item);
        gate.Release();
    }

    [ConcurrencyTest]
    public static async Task Run() => await Two.Run(() => Add(1), () => Add(2));
}

public static class LockOfTheInnerList
{
    static readonly ConcurrentDictionary<int, List<int>> lists = new();

    static void Add(int item)
    {
        List<int> list = lists.GetOrAdd(1, _ => new List<int>());
        lock (list) list.Add(item);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add(1), () => Add(2));
}

public static class LockedRandom
{
    static readonly Random random = new(1);

    static void Draw()
    {
        lock (random) random.Next(6);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Draw, Draw);
}

// ---- readers only, and what types allow

public static class TwoReaders
{
    static readonly Dictionary<int, int> map = new() { [1] = 1, [2] = 2 };

    static void Get(int key) => map.TryGetValue(key, out _);

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Get(1), () => Get(2));
}

public static class TwoVisitors
{
    static readonly List<int> list = new() { 1, 2 };

    static int Sum()
    {
        int sum = list.Count;
        foreach (int item in list)
            sum += item;
        return sum + list.Max() + new List<int>(list).Count;
    }

    [ConcurrencyTest]
    public static int Run()
    {
        int one = 0, other = 0;
        Two.Run(() => one = Sum(), () => other = Sum());
        return one - other;
    }
}

public static class HashtableOfOneWriter
{
    static readonly Hashtable table = new(8) { [1] = 1 };

    [ConcurrencyTest]
    public static void Run()
    {
        object seen = null;
        Two.Run(() => table[2] = 2, () => seen = table[1]);
    }
}

public static class SynchronizedHashtable
{
    static readonly Hashtable table = Hashtable.Synchronized(new Hashtable(8));

    static void Put(int key) => table[key] = key;

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Put(1), () => Put(2));
}

public static class ConcurrentEntries
{
    static readonly ConcurrentDictionary<int, int> map = new();

    static void Put(int key) => map[key] = key;

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Put(1), () => Put(2));
}

public static class ConcurrentItems
{
    static readonly ConcurrentQueue<int> queue = new();
    static readonly ConcurrentBag<int> bag = new();

    static void Add(int item)
    {
        queue.Enqueue(item);
        bag.Add(item);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add(1), () => Add(2));
}

public static class RandomOfAll
{
    static void Draw() => Random.Shared.Next(2);

    [ConcurrencyTest]
    public static void Run() => Two.Run(Draw, Draw);
}

public static class ItemsOfAnArray
{
    static readonly int[] items = new int[2];

    static void Set(int at) => items[at] = 1;

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(0), () => Set(1));
}

// ---- one after the other

public static class FilledBeforeAndReadAfter
{
    [ConcurrencyTest]
    public static int Run()
    {
        var list = new List<int> { 1 };
        var thread = new Thread(() => list.Add(2));
        thread.Start();
        thread.Join();
        list.Add(3);
        return list.Count;
    }
}

public static class ListOfEachThread
{
    static int Sum(int item)
    {
        var list = new List<int>();
        list.Add(item);
        return list[0];
    }

    [ConcurrencyTest]
    public static int Run()
    {
        int one = 0, other = 0;
        Two.Run(() => one = Sum(1), () => other = Sum(2));
        return one + other;
    }
}

public static class PublishedWhenFull
{
    static List<int> shared;

    [ConcurrencyTest]
    public static int Run()
    {
        int count = 0;
        Two.Run(
            () => shared = new List<int> { 1, 2 },
            () =>
            {
                List<int> list = shared;
                if (list != null)
                    count = list.Count;
            });
        return count;
    }
}

public static class ReplacedByACopy
{
    static readonly object gate = new();
    static List<int> items = new();

    static void Add(int item)
    {
        lock (gate) items = new List<int>(items) { item };
    }

    [ConcurrencyTest]
    public static int Run()
    {
        int count = 0;
        Two.Run(() => Add(1), () => count = Volatile.Read(ref items).Count);
        return count;
    }
}

public static class TakenAsAWhole
{
    static List<int> pending = new(8);

    static void Take(int item)
    {
        List<int> mine = Interlocked.Exchange(ref pending, null);
        if (mine != null)
            mine.Add(item);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Take(1), () => Take(2));
}

public static class HandedOverByAConcurrentQueue
{
    static readonly ConcurrentQueue<List<int>> queue = new();

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () =>
        {
            var list = new List<int>();
            list.Add(1);
            queue.Enqueue(list);
        },
        () =>
        {
            if (queue.TryDequeue(out List<int> list))
                list.Add(2);
        });
}

public static class ResultOfATask
{
    [ConcurrencyTest]
    public static async Task<int> Run()
    {
        List<int> list = await Task.Run(() => new List<int> { 1 });
        list.Add(2);
        return list.Count;
    }
}

public static class TextOfEachThread
{
    static string Twice(char letter) => new StringBuilder().Append(letter).Append(letter).ToString();

    [ConcurrencyTest]
    public static string Run()
    {
        string one = null, other = null;
        Two.Run(() => one = Twice('a'), () => other = Twice('b'));
        return one + other;
    }
}

public static class HandedOverByAVolatileFlag
{
    static readonly List<int> list = new(8);
    static volatile bool ready;

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () =>
        {
            list.Add(1);
            ready = true;
        },
        () =>
        {
            if (ready)
                list.Add(2);
        });
}

public static class LockTakenByExchangeAroundAList
{
    static readonly List<int> list = new(8);
    static int taken;

    static void Add(int item)
    {
        if (Interlocked.CompareExchange(ref taken, 1, 0) != 0) return;
        list.Add(item);
        Volatile.Write(ref taken, 0);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add(1), () => Add(2));
}

public static class TwoListsInOneField
{
    static List<int> list = new(8);

    // Each list is changed by one thread only, before the other can have it.
    static void Replace(int item)
    {
        var mine = new List<int>(8) { item };
        Volatile.Write(ref list, mine);
    }

    [ConcurrencyTest]
    public static int Run()
    {
        Two.Run(() => Replace(1), () => Replace(2));
        return list.Count;
    }
}

public static class BenignList
{
    [BenignRace("a wrong count is as good")]
    static readonly List<int> list = new(8);

    [ConcurrencyTest]
    public static int Run()
    {
        int count = 0;
        Two.Run(() => list.Add(1), () => count = list.Count);
        return count;
    }
}
