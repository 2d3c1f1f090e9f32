// Every access is under the right lock; the decision and the action are not under one.
#nullable disable warnings
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

public static class Withdraw
{
    sealed class Account
    {
        readonly object gate = new object();
        int balance = 100;
        public int Balance { get { lock (gate) return balance; } }
        public void Take(int n) { lock (gate) balance -= n; }
        public bool TryTake(int n) { lock (gate) { if (balance < n) return false; balance -= n; return true; } }
    }

    // The balance is checked in one critical section and taken in another.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var account = new Account();
        ThreadStart take = () => { if (account.Balance >= 70) account.Take(70); };
        Threads.Run(take, take);
        Debug.Assert(account.Balance >= 0);
        return account.Balance;
    }

    // Check and take are one critical section.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var account = new Account();
        Threads.Run(() => account.TryTake(70), () => account.TryTake(70));
        Debug.Assert(account.Balance >= 0);
        return account.Balance;
    }
}

public static class LockedStack
{
    sealed class Bag
    {
        readonly Stack<int> items = new Stack<int>();
        readonly object gate = new object();
        public void Push(int i) { lock (gate) items.Push(i); }
        public bool IsEmpty { get { lock (gate) return items.Count == 0; } }
        public int Pop() { lock (gate) return items.Pop(); }
        public bool TryPop(out int i) { lock (gate) { if (items.Count == 0) { i = 0; return false; } i = items.Pop(); return true; } }
    }

    // The last item can be gone between IsEmpty and Pop.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var bag = new Bag(); bag.Push(5);
        int sum = 0;
        Action take = () => { if (!bag.IsEmpty) Interlocked.Add(ref sum, bag.Pop()); };
        Task.WaitAll(Task.Run(take), Task.Run(take));
        return sum;
    }

    // TryPop checks and pops at once.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var bag = new Bag(); bag.Push(5);
        int sum = 0;
        Action take = () => { if (bag.TryPop(out int i)) Interlocked.Add(ref sum, i); };
        Task.WaitAll(Task.Run(take), Task.Run(take));
        return sum;
    }
}

public static class Seats
{
    static readonly object gate = new object();
    static readonly bool[] taken = new bool[2];

    static int FindFree() { lock (gate) return taken[0] ? taken[1] ? -1 : 1 : 0; }
    static bool Take(int seat) { lock (gate) { bool was = taken[seat]; taken[seat] = true; return !was; } }
    static int FindAndTake() { lock (gate) { int s = FindFree(); if (s >= 0) taken[s] = true; return s; } }

    // Two customers are shown the same free seat.
    [ConcurrencyTest]
    public static (int, int) X_Wrong()
    {
        taken[0] = taken[1] = false;
        int p = -1, q = -1;
        Threads.Run(() => { p = FindFree(); Take(p); }, () => { q = FindFree(); Take(q); });
        Debug.Assert(p != q);
        return (p, q);
    }

    // Finding and taking is one step (the lock is re-entrant).
    [ConcurrencyTest]
    public static (int, int) X_Right()
    {
        taken[0] = taken[1] = false;
        int p = -1, q = -1;
        Threads.Run(() => p = FindAndTake(), () => q = FindAndTake());
        Debug.Assert(p != q);
        return (p, q);
    }
}

public static class StaleSnapshot
{
    static readonly object gate = new object();
    static int stock, reserved;

    // The new stock is computed from a snapshot that may be stale when it is stored.
    [ConcurrencyTest]
    public static (int, int) X_Wrong()
    {
        stock = 3; reserved = 0;
        ThreadStart buy = () =>
        {
            int s;
            lock (gate) s = stock;
            s--;
            lock (gate) { stock = s; reserved++; }
        };
        Threads.Run(buy, buy);
        Require.That(stock + reserved == 3);
        return (stock, reserved);
    }

    // The snapshot is checked again when the result is stored.
    [ConcurrencyTest]
    public static (int, int) X_Right()
    {
        stock = 3; reserved = 0;
        ThreadStart buy = () =>
        {
            while (true)
            {
                int s;
                lock (gate) s = stock;
                lock (gate) if (stock == s) { stock = s - 1; reserved++; return; }
            }
        };
        Threads.Run(buy, buy);
        Require.That(stock + reserved == 3);
        return (stock, reserved);
    }
}

public static class GetOrCreate
{
    static readonly Dictionary<int, object> cache = new Dictionary<int, object>();
    static int created;

    static object Get(int key, bool again)
    {
        lock (cache) if (cache.TryGetValue(key, out var found)) return found;
        var made = new object();
        lock (cache)
        {
            if (again && cache.TryGetValue(key, out var other)) return other;
            created++;
            cache[key] = made;
            return made;
        }
    }

    static bool Go(bool again)
    {
        cache.Clear(); created = 0;
        object p = null, q = null;
        Threads.Run(() => p = Get(1, again), () => q = Get(1, again));
        Debug.Assert(ReferenceEquals(p, q));
        return ReferenceEquals(p, q);
    }

    // Looked up under the lock, stored under the lock, but the second thread replaces the first one's object.
    [ConcurrencyTest]
    public static bool X_Wrong() => Go(false);

    // The table is asked again before storing.
    [ConcurrencyTest]
    public static bool X_Right() => Go(true);
}

public static class TwoFieldsOneInvariant
{
    static readonly object gate = new object();
    static int low, high;

    // Two single reads under the lock are not one consistent read.
    [ConcurrencyTest]
    public static bool X_Wrong()
    {
        low = 0; high = 0;
        bool ok = true;
        Threads.Run(
            () => { lock (gate) { low++; high++; } },
            () => { int l, h; lock (gate) l = low; lock (gate) h = high; ok = l == h; });
        Require.That(ok);
        return ok;
    }

    // Both are read in one critical section.
    [ConcurrencyTest]
    public static bool X_Right()
    {
        low = 0; high = 0;
        bool ok = true;
        Threads.Run(
            () => { lock (gate) { low++; high++; } },
            () => { int l, h; lock (gate) { l = low; h = high; } ok = l == h; });
        Require.That(ok);
        return ok;
    }
}

public static class NullCheck
{
    static string name;

    // The field is read twice: tested, then used.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        name = "abc";
        int n = 0;
        var t = new Thread(() => name = null);
        t.Start();
        if (name != null) n = name.Length;
        t.Join();
        return n;
    }

    // The field is read once.
    [ConcurrencyTest]
    public static int X_Right()
    {
        name = "abc";
        int n = 0;
        var t = new Thread(() => name = null);
        t.Start();
        string s = name;
        if (s != null) n = s.Length;
        t.Join();
        return n;
    }
}

public static class Once
{
    static int started, runs;

    // Both see that nobody has started.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        started = 0; runs = 0;
        ThreadStart go = () => { if (Volatile.Read(ref started) == 0) { Volatile.Write(ref started, 1); Interlocked.Increment(ref runs); } };
        Threads.Run(go, go);
        Debug.Assert(runs == 1);
        return runs;
    }

    // Exchange tells exactly one thread that it was first.
    [ConcurrencyTest]
    public static int X_Right()
    {
        started = 0; runs = 0;
        ThreadStart go = () => { if (Interlocked.Exchange(ref started, 1) == 0) Interlocked.Increment(ref runs); };
        Threads.Run(go, go);
        Debug.Assert(runs == 1);
        return runs;
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
