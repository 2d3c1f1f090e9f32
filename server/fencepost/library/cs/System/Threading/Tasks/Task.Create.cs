using Fencepost;

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

/// <summary>A delay (without a task), or a task as long as one is ready to wait for it.</summary>
internal sealed class LimitedWait<TResult> : Task<TResult>, IContinuation
{
    private Task task;
    private CancellationToken token;
    private CancellationTokenRegistration registration;

    /// <summary>The timer of a clock of the user's; it is disposed of at the end.</summary>
    private ITimer timer;
    private readonly bool hasClock;

    internal LimitedWait(Task task, long milliseconds, CancellationToken token, bool hasClock = false)
        : base((object)null, task == null && token.CanBeCanceled ? TaskCreationOptions.RunContinuationsAsynchronously : TaskCreationOptions.None)
    {
        this.task = task;
        this.token = token;
        this.hasClock = hasClock;
        if (token.CanBeCanceled)
        {
            CancellationTokenRegistration made = token.UnsafeRegister(new Action(Cancel));
            if (!Keep(made)) made.Unregister();
        }
        if (milliseconds != Timeout.Infinite) Flow.Start(new Limit(this, task == null), task == null ? "Task.Delay" : "Task.WaitAsync");
        if (task != null) task.Then(this);
    }

    [OneStep]
    private bool Keep(CancellationTokenRegistration made)
    {
        if (DoneInStep) return false;
        registration = made;
        return true;
    }

    private void Cancel()
    {
        if (TrySetCanceled(token) && hasClock) DisposeTimer();
    }

    /// <summary>Ends with a timer of a clock of the user's.</summary>
    internal void EndBy(TimeProvider provider, TimeSpan limit)
    {
        Limit end = new Limit(this, task == null);
        ITimer made = ExecutionContext.WithoutFlow(provider, new TimerCallback(end.Elapse), limit, Timeout.InfiniteTimeSpan);
        if (!KeepTimer(made)) made.Dispose();
    }

    [OneStep]
    private bool KeepTimer(ITimer made)
    {
        if (DoneInStep) return false;
        timer = made;
        return true;
    }

    private void DisposeTimer() => TakeTimer()?.Dispose();

    [OneStep]
    private ITimer TakeTimer()
    {
        ITimer taken = timer;
        timer = null;
        return taken;
    }

    private sealed class Limit : IWork
    {
        private readonly LimitedWait<TResult> wait;
        private readonly bool isDelay;

        internal Limit(LimitedWait<TResult> wait, bool isDelay)
        {
            this.wait = wait;
            this.isDelay = isDelay;
        }

        internal void Elapse(object _)
        {
            Task completed = Do(out object next);
            Flow.Run(completed, next);
            if (completed != null) wait.DisposeTimer();
        }

        public Task Do(out object next) =>
            isDelay ? wait.End(default, out next) : wait.End(TaskStatus.Faulted, new TimeoutException(), out next);
    }

    public Task Run(Task completed, bool inline, out object next)
    {
        if (!hasClock) return EndAs(completed, out next);
        Task ended = EndAs(completed, out object waiting);
        Flow.Run(ended, waiting);
        if (ended != null) DisposeTimer();
        next = null;
        return null;
    }

    private Task EndAs(Task completed, out object next)
    {
        TaskStatus status = completed.Outcome(out object failure);
        if (status != TaskStatus.RanToCompletion) return End(status, failure, out next);
        return End(completed is Task<TResult> typed ? typed.Result : default, out next);
    }

    private protected override void ReleaseInStep()
    {
        registration.DropInStep();
        registration = default;
        task?.RemoveInStep(this);
        task = null;
    }
}
