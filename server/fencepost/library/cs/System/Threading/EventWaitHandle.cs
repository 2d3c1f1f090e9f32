using Fencepost;

namespace System.Threading;

public class EventWaitHandle : WaitHandle
{
    internal bool signaled;
    private readonly EventResetMode mode;

    public EventWaitHandle(bool initialState, EventResetMode mode)
    {
        if (mode != EventResetMode.AutoReset && mode != EventResetMode.ManualReset)
            throw new ArgumentException("Value of flags is invalid.", "mode");
        signaled = initialState;
        this.mode = mode;
    }

    public EventWaitHandle(bool initialState, EventResetMode mode, string name) : this(initialState, mode) { }
    public EventWaitHandle(bool initialState, EventResetMode mode, string name, out bool createdNew) : this(initialState, mode) => createdNew = true;

    internal override bool ReadyInStep() => signaled;

    internal override void TakeInStep()
    {
        if (mode == EventResetMode.AutoReset) signaled = false;
    }

    [OneStep]
    public bool Set()
    {
        CheckClosed();
        signaled = true;
        return true;
    }

    [OneStep]
    public bool Reset()
    {
        CheckClosed();
        signaled = false;
        return true;
    }

    internal override void Signal() => Set();
}

public sealed class AutoResetEvent : EventWaitHandle
{
    public AutoResetEvent(bool initialState) : base(initialState, EventResetMode.AutoReset) { }
}

public sealed class ManualResetEvent : EventWaitHandle
{
    public ManualResetEvent(bool initialState) : base(initialState, EventResetMode.ManualReset) { }
}

public sealed class Semaphore : WaitHandle
{
    private readonly int max;
    private int count;

    public Semaphore(int initialCount, int maximumCount)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(initialCount);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(maximumCount);
        if (initialCount > maximumCount)
            throw new ArgumentException("The initial count for the semaphore must be greater than or equal to zero and less than the maximum count.");
        count = initialCount;
        max = maximumCount;
    }

    public Semaphore(int initialCount, int maximumCount, string name) : this(initialCount, maximumCount) { }

    public Semaphore(int initialCount, int maximumCount, string name, out bool createdNew) : this(initialCount, maximumCount) =>
        createdNew = true;

    internal override bool ReadyInStep() => count > 0;
    internal override void TakeInStep() => count--;

    public int Release() => Release(1);

    public int Release(int releaseCount)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(releaseCount);
        return ReleaseStep(releaseCount);
    }

    [OneStep]
    private int ReleaseStep(int releaseCount)
    {
        CheckClosed();
        if (max - count < releaseCount) throw new SemaphoreFullException();
        int previous = count;
        count += releaseCount;
        return previous;
    }

    internal override void Signal() => Release(1);
}

public class AbandonedMutexException : SystemException
{
    private const string Default = "The wait completed due to an abandoned mutex.";

    public AbandonedMutexException() : this(Default) { }
    public AbandonedMutexException(string message) : this(message, null, -1, null) { }
    public AbandonedMutexException(string message, Exception inner) : this(message, inner, -1, null) { }
    public AbandonedMutexException(int location, WaitHandle handle) : this(Default, null, location, handle) { }
    public AbandonedMutexException(string message, int location, WaitHandle handle) : this(message, null, location, handle) { }

    public AbandonedMutexException(string message, Exception inner, int location, WaitHandle handle) : base(message, inner)
    {
        MutexIndex = location;
        Mutex = handle as Mutex;
    }

    public Mutex Mutex { get; }
    public int MutexIndex { get; }
}
