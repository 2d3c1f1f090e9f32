using System.Threading;
using System.Threading.Tasks;

namespace System.IO;

public abstract partial class Stream
{
    private const int BufferSize = 256;

    public static readonly Stream Null = new NullStream();
    public static Stream Synchronized(Stream stream) => new SynchronizedStream(stream ?? throw new ArgumentNullException("stream"));

    public virtual bool CanTimeout => false;
    public virtual int ReadTimeout { get => throw NoTimeouts(); set => throw NoTimeouts(); }
    public virtual int WriteTimeout { get => throw NoTimeouts(); set => throw NoTimeouts(); }

    private static InvalidOperationException NoTimeouts() => new InvalidOperationException("Timeouts are not supported on this stream.");

    protected static void ValidateBufferArguments(byte[] buffer, int offset, int count)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        if (offset < 0) throw new ArgumentOutOfRangeException("offset", "Non-negative number required.");
        if ((uint)count > buffer.Length - offset) throw new ArgumentOutOfRangeException("count", "Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
    }

    protected static void ValidateCopyToArguments(Stream destination, int bufferSize)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(bufferSize, "bufferSize");
        if (!destination.CanWrite) throw destination.CanRead ? new NotSupportedException("Stream does not support writing.") : new ObjectDisposedException(null, "Cannot access a closed Stream.");
    }

    // ---- exactly

    public void ReadExactly(byte[] buffer, int offset, int count)
    {
        ValidateBufferArguments(buffer, offset, count);
        ReadExactly(new Span<byte>(buffer, offset, count));
    }

    public void ReadExactly(Span<byte> buffer) => ReadAll(buffer, buffer.Length, true);
    public int ReadAtLeast(Span<byte> buffer, int minimumBytes, bool throwOnEndOfStream = true)
    {
        CheckMinimum(minimumBytes, buffer.Length);
        return ReadAll(buffer, minimumBytes, throwOnEndOfStream);
    }

    private int ReadAll(Span<byte> buffer, int least, bool throws)
    {
        int total = 0;
        while (total < least)
        {
            int count = Read(buffer.Slice(total));
            if (count == 0) return throws ? throw new EndOfStreamException("Unable to read beyond the end of the stream.") : total;
            total += count;
        }
        return total;
    }

    public ValueTask ReadExactlyAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken = default)
    {
        ValidateBufferArguments(buffer, offset, count);
        return ReadExactlyAsync(new Memory<byte>(buffer, offset, count), cancellationToken);
    }

    public async ValueTask ReadExactlyAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
        await ReadAllAsync(buffer, buffer.Length, true, cancellationToken).ConfigureAwait(false);

    public ValueTask<int> ReadAtLeastAsync(Memory<byte> buffer, int minimumBytes, bool throwOnEndOfStream = true, CancellationToken cancellationToken = default)
    {
        CheckMinimum(minimumBytes, buffer.Length);
        return ReadAllAsync(buffer, minimumBytes, throwOnEndOfStream, cancellationToken);
    }

    private async ValueTask<int> ReadAllAsync(Memory<byte> buffer, int least, bool throws, CancellationToken cancellationToken)
    {
        int total = 0;
        while (total < least)
        {
            int count = await ReadAsync(buffer.Slice(total), cancellationToken).ConfigureAwait(false);
            if (count == 0) return throws ? throw new EndOfStreamException("Unable to read beyond the end of the stream.") : total;
            total += count;
        }
        return total;
    }

    private static void CheckMinimum(int least, int length)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(least, "minimumBytes");
        if (length < least) throw new ArgumentOutOfRangeException("minimumBytes", "Must not be greater than the length of the buffer.");
    }

    // ---- copies

    public void CopyTo(Stream destination) => CopyTo(destination, BufferSize);

    public virtual void CopyTo(Stream destination, int bufferSize)
    {
        ValidateCopyToArguments(destination, bufferSize);
        if (!CanRead) throw CanWrite ? new NotSupportedException("Stream does not support reading.") : new ObjectDisposedException(null, "Cannot access a closed Stream.");
        byte[] buffer = BufferOfCopy(destination, bufferSize);
        while (true)
        {
            int count = Read(buffer, 0, buffer.Length);
            if (count == 0) return;
            destination.Write(buffer, 0, count);
        }
    }

    private byte[] BufferOfCopy(Stream destination, int length)
    {
        if (Fencepost.Machine.RunsOwn(this, "Read") || Fencepost.Machine.RunsOwn(destination, "Write"))
            Fencepost.Machine.Assumes("a stream is copied by a buffer of its own, of the very length that was asked for, and by none of the ArrayPool");
        return new byte[length];
    }

    public Task CopyToAsync(Stream destination) => CopyToAsync(destination, BufferSize, CancellationToken.None);
    public Task CopyToAsync(Stream destination, int bufferSize) => CopyToAsync(destination, bufferSize, CancellationToken.None);
    public Task CopyToAsync(Stream destination, CancellationToken cancellationToken) => CopyToAsync(destination, BufferSize, cancellationToken);

    public virtual Task CopyToAsync(Stream destination, int bufferSize, CancellationToken cancellationToken)
    {
        ValidateCopyToArguments(destination, bufferSize);
        if (!CanRead) throw CanWrite ? new NotSupportedException("Stream does not support reading.") : new ObjectDisposedException(null, "Cannot access a closed Stream.");
        return CopyAllAsync(destination, bufferSize, cancellationToken);
    }

    private async Task CopyAllAsync(Stream destination, int bufferSize, CancellationToken cancellationToken)
    {
        byte[] buffer = BufferOfCopy(destination, bufferSize);
        while (true)
        {
            int count = await ReadAsync(new Memory<byte>(buffer), cancellationToken).ConfigureAwait(false);
            if (count == 0) return;
            await destination.WriteAsync(new ReadOnlyMemory<byte>(buffer, 0, count), cancellationToken).ConfigureAwait(false);
        }
    }

    private sealed class NullStream : Stream
    {
        public override bool CanRead => true;
        public override bool CanSeek => true;
        public override bool CanWrite => true;
        public override long Length => 0;
        public override long Position { get => 0; set { } }
        public override void Flush() { }
        public override int Read(byte[] buffer, int offset, int count) => 0;
        public override int Read(Span<byte> buffer) => 0;
        public override int ReadByte() => -1;
        public override long Seek(long offset, SeekOrigin origin) => 0;
        public override void SetLength(long value) { }
        public override void Write(byte[] buffer, int offset, int count) { }
        public override void Write(ReadOnlySpan<byte> buffer) { }
        public override void WriteByte(byte value) { }
        protected override void Dispose(bool disposing) { }
        public override Task FlushAsync(CancellationToken cancellationToken) => Done(cancellationToken);
        public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) => Done(cancellationToken);
        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) => new ValueTask(Done(cancellationToken));

        public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) =>
            cancellationToken.IsCancellationRequested ? Task.FromCanceled<int>(cancellationToken) : Task.FromResult(0);

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
            cancellationToken.IsCancellationRequested ? ValueTask.FromCanceled<int>(cancellationToken) : new ValueTask<int>(0);

        public override void CopyTo(Stream destination, int bufferSize) { }
        public override Task CopyToAsync(Stream destination, int bufferSize, CancellationToken cancellationToken) => Done(cancellationToken);

        private static Task Done(CancellationToken token) => token.IsCancellationRequested ? Task.FromCanceled(token) : Task.CompletedTask;
    }

    private sealed class SynchronizedStream : Stream
    {
        private readonly Stream stream;

        internal SynchronizedStream(Stream stream) => this.stream = stream;

        public override bool CanRead => stream.CanRead;
        public override bool CanSeek => stream.CanSeek;
        public override bool CanWrite => stream.CanWrite;
        public override bool CanTimeout => stream.CanTimeout;
        public override long Length { get { lock (stream) return stream.Length; } }
        public override long Position { get { lock (stream) return stream.Position; } set { lock (stream) stream.Position = value; } }
        public override void Flush() { lock (stream) stream.Flush(); }
        public override int Read(byte[] buffer, int offset, int count) { lock (stream) return stream.Read(buffer, offset, count); }
        public override int Read(Span<byte> buffer) { lock (stream) return stream.Read(buffer); }
        public override int ReadByte() { lock (stream) return stream.ReadByte(); }
        public override long Seek(long offset, SeekOrigin origin) { lock (stream) return stream.Seek(offset, origin); }
        public override void SetLength(long value) { lock (stream) stream.SetLength(value); }
        public override void Write(byte[] buffer, int offset, int count) { lock (stream) stream.Write(buffer, offset, count); }
        public override void Write(ReadOnlySpan<byte> buffer) { lock (stream) stream.Write(buffer); }
        public override void WriteByte(byte value) { lock (stream) stream.WriteByte(value); }
        public override void Close() { lock (stream) stream.Close(); }
        public override ValueTask DisposeAsync() { lock (stream) return stream.DisposeAsync(); }

        // Those that the base class makes asynchronous wait for their turn in no thread, and run without the lock.
        public override IAsyncResult BeginRead(byte[] buffer, int offset, int count, AsyncCallback callback, object state)
        {
            lock (stream)
                return stream.OverridesBeginRead ? stream.BeginRead(buffer, offset, count, callback, state) : stream.BeginRead(buffer, offset, count, callback, state, true, true);
        }

        public override int EndRead(IAsyncResult asyncResult)
        {
            ArgumentNullException.ThrowIfNull(asyncResult);
            lock (stream) return stream.EndRead(asyncResult);
        }

        public override IAsyncResult BeginWrite(byte[] buffer, int offset, int count, AsyncCallback callback, object state)
        {
            lock (stream)
                return stream.OverridesBeginWrite ? stream.BeginWrite(buffer, offset, count, callback, state) : stream.BeginWrite(buffer, offset, count, callback, state, true, true);
        }

        public override void EndWrite(IAsyncResult asyncResult)
        {
            ArgumentNullException.ThrowIfNull(asyncResult);
            lock (stream) stream.EndWrite(asyncResult);
        }
    }
}
