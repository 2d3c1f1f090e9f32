namespace System.Threading.Tasks;

/// <summary>What a part of a parallel loop runs as, from its making to its end: a task of its own, with the context of the loop.</summary>
internal readonly struct ParallelTask
{
    private readonly ContextStay stay;
    private readonly Task own;
    private readonly Task outer;
    private readonly TaskScheduler scheduler;

    internal ParallelTask(ExecutionContext context)
    {
        outer = TaskContext.task;
        scheduler = TaskContext.scheduler;
        own = new Task((object)null, TaskStatus.Running, TaskCreationOptions.None);
        TaskContext.task = own;
        if (scheduler != null) TaskContext.scheduler = null;
        stay = ExecutionContext.Enter(context);
    }

    /// <summary>The task ends with the children that are attached to it.</summary>
    internal void End()
    {
        stay.Leave();
        TaskContext.task = outer;
        if (scheduler != null) TaskContext.scheduler = scheduler;
        own.EndWithChildren();
    }
}
