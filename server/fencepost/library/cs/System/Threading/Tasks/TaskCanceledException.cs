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
