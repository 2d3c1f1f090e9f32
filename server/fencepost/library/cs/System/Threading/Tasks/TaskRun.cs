using Fencepost;

namespace System.Threading.Tasks;

/// <summary>The code of a task, and what runs it: a thread of its own unless a scheduler says otherwise.</summary>
internal sealed class TaskRun : IContinuation, IWork
{
    internal const TaskContinuationOptions AsContinuation = (TaskContinuationOptions)0x100000;

    private readonly Task task;
    private readonly Delegate body;
    internal readonly object state;
    private readonly CancellationToken token;
    internal readonly Task parent;
    internal TaskScheduler scheduler;
    private readonly ExecutionContext context;
    private readonly TaskContinuationOptions when;
    private CancellationTokenRegistration registration;

    /// <summary>Where the thread has queued this that may take it back.</summary>
    private PoolThread.PoolWork queued;

    internal TaskRun(
        Task task, Delegate body, object state, CancellationToken token, Task parent,
        TaskScheduler scheduler = null, TaskContinuationOptions when = TaskContinuationOptions.None)
    {
        this.task = task;
        this.body = body;
        this.state = state;
        this.token = token;
        this.parent = parent;
        this.scheduler = scheduler == TaskScheduler.Default ? null : scheduler;
        this.when = when;
        context = ExecutionContext.Flowing;
    }

    internal bool IsContinuation => (when & AsContinuation) != 0;
    internal bool Cancelable => token.CanBeCanceled;
    internal void DropRegistrationInStep() => registration.DropInStep();

    /// <summary>The token was canceled while the task was queued: it does not begin.</summary>
    internal bool CanceledInQueue { get; set; }

    /// <summary>Until the task begins, the token cancels it.</summary>
    internal void Register()
    {
        CancellationTokenRegistration made = token.UnsafeRegister(new Action(Cancel));
        if (!Keep(made)) made.Unregister();
    }

    [OneStep]
    private bool Keep(CancellationTokenRegistration made)
    {
        registration = made;
        return !task.DoneInStep;
    }

    private void Cancel()
    {
        if (task.CancelLater(this)) return;
        Flow.Run(EndCanceled(out object next), next);
    }

    /// <summary>Ends the task, unless it has begun.</summary>
    internal Task EndCanceled(out object next) => task.CancelBeforeRun(token, parent, out next);

    internal void Queue(TaskScheduler scheduler)
    {
        if (scheduler != null && scheduler != TaskScheduler.Default) scheduler.Queue(task);
        else QueueInPool();
    }

    internal void QueueInPool()
    {
        if (task.HasThreadOfItsOwn) PoolThread.StartAlone(Flow.Body(this), "task");
        else if (!task.IsForAll && PoolThread.QueuesForItself) QueueForItself(Flow.Body(this));
        else Flow.Start(this, "task");
    }

    private void QueueForItself(Action body)
    {
        PoolThread.PoolWork work = new PoolThread.PoolWork(body);
        Keep(work, PoolThread.Own());
        Machine.Start(new Action(work.Run), "task");
    }

    [OneStep]
    private void Keep(PoolThread.PoolWork work, PoolThread.LocalQueue queue)
    {
        queued = work;
        queue.PushInStep(work);
    }

    /// <summary>Inside a step: whether a thread that waits for the task may run it, if it has not begun.</summary>
    internal bool MayRunInWait => scheduler != null || PoolThread.IsOwn(queued);

    /// <summary>Runs the task on the thread that waits for it, if it has not begun and the scheduler agrees.</summary>
    internal void RunInWait()
    {
        if (scheduler != null)
        {
            scheduler.TryInline(task, true);
        }
        else if (queued.TakeBack())
        {
            Task completed = Do(out object next);
            Flow.Run(completed, next);
        }
    }

    /// <summary>Runs a task that was queued for this.</summary>
    public Task Do(out object next)
    {
        if ((!Cancelable && !Machine.SeesBeginnings()) || task.Begin()) return ExecuteBegun(null, out next);
        return EndCanceled(out next);
    }

    internal Task ExecuteBegun(TaskScheduler on, out object next)
    {
        Task outer = TaskContext.task;
        TaskScheduler outerScheduler = TaskContext.scheduler;
        TaskContext.task = task;
        TaskScheduler own = task.HidesScheduler ? null : on ?? scheduler;
        if (own != outerScheduler) TaskContext.scheduler = own;
        Task completed = task.RunBody(this, out next);
        TaskContext.task = outer;
        if (own != outerScheduler) TaskContext.scheduler = outerScheduler;
        return completed;
    }

    internal Exception Call()
    {
        ContextStay stay = ExecutionContext.Enter(context);
        try
        {
            if (body is Action action) action();
            else ((Action<object>)body)(state);
            return null;
        }
        catch (Exception exception)
        {
            return exception;
        }
        finally
        {
            stay.Leave();
        }
    }

    internal Exception Call<T>(out T result)
    {
        ContextStay stay = ExecutionContext.Enter(context);
        try
        {
            result = body is Func<T> function ? function() : ((Func<object, T>)body)(state);
            return null;
        }
        catch (Exception exception)
        {
            result = default;
            return exception;
        }
        finally
        {
            stay.Leave();
        }
    }

    /// <summary>How a task ends whose code ended like this.</summary>
    internal TaskStatus StatusFor(Exception exception)
    {
        if (exception == null) return TaskStatus.RanToCompletion;
        return exception is OperationCanceledException canceled && Cancelable && canceled.CancellationToken == token && token.IsCancellationRequested
            ? TaskStatus.Canceled
            : TaskStatus.Faulted;
    }

    // As the continuation of another task.

    internal bool Queues => (when & TaskContinuationOptions.ExecuteSynchronously) == 0;

    public Task Run(Task completed, bool inline, out object next)
    {
        TaskContinuationOptions unwanted = completed.Outcome(out _) switch
        {
            TaskStatus.RanToCompletion => TaskContinuationOptions.NotOnRanToCompletion,
            TaskStatus.Faulted => TaskContinuationOptions.NotOnFaulted,
            _ => TaskContinuationOptions.NotOnCanceled,
        };
        if ((when & unwanted) != 0) return task.CancelBeforeRun(default, parent, out next);
        if ((when & TaskContinuationOptions.LazyCancellation) != 0 && token.IsCancellationRequested)
            return task.CancelBeforeRun(token, parent, out next);
        if (inline && !Queues && (scheduler == null || scheduler == TaskContext.scheduler)) return Do(out next);
        if (Cancelable || Machine.SeesBeginnings()) task.QueueContinuation();
        Queue(scheduler);
        next = null;
        return null;
    }
}
