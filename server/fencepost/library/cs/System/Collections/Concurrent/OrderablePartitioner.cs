namespace System.Collections.Concurrent;

public abstract class OrderablePartitioner<TSource> : Partitioner<TSource>
{
    protected OrderablePartitioner(bool keysOrderedInEachPartition, bool keysOrderedAcrossPartitions, bool keysNormalized)
    {
        KeysOrderedInEachPartition = keysOrderedInEachPartition;
        KeysOrderedAcrossPartitions = keysOrderedAcrossPartitions;
        KeysNormalized = keysNormalized;
    }

    public bool KeysOrderedInEachPartition { get; }
    public bool KeysOrderedAcrossPartitions { get; }
    public bool KeysNormalized { get; }

    public abstract IList<IEnumerator<KeyValuePair<long, TSource>>> GetOrderablePartitions(int partitionCount);

    public virtual IEnumerable<KeyValuePair<long, TSource>> GetOrderableDynamicPartitions() =>
        throw new NotSupportedException("Dynamic partitions are not supported by this partitioner.");

    public override IList<IEnumerator<TSource>> GetPartitions(int partitionCount)
    {
        IList<IEnumerator<KeyValuePair<long, TSource>>> keyed = GetOrderablePartitions(partitionCount);
        if (keyed.Count != partitionCount) throw new InvalidOperationException("OrderablePartitioner_GetPartitions_WrongNumberOfPartitions");
        var parts = new IEnumerator<TSource>[partitionCount];
        for (int i = 0; i < parts.Length; i++) parts[i] = new WithoutKeys(keyed[i]);
        return parts;
    }

    public override IEnumerable<TSource> GetDynamicPartitions() => new AllWithoutKeys(GetOrderableDynamicPartitions());

    private sealed class AllWithoutKeys : IEnumerable<TSource>
    {
        private readonly IEnumerable<KeyValuePair<long, TSource>> keyed;

        internal AllWithoutKeys(IEnumerable<KeyValuePair<long, TSource>> keyed) => this.keyed = keyed;

        public IEnumerator<TSource> GetEnumerator() => new WithoutKeys(keyed.GetEnumerator());
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    private sealed class WithoutKeys : IEnumerator<TSource>
    {
        private readonly IEnumerator<KeyValuePair<long, TSource>> keyed;

        internal WithoutKeys(IEnumerator<KeyValuePair<long, TSource>> keyed) => this.keyed = keyed;

        public TSource Current => keyed.Current.Value;
        object IEnumerator.Current => Current;
        public bool MoveNext() => keyed.MoveNext();
        public void Reset() => keyed.Reset();
        public void Dispose() => keyed.Dispose();
    }
}
