using Fencepost;

namespace System.Threading.Tasks;

public partial class Task
{
    public static Task Run(Action action)
    {
        if (action == null) throw new ArgumentNullException("action");
        Task task = new Task((object)null, Queued, TaskCreationOptions.DenyChildAttach);
        task.QueueNew(action, null);
        return task;
    }

    public static Task<TResult> Run<TResult>(Func<TResult> function)
    {
        if (function == null) throw new ArgumentNullException("function");
        Task<TResult> task = new Task<TResult>((object)null, Queued, TaskCreationOptions.DenyChildAttach);
        task.QueueNew(function, null);
        return task;
    }

    /// <summary>Of a task that nobody has seen yet, and no token can cancel.</summary>
    internal void QueueNew(Delegate body, object asyncState)
    {
        TaskRun run = new TaskRun(this, body, asyncState, default, null);
        if (Machine.RunsWaited()) work = run;
        run.Queue(null);
    }

    public static Task Run(Action action, CancellationToken cancellationToken)
    {
        if (!cancellationToken.CanBeCanceled) return Run(action);
        Task task = new Task(action, cancellationToken, TaskCreationOptions.DenyChildAttach | StartsAtOnce);
        task.StartAtOnce(null);
        return task;
    }

    public static Task<TResult> Run<TResult>(Func<TResult> function, CancellationToken cancellationToken)
    {
        if (!cancellationToken.CanBeCanceled) return Run(function);
        Task<TResult> task = new Task<TResult>(function, cancellationToken, TaskCreationOptions.DenyChildAttach | StartsAtOnce);
        task.StartAtOnce(null);
        return task;
    }

    public static Task Run(Func<Task> function) => Run(function, default);
    public static Task<TResult> Run<TResult>(Func<Task<TResult>> function) => Run(function, default);

    public static Task Run(Func<Task> function, CancellationToken cancellationToken)
    {
        if (function == null) throw new ArgumentNullException("function");
        if (cancellationToken.CanBeCanceled)
            return cancellationToken.IsCancellationRequested
                ? FromCanceled(cancellationToken)
                : new Unwrapped<VoidTaskResult>(Run<Task>(function, cancellationToken), true);
        Unwrapped<VoidTaskResult> task = new Unwrapped<VoidTaskResult>();
        Flow.Start(new UnwrappedRun<VoidTaskResult>(task, function), "task");
        return task;
    }

    public static Task<TResult> Run<TResult>(Func<Task<TResult>> function, CancellationToken cancellationToken)
    {
        if (function == null) throw new ArgumentNullException("function");
        if (cancellationToken.CanBeCanceled)
            return cancellationToken.IsCancellationRequested
                ? FromCanceled<TResult>(cancellationToken)
                : new Unwrapped<TResult>(Run<Task<TResult>>(function, cancellationToken), true);
        Unwrapped<TResult> task = new Unwrapped<TResult>();
        Flow.Start(new UnwrappedRun<TResult>(task, function), "task");
        return task;
    }

    public void Start() => Start(TaskScheduler.Current);

    public void Start(TaskScheduler scheduler)
    {
        if (scheduler == null) throw new ArgumentNullException("scheduler");
        CheckStart("Start");
        if (!TryStart(scheduler)) throw new InvalidOperationException("Start may not be called on a task that was already started.");
    }

    [Query]
    private void CheckStart(string member)
    {
        if (Done) throw new InvalidOperationException(member + " may not be called on a task that has completed.");
        if ((options & Promise) != 0) throw new InvalidOperationException(member + " may not be called on a promise-style task.");
        if (work is TaskRun { IsContinuation: true })
            throw new InvalidOperationException(member + " may not be called on a continuation task.");
    }

    internal bool TryStart(TaskScheduler scheduler)
    {
        if (!MarkQueued(scheduler == TaskScheduler.Default ? null : scheduler, out TaskRun run)) return false;
        run.Queue(scheduler);
        return true;
    }

    /// <summary>A token that is canceled already cancels what is queued.</summary>
    internal void StartAtOnce(TaskScheduler scheduler)
    {
        MarkQueued(scheduler == TaskScheduler.Default ? null : scheduler, out TaskRun run);
        if (run.Cancelable) run.Register();
        run.Queue(scheduler);
    }

    [OneStep]
    private bool MarkQueued(TaskScheduler elsewhere, out TaskRun run)
    {
        run = work as TaskRun;
        if (stage != TaskStatus.Created) return false;
        if (elsewhere != null) run.scheduler = elsewhere;
        SetStage(elsewhere != null || run.Cancelable ? TaskStatus.WaitingToRun : Queued);
        return true;
    }

    public void RunSynchronously() => RunSynchronously(TaskScheduler.Current);

    public void RunSynchronously(TaskScheduler scheduler)
    {
        if (scheduler == null) throw new ArgumentNullException("scheduler");
        CheckStart("RunSynchronously");
        if (scheduler != TaskScheduler.Default)
        {
            if (!MarkQueued(scheduler, out _)) throw AlreadyStarted();
            scheduler.RunSynchronously(this);
        }
        else
        {
            if (!MarkRunning(out TaskRun run)) throw AlreadyStarted();
            Task completed = run.ExecuteBegun(null, out object next);
            Flow.Run(completed, next);
        }
        BlockUntilDone();
    }

    private static InvalidOperationException AlreadyStarted() =>
        new InvalidOperationException("RunSynchronously may not be called on a task that was already started.");

    [OneStep]
    private bool MarkRunning(out TaskRun run)
    {
        run = work as TaskRun;
        if (stage != TaskStatus.Created) return false;
        run.DropRegistrationInStep();
        SetStage(TaskStatus.Running);
        return true;
    }

    [Query]
    private void BlockUntilDone()
    {
        if (!Done) Machine.Block("Task.RunSynchronously");
    }

    private void SetStage(TaskStatus stage) => this.stage = stage;

    // For TaskRun and schedulers.

    internal bool HasThreadOfItsOwn => (options & TaskCreationOptions.LongRunning) != 0;
    internal bool IsForAll => (options & TaskCreationOptions.PreferFairness) != 0;
    internal bool HidesScheduler => (options & TaskCreationOptions.HideScheduler) != 0;

    internal bool HasBegun { [Query] get => stage >= TaskStatus.Running; }

    [Query] internal TaskRun Runnable() => work as TaskRun;

    /// <summary>A continuation is queued.</summary>
    [OneStep]
    internal void QueueContinuation()
    {
        if (stage == TaskStatus.WaitingForActivation) SetStage(TaskStatus.WaitingToRun);
    }

    [OneStep]
    internal bool Begin()
    {
        if (stage >= TaskStatus.Running) return false;
        if (work is TaskRun run)
        {
            if (run.CanceledInQueue) return false;
            run.DropRegistrationInStep();
        }
        SetStage(TaskStatus.Running);
        return true;
    }

    /// <summary>What is queued stays so when its token is canceled; whoever takes it from there finds that.</summary>
    [OneStep]
    internal bool CancelLater(TaskRun run)
    {
        if (stage != TaskStatus.WaitingToRun) return false;
        run.CanceledInQueue = true;
        return true;
    }

    internal Task CancelBeforeRun(CancellationToken token, Task parent, out object next)
    {
        if (!CancelStep(token, out next)) return null;
        if (parent != null) parent.ChildDone(this);
        return this;
    }

    [OneStep]
    private bool CancelStep(CancellationToken token, out object waiting)
    {
        waiting = null;
        return stage < TaskStatus.Running && CompleteInStep(TaskStatus.Canceled, token.source, out waiting);
    }

    internal virtual Task RunBody(TaskRun run, out object next)
    {
        Exception exception = run.Call();
        TaskStatus status = run.StatusFor(exception);
        return FinishBody(status, exception, out next) ? AfterEnd(run) : null;
    }

    [OneStep]
    private bool FinishBody(TaskStatus status, Exception exception, out object waiting) => FinishInStep(status, exception, out waiting);

    internal void EndWithChildren()
    {
        if (FinishBody(TaskStatus.RanToCompletion, null, out _)) return;
        WaitForEnd();
    }

    private protected bool FinishInStep(TaskStatus status, Exception exception, out object waiting)
    {
        waiting = null;
        if (work is not Children { count: > 0 } children) return CompleteWithChildren(status, exception, out waiting);
        children.status = status;
        children.failure = exception;
        SetStage(TaskStatus.WaitingForChildrenToComplete);
        return false;
    }

    private protected Task AfterEnd(TaskRun run)
    {
        if (run.parent != null)
        {
            Machine.HasSeveral(this);
            run.parent.ChildDone(this);
        }
        return this;
    }

    // Children that are attached to their parent: it is complete when they are, and has their exceptions.

    private sealed class Children
    {
        internal object state;
        internal Task parent;
        internal int count;
        internal TaskStatus status;
        internal Exception failure;
        internal List<Exception> failures;
    }

    [OneStep]
    internal void AddChild()
    {
        if (work is not Children children)
        {
            TaskRun run = work as TaskRun;
            children = new Children { state = run == null ? work : run.state, parent = run?.parent };
            work = children;
        }
        children.count++;
    }

    internal void ChildDone(Task child)
    {
        if (!ChildDoneStep(child, out object waiting, out Task parent)) return;
        if (parent != null) parent.ChildDone(this);
        Flow.Run(this, waiting);
    }

    [OneStep]
    private bool ChildDoneStep(Task child, out object waiting, out Task parent)
    {
        Children children = (Children)work;
        waiting = null;
        parent = children.parent;
        if (child.stage == TaskStatus.Faulted)
        {
            children.failures ??= new List<Exception>();
            children.failures.Add(Aggregate(child.error));
        }
        return --children.count == 0 && stage == TaskStatus.WaitingForChildrenToComplete
            && CompleteWithChildren(children.status, children.failure, out waiting);
    }

    private bool CompleteWithChildren(TaskStatus status, Exception exception, out object waiting)
    {
        object failure = exception;
        if (work is Children children)
        {
            work = children.state;
            if (children.failures != null)
            {
                if (exception != null && status == TaskStatus.Faulted) children.failures.Insert(0, exception);
                status = TaskStatus.Faulted;
                failure = children.failures.ToArray();
            }
        }
        return CompleteInStep(status, failure, out waiting);
    }
}
