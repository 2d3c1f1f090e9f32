using System.Runtime.InteropServices;
using System.Threading.Tasks;
using System.Threading;

namespace System.IO;

// Where a stream does not say otherwise, its asynchronous members run the synchronous ones on a thread of the pool, one read or write
// at a time.
public abstract partial class Stream
{
    private SemaphoreSlim active;

    public Task FlushAsync() => FlushAsync(CancellationToken.None);

    public virtual Task FlushAsync(CancellationToken cancellationToken) =>
        Task.Factory.StartNew(new Action(Flush), cancellationToken, TaskCreationOptions.DenyChildAttach, TaskScheduler.Default);

    public Task<int> ReadAsync(byte[] buffer, int offset, int count) => ReadAsync(buffer, offset, count, CancellationToken.None);

    public virtual Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled<int>(cancellationToken);
        if (!OverridesBeginRead) return BeginRead(buffer, offset, count, null, null, true, false);
        return Task<int>.Factory.FromAsync(
            (part, callback, state) => BeginRead(part.Array, part.Offset, part.Count, callback, state), new Func<IAsyncResult, int>(EndRead),
            new Part { Array = buffer, Offset = offset, Count = count }, null);
    }

    public virtual ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
        MemoryMarshal.TryGetArray(buffer, out ArraySegment<byte> part) ? new ValueTask<int>(ReadAsync(part.Array, part.Offset, part.Count, cancellationToken)) : ReadCopyAsync(buffer, cancellationToken);

    private async ValueTask<int> ReadCopyAsync(Memory<byte> buffer, CancellationToken cancellationToken)
    {
        byte[] copy = new byte[buffer.Length];
        int count = await ReadAsync(copy, 0, copy.Length, cancellationToken).ConfigureAwait(false);
        new ReadOnlySpan<byte>(copy, 0, count).CopyTo(buffer.Span);
        return count;
    }

    public Task WriteAsync(byte[] buffer, int offset, int count) => WriteAsync(buffer, offset, count, CancellationToken.None);

    public virtual Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        if (!OverridesBeginWrite) return BeginWrite(buffer, offset, count, null, null, true, false);
        return Task.Factory.FromAsync(
            (part, callback, state) => BeginWrite(part.Array, part.Offset, part.Count, callback, state), new Action<IAsyncResult>(EndWrite),
            new Part { Array = buffer, Offset = offset, Count = count }, null);
    }

    public virtual ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) =>
        MemoryMarshal.TryGetArray(buffer, out ArraySegment<byte> part)
            ? new ValueTask(WriteAsync(part.Array, part.Offset, part.Count, cancellationToken))
            : new ValueTask(WriteAsync(buffer.ToArray(), 0, buffer.Length, cancellationToken));

    private struct Part
    {
        internal byte[] Array;
        internal int Offset;
        internal int Count;
    }

    // ---- the older pattern

    public virtual IAsyncResult BeginRead(byte[] buffer, int offset, int count, AsyncCallback callback, object state) =>
        BeginRead(buffer, offset, count, callback, state, false, true);

    public virtual int EndRead(IAsyncResult asyncResult) => End(asyncResult, true);

    public virtual IAsyncResult BeginWrite(byte[] buffer, int offset, int count, AsyncCallback callback, object state) =>
        BeginWrite(buffer, offset, count, callback, state, false, true);

    public virtual void EndWrite(IAsyncResult asyncResult) => End(asyncResult, false);

    private bool OverridesBeginRead => Fencepost.Machine.Overrides(this, "BeginRead") || Fencepost.Machine.Overrides(this, "EndRead");
    private bool OverridesBeginWrite => Fencepost.Machine.Overrides(this, "BeginWrite") || Fencepost.Machine.Overrides(this, "EndWrite");

    private Operation BeginRead(byte[] buffer, int offset, int count, AsyncCallback callback, object state, bool waitsAsynchronously, bool hasEnd)
    {
        ValidateBufferArguments(buffer, offset, count);
        return Begin(new Operation(this, true, hasEnd, buffer, offset, count, state), callback, waitsAsynchronously);
    }

    private Operation BeginWrite(byte[] buffer, int offset, int count, AsyncCallback callback, object state, bool waitsAsynchronously, bool hasEnd)
    {
        ValidateBufferArguments(buffer, offset, count);
        return Begin(new Operation(this, false, hasEnd, buffer, offset, count, state), callback, waitsAsynchronously);
    }

    private Operation Begin(Operation operation, AsyncCallback callback, bool waitsAsynchronously)
    {
        SemaphoreSlim turns = LazyInitializer.EnsureInitialized(ref active, () => new SemaphoreSlim(1, 1));
        Task turn = null;
        if (waitsAsynchronously) turn = turns.WaitAsync();
        else turns.Wait();
        if (callback != null) operation.OnCompleted(() => callback(operation), false, true);
        if (turn == null || turn.IsCompleted) operation.Start(TaskScheduler.Default);
        else turn.ContinueWith(_ => operation.Start(TaskScheduler.Default), default, TaskContinuationOptions.ExecuteSynchronously, TaskScheduler.Default);
        return operation;
    }

    private static int End(IAsyncResult asyncResult, bool isRead)
    {
        ArgumentNullException.ThrowIfNull(asyncResult);
        if (asyncResult is not Operation operation || !operation.TryEnd(isRead))
            throw new ArgumentException("Either the IAsyncResult object did not come from the corresponding async method on this type, or the End method was called multiple times with the same IAsyncResult.");
        try
        {
            return operation.GetAwaiter().GetResult();
        }
        finally
        {
            operation.PassTurn();
        }
    }

    /// <summary>A read or a write, which has its turn until it has run, or until its end is asked for if somebody will.</summary>
    private sealed class Operation : Task<int>
    {
        private readonly Stream stream;
        private readonly bool isRead;
        private bool ended;

        internal Operation(Stream stream, bool isRead, bool hasEnd, byte[] buffer, int offset, int count, object state)
            : base(Body(stream, isRead, hasEnd, buffer, offset, count), state, TaskCreationOptions.DenyChildAttach)
        {
            this.stream = stream;
            this.isRead = isRead;
        }

        private static Func<object, int> Body(Stream stream, bool isRead, bool hasEnd, byte[] buffer, int offset, int count) => _ =>
        {
            try
            {
                if (isRead) return stream.Read(buffer, offset, count);
                stream.Write(buffer, offset, count);
                return 0;
            }
            finally
            {
                if (!hasEnd) stream.active.Release();
            }
        };

        [Fencepost.OneStep]
        internal bool TryEnd(bool isRead)
        {
            if (ended || isRead != this.isRead) return false;
            ended = true;
            return true;
        }

        internal void PassTurn() => stream.active.Release();
    }
}
