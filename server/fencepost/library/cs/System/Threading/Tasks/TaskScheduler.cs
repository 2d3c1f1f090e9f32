using Fencepost;

namespace System.Threading.Tasks;

/// <summary>The default scheduler gives each task a thread of its own.</summary>
public abstract class TaskScheduler
{
    protected TaskScheduler() { }

    private static class Pool
    {
        internal static readonly TaskScheduler Scheduler = new ThreadPoolScheduler();
    }

    public static TaskScheduler Default => Pool.Scheduler;
    public static TaskScheduler Current => TaskContext.scheduler ?? Pool.Scheduler;
    public virtual int MaximumConcurrencyLevel => int.MaxValue;
    public int Id => SchedulerIds.Of(this);

    public static TaskScheduler FromCurrentSynchronizationContext() => new ContextScheduler(SynchronizationContext.Current);

    public static event EventHandler<UnobservedTaskExceptionEventArgs> UnobservedTaskException
    {
        add => Fencepost.Machine.Assumes("nothing raises TaskScheduler.UnobservedTaskException");
        remove { }
    }

    protected abstract void QueueTask(Task task);
    protected abstract bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued);
    protected abstract IEnumerable<Task> GetScheduledTasks();
    protected virtual bool TryDequeue(Task task) => false;

    protected bool TryExecuteTask(Task task)
    {
        TaskRun run = task.Runnable();
        if (run == null) return task.IsCanceled;
        bool begun = task.Begin();
        Task completed = begun ? run.ExecuteBegun(this, out object next) : run.EndCanceled(out next);
        Flow.Run(completed, next);
        return begun || task.IsCanceled;
    }

    internal void Queue(Task task)
    {
        try
        {
            QueueTask(task);
        }
        catch (Exception exception)
        {
            Exception failure = new TaskSchedulerException(exception);
            task.TrySetException(failure);
            throw failure;
        }
    }

    internal void RunSynchronously(Task task)
    {
        if (!TryInline(task, false)) Queue(task);
    }

    /// <summary>Whether the scheduler has let the calling thread run a task that has not begun.</summary>
    internal bool TryInline(Task task, bool queued)
    {
        bool inlined;
        try
        {
            inlined = TryExecuteTaskInline(task, queued);
        }
        catch (Exception exception)
        {
            Exception failure = new TaskSchedulerException(exception);
            task.TrySetException(failure);
            throw failure;
        }
        if (inlined && !task.HasBegun) throw new InvalidOperationException("The TryExecuteTaskInline call to the underlying scheduler succeeded, but the task body was not invoked.");
        return inlined;
    }

    private sealed class ThreadPoolScheduler : TaskScheduler
    {
        protected override void QueueTask(Task task) => task.Runnable().QueueInPool();

        protected override bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued) =>
            !taskWasPreviouslyQueued && TryExecuteTask(task);

        protected override IEnumerable<Task> GetScheduledTasks() => new Task[0];
    }

    private sealed class ContextScheduler : TaskScheduler
    {
        private readonly SynchronizationContext target;

        internal ContextScheduler(SynchronizationContext target) => this.target = target
            ?? throw new InvalidOperationException("The current SynchronizationContext may not be used as a TaskScheduler.");

        public override int MaximumConcurrencyLevel => 1;
        protected override void QueueTask(Task task) => target.Post(new SendOrPostCallback(Execute), task);
        private void Execute(object task) => TryExecuteTask((Task)task);

        protected override bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued) =>
            SynchronizationContext.Current == target && TryExecuteTask(task);

        protected override IEnumerable<Task> GetScheduledTasks() => null;
    }
}

internal static class SchedulerIds
{
    private static TaskScheduler[] known;

    [OneStep]
    internal static int Of(TaskScheduler scheduler)
    {
        if (scheduler == TaskScheduler.Default) return 1;
        int count = known == null ? 0 : known.Length;
        for (int i = 0; i < count; i++)
            if (known[i] == scheduler) return i + 2;
        TaskScheduler[] all = new TaskScheduler[count + 1];
        for (int i = 0; i < count; i++) all[i] = known[i];
        all[count] = scheduler;
        known = all;
        return count + 2;
    }
}
