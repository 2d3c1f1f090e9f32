namespace System.Threading.Tasks;

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
