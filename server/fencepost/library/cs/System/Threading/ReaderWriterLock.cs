namespace System.Threading;

/// <summary>The older lock, made of the newer one; a thread that holds the writer's lock may take and release the reader's.</summary>
public sealed class ReaderWriterLock
{
    private readonly ReaderWriterLockSlim inner = new ReaderWriterLockSlim(LockRecursionPolicy.SupportsRecursion);
    private int writes;

    public ReaderWriterLock() { }

    public bool IsReaderLockHeld => !inner.IsWriteLockHeld && inner.IsReadLockHeld;
    public bool IsWriterLockHeld => inner.IsWriteLockHeld;
    public int WriterSeqNum => writes;
    public bool AnyWritersSince(int seqNum) => writes > seqNum + (inner.IsWriteLockHeld ? 1 : 0);

    private static Exception TimedOut() => new ApplicationException("The operation has timed out. (0x800705B4)");
    private static Exception NotOwner() => new ApplicationException("Attempt to release mutex not owned by caller. (0x00000120)");

    public void AcquireReaderLock(TimeSpan timeout) => AcquireReaderLock(Timeouts.Of(timeout));

    public void AcquireReaderLock(int millisecondsTimeout)
    {
        Timeouts.Check(millisecondsTimeout);
        if (inner.IsWriteLockHeld ? !inner.TryEnterWriteLock(millisecondsTimeout) : !inner.TryEnterReadLock(millisecondsTimeout)) throw TimedOut();
    }

    public void AcquireWriterLock(TimeSpan timeout) => AcquireWriterLock(Timeouts.Of(timeout));

    public void AcquireWriterLock(int millisecondsTimeout)
    {
        Timeouts.Check(millisecondsTimeout);
        if (!inner.TryEnterWriteLock(millisecondsTimeout)) throw TimedOut();
        if (inner.RecursiveWriteCount == 1) writes++;
    }

    public void ReleaseReaderLock()
    {
        if (inner.IsWriteLockHeld) inner.ExitWriteLock();
        else if (inner.IsReadLockHeld) inner.ExitReadLock();
        else throw NotOwner();
    }

    public void ReleaseWriterLock()
    {
        if (!inner.IsWriteLockHeld) throw NotOwner();
        inner.ExitWriteLock();
    }

    public LockCookie UpgradeToWriterLock(TimeSpan timeout) => UpgradeToWriterLock(Timeouts.Of(timeout));

    public LockCookie UpgradeToWriterLock(int millisecondsTimeout)
    {
        LockCookie cookie = ReleaseLock();
        AcquireWriterLock(millisecondsTimeout);
        return cookie;
    }

    public void DowngradeFromWriterLock(ref LockCookie lockCookie)
    {
        if (!inner.IsWriteLockHeld) throw NotOwner();
        LockCookie cookie = lockCookie;
        if (cookie.writes > 0)
        {
            inner.ExitWriteLock();
            return;
        }
        for (int i = 0; i < cookie.reads; i++) inner.EnterReadLock();
        while (inner.IsWriteLockHeld) inner.ExitWriteLock();
    }

    public LockCookie ReleaseLock()
    {
        LockCookie cookie = new LockCookie { reads = inner.RecursiveReadCount, writes = inner.RecursiveWriteCount };
        while (inner.IsReadLockHeld) inner.ExitReadLock();
        while (inner.IsWriteLockHeld) inner.ExitWriteLock();
        return cookie;
    }

    public void RestoreLock(ref LockCookie lockCookie)
    {
        for (int i = 0; i < lockCookie.writes; i++) AcquireWriterLock(Timeout.Infinite);
        for (int i = 0; i < lockCookie.reads; i++) AcquireReaderLock(Timeout.Infinite);
    }
}
