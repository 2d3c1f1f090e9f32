using System.Threading.Tasks;

namespace System.Threading.Channels;

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
