using System.Threading.Tasks;
using Fencepost;

namespace System.Threading;

/// <summary>A tick of the system's clock comes at any time after it was asked for. Those of another clock come when its timer fires;
/// of those that nobody has waited for, one is kept.</summary>
public sealed class PeriodicTimer : IDisposable
{
    private Tick waiting;
    private readonly ITimer timer;
    private bool ticked;
    private bool disposed;
    private TimeSpan period;

    public PeriodicTimer(TimeSpan period, TimeProvider timeProvider)
    {
        CheckPeriod(period, "period");
        if (timeProvider == null) throw new ArgumentNullException("timeProvider");
        this.period = period;
        if (timeProvider != TimeProvider.System) timer = ExecutionContext.WithoutFlow(timeProvider, new TimerCallback(Signal), period, period);
    }

    public PeriodicTimer(TimeSpan period)
    {
        CheckPeriod(period, "period");
        this.period = period;
    }

    private static void CheckPeriod(TimeSpan period, string name)
    {
        long milliseconds = (long)period.TotalMilliseconds;
        if (milliseconds != -1 && (milliseconds < 1 || milliseconds > 0xfffffffe)) throw new ArgumentOutOfRangeException(name);
    }

    public TimeSpan Period
    {
        get => period;
        set
        {
            CheckPeriod(value, "value");
            if (IsDisposed()) throw new ObjectDisposedException("System.Threading.PeriodicTimer");
            period = value;
            if (timer != null && !timer.Change(value, value)) throw new ObjectDisposedException("System.Threading.PeriodicTimer");
        }
    }

    /// <summary>The timer of another clock fires.</summary>
    private void Signal(object _)
    {
        Tick tick = SignalStep();
        if (tick != null) tick.TrySetResult(true);
    }

    [OneStep]
    private Tick SignalStep()
    {
        bool waits = waiting != null && !waiting.DoneInStep;
        if (!waits) ticked = true;
        return waits ? waiting : null;
    }

    [Query] private bool IsDisposed() => disposed;

    public ValueTask<bool> WaitForNextTickAsync(CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return ValueTask.FromCanceled<bool>(cancellationToken);
        Tick tick = new Tick(this, cancellationToken);
        if (!Begin(tick, out bool result)) return new ValueTask<bool>(result);
        if (cancellationToken.CanBeCanceled) tick.CancelWith(cancellationToken);
        if (timer == null && period.Ticks > 0) PoolThread.Start(new Action(tick.Pass), "PeriodicTimer");
        return new ValueTask<bool>(tick);
    }

    [OneStep]
    private bool Begin(Tick tick, out bool result)
    {
        result = false;
        if (waiting != null && !waiting.DoneInStep) throw new InvalidOperationException();
        if (disposed) return false;
        if (ticked)
        {
            ticked = false;
            result = true;
            return false;
        }
        waiting = tick;
        return true;
    }

    public void Dispose()
    {
        timer?.Dispose();
        Tick tick = DisposeStep();
        if (tick != null) tick.TrySetResult(false);
    }

    [OneStep]
    private Tick DisposeStep()
    {
        disposed = true;
        return waiting;
    }

    private sealed class Tick : Task<bool>
    {
        private readonly PeriodicTimer timer;
        private readonly CancellationToken token;
        private CancellationTokenRegistration registration;

        internal Tick(PeriodicTimer timer, CancellationToken token)
        {
            this.timer = timer;
            this.token = token;
        }

        internal void CancelWith(CancellationToken token)
        {
            CancellationTokenRegistration made = token.UnsafeRegister(new Action(Cancel));
            if (!Keep(made)) made.Unregister();
        }

        [OneStep]
        private bool Keep(CancellationTokenRegistration made)
        {
            if (DoneInStep) return false;
            registration = made;
            return true;
        }

        internal void Pass() => TrySetResult(true);
        private void Cancel() => TryCancelWait(token);

        private protected override void ReleaseInStep()
        {
            registration.DropInStep();
            registration = default;
            timer.waiting = null;
        }
    }
}
