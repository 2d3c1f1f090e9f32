// Bounded buffers, producers and consumers, completion.
#nullable disable warnings
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class BoundedBuffer
{
    sealed class Buffer
    {
        readonly object gate = new object();
        readonly Queue<int> items = new Queue<int>();
        readonly int capacity;
        readonly bool all;
        public Buffer(int capacity, bool all) { this.capacity = capacity; this.all = all; }

        public void Put(int i)
        {
            lock (gate)
            {
                while (items.Count == capacity) Monitor.Wait(gate);
                items.Enqueue(i);
                if (all) Monitor.PulseAll(gate); else if (items.Count == 1) Monitor.Pulse(gate);
            }
        }

        public int Take()
        {
            lock (gate)
            {
                while (items.Count == 0) Monitor.Wait(gate);
                int i = items.Dequeue();
                if (all) Monitor.PulseAll(gate); else if (items.Count == capacity - 1) Monitor.Pulse(gate);
                return i;
            }
        }
    }

    static int Go(bool all)
    {
        var buffer = new Buffer(3, all);
        int p = 0, q = 0;
        Threads.Run(() => { buffer.Put(1); buffer.Put(2); }, () => p = buffer.Take(), () => q = buffer.Take());
        Require.That(p + q == 3);
        return p * q;
    }

    // Pulsing only when the buffer stops being empty forgets the second waiting consumer.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Everybody looks after every change.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);

    // Two semaphores count the items and the places.
    [ConcurrencyTest]
    public static int Semaphores_Right()
    {
        var items = new SemaphoreSlim(0); var places = new SemaphoreSlim(1);
        int slot = 0, got = 0;
        Threads.Run(
            () => { for (int i = 1; i <= 2; i++) { places.Wait(); slot = i; items.Release(); } },
            () => { for (int i = 1; i <= 2; i++) { items.Wait(); got = 10 * got + slot; places.Release(); } });
        Debug.Assert(got == 12);
        return got;
    }

    // One place too many: an item is overwritten.
    [ConcurrencyTest]
    public static int Semaphores_Wrong()
    {
        var items = new SemaphoreSlim(0); var places = new SemaphoreSlim(2);
        int slot = 0, got = 0;
        Threads.Run(
            () => { for (int i = 1; i <= 2; i++) { places.Wait(); slot = i; items.Release(); } },
            () => { for (int i = 1; i <= 2; i++) { items.Wait(); got = 10 * got + slot; places.Release(); } });
        Debug.Assert(got == 12);
        return got;
    }
}

public static class Completion
{
    static readonly object gate = new object();
    static readonly Queue<int> queue = new Queue<int>();
    static bool completed;

    static void Produce(bool pulse)
    {
        lock (gate) { queue.Enqueue(4); Monitor.Pulse(gate); }
        lock (gate) { completed = true; if (pulse) Monitor.PulseAll(gate); }
    }

    static int Consume()
    {
        int sum = 0;
        while (true)
            lock (gate)
            {
                while (queue.Count == 0 && !completed) Monitor.Wait(gate);
                if (queue.Count == 0) return sum;
                sum += queue.Dequeue();
            }
    }

    static int Go(bool pulse)
    {
        queue.Clear(); completed = false;
        int sum = 0;
        Threads.Run(() => Produce(pulse), () => sum = Consume());
        return sum;
    }

    // Completing does not wake the consumer.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Completing is pulsed.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);

    // The consumer stops at the flag and leaves an item that was added just before it.
    [ConcurrencyTest]
    public static int Drain_Wrong()
    {
        var items = new ConcurrentQueue<int>();
        bool done = false;
        int sum = 0;
        Threads.Run(
            () => { items.Enqueue(4); Volatile.Write(ref done, true); },
            () => { while (true) { if (items.TryDequeue(out int i)) sum += i; else if (Volatile.Read(ref done)) return; else Thread.Yield(); } });
        Require.That(sum == 4);
        return sum;
    }

    // After the flag is seen the queue is emptied once more.
    [ConcurrencyTest]
    public static int Drain_Right()
    {
        var items = new ConcurrentQueue<int>();
        bool done = false;
        int sum = 0;
        Threads.Run(
            () => { items.Enqueue(4); Volatile.Write(ref done, true); },
            () =>
            {
                while (true)
                {
                    bool last = Volatile.Read(ref done);
                    while (items.TryDequeue(out int i)) sum += i;
                    if (last) return;
                    Thread.Yield();
                }
            });
        Require.That(sum == 4);
        return sum;
    }
}

public static class Blocking
{
    static int Go(bool complete)
    {
        var items = new BlockingCollection<int>(1);
        int sum = 0;
        Threads.Run(
            () => { items.Add(1); items.Add(2); if (complete) items.CompleteAdding(); },
            () => { foreach (int i in items.GetConsumingEnumerable()) sum += i; });
        return sum;
    }

    // The consuming enumeration never ends without CompleteAdding.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // CompleteAdding ends it.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);

    // One producer completes while the other still adds.
    [ConcurrencyTest]
    public static int Add_Wrong()
    {
        var items = new BlockingCollection<int>();
        Exception caught = null;
        Threads.Run(() => { items.Add(1); items.CompleteAdding(); }, () => { try { items.Add(2); } catch (InvalidOperationException e) { caught = e; } });
        if (caught != null) throw caught;
        return items.Count;
    }

    // Completed after both have ended.
    [ConcurrencyTest]
    public static int Add_Right()
    {
        var items = new BlockingCollection<int>();
        Threads.Run(() => items.Add(1), () => items.Add(2));
        items.CompleteAdding();
        return items.Count;
    }
}

public static class RingBuffer
{
    static readonly int[] ring = new int[2];
    static int head, tail;

    static void Put(int v, bool early)
    {
        while (Volatile.Read(ref tail) - Volatile.Read(ref head) == 2) Thread.Yield();
        int t = tail;
        if (early) { Volatile.Write(ref tail, t + 1); ring[t % 2] = v; }
        else { ring[t % 2] = v; Volatile.Write(ref tail, t + 1); }
    }

    static int Take()
    {
        while (Volatile.Read(ref tail) == Volatile.Read(ref head)) Thread.Yield();
        int v = ring[head % 2];
        Volatile.Write(ref head, head + 1);
        return v;
    }

    static int Go(bool early)
    {
        head = tail = 0; Array.Clear(ring);
        int got = 0;
        Threads.Run(() => { Put(1, early); Put(2, early); Put(3, early); }, () => got = 100 * Take() + 10 * Take() + Take());
        Debug.Assert(got == 123);
        return got;
    }

    // The place is announced before it is filled.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(true);

    // One producer and one consumer need no lock.
    [ConcurrencyTest]
    public static int X_Right() => Go(false);
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
