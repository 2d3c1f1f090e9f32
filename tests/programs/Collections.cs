// Concurrent collections (each call is atomic, two calls are not) and ordinary ones.
#nullable disable warnings
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;

namespace Programs;

public static class DictionaryCounter
{
    // d[k] = d[k] + 1 is two calls.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var d = new ConcurrentDictionary<string, int>();
        d["k"] = 0;
        Threads.Run(() => d["k"]++, () => d["k"] = d["k"] + 1);
        Debug.Assert(d["k"] == 2);
        return d["k"];
    }

    // AddOrUpdate tries again when the value has changed.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var d = new ConcurrentDictionary<string, int>();
        Threads.Run(() => d.AddOrUpdate("k", 1, (_, v) => v + 1), () => d.AddOrUpdate("k", 1, (_, v) => v + 1));
        Debug.Assert(d["k"] == 2);
        return d["k"];
    }
}

public static class DictionaryFactory
{
    static int Go(bool lazy)
    {
        int made = 0;
        if (lazy)
        {
            var d = new ConcurrentDictionary<int, Lazy<int>>();
            ThreadStart get = () => { _ = d.GetOrAdd(1, _ => new Lazy<int>(() => Interlocked.Increment(ref made))).Value; };
            Threads.Run(get, get);
        }
        else
        {
            var d = new ConcurrentDictionary<int, int>();
            ThreadStart get = () => d.GetOrAdd(1, _ => Interlocked.Increment(ref made));
            Threads.Run(get, get);
        }
        Require.That(made == 1);
        return made;
    }

    // The factory of GetOrAdd can run twice.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // A Lazy in the dictionary runs its factory once.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);

    // Both callers get the same value.
    [ConcurrencyTest]
    public static bool Same_Right()
    {
        var d = new ConcurrentDictionary<int, object>();
        object p = null, q = null;
        Threads.Run(() => p = d.GetOrAdd(1, _ => new object()), () => q = d.GetOrAdd(1, _ => new object()));
        Require.That(ReferenceEquals(p, q));
        return ReferenceEquals(p, q);
    }
}

public static class ContainsThenAdd
{
    // Both find the key missing and believe that they have added it.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var d = new ConcurrentDictionary<string, int>();
        int winners = 0;
        ThreadStart claim = () => { if (!d.ContainsKey("seat")) { d["seat"] = 1; Interlocked.Increment(ref winners); } };
        Threads.Run(claim, claim);
        Debug.Assert(winners == 1);
        return winners;
    }

    // TryAdd tells who has added it.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var d = new ConcurrentDictionary<string, int>();
        int winners = 0;
        ThreadStart claim = () => { if (d.TryAdd("seat", 1)) Interlocked.Increment(ref winners); };
        Threads.Run(claim, claim);
        Debug.Assert(winners == 1);
        return winners;
    }

    // The key may be removed between the test and the use.
    [ConcurrencyTest]
    public static int Remove_Wrong()
    {
        var d = new ConcurrentDictionary<string, int>();
        d["k"] = 1;
        int n = 0;
        var t = new Thread(() => d.TryRemove("k", out _));
        t.Start();
        if (d.ContainsKey("k")) n = d["k"];
        t.Join();
        return n;
    }

    // TryGetValue.
    [ConcurrencyTest]
    public static int Remove_Right()
    {
        var d = new ConcurrentDictionary<string, int>();
        d["k"] = 1;
        var t = new Thread(() => d.TryRemove("k", out _));
        t.Start();
        d.TryGetValue("k", out int n);
        t.Join();
        return n;
    }

    // TryUpdate with the value that was read.
    [ConcurrencyTest]
    public static int Update_Right()
    {
        var d = new ConcurrentDictionary<int, int>();
        d[0] = 0;
        void Add(int n) { while (true) { int v = d[0]; if (d.TryUpdate(0, v + n, v)) return; } }
        Threads.Run(() => Add(1), () => Add(2));
        Debug.Assert(d[0] == 3);
        return d[0];
    }
}

public static class QueuePeek
{
    static int Go(bool peek)
    {
        var q = new ConcurrentQueue<int>();
        q.Enqueue(1); q.Enqueue(2);
        int sum = 0;
        ThreadStart take = () =>
        {
            int i;
            if (peek) { if (!q.TryPeek(out i)) return; q.TryDequeue(out _); }
            else if (!q.TryDequeue(out i)) return;
            Interlocked.Add(ref sum, i);
        };
        Threads.Run(take, take);
        Require.That(sum == 3);
        return sum;
    }

    // Both look at the first item, then two items are removed.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(true);

    // TryDequeue gives what it removes.
    [ConcurrencyTest]
    public static int X_Right() => Go(false);

    // Not empty when asked, empty when taken.
    [ConcurrencyTest]
    public static int Empty_Wrong()
    {
        var q = new ConcurrentQueue<int>();
        q.Enqueue(1);
        int got = 0, failed = 0;
        ThreadStart take = () => { if (!q.IsEmpty) { if (q.TryDequeue(out int i)) Interlocked.Add(ref got, i); else failed = 1; } };
        Threads.Run(take, take);
        if (failed != 0) throw new InvalidOperationException("an item was promised");
        return got;
    }
}

public static class StackAndBag
{
    // Count, then push the next number: two get the same.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var s = new ConcurrentStack<int>();
        Threads.Run(() => s.Push(s.Count), () => s.Push(s.Count));
        s.TryPop(out int p); s.TryPop(out int q);
        int different = p == q ? 1 : 2;
        Debug.Assert(different == 2);
        return different;
    }

    // Numbers from a counter.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var s = new ConcurrentStack<int>();
        int next = 0;
        Threads.Run(() => s.Push(Interlocked.Increment(ref next)), () => s.Push(Interlocked.Increment(ref next)));
        s.TryPop(out int p); s.TryPop(out int q);
        int different = p == q ? 1 : 2;
        Debug.Assert(different == 2);
        return different;
    }

    // A bag loses nothing.
    [ConcurrencyTest]
    public static int Bag_Right()
    {
        var bag = new ConcurrentBag<int>();
        Threads.Run(() => bag.Add(1), () => bag.Add(2));
        int sum = 0;
        while (bag.TryTake(out int i)) sum += i;
        Require.That(sum == 3);
        return sum;
    }
}

public static class OwnList
{
    sealed class Numbers
    {
        readonly int[] items = new int[4];
        int count;
        public void Add(int i) { items[count] = i; count++; }
        public int Count => count;
        public int Sum { get { int s = 0; for (int i = 0; i < count; i++) s += items[i]; return s; } }
    }

    static (int, int) Go(bool locked)
    {
        var list = new Numbers();
        Threads.Run(() => { if (locked) lock (list) list.Add(1); else list.Add(1); }, () => { if (locked) lock (list) list.Add(2); else list.Add(2); });
        Require.That(list.Count == 2 && list.Sum == 3);
        return (list.Count, list.Sum);
    }

    // Both add at the same index.
    [ConcurrencyTest]
    public static (int, int) X_Wrong() => Go(false);

    // Under a lock.
    [ConcurrencyTest]
    public static (int, int) X_Right() => Go(true);
}

public static class ListWhileEnumerating
{
    static int Go(bool copy)
    {
        var list = new List<int> { 1, 2 };
        int sum = 0;
        Threads.Run(
            () => { lock (list) list.Add(3); },
            () =>
            {
                IEnumerable<int> items;
                lock (list) items = copy ? list.ToArray() : list;
                foreach (int i in items) sum += i;
            });
        return sum;
    }

    // The enumeration goes on after the lock is released; a change makes it throw.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // A copy made under the lock is enumerated.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

internal static class Threads
{
    /// <summary>Starts a thread for each body and waits until all have ended.</summary>
    public static void Run(params ThreadStart[] bodies)
    {
        var threads = new Thread[bodies.Length];
        for (int i = 0; i < bodies.Length; i++) threads[i] = new Thread(bodies[i]);
        for (int i = 0; i < bodies.Length; i++) threads[i].Start();
        for (int i = 0; i < bodies.Length; i++) threads[i].Join();
    }
}

internal static class Require
{
    public static void That(bool condition)
    {
        if (!condition) throw new InvalidOperationException("a required condition does not hold");
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
