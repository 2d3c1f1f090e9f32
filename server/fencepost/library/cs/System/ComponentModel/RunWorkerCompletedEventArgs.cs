namespace System.ComponentModel;

public class RunWorkerCompletedEventArgs : AsyncCompletedEventArgs
{
    private readonly object result;

    public RunWorkerCompletedEventArgs(object result, Exception error, bool cancelled) : base(error, cancelled, null) => this.result = result;

    public object Result
    {
        get
        {
            RaiseExceptionIfNecessary();
            return result;
        }
    }

    public new object UserState => base.UserState;
}
