using System.Threading;
using System.Threading.Tasks;

namespace System.IO;

// Deviation: nothing is buffered.
public sealed class BufferedStream : Stream
{
    private Stream stream;

    public BufferedStream(Stream stream) : this(stream, 4096) { }

    public BufferedStream(Stream stream, int bufferSize)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(bufferSize);
        if (!stream.CanRead && !stream.CanWrite) throw Closed();
        Fencepost.Machine.Assumes("a BufferedStream hands everything on at once, as if it had no buffer");
        this.stream = stream;
        BufferSize = bufferSize;
    }

    public int BufferSize { get; }
    public Stream UnderlyingStream => Open;
    public override bool CanRead => stream != null && stream.CanRead;
    public override bool CanSeek => stream != null && stream.CanSeek;
    public override bool CanWrite => stream != null && stream.CanWrite;
    public override long Length => Open.Length;
    public override long Position { get => Open.Position; set => Open.Position = value; }
    public override void Flush() => Open.Flush();
    public override int Read(byte[] buffer, int offset, int count) => Open.Read(buffer, offset, count);
    public override int Read(Span<byte> destination) => Open.Read(destination);
    public override int ReadByte() => Open.ReadByte();
    public override long Seek(long offset, SeekOrigin origin) => Open.Seek(offset, origin);
    public override void SetLength(long value) => Open.SetLength(value);
    public override void Write(byte[] buffer, int offset, int count) => Open.Write(buffer, offset, count);
    public override void Write(ReadOnlySpan<byte> buffer) => Open.Write(buffer);
    public override void WriteByte(byte value) => Open.WriteByte(value);

    public override Task FlushAsync(CancellationToken cancellationToken) => Open.FlushAsync(cancellationToken);
    public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) => Open.ReadAsync(buffer, offset, count, cancellationToken);
    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => Open.ReadAsync(buffer, cancellationToken);
    public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) => Open.WriteAsync(buffer, offset, count, cancellationToken);
    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) => Open.WriteAsync(buffer, cancellationToken);

    protected override void Dispose(bool disposing)
    {
        if (!disposing || stream == null) return;
        stream.Flush();
        stream.Dispose();
        stream = null;
    }

    private Stream Open => stream ?? throw Closed();

    private static ObjectDisposedException Closed() => new ObjectDisposedException(null, "Cannot access a closed Stream.");
}
