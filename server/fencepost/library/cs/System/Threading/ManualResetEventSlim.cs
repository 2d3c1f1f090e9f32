using Fencepost;

namespace System.Threading;

public class ManualResetEventSlim : IDisposable
{
    private bool set;
    private bool disposed;
    private readonly int spinCount;

    public ManualResetEventSlim() : this(false) { }
    public ManualResetEventSlim(bool initialState) : this(initialState, 10) { }

    public ManualResetEventSlim(bool initialState, int spinCount)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(spinCount);
        if (spinCount > 2047) throw new ArgumentOutOfRangeException("spinCount");
        set = initialState;
        this.spinCount = spinCount;
    }

    public bool IsSet { [Query] get => set; }
    public int SpinCount => spinCount;

    public WaitHandle WaitHandle
    {
        get
        {
            CheckDisposed();
            return new Event(this);
        }
    }

    [OneStep] public void Set() => set = true;

    [OneStep]
    public void Reset()
    {
        CheckDisposed();
        set = false;
    }

    public void Wait() => WaitStep(null);
    public void Wait(CancellationToken cancellationToken) => Wait(Timeout.Infinite, cancellationToken);
    public bool Wait(TimeSpan timeout) => Wait(Timeouts.Of(timeout), default);
    public bool Wait(TimeSpan timeout, CancellationToken cancellationToken) => Wait(Timeouts.Of(timeout), cancellationToken);
    public bool Wait(int millisecondsTimeout) => Wait(millisecondsTimeout, default);

    public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        Timeouts.Check(millisecondsTimeout);
        if (millisecondsTimeout == Timeout.Infinite ? WaitStep(cancellationToken.source) : TestStep(millisecondsTimeout)) return true;
        cancellationToken.ThrowIfCancellationRequested();
        return false;
    }

    [Query]
    private bool WaitStep(CancellationTokenSource source)
    {
        CheckDisposed();
        if (set) return true;
        if (!CancellationTokenSource.Canceled(source)) Machine.Idle("ManualResetEventSlim.Wait");
        return false;
    }

    [Query]
    private bool TestStep(int milliseconds)
    {
        CheckDisposed();
        if (set) return true;
        Timeouts.WaitInStep(milliseconds);
        return false;
    }

    private void CheckDisposed()
    {
        if (disposed) throw new ObjectDisposedException("System.Threading.ManualResetEventSlim");
    }

    public void Dispose() => Dispose(true);

    protected virtual void Dispose(bool disposing)
    {
        if (disposing) DisposeStep();
    }

    [OneStep] private void DisposeStep() => disposed = true;

    private sealed class Event : WaitHandle
    {
        private readonly ManualResetEventSlim owner;

        internal Event(ManualResetEventSlim owner) => this.owner = owner;
        internal override bool ReadyInStep() => owner.set;
    }
}
