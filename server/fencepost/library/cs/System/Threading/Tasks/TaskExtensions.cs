namespace System.Threading.Tasks;

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
