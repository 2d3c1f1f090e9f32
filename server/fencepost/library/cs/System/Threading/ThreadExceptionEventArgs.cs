namespace System.Threading;

public class ThreadExceptionEventArgs : EventArgs
{
    public ThreadExceptionEventArgs(Exception t) => Exception = t;

    public Exception Exception { get; }
}
