namespace System.Threading.Tasks;

public partial class TaskFactory
{
    private readonly CancellationToken token;
    private readonly TaskCreationOptions creation;
    private readonly TaskContinuationOptions continuation;
    private readonly TaskScheduler scheduler;

    public TaskFactory() { }
    public TaskFactory(CancellationToken cancellationToken) => token = cancellationToken;
    public TaskFactory(TaskScheduler scheduler) => this.scheduler = scheduler;

    public TaskFactory(TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions)
        : this(default, creationOptions, continuationOptions, null) { }

    public TaskFactory(
        CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        Task.CheckContinuation(continuationOptions, TaskScheduler.Default);
        Task.CheckOptions(creationOptions);
        token = cancellationToken;
        creation = creationOptions;
        continuation = continuationOptions;
        this.scheduler = scheduler;
    }

    public CancellationToken CancellationToken => token;
    public TaskCreationOptions CreationOptions => creation;
    public TaskContinuationOptions ContinuationOptions => continuation;
    public TaskScheduler Scheduler => scheduler;

    public Task StartNew(Action action) =>
        TaskFactories.Start(action, null, token, creation, scheduler);
    public Task StartNew(Action action, CancellationToken cancellationToken) =>
        TaskFactories.Start(action, null, cancellationToken, creation, scheduler);
    public Task StartNew(Action action, TaskCreationOptions creationOptions) =>
        TaskFactories.Start(action, null, token, creationOptions, scheduler);
    public Task StartNew(Action action, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler) =>
        TaskFactories.Start(action, null, cancellationToken, creationOptions, scheduler ?? throw new ArgumentNullException("scheduler"));

    public Task StartNew(Action<object> action, object state) =>
        TaskFactories.Start(action, state, token, creation, scheduler);
    public Task StartNew(Action<object> action, object state, CancellationToken cancellationToken) =>
        TaskFactories.Start(action, state, cancellationToken, creation, scheduler);
    public Task StartNew(Action<object> action, object state, TaskCreationOptions creationOptions) =>
        TaskFactories.Start(action, state, token, creationOptions, scheduler);
    public Task StartNew(Action<object> action, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler) =>
        TaskFactories.Start(action, state, cancellationToken, creationOptions, scheduler ?? throw new ArgumentNullException("scheduler"));

    public Task<TResult> StartNew<TResult>(Func<TResult> function) =>
        TaskFactories.Start<TResult>(function, null, token, creation, scheduler);
    public Task<TResult> StartNew<TResult>(Func<TResult> function, CancellationToken cancellationToken) =>
        TaskFactories.Start<TResult>(function, null, cancellationToken, creation, scheduler);
    public Task<TResult> StartNew<TResult>(Func<TResult> function, TaskCreationOptions creationOptions) =>
        TaskFactories.Start<TResult>(function, null, token, creationOptions, scheduler);
    public Task<TResult> StartNew<TResult>(Func<TResult> function, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler) =>
        TaskFactories.Start<TResult>(function, null, cancellationToken, creationOptions, scheduler ?? throw new ArgumentNullException("scheduler"));

    public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state) =>
        TaskFactories.Start<TResult>(function, state, token, creation, scheduler);
    public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state, CancellationToken cancellationToken) =>
        TaskFactories.Start<TResult>(function, state, cancellationToken, creation, scheduler);
    public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state, TaskCreationOptions creationOptions) =>
        TaskFactories.Start<TResult>(function, state, token, creationOptions, scheduler);
    public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler) =>
        TaskFactories.Start<TResult>(function, state, cancellationToken, creationOptions, scheduler ?? throw new ArgumentNullException("scheduler"));
}

public partial class TaskFactory<TResult>
{
    private readonly CancellationToken token;
    private readonly TaskCreationOptions creation;
    private readonly TaskContinuationOptions continuation;
    private readonly TaskScheduler scheduler;

    public TaskFactory() { }
    public TaskFactory(CancellationToken cancellationToken) => token = cancellationToken;
    public TaskFactory(TaskScheduler scheduler) => this.scheduler = scheduler;

    public TaskFactory(TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions)
        : this(default, creationOptions, continuationOptions, null) { }

    public TaskFactory(
        CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        Task.CheckContinuation(continuationOptions, TaskScheduler.Default);
        Task.CheckOptions(creationOptions);
        token = cancellationToken;
        creation = creationOptions;
        continuation = continuationOptions;
        this.scheduler = scheduler;
    }

    public CancellationToken CancellationToken => token;
    public TaskCreationOptions CreationOptions => creation;
    public TaskContinuationOptions ContinuationOptions => continuation;
    public TaskScheduler Scheduler => scheduler;

    public Task<TResult> StartNew(Func<TResult> function) =>
        TaskFactories.Start<TResult>(function, null, token, creation, scheduler);
    public Task<TResult> StartNew(Func<TResult> function, CancellationToken cancellationToken) =>
        TaskFactories.Start<TResult>(function, null, cancellationToken, creation, scheduler);
    public Task<TResult> StartNew(Func<TResult> function, TaskCreationOptions creationOptions) =>
        TaskFactories.Start<TResult>(function, null, token, creationOptions, scheduler);
    public Task<TResult> StartNew(Func<TResult> function, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler) =>
        TaskFactories.Start<TResult>(function, null, cancellationToken, creationOptions, scheduler ?? throw new ArgumentNullException("scheduler"));

    public Task<TResult> StartNew(Func<object, TResult> function, object state) =>
        TaskFactories.Start<TResult>(function, state, token, creation, scheduler);
    public Task<TResult> StartNew(Func<object, TResult> function, object state, CancellationToken cancellationToken) =>
        TaskFactories.Start<TResult>(function, state, cancellationToken, creation, scheduler);
    public Task<TResult> StartNew(Func<object, TResult> function, object state, TaskCreationOptions creationOptions) =>
        TaskFactories.Start<TResult>(function, state, token, creationOptions, scheduler);
    public Task<TResult> StartNew(Func<object, TResult> function, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler) =>
        TaskFactories.Start<TResult>(function, state, cancellationToken, creationOptions, scheduler ?? throw new ArgumentNullException("scheduler"));
}

internal static class TaskFactories
{
    internal static Task Start(Delegate action, object state, CancellationToken token, TaskCreationOptions options, TaskScheduler scheduler)
    {
        if (action != null && QueuesAtOnce(token, options, scheduler))
        {
            Task queued = new Task(state, Task.Queued, options);
            queued.QueueNew(action, state);
            return queued;
        }
        Task task = action is Action plain ? new Task(plain, token, options | Task.StartsAtOnce) : new Task((Action<object>)action, state, token, options | Task.StartsAtOnce);
        task.StartAtOnce(scheduler ?? TaskScheduler.Current);
        return task;
    }

    internal static Task<TResult> Start<TResult>(
        Delegate function, object state, CancellationToken token, TaskCreationOptions options, TaskScheduler scheduler)
    {
        if (function != null && QueuesAtOnce(token, options, scheduler))
        {
            Task<TResult> queued = new Task<TResult>(state, Task.Queued, options);
            queued.QueueNew(function, state);
            return queued;
        }
        Task<TResult> task = function is Func<TResult> plain
            ? new Task<TResult>(plain, token, options | Task.StartsAtOnce)
            : new Task<TResult>((Func<object, TResult>)function, state, token, options | Task.StartsAtOnce);
        task.StartAtOnce(scheduler ?? TaskScheduler.Current);
        return task;
    }

    /// <summary>Whether there is no way in which a task could not run, or run elsewhere.</summary>
    private static bool QueuesAtOnce(CancellationToken token, TaskCreationOptions options, TaskScheduler scheduler)
    {
        Task.CheckOptions(options);
        if (token.CanBeCanceled || (scheduler ?? TaskScheduler.Current) != TaskScheduler.Default) return false;
        return (options & TaskCreationOptions.AttachedToParent) == 0 || TaskContext.task == null;
    }

    internal static TTask[] Copy<TTask>(TTask[] tasks, Delegate continuation) where TTask : Task
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        if (continuation == null) throw new ArgumentNullException("continuation");
        if (tasks.Length == 0) throw new ArgumentException("The tasks argument contains no tasks.", "tasks");
        TTask[] copy = new TTask[tasks.Length];
        for (int i = 0; i < copy.Length; i++)
            copy[i] = tasks[i] ?? throw new ArgumentException("The tasks argument included a null value.", "tasks");
        return copy;
    }

    internal static TaskContinuationOptions Check(TaskContinuationOptions options)
    {
        const int OnlyOnOrNotOn = 0x70000;
        if (((int)options & OnlyOnOrNotOn) != 0) throw new ArgumentOutOfRangeException("continuationOptions");
        return options;
    }
}
