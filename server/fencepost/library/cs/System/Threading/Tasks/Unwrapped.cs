using Fencepost;

namespace System.Threading.Tasks;

internal struct VoidTaskResult { }

/// <summary>Ends as another task ends; or, if that returns a task, as that one.</summary>
internal sealed class Unwrapped<TResult> : Task<TResult>, IContinuation, IAwaiting
{
    private readonly bool canceledByException;

    internal Unwrapped() { }

    internal Unwrapped(Task outer, bool canceledByException)
    {
        this.canceledByException = canceledByException;
        outer.Then(this);
    }

    [RunsOut]
    public Task Run(Task completed, bool inline, out object next)
    {
        TaskStatus status = completed.Outcome(out object failure);
        if (status != TaskStatus.RanToCompletion)
        {
            if (canceledByException && failure is OperationCanceledException) status = TaskStatus.Canceled;
            return End(status, failure, out next);
        }
        if (completed is Task<Task<TResult>> typed) return Follow(typed.Result, out next);
        if (completed is Task<Task> untyped) return Follow(untyped.Result, out next);
        return End(completed is Task<TResult> task ? task.Result : default, out next);
    }

    [RunsOut]
    internal Task Follow(Task inner, out object next)
    {
        if (inner == null) return End(TaskStatus.Canceled, null, out next);
        if (!inner.AddAwaiting(this)) return Run(inner, true, out next);
        next = null;
        return null;
    }
}

/// <summary>Runs what Task.Run got when that returns a task.</summary>
internal sealed class UnwrappedRun<TResult> : IWork
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

    [HandsOn]
    public Task Do(out object next)
    {
        TaskContext.task = task;
        ContextStay stay = ExecutionContext.Enter(context);
        Task inner = null;
        Exception thrown = null;
        try
        {
            inner = function();
        }
        catch (Exception exception)
        {
            thrown = exception;
        }
        TaskContext.task = null;
        stay.Leave();
        return thrown == null ? task.Follow(inner, out next) : task.End(Task.StatusAfter(thrown), thrown, out next);
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
