namespace System.Threading.Tasks;

internal struct VoidTaskResult { }

/// <summary>Ends as another task ends; or, if that returns a task, as that one.</summary>
internal sealed class Unwrapped<TResult> : Task<TResult>, IContinuation
{
    private readonly bool canceledByException;

    internal Unwrapped() { }

    internal Unwrapped(Task outer, bool canceledByException)
    {
        this.canceledByException = canceledByException;
        outer.Then(this);
    }

    public void Run(Task completed, bool inline)
    {
        if (!inline)
        {
            Fencepost.Machine.Start(new Action(new QueuedContinuation(this, completed).Run), "continuation");
            return;
        }
        TaskStatus status = completed.Outcome(out object failure);
        if (status != TaskStatus.RanToCompletion)
        {
            if (canceledByException && failure is OperationCanceledException) status = TaskStatus.Canceled;
            TryComplete(status, failure);
        }
        else if (completed is Task<Task<TResult>> typed)
        {
            Follow(typed.Result);
        }
        else if (completed is Task<Task> untyped)
        {
            Follow(untyped.Result);
        }
        else
        {
            TrySetResult(completed is Task<TResult> task ? task.Result : default);
        }
    }

    internal void Follow(Task inner)
    {
        if (inner == null) TrySetCanceled(default);
        else inner.Then(this);
    }
}

/// <summary>Runs what Task.Run got when that returns a task.</summary>
internal sealed class UnwrappedRun<TResult>
{
    private readonly Unwrapped<TResult> task;
    private readonly Func<Task> function;
    private readonly ExecutionContext context;

    internal UnwrappedRun(Unwrapped<TResult> task, Func<Task> function)
    {
        this.task = task;
        this.function = function;
        context = ExecutionContext.Flowing;
    }

    internal void Execute()
    {
        TaskContext.task = task;
        ExecutionContext.Swap(context);
        Task inner;
        try
        {
            inner = function();
        }
        catch (Exception exception)
        {
            task.TryFail(exception);
            return;
        }
        TaskContext.task = null;
        task.Follow(inner);
    }
}

public static class TaskExtensions
{
    public static Task Unwrap(this Task<Task> task)
    {
        if (task == null) throw new ArgumentNullException("task");
        return task.IsCompletedSuccessfully && task.Result is Task inner ? inner : new Unwrapped<VoidTaskResult>(task, false);
    }

    public static Task<TResult> Unwrap<TResult>(this Task<Task<TResult>> task)
    {
        if (task == null) throw new ArgumentNullException("task");
        return task.IsCompletedSuccessfully && task.Result is Task<TResult> inner ? inner : new Unwrapped<TResult>(task, false);
    }
}
