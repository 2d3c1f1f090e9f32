using System.Runtime.InteropServices;
using System.Threading.Tasks;
using System.Threading;

namespace System.IO;

// Asynchronous members run the synchronous ones on a thread of the pool.
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

    private static Task<T> Begin<T>(Func<T> read, CancellationToken token) =>
        Task<T>.Factory.StartNew(read, token, TaskCreationOptions.DenyChildAttach, TaskScheduler.Default);

    public virtual Task<string> ReadLineAsync() => Begin(new Func<string>(ReadLine), default);

    public virtual ValueTask<string> ReadLineAsync(CancellationToken cancellationToken) =>
        new ValueTask<string>(Begin(new Func<string>(ReadLine), cancellationToken));

    public virtual Task<string> ReadToEndAsync() => ReadToEndAsync(default);

    public virtual async Task<string> ReadToEndAsync(CancellationToken cancellationToken)
    {
        char[] buffer = new char[4096];
        string text = "";
        while (true)
        {
            int read = await ReadPartAsync(new Memory<char>(buffer), cancellationToken).ConfigureAwait(false);
            if (read == 0) return text;
            text = string.Concat(text, new string(buffer, 0, read));
        }
    }

    public virtual Task<int> ReadAsync(char[] buffer, int index, int count)
    {
        TextWriter.CheckPart(buffer, index, count);
        return ReadPartAsync(new Memory<char>(buffer, index, count), default);
    }

    public virtual ValueTask<int> ReadAsync(Memory<char> buffer, CancellationToken cancellationToken = default) =>
        new ValueTask<int>(MemoryMarshal.TryGetArray(buffer, out ArraySegment<char> part) ? ReadAsync(part.Array, part.Offset, part.Count) : ReadPartAsync(buffer, cancellationToken));

    public virtual Task<int> ReadBlockAsync(char[] buffer, int index, int count)
    {
        TextWriter.CheckPart(buffer, index, count);
        return ReadAllAsync(new Memory<char>(buffer, index, count), default);
    }

    public virtual ValueTask<int> ReadBlockAsync(Memory<char> buffer, CancellationToken cancellationToken = default) =>
        new ValueTask<int>(MemoryMarshal.TryGetArray(buffer, out ArraySegment<char> part) ? ReadBlockAsync(part.Array, part.Offset, part.Count) : ReadAllAsync(buffer, cancellationToken));

    private Task<int> ReadPartAsync(Memory<char> buffer, CancellationToken token) => Begin(() => Read(buffer.Span), token);

    private async Task<int> ReadAllAsync(Memory<char> buffer, CancellationToken token)
    {
        int all = 0;
        while (true)
        {
            int read = await ReadPartAsync(buffer.Slice(all), token).ConfigureAwait(false);
            all += read;
            if (read <= 0 || all >= buffer.Length) return all;
        }
    }

    private sealed class NullReader : TextReader
    {
        public override int Read(char[] buffer, int index, int count) => 0;
        public override string ReadLine() => null;
        public override string ReadToEnd() => "";
        public override Task<string> ReadLineAsync() => Task.FromResult<string>(null);
        public override ValueTask<string> ReadLineAsync(CancellationToken cancellationToken) => Done<string>(null, cancellationToken);
        public override Task<string> ReadToEndAsync() => Task.FromResult("");
        public override Task<string> ReadToEndAsync(CancellationToken cancellationToken) => Done("", cancellationToken).AsTask();
        public override Task<int> ReadAsync(char[] buffer, int index, int count) => Task.FromResult(0);
        public override ValueTask<int> ReadAsync(Memory<char> buffer, CancellationToken cancellationToken = default) => Done(0, cancellationToken);
        public override Task<int> ReadBlockAsync(char[] buffer, int index, int count) => Task.FromResult(0);
        public override ValueTask<int> ReadBlockAsync(Memory<char> buffer, CancellationToken cancellationToken = default) => Done(0, cancellationToken);
    }

    private protected static ValueTask<T> Done<T>(T result, CancellationToken token) =>
        token.IsCancellationRequested ? ValueTask.FromCanceled<T>(token) : new ValueTask<T>(result);
}
