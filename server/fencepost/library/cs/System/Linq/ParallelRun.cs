using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

internal static class ParallelRun
{
    internal static void AssumeWhole() =>
        Fencepost.Machine.Assumes("what a parallel query does with all elements, as sorting, grouping and joining, it does on the calling thread");

    /// <summary>What a query's functions throw is reported together. Where no context flows, .NET runs elements with none, on threads of
    /// the pool; a query that is told to use one thread runs them with the context of the caller.</summary>
    internal static TResult Guarded<TResult>(Func<TResult> work, ParallelSettings run)
    {
        CancellationToken token = run.Token;
        ParallelTask task = new ParallelTask(run.Single || !ExecutionContext.IsFlowSuppressed() ? ExecutionContext.Flowing : null);
        try
        {
            return work();
        }
        catch (Exception exception)
        {
            AggregateException all = exception as AggregateException ?? new AggregateException(exception);
            foreach (Exception failure in all.InnerExceptions)
                if (token.IsCancellationRequested && failure is OperationCanceledException canceled && canceled.CancellationToken == token) throw canceled;
            throw all;
        }
        finally
        {
            task.End();
        }
    }
}
