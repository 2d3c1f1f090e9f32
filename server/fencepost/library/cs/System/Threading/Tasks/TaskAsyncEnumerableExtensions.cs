namespace System.Threading.Tasks;

public static class TaskAsyncEnumerableExtensions
{
    public static ConfiguredAsyncDisposable ConfigureAwait(this IAsyncDisposable source, bool continueOnCapturedContext) =>
        new ConfiguredAsyncDisposable(source, continueOnCapturedContext);

    public static ConfiguredCancelableAsyncEnumerable<T> ConfigureAwait<T>(this IAsyncEnumerable<T> source, bool continueOnCapturedContext)
        where T : allows ref struct =>
        new ConfiguredCancelableAsyncEnumerable<T>(source, continueOnCapturedContext, default);

    public static ConfiguredCancelableAsyncEnumerable<T> WithCancellation<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken)
        where T : allows ref struct =>
        new ConfiguredCancelableAsyncEnumerable<T>(source, true, cancellationToken);

    public static IEnumerable<T> ToBlockingEnumerable<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default)
    {
        IAsyncEnumerator<T> enumerator = source.GetAsyncEnumerator(cancellationToken);
        try
        {
            while (enumerator.MoveNextAsync().AsTask().GetAwaiter().GetResult()) yield return enumerator.Current;
        }
        finally
        {
            enumerator.DisposeAsync().AsTask().GetAwaiter().GetResult();
        }
    }
}
