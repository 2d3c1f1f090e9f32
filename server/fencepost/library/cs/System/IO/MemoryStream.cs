namespace System.IO;

public partial class MemoryStream : Stream
{
    private byte[] buffer;
    private readonly int origin;
    private int position;
    private int length;
    private readonly bool fixedSize;
    private readonly bool writable = true;
    private readonly bool exposed = true;
    private bool closed;

    public MemoryStream() => buffer = Array.Empty<byte>();

    public MemoryStream(int capacity)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(capacity);
        buffer = capacity == 0 ? Array.Empty<byte>() : new byte[capacity];
    }

    public MemoryStream(byte[] buffer) : this(buffer, true) { }

    public MemoryStream(byte[] buffer, bool writable)
    {
        this.buffer = buffer ?? throw new ArgumentNullException("buffer");
        length = buffer.Length;
        fixedSize = true;
        this.writable = writable;
        exposed = false;
    }

    public MemoryStream(byte[] buffer, int index, int count) : this(buffer, index, count, true, false) { }
    public MemoryStream(byte[] buffer, int index, int count, bool writable) : this(buffer, index, count, writable, false) { }

    public MemoryStream(byte[] buffer, int index, int count, bool writable, bool publiclyVisible)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        ArgumentOutOfRangeException.ThrowIfNegative(index);
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        if (buffer.Length - index < count) throw new ArgumentException("Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
        this.buffer = buffer;
        origin = position = index;
        length = index + count;
        fixedSize = true;
        this.writable = writable;
        exposed = publiclyVisible;
    }

    public override bool CanRead => !closed;
    public override bool CanSeek => !closed;
    public override bool CanWrite => writable && !closed;

    /// <summary>What lies behind the part of a given array is out of reach.</summary>
    public virtual int Capacity
    {
        get
        {
            CheckOpen();
            return (fixedSize && origin > 0 ? length : buffer.Length) - origin;
        }
        set
        {
            if (value < Length) throw new ArgumentOutOfRangeException("value", "capacity was less than the current size.");
            CheckOpen();
            if (fixedSize && value != Capacity) throw new NotSupportedException("Memory stream is not expandable.");
            if (!fixedSize && value != buffer.Length) Array.Resize(ref buffer, value);
        }
    }

    public override long Length
    {
        get
        {
            CheckOpen();
            return length - origin;
        }
    }

    public override long Position
    {
        get
        {
            CheckOpen();
            return position - origin;
        }
        set
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value);
            CheckOpen();
            if (value > int.MaxValue - origin) throw new ArgumentOutOfRangeException("value", "Stream length must be non-negative and less than 2^31 - 1 - origin.");
            position = origin + (int)value;
        }
    }

    private void CheckOpen()
    {
        if (closed) throw new ObjectDisposedException(null, "Cannot access a closed Stream.");
    }

    private void CheckWritable()
    {
        if (!CanWrite) throw new NotSupportedException("Stream does not support writing.");
    }

    protected override void Dispose(bool disposing) => closed = true;
    public override void Flush() { }
    public virtual byte[] GetBuffer() => exposed ? buffer : throw new UnauthorizedAccessException("MemoryStream's internal buffer cannot be accessed.");
    public virtual byte[] ToArray() => new ReadOnlySpan<byte>(buffer, origin, length - origin).ToArray();

    public virtual bool TryGetBuffer(out ArraySegment<byte> buffer)
    {
        buffer = exposed ? new ArraySegment<byte>(this.buffer, origin, length - origin) : default;
        return exposed;
    }

    public virtual void WriteTo(Stream stream)
    {
        ArgumentNullException.ThrowIfNull(stream);
        CheckOpen();
        stream.Write(buffer, origin, length - origin);
    }

    public override int Read(byte[] buffer, int offset, int count)
    {
        ValidateBufferArguments(buffer, offset, count);
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
        ValidateBufferArguments(buffer, offset, count);
        Write(new ReadOnlySpan<byte>(buffer, offset, count));
    }

    public override void Write(ReadOnlySpan<byte> buffer)
    {
        CheckOpen();
        CheckWritable();
        int end = position + buffer.Length;
        Reserve(end);
        if (position > length) Array.Clear(this.buffer, length, position - length);
        buffer.CopyTo(new Span<byte>(this.buffer, position, buffer.Length));
        position = end;
        length = Math.Max(length, end);
    }

    public override void WriteByte(byte value) => Write(new ReadOnlySpan<byte>(in value));

    private void Reserve(int end)
    {
        if (end <= (fixedSize && origin > 0 ? length : buffer.Length)) return;
        if (fixedSize) throw new NotSupportedException("Memory stream is not expandable.");
        Array.Resize(ref buffer, Math.Max(Math.Max(end, 256), 2 * buffer.Length));
    }

    public override long Seek(long offset, SeekOrigin loc)
    {
        CheckOpen();
        long from = loc switch
        {
            SeekOrigin.Begin => origin,
            SeekOrigin.Current => position,
            SeekOrigin.End => length,
            _ => throw new ArgumentException("Invalid seek origin."),
        };
        if (offset > int.MaxValue - from) throw new ArgumentOutOfRangeException("offset", "Stream length must be non-negative and less than 2^31 - 1 - origin.");
        if (from + offset < origin) throw new IOException("An attempt was made to move the position before the beginning of the stream.");
        position = (int)(from + offset);
        return position - origin;
    }

    public override void SetLength(long value)
    {
        if (value < 0 || value > int.MaxValue - origin) throw new ArgumentOutOfRangeException("value", "Stream length must be non-negative and less than 2^31 - 1 - origin.");
        CheckWritable();
        int end = origin + (int)value;
        Reserve(end);
        if (end > length) Array.Clear(buffer, length, end - length);
        length = end;
        position = Math.Min(position, length);
    }
}
