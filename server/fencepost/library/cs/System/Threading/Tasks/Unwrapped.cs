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
