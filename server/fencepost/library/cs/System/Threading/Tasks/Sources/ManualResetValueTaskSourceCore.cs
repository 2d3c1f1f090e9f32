using Fencepost;

namespace System.Threading.Tasks.Sources;

/// <summary>What the runtime's does, access by access; as long as nobody uses a source out of turn, each of its operations is one step. The
/// continuation runs inline in SetResult unless RunContinuationsAsynchronously; on another thread if it came too late.</summary>
public struct ManualResetValueTaskSourceCore<TResult>
{
    private Action<object> continuation;
    private object state;

    /// <summary>null, an ExecutionContext or a CapturedContexts.</summary>
    private object captured;
    private Exception error;
    private TResult result;
    private short version;
    private bool completed;

    /// <summary>Whether the result has been asked for: only then is a source used again.</summary>
    private bool taken;

    public bool RunContinuationsAsynchronously { get; set; }
    public readonly short Version { [OneStep, InTurn, Alone] get => version; }

    [OneStep, InTurn, Alone]
    public void Reset()
    {
        if (completed ? !taken : version != 0) Machine.IsOutOfTurn(ref completed);
        version++;
        continuation = null;
        state = null;
        captured = null;
        error = null;
        result = default;
        completed = false;
        taken = false;
    }

    [RunsOut] public void SetResult(TResult result) => Run(End(result, out object state, out object contexts), state, contexts);
    [RunsOut] public void SetException(Exception error) => Run(Fail(error, out object state, out object contexts), state, contexts);

    [OneStep, InTurn]
    private Action<object> End(TResult result, out object state, out object contexts)
    {
        this.result = result;
        return SignalCompletion(out state, out contexts);
    }

    [OneStep, InTurn]
    private Action<object> Fail(Exception error, out object state, out object contexts)
    {
        this.error = error;
        return SignalCompletion(out state, out contexts);
    }

    private Action<object> SignalCompletion(out object state, out object contexts)
    {
        if (completed) throw Misused();
        completed = true;
        Action<object> next = Volatile.Read(ref continuation) ?? Interlocked.CompareExchange(ref continuation, SourceEnd.Sentinel, null);
        contexts = next == null ? null : captured;
        state = next == null ? null : this.state;
        return next;
    }

    [RunsOut]
    private void Run(Action<object> next, object state, object contexts)
    {
        if (next == null) return;
        bool inline = !RunContinuationsAsynchronously;
        if (inline) Machine.RunsInline(ref completed);
        new SourceContinuation(next, state, contexts).Go(inline);
    }

    [Query, InTurn, Awaits]
    public ValueTaskSourceStatus GetStatus(short token)
    {
        if (token != version) throw Misused();
        Action<object> known = Volatile.Read(ref continuation);
        if (known == null || !completed) return ValueTaskSourceStatus.Pending;
        // Somebody else will be told of the end, or has been: two use one turn.
        if (state == null && known != SourceEnd.Sentinel) Machine.IsOutOfTurn(ref completed);
        if (error == null) return ValueTaskSourceStatus.Succeeded;
        return error is OperationCanceledException ? ValueTaskSourceStatus.Canceled : ValueTaskSourceStatus.Faulted;
    }

    [Query, InTurn, Alone]
    public TResult GetResult(short token)
    {
        if (token != version || !completed || error != null) ThrowForFailedGetResult(token);
        taken = true;
        return result;
    }

    private void ThrowForFailedGetResult(short token)
    {
        if (token != version || !completed) Machine.IsOutOfTurn(ref completed);
        taken = true;
        throw error ?? new InvalidOperationException();
    }

    public void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags)
    {
        if (continuation == null) throw new ArgumentNullException("continuation");
        ExecutionContext flowing = (flags & ValueTaskSourceOnCompletedFlags.FlowExecutionContext) != 0 ? ExecutionContext.Capture() : null;
        SynchronizationContext target =
            (flags & ValueTaskSourceOnCompletedFlags.UseSchedulingContext) != 0 ? SynchronizationContext.Captured : null;
        object contexts = target == null ? flowing : new CapturedContexts(flowing, target);
        bool registered = state == null && target == null && ValueTaskContinuation.IsOfAwait(continuation)
            ? RegisterAwait(continuation, ref contexts, token)
            : Register(continuation, state, ref contexts, token);
        if (!registered) new SourceContinuation(continuation, state, contexts).Go(false);
    }

    [OneStep, InTurn, Awaits]
    private bool RegisterAwait(Action<object> continuation, ref object contexts, short token) =>
        TryRegister(continuation, null, ref contexts, token);

    [OneStep, InTurn]
    private bool Register(Action<object> continuation, object state, ref object contexts, short token) =>
        TryRegister(continuation, state, ref contexts, token);

    private bool TryRegister(Action<object> continuation, object state, ref object contexts, short token)
    {
        if (token != version) throw Misused();
        if (contexts != null) captured = contexts;
        Action<object> known = this.continuation;
        if (known == null)
        {
            this.state = state;
            known = Interlocked.CompareExchange(ref this.continuation, continuation, null);
            if (known == null) return true;
        }
        if (known != SourceEnd.Sentinel) throw Misused();
        contexts = captured;
        return false;
    }

    private Exception Misused()
    {
        Machine.IsOutOfTurn(ref completed);
        return new InvalidOperationException();
    }
}

internal static class SourceEnd
{
    /// <summary>The continuation of a source that has ended before anybody has registered one.</summary>
    internal static Action<object> Sentinel => Fail;

    private static void Fail(object _) => throw new InvalidOperationException();
}

internal sealed class CapturedContexts
{
    internal readonly ExecutionContext context;
    internal readonly SynchronizationContext target;

    internal CapturedContexts(ExecutionContext context, SynchronizationContext target)
    {
        this.context = context;
        this.target = target;
    }
}
