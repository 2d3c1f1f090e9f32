// Readers and writers: upgrades, recursion, leaks, and locks of that kind made by hand.
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

public static class RwCache
{
    sealed class Cache(bool recheck)
    {
        readonly ReaderWriterLockSlim rw = new();
        readonly Dictionary<int, int> map = new();
        public int Loads;
        public int Get(int k)
        {
            rw.EnterReadLock();
            try { if (map.TryGetValue(k, out int v)) return v; } finally { rw.ExitReadLock(); }
            rw.EnterWriteLock();
            try
            {
                if (recheck && map.TryGetValue(k, out int v)) return v;
                Loads++;
                map.Add(k, k * 10);
                return k * 10;
            }
            finally { rw.ExitWriteLock(); }
        }
    }

    static int Go(bool recheck) { var c = new Cache(recheck); Threads.Run(() => c.Get(1), () => c.Get(1)); Require.That(c.Loads == 1); return c.Loads; }

    // The key is added although it came in between.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // It is looked for again under the write lock.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class RwUpgradeable
{
    static int Go(bool upgradeable)
    {
        var rw = new ReaderWriterLockSlim(); int n = 0;
        ThreadStart go = () =>
        {
            if (upgradeable)
            {
                rw.EnterUpgradeableReadLock();
                try { int x = n; rw.EnterWriteLock(); try { n = x + 1; } finally { rw.ExitWriteLock(); } }
                finally { rw.ExitUpgradeableReadLock(); }
            }
            else
            {
                int x;
                rw.EnterReadLock(); try { x = n; } finally { rw.ExitReadLock(); }
                rw.EnterWriteLock(); try { n = x + 1; } finally { rw.ExitWriteLock(); }
            }
        };
        Threads.Run(go, go);
        Require.That(n == 2);
        return n;
    }

    // Between reading and writing the lock is open.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Only one may be upgradeable.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);

    // A plain reader must not upgrade.
    [ConcurrencyTest]
    public static int Plain_Wrong()
    {
        var rw = new ReaderWriterLockSlim();
        var t = new Thread(() => { rw.EnterReadLock(); rw.EnterWriteLock(); });
        t.Start(); t.Join();
        return 1;
    }

    // Not even when recursion is allowed.
    [ConcurrencyTest]
    public static int Recursion_Wrong()
    {
        var rw = new ReaderWriterLockSlim(LockRecursionPolicy.SupportsRecursion);
        rw.EnterReadLock(); rw.EnterWriteLock();
        return 1;
    }

    // A writer may read, when recursion is allowed.
    [ConcurrencyTest]
    public static int Recursion_Right()
    {
        var rw = new ReaderWriterLockSlim(LockRecursionPolicy.SupportsRecursion); int n = 0;
        ThreadStart go = () => { rw.EnterWriteLock(); rw.EnterReadLock(); n++; rw.ExitReadLock(); rw.ExitWriteLock(); };
        Threads.Run(go, go);
        Require.That(n == 2);
        return n;
    }

    // A reader that reads again, in a lock without recursion.
    [ConcurrencyTest]
    public static int Nested_Wrong()
    {
        var rw = new ReaderWriterLockSlim(); int n = 0;
        void Inner() { rw.EnterReadLock(); try { n.ToString(); } finally { rw.ExitReadLock(); } }
        var t = new Thread(() => { rw.EnterReadLock(); try { Inner(); } finally { rw.ExitReadLock(); } });
        t.Start(); t.Join();
        return 1;
    }

    // An exception leaves the read lock held.
    [ConcurrencyTest]
    public static int Leak_Wrong()
    {
        var rw = new ReaderWriterLockSlim();
        Threads.Run(
            () => { try { rw.EnterReadLock(); int.Parse("x"); rw.ExitReadLock(); } catch (FormatException) { } },
            () => { rw.EnterWriteLock(); rw.ExitWriteLock(); });
        return 1;
    }

    // finally.
    [ConcurrencyTest]
    public static int Leak_Right()
    {
        var rw = new ReaderWriterLockSlim();
        Threads.Run(
            () => { try { rw.EnterReadLock(); try { int.Parse("x"); } finally { rw.ExitReadLock(); } } catch (FormatException) { } },
            () => { rw.EnterWriteLock(); rw.ExitWriteLock(); });
        return 1;
    }

    // A timeout that is not looked at.
    [ConcurrencyTest]
    public static int Try_Wrong()
    {
        var rw = new ReaderWriterLockSlim(); int n = 0;
        ThreadStart go = () => { rw.TryEnterWriteLock(5); try { n++; } finally { rw.ExitWriteLock(); } };
        Threads.Run(go, go);
        return n;
    }

    // It is.
    [ConcurrencyTest]
    public static int Try_Right()
    {
        var rw = new ReaderWriterLockSlim(); int n = 0, no = 0;
        ThreadStart go = () => { if (rw.TryEnterWriteLock(5)) { try { n++; } finally { rw.ExitWriteLock(); } } else Interlocked.Increment(ref no); };
        Threads.Run(go, go);
        Require.That(n + no == 2);
        return n;
    }
}

public static class OldReaderWriterLock
{
    // UpgradeToWriterLock lets others in between: what was read is old.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var rw = new ReaderWriterLock(); int n = 0;
        ThreadStart go = () =>
        {
            rw.AcquireReaderLock(-1);
            int x = n;
            var cookie = rw.UpgradeToWriterLock(-1);
            n = x + 1;
            rw.DowngradeFromWriterLock(ref cookie);
            rw.ReleaseReaderLock();
        };
        Threads.Run(go, go);
        Require.That(n == 2);
        return n;
    }

    // WriterSeqNum tells whether somebody was.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var rw = new ReaderWriterLock(); int n = 0;
        ThreadStart go = () =>
        {
            rw.AcquireReaderLock(-1);
            int x = n, seq = rw.WriterSeqNum;
            var cookie = rw.UpgradeToWriterLock(-1);
            if (rw.AnyWritersSince(seq)) x = n;
            n = x + 1;
            rw.DowngradeFromWriterLock(ref cookie);
            rw.ReleaseReaderLock();
        };
        Threads.Run(go, go);
        Require.That(n == 2);
        return n;
    }
}

public static class ReadersCount
{
    sealed class Room
    {
        readonly object gate = new(); readonly SemaphoreSlim room = new(1, 1); int readers;
        public int Data, Inside;
        public void EnterRead(bool locked)
        {
            if (locked) { lock (gate) if (++readers == 1) room.Wait(); }
            else if (++readers == 1) room.Wait();
        }
        public void ExitRead(bool locked)
        {
            if (locked) { lock (gate) if (--readers == 0) room.Release(); }
            else if (--readers == 0) room.Release();
        }
        public void Write() { room.Wait(); Data++; Require.That(Inside == 0); room.Release(); }
    }

    static int Go(bool locked)
    {
        var r = new Room();
        ThreadStart read = () => { r.EnterRead(locked); Interlocked.Increment(ref r.Inside); Interlocked.Decrement(ref r.Inside); r.ExitRead(locked); };
        Threads.Run(read, read, r.Write);
        return r.Data;
    }

    // The first reader is not determined under a lock.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // It is.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class RwLeftBehind
{
    // The second task may get the thread that still has the lock.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        var rw = new ReaderWriterLockSlim();
        await Task.Run(() => rw.EnterReadLock());
        await Task.Run(() => rw.EnterReadLock());
        return 1;
    }

    // Whoever has it gives it back.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        var rw = new ReaderWriterLockSlim();
        await Task.Run(() => { rw.EnterReadLock(); rw.ExitReadLock(); });
        await Task.Run(() => rw.EnterReadLock());
        return 1;
    }
}

public static class RwAsyncCache
{
    sealed class Cache
    {
        readonly ReaderWriterLockSlim rw = new(); readonly Dictionary<int, int> values = new();
        public int Loads;
        public async Task<int> Get(int key, bool again)
        {
            rw.EnterReadLock();
            try { if (values.TryGetValue(key, out int known)) return known; }
            finally { rw.ExitReadLock(); }
            int loaded = await Load(key);
            rw.EnterWriteLock();
            try
            {
                if (!again) values.Add(key, loaded);
                else values.TryAdd(key, loaded);
                return values[key];
            }
            finally { rw.ExitWriteLock(); }
        }
        async Task<int> Load(int key) { await Task.Yield(); Interlocked.Increment(ref Loads); return key * key; }
    }

    static async Task<int> Go(bool again)
    {
        var cache = new Cache();
        var both = await Task.WhenAll(Task.Run(() => cache.Get(3, again)), Task.Run(() => cache.Get(3, again)));
        Require.That(both[0] == 9 && both[1] == 9);
        return cache.Loads;
    }

    // Both have loaded when one has added the key.
    [ConcurrencyTest]
    public static Task<int> X_Wrong() => Go(false);

    // The first one counts.
    [ConcurrencyTest]
    public static Task<int> X_Right() => Go(true);
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
