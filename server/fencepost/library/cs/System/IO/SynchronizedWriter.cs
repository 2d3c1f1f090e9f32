using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace System.IO;

internal sealed class SynchronizedWriter : TextWriter
{
    private readonly TextWriter writer;

    internal SynchronizedWriter(TextWriter writer) => this.writer = writer;
    public override Encoding Encoding => writer.Encoding;
    public override IFormatProvider FormatProvider => writer.FormatProvider;

    public override string NewLine
    {
        [MethodImpl(MethodImplOptions.Synchronized)] get => writer.NewLine;
        [MethodImpl(MethodImplOptions.Synchronized)] set => writer.NewLine = value;
    }

    [MethodImpl(MethodImplOptions.Synchronized)] public override void Close() => writer.Close();

    [MethodImpl(MethodImplOptions.Synchronized)]
    protected override void Dispose(bool disposing)
    {
        if (disposing) writer.Dispose();
    }

    [MethodImpl(MethodImplOptions.Synchronized)] public override void Flush() => writer.Flush();
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine() => writer.WriteLine();
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(bool value) => writer.Write(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(char value) => writer.Write(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(decimal value) => writer.Write(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(double value) => writer.Write(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(float value) => writer.Write(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(int value) => writer.Write(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(uint value) => writer.Write(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(long value) => writer.Write(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(ulong value) => writer.Write(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(string value) => writer.Write(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(object value) => writer.Write(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(StringBuilder value) => writer.Write(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(char[] buffer) => writer.Write(buffer);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(char[] buffer, int index, int count) => writer.Write(buffer, index, count);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(ReadOnlySpan<char> buffer) => writer.Write(buffer);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(string format, object arg0) => writer.Write(format, arg0);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(string format, object arg0, object arg1) => writer.Write(format, arg0, arg1);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(string format, object arg0, object arg1, object arg2) => writer.Write(format, arg0, arg1, arg2);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(string format, params object[] arg) => writer.Write(format, arg);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Write(string format, params ReadOnlySpan<object> arg) => writer.Write(format, arg);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(bool value) => writer.WriteLine(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(char value) => writer.WriteLine(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(decimal value) => writer.WriteLine(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(double value) => writer.WriteLine(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(float value) => writer.WriteLine(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(int value) => writer.WriteLine(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(uint value) => writer.WriteLine(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(long value) => writer.WriteLine(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(ulong value) => writer.WriteLine(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(string value) => writer.WriteLine(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(object value) => writer.WriteLine(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(StringBuilder value) => writer.WriteLine(value);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(char[] buffer) => writer.WriteLine(buffer);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(char[] buffer, int index, int count) => writer.WriteLine(buffer, index, count);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(ReadOnlySpan<char> buffer) => writer.WriteLine(buffer);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(string format, object arg0) => writer.WriteLine(format, arg0);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(string format, object arg0, object arg1) => writer.WriteLine(format, arg0, arg1);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(string format, object arg0, object arg1, object arg2) => writer.WriteLine(format, arg0, arg1, arg2);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(string format, params object[] arg) => writer.WriteLine(format, arg);
    [MethodImpl(MethodImplOptions.Synchronized)] public override void WriteLine(string format, params ReadOnlySpan<object> arg) => writer.WriteLine(format, arg);

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task WriteAsync(char value)
    {
        writer.Write(value);
        return Task.CompletedTask;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task WriteAsync(string value)
    {
        writer.Write(value);
        return Task.CompletedTask;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task WriteAsync(char[] buffer, int index, int count)
    {
        writer.Write(buffer, index, count);
        return Task.CompletedTask;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task WriteAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        writer.Write(buffer.Span);
        return Task.CompletedTask;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task WriteAsync(StringBuilder value, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        writer.Write(value);
        return Task.CompletedTask;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task WriteLineAsync()
    {
        writer.WriteLine();
        return Task.CompletedTask;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task WriteLineAsync(char value)
    {
        writer.WriteLine(value);
        return Task.CompletedTask;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task WriteLineAsync(string value)
    {
        writer.WriteLine(value);
        return Task.CompletedTask;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task WriteLineAsync(char[] buffer, int index, int count)
    {
        writer.WriteLine(buffer, index, count);
        return Task.CompletedTask;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task WriteLineAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        writer.WriteLine(buffer.Span);
        return Task.CompletedTask;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task WriteLineAsync(StringBuilder value, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled(cancellationToken);
        writer.WriteLine(value);
        return Task.CompletedTask;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task FlushAsync()
    {
        writer.Flush();
        return Task.CompletedTask;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task FlushAsync(CancellationToken cancellationToken) => cancellationToken.IsCancellationRequested ? Task.FromCanceled(cancellationToken) : FlushAsync();

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override ValueTask DisposeAsync()
    {
        writer.Dispose();
        return default;
    }
}
