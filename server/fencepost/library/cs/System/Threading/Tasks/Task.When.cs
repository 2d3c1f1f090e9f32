using Fencepost;

namespace System.Threading.Tasks;

public partial class Task
{
    public static Task WhenAll(params Task[] tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenAll(new ReadOnlySpan<Task>(tasks));
    }

    public static Task WhenAll(IEnumerable<Task> tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenAll(new ReadOnlySpan<Task>(new List<Task>(tasks).ToArray()));
    }

    public static Task WhenAll(params ReadOnlySpan<Task> tasks)
    {
        CheckTasks(tasks);
        return tasks.Length == 0 ? CompletedTask : new WhenAllTask<VoidTaskResult>(tasks.ToArray()).Begin();
    }

    public static Task<TResult[]> WhenAll<TResult>(params Task<TResult>[] tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenAll(new ReadOnlySpan<Task<TResult>>(tasks));
    }

    public static Task<TResult[]> WhenAll<TResult>(IEnumerable<Task<TResult>> tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenAll(new ReadOnlySpan<Task<TResult>>(new List<Task<TResult>>(tasks).ToArray()));
    }

    public static Task<TResult[]> WhenAll<TResult>(params ReadOnlySpan<Task<TResult>> tasks)
    {
        Task[] copy = Copy(tasks);
        return copy.Length == 0 ? new Task<TResult[]>(new TResult[0]) : new WhenAllTask<TResult>(copy).Begin();
    }

    private static Task[] Copy<TResult>(ReadOnlySpan<Task<TResult>> tasks)
    {
        Task[] copy = new Task[tasks.Length];
        for (int i = 0; i < copy.Length; i++) copy[i] = tasks[i];
        CheckTasks(copy);
        return copy;
    }

    public static Task<Task> WhenAny(params Task[] tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenAny(new ReadOnlySpan<Task>(tasks));
    }

    public static Task<Task> WhenAny(IEnumerable<Task> tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenAny(new ReadOnlySpan<Task>(new List<Task>(tasks).ToArray()));
    }

    public static Task<Task> WhenAny(params ReadOnlySpan<Task> tasks)
    {
        CheckTasks(tasks);
        return new WhenAnyTask<Task>(tasks.ToArray()).Begin();
    }

    public static Task<Task> WhenAny(Task task1, Task task2)
    {
        if (task1 == null || task2 == null) throw new ArgumentNullException(task1 == null ? "task1" : "task2");
        return new WhenAnyTask<Task>(new[] { task1, task2 }).Begin();
    }

    public static Task<Task<TResult>> WhenAny<TResult>(params Task<TResult>[] tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenAny(new ReadOnlySpan<Task<TResult>>(tasks));
    }

    public static Task<Task<TResult>> WhenAny<TResult>(IEnumerable<Task<TResult>> tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenAny(new ReadOnlySpan<Task<TResult>>(new List<Task<TResult>>(tasks).ToArray()));
    }

    public static Task<Task<TResult>> WhenAny<TResult>(params ReadOnlySpan<Task<TResult>> tasks) =>
        new WhenAnyTask<Task<TResult>>(Copy(tasks)).Begin();

    public static Task<Task<TResult>> WhenAny<TResult>(Task<TResult> task1, Task<TResult> task2)
    {
        if (task1 == null || task2 == null) throw new ArgumentNullException(task1 == null ? "task1" : "task2");
        return new WhenAnyTask<Task<TResult>>(new Task[] { task1, task2 }).Begin();
    }

    /// <summary>Inside a step: adds what went wrong with a completed task to what WhenAll reports.</summary>
    internal void SummarizeInStep(ref TaskStatus status, ref object failure)
    {
        if (stage == TaskStatus.Faulted)
        {
            failure = status == TaskStatus.Faulted ? Join(failure, error) : error;
            status = TaskStatus.Faulted;
        }
        else if (stage == TaskStatus.Canceled && status == TaskStatus.RanToCompletion)
        {
            failure = error;
            status = TaskStatus.Canceled;
        }
    }

    private static Exception[] Join(object first, object second)
    {
        Exception[] left = first as Exception[] ?? new[] { (Exception)first };
        Exception[] right = second as Exception[] ?? new[] { (Exception)second };
        Exception[] both = new Exception[left.Length + right.Length];
        for (int i = 0; i < left.Length; i++) both[i] = left[i];
        for (int i = 0; i < right.Length; i++) both[left.Length + i] = right[i];
        return both;
    }
}

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
