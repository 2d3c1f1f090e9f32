using System.Threading.Tasks;

namespace System.Threading.Channels;

public enum BoundedChannelFullMode
{
    Wait = 0,
    DropNewest = 1,
    DropOldest = 2,
    DropWrite = 3,
}

public abstract class ChannelOptions
{
    protected ChannelOptions() { }

    public bool SingleWriter { get; set; }
    public bool SingleReader { get; set; }
    public bool AllowSynchronousContinuations { get; set; }
}

public sealed class BoundedChannelOptions : ChannelOptions
{
    private int capacity;
    private BoundedChannelFullMode mode;

    public BoundedChannelOptions(int capacity) => Capacity = capacity;

    public int Capacity
    {
        get => capacity;
        set
        {
            if (value < 0) throw new ArgumentOutOfRangeException("value");
            capacity = value;
        }
    }

    public BoundedChannelFullMode FullMode
    {
        get => mode;
        set
        {
            if (value < BoundedChannelFullMode.Wait || value > BoundedChannelFullMode.DropWrite) throw new ArgumentOutOfRangeException("value");
            mode = value;
        }
    }
}

public sealed class UnboundedChannelOptions : ChannelOptions { }

public sealed class UnboundedPrioritizedChannelOptions<T> : ChannelOptions
{
    public IComparer<T> Comparer { get; set; }
}

public class ChannelClosedException : InvalidOperationException
{
    private const string Default = "The channel has been closed.";

    public ChannelClosedException() : base(Default) { }
    public ChannelClosedException(string message) : base(message ?? Default) { }
    public ChannelClosedException(Exception innerException) : base(Default, innerException) { }
    public ChannelClosedException(string message, Exception innerException) : base(message ?? Default, innerException) { }
}

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

public abstract class ChannelReader<T>
{
    protected ChannelReader() { }

    public virtual Task Completion => Task.Delay(Timeout.Infinite);
    public virtual bool CanCount => false;
    public virtual bool CanPeek => false;
    public virtual int Count => throw new NotSupportedException();

    public abstract bool TryRead(out T item);
    public abstract ValueTask<bool> WaitToReadAsync(CancellationToken cancellationToken = default);

    public virtual bool TryPeek(out T item)
    {
        item = default;
        return false;
    }

    public virtual async ValueTask<T> ReadAsync(CancellationToken cancellationToken = default)
    {
        cancellationToken.ThrowIfCancellationRequested();
        while (true)
        {
            if (TryRead(out T item)) return item;
            if (!await WaitToReadAsync(cancellationToken).ConfigureAwait(false)) throw new ChannelClosedException();
        }
    }

    public virtual async IAsyncEnumerable<T> ReadAllAsync([EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        while (await WaitToReadAsync(cancellationToken).ConfigureAwait(false))
            while (TryRead(out T item)) yield return item;
    }
}

public abstract class ChannelWriter<T>
{
    protected ChannelWriter() { }

    public abstract bool TryWrite(T item);
    public abstract ValueTask<bool> WaitToWriteAsync(CancellationToken cancellationToken = default);
    public virtual bool TryComplete(Exception error = null) => false;

    public void Complete(Exception error = null)
    {
        if (!TryComplete(error)) throw new ChannelClosedException();
    }

    public virtual async ValueTask WriteAsync(T item, CancellationToken cancellationToken = default)
    {
        cancellationToken.ThrowIfCancellationRequested();
        while (!TryWrite(item))
            if (!await WaitToWriteAsync(cancellationToken).ConfigureAwait(false)) throw new ChannelClosedException();
    }
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
