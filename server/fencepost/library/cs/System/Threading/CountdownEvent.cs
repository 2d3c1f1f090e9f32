using Fencepost;

namespace System.Threading;

public class CountdownEvent : IDisposable
{
    private int initial;
    private int count;
    private bool disposed;

    public CountdownEvent(int initialCount)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(initialCount);
        initial = initialCount;
        count = initialCount;
    }

    public int CurrentCount { [Query] get => count; }
    public int InitialCount { [Query] get => initial; }
    public bool IsSet { [Query] get => count == 0; }
    public WaitHandle WaitHandle => new Event(this);

    public bool Signal() => SignalStep(1);

    public bool Signal(int signalCount)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(signalCount);
        return SignalStep(signalCount);
    }

    [OneStep]
    private bool SignalStep(int signalCount)
    {
        CheckDisposed();
        if (count < signalCount) throw new InvalidOperationException("Invalid attempt made to decrement the event's count below zero.");
        count -= signalCount;
        return count == 0;
    }

    public void AddCount() => AddCount(1);

    public void AddCount(int signalCount)
    {
        if (!TryAddCount(signalCount)) throw new InvalidOperationException("The event is already signaled and cannot be incremented.");
    }

    public bool TryAddCount() => TryAddCount(1);

    public bool TryAddCount(int signalCount)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(signalCount);
        return AddStep(signalCount);
    }

    [OneStep]
    private bool AddStep(int signalCount)
    {
        CheckDisposed();
        if (count == 0) return false;
        if (count > int.MaxValue - signalCount) throw new InvalidOperationException("The increment operation would cause the CurrentCount to overflow.");
        count += signalCount;
        return true;
    }

    [OneStep]
    public void Reset()
    {
        CheckDisposed();
        count = initial;
    }

    public void Reset(int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        ResetStep(count);
    }

    [OneStep]
    private void ResetStep(int count)
    {
        CheckDisposed();
        this.count = count;
        initial = count;
    }

    public void Wait() => WaitStep(null);
    public void Wait(CancellationToken cancellationToken) => Wait(Timeout.Infinite, cancellationToken);
    public bool Wait(TimeSpan timeout) => Wait(Timeouts.Of(timeout), default);
    public bool Wait(TimeSpan timeout, CancellationToken cancellationToken) => Wait(Timeouts.Of(timeout), cancellationToken);
    public bool Wait(int millisecondsTimeout) => Wait(millisecondsTimeout, default);

    public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
    {
        Timeouts.Check(millisecondsTimeout);
        cancellationToken.ThrowIfCancellationRequested();
        if (millisecondsTimeout == Timeout.Infinite ? WaitStep(cancellationToken.source) : TestStep(millisecondsTimeout)) return true;
        cancellationToken.ThrowIfCancellationRequested();
        return false;
    }

    [Query]
    private bool WaitStep(CancellationTokenSource source)
    {
        CheckDisposed();
        if (count == 0) return true;
        if (!CancellationTokenSource.Canceled(source)) Machine.Idle("CountdownEvent.Wait");
        return false;
    }

    [Query]
    private bool TestStep(int milliseconds)
    {
        CheckDisposed();
        if (count == 0) return true;
        Timeouts.WaitInStep(milliseconds);
        return false;
    }

    private void CheckDisposed()
    {
        if (disposed) throw new ObjectDisposedException("System.Threading.CountdownEvent");
    }

    public void Dispose() => Dispose(true);

    protected virtual void Dispose(bool disposing)
    {
        if (disposing) DisposeStep();
    }

    [OneStep] private void DisposeStep() => disposed = true;

    private sealed class Event : WaitHandle
    {
        private readonly CountdownEvent owner;

        internal Event(CountdownEvent owner) => this.owner = owner;
        internal override bool ReadyInStep() => owner.count == 0;
    }
}
