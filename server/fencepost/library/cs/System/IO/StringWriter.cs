using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace System.IO;

public class StringWriter : TextWriter
{
    private readonly StringBuilder builder;
    private bool closed;

    public StringWriter() : this(new StringBuilder(), null) { }
    public StringWriter(IFormatProvider formatProvider) : this(new StringBuilder(), formatProvider) { }
    public StringWriter(StringBuilder sb) : this(sb, null) { }
    public StringWriter(StringBuilder sb, IFormatProvider formatProvider) : base(formatProvider) => builder = sb ?? throw new ArgumentNullException("sb");

    private StringBuilder Open => closed ? throw new ObjectDisposedException(null, "Cannot write to a closed TextWriter.") : builder;
    public override Encoding Encoding => new UnicodeEncoding(false, false);
    public virtual StringBuilder GetStringBuilder() => builder;
    public override void Close() => Dispose(true);
    protected override void Dispose(bool disposing) => closed = true;
    public override void Write(char value) => Open.Append(value);
    public override void Write(ReadOnlySpan<char> buffer) => Open.Append(buffer);
    public override void Write(StringBuilder value) => Open.Append(value);

    public override void Write(char[] buffer, int index, int count)
    {
        CheckPart(buffer, index, count);
        Open.Append(buffer, index, count);
    }

    public override void Write(string value)
    {
        StringBuilder open = Open;
        if (value != null) open.Append(value);
    }

    public override void WriteLine(ReadOnlySpan<char> buffer) => Open.Append(buffer).Append(NewLine);
    public override void WriteLine(StringBuilder value) => Open.Append(value).Append(NewLine);
    public override string ToString() => builder.ToString();

    // All are complete when they return; what fails throws.

    public override Task WriteAsync(char value)
    {
        Write(value);
        return Task.CompletedTask;
    }

    public override Task WriteAsync(string value)
    {
        Write(value);
        return Task.CompletedTask;
    }

    public override Task WriteAsync(char[] buffer, int index, int count)
    {
        Write(buffer, index, count);
        return Task.CompletedTask;
    }

    public override Task WriteAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        Write(buffer.Span);
        return Task.CompletedTask;
    }

    public override Task WriteAsync(StringBuilder value, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        Write(value);
        return Task.CompletedTask;
    }

    public override Task WriteLineAsync(char value)
    {
        WriteLine(value);
        return Task.CompletedTask;
    }

    public override Task WriteLineAsync(string value)
    {
        WriteLine(value);
        return Task.CompletedTask;
    }

    public override Task WriteLineAsync(char[] buffer, int index, int count)
    {
        WriteLine(buffer, index, count);
        return Task.CompletedTask;
    }

    public override Task WriteLineAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        WriteLine(buffer.Span);
        return Task.CompletedTask;
    }

    public override Task WriteLineAsync(StringBuilder value, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        WriteLine(value);
        return Task.CompletedTask;
    }
    public override Task FlushAsync() => Task.CompletedTask;
}
