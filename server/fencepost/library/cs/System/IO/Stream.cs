using System.Threading;
using System.Threading.Tasks;

namespace System.IO;

public enum SeekOrigin
{
    Begin = 0,
    Current = 1,
    End = 2,
}

// Deviation: asynchronous members end before they return.
public abstract class Stream : MarshalByRefObject, IDisposable, IAsyncDisposable
{
    public abstract bool CanRead { get; }
    public abstract bool CanSeek { get; }
    public abstract bool CanWrite { get; }
    public abstract long Length { get; }
    public abstract long Position { get; set; }
    public abstract void Flush();
    public abstract int Read(byte[] buffer, int offset, int count);
    public abstract long Seek(long offset, SeekOrigin origin);
    public abstract void SetLength(long value);
    public abstract void Write(byte[] buffer, int offset, int count);

    public void Dispose() => Close();

    public virtual void Close()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    protected virtual void Dispose(bool disposing) { }

    public virtual ValueTask DisposeAsync()
    {
        Dispose();
        return default;
    }

    public virtual int Read(Span<byte> buffer)
    {
        byte[] bytes = new byte[buffer.Length];
        int count = Read(bytes, 0, bytes.Length);
        new ReadOnlySpan<byte>(bytes, 0, count).CopyTo(buffer);
        return count;
    }

    public virtual void Write(ReadOnlySpan<byte> buffer) => Write(buffer.ToArray(), 0, buffer.Length);

    public virtual int ReadByte()
    {
        byte[] one = new byte[1];
        return Read(one, 0, 1) == 0 ? -1 : one[0];
    }

    public virtual void WriteByte(byte value) => Write(new[] { value }, 0, 1);

    public void ReadExactly(byte[] buffer, int offset, int count) => ReadExactly(new Span<byte>(buffer, offset, count));

    public void ReadExactly(Span<byte> buffer)
    {
        while (buffer.Length > 0)
        {
            int count = Read(buffer);
            if (count == 0) throw new EndOfStreamException();
            buffer = buffer.Slice(count);
        }
    }

    public void CopyTo(Stream destination)
    {
        ArgumentNullException.ThrowIfNull(destination);
        byte[] buffer = new byte[256];
        while (true)
        {
            int count = Read(buffer, 0, buffer.Length);
            if (count == 0) return;
            destination.Write(buffer, 0, count);
        }
    }

    public Task CopyToAsync(Stream destination)
    {
        CopyTo(destination);
        return Task.CompletedTask;
    }

    public virtual Task FlushAsync(CancellationToken cancellationToken)
    {
        Flush();
        return Task.CompletedTask;
    }

    public Task FlushAsync() => FlushAsync(CancellationToken.None);
    public Task<int> ReadAsync(byte[] buffer, int offset, int count) => ReadAsync(buffer, offset, count, CancellationToken.None);
    public virtual Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) => Task.FromResult(Read(buffer, offset, count));
    public virtual ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => new ValueTask<int>(Read(buffer.Span));
    public Task WriteAsync(byte[] buffer, int offset, int count) => WriteAsync(buffer, offset, count, CancellationToken.None);

    public virtual Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        Write(buffer, offset, count);
        return Task.CompletedTask;
    }

    public virtual ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        Write(buffer.Span);
        return default;
    }
}

public class MemoryStream : Stream
{
    private byte[] buffer;
    private int position;
    private int length;
    private readonly bool fixedSize;
    private readonly bool writable = true;
    private bool closed;

    public MemoryStream() => buffer = Array.Empty<byte>();
    public MemoryStream(int capacity) => buffer = new byte[capacity];
    public MemoryStream(byte[] buffer) : this(buffer, true) { }

    public MemoryStream(byte[] buffer, bool writable)
    {
        this.buffer = buffer ?? throw new ArgumentNullException("buffer");
        length = buffer.Length;
        fixedSize = true;
        this.writable = writable;
    }

    public override bool CanRead => !closed;
    public override bool CanSeek => !closed;
    public override bool CanWrite => writable && !closed;
    public virtual int Capacity { get => buffer.Length; set => Array.Resize(ref buffer, value); }

    public override long Length
    {
        get
        {
            CheckOpen();
            return length;
        }
    }

    public override long Position
    {
        get
        {
            CheckOpen();
            return position;
        }
        set
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value);
            CheckOpen();
            position = (int)value;
        }
    }

    private void CheckOpen()
    {
        if (closed) throw new ObjectDisposedException(null, "Cannot access a closed Stream.");
    }

    protected override void Dispose(bool disposing) => closed = true;
    public override void Flush() { }
    public virtual byte[] GetBuffer() => fixedSize ? throw new UnauthorizedAccessException("MemoryStream's internal buffer cannot be accessed.") : buffer;
    public virtual byte[] ToArray() => new ReadOnlySpan<byte>(buffer, 0, length).ToArray();

    public virtual void WriteTo(Stream stream)
    {
        CheckOpen();
        stream.Write(buffer, 0, length);
    }

    public override int Read(byte[] buffer, int offset, int count)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        return Read(new Span<byte>(buffer, offset, count));
    }

    public override int Read(Span<byte> buffer)
    {
        CheckOpen();
        int count = Math.Min(buffer.Length, length - position);
        if (count <= 0) return 0;
        new ReadOnlySpan<byte>(this.buffer, position, count).CopyTo(buffer);
        position += count;
        return count;
    }

    public override int ReadByte()
    {
        CheckOpen();
        return position < length ? buffer[position++] : -1;
    }

    public override void Write(byte[] buffer, int offset, int count)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        Write(new ReadOnlySpan<byte>(buffer, offset, count));
    }

    public override void Write(ReadOnlySpan<byte> buffer)
    {
        CheckOpen();
        if (!writable) throw new NotSupportedException("Stream does not support writing.");
        int end = position + buffer.Length;
        Reserve(end);
        buffer.CopyTo(new Span<byte>(this.buffer, position, buffer.Length));
        position = end;
        length = Math.Max(length, end);
    }

    public override void WriteByte(byte value) => Write(new ReadOnlySpan<byte>(in value));

    private void Reserve(int end)
    {
        if (end <= buffer.Length) return;
        if (fixedSize) throw new NotSupportedException("Memory stream is not expandable.");
        Array.Resize(ref buffer, Math.Max(Math.Max(end, 256), 2 * buffer.Length));
    }

    public override long Seek(long offset, SeekOrigin origin)
    {
        CheckOpen();
        long target = offset + (origin == SeekOrigin.Begin ? 0 : origin == SeekOrigin.Current ? position : length);
        if (target < 0) throw new IOException("An attempt was made to move the position before the beginning of the stream.");
        position = (int)target;
        return target;
    }

    public override void SetLength(long value)
    {
        CheckOpen();
        Reserve((int)value);
        if (value > length) Array.Clear(buffer, length, (int)value - length);
        length = (int)value;
        position = Math.Min(position, length);
    }
}
