using System.Threading.Tasks;

namespace System.IO;

public abstract partial class Stream : MarshalByRefObject, IDisposable, IAsyncDisposable
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
        try
        {
            Dispose();
            return default;
        }
        catch (Exception e)
        {
            return ValueTask.FromException(e);
        }
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
}
