namespace System.Threading.Tasks.Sources;

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
