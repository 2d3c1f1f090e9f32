using Fencepost;

namespace System.Threading;

public struct SpinLock
{
    private const int Untracked = int.MinValue;

    /// <summary>The owner's thread, or, untracked, 1; 0 is free.</summary>
    private int owner;

    public SpinLock(bool enableThreadOwnerTracking) => owner = enableThreadOwnerTracking ? 0 : Untracked;

    public bool IsThreadOwnerTrackingEnabled { [Query] get => (owner & Untracked) == 0; }
    public bool IsHeld { [Query] get => (owner & ~Untracked) != 0; }

    public bool IsHeldByCurrentThread
    {
        [Query]
        get
        {
            if ((owner & Untracked) != 0) throw new InvalidOperationException("Thread tracking is disabled.");
            return owner == Machine.ThreadId();
        }
    }

    public void Enter(ref bool lockTaken)
    {
        Check(ref lockTaken);
        lockTaken = EnterStep(true);
    }

    public void TryEnter(ref bool lockTaken)
    {
        Check(ref lockTaken);
        lockTaken = EnterStep(false);
    }

    public void TryEnter(TimeSpan timeout, ref bool lockTaken) => TryEnter(Timeouts.Of(timeout), ref lockTaken);

    public void TryEnter(int millisecondsTimeout, ref bool lockTaken)
    {
        Check(ref lockTaken);
        Timeouts.Check(millisecondsTimeout);
        lockTaken = EnterStep(millisecondsTimeout == Timeout.Infinite);
    }

    private static void Check(ref bool lockTaken)
    {
        if (!lockTaken) return;
        lockTaken = false;
        throw new ArgumentException("The tookLock argument must be set to false before calling this method.");
    }

    [OneStep]
    private bool EnterStep(bool wait)
    {
        bool tracked = (owner & Untracked) == 0;
        int mark = tracked ? Machine.ThreadId() : Untracked | 1;
        if ((owner & ~Untracked) != 0)
        {
            if (tracked && owner == mark) throw new LockRecursionException("The calling thread already holds the lock.");
            if (!wait) return false;
            Machine.Block("SpinLock.Enter");
        }
        owner = mark;
        if (tracked) PoolThread.Owns();
        return true;
    }

    [OneStep]
    public void Exit()
    {
        if ((owner & Untracked) != 0) owner = Untracked;
        else if (owner != Machine.ThreadId()) throw NotHeld();
        else Leave();
    }

    private void Leave()
    {
        owner = 0;
        PoolThread.OwnsNoMore();
    }

    /// <summary>Without a barrier it is a volatile write.</summary>
    public void Exit(bool useMemoryBarrier)
    {
        if (useMemoryBarrier)
        {
            Exit();
            return;
        }
        if (IsThreadOwnerTrackingEnabled && !IsHeldByCurrentThread) throw NotHeld();
        if (IsThreadOwnerTrackingEnabled) PoolThread.OwnsNoMore();
        Volatile.Write(ref owner, owner & Untracked);
    }

    private static Exception NotHeld() => new SynchronizationLockException("The calling thread does not hold the lock.");
}
