using Fencepost;

namespace System.Threading.Tasks;

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
