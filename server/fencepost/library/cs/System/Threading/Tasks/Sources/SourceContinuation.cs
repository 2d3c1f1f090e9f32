using Fencepost;

namespace System.Threading.Tasks.Sources;

internal sealed class SourceContinuation
{
    private readonly Action<object> continuation;
    private readonly object state;
    private readonly ExecutionContext context;
    private readonly SynchronizationContext target;
    [InTurn] private bool waits = true;

    internal SourceContinuation(Action<object> continuation, object state, object contexts)
    {
        CapturedContexts both = contexts as CapturedContexts;
        this.continuation = continuation;
        this.state = state;
        context = both == null ? (ExecutionContext)contexts : both.context;
        target = both?.target;
    }

    [RunsOut]
    internal void Go(bool inline)
    {
        if (target != null) target.Post(new SendOrPostCallback(Post), null);
        else if (inline) Run();
        else PoolThread.Start(state == null && context == null ? ValueTaskContinuation.WithoutState(continuation) : new Action(Run), "continuation");
    }

    private void Post(object _)
    {
        if (!waits) Machine.IsOutOfTurn();
        waits = false;
        Run();
    }

    [RunsOut]
    private void Run()
    {
        ContextStay stay = ExecutionContext.EnterCaptured(context);
        continuation(state);
        stay.Leave();
    }
}
