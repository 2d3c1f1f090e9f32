// Concurrent and plain collections, used step by step where one step is needed.
#nullable disable warnings
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Programs;

public static class GetOrAddTwice
{
    static int made;
    sealed class Thing { public Thing() => Interlocked.Increment(ref made); }

    // The factory may run for both callers.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        made = 0;
        var d = new ConcurrentDictionary<int, Thing>();
        Threads.Run(() => d.GetOrAdd(1, _ => new Thing()), () => d.GetOrAdd(1, _ => new Thing()));
        Require.That(made == 1);
        return made;
    }

    // Both get the same all the same.
    [ConcurrencyTest]
    public static bool Same_Right()
    {
        var d = new ConcurrentDictionary<int, Thing>();
        Thing a = null, b = null;
        Threads.Run(() => a = d.GetOrAdd(1, _ => new Thing()), () => b = d.GetOrAdd(1, _ => new Thing()));
        Require.That(ReferenceEquals(a, b));
        return true;
    }

    // A lazy value runs it once.
    [ConcurrencyTest]
    public static int X_Right()
    {
        made = 0;
        var d = new ConcurrentDictionary<int, Lazy<Thing>>();
        ThreadStart go = () => { _ = d.GetOrAdd(1, _ => new Lazy<Thing>(() => new Thing())).Value; };
        Threads.Run(go, go);
        Require.That(made == 1);
        return made;
    }
}

public static class AddOrUpdateCounts
{
    // A counter by AddOrUpdate is correct: the function is run again until it fits.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var d = new ConcurrentDictionary<string, int>();
        ThreadStart go = () => d.AddOrUpdate("k", 1, (_, n) => n + 1);
        Threads.Run(go, go, go);
        Require.That(d["k"] == 3);
        return d["k"];
    }

    // A side effect in the update function happens for each attempt.
    [ConcurrencyTest]
    public static int Effect_Wrong()
    {
        var d = new ConcurrentDictionary<string, int> { ["k"] = 0 }; int updates = 0;
        ThreadStart go = () => d.AddOrUpdate("k", 1, (_, n) => { Interlocked.Increment(ref updates); return n + 1; });
        Threads.Run(go, go);
        Require.That(updates == 2);
        return updates;
    }

    // Read and write are two operations.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var d = new ConcurrentDictionary<string, int> { ["k"] = 0 };
        ThreadStart go = () => d["k"]++;
        Threads.Run(go, go);
        Require.That(d["k"] == 2);
        return d["k"];
    }

    // An immutable list is replaced by TryUpdate until it fits.
    [ConcurrencyTest]
    public static int List_Right()
    {
        var d = new ConcurrentDictionary<int, System.Collections.Immutable.ImmutableList<int>>();
        d[1] = System.Collections.Immutable.ImmutableList<int>.Empty;
        void Add(int n) { while (true) { var old = d[1]; if (d.TryUpdate(1, old.Add(n), old)) return; } }
        Threads.Run(() => Add(1), () => Add(2));
        Require.That(d[1].Count == 2);
        return d[1].Count;
    }

    // TryUpdate once.
    [ConcurrencyTest]
    public static int Update_Wrong()
    {
        var d = new ConcurrentDictionary<int, int> { [1] = 0 };
        ThreadStart go = () => { int n = d[1]; d.TryUpdate(1, n + 1, n); };
        Threads.Run(go, go);
        Require.That(d[1] == 2);
        return d[1];
    }

    // ContainsKey, then the indexer.
    [ConcurrencyTest]
    public static int Removed_Wrong()
    {
        var d = new ConcurrentDictionary<int, int> { [1] = 5 }; int v = 0;
        Threads.Run(() => { if (d.ContainsKey(1)) v = d[1]; }, () => d.TryRemove(1, out _));
        return v;
    }

    // TryGetValue.
    [ConcurrencyTest]
    public static int Removed_Right()
    {
        var d = new ConcurrentDictionary<int, int> { [1] = 5 }; int v = 0;
        Threads.Run(() => { if (d.TryGetValue(1, out int x)) v = x; }, () => d.TryRemove(1, out _));
        Require.That(v is 0 or 5);
        return v;
    }

    // Removal of a pair only if the value is still the same.
    [ConcurrencyTest]
    public static int Pair_Right()
    {
        var d = new ConcurrentDictionary<int, int> { [1] = 5 };
        Threads.Run(() => { if (d.TryGetValue(1, out int x)) d.TryRemove(new KeyValuePair<int, int>(1, x)); }, () => d[1] = 6);
        Require.That(d.IsEmpty || d[1] == 6);
        return d.Count;
    }

    // Removal of whatever is there now.
    [ConcurrencyTest]
    public static int Pair_Wrong()
    {
        var d = new ConcurrentDictionary<int, int> { [1] = 5 }; int removed = 0;
        Threads.Run(() => { if (d.TryGetValue(1, out int x) && x == 5) d.TryRemove(1, out removed); }, () => d[1] = 6);
        Require.That(removed is 0 or 5);
        return removed;
    }
}

public static class QueueChecks
{
    // Not empty, then taken by somebody else.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var q = new ConcurrentQueue<int>(); q.Enqueue(1);
        int sum = 0;
        ThreadStart take = () => { if (!q.IsEmpty) { q.TryDequeue(out int n); Require.That(n != 0); Interlocked.Add(ref sum, n); } };
        Threads.Run(take, take);
        return sum;
    }

    // TryDequeue answers.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var q = new ConcurrentQueue<int>(); q.Enqueue(1);
        int sum = 0;
        ThreadStart take = () => { if (q.TryDequeue(out int n)) Interlocked.Add(ref sum, n); };
        Threads.Run(take, take);
        Require.That(sum == 1);
        return sum;
    }

    // Items of one producer stay in order.
    [ConcurrencyTest]
    public static string Order_Right()
    {
        var q = new ConcurrentQueue<int>(); string s = "";
        Threads.Run(() => { q.Enqueue(1); q.Enqueue(2); }, () => { for (int i = 0; i < 2; i++) { int n; while (!q.TryDequeue(out n)) Thread.Yield(); s += n; } });
        Require.That(s == "12");
        return s;
    }

    // Those of two do not.
    [ConcurrencyTest]
    public static string Order_Wrong()
    {
        var q = new ConcurrentQueue<int>();
        Threads.Run(() => q.Enqueue(1), () => q.Enqueue(2));
        string s = string.Join("", q);
        Require.That(s == "12");
        return s;
    }

    // The bound is tested, then the item added.
    [ConcurrencyTest]
    public static int Bound_Wrong()
    {
        var q = new ConcurrentQueue<int>();
        ThreadStart add = () => { if (q.Count < 1) q.Enqueue(1); };
        Threads.Run(add, add);
        Require.That(q.Count <= 1);
        return q.Count;
    }

    // PushRange is one operation.
    [ConcurrencyTest]
    public static bool Range_Right()
    {
        var s = new ConcurrentStack<int>();
        Threads.Run(() => s.PushRange(new[] { 1, 2 }), () => s.Push(9));
        var a = s.ToArray();
        int i = Array.IndexOf(a, 2);
        Require.That(a[i + 1] == 1);
        return true;
    }

    // Two pushes are not.
    [ConcurrencyTest]
    public static bool Range_Wrong()
    {
        var s = new ConcurrentStack<int>();
        Threads.Run(() => { s.Push(1); s.Push(2); }, () => s.Push(9));
        var a = s.ToArray();
        int i = Array.IndexOf(a, 2);
        Require.That(a[i + 1] == 1);
        return true;
    }

    // A pop of a range may get fewer.
    [ConcurrencyTest]
    public static int PopRange_Wrong()
    {
        var s = new ConcurrentStack<int>(new[] { 1, 2 }); int n = 0;
        Threads.Run(() => { var b = new int[2]; s.TryPopRange(b); n = b[0] + b[1]; }, () => s.TryPop(out _));
        Require.That(n == 3);
        return n;
    }
}

public static class BlockingMore
{
    // Take after completion throws.
    [ConcurrencyTest]
    public static int Take_Wrong()
    {
        using var b = new BlockingCollection<int>(); int n = 0;
        Threads.Run(() => { n = b.Take(); }, () => b.CompleteAdding());
        return n;
    }

    // TryTake answers false.
    [ConcurrencyTest]
    public static int Take_Right()
    {
        using var b = new BlockingCollection<int>(); int n = 0;
        Threads.Run(() => { if (!b.TryTake(out n, Timeout.Infinite)) n = -1; }, () => b.CompleteAdding());
        Require.That(n == -1);
        return n;
    }

    // Two producers; one completes while the other still adds.
    [ConcurrencyTest]
    public static int Complete_Wrong()
    {
        var b = new BlockingCollection<int>();
        Threads.Run(() => { b.Add(1); b.CompleteAdding(); }, () => b.Add(2));
        return b.Count;
    }

    // The last one completes.
    [ConcurrencyTest]
    public static int Complete_Right()
    {
        var b = new BlockingCollection<int>(); int left = 2, sum = 0;
        void Produce(int n) { b.Add(n); if (Interlocked.Decrement(ref left) == 0) b.CompleteAdding(); }
        Threads.Run(() => Produce(1), () => Produce(2), () => { foreach (int n in b.GetConsumingEnumerable()) sum += n; });
        Require.That(sum == 3);
        return sum;
    }

    // Bounded, and nobody takes.
    [ConcurrencyTest]
    public static int Bounded_Wrong()
    {
        var b = new BlockingCollection<int>(1);
        Threads.Run(() => { b.Add(1); b.Add(2); });
        return b.Count;
    }

    // Not completed: the consumer waits for ever.
    [ConcurrencyTest]
    public static int Forgotten_Wrong()
    {
        var b = new BlockingCollection<int>(); int sum = 0;
        Threads.Run(() => { foreach (int n in b.GetConsumingEnumerable()) sum += n; }, () => { b.Add(1); });
        return sum;
    }
}

public static class PlainCollections
{
    // Two threads add to one list.
    [ConcurrencyTest]
    public static int List_Wrong() { var l = new List<int>(); Threads.Run(() => l.Add(1), () => l.Add(2)); Require.That(l.Count == 2 && l.Contains(1) && l.Contains(2)); return l.Count; }

    // Under a lock.
    [ConcurrencyTest]
    public static int List_Right() { var l = new List<int>(); Threads.Run(() => { lock (l) l.Add(1); }, () => { lock (l) l.Add(2); }); Require.That(l.Count == 2); return l.Count; }

    // Two threads add to one dictionary.
    [ConcurrencyTest]
    public static int Dictionary_Wrong() { var d = new Dictionary<int, int>(); Threads.Run(() => d[1] = 1, () => d[2] = 2); Require.That(d.Count == 2 && d.ContainsKey(1) && d.ContainsKey(2)); return d.Count; }

    // One reads while the other writes.
    [ConcurrencyTest]
    public static int Reader_Wrong() { var d = new Dictionary<int, int> { [1] = 1 }; int v = -1; Threads.Run(() => { foreach (var p in d) v = p.Value; }, () => d[2] = 2); return d.Count; }

    // Reading alone needs no lock.
    [ConcurrencyTest]
    public static int Readers_Right() { var d = new Dictionary<int, int> { [1] = 1 }; int a = 0, b = 0; Threads.Run(() => a = d[1], () => b = d[1]); Require.That(a + b == 2); return a + b; }

    // A queue.
    [ConcurrencyTest]
    public static int Queue_Wrong() { var q = new Queue<int>(); q.Enqueue(1); int taken = 0; ThreadStart t = () => { if (q.Count > 0) { q.Dequeue(); Interlocked.Increment(ref taken); } }; Threads.Run(t, t); Require.That(taken == 1); return taken; }

    // A string builder.
    [ConcurrencyTest]
    public static int Builder_Wrong() { var s = new System.Text.StringBuilder(); Threads.Run(() => s.Append('a'), () => s.Append('b')); Require.That(s.Length == 2); return s.Length; }

    // A hash set.
    [ConcurrencyTest]
    public static int Set_Wrong() { var s = new HashSet<int>(); Threads.Run(() => s.Add(1), () => s.Add(1)); Require.That(s.Count == 1); return s.Count; }

    // An iterator object that two threads advance.
    [ConcurrencyTest]
    public static int Iterator_Wrong()
    {
        static IEnumerable<int> Numbers() { for (int i = 0; i < 4; i++) yield return i; }
        var e = Numbers().GetEnumerator(); int a = -1, b = -2;
        Threads.Run(() => { if (e.MoveNext()) a = e.Current; }, () => { if (e.MoveNext()) b = e.Current; });
        Require.That(a != b);
        return a + b;
    }

    // Each enumerates for itself.
    [ConcurrencyTest]
    public static int Iterator_Right()
    {
        static IEnumerable<int> Numbers() { for (int i = 0; i < 3; i++) yield return i; }
        var s = Numbers(); int a = 0, b = 0;
        Threads.Run(() => { foreach (int i in s) a += i; }, () => { foreach (int i in s) b += i; });
        Require.That(a == 3 && b == 3);
        return a + b;
    }

    // Immutable lists with Interlocked.
    [ConcurrencyTest]
    public static int Immutable_Right()
    {
        var l = System.Collections.Immutable.ImmutableArray<int>.Empty;
        void Add(int n) => System.Collections.Immutable.ImmutableInterlocked.Update(ref l, (old, x) => old.Add(x), n);
        Threads.Run(() => Add(1), () => Add(2));
        Require.That(l.Length == 2);
        return l.Length;
    }

    // The new list is stored without looking.
    [ConcurrencyTest]
    public static int Immutable_Wrong()
    {
        var l = System.Collections.Immutable.ImmutableList<int>.Empty;
        Threads.Run(() => l = l.Add(1), () => l = l.Add(2));
        Require.That(l.Count == 2);
        return l.Count;
    }
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
