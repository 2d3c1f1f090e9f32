using System.Threading;

namespace System.ComponentModel;

public sealed class AsyncOperation
{
    private bool completed;

    internal AsyncOperation(object state, SynchronizationContext context)
    {
        UserSuppliedState = state;
        SynchronizationContext = context;
        context.OperationStarted();
    }

    public object UserSuppliedState { get; }
    public SynchronizationContext SynchronizationContext { get; }

    public void Post(SendOrPostCallback d, object arg)
    {
        Check();
        PostUnchecked(d, arg);
    }

    public void PostOperationCompleted(SendOrPostCallback d, object arg)
    {
        Check();
        completed = true;
        PostUnchecked(d, arg);
        SynchronizationContext.OperationCompleted();
    }

    public void OperationCompleted()
    {
        Check();
        completed = true;
        SynchronizationContext.OperationCompleted();
    }

    private void PostUnchecked(SendOrPostCallback d, object arg)
    {
        ArgumentNullException.ThrowIfNull(d);
        SynchronizationContext.Post(d, arg);
    }

    private void Check()
    {
        if (completed) throw new InvalidOperationException("This operation has already had OperationCompleted called on it and further calls are illegal.");
    }
}
