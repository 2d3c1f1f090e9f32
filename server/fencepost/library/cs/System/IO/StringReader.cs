using System.Threading;
using System.Threading.Tasks;

namespace System.IO;

public class StringReader : TextReader
{
    private string text;
    private int position;

    public StringReader(string s) => text = s ?? throw new ArgumentNullException("s");

    private string Open => text ?? throw new ObjectDisposedException(null, "Cannot read from a closed TextReader.");
    public override void Close() => Dispose(true);

    protected override void Dispose(bool disposing)
    {
        text = null;
        position = 0;
    }

    public override int Peek()
    {
        string open = Open;
        return position < open.Length ? open[position] : -1;
    }

    public override int Read()
    {
        string open = Open;
        return position < open.Length ? open[position++] : -1;
    }

    public override int Read(char[] buffer, int index, int count)
    {
        TextWriter.CheckPart(buffer, index, count);
        return Read(new Span<char>(buffer, index, count));
    }

    public override int Read(Span<char> buffer)
    {
        int count = Math.Min(Open.Length - position, buffer.Length);
        if (count <= 0) return 0;
        text.AsSpan(position, count).CopyTo(buffer);
        position += count;
        return count;
    }

    public override int ReadBlock(Span<char> buffer) => Read(buffer);

    public override string ReadToEnd()
    {
        string rest = Open.Substring(position);
        position = text.Length;
        return rest;
    }

    public override string ReadLine()
    {
        string open = Open;
        if (position >= open.Length) return null;
        int end = position;
        while (end < open.Length && open[end] != '\n' && open[end] != '\r') end++;
        string line = open.Substring(position, end - position);
        if (end < open.Length) end += open[end] == '\r' && end + 1 < open.Length && open[end + 1] == '\n' ? 2 : 1;
        position = end;
        return line;
    }

    // All are complete when they return; what fails throws.

    public override Task<string> ReadLineAsync() => Task.FromResult(ReadLine());

    public override ValueTask<string> ReadLineAsync(CancellationToken cancellationToken) =>
        cancellationToken.IsCancellationRequested ? ValueTask.FromCanceled<string>(cancellationToken) : new ValueTask<string>(ReadLine());

    public override Task<string> ReadToEndAsync() => Task.FromResult(ReadToEnd());

    public override Task<string> ReadToEndAsync(CancellationToken cancellationToken) =>
        cancellationToken.IsCancellationRequested ? Task.FromCanceled<string>(cancellationToken) : Task.FromResult(ReadToEnd());

    public override Task<int> ReadAsync(char[] buffer, int index, int count) => Task.FromResult(Read(buffer, index, count));

    public override ValueTask<int> ReadAsync(Memory<char> buffer, CancellationToken cancellationToken = default) =>
        cancellationToken.IsCancellationRequested ? ValueTask.FromCanceled<int>(cancellationToken) : new ValueTask<int>(Read(buffer.Span));

    public override Task<int> ReadBlockAsync(char[] buffer, int index, int count)
    {
        TextWriter.CheckPart(buffer, index, count);
        return Task.FromResult(ReadBlock(buffer, index, count));
    }

    public override ValueTask<int> ReadBlockAsync(Memory<char> buffer, CancellationToken cancellationToken = default) =>
        cancellationToken.IsCancellationRequested ? ValueTask.FromCanceled<int>(cancellationToken) : new ValueTask<int>(ReadBlock(buffer.Span));
}
