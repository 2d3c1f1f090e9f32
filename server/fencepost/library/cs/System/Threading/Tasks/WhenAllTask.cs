using Fencepost;

namespace System.Threading.Tasks;

/// <summary>Complete when all tasks are; without results if these are not Task of TResult. Failures are then in the order in which they
/// came, with results in the order of the tasks.</summary>
internal sealed class WhenAllTask<TResult> : Task<TResult[]>, IContinuation
{
    private Task[] tasks;
    private int remaining;
    private TaskStatus worst = TaskStatus.RanToCompletion;
    private object failure;

    internal WhenAllTask(Task[] tasks) => this.tasks = tasks;

    private static bool HasResults => typeof(TResult) != typeof(VoidTaskResult);

    [OneStep]
    internal WhenAllTask<TResult> Begin()
    {
        int count = 0;
        foreach (Task task in tasks)
        {
            if (task.AddInStep(this)) count++;
            else if (!HasResults) task.SummarizeInStep(ref worst, ref failure);
        }
        remaining = count;
        if (count == 0) EndInStep(out _);
        else if (!HasResults) tasks = null;
        return this;
    }

    private bool EndInStep(out object waiting)
    {
        if (HasResults)
            foreach (Task task in tasks) task.SummarizeInStep(ref worst, ref failure);
        if (worst != TaskStatus.RanToCompletion) return CompleteInStep(worst, failure, out waiting);
        if (!HasResults) return SetResultInStep(null, out waiting);
        TResult[] results = new TResult[tasks.Length];
        for (int i = 0; i < results.Length; i++) results[i] = ((Task<TResult>)tasks[i]).ResultInStep;
        return SetResultInStep(results, out waiting);
    }

    [OneStep]
    private bool Signal(Task completed, out object waiting)
    {
        waiting = null;
        if (!HasResults) completed.SummarizeInStep(ref worst, ref failure);
        return --remaining == 0 && EndInStep(out waiting);
    }

    public Task Run(Task completed, bool inline, out object next) => Signal(completed, out next) ? this : null;

    private protected override void ReleaseInStep()
    {
        tasks = null;
        failure = null;
    }
}
