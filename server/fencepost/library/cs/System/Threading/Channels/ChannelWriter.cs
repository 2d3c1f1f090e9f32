using System.Threading.Tasks;

namespace System.Threading.Channels;

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
