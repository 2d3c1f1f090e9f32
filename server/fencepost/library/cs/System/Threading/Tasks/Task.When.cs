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
