namespace System.Threading.Channels;

public abstract class Channel<TWrite, TRead>
{
    protected Channel() { }

    public ChannelReader<TRead> Reader { get; protected set; }
    public ChannelWriter<TWrite> Writer { get; protected set; }

    public static implicit operator ChannelReader<TRead>(Channel<TWrite, TRead> channel) => channel.Reader;
    public static implicit operator ChannelWriter<TWrite>(Channel<TWrite, TRead> channel) => channel.Writer;
}

public abstract class Channel<T> : Channel<T, T>
{
    protected Channel() { }
}

public static class Channel
{
    public static Channel<T> CreateUnbounded<T>() =>
        new QueueChannel<T>(int.MaxValue, BoundedChannelFullMode.Wait, null, false, null);

    public static Channel<T> CreateUnbounded<T>(UnboundedChannelOptions options)
    {
        if (options == null) throw new ArgumentNullException("options");
        return new QueueChannel<T>(int.MaxValue, BoundedChannelFullMode.Wait, null, options.AllowSynchronousContinuations, null);
    }

    public static Channel<T> CreateUnboundedPrioritized<T>() => CreateUnboundedPrioritized(new UnboundedPrioritizedChannelOptions<T>());

    public static Channel<T> CreateUnboundedPrioritized<T>(UnboundedPrioritizedChannelOptions<T> options)
    {
        if (options == null) throw new ArgumentNullException("options");
        return new QueueChannel<T>(
            int.MaxValue, BoundedChannelFullMode.Wait, null, options.AllowSynchronousContinuations, options.Comparer ?? Comparer<T>.Default);
    }

    public static Channel<T> CreateBounded<T>(int capacity)
    {
        if (capacity < 0) throw new ArgumentOutOfRangeException("capacity");
        return new QueueChannel<T>(capacity, BoundedChannelFullMode.Wait, null, false, null);
    }

    public static Channel<T> CreateBounded<T>(BoundedChannelOptions options) => CreateBounded<T>(options, null);

    public static Channel<T> CreateBounded<T>(BoundedChannelOptions options, Action<T> itemDropped)
    {
        if (options == null) throw new ArgumentNullException("options");
        return new QueueChannel<T>(options.Capacity, options.FullMode, itemDropped, options.AllowSynchronousContinuations, null);
    }
}
