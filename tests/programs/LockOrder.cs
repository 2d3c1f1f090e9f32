// Locks taken in cycles, and locks held while waiting for something else.
#nullable disable warnings
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class AbBa
{
    static readonly object a = new object(), b = new object();
    static int n;

    // One thread takes a then b, the other b then a.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0;
        Threads.Run(() => { lock (a) lock (b) n++; }, () => { lock (b) lock (a) n++; });
        return n;
    }

    // Both take a first.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0;
        Threads.Run(() => { lock (a) lock (b) n++; }, () => { lock (a) lock (b) n++; });
        return n;
    }

    // A third lock around both orders makes the cycle harmless.
    [ConcurrencyTest]
    public static int Gated_Right()
    {
        n = 0;
        var gate = new object();
        Threads.Run(() => { lock (gate) lock (a) lock (b) n++; }, () => { lock (gate) lock (b) lock (a) n++; });
        return n;
    }
}

public static class NewLockType
{
    static readonly Lock a = new Lock(), b = new Lock();
    static int n;

    // System.Threading.Lock in two orders.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0;
        Threads.Run(() => { lock (a) lock (b) n++; }, () => { using (b.EnterScope()) { a.Enter(); n++; a.Exit(); } });
        return n;
    }

    // The same order, and the lock is re-entrant.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0;
        Threads.Run(() => { lock (a) lock (a) lock (b) n++; }, () => { using (a.EnterScope()) { b.Enter(); n++; b.Exit(); } });
        return n;
    }
}

public static class LockAsObject
{
    static readonly Lock gate = new Lock();
#pragma warning disable CS9216 // the mistake that this program is about
    static readonly object alias = gate;
#pragma warning restore CS9216
    static int n;

    // Locked as object, a Lock is entered as a monitor: the two threads do not exclude each other.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0;
        Threads.Run(() => { lock (gate) n++; }, () => { lock (alias) n++; });
        Debug.Assert(n == 2);
        return n;
    }

    // Both go through the Lock type.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0;
        Threads.Run(() => { lock (gate) n++; }, () => { bool taken = gate.TryEnter(Timeout.Infinite); n++; gate.Exit(); });
        Debug.Assert(n == 2);
        return n;
    }
}

public static class ThreeLocks
{
    static readonly object a = new object(), b = new object(), c = new object();
    static int n;

    static void Both(object first, object second) { lock (first) lock (second) Interlocked.Increment(ref n); }

    // a-b, b-c, c-a.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0;
        Threads.Run(() => Both(a, b), () => Both(b, c), () => Both(c, a));
        return n;
    }

    // a-b, b-c, a-c.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0;
        Threads.Run(() => Both(a, b), () => Both(b, c), () => Both(a, c));
        return n;
    }
}

public static class Transfer
{
    sealed class Account
    {
        public readonly int Id; public int Balance;
        public Account(int id, int balance) { Id = id; Balance = balance; }
    }

    static void Move(Account from, Account to, int amount)
    {
        lock (from) lock (to) { from.Balance -= amount; to.Balance += amount; }
    }

    static void MoveOrdered(Account from, Account to, int amount)
    {
        var first = from.Id < to.Id ? from : to;
        var second = from.Id < to.Id ? to : from;
        lock (first) lock (second) { from.Balance -= amount; to.Balance += amount; }
    }

    // Two transfers in opposite directions lock in opposite orders.
    [ConcurrencyTest]
    public static (int, int) X_Wrong()
    {
        Account p = new Account(1, 50), q = new Account(2, 50);
        Threads.Run(() => Move(p, q, 30), () => Move(q, p, 20));
        return (p.Balance, q.Balance);
    }

    // The account with the smaller number is locked first.
    [ConcurrencyTest]
    public static (int, int) X_Right()
    {
        Account p = new Account(1, 50), q = new Account(2, 50);
        Threads.Run(() => MoveOrdered(p, q, 30), () => MoveOrdered(q, p, 20));
        return (p.Balance, q.Balance);
    }

    // No deadlock, but money is in neither account between the two critical sections.
    [ConcurrencyTest]
    public static int Audit_Wrong()
    {
        Account p = new Account(1, 50), q = new Account(2, 50);
        int sum = 0;
        Threads.Run(
            () => { lock (p) p.Balance -= 30; lock (q) q.Balance += 30; },
            () => { lock (p) lock (q) sum = p.Balance + q.Balance; });
        Require.That(sum == 100);
        return sum;
    }

    // The transfer holds both locks.
    [ConcurrencyTest]
    public static int Audit_Right()
    {
        Account p = new Account(1, 50), q = new Account(2, 50);
        int sum = 0;
        Threads.Run(() => MoveOrdered(p, q, 30), () => { lock (p) lock (q) sum = p.Balance + q.Balance; });
        Require.That(sum == 100);
        return sum;
    }
}

public static class LockPerKey
{
    static readonly Dictionary<string, object> locks = new Dictionary<string, object>();
    static int n;

    static object LockFor(string key) { lock (locks) { if (!locks.TryGetValue(key, out var l)) locks[key] = l = new object(); return l; } }

    static void Copy(string from, string to, bool sorted)
    {
        if (sorted && string.CompareOrdinal(from, to) > 0) (from, to) = (to, from);
        lock (LockFor(from)) lock (LockFor(to)) Interlocked.Increment(ref n);
    }

    // Locks from a table, taken in the order of the arguments.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0; locks.Clear();
        Threads.Run(() => Copy("a", "b", false), () => Copy("b", "a", false));
        return n;
    }

    // Taken in the order of the keys.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0; locks.Clear();
        Threads.Run(() => Copy("a", "b", true), () => Copy("b", "a", true));
        return n;
    }

    // The lock is removed from the table while another thread holds it: the next thread gets a new one.
    [ConcurrencyTest]
    public static int Removed_Wrong()
    {
        n = 0; locks.Clear();
        ThreadStart use = () => { lock (LockFor("k")) { lock (locks) locks.Remove("k"); n++; } };
        Threads.Run(use, use);
        Debug.Assert(n == 2);
        return n;
    }
}

public static class JoinUnderLock
{
    static readonly object gate = new object();
    static int n;

    // The thread that is joined needs the lock that the joiner holds.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0;
        var t = new Thread(() => { lock (gate) n++; });
        t.Start();
        lock (gate) t.Join();
        return n;
    }

    // Joined outside the lock.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0;
        var t = new Thread(() => { lock (gate) n++; });
        lock (gate) t.Start();
        t.Join();
        return n;
    }
}

public static class CallbackUnderLock
{
    sealed class Cache
    {
        public readonly object Gate = new object();
        public Action Changed = () => { };
        int version;
        public void Set(bool inside)
        {
            Action call;
            lock (Gate) { version++; call = Changed; if (inside) call(); }
            if (!inside) call();
        }
        public int Version { get { lock (Gate) return version; } }
    }

    static int Go(bool inside)
    {
        var cache = new Cache();
        var view = new object();
        int shown = 0;
        cache.Changed = () => { lock (view) shown = cache.Version; };
        Threads.Run(() => cache.Set(inside), () => { lock (view) shown = cache.Version; });
        return cache.Version;
    }

    // The callback runs under the cache's lock and takes the view's; the view takes them the other way round.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(true);

    // The callback runs after the lock is released.
    [ConcurrencyTest]
    public static int X_Right() => Go(false);
}

public static class TryEnterResult
{
    static readonly object gate = new object();
    static int n, skipped;

    // The result of TryEnter is ignored.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0;
        Exception caught = null;
        ThreadStart bump = () => { Monitor.TryEnter(gate); n++; try { Monitor.Exit(gate); } catch (SynchronizationLockException e) { caught = e; } };
        Threads.Run(bump, bump);
        if (caught != null) throw caught;
        Require.That(n == 2);
        return n;
    }

    // Who does not get the lock does something else.
    [ConcurrencyTest]
    public static (int, int) X_Right()
    {
        n = 0; skipped = 0;
        ThreadStart bump = () => { if (Monitor.TryEnter(gate)) { n++; Monitor.Exit(gate); } else Interlocked.Increment(ref skipped); };
        Threads.Run(bump, bump);
        Require.That(n + skipped == 2);
        return (n, skipped);
    }

    // Backing off: who fails to get the second lock gives the first one back and tries again.
    [ConcurrencyTest]
    public static int BackOff_Right()
    {
        object a = new object(), b = new object();
        n = 0;
        void Both(object first, object second)
        {
            while (true)
            {
                lock (first)
                    if (Monitor.TryEnter(second)) { Interlocked.Increment(ref n); Monitor.Exit(second); return; }
                Thread.Yield();
            }
        }
        Threads.Run(() => Both(a, b), () => Both(b, a));
        return n;
    }
}

public static class MutexAndLock
{
    static int n;

    // A mutex and a monitor in opposite orders.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0;
        var mutex = new Mutex(); var gate = new object();
        Threads.Run(
            () => { mutex.WaitOne(); lock (gate) n++; mutex.ReleaseMutex(); },
            () => { lock (gate) { mutex.WaitOne(); n++; mutex.ReleaseMutex(); } });
        return n;
    }

    // Always the mutex first; it is re-entrant.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0;
        var mutex = new Mutex(); var gate = new object();
        Threads.Run(
            () => { mutex.WaitOne(); lock (gate) n++; mutex.ReleaseMutex(); },
            () => { mutex.WaitOne(); mutex.WaitOne(); lock (gate) n++; mutex.ReleaseMutex(); mutex.ReleaseMutex(); });
        return n;
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
