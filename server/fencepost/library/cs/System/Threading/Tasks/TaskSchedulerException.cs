namespace System.Threading.Tasks;

public class TaskSchedulerException : Exception
{
    private const string Default = "An exception was thrown by a TaskScheduler.";

    public TaskSchedulerException() : base(Default) { }
    public TaskSchedulerException(string message) : base(message) { }
    public TaskSchedulerException(Exception innerException) : base(Default, innerException) { }
    public TaskSchedulerException(string message, Exception innerException) : base(message, innerException) { }
}
