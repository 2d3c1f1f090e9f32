namespace System.Threading.Tasks.Sources;

public interface IValueTaskSource
{
    ValueTaskSourceStatus GetStatus(short token);
    void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags);
    void GetResult(short token);
}

public interface IValueTaskSource<out TResult>
{
    ValueTaskSourceStatus GetStatus(short token);
    void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags);
    TResult GetResult(short token);
}

internal static class ValueTaskSources
{
    internal static ValueTaskSourceStatus StatusOf(Task task) => task.Outcome(out _) switch
    {
        TaskStatus.RanToCompletion => ValueTaskSourceStatus.Succeeded,
        TaskStatus.Canceled => ValueTaskSourceStatus.Canceled,
        TaskStatus.Faulted => ValueTaskSourceStatus.Faulted,
        _ => ValueTaskSourceStatus.Pending,
    };

    internal static ValueTaskSourceOnCompletedFlags Flags(bool onContext, bool flow) =>
        (onContext ? ValueTaskSourceOnCompletedFlags.UseSchedulingContext : ValueTaskSourceOnCompletedFlags.None)
        | (flow ? ValueTaskSourceOnCompletedFlags.FlowExecutionContext : ValueTaskSourceOnCompletedFlags.None);

    internal static Task Ended(IValueTaskSource source, short token)
    {
        try
        {
            source.GetResult(token);
            return Task.CompletedTask;
        }
        catch (Exception exception)
        {
            return Failed<VoidTaskResult>(exception, source.GetStatus(token));
        }
    }

    internal static Task<TResult> Ended<TResult>(IValueTaskSource<TResult> source, short token)
    {
        try
        {
            return new Task<TResult>(source.GetResult(token));
        }
        catch (Exception exception)
        {
            return Failed<TResult>(exception, source.GetStatus(token));
        }
    }

    private static Task<TResult> Failed<TResult>(Exception exception, ValueTaskSourceStatus status) =>
        new Task<TResult>(
            status == ValueTaskSourceStatus.Canceled && exception is OperationCanceledException ? TaskStatus.Canceled : TaskStatus.Faulted,
            exception);
}

/// <summary>A task that ends as a source ends.</summary>
internal sealed class ValueTaskSourceTask : Task<VoidTaskResult>
{
    private readonly IValueTaskSource source;
    private readonly short token;

    internal ValueTaskSourceTask(IValueTaskSource source, short token)
    {
        this.source = source;
        this.token = token;
    }

    internal ValueTaskSourceTask Begin()
    {
        source.OnCompleted(new Action<object>(End), null, token, ValueTaskSourceOnCompletedFlags.None);
        return this;
    }

    private void End(object _)
    {
        ValueTaskSourceStatus status = source.GetStatus(token);
        try
        {
            source.GetResult(token);
        }
        catch (Exception exception)
        {
            if (status == ValueTaskSourceStatus.Canceled) TryComplete(StatusAfter(exception), exception);
            else TrySetException(exception);
            return;
        }
        TrySetResult(default);
    }
}

internal sealed class ValueTaskSourceTask<TResult> : Task<TResult>
{
    private readonly IValueTaskSource<TResult> source;
    private readonly short token;

    internal ValueTaskSourceTask(IValueTaskSource<TResult> source, short token)
    {
        this.source = source;
        this.token = token;
    }

    internal ValueTaskSourceTask<TResult> Begin()
    {
        source.OnCompleted(new Action<object>(End), null, token, ValueTaskSourceOnCompletedFlags.None);
        return this;
    }

    private void End(object _)
    {
        ValueTaskSourceStatus status = source.GetStatus(token);
        TResult result;
        try
        {
            result = source.GetResult(token);
        }
        catch (Exception exception)
        {
            if (status == ValueTaskSourceStatus.Canceled) TryComplete(StatusAfter(exception), exception);
            else TrySetException(exception);
            return;
        }
        TrySetResult(result);
    }
}
