namespace System.Threading.Tasks;

public static partial class Parallel
{
    public static Task ForEachAsync<TSource>(IEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask> body) =>
        ForEachAsync(source, new ParallelOptions(), body);

    public static Task ForEachAsync<TSource>(
        IEnumerable<TSource> source, CancellationToken cancellationToken, Func<TSource, CancellationToken, ValueTask> body) =>
        ForEachAsync(source, new ParallelOptions { CancellationToken = cancellationToken }, body);

    public static Task ForEachAsync<TSource>(
        IEnumerable<TSource> source, ParallelOptions parallelOptions, Func<TSource, CancellationToken, ValueTask> body)
    {
        if (source == null) throw new ArgumentNullException("source");
        CheckAsync(body, parallelOptions);
        return new ParallelAsyncLoop<TSource>(source, null, parallelOptions, body).Begin();
    }

    public static Task ForEachAsync<TSource>(IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask> body) =>
        ForEachAsync(source, new ParallelOptions(), body);

    public static Task ForEachAsync<TSource>(
        IAsyncEnumerable<TSource> source, CancellationToken cancellationToken, Func<TSource, CancellationToken, ValueTask> body) =>
        ForEachAsync(source, new ParallelOptions { CancellationToken = cancellationToken }, body);

    public static Task ForEachAsync<TSource>(
        IAsyncEnumerable<TSource> source, ParallelOptions parallelOptions, Func<TSource, CancellationToken, ValueTask> body)
    {
        if (source == null) throw new ArgumentNullException("source");
        CheckAsync(body, parallelOptions);
        return new ParallelAsyncLoop<TSource>(null, source, parallelOptions, body).Begin();
    }

    public static Task ForAsync<T>(T fromInclusive, T toExclusive, Func<T, CancellationToken, ValueTask> body)
        where T : System.Numerics.IBinaryInteger<T> => ForAsync(fromInclusive, toExclusive, new ParallelOptions(), body);

    public static Task ForAsync<T>(T fromInclusive, T toExclusive, CancellationToken cancellationToken, Func<T, CancellationToken, ValueTask> body)
        where T : System.Numerics.IBinaryInteger<T> =>
        ForAsync(fromInclusive, toExclusive, new ParallelOptions { CancellationToken = cancellationToken }, body);

    public static Task ForAsync<T>(T fromInclusive, T toExclusive, ParallelOptions parallelOptions, Func<T, CancellationToken, ValueTask> body)
        where T : System.Numerics.IBinaryInteger<T>
    {
        if (fromInclusive == null) throw new ArgumentNullException("fromInclusive");
        if (toExclusive == null) throw new ArgumentNullException("toExclusive");
        CheckAsync(body, parallelOptions);
        List<T> items = new List<T>();
        for (T i = fromInclusive; i < toExclusive; i++) items.Add(i);
        return new ParallelAsyncLoop<T>(items.ToArray(), null, parallelOptions, body).Begin();
    }

    private static void CheckAsync(Delegate body, ParallelOptions options)
    {
        if (options == null) throw new ArgumentNullException("parallelOptions");
        if (body == null) throw new ArgumentNullException("body");
    }
}
