using Fencepost;

namespace System.Threading.Tasks;

public partial class Task<TResult> : Task, ITypedTask
{
    private TResult result;

    internal Task() { }
    internal Task(object asyncState, TaskCreationOptions options) : base(asyncState, options) { }
    internal Task(object asyncState, TaskStatus stage, TaskCreationOptions options) : base(asyncState, stage, options) { }
    internal Task(TaskStatus status, object error) : base(status, error) { }
    internal Task(TResult result) : base(TaskStatus.RanToCompletion, null) => this.result = result;

    public Task(Func<TResult> function) : base(function, null, default, TaskCreationOptions.None) { }

    public Task(Func<TResult> function, CancellationToken cancellationToken)
        : base(function, null, cancellationToken, TaskCreationOptions.None) { }

    public Task(Func<TResult> function, TaskCreationOptions creationOptions) : base(function, null, default, creationOptions) { }

    public Task(Func<TResult> function, CancellationToken cancellationToken, TaskCreationOptions creationOptions)
        : base(function, null, cancellationToken, creationOptions) { }

    public Task(Func<object, TResult> function, object state) : base(function, state, default, TaskCreationOptions.None) { }

    public Task(Func<object, TResult> function, object state, CancellationToken cancellationToken)
        : base(function, state, cancellationToken, TaskCreationOptions.None) { }

    public Task(Func<object, TResult> function, object state, TaskCreationOptions creationOptions)
        : base(function, state, default, creationOptions) { }

    public Task(Func<object, TResult> function, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions)
        : base(function, state, cancellationToken, creationOptions) { }

    public static new TaskFactory<TResult> Factory => new TaskFactory<TResult>();

    /// <summary>For steps of other types.</summary>
    internal TResult ResultInStep => result;

    public TResult Result
    {
        get
        {
            TResult value = WaitForResult(out TaskStatus status, out object failure);
            if (status != TaskStatus.RanToCompletion) throw Failure(status, failure);
            return value;
        }
    }

    /// <summary>The end of an await.</summary>
    internal TResult ResultOrThrow()
    {
        TResult value = WaitForResult(out TaskStatus status, out object failure);
        if (status != TaskStatus.RanToCompletion) ThrowFirst(status, failure);
        return value;
    }

    private TResult WaitForResult(out TaskStatus status, out object failure)
    {
        TResult value = AwaitResult(true, out TaskRun toRun, out status, out failure);
        if (toRun == null) return value;
        toRun.RunInWait();
        return AwaitResult(false, out _, out status, out failure);
    }

    [Query]
    private TResult AwaitResult(bool mayRun, out TaskRun toRun, out TaskStatus status, out object failure)
    {
        toRun = ToRunInWait(mayRun);
        if (!DoneInStep && toRun == null) BlockInStep("Task.Result");
        status = StageInStep;
        failure = ErrorInStep;
        return result;
    }

    internal bool TrySetResult(TResult value)
    {
        if (!SetResultStep(value, out object waiting)) return false;
        Flow.Run(this, waiting);
        return true;
    }

    /// <summary>As TrySetResult, but leaves the continuations to the caller.</summary>
    internal Task End(TResult value, out object next) => SetResultStep(value, out next) ? this : null;

    /// <summary>For builders.</summary>
    [RunsOut]
    internal bool EndMethod(TResult value)
    {
        if (!SetResultStep(value, out object waiting)) return false;
        Flow.RunAfterMethod(this, waiting);
        return true;
    }

    [OneStep] private bool SetResultStep(TResult value, out object waiting) => SetResultInStep(value, out waiting);

    internal bool SetResultInStep(TResult value, out object waiting)
    {
        if (!CompleteInStep(TaskStatus.RanToCompletion, null, out waiting)) return false;
        result = value;
        return true;
    }

    internal override Task RunBody(TaskRun run, out object next)
    {
        Exception exception = run.Call(out TResult value);
        TaskStatus status = run.StatusFor(exception);
        return FinishBody(value, status, exception, out next) ? AfterEnd(run) : null;
    }

    [OneStep]
    private bool FinishBody(TResult value, TaskStatus status, Exception exception, out object waiting)
    {
        result = value;
        return FinishInStep(status, exception, out waiting);
    }

    public new TaskAwaiter<TResult> GetAwaiter() => new TaskAwaiter<TResult>(this);

    public new ConfiguredTaskAwaitable<TResult> ConfigureAwait(bool continueOnCapturedContext) =>
        new ConfiguredTaskAwaitable<TResult>(
            this, continueOnCapturedContext ? ConfigureAwaitOptions.ContinueOnCapturedContext : ConfigureAwaitOptions.None);

    public new ConfiguredTaskAwaitable<TResult> ConfigureAwait(ConfigureAwaitOptions options)
    {
        if (((int)options & ~5) != 0) throw new ArgumentOutOfRangeException("options");
        return new ConfiguredTaskAwaitable<TResult>(this, options);
    }

    public new Task<TResult> WaitAsync(CancellationToken cancellationToken) => WaitAsync(Timeout.Infinite, cancellationToken);
    public new Task<TResult> WaitAsync(TimeSpan timeout) => WaitAsync(Timeouts.OfTimer(timeout, "timeout"), default);

    public new Task<TResult> WaitAsync(TimeSpan timeout, CancellationToken cancellationToken) =>
        WaitAsync(Timeouts.OfTimer(timeout, "timeout"), cancellationToken);

    public new Task<TResult> WaitAsync(TimeSpan timeout, TimeProvider timeProvider) => WaitAsync(timeout, timeProvider, default);

    public new Task<TResult> WaitAsync(TimeSpan timeout, TimeProvider timeProvider, CancellationToken cancellationToken)
    {
        if (timeProvider == null) throw new ArgumentNullException("timeProvider");
        long milliseconds = Timeouts.OfTimer(timeout, "timeout");
        if (timeProvider == TimeProvider.System || milliseconds <= 0 || IsCompleted || cancellationToken.IsCancellationRequested)
            return WaitAsync(milliseconds, cancellationToken);
        LimitedWait<TResult> wait = new LimitedWait<TResult>(this, Timeout.Infinite, cancellationToken, true);
        wait.EndBy(timeProvider, timeout);
        return wait;
    }

    private Task<TResult> WaitAsync(long milliseconds, CancellationToken token)
    {
        if (IsCompleted || (!token.CanBeCanceled && milliseconds == Timeout.Infinite)) return this;
        if (token.IsCancellationRequested) return FromCanceled<TResult>(token);
        return milliseconds == 0 ? FromException<TResult>(new TimeoutException()) : new LimitedWait<TResult>(this, milliseconds, token);
    }
}
