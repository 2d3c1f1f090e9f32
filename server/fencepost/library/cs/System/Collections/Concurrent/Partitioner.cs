using Fencepost;

namespace System.Collections.Concurrent;

public abstract class Partitioner<TSource>
{
    public virtual bool SupportsDynamicPartitions => false;
    public abstract IList<IEnumerator<TSource>> GetPartitions(int partitionCount);
    public virtual IEnumerable<TSource> GetDynamicPartitions() => throw new NotSupportedException("Dynamic partitions are not supported by this partitioner.");
}

// Deviation: all items are read first, and partitions that share them take one at a time. The verdict names that, but for ranges, of
// which nobody can tell.
public static class Partitioner
{
    public static OrderablePartitioner<TSource> Create<TSource>(IList<TSource> list, bool loadBalance)
    {
        ArgumentNullException.ThrowIfNull(list);
        return new Items<TSource>(list, loadBalance, true);
    }

    public static OrderablePartitioner<TSource> Create<TSource>(TSource[] array, bool loadBalance)
    {
        ArgumentNullException.ThrowIfNull(array);
        return new Items<TSource>(array, loadBalance, true);
    }

    public static OrderablePartitioner<TSource> Create<TSource>(IEnumerable<TSource> source) => Create(source, EnumerablePartitionerOptions.None);

    public static OrderablePartitioner<TSource> Create<TSource>(IEnumerable<TSource> source, EnumerablePartitionerOptions partitionerOptions)
    {
        ArgumentNullException.ThrowIfNull(source);
        if ((partitionerOptions & ~EnumerablePartitionerOptions.NoBuffering) != 0) throw new ArgumentOutOfRangeException("partitionerOptions");
        return new Items<TSource>(source, true, false);
    }

    private const int RangesForEachProcessor = 3;

    public static OrderablePartitioner<Tuple<int, int>> Create(int fromInclusive, int toExclusive)
    {
        ArgumentOutOfRangeException.ThrowIfLessThanOrEqual(toExclusive, fromInclusive);
        long size = ((long)toExclusive - fromInclusive) / (Environment.ProcessorCount * RangesForEachProcessor);
        return Create(fromInclusive, toExclusive, (int)Math.Max(size, 1));
    }

    public static OrderablePartitioner<Tuple<int, int>> Create(int fromInclusive, int toExclusive, int rangeSize)
    {
        ArgumentOutOfRangeException.ThrowIfLessThanOrEqual(toExclusive, fromInclusive);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(rangeSize);
        var ranges = new List<Tuple<int, int>>();
        for (long from = fromInclusive; from < toExclusive; from += rangeSize) ranges.Add(new Tuple<int, int>((int)from, (int)Math.Min(from + rangeSize, toExclusive)));
        return new Items<Tuple<int, int>>(ranges, true, false, true);
    }

    public static OrderablePartitioner<Tuple<long, long>> Create(long fromInclusive, long toExclusive)
    {
        ArgumentOutOfRangeException.ThrowIfLessThanOrEqual(toExclusive, fromInclusive);
        decimal size = ((decimal)toExclusive - fromInclusive) / (Environment.ProcessorCount * RangesForEachProcessor);
        return Create(fromInclusive, toExclusive, Math.Max((long)size, 1));
    }

    public static OrderablePartitioner<Tuple<long, long>> Create(long fromInclusive, long toExclusive, long rangeSize)
    {
        ArgumentOutOfRangeException.ThrowIfLessThanOrEqual(toExclusive, fromInclusive);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(rangeSize);
        var ranges = new List<Tuple<long, long>>();
        long from = fromInclusive;
        while (toExclusive - from > rangeSize)
        {
            ranges.Add(new Tuple<long, long>(from, from + rangeSize));
            from += rangeSize;
        }
        ranges.Add(new Tuple<long, long>(from, toExclusive));
        return new Items<Tuple<long, long>>(ranges, true, false, true);
    }

    private sealed class Items<T> : OrderablePartitioner<T>
    {
        private readonly IEnumerable<T> source;
        private readonly bool shares;
        private readonly bool areRanges;

        internal Items(IEnumerable<T> source, bool shares, bool isList, bool areRanges = false) : base(true, isList && !shares, true)
        {
            this.source = source;
            this.shares = shares;
            this.areRanges = areRanges;
        }

        public override bool SupportsDynamicPartitions => shares;

        private T[] All()
        {
            if (!areRanges) Machine.Assumes("a Partitioner reads all its items when it is asked for partitions; those that share items take one at a time");
            return new List<T>(source).ToArray();
        }

        public override IEnumerable<KeyValuePair<long, T>> GetOrderableDynamicPartitions() =>
            shares ? new Supply<T>(All()) : base.GetOrderableDynamicPartitions();

        public override IList<IEnumerator<KeyValuePair<long, T>>> GetOrderablePartitions(int partitionCount)
        {
            ArgumentOutOfRangeException.ThrowIfNegativeOrZero(partitionCount);
            T[] items = All();
            var parts = new IEnumerator<KeyValuePair<long, T>>[partitionCount];
            var all = new Supply<T>(items);
            int next = 0;
            for (int i = 0; i < parts.Length; i++)
            {
                int size = items.Length / partitionCount + (i < items.Length % partitionCount ? 1 : 0);
                parts[i] = shares ? all.GetEnumerator() : new Supply<T>(items, next, next + size).GetEnumerator();
                next += size;
            }
            return parts;
        }
    }

    /// <summary>Items of which each is given to one enumerator.</summary>
    private sealed class Supply<T> : IEnumerable<KeyValuePair<long, T>>
    {
        private readonly T[] items;
        private readonly int end;
        private int next;

        internal Supply(T[] items) : this(items, 0, items.Length) { }

        internal Supply(T[] items, int start, int end)
        {
            this.items = items;
            this.end = end;
            next = start;
        }

        [OneStep] private int Take() => next < end ? next++ : -1;

        public IEnumerator<KeyValuePair<long, T>> GetEnumerator()
        {
            for (int i = Take(); i >= 0; i = Take()) yield return new KeyValuePair<long, T>(i, items[i]);
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }
}
