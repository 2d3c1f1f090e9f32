using System.Threading;
using System.Threading.Tasks;

namespace System.IO;

// Deviation: asynchronous members end before they return.
public abstract class TextReader : MarshalByRefObject, IDisposable
{
    public static readonly TextReader Null = new NullReader();

    public static TextReader Synchronized(TextReader reader) => reader == null ? throw new ArgumentNullException("reader") : reader is SynchronizedReader ? reader : new SynchronizedReader(reader);

    public virtual void Close()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    public void Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    protected virtual void Dispose(bool disposing) { }
    public virtual int Peek() => -1;
    public virtual int Read() => -1;

    public virtual int Read(char[] buffer, int index, int count)
    {
        TextWriter.CheckPart(buffer, index, count);
        int read = 0;
        while (read < count)
        {
            int next = Read();
            if (next < 0) break;
            buffer[index + read++] = (char)next;
        }
        return read;
    }

    public virtual int Read(Span<char> buffer)
    {
        char[] chars = new char[buffer.Length];
        int read = Read(chars, 0, chars.Length);
        new ReadOnlySpan<char>(chars, 0, read).CopyTo(buffer);
        return read;
    }

    public virtual int ReadBlock(char[] buffer, int index, int count)
    {
        int all = 0;
        while (true)
        {
            int read = Read(buffer, index + all, count - all);
            all += read;
            if (read <= 0 || all >= count) return all;
        }
    }

    public virtual int ReadBlock(Span<char> buffer)
    {
        char[] chars = new char[buffer.Length];
        int read = ReadBlock(chars, 0, chars.Length);
        new ReadOnlySpan<char>(chars, 0, read).CopyTo(buffer);
        return read;
    }

    public virtual string ReadToEnd()
    {
        char[] buffer = new char[4096];
        string text = "";
        while (true)
        {
            int read = Read(buffer, 0, buffer.Length);
            if (read == 0) return text;
            text = string.Concat(text, new string(buffer, 0, read));
        }
    }

    public virtual string ReadLine()
    {
        string line = "";
        while (true)
        {
            int next = Read();
            if (next < 0) return line.Length > 0 ? line : null;
            if (next == '\r' || next == '\n')
            {
                if (next == '\r' && Peek() == '\n') Read();
                return line;
            }
            line = string.Concat(line, ((char)next).ToString());
        }
    }

    private static Task<T> Done<T>(Func<T> read)
    {
        try
        {
            return Task.FromResult(read());
        }
        catch (Exception e)
        {
            return Task.FromException<T>(e);
        }
    }

    public virtual Task<string> ReadLineAsync() => Done(ReadLine);
    public virtual ValueTask<string> ReadLineAsync(CancellationToken cancellationToken) =>
        cancellationToken.IsCancellationRequested ? ValueTask.FromCanceled<string>(cancellationToken) : new ValueTask<string>(ReadLineAsync());

    public virtual Task<string> ReadToEndAsync() => Done(ReadToEnd);
    public virtual Task<string> ReadToEndAsync(CancellationToken cancellationToken) =>
        cancellationToken.IsCancellationRequested ? Task.FromCanceled<string>(cancellationToken) : ReadToEndAsync();

    public virtual Task<int> ReadAsync(char[] buffer, int index, int count)
    {
        TextWriter.CheckPart(buffer, index, count);
        return Done(() => Read(buffer, index, count));
    }

    public virtual ValueTask<int> ReadAsync(Memory<char> buffer, CancellationToken cancellationToken = default) =>
        cancellationToken.IsCancellationRequested ? ValueTask.FromCanceled<int>(cancellationToken) : new ValueTask<int>(Done(() => Read(buffer.Span)));

    public virtual Task<int> ReadBlockAsync(char[] buffer, int index, int count)
    {
        TextWriter.CheckPart(buffer, index, count);
        return Done(() => ReadBlock(buffer, index, count));
    }

    public virtual ValueTask<int> ReadBlockAsync(Memory<char> buffer, CancellationToken cancellationToken = default) =>
        cancellationToken.IsCancellationRequested ? ValueTask.FromCanceled<int>(cancellationToken) : new ValueTask<int>(Done(() => ReadBlock(buffer.Span)));

    private sealed class NullReader : TextReader
    {
        public override int Read(char[] buffer, int index, int count) => 0;
        public override string ReadLine() => null;
        public override string ReadToEnd() => "";
    }
}
