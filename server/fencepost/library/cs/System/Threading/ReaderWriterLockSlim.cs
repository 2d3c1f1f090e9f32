using Fencepost;

namespace System.Threading;

/// <summary>Writers that wait without a timeout keep new readers out. WaitingReadCount is always 0.</summary>
public class ReaderWriterLockSlim : IDisposable
{
    private readonly bool recursive;
    private Holder readers;
    private int writer;
    private int writeDepth;
    private int upgrader;
    private int upgradeDepth;
    private int waitingWriters;
    private int waitingUpgraders;
    private bool disposed;

    private sealed class Holder
    {
        internal int thread;
        internal int count;
        internal Holder next;
    }

    public ReaderWriterLockSlim() { }
    public ReaderWriterLockSlim(LockRecursionPolicy recursionPolicy) => recursive = recursionPolicy == LockRecursionPolicy.SupportsRecursion;

    public LockRecursionPolicy RecursionPolicy => recursive ? LockRecursionPolicy.SupportsRecursion : LockRecursionPolicy.NoRecursion;
    public bool IsReadLockHeld { [Query] get => ReadsOf(Machine.ThreadId()) > 0; }
    public bool IsUpgradeableReadLockHeld { [Query] get => upgrader == Machine.ThreadId(); }
    public bool IsWriteLockHeld { [Query] get => writer == Machine.ThreadId(); }
    public int RecursiveReadCount { [Query] get => ReadsOf(Machine.ThreadId()); }
    public int RecursiveUpgradeCount { [Query] get => upgrader == Machine.ThreadId() ? upgradeDepth : 0; }
    public int RecursiveWriteCount { [Query] get => writer == Machine.ThreadId() ? writeDepth : 0; }
    public int CurrentReadCount { [Query] get => Reads(); }
    public int WaitingReadCount => 0;
    public int WaitingUpgradeCount { [Query] get => waitingUpgraders; }
    public int WaitingWriteCount { [Query] get => waitingWriters; }

    private int Reads()
    {
        int count = 0;
        for (Holder holder = readers; holder != null; holder = holder.next) count += holder.count;
        return count;
    }

    private int ReadsOf(int thread)
    {
        for (Holder holder = readers; holder != null; holder = holder.next)
            if (holder.thread == thread) return holder.count;
        return 0;
    }

    /// <summary>The list is ordered by thread, and has no entry for threads that hold nothing.</summary>
    private void AddRead(int thread, int by)
    {
        Holder before = null, holder = readers;
        while (holder != null && holder.thread < thread)
        {
            before = holder;
            holder = holder.next;
        }
        if (holder == null || holder.thread != thread)
        {
            holder = new Holder { thread = thread, count = by, next = holder };
            if (before == null) readers = holder;
            else before.next = holder;
            return;
        }
        holder.count += by;
        if (holder.count != 0) return;
        if (before == null) readers = holder.next;
        else before.next = holder.next;
    }

    private void CheckDisposed()
    {
        if (disposed) throw new ObjectDisposedException(null);
    }

    private static Exception Recursion(string text) => new LockRecursionException(text);

    public void EnterReadLock() => ReadStep(true);
    public bool TryEnterReadLock(TimeSpan timeout) => TryEnterReadLock(Timeouts.Of(timeout));

    public bool TryEnterReadLock(int millisecondsTimeout)
    {
        Timeouts.Check(millisecondsTimeout);
        return ReadStep(millisecondsTimeout == Timeout.Infinite);
    }

    [OneStep]
    private bool ReadStep(bool wait)
    {
        CheckDisposed();
        int me = Machine.ThreadId();
        bool holds = ReadsOf(me) > 0;
        if (!recursive)
        {
            if (writer == me) throw Recursion("A read lock may not be acquired with the write lock held in this mode.");
            if (holds) throw Recursion("Recursive read lock acquisitions not allowed in this mode.");
        }
        if (!holds && upgrader != me && writer != me && (writer != 0 || waitingWriters > 0 || waitingUpgraders > 0))
        {
            if (!wait) return false;
            Machine.Block("ReaderWriterLockSlim.EnterReadLock");
        }
        AddRead(me, 1);
        return true;
    }

    public void EnterUpgradeableReadLock() => UpgradeableStep(true);
    public bool TryEnterUpgradeableReadLock(TimeSpan timeout) => TryEnterUpgradeableReadLock(Timeouts.Of(timeout));

    public bool TryEnterUpgradeableReadLock(int millisecondsTimeout)
    {
        Timeouts.Check(millisecondsTimeout);
        return UpgradeableStep(millisecondsTimeout == Timeout.Infinite);
    }

    [OneStep]
    private bool UpgradeableStep(bool wait)
    {
        CheckDisposed();
        int me = Machine.ThreadId();
        if (!recursive)
        {
            if (upgrader == me) throw Recursion("Recursive upgradeable lock acquisitions not allowed in this mode.");
            if (writer == me) throw Recursion("Upgradeable lock may not be acquired with write lock held in this mode.");
        }
        if (upgrader != me && writer != me)
        {
            if (ReadsOf(me) > 0) throw Recursion("Upgradeable lock may not be acquired with read lock held.");
            if (upgrader != 0 || writer != 0 || waitingWriters > 0)
            {
                if (!wait) return false;
                Machine.Block("ReaderWriterLockSlim.EnterUpgradeableReadLock");
            }
        }
        upgrader = me;
        upgradeDepth++;
        return true;
    }

    public void EnterWriteLock()
    {
        if (!WriteStep(true)) WaitingWriteStep();
    }

    public bool TryEnterWriteLock(TimeSpan timeout) => TryEnterWriteLock(Timeouts.Of(timeout));

    public bool TryEnterWriteLock(int millisecondsTimeout)
    {
        Timeouts.Check(millisecondsTimeout);
        bool wait = millisecondsTimeout == Timeout.Infinite;
        if (WriteStep(wait)) return true;
        if (!wait) return false;
        WaitingWriteStep();
        return true;
    }

    [OneStep]
    private bool WriteStep(bool wait)
    {
        CheckDisposed();
        int me = Machine.ThreadId();
        if (writer == me)
        {
            if (!recursive) throw Recursion("Recursive write lock acquisitions not allowed in this mode.");
            writeDepth++;
            return true;
        }
        if (upgrader != me && ReadsOf(me) > 0)
            throw Recursion("Write lock may not be acquired with read lock held. This pattern is prone to deadlocks. Please ensure that read locks are released before taking a write lock. If an upgrade is necessary, use an upgrade lock in place of the read lock.");
        if (!FreeForWriter(me))
        {
            if (wait && upgrader == me) waitingUpgraders++;
            else if (wait) waitingWriters++;
            return false;
        }
        writer = me;
        writeDepth = 1;
        return true;
    }

    private bool FreeForWriter(int me)
    {
        if (writer != 0 || (upgrader != 0 && upgrader != me)) return false;
        return readers == null || (upgrader == me && readers.next == null && readers.thread == me);
    }

    [OneStep]
    private void WaitingWriteStep()
    {
        int me = Machine.ThreadId();
        if (!FreeForWriter(me)) Machine.Block("ReaderWriterLockSlim.EnterWriteLock");
        if (upgrader == me) waitingUpgraders--;
        else waitingWriters--;
        writer = me;
        writeDepth = 1;
    }

    [OneStep]
    public void ExitReadLock()
    {
        int me = Machine.ThreadId();
        if (ReadsOf(me) == 0) throw new SynchronizationLockException("The read lock is being released without being held.");
        AddRead(me, -1);
    }

    [OneStep]
    public void ExitUpgradeableReadLock()
    {
        if (upgrader != Machine.ThreadId()) throw new SynchronizationLockException("The upgradeable lock is being released without being held.");
        if (--upgradeDepth == 0) upgrader = 0;
    }

    [OneStep]
    public void ExitWriteLock()
    {
        if (writer != Machine.ThreadId()) throw new SynchronizationLockException("The write lock is being released without being held.");
        if (--writeDepth == 0) writer = 0;
    }

    [OneStep]
    public void Dispose()
    {
        if (disposed) return;
        int me = Machine.ThreadId();
        if (waitingWriters > 0 || waitingUpgraders > 0 || writer == me || upgrader == me || ReadsOf(me) > 0)
            throw new SynchronizationLockException("The lock is being disposed while still being used. It either is being held by a thread and/or has active waiters waiting to acquire the lock.");
        disposed = true;
    }
}
