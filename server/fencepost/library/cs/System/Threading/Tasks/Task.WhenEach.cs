namespace System.Threading.Tasks;

public partial class Task
{
    public static IAsyncEnumerable<Task> WhenEach(params Task[] tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenEach(new ReadOnlySpan<Task>(tasks));
    }

    public static IAsyncEnumerable<Task> WhenEach(IEnumerable<Task> tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenEach(new ReadOnlySpan<Task>(new List<Task>(tasks).ToArray()));
    }

    public static IAsyncEnumerable<Task> WhenEach(params ReadOnlySpan<Task> tasks)
    {
        CheckTasks(tasks);
        return new WhenEachTasks<Task>(tasks.ToArray());
    }

    public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(params Task<TResult>[] tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenEach(new ReadOnlySpan<Task<TResult>>(tasks));
    }

    public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(IEnumerable<Task<TResult>> tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenEach(new ReadOnlySpan<Task<TResult>>(new List<Task<TResult>>(tasks).ToArray()));
    }

    public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(params ReadOnlySpan<Task<TResult>> tasks) =>
        new WhenEachTasks<Task<TResult>>(Copy(tasks));
}
