using Fencepost;
using System.Threading.Tasks.Sources;

namespace System.Threading.Tasks;

[AsyncMethodBuilder(typeof(AsyncValueTaskMethodBuilder))]
public readonly struct ValueTask : IEquatable<ValueTask>
{
    /// <summary>null (successful), a Task or an IValueTaskSource.</summary>
    internal readonly object obj;
    internal readonly short token;

    public ValueTask(Task task)
    {
        obj = task ?? throw new ArgumentNullException("task");
        token = 0;
    }

    public ValueTask(IValueTaskSource source, short token)
    {
        obj = source ?? throw new ArgumentNullException("source");
        this.token = token;
    }

    private ValueTask(object obj, short token)
    {
        this.obj = obj;
        this.token = token;
    }

    public static ValueTask CompletedTask => default;
    public static ValueTask<TResult> FromResult<TResult>(TResult result) => new ValueTask<TResult>(result);
    public static ValueTask FromException(Exception exception) => new ValueTask(Task.FromException(exception));
    public static ValueTask<TResult> FromException<TResult>(Exception exception) => new ValueTask<TResult>(Task.FromException<TResult>(exception));
    public static ValueTask FromCanceled(CancellationToken cancellationToken) => new ValueTask(Task.FromCanceled(cancellationToken));

    public static ValueTask<TResult> FromCanceled<TResult>(CancellationToken cancellationToken) =>
        new ValueTask<TResult>(Task.FromCanceled<TResult>(cancellationToken));

    internal ValueTaskSourceStatus Status =>
        obj is IValueTaskSource source ? source.GetStatus(token) : ValueTaskSources.StatusOf((Task)obj);

    public bool IsCompleted => obj == null || Status != ValueTaskSourceStatus.Pending;
    internal bool IsCompleteForAwait { [Awaits] get => obj is Task task ? task.IsCompleteForAwait : IsCompleted; }
    public bool IsCompletedSuccessfully => obj == null || Status == ValueTaskSourceStatus.Succeeded;
    public bool IsFaulted => obj != null && Status == ValueTaskSourceStatus.Faulted;
    public bool IsCanceled => obj != null && Status == ValueTaskSourceStatus.Canceled;

    public Task AsTask()
    {
        if (obj == null) return Task.CompletedTask;
        if (obj is Task task) return task;
        IValueTaskSource source = (IValueTaskSource)obj;
        return source.GetStatus(token) == ValueTaskSourceStatus.Pending
            ? new ValueTaskSourceTask(source, token).Begin()
            : ValueTaskSources.Ended(source, token);
    }

    public ValueTask Preserve() => obj is IValueTaskSource ? new ValueTask(AsTask()) : this;
    public ValueTaskAwaiter GetAwaiter() => new ValueTaskAwaiter(this);

    public ConfiguredValueTaskAwaitable ConfigureAwait(bool continueOnCapturedContext) =>
        new ConfiguredValueTaskAwaitable(this, continueOnCapturedContext);

    internal void GetResult()
    {
        if (obj is Task task) task.GetResultOrThrow();
        else if (obj != null) ((IValueTaskSource)obj).GetResult(token);
    }

    internal void OnCompleted(Action continuation, bool onContext, bool flow)
    {
        if (obj is IValueTaskSource source)
            source.OnCompleted(ValueTaskContinuation.Of(Once.Of(source, continuation)), null, token, ValueTaskSources.Flags(onContext, flow));
        else
            ((Task)obj ?? Task.CompletedTask).OnCompleted(continuation, onContext, flow);
    }

    public bool Equals(ValueTask other) => obj == other.obj && token == other.token;
    public override bool Equals(object obj) => obj is ValueTask other && Equals(other);
    public override int GetHashCode() => obj == null ? 0 : obj.GetHashCode();
    public static bool operator ==(ValueTask left, ValueTask right) => left.Equals(right);
    public static bool operator !=(ValueTask left, ValueTask right) => !left.Equals(right);
}

[AsyncMethodBuilder(typeof(AsyncValueTaskMethodBuilder<>))]
public readonly struct ValueTask<TResult> : IEquatable<ValueTask<TResult>>
{
    /// <summary>null (the result is here), a Task or an IValueTaskSource.</summary>
    internal readonly object obj;
    internal readonly TResult result;
    internal readonly short token;

    public ValueTask(TResult result)
    {
        this.result = result;
        obj = null;
        token = 0;
    }

    public ValueTask(Task<TResult> task)
    {
        obj = task ?? throw new ArgumentNullException("task");
        result = default;
        token = 0;
    }

    public ValueTask(IValueTaskSource<TResult> source, short token)
    {
        obj = source ?? throw new ArgumentNullException("source");
        result = default;
        this.token = token;
    }

    internal ValueTaskSourceStatus Status =>
        obj is IValueTaskSource<TResult> source ? source.GetStatus(token) : ValueTaskSources.StatusOf((Task)obj);

    public bool IsCompleted => obj == null || Status != ValueTaskSourceStatus.Pending;
    internal bool IsCompleteForAwait { [Awaits] get => obj is Task task ? task.IsCompleteForAwait : IsCompleted; }
    public bool IsCompletedSuccessfully => obj == null || Status == ValueTaskSourceStatus.Succeeded;
    public bool IsFaulted => obj != null && Status == ValueTaskSourceStatus.Faulted;
    public bool IsCanceled => obj != null && Status == ValueTaskSourceStatus.Canceled;

    public TResult Result
    {
        get
        {
            if (obj == null) return result;
            return obj is Task<TResult> task ? task.ResultOrThrow() : ((IValueTaskSource<TResult>)obj).GetResult(token);
        }
    }

    public Task<TResult> AsTask()
    {
        if (obj == null) return Task.FromResult(result);
        if (obj is Task<TResult> task) return task;
        IValueTaskSource<TResult> source = (IValueTaskSource<TResult>)obj;
        return source.GetStatus(token) == ValueTaskSourceStatus.Pending
            ? new ValueTaskSourceTask<TResult>(source, token).Begin()
            : ValueTaskSources.Ended(source, token);
    }

    public ValueTask<TResult> Preserve() => obj is IValueTaskSource<TResult> ? new ValueTask<TResult>(AsTask()) : this;
    public ValueTaskAwaiter<TResult> GetAwaiter() => new ValueTaskAwaiter<TResult>(this);

    public ConfiguredValueTaskAwaitable<TResult> ConfigureAwait(bool continueOnCapturedContext) =>
        new ConfiguredValueTaskAwaitable<TResult>(this, continueOnCapturedContext);

    internal void OnCompleted(Action continuation, bool onContext, bool flow)
    {
        if (obj is IValueTaskSource<TResult> source)
            source.OnCompleted(ValueTaskContinuation.Of(Once.Of(source, continuation)), null, token, ValueTaskSources.Flags(onContext, flow));
        else
            ((Task)obj ?? Task.CompletedTask).OnCompleted(continuation, onContext, flow);
    }

    public override string ToString() => IsCompletedSuccessfully && Result is TResult value ? value.ToString() : "";

    public bool Equals(ValueTask<TResult> other) =>
        obj == null && other.obj == null
            ? EqualityComparer<TResult>.Default.Equals(result, other.result)
            : obj == other.obj && token == other.token;

    public override bool Equals(object obj) => obj is ValueTask<TResult> other && Equals(other);
    public override int GetHashCode() => obj != null ? obj.GetHashCode() : result == null ? 0 : result.GetHashCode();
    public static bool operator ==(ValueTask<TResult> left, ValueTask<TResult> right) => left.Equals(right);
    public static bool operator !=(ValueTask<TResult> left, ValueTask<TResult> right) => !left.Equals(right);
}

/// <summary>Delegates that are bound to delegates: unlike closures, they are no objects that threads would share.</summary>
internal static class ValueTaskContinuation
{
    internal static Action<object> Of(Action continuation) =>
        (continuation ?? throw new ArgumentNullException("continuation")).Run;

    internal static Action WithoutState(Action<object> continuation) => continuation.RunWithoutState;

    internal static bool IsOfAwait(Action<object> continuation) =>
        continuation.Target is Action { Target: IAwaiting };

    [RunsOut] private static void Run(this Action continuation, object _) => continuation();
    [RunsOut] private static void RunWithoutState(this Action<object> continuation) => continuation(null);
}
