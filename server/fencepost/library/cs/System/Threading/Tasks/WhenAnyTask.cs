using Fencepost;

namespace System.Threading.Tasks;

/// <summary>Complete when one of the tasks is, which is its result.</summary>
internal sealed class WhenAnyTask<TTask> : Task<TTask>, IContinuation where TTask : Task
{
    private Task[] tasks;

    internal WhenAnyTask(Task[] tasks)
    {
        if (tasks.Length == 0) throw new ArgumentException("The tasks argument contains no tasks.", "tasks");
        this.tasks = tasks;
    }

    [OneStep]
    internal WhenAnyTask<TTask> Begin()
    {
        foreach (Task task in tasks)
        {
            if (!task.DoneInStep) continue;
            SetResultInStep((TTask)task, out _);
            return this;
        }
        foreach (Task task in tasks) task.AddInStep(this);
        return this;
    }

    public Task Run(Task completed, bool inline, out object next) => End((TTask)completed, out next);

    private protected override void ReleaseInStep()
    {
        foreach (Task task in tasks)
            if (!task.DoneInStep) task.RemoveInStep(this);
        tasks = null;
    }
}
