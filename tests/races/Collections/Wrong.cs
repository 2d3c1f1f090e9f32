// Collections and other objects that are not thread-safe, called by two threads at once.
using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace Races;

// ---- two that change it

public static class DictionaryEntries
{
    static readonly Dictionary<int, int> map = new(8) { [1] = 0, [2] = 0 };

    static void Put(int key) => map[key] = key; // HERE unsafe-collection

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Put(1), () => Put(2));
}

public static class ListItems
{
    static readonly List<int> list = new(8);

    static void Add(int item) => list.Add(item); // HERE unsafe-collection

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add(1), () => Add(2));
}

public static class QueuedItems
{
    static readonly Queue<int> queue = new(8);

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () => queue.Enqueue(1), // HERE unsafe-collection
        () => queue.Clear()); // HERE unsafe-collection
}

public static class StackedItems
{
    static readonly Stack<int> stack = new(8);

    static void Add(int item) => stack.Push(item); // HERE unsafe-collection

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add(1), () => Add(2));
}

public static class SetOfItems
{
    static readonly HashSet<int> set = new(8);

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () => set.Add(1), // HERE unsafe-collection
        () => set.Contains(2)); // HERE unsafe-collection
}

public static class SortedEntries
{
    static readonly SortedDictionary<int, int> map = new() { [1] = 0, [2] = 0 };

    static void Put(int key) => map[key] = key; // HERE unsafe-collection

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Put(1), () => Put(2));
}

public static class LinkedItems
{
    static readonly LinkedList<int> list = new();

    static void Add(int item) => list.AddLast(item); // HERE unsafe-collection

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add(1), () => Add(2));
}

public static class BuiltText
{
    static readonly StringBuilder text = new(16);

    static void Add(char letter) => text.Append(letter); // HERE unsafe-collection

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add('a'), () => Add('b'));
}

public static class SharedRandom
{
    static readonly Random random = new();

    static void Draw() => random.Next(2); // HERE unsafe-collection

    [ConcurrencyTest]
    public static void Run() => Two.Run(Draw, Draw);
}

public static class HashtableOfTwoWriters
{
    static readonly Hashtable table = new(8);

    static void Put(int key) => table[key] = key; // HERE unsafe-collection

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Put(1), () => Put(2));
}

public static class ItemsOfOneList
{
    static readonly List<int> list = new() { 0, 0 };

    static void Set(int at) => list[at] = 1; // HERE unsafe-collection

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(0), () => Set(1));
}

public static class TakenByTwo
{
    static readonly Stack<int> stack = new(new[] { 1, 2, 3 });

    static void Take() => stack.Pop(); // HERE unsafe-collection

    [ConcurrencyTest]
    public static void Run() => Two.Run(Take, Take);
}

// ---- one that changes it, and one that reads

public static class ReadWhileWritten
{
    static readonly Dictionary<int, int> map = new(8) { [1] = 1 };

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () => map[2] = 2, // HERE unsafe-collection
        () => map.TryGetValue(1, out _)); // HERE unsafe-collection
}

public static class CountedWhileWritten
{
    static readonly List<int> list = new(8);

    [ConcurrencyTest]
    public static int Run()
    {
        int count = 0;
        Two.Run(
            () => list.Add(1), // HERE unsafe-collection
            () => count = list.Count); // HERE unsafe-collection
        return count;
    }
}

public static class CopiedWhileWritten
{
    static readonly List<int> list = new(8) { 1 };

    [ConcurrencyTest]
    public static int Run()
    {
        List<int> copy = null;
        Two.Run(
            () => list[0] = 2, // HERE unsafe-collection
            () => copy = new List<int>(list)); // HERE unsafe-collection
        return copy.Count;
    }
}

public static class QueriedWhileWritten
{
    static readonly List<int> list = new(8) { 1 };

    // The query runs where its result is counted.
    [ConcurrencyTest]
    public static int Run()
    {
        IEnumerable<int> large = list.Where(item => item > 1);
        int count = 0;
        Two.Run(
            () => list[0] = 2, // HERE unsafe-collection
            () =>
            {
                try
                {
                    count = large.Count(); // HERE unsafe-collection
                }
                catch (InvalidOperationException)
                {
                }
            });
        return count;
    }
}

public static class VisitedWhileWritten
{
    static readonly List<int> list = new(8) { 1 };

    [ConcurrencyTest]
    public static int Run()
    {
        int sum = 0;
        Two.Run(
            () => list[0] = 2, // HERE unsafe-collection
            () =>
            {
                try
                {
                    foreach (int item in list) // HERE unsafe-collection
                        sum += item;
                }
                catch (InvalidOperationException)
                {
                }
            });
        return sum;
    }
}

// ---- locks that are not held by both

public static class OneSideLocksTheList
{
    static readonly object gate = new();
    static readonly List<int> list = new(8) { 0 };

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () =>
        {
            lock (gate) list[0] = 1; // HERE unsafe-collection
        },
        () => list[0] = 2); // HERE unsafe-collection
}

public static class SetUnderReadLocks
{
    static readonly ReaderWriterLockSlim gate = new();
    static readonly List<int> list = new(8) { 0 };

    static void Set(int item)
    {
        gate.EnterReadLock();
        list[0] = item; // HERE unsafe-collection
        gate.ExitReadLock();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(1), () => Set(2));
}

public static class CheckedOutsideOfTheLock
{
    static readonly object gate = new();
    static readonly Dictionary<int, int> map = new(8);

    static void Put(int key)
    {
        if (!map.ContainsKey(key)) // HERE unsafe-collection
            lock (gate)
                map[key] = key; // HERE unsafe-collection
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Put(1), () => Put(2));
}

public static class ListInAConcurrentDictionary
{
    static readonly ConcurrentDictionary<int, List<int>> lists = new();

    static void Add(int item) => lists.GetOrAdd(1, _ => new List<int>(8)).Add(item); // HERE unsafe-collection

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add(1), () => Add(2));
}

public static class SetAfterAnAwait
{
    static readonly List<int> list = new(8) { 0 };

    static async Task Set(int item)
    {
        await Task.Yield();
        list[0] = item; // HERE unsafe-collection
    }

    [ConcurrencyTest]
    public static async Task Run() => await Two.Run(() => Set(1), () => Set(2));
}

public static class UsedAfterPublication
{
    static List<int> shared;

    // What is done before a reference is handed over is safe; what is done after it is not.
    [ConcurrencyTest]
    public static int Run()
    {
        int count = 0;
        Two.Run(
            () =>
            {
                var list = new List<int>(8) { 1 };
                Volatile.Write(ref shared, list);
                list.Add(2); // HERE unsafe-collection
            },
            () =>
            {
                List<int> list = Volatile.Read(ref shared);
                if (list != null)
                    count = list.Count; // HERE unsafe-collection
            });
        return count;
    }
}

// ---- calls that others make

public static class ByAnInterface
{
    static readonly List<int> list = new(8) { 0 };
    static readonly IList<int> face = list;

    static void Set(int item) => face[0] = item; // HERE unsafe-collection

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(1), () => Set(2));
}

public static class ByAReadOnlyFace
{
    static readonly List<int> list = new(8) { 0 };
    static readonly IReadOnlyList<int> face = list.AsReadOnly();

    [ConcurrencyTest]
    public static int Run()
    {
        int count = 0;
        Two.Run(
            () => list.Add(1), // HERE unsafe-collection
            () => count = face.Count); // HERE unsafe-collection
        return count;
    }
}

public static class AsAnArgument
{
    static readonly List<int> list = new(8) { 0 };

    [ConcurrencyTest]
    public static int Run()
    {
        var mine = new List<int>(8);
        Two.Run(
            () => list.Clear(), // HERE unsafe-collection
            () => mine.AddRange(list)); // HERE unsafe-collection
        return mine.Count;
    }
}

public static class InAParallelLoop
{
    static readonly List<int> list = new(8) { 0 };

    [ConcurrencyTest]
    public static void Run() => Parallel.Invoke(
        () => list[0] = 1, // HERE unsafe-collection
        () => list[0] = 2); // HERE unsafe-collection
}
