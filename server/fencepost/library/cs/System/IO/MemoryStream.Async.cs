using System.Runtime.InteropServices;
using System.Threading.Tasks;
using System.Threading;

namespace System.IO;

// All asynchronous members are complete when they return.
public partial class MemoryStream
{
    public override Task FlushAsync(CancellationToken cancellationToken)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        try
        {
            Flush();
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        ValidateBufferArguments(buffer, offset, count);
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled<int>(cancellationToken);
        try
        {
            return Task.FromResult(Read(buffer, offset, count));
        }
        catch (OperationCanceledException e)
        {
            return Canceled<int>(e);
        }
        catch (Exception e)
        {
            return Task.FromException<int>(e);
        }
    }

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return ValueTask.FromCanceled<int>(cancellationToken);
        try
        {
            return new ValueTask<int>(MemoryMarshal.TryGetArray(buffer, out ArraySegment<byte> part) ? Read(part.Array, part.Offset, part.Count) : Read(buffer.Span));
        }
        catch (OperationCanceledException e)
        {
            return new ValueTask<int>(Canceled<int>(e));
        }
        catch (Exception e)
        {
            return ValueTask.FromException<int>(e);
        }
    }

    public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        ValidateBufferArguments(buffer, offset, count);
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        try
        {
            Write(buffer, offset, count);
            return Task.CompletedTask;
        }
        catch (OperationCanceledException e)
        {
            return Canceled<VoidTaskResult>(e);
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return ValueTask.FromCanceled(cancellationToken);
        try
        {
            if (MemoryMarshal.TryGetArray(buffer, out ArraySegment<byte> part)) Write(part.Array, part.Offset, part.Count);
            else Write(buffer.Span);
            return default;
        }
        catch (OperationCanceledException e)
        {
            return new ValueTask(Canceled<VoidTaskResult>(e));
        }
        catch (Exception e)
        {
            return ValueTask.FromException(e);
        }
    }

    /// <summary>A derived class may read in its own way, so that its members are called.</summary>
    public override Task CopyToAsync(Stream destination, int bufferSize, CancellationToken cancellationToken)
    {
        ValidateCopyToArguments(destination, bufferSize);
        CheckOpen();
        if (GetType() != typeof(MemoryStream)) return base.CopyToAsync(destination, bufferSize, cancellationToken);
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        int from = position, count = Math.Max(0, length - position);
        position = Math.Max(position, length);
        if (count == 0) return Task.CompletedTask;
        if (destination is not MemoryStream other) return destination.WriteAsync(buffer, from, count, cancellationToken);
        try
        {
            other.Write(buffer, from, count);
            return Task.CompletedTask;
        }
        catch (Exception e)
        {
            return Task.FromException(e);
        }
    }

    private static Task<T> Canceled<T>(OperationCanceledException e)
    {
        AsyncTaskMethodBuilder<T> builder = AsyncTaskMethodBuilder<T>.Create();
        builder.SetException(e);
        return builder.Task;
    }
}
