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
        own = new Part();
        TaskContext.task = own;
        if (scheduler != null) TaskContext.scheduler = null;
        stay = ExecutionContext.Enter(context);
    }

    private sealed class Part : Task
    {
        internal Part() : base((object)null, TaskStatus.Running, TaskCreationOptions.None) { }
    }

    /// <summary>Whether the thread runs such a part: what it sets, the next iteration sees that it runs.</summary>
    internal static bool IsCurrent => TaskContext.task is Part;

    /// <summary>The task ends with the children that are attached to it.</summary>
    internal void End()
    {
        stay.Leave();
        TaskContext.task = outer;
        if (scheduler != null) TaskContext.scheduler = scheduler;
        own.EndWithChildren();
    }
}
