namespace System.Threading.Tasks;

public class UnobservedTaskExceptionEventArgs : EventArgs
{
    private bool observed;

    public UnobservedTaskExceptionEventArgs(AggregateException exception) => Exception = exception;

    public AggregateException Exception { get; }
    public bool Observed => observed;
    public void SetObserved() => observed = true;
}
