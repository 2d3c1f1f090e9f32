using Fencepost;

namespace System.Threading;

/// <summary>Writers that wait keep new readers out. WaitingReadCount is always 0.</summary>
public class ReaderWriterLockSlim : IDisposable
{
    /// <summary>What each thread has: nobody else asks for that, so that threads alike stay alike.</summary>
    [ThreadStatic] private static Holding mine;

    private readonly bool recursive;

    /// <summary>How many threads have a read lock.</summary>
    private int readers;

    /// <summary>Its lock is the writer's.</summary>
    private readonly object own = new object();

    private bool written;
    private bool upgradeable;
    private int waitingWriters;
    private int waitingUpgraders;
    private bool disposed;

    private sealed class Holding
    {
        internal readonly ReaderWriterLockSlim of;
        internal int reads;
        internal int upgrades;
        internal int writes;
        internal Holding next;

        internal Holding(ReaderWriterLockSlim of) => this.of = of;

        internal bool IsEmpty => reads == 0 && upgrades == 0 && writes == 0;
    }

    public ReaderWriterLockSlim() { }
    public ReaderWriterLockSlim(LockRecursionPolicy recursionPolicy) => recursive = recursionPolicy == LockRecursionPolicy.SupportsRecursion;

    public LockRecursionPolicy RecursionPolicy => recursive ? LockRecursionPolicy.SupportsRecursion : LockRecursionPolicy.NoRecursion;
    public bool IsReadLockHeld => RecursiveReadCount > 0;
    public bool IsUpgradeableReadLockHeld => RecursiveUpgradeCount > 0;
    public bool IsWriteLockHeld => RecursiveWriteCount > 0;
    public int RecursiveReadCount => Find()?.reads ?? 0;
    public int RecursiveUpgradeCount => Find()?.upgrades ?? 0;
    public int RecursiveWriteCount => Find()?.writes ?? 0;
    public int CurrentReadCount { [Query] get => readers; }
    public int WaitingReadCount
    {
        get
        {
            Machine.Assumes("ReaderWriterLockSlim.WaitingReadCount is 0");
            return 0;
        }
    }

    public int WaitingUpgradeCount { [Query] get => waitingUpgraders; }
    public int WaitingWriteCount { [Query] get => waitingWriters; }

    private Holding Find()
    {
        Holding found = mine;
        while (found != null && found.of != this) found = found.next;
        return found;
    }

    private Holding Has()
    {
        Holding found = Find();
        if (found == null) mine = found = new Holding(this) { next = mine };
        return found;
    }

    /// <summary>Nothing is left of a lock that a thread does not have any more.</summary>
    private static void Forget(Holding empty)
    {
        if (!empty.IsEmpty) return;
        if (mine == empty)
        {
            mine = empty.next;
            return;
        }
        Holding before = mine;
        while (before.next != empty) before = before.next;
        before.next = empty.next;
    }

    private void CheckDisposed()
    {
        if (disposed) throw new ObjectDisposedException("System.Threading.ReaderWriterLockSlim");
    }

    private static Exception Recursion(string text) => new LockRecursionException(text);

    public void EnterReadLock() => ReadStep(Timeout.Infinite);
    public bool TryEnterReadLock(TimeSpan timeout) => TryEnterReadLock(Timeouts.Of(timeout));

    public bool TryEnterReadLock(int millisecondsTimeout)
    {
        Timeouts.Check(millisecondsTimeout);
        return ReadStep(millisecondsTimeout);
    }

    [OneStep]
    private bool ReadStep(int milliseconds)
    {
        CheckDisposed();
        Holding held = Find();
        if (!recursive && held != null)
        {
            if (held.writes > 0) throw Recursion("A read lock may not be acquired with the write lock held in this mode.");
            if (held.reads > 0) throw Recursion("Recursive read lock acquisitions not allowed in this mode.");
        }
        if (held == null && (written || waitingWriters > 0 || waitingUpgraders > 0))
        {
            if (milliseconds == Timeout.Infinite) Machine.Block("ReaderWriterLockSlim.EnterReadLock");
            Timeouts.WaitInStep(milliseconds);
            return false;
        }
        held = Has();
        if (held.reads++ == 0) readers++;
        return true;
    }

    public void EnterUpgradeableReadLock() => UpgradeableStep(Timeout.Infinite);
    public bool TryEnterUpgradeableReadLock(TimeSpan timeout) => TryEnterUpgradeableReadLock(Timeouts.Of(timeout));

    public bool TryEnterUpgradeableReadLock(int millisecondsTimeout)
    {
        Timeouts.Check(millisecondsTimeout);
        return UpgradeableStep(millisecondsTimeout);
    }

    [OneStep]
    private bool UpgradeableStep(int milliseconds)
    {
        CheckDisposed();
        Holding held = Find();
        if (!recursive && held != null)
        {
            if (held.upgrades > 0) throw Recursion("Recursive upgradeable lock acquisitions not allowed in this mode.");
            if (held.writes > 0) throw Recursion("Upgradeable lock may not be acquired with write lock held in this mode.");
        }
        if (held == null || (held.upgrades == 0 && held.writes == 0))
        {
            if (held != null) throw Recursion("Upgradeable lock may not be acquired with read lock held.");
            if (upgradeable || written || waitingWriters > 0)
            {
                if (milliseconds == Timeout.Infinite) Machine.Block("ReaderWriterLockSlim.EnterUpgradeableReadLock");
                Timeouts.WaitInStep(milliseconds);
                return false;
            }
        }
        Has().upgrades++;
        upgradeable = true;
        return true;
    }

    public void EnterWriteLock()
    {
        if (!WriteStep(true)) WaitToWrite();
    }

    public bool TryEnterWriteLock(TimeSpan timeout) => TryEnterWriteLock(Timeouts.Of(timeout));

    public bool TryEnterWriteLock(int millisecondsTimeout)
    {
        Timeouts.Check(millisecondsTimeout);
        if (WriteStep(millisecondsTimeout != 0)) return true;
        if (millisecondsTimeout == 0) return false;
        if (millisecondsTimeout != Timeout.Infinite) return LastWriteStep();
        WaitToWrite();
        return true;
    }

    [OneStep]
    private bool WriteStep(bool wait)
    {
        CheckDisposed();
        Holding held = Find();
        if (held != null && held.writes > 0)
        {
            if (!recursive) throw Recursion("Recursive write lock acquisitions not allowed in this mode.");
            held.writes++;
            return true;
        }
        bool upgrades = held != null && held.upgrades > 0;
        if (held != null && (!upgrades || (!recursive && held.reads > 0)))
            throw Recursion("Write lock may not be acquired with read lock held. This pattern is prone to deadlocks. Please ensure that read locks are released before taking a write lock. If an upgrade is necessary, use an upgrade lock in place of the read lock.");
        if (!FreeForWriter(held))
        {
            if (wait && upgrades) waitingUpgraders++;
            else if (wait) waitingWriters++;
            return false;
        }
        Write();
        return true;
    }

    private bool FreeForWriter(Holding held)
    {
        if (written || (upgradeable && held == null)) return false;
        return readers == (held != null && held.reads > 0 ? 1 : 0);
    }

    private void Write()
    {
        Monitor.Enter(own);
        Has().writes = 1;
        written = true;
    }

    private void WaitToWrite()
    {
        try
        {
            WaitingWriteStep();
        }
        catch (ThreadInterruptedException)
        {
            WaitNoMore();
            throw;
        }
    }

    [OneStep]
    private void WaitingWriteStep()
    {
        Holding held = Find();
        if (!FreeForWriter(held)) Machine.Block("ReaderWriterLockSlim.EnterWriteLock");
        Forgo(held);
        Write();
    }

    /// <summary>A wait with a timeout ends, one way or the other.</summary>
    [OneStep]
    private bool LastWriteStep()
    {
        Holding held = Find();
        bool free = FreeForWriter(held);
        Forgo(held);
        if (!free)
        {
            Machine.EndsIfInterrupted();
            return false;
        }
        Write();
        return true;
    }

    [OneStep] private void WaitNoMore() => Forgo(Find());

    private void Forgo(Holding held)
    {
        if (held != null) waitingUpgraders--;
        else waitingWriters--;
    }

    [OneStep]
    public void ExitReadLock()
    {
        Holding held = Find();
        if (held == null || held.reads == 0) throw new SynchronizationLockException("The read lock is being released without being held.");
        if (--held.reads > 0) return;
        readers--;
        Forget(held);
    }

    [OneStep]
    public void ExitUpgradeableReadLock()
    {
        Holding held = Find();
        if (held == null || held.upgrades == 0) throw new SynchronizationLockException("The upgradeable lock is being released without being held.");
        if (--held.upgrades > 0) return;
        upgradeable = false;
        Forget(held);
    }

    [OneStep]
    public void ExitWriteLock()
    {
        Holding held = Find();
        if (held == null || held.writes == 0) throw new SynchronizationLockException("The write lock is being released without being held.");
        if (--held.writes > 0) return;
        written = false;
        Forget(held);
        Monitor.Exit(own);
    }

    [OneStep]
    public void Dispose()
    {
        if (disposed) return;
        if (waitingWriters > 0 || waitingUpgraders > 0 || Find() != null)
            throw new SynchronizationLockException("The lock is being disposed while still being used. It either is being held by a thread and/or has active waiters waiting to acquire the lock.");
        disposed = true;
    }
}
