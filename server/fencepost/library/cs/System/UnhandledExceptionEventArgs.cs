namespace System;

public class UnhandledExceptionEventArgs : EventArgs
{
    public UnhandledExceptionEventArgs(object exception, bool isTerminating)
    {
        ExceptionObject = exception;
        IsTerminating = isTerminating;
    }

    public object ExceptionObject { get; }
    public bool IsTerminating { get; }
}
