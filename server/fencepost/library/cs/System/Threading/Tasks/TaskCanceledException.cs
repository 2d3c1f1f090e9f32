namespace System.Threading.Tasks;

public class TaskCanceledException : OperationCanceledException
{
    private const string Default = "A task was canceled.";
    private readonly Task task;

    public TaskCanceledException() : base(Default) { }
    public TaskCanceledException(string message) : base(message ?? Default) { }
    public TaskCanceledException(string message, Exception innerException) : base(message ?? Default, innerException) { }

    public TaskCanceledException(string message, Exception innerException, CancellationToken token)
        : base(message ?? Default, innerException, token) { }

    public TaskCanceledException(Task task) : base(Default, task == null ? default : task.CanceledToken()) => this.task = task;

    public Task Task => task;
}

public class TaskSchedulerException : Exception
{
    private const string Default = "An exception was thrown by a TaskScheduler.";

    public TaskSchedulerException() : base(Default) { }
    public TaskSchedulerException(string message) : base(message) { }
    public TaskSchedulerException(Exception innerException) : base(Default, innerException) { }
    public TaskSchedulerException(string message, Exception innerException) : base(message, innerException) { }
}

public class UnobservedTaskExceptionEventArgs : EventArgs
{
    private bool observed;

    public UnobservedTaskExceptionEventArgs(AggregateException exception) => Exception = exception;

    public AggregateException Exception { get; }
    public bool Observed => observed;
    public void SetObserved() => observed = true;
}
