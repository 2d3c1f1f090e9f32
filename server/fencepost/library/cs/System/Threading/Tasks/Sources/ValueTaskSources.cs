namespace System.Threading.Tasks.Sources;

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
