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
