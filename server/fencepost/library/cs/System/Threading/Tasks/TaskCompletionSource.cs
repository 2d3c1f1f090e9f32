namespace System.Threading.Tasks;

public class TaskCompletionSource
{
    private readonly Task<VoidTaskResult> task;

    public TaskCompletionSource() : this((object)null, TaskCreationOptions.None) { }
    public TaskCompletionSource(TaskCreationOptions creationOptions) : this((object)null, creationOptions) { }
    public TaskCompletionSource(object state) : this(state, TaskCreationOptions.None) { }

    public TaskCompletionSource(object state, TaskCreationOptions creationOptions)
    {
        CompletionSources.Check(creationOptions);
        task = new Task<VoidTaskResult>(state, creationOptions);
    }

    public Task Task => task;
    public bool TrySetResult() => task.TrySetResult(default);
    public bool TrySetException(Exception exception) => task.TrySetException(exception ?? throw new ArgumentNullException("exception"));
    public bool TrySetException(IEnumerable<Exception> exceptions) => task.TrySetException(CompletionSources.Failures(exceptions));
    public bool TrySetCanceled() => TrySetCanceled(default);
    public bool TrySetCanceled(CancellationToken cancellationToken) => task.TrySetCanceled(cancellationToken);

    public bool TrySetFromTask(Task completedTask)
    {
        TaskStatus status = CompletionSources.Outcome(completedTask, out object failure);
        return status == TaskStatus.RanToCompletion ? TrySetResult() : task.TryComplete(status, failure);
    }

    public void SetResult() => CompletionSources.Require(TrySetResult());
    public void SetException(Exception exception) => CompletionSources.Require(TrySetException(exception));
    public void SetException(IEnumerable<Exception> exceptions) => CompletionSources.Require(TrySetException(exceptions));
    public void SetCanceled() => SetCanceled(default);
    public void SetCanceled(CancellationToken cancellationToken) => CompletionSources.Require(TrySetCanceled(cancellationToken));
    public void SetFromTask(Task completedTask) => CompletionSources.Require(TrySetFromTask(completedTask));
}

public class TaskCompletionSource<TResult>
{
    private readonly Task<TResult> task;

    public TaskCompletionSource() : this((object)null, TaskCreationOptions.None) { }
    public TaskCompletionSource(TaskCreationOptions creationOptions) : this((object)null, creationOptions) { }
    public TaskCompletionSource(object state) : this(state, TaskCreationOptions.None) { }

    public TaskCompletionSource(object state, TaskCreationOptions creationOptions)
    {
        CompletionSources.Check(creationOptions);
        task = new Task<TResult>(state, creationOptions);
    }

    public Task<TResult> Task => task;
    public bool TrySetResult(TResult result) => task.TrySetResult(result);
    public bool TrySetException(Exception exception) => task.TrySetException(exception ?? throw new ArgumentNullException("exception"));
    public bool TrySetException(IEnumerable<Exception> exceptions) => task.TrySetException(CompletionSources.Failures(exceptions));
    public bool TrySetCanceled() => TrySetCanceled(default);
    public bool TrySetCanceled(CancellationToken cancellationToken) => task.TrySetCanceled(cancellationToken);

    public bool TrySetFromTask(Task<TResult> completedTask)
    {
        TaskStatus status = CompletionSources.Outcome(completedTask, out object failure);
        return status == TaskStatus.RanToCompletion ? TrySetResult(completedTask.Result) : task.TryComplete(status, failure);
    }

    public void SetResult(TResult result) => CompletionSources.Require(TrySetResult(result));
    public void SetException(Exception exception) => CompletionSources.Require(TrySetException(exception));
    public void SetException(IEnumerable<Exception> exceptions) => CompletionSources.Require(TrySetException(exceptions));
    public void SetCanceled() => SetCanceled(default);
    public void SetCanceled(CancellationToken cancellationToken) => CompletionSources.Require(TrySetCanceled(cancellationToken));
    public void SetFromTask(Task<TResult> completedTask) => CompletionSources.Require(TrySetFromTask(completedTask));
}
