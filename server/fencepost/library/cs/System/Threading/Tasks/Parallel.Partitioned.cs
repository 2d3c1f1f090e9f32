using System.Collections.Concurrent;

namespace System.Threading.Tasks;

public static partial class Parallel
{
    // The partitions are those of one consumer: the loop gives its threads the items.

    public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, Action<TSource> body) => ForEach(source, new ParallelOptions(), body);
    public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, ParallelOptions parallelOptions, Action<TSource> body) =>
        ForEach(ItemsOf(source, body, parallelOptions), parallelOptions, body);

    public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, Action<TSource, ParallelLoopState> body) => ForEach(source, new ParallelOptions(), body);
    public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState> body) =>
        ForEach(ItemsOf(source, body, parallelOptions), parallelOptions, body);

    public static ParallelLoopResult ForEach<TSource>(OrderablePartitioner<TSource> source, Action<TSource, ParallelLoopState, long> body) => ForEach(source, new ParallelOptions(), body);

    public static ParallelLoopResult ForEach<TSource>(OrderablePartitioner<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState, long> body)
    {
        KeyValuePair<long, TSource>[] items = KeyedItems(source, body, parallelOptions);
        return new ParallelLoop(0, items.Length, parallelOptions, (i, state) => body(items[i].Value, state, items[i].Key)).Run(MaxThreads);
    }

    public static ParallelLoopResult ForEach<TSource, TLocal>(Partitioner<TSource> source, Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally) =>
        ForEach(source, new ParallelOptions(), localInit, body, localFinally);
    public static ParallelLoopResult ForEach<TSource, TLocal>(Partitioner<TSource> source, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally) =>
        ForEach(ItemsOf(source, body, parallelOptions), parallelOptions, localInit, body, localFinally);

    public static ParallelLoopResult ForEach<TSource, TLocal>(OrderablePartitioner<TSource> source, Func<TLocal> localInit, Func<TSource, ParallelLoopState, long, TLocal, TLocal> body, Action<TLocal> localFinally) =>
        ForEach(source, new ParallelOptions(), localInit, body, localFinally);

    public static ParallelLoopResult ForEach<TSource, TLocal>(OrderablePartitioner<TSource> source, ParallelOptions parallelOptions, Func<TLocal> localInit, Func<TSource, ParallelLoopState, long, TLocal, TLocal> body, Action<TLocal> localFinally)
    {
        KeyValuePair<long, TSource>[] items = KeyedItems(source, body, parallelOptions);
        return WithLocals<TLocal>(0, items.Length, parallelOptions, localInit, (i, state, local) => body(items[i].Value, state, items[i].Key, local), localFinally);
    }

    private static void Assume() =>
        Fencepost.Machine.Assumes("a Partitioner has one partition in a parallel loop, whose items are enumerated before the first iteration");

    private static IEnumerable<TSource> ItemsOf<TSource>(Partitioner<TSource> source, Delegate body, ParallelOptions options)
    {
        if (source == null) throw new ArgumentNullException("source");
        Check(body, options);
        options.CancellationToken.ThrowIfCancellationRequested();
        if (!source.SupportsDynamicPartitions) throw new InvalidOperationException("The Partitioner must support dynamic partitioning.");
        IEnumerable<TSource> items = source.GetDynamicPartitions() ?? throw new InvalidOperationException("The Partitioner source returned a null enumerable.");
        Assume();
        return new List<TSource>(items).ToArray();
    }

    private static KeyValuePair<long, TSource>[] KeyedItems<TSource>(OrderablePartitioner<TSource> source, Delegate body, ParallelOptions options)
    {
        if (source == null) throw new ArgumentNullException("source");
        Check(body, options);
        options.CancellationToken.ThrowIfCancellationRequested();
        if (!source.KeysNormalized) throw new InvalidOperationException("This method requires the use of an OrderedPartitioner with the KeysNormalized property set to true.");
        if (!source.SupportsDynamicPartitions) throw new InvalidOperationException("The Partitioner must support dynamic partitioning.");
        Assume();
        return new List<KeyValuePair<long, TSource>>(source.GetOrderableDynamicPartitions()).ToArray();
    }
}
