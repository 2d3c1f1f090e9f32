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

internal static class CompletionSources
{
    internal static void Check(TaskCreationOptions options)
    {
        const TaskCreationOptions Allowed = TaskCreationOptions.AttachedToParent | TaskCreationOptions.RunContinuationsAsynchronously;
        if ((options & ~Allowed) != 0) throw new ArgumentOutOfRangeException("creationOptions");
    }

    internal static object Failures(IEnumerable<Exception> exceptions)
    {
        if (exceptions == null) throw new ArgumentNullException("exceptions");
        Exception[] all = new List<Exception>(exceptions).ToArray();
        foreach (Exception exception in all)
            if (exception == null) throw new ArgumentException("The exceptions collection included at least one null element.", "exceptions");
        if (all.Length == 0) throw new ArgumentException("The exceptions collection was empty.", "exceptions");
        return all.Length == 1 ? all[0] : all;
    }

    internal static TaskStatus Outcome(Task completedTask, out object failure)
    {
        if (completedTask == null) throw new ArgumentNullException("completedTask");
        TaskStatus status = completedTask.Outcome(out failure);
        if (status < TaskStatus.RanToCompletion) throw new ArgumentException("The provided task must have already completed.", "completedTask");
        return status;
    }

    internal static void Require(bool set)
    {
        if (!set) throw AsyncMethods.Completed();
    }
}
