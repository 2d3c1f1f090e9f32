using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Serial;

[AttributeUsage(AttributeTargets.Method)] class ConcurrencyTestAttribute : Attribute { }
[AttributeUsage(AttributeTargets.Method)] class SerialTestAttribute : Attribute { public string Reference { get; set; } = ""; }
[AttributeUsage(AttributeTargets.Class)] class ThreadSafeAttribute : Attribute { }
[AttributeUsage(AttributeTargets.Method)] class OperationAttribute : Attribute { public bool Exclude { get; set; } }

/// <summary>Marked methods of a type that is not marked.</summary>
class Counter
{
    int value;
    [Operation] public int Lost() => ++value;
    [Operation] public int Next() => Interlocked.Increment(ref value);
}

/// <summary>A queue of the framework under a lock: the reference.</summary>
[ThreadSafe]
class LockedQueue
{
    readonly Queue<int> items = new();
    public void Put(int item) { lock (items) items.Enqueue(item); }
    public int Take() { lock (items) return items.Count == 0 ? -1 : items.Dequeue(); }
}

/// <summary>It waits for items, so that a call must be put off in serial runs.</summary>
[ThreadSafe]
class WaitingQueue
{
    readonly Queue<int> items = new();
    public void Put(int item) { lock (items) { items.Enqueue(item); Monitor.PulseAll(items); } }
    public int Take() { lock (items) { while (items.Count == 0) Monitor.Wait(items); return items.Dequeue(); } }
}

/// <summary>A ring without any order between its fields: right as long as memory is.</summary>
class Ring
{
    readonly int[] items = new int[4];
    int head, tail;
    [Operation] public void Put(int item) { items[tail] = item; tail++; }
    [Operation] public int Take() { if (head == tail) return -1; return items[head++]; }
}

/// <summary>Two numbers in turns, read one after the other.</summary>
class Pair
{
    readonly object gate = new();
    int first, second;
    [Operation] public void Both(int value) { lock (gate) { first = value; second = value; } }
    [Operation] public (int, int) Torn() { int a; lock (gate) a = first; lock (gate) return (a, second); }
    [Operation] public (int, int) Whole() { lock (gate) return (first, second); }
}

/// <summary>Right in order of all threads, and wrong as a queue: it gives out the last item first.</summary>
[ThreadSafe]
class Pile
{
    readonly Stack<int> items = new();
    public void Put(int item) { lock (items) items.Push(item); }
    public int Take() { lock (items) return items.Count == 0 ? -1 : items.Pop(); }
}

static class Tests
{
    [ConcurrencyTest, SerialTest]
    static (int, int) Lost_Wrong() { var c = new Counter(); int a = 0, b = 0; Parallel.Invoke(() => a = c.Lost(), () => b = c.Lost()); return (a, b); }

    [ConcurrencyTest, SerialTest]
    static (int, int) Next_Right() { var c = new Counter(); int a = 0, b = 0; Parallel.Invoke(() => a = c.Next(), () => b = c.Next()); return (a, b); }

    [SerialTest]
    static (int, int) Torn_Wrong() { var p = new Pair(); (int, int) seen = default; Parallel.Invoke(() => p.Both(1), () => seen = p.Torn()); return seen; }

    [SerialTest]
    static (int, int) Whole_Right() { var p = new Pair(); (int, int) seen = default; Parallel.Invoke(() => p.Both(1), () => seen = p.Whole()); return seen; }

    /// <summary>A writer that has written, and a reader that sees the index before the item: under a weak model only.</summary>
    [SerialTest]
    static int Ring_Wrong() { var r = new Ring(); int a = 0; Parallel.Invoke(() => r.Put(7), () => a = r.Take()); return a; }

    [SerialTest]
    static (int, int) Waiting_Right() { var q = new WaitingQueue(); int a = 0, b = 0; Parallel.Invoke(() => { a = q.Take(); b = q.Take(); }, () => q.Put(1), () => q.Put(2)); return (a, b); }

    [SerialTest]
    static (int, int) Pile_Right() => WithPile();

    [SerialTest(Reference = nameof(WithQueue))]
    static (int, int) Pile_Wrong() => WithPile();

    [SerialTest(Reference = "Serial.Tests.WithQueue")]
    static (int, int) Queue_Right() => WithQueue();

    static (int, int) WithPile() { var p = new Pile(); Parallel.Invoke(() => p.Put(1), () => { p.Put(2); p.Put(3); }); return (p.Take(), p.Take()); }

    static (int, int) WithQueue() { var q = new LockedQueue(); Parallel.Invoke(() => q.Put(1), () => { q.Put(2); q.Put(3); }); return (q.Take(), q.Take()); }

    [SerialTest]
    static int NoOperation_Unknown() { int a = 0; Parallel.Invoke(() => Interlocked.Increment(ref a), () => Interlocked.Increment(ref a)); return a; }

    [SerialTest(Reference = "Nowhere")]
    static int NoReference_Unknown() { var c = new Counter(); Parallel.Invoke(() => c.Next(), () => c.Next()); return c.Next(); }

    [SerialTest(Reference = nameof(Throws))]
    static int WrongReference_Unknown() { var c = new Counter(); Parallel.Invoke(() => c.Next(), () => c.Next()); return c.Next(); }

    static int Throws() => throw new InvalidOperationException("the reference");

    [ConcurrencyTest]
    static (int, int) Unjudged() { var p = new Pair(); (int, int) seen = default; Parallel.Invoke(() => p.Both(1), () => seen = p.Torn()); return seen; }
}

/// <summary>Users bring this class as source.</summary>
static class Fencepost { public static void Assume(bool holds) { if (!holds) Environment.Exit(0); } }

static class Assumptions
{
    /// <summary>Runs in which the reader comes first do not count.</summary>
    [ConcurrencyTest]
    static int Some_Right() { int a = 0, b = 0; Parallel.Invoke(() => { b = Volatile.Read(ref a); Fencepost.Assume(b == 1); }, () => Volatile.Write(ref a, 1)); if (b != 1) throw new Exception(); return b; }

    /// <summary>No run counts.</summary>
    [ConcurrencyTest]
    static int Never_Right() { int a = 0; Parallel.Invoke(() => Volatile.Write(ref a, 1), () => Fencepost.Assume(false)); throw new Exception(); }

    /// <summary>What goes wrong before an assumption fails has gone wrong.</summary>
    [ConcurrencyTest]
    static int Before_Wrong() { int a = 0; var other = new Thread(() => { if (Volatile.Read(ref a) == 1) throw new Exception(); }); other.Start(); Volatile.Write(ref a, 1); other.Join(); Fencepost.Assume(false); return a; }
}
