using Fencepost;

namespace System.Threading.Tasks;

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
