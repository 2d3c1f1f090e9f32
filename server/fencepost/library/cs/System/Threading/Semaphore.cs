using Fencepost;

namespace System.Threading;

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
