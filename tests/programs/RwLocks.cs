// ReaderWriterLockSlim and the readers–writers problem.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class WriteUnderReadLock
{
    static int n;

    // Read locks do not exclude each other.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0;
        var rw = new ReaderWriterLockSlim();
        ThreadStart bump = () => { rw.EnterReadLock(); try { n++; } finally { rw.ExitReadLock(); } };
        Threads.Run(bump, bump);
        Debug.Assert(n == 2);
        return n;
    }

    // Write locks do.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0;
        var rw = new ReaderWriterLockSlim();
        ThreadStart bump = () => { rw.EnterWriteLock(); try { n++; } finally { rw.ExitWriteLock(); } };
        Threads.Run(bump, bump);
        Debug.Assert(n == 2);
        return n;
    }
}

public static class ReleaseAndUpgrade
{
    static int made;
    static object value;

    static void Get(ReaderWriterLockSlim rw, bool again)
    {
        rw.EnterReadLock();
        bool missing = value == null;
        rw.ExitReadLock();
        if (!missing) return;
        rw.EnterWriteLock();
        if (!again || value == null) { made++; value = new object(); }
        rw.ExitWriteLock();
    }

    static int Go(bool again)
    {
        made = 0; value = null;
        var rw = new ReaderWriterLockSlim();
        Threads.Run(() => Get(rw, again), () => Get(rw, again));
        Require.That(made == 1);
        return made;
    }

    // Between the read lock and the write lock another thread has made the value.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Tested again under the write lock.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);

    // An upgradeable lock is held by one thread at a time, so the test stays true.
    [ConcurrencyTest]
    public static int Upgradeable_Right()
    {
        made = 0; value = null;
        var rw = new ReaderWriterLockSlim();
        ThreadStart get = () =>
        {
            rw.EnterUpgradeableReadLock();
            if (value == null) { rw.EnterWriteLock(); made++; value = new object(); rw.ExitWriteLock(); }
            rw.ExitUpgradeableReadLock();
        };
        Threads.Run(get, get);
        Require.That(made == 1);
        return made;
    }
}

public static class ReaderWaitsForUpgrader
{
    // The upgrader waits until the reader leaves, the reader waits for what the upgrader will do.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var rw = new ReaderWriterLockSlim();
        var done = new ManualResetEventSlim();
        Threads.Run(
            () => { rw.EnterUpgradeableReadLock(); rw.EnterWriteLock(); rw.ExitWriteLock(); rw.ExitUpgradeableReadLock(); done.Set(); },
            () => { rw.EnterReadLock(); done.Wait(); rw.ExitReadLock(); });
        return 1;
    }

    // The reader waits outside its lock.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var rw = new ReaderWriterLockSlim();
        var done = new ManualResetEventSlim();
        Threads.Run(
            () => { rw.EnterUpgradeableReadLock(); rw.EnterWriteLock(); rw.ExitWriteLock(); rw.ExitUpgradeableReadLock(); done.Set(); },
            () => { rw.EnterReadLock(); rw.ExitReadLock(); done.Wait(); });
        return 1;
    }
}

public static class ReadThenWrite
{
    // A read lock cannot become a write lock.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var rw = new ReaderWriterLockSlim();
        Exception caught = null;
        var t = new Thread(() => { rw.EnterReadLock(); try { rw.EnterWriteLock(); } catch (LockRecursionException e) { caught = e; } rw.ExitReadLock(); });
        t.Start(); t.Join();
        if (caught != null) throw caught;
        return 1;
    }

    // A write lock may be followed by a read lock where recursion is allowed.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var rw = new ReaderWriterLockSlim(LockRecursionPolicy.SupportsRecursion);
        var t = new Thread(() => { rw.EnterWriteLock(); rw.EnterReadLock(); rw.ExitReadLock(); rw.ExitWriteLock(); });
        t.Start(); t.Join();
        return 1;
    }
}

public static class TornRead
{
    static int a, b;

    // The reader takes no lock.
    [ConcurrencyTest]
    public static bool X_Wrong()
    {
        a = b = 0;
        bool same = true;
        var rw = new ReaderWriterLockSlim();
        Threads.Run(() => { rw.EnterWriteLock(); a = 1; b = 1; rw.ExitWriteLock(); }, () => same = a == b);
        Require.That(same);
        return same;
    }

    // Two readers with read locks, one writer.
    [ConcurrencyTest]
    public static bool X_Right()
    {
        a = b = 0;
        bool p = true, q = true;
        var rw = new ReaderWriterLockSlim();
        Threads.Run(
            () => { rw.EnterWriteLock(); a = 1; b = 1; rw.ExitWriteLock(); },
            () => { rw.EnterReadLock(); p = a == b; rw.ExitReadLock(); },
            () => { rw.EnterReadLock(); q = a == b; rw.ExitReadLock(); });
        Require.That(p && q);
        return p && q;
    }
}

public static class OwnReadersWriters
{
    static readonly object gate = new object();
    static int readers, data, copy;

    static void Read(ref bool same)
    {
        lock (gate) readers++;
        same = data == copy;
        lock (gate) { readers--; Monitor.PulseAll(gate); }
    }

    static void Write(bool hold)
    {
        lock (gate)
        {
            while (readers > 0) Monitor.Wait(gate);
            if (hold) { data++; copy++; }
        }
        if (!hold) { data++; copy++; }
    }

    static bool Go(bool hold)
    {
        readers = data = copy = 0;
        bool p = true, q = true;
        Threads.Run(() => Read(ref p), () => Read(ref q), () => Write(hold));
        Debug.Assert(p && q);
        return p && q;
    }

    // The writer waits until no reader is there, then lets go of the lock before it writes.
    [ConcurrencyTest]
    public static bool X_Wrong() => Go(false);

    // The writer keeps the lock, so no reader can enter.
    [ConcurrencyTest]
    public static bool X_Right() => Go(true);
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
