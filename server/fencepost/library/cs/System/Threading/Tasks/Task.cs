using Fencepost;

namespace System.Threading.Tasks;

/// <summary>Completion is one step that stores the outcome and takes the continuations. They run after it, on the completing thread in the
/// order in which they were registered; of several awaits, all but the first go on on other threads. Queued work has a thread of the pool; a task that was queued counts as running from then on, unless a token may still
/// cancel it or somebody asks for the status of a task. Nothing raises UnobservedTaskException.</summary>
public partial class Task : IAsyncResult, IDisposable
{
    private const TaskCreationOptions Promise = (TaskCreationOptions)0x1000;

    [Lasts((int)TaskStatus.RanToCompletion)] private TaskStatus stage;
    private readonly TaskCreationOptions options;

    /// <summary>The action before it is queued, else AsyncState.</summary>
    private object work;

    /// <summary>Faulted: an Exception or an Exception[]; canceled: the CancellationTokenSource, or the exception that ended the task.</summary>
    private object error;

    /// <summary>null, an IAsyncMethod, an Action, an IContinuation, or an object[] of these.</summary>
    private object continuations;

    /// <summary>A task that something else completes.</summary>
    internal Task()
    {
        stage = TaskStatus.WaitingForActivation;
        options = Promise;
    }

    internal Task(object asyncState, TaskCreationOptions options) : this(asyncState, TaskStatus.WaitingForActivation, options | Promise) { }

    internal Task(object asyncState, TaskStatus stage, TaskCreationOptions options)
    {
        this.stage = stage;
        this.options = options;
        work = asyncState;
    }

    /// <summary>Nobody sees the task before it is queued.</summary>
    internal const TaskCreationOptions StartsAtOnce = (TaskCreationOptions)0x2000;

    /// <summary>A completed task.</summary>
    internal Task(TaskStatus status, object error)
    {
        stage = status;
        options = Promise;
        this.error = error;
    }

    public Task(Action action) : this(action, null, default, TaskCreationOptions.None) { }
    public Task(Action action, CancellationToken cancellationToken) : this(action, null, cancellationToken, TaskCreationOptions.None) { }
    public Task(Action action, TaskCreationOptions creationOptions) : this(action, null, default, creationOptions) { }

    public Task(Action action, CancellationToken cancellationToken, TaskCreationOptions creationOptions)
        : this(action, null, cancellationToken, creationOptions) { }

    public Task(Action<object> action, object state) : this((Delegate)action, state, default, TaskCreationOptions.None) { }

    public Task(Action<object> action, object state, CancellationToken cancellationToken)
        : this((Delegate)action, state, cancellationToken, TaskCreationOptions.None) { }

    public Task(Action<object> action, object state, TaskCreationOptions creationOptions)
        : this((Delegate)action, state, default, creationOptions) { }

    public Task(Action<object> action, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions)
        : this((Delegate)action, state, cancellationToken, creationOptions) { }

    private protected Task(Delegate body, object asyncState, CancellationToken token, TaskCreationOptions options)
    {
        if (body == null) throw new ArgumentNullException(this is ITypedTask ? "function" : "action");
        CheckOptions(options & ~StartsAtOnce);
        TaskRun run = new TaskRun(this, body, asyncState, token, ParentFor(options));
        work = run;
        stage = TaskStatus.Created;
        this.options = options & ~StartsAtOnce;
        if (run.parent != null) run.parent.AddChild();
        if (token.CanBeCanceled && (options & StartsAtOnce) == 0) run.Register();
    }

    internal static void CheckOptions(TaskCreationOptions options, string name = "creationOptions")
    {
        if (((int)options & ~0x5f) != 0) throw new ArgumentOutOfRangeException(name);
    }

    private static Task ParentFor(TaskCreationOptions options)
    {
        if ((options & TaskCreationOptions.AttachedToParent) == 0) return null;
        Machine.AsksForThread();
        Task parent = TaskContext.task;
        return parent == null || (parent.options & TaskCreationOptions.DenyChildAttach) != 0 ? null : parent;
    }

    private bool Done => stage >= TaskStatus.RanToCompletion;

    // For steps of other types.
    internal bool DoneInStep => Done;
    internal TaskStatus StageInStep => stage;
    internal object ErrorInStep => error;

    public TaskStatus Status
    {
        [Query]
        get
        {
            if (!Done && stage != TaskStatus.Created && (options & Promise) == 0) Machine.AsksForBeginning();
            return stage;
        }
    }

    /// <summary>What a task is that has just been queued.</summary>
    internal static TaskStatus Queued => Machine.SeesBeginnings() ? TaskStatus.WaitingToRun : TaskStatus.Running;
    public bool IsCompleted { [Query] get => Done; }
    public bool IsCompletedSuccessfully { [Query] get => stage == TaskStatus.RanToCompletion; }
    public bool IsFaulted { [Query] get => stage == TaskStatus.Faulted; }
    public bool IsCanceled { [Query] get => stage == TaskStatus.Canceled; }
    public TaskCreationOptions CreationOptions => options & ~Promise;
    public object AsyncState { [Query] get => work is TaskRun run ? run.state : work is Children children ? children.state : work; }
    bool IAsyncResult.CompletedSynchronously => false;
    WaitHandle IAsyncResult.AsyncWaitHandle => new TaskWaitHandle(this);

    public int Id => TaskIds.Of(this);

    public static int? CurrentId
    {
        get
        {
            Machine.AsksForThread();
            return TaskContext.task is Task task ? task.Id : null;
        }
    }

    public AggregateException Exception
    {
        get
        {
            return Outcome(out object failure) == TaskStatus.Faulted ? Aggregate(failure) : null;
        }
    }

    /// <summary>The status and, when it is final, what went wrong.</summary>
    [Query]
    internal TaskStatus Outcome(out object failure)
    {
        failure = Done ? error : null;
        return stage;
    }

    internal static AggregateException Aggregate(object failure) =>
        failure is Exception[] many ? new AggregateException(many) : new AggregateException((Exception)failure);

    internal CancellationToken CanceledToken()
    {
        if (Outcome(out object failure) != TaskStatus.Canceled) return default;
        return failure is OperationCanceledException exception ? exception.CancellationToken : new CancellationToken((CancellationTokenSource)failure);
    }

    public void Dispose() => Dispose(true);

    protected virtual void Dispose(bool disposing)
    {
        if (disposing && !IsCompleted)
            throw new InvalidOperationException(
                "A task may only be disposed if it is in a completion state (RanToCompletion, Faulted or Canceled).");
    }

    // Completion.

    /// <summary>Inside a step: completes the task unless it is complete; its continuations are then for Continue.</summary>
    internal bool CompleteInStep(TaskStatus status, object failure, out object waiting)
    {
        if (Done)
        {
            waiting = null;
            return false;
        }
        stage = status;
        error = failure;
        waiting = continuations;
        continuations = null;
        if (work is TaskRun run) work = run.state;
        ReleaseInStep();
        return true;
    }

    /// <summary>What only running needs is dropped with the completion.</summary>
    private protected virtual void ReleaseInStep() { }

    [OneStep] private bool Complete(TaskStatus status, object failure, out object waiting) => CompleteInStep(status, failure, out waiting);

    [RunsOut]
    internal bool TryComplete(TaskStatus status, object failure)
    {
        if (!Complete(status, failure, out object waiting)) return false;
        Flow.Run(this, waiting);
        return true;
    }

    /// <summary>As TryComplete, but leaves the continuations to the caller.</summary>
    internal Task End(TaskStatus status, object failure, out object next) => Complete(status, failure, out next) ? this : null;

    internal static TaskStatus StatusAfter(Exception exception) =>
        exception is OperationCanceledException ? TaskStatus.Canceled : TaskStatus.Faulted;

    /// <summary>For builders: how an async method ends that throws.</summary>
    [RunsOut]
    internal bool EndMethod(Exception exception)
    {
        if (!Complete(StatusAfter(exception), exception, out object waiting)) return false;
        Flow.RunAfterMethod(this, waiting);
        return true;
    }

    internal bool TrySetException(object failure) => TryComplete(TaskStatus.Faulted, failure);
    /// <summary>A wait that was canceled after it had begun throws what it was canceled by to whoever awaits it; a task that is canceled
    /// throws a TaskCanceledException, which names the task.</summary>
    internal bool TryCancelWait(CancellationToken token) => TryComplete(TaskStatus.Canceled, new OperationCanceledException(token));

    internal bool CancelWaitInStep(CancellationToken token, out object waiting) =>
        CompleteInStep(TaskStatus.Canceled, new OperationCanceledException(token), out waiting);

    internal bool TrySetCanceled(CancellationToken token) => TryComplete(TaskStatus.Canceled, token.source);

    /// <summary>Runs continuations of this completed task. What the last of them completed is left to the caller.</summary>
    [RunsOut]
    internal Task Continue(object waiting, out object next)
    {
        bool inline = (options & TaskCreationOptions.RunContinuationsAsynchronously) == 0;
        if (waiting is not object[] several) return ContinueOne(this, waiting, inline, out next);
        if (!Array.TrueForAll(several, IsPlain)) return ContinueEach(several, inline, out next);
        for (int i = 1; i < several.Length; i++) ContinueOne(this, several[i], false, out _);
        return ContinueOne(this, several[0], inline, out next);
    }

    private Task ContinueEach(object[] several, bool inline, out object next)
    {
        int firstAwait = -1;
        for (int i = 0; inline && i < several.Length; i++)
        {
            if (IsQueued(several[i])) Flow.Run(ContinueOne(this, several[i], true, out object canceled), canceled);
            else if (!IsAwait(several[i])) continue;
            else if (firstAwait < 0) firstAwait = i;
            else ContinueOne(this, several[i], false, out _);
        }
        Task completed = null;
        next = null;
        for (int i = 0; i < several.Length; i++)
        {
            if (inline && i != firstAwait && (IsQueued(several[i]) || IsAwait(several[i]))) continue;
            Flow.Run(completed, next);
            completed = ContinueOne(this, several[i], inline, out next);
        }
        return completed;
    }

    private static bool IsQueued(object continuation) => continuation is TaskRun { Queues: true };
    private static bool IsAwait(object continuation) => continuation is IAsyncMethod or Action or IAwaitContinuation;

    [RunsOut]
    private static Task ContinueOne(Task completed, object waiting, bool inline, out object next)
    {
        if (inline && IsAwaiting(waiting)) Machine.RunsInline(completed);
        if (waiting is IAsyncMethod method)
        {
            if (inline) return method.Do(out next);
            if (completed == null) Flow.Start(method, "await");
            else Flow.StartLocal(method, "await");
        }
        else if (waiting is IContinuation continuation)
        {
            if (inline || continuation is TaskRun or IAwaitContinuation) return continuation.Run(completed, inline, out next);
            Flow.StartLocal(new QueuedContinuation(continuation, completed), "continuation");
        }
        else if (inline)
        {
            ((Action)waiting)();
        }
        else if (completed == null)
        {
            PoolThread.Start((Action)waiting, "await");
        }
        else
        {
            PoolThread.StartLocal((Action)waiting, "await");
        }
        next = null;
        return null;
    }

    [OneStep] internal bool AddContinuation(object continuation) => AddInStep(continuation);
    [OneStep, Awaits] private bool AddAwait(object continuation) => AddInStep(continuation);

    /// <summary>What an await asks first.</summary>
    internal bool IsCompleteForAwait { [Query, Awaits] get => Done; }

    /// <summary>Registers what goes on after an await.</summary>
    [RunsOut]
    internal bool AddAwaiting(object continuation) =>
        IsAwaiting(continuation) ? AddAwait(continuation) : AddContinuation(continuation);

    private static bool IsAwaiting(object continuation) => continuation is IAwaiting or Action { Target: IAwaiting };

    private static bool IsPlain(object continuation) => continuation is IAsyncMethod or Action { Target: IAwaiting };

    internal bool AddInStep(object continuation)
    {
        if (Done) return false;
        if (continuations == null)
        {
            continuations = continuation;
        }
        else
        {
            object[] old = continuations as object[] ?? new[] { continuations };
            if (!IsPlain(continuation) || !Array.TrueForAll(old, IsPlain)) Machine.HasSeveral(this);
            object[] all = new object[old.Length + 1];
            for (int i = 0; i < old.Length; i++) all[i] = old[i];
            all[old.Length] = continuation;
            continuations = all;
        }
        return true;
    }

    internal void RemoveInStep(object continuation)
    {
        Machine.HasSeveral(this);
        if (continuations == continuation)
        {
            continuations = null;
            return;
        }
        if (continuations is not object[] old) return;
        int at = Array.IndexOf(old, continuation);
        if (at < 0) return;
        object[] all = new object[old.Length - 1];
        for (int i = 0; i < all.Length; i++) all[i] = old[i < at ? i : i + 1];
        continuations = all;
    }

    /// <summary>Runs the continuation when the task is complete: at once, on this thread, if it is.</summary>
    internal void Then(IContinuation continuation)
    {
        if (AddContinuation(continuation)) return;
        Task completed = continuation.Run(this, true, out object next);
        Flow.Run(completed, next);
    }

    // Waiting.

    /// <summary>Waits for the end; or returns what the thread has to try to run itself before it waits.</summary>
    [Query]
    private TaskStatus AwaitEnd(bool mayRun, out TaskRun toRun, out object failure)
    {
        toRun = ToRunInWait(mayRun);
        if (!Done && toRun == null) BlockInStep("Task.Wait");
        failure = error;
        return stage;
    }

    /// <summary>Inside a step: the work of this task, if it has not begun as far as is known, and a thread that waits for it may run it.</summary>
    internal TaskRun ToRunInWait(bool mayRun) => mayRun && !Done && work is TaskRun { MayRunInWait: true } run ? run : null;

    internal void BlockInStep(string waitsFor)
    {
        NoteWaitInStep();
        Machine.Block(waitsFor);
    }

    private void NoteWaitInStep()
    {
        if ((options & Promise) == 0) Machine.WaitsForWork();
    }

    private TaskStatus WaitForOutcome(out object failure)
    {
        TaskStatus status = AwaitEnd(true, out TaskRun toRun, out failure);
        if (toRun == null) return status;
        toRun.RunInWait();
        return AwaitEnd(false, out _, out failure);
    }

    [Query]
    private bool AwaitEnd(CancellationTokenSource source)
    {
        if (Done) return true;
        if (!CancellationTokenSource.Canceled(source)) Machine.Block("Task.Wait");
        return false;
    }

    public void Wait()
    {
        TaskStatus status = WaitForOutcome(out object failure);
        if (status != TaskStatus.RanToCompletion) throw Failure(status, failure);
    }

    public void Wait(CancellationToken cancellationToken) => Wait(Timeout.Infinite, cancellationToken);
    public bool Wait(TimeSpan timeout) => Wait(Timeouts.Of(timeout), default);
    public bool Wait(TimeSpan timeout, CancellationToken cancellationToken) => Wait(Timeouts.Of(timeout), cancellationToken);
    public bool Wait(int millisecondsTimeout) => Wait(millisecondsTimeout, default);

    public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
    {
        Timeouts.Check(millisecondsTimeout);
        if (millisecondsTimeout == Timeout.Infinite && !cancellationToken.CanBeCanceled)
        {
            Wait();
            return true;
        }
        bool done = millisecondsTimeout == Timeout.Infinite ? AwaitEnd(cancellationToken.source) : HasEnded(millisecondsTimeout);
        if (!done)
        {
            cancellationToken.ThrowIfCancellationRequested();
            return false;
        }
        TaskStatus status = Outcome(out object failure);
        if (status != TaskStatus.RanToCompletion) throw Failure(status, failure);
        return true;
    }

    [Query]
    private bool HasEnded(int millisecondsTimeout)
    {
        if (Done) return true;
        Timeouts.WaitInStep(millisecondsTimeout);
        return false;
    }

    private protected AggregateException Failure(TaskStatus status, object failure) =>
        status == TaskStatus.Canceled ? new AggregateException(new TaskCanceledException(this)) : Aggregate(failure);

    /// <summary>The end of an await: waits, and throws what the task threw.</summary>
    internal void GetResultOrThrow()
    {
        TaskStatus status = WaitForOutcome(out object failure);
        if (status != TaskStatus.RanToCompletion) ThrowFirst(status, failure);
    }

    internal void ThrowFirst(TaskStatus status, object failure)
    {
        if (failure is Exception exception) Machine.ThrowAgain(exception, exception.trace);
        if (status == TaskStatus.Canceled) throw new TaskCanceledException(this);
        Exception first = ((Exception[])failure)[0];
        Machine.ThrowAgain(first, first.trace);
    }
}

internal interface ITypedTask { }

/// <summary>What this thread is running.</summary>
internal static class TaskContext
{
    [ThreadStatic] internal static Task task;
    [ThreadStatic] internal static TaskScheduler scheduler;
}

internal static class TaskIds
{
    private static ConditionalIds ids;

    private sealed class ConditionalIds
    {
        internal Task task;
        internal int id;
        internal ConditionalIds next;
    }

    /// <summary>Numbers tasks in the order in which they are asked for their numbers.</summary>
    [OneStep]
    internal static int Of(Task task)
    {
        for (ConditionalIds known = ids; known != null; known = known.next)
            if (known.task == task) return known.id;
        ids = new ConditionalIds { task = task, id = ids == null ? 1 : ids.id + 1, next = ids };
        return ids.id;
    }
}
