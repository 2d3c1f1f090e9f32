using System.Reflection;

namespace System.ComponentModel;

public class AsyncCompletedEventArgs : EventArgs
{
    public AsyncCompletedEventArgs(Exception error, bool cancelled, object userState)
    {
        Error = error;
        Cancelled = cancelled;
        UserState = userState;
    }

    public bool Cancelled { get; }
    public Exception Error { get; }
    public object UserState { get; }

    protected void RaiseExceptionIfNecessary()
    {
        if (Error != null) throw new TargetInvocationException("An exception occurred during the operation, making the result invalid.  Check InnerException for exception details.", Error);
        if (Cancelled) throw new InvalidOperationException("Operation has been cancelled.");
    }
}
