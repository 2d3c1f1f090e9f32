// Object and connection pools, caches, limits.
#nullable disable warnings
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class ObjectPool
{
    sealed class Item { public int Users; }
    static Item slot;

    static Item Rent(bool atomic)
    {
        if (atomic) return Interlocked.Exchange(ref slot, null) ?? new Item();
        var i = slot;
        if (i == null) return new Item();
        slot = null;
        return i;
    }

    static bool Go(bool atomic)
    {
        slot = new Item();
        int shared = 0;
        ThreadStart use = () =>
        {
            var i = Rent(atomic);
            if (Interlocked.Increment(ref i.Users) != 1) shared = 1;
            Interlocked.Decrement(ref i.Users);
            Volatile.Write(ref slot, i);
        };
        Threads.Run(use, use);
        Require.That(shared == 0);
        return true;
    }

    // Two threads rent the same object.
    [ConcurrencyTest]
    public static bool X_Wrong() => Go(false);

    // Exchange rents it to one.
    [ConcurrencyTest]
    public static bool X_Right() => Go(true);
}

public static class ReturnedTwice
{
    static int Go(bool guard)
    {
        var pool = new ConcurrentBag<object>();
        var connection = new object();
        int returned = 0;
        ThreadStart close = () => { if (!guard || Interlocked.Exchange(ref returned, 1) == 0) pool.Add(connection); };
        Threads.Run(close, close);
        Debug.Assert(pool.Count == 1);
        return pool.Count;
    }

    // Closing from two threads returns one connection twice.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // The first Close wins.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class ConnectionLimit
{
    static int open;

    static bool OpenPlain() { if (Volatile.Read(ref open) >= 1) return false; Interlocked.Increment(ref open); return true; }
    static bool OpenCareful() => Interlocked.CompareExchange(ref open, 1, 0) == 0;

    static int Go(bool careful)
    {
        open = 0;
        int n = 0;
        ThreadStart connect = () => { if (careful ? OpenCareful() : OpenPlain()) Interlocked.Increment(ref n); };
        Threads.Run(connect, connect, connect);
        Debug.Assert(n == 1);
        return n;
    }

    // The limit is tested before the count is raised.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Test and raise are one step.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class RateLimiter
{
    static readonly object gate = new object();
    static int tokens, granted;

    static void Acquire(bool together)
    {
        if (together) { lock (gate) if (tokens > 0) { tokens--; granted++; } return; }
        bool ok;
        lock (gate) ok = tokens > 0;
        if (ok) lock (gate) { tokens--; granted++; }
    }

    static void Refill() { lock (gate) if (tokens < 1) tokens++; }

    static (int, int) Go(bool together)
    {
        tokens = 1; granted = 0;
        Threads.Run(() => Acquire(together), () => Acquire(together), Refill);
        Require.That(tokens >= 0 && granted <= 2);
        return (tokens, granted);
    }

    // Two requests pass with one token.
    [ConcurrencyTest]
    public static (int, int) X_Wrong() => Go(false);

    // A request takes its token where it sees it.
    [ConcurrencyTest]
    public static (int, int) X_Right() => Go(true);
}

public static class LeastRecentlyUsed
{
    sealed class Cache
    {
        readonly Dictionary<int, string> map = new Dictionary<int, string>();
        readonly LinkedList<int> order = new LinkedList<int>();
        public readonly object Gate = new object();

        public void Add(int key, string value, bool together)
        {
            if (together) { lock (Gate) { if (map.Count == 1) Evict(); Put(key, value); } return; }
            lock (Gate) if (map.Count == 1) Evict();
            lock (Gate) Put(key, value);
        }

        void Evict() { map.Remove(order.Last.Value); order.RemoveLast(); }
        void Put(int key, string value) { map[key] = value; order.AddFirst(key); }
        public int Count { get { lock (Gate) return map.Count; } }
    }

    static int Go(bool together)
    {
        var cache = new Cache();
        cache.Add(1, "a", true);
        Threads.Run(() => cache.Add(2, "b", together), () => cache.Add(3, "c", together));
        Debug.Assert(cache.Count == 1);
        return cache.Count;
    }

    // Making room and filling it are two critical sections.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // One critical section.
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
