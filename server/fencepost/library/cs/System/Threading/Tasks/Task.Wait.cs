using Fencepost;

namespace System.Threading.Tasks;

public partial class Task
{
    public static void WaitAll(params Task[] tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        WaitAll(tasks, Timeout.Infinite, default);
    }

    public static void WaitAll(params ReadOnlySpan<Task> tasks) => WaitAll(tasks, Timeout.Infinite, default);

    public static bool WaitAll(Task[] tasks, TimeSpan timeout) => WaitAll(tasks, Timeouts.Of(timeout), default);
    public static bool WaitAll(Task[] tasks, int millisecondsTimeout) => WaitAll(tasks, millisecondsTimeout, default);
    public static void WaitAll(Task[] tasks, CancellationToken cancellationToken) => WaitAll(tasks, Timeout.Infinite, cancellationToken);

    public static void WaitAll(IEnumerable<Task> tasks, CancellationToken cancellationToken = default)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        WaitAll(new List<Task>(tasks).ToArray(), Timeout.Infinite, cancellationToken);
    }

    public static bool WaitAll(Task[] tasks, int millisecondsTimeout, CancellationToken cancellationToken)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WaitAll(new ReadOnlySpan<Task>(tasks), millisecondsTimeout, cancellationToken);
    }

    private static bool WaitAll(ReadOnlySpan<Task> tasks, int milliseconds, CancellationToken token)
    {
        Timeouts.Check(milliseconds);
        CheckTasks(tasks);
        token.ThrowIfCancellationRequested();
        bool done = milliseconds == Timeout.Infinite ? WaitForAll(tasks, token) : AllDone(tasks, milliseconds);
        if (!done)
        {
            token.ThrowIfCancellationRequested();
            return false;
        }
        List<Exception> exceptions = null;
        foreach (Task task in tasks)
        {
            TaskStatus status = task.Outcome(out object failure);
            if (status == TaskStatus.RanToCompletion) continue;
            exceptions ??= new List<Exception>();
            AddFailure(exceptions, task, status, failure);
        }
        if (exceptions != null) throw new AggregateException(exceptions);
        return true;
    }

    private static void AddFailure(List<Exception> exceptions, Task task, TaskStatus status, object failure)
    {
        if (status == TaskStatus.Canceled) exceptions.Add(new TaskCanceledException(task));
        else if (failure is Exception[] several) exceptions.AddRange(several);
        else exceptions.Add((Exception)failure);
    }

    internal static void CheckTasks(ReadOnlySpan<Task> tasks)
    {
        foreach (Task task in tasks)
            if (task == null) throw new ArgumentException("The tasks argument included a null value.", "tasks");
    }

    /// <summary>Tries to run itself what has not begun, from the last task to the first, and waits for what is left.</summary>
    private static bool WaitForAll(ReadOnlySpan<Task> tasks, CancellationToken token)
    {
        int below = token.CanBeCanceled ? 0 : tasks.Length;
        while (true)
        {
            bool done = AwaitAll(tasks, token.source, ref below, out TaskRun toRun);
            if (toRun == null) return done;
            toRun.RunInWait();
        }
    }

    [Query]
    private static bool AwaitAll(ReadOnlySpan<Task> tasks, CancellationTokenSource source, ref int below, out TaskRun toRun)
    {
        toRun = null;
        if (AllDoneInStep(tasks)) return true;
        bool mayRun = below > 0;
        while (below > 0 && toRun == null) toRun = tasks[--below].ToRunInWait(true);
        if (toRun != null || CancellationTokenSource.Canceled(source)) return false;
        if (mayRun)
        {
            foreach (Task task in tasks)
                if (!task.Done) task.NoteWaitInStep();
        }
        Machine.Block("Task.WaitAll");
        return false;
    }

    [Query]
    private static bool AllDone(ReadOnlySpan<Task> tasks, int milliseconds)
    {
        if (AllDoneInStep(tasks)) return true;
        Timeouts.WaitInStep(milliseconds);
        return false;
    }

    private static bool AllDoneInStep(ReadOnlySpan<Task> tasks)
    {
        for (int i = 0; i < tasks.Length; i++)
            if (!tasks[i].Done) return false;
        return true;
    }

    public static int WaitAny(params Task[] tasks) => WaitAny(tasks, Timeout.Infinite, default);
    public static int WaitAny(Task[] tasks, TimeSpan timeout) => WaitAny(tasks, Timeouts.Of(timeout), default);
    public static int WaitAny(Task[] tasks, int millisecondsTimeout) => WaitAny(tasks, millisecondsTimeout, default);
    public static int WaitAny(Task[] tasks, CancellationToken cancellationToken) => WaitAny(tasks, Timeout.Infinite, cancellationToken);

    public static int WaitAny(Task[] tasks, int millisecondsTimeout, CancellationToken cancellationToken)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        Timeouts.Check(millisecondsTimeout);
        CheckTasks(tasks);
        cancellationToken.ThrowIfCancellationRequested();
        if (tasks.Length == 0) return -1;
        int first = millisecondsTimeout == Timeout.Infinite ? AwaitAny(tasks, cancellationToken.source) : AnyDone(tasks, millisecondsTimeout);
        if (first < 0) cancellationToken.ThrowIfCancellationRequested();
        return first;
    }

    [Query]
    private static int AnyDone(Task[] tasks, int milliseconds)
    {
        int first = AnyDoneInStep(tasks);
        if (first < 0) Timeouts.WaitInStep(milliseconds);
        return first;
    }

    private static int AnyDoneInStep(Task[] tasks)
    {
        for (int i = 0; i < tasks.Length; i++)
            if (tasks[i].Done) return i;
        return -1;
    }

    [Query]
    private static int AwaitAny(Task[] tasks, CancellationTokenSource source)
    {
        int first = AnyDoneInStep(tasks);
        if (first < 0 && !CancellationTokenSource.Canceled(source)) Machine.Block("Task.WaitAny");
        return first;
    }

    [Query]
    internal void WaitForEnd()
    {
        if (!Done) Machine.Block("Task.Wait");
    }
}
