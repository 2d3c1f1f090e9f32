namespace System.Threading.Tasks;

public partial class Task
{
    public static Task CompletedTask => AsyncMethods.Void.Completed;
    public static TaskFactory Factory => new TaskFactory();
    public static Task<TResult> FromResult<TResult>(TResult result) => new Task<TResult>(result);
    public static Task FromException(Exception exception) => FromException<VoidTaskResult>(exception);
    public static Task FromCanceled(CancellationToken cancellationToken) => FromCanceled<VoidTaskResult>(cancellationToken);

    public static Task<TResult> FromException<TResult>(Exception exception)
    {
        if (exception == null) throw new ArgumentNullException("exception");
        return new Task<TResult>(TaskStatus.Faulted, exception);
    }

    public static Task<TResult> FromCanceled<TResult>(CancellationToken cancellationToken)
    {
        if (!cancellationToken.IsCancellationRequested) throw new ArgumentOutOfRangeException("cancellationToken");
        return new Task<TResult>(TaskStatus.Canceled, cancellationToken.source);
    }

    // A delay may end at any time.

    public static Task Delay(TimeSpan delay) => Delay(Timeouts.OfTimer(delay, "delay"), default);
    public static Task Delay(TimeSpan delay, CancellationToken cancellationToken) => Delay(Timeouts.OfTimer(delay, "delay"), cancellationToken);
    public static Task Delay(int millisecondsDelay) => Delay(millisecondsDelay, default);

    public static Task Delay(int millisecondsDelay, CancellationToken cancellationToken)
    {
        if (millisecondsDelay < -1) throw new ArgumentOutOfRangeException("millisecondsDelay", "The value needs to be either -1 (signifying an infinite timeout), 0 or a positive integer.");
        return Delay((long)millisecondsDelay, cancellationToken);
    }

    public static Task Delay(TimeSpan delay, TimeProvider timeProvider) => Delay(delay, timeProvider, default);

    public static Task Delay(TimeSpan delay, TimeProvider timeProvider, CancellationToken cancellationToken)
    {
        if (timeProvider == null) throw new ArgumentNullException("timeProvider");
        long milliseconds = Timeouts.OfTimer(delay, "delay");
        if (timeProvider == TimeProvider.System || milliseconds <= 0 || cancellationToken.IsCancellationRequested)
            return Delay(milliseconds, cancellationToken);
        LimitedWait<VoidTaskResult> wait = new LimitedWait<VoidTaskResult>(null, Timeout.Infinite, cancellationToken, true);
        wait.EndBy(timeProvider, delay);
        return wait;
    }

    private static Task Delay(long milliseconds, CancellationToken token)
    {
        if (token.IsCancellationRequested) return FromCanceled(token);
        if (milliseconds == 0) return CompletedTask;
        LimitedWait<VoidTaskResult> delay = new LimitedWait<VoidTaskResult>(null, milliseconds, token);
        return delay;
    }

    public Task WaitAsync(CancellationToken cancellationToken) => WaitAsync(Timeout.Infinite, cancellationToken);
    public Task WaitAsync(TimeSpan timeout) => WaitAsync(Timeouts.OfTimer(timeout, "timeout"), default);

    public Task WaitAsync(TimeSpan timeout, CancellationToken cancellationToken) =>
        WaitAsync(Timeouts.OfTimer(timeout, "timeout"), cancellationToken);

    public Task WaitAsync(TimeSpan timeout, TimeProvider timeProvider) => WaitAsync(timeout, timeProvider, default);

    public Task WaitAsync(TimeSpan timeout, TimeProvider timeProvider, CancellationToken cancellationToken)
    {
        if (timeProvider == null) throw new ArgumentNullException("timeProvider");
        long milliseconds = Timeouts.OfTimer(timeout, "timeout");
        if (timeProvider == TimeProvider.System || milliseconds <= 0 || IsCompleted || cancellationToken.IsCancellationRequested)
            return WaitAsync(milliseconds, cancellationToken);
        LimitedWait<VoidTaskResult> wait = new LimitedWait<VoidTaskResult>(this, Timeout.Infinite, cancellationToken, true);
        wait.EndBy(timeProvider, timeout);
        return wait;
    }

    private Task WaitAsync(long milliseconds, CancellationToken token)
    {
        if (IsCompleted || (!token.CanBeCanceled && milliseconds == Timeout.Infinite)) return this;
        if (token.IsCancellationRequested) return FromCanceled(token);
        return milliseconds == 0 ? FromException(new TimeoutException()) : new LimitedWait<VoidTaskResult>(this, milliseconds, token);
    }
}
