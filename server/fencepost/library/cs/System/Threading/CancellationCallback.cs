namespace System.Threading;

internal sealed class CancellationCallback
{
    internal readonly CancellationTokenSource source;
    private readonly Delegate callback;
    private readonly object state;
    private readonly ExecutionContext context;
    private readonly SynchronizationContext target;
    internal CancellationCallback next;

    internal CancellationCallback(
        CancellationTokenSource source, Delegate callback, object state, ExecutionContext context, SynchronizationContext target)
    {
        this.source = source;
        this.callback = callback;
        this.state = state;
        this.context = context;
        this.target = target;
    }

    internal void Invoke()
    {
        if (target == null) Call(null);
        else target.Send(new SendOrPostCallback(Call), null);
    }

    private void Call(object _)
    {
        ContextStay stay = ExecutionContext.EnterCaptured(context);
        try
        {
            CallHere();
        }
        finally
        {
            stay.Leave();
        }
    }

    internal void CallHere()
    {
        if (callback is Action action) action();
        else if (callback is Action<object> withState) withState(state);
        else ((Action<object, CancellationToken>)callback)(state, new CancellationToken(source));
    }
}
