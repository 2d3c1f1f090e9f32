using Fencepost;

namespace System.Threading.Tasks.Sources;

/// <summary>Whoever makes a turn, or has been told its end, is alone with it: it is not used twice. The continuation runs inline in SetResult unless RunContinuationsAsynchronously; on another thread if it came too late.</summary>
public struct ManualResetValueTaskSourceCore<TResult>
{
    private Action<object> continuation;
    private object state;
    private ExecutionContext context;
    private SynchronizationContext target;
    private TResult result;
    private Exception error;
    private short version;
    private bool completed;

    public bool RunContinuationsAsynchronously { get; set; }
    public readonly short Version { [OneStep, Alone] get => version; }

    [OneStep, Alone]
    public void Reset()
    {
        version++;
        continuation = null;
        state = null;
        context = null;
        target = null;
        result = default;
        error = null;
        completed = false;
    }

    [RunsOut] public void SetResult(TResult result) => End(result, null);
    [RunsOut] public void SetException(Exception error) => End(default, error);

    [RunsOut]
    private void End(TResult result, Exception error)
    {
        Continuation next = EndStep(result, error);
        if (next == null) return;
        bool inline = !RunContinuationsAsynchronously;
        if (inline) Machine.RunsInline(ref completed);
        next.Go(inline);
    }

    [OneStep]
    private Continuation EndStep(TResult result, Exception error)
    {
        if (completed) throw new InvalidOperationException();
        this.result = result;
        this.error = error;
        completed = true;
        return continuation == null ? null : new Continuation(continuation, state, context, target);
    }

    [Query, Awaits]
    public ValueTaskSourceStatus GetStatus(short token)
    {
        if (token != version) throw new InvalidOperationException();
        if (!completed) return ValueTaskSourceStatus.Pending;
        if (error == null) return ValueTaskSourceStatus.Succeeded;
        return error is OperationCanceledException ? ValueTaskSourceStatus.Canceled : ValueTaskSourceStatus.Faulted;
    }

    [Query, Alone]
    public TResult GetResult(short token)
    {
        if (token != version || !completed) throw new InvalidOperationException();
        if (error != null) throw error;
        return result;
    }

    public void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags)
    {
        if (continuation == null) throw new ArgumentNullException("continuation");
        ExecutionContext flowing = (flags & ValueTaskSourceOnCompletedFlags.FlowExecutionContext) != 0 ? ExecutionContext.Flowing : null;
        SynchronizationContext captured =
            (flags & ValueTaskSourceOnCompletedFlags.UseSchedulingContext) != 0 ? SynchronizationContext.Captured : null;
        bool registered = state == null && captured == null && ValueTaskContinuation.IsOfAwait(continuation)
            ? RegisterAwait(continuation, flowing, token)
            : Register(continuation, state, flowing, captured, token);
        if (!registered) new Continuation(continuation, state, flowing, captured).Go(false);
    }

    [OneStep, Awaits]
    private bool RegisterAwait(Action<object> continuation, ExecutionContext context, short token) =>
        RegisterInStep(continuation, null, context, null, token);

    [OneStep]
    private bool Register(Action<object> continuation, object state, ExecutionContext context, SynchronizationContext target, short token) =>
        RegisterInStep(continuation, state, context, target, token);

    private bool RegisterInStep(
        Action<object> continuation, object state, ExecutionContext context, SynchronizationContext target, short token)
    {
        if (token != version || this.continuation != null) throw new InvalidOperationException();
        if (completed) return false;
        this.continuation = continuation;
        this.state = state;
        this.context = context;
        this.target = target;
        return true;
    }

    private sealed class Continuation
    {
        private readonly Action<object> continuation;
        private readonly object state;
        private readonly ExecutionContext context;
        private readonly SynchronizationContext target;

        internal Continuation(Action<object> continuation, object state, ExecutionContext context, SynchronizationContext target)
        {
            this.continuation = continuation;
            this.state = state;
            this.context = context;
            this.target = target;
        }

        [RunsOut]
        internal void Go(bool inline)
        {
            if (target != null) target.Post(new SendOrPostCallback(Post), null);
            else if (inline) Run();
            else Machine.Start(state == null && context == null ? ValueTaskContinuation.WithoutState(continuation) : new Action(Run), "continuation");
        }

        private void Post(object _) => Run();

        [RunsOut]
        private void Run()
        {
            if (context == null)
            {
                continuation(state);
                return;
            }
            ExecutionContext outer = ExecutionContext.Swap(context);
            continuation(state);
            ExecutionContext.Swap(outer);
        }
    }
}
