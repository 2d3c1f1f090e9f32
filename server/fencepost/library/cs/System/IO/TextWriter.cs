using System.Text;

namespace System.IO;

public abstract partial class TextWriter : MarshalByRefObject, IDisposable, IAsyncDisposable
{
    public static readonly TextWriter Null = new NullWriter();

    private readonly IFormatProvider formatProvider;
    private string newLine = "\n";

    protected TextWriter() { }
    protected TextWriter(IFormatProvider formatProvider) => this.formatProvider = formatProvider;

    public abstract Encoding Encoding { get; }
    public virtual IFormatProvider FormatProvider => formatProvider ?? Globalization.CultureInfo.InvariantCulture;

    public virtual string NewLine
    {
        get => newLine;
        set => newLine = value ?? "\n";
    }

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

    public virtual Threading.Tasks.ValueTask DisposeAsync()
    {
        try
        {
            Dispose();
            return default;
        }
        catch (Exception e)
        {
            return Threading.Tasks.ValueTask.FromException(e);
        }
    }

    public virtual void Flush() { }
    public static TextWriter Synchronized(TextWriter writer) => writer == null ? throw new ArgumentNullException("writer") : writer is SynchronizedWriter ? writer : new SynchronizedWriter(writer);

    public virtual void Write(char value) { }
    public virtual void Write(bool value) => Write(value ? "True" : "False");
    public virtual void Write(decimal value) => Write(value.ToString());
    public virtual void Write(double value) => Write(value.ToString());
    public virtual void Write(float value) => Write(value.ToString());
    public virtual void Write(int value) => Write(value.ToString());
    public virtual void Write(uint value) => Write(value.ToString());
    public virtual void Write(long value) => Write(value.ToString());
    public virtual void Write(ulong value) => Write(value.ToString());
    public virtual void Write(ReadOnlySpan<char> buffer) => Write(buffer.ToArray(), 0, buffer.Length);

    public virtual void Write(char[] buffer)
    {
        if (buffer != null) Write(buffer, 0, buffer.Length);
    }

    public virtual void Write(char[] buffer, int index, int count)
    {
        CheckPart(buffer, index, count);
        for (int i = 0; i < count; i++) Write(buffer[index + i]);
    }

    internal static void CheckPart(char[] buffer, int index, int count)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        ArgumentOutOfRangeException.ThrowIfNegative(index);
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        if (buffer.Length - index < count) throw new ArgumentException("Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
    }

    public virtual void Write(string value)
    {
        if (value != null) Write(value.ToCharArray());
    }

    public virtual void Write(object value)
    {
        if (value is IFormattable formattable) Write(formattable.ToString(null, FormatProvider));
        else if (value != null) Write(value.ToString());
    }

    public virtual void Write(StringBuilder value)
    {
        if (value != null) Write(value.ToString().AsSpan());
    }

    public virtual void Write(string format, object arg0) => Write(string.Format(FormatProvider, format, arg0));
    public virtual void Write(string format, object arg0, object arg1) => Write(string.Format(FormatProvider, format, arg0, arg1));
    public virtual void Write(string format, object arg0, object arg1, object arg2) => Write(string.Format(FormatProvider, format, arg0, arg1, arg2));
    public virtual void Write(string format, params object[] arg) => Write(string.Format(FormatProvider, format, arg));
    public virtual void Write(string format, params ReadOnlySpan<object> arg) => Write(string.Format(FormatProvider, format, arg));

    public virtual void WriteLine() => Write(newLine.ToCharArray());

    public virtual void WriteLine(bool value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(char value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(char[] buffer)
    {
        Write(buffer);
        WriteLine();
    }

    public virtual void WriteLine(decimal value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(double value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(float value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(int value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(uint value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(long value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(ulong value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(StringBuilder value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(char[] buffer, int index, int count)
    {
        Write(buffer, index, count);
        WriteLine();
    }

    public virtual void WriteLine(ReadOnlySpan<char> buffer) => WriteLine(buffer.ToArray(), 0, buffer.Length);

    public virtual void WriteLine(string value)
    {
        if (value != null) Write(value);
        Write(newLine);
    }

    public virtual void WriteLine(object value)
    {
        if (value == null) WriteLine();
        else if (value is IFormattable formattable) WriteLine(formattable.ToString(null, FormatProvider));
        else WriteLine(value.ToString());
    }

    public virtual void WriteLine(string format, object arg0) => WriteLine(string.Format(FormatProvider, format, arg0));
    public virtual void WriteLine(string format, object arg0, object arg1) => WriteLine(string.Format(FormatProvider, format, arg0, arg1));
    public virtual void WriteLine(string format, object arg0, object arg1, object arg2) => WriteLine(string.Format(FormatProvider, format, arg0, arg1, arg2));
    public virtual void WriteLine(string format, params object[] arg) => WriteLine(string.Format(FormatProvider, format, arg));
    public virtual void WriteLine(string format, params ReadOnlySpan<object> arg) => WriteLine(string.Format(FormatProvider, format, arg));

    private sealed class NullWriter : TextWriter
    {
        public override Encoding Encoding => Encoding.Unicode;
        public override string NewLine { get => base.NewLine; set { } }
        public override void Write(char[] buffer, int index, int count) { }
        public override void Write(ReadOnlySpan<char> buffer) { }
        public override void Write(string value) { }
        public override void Write(object value) { }
        public override void Write(StringBuilder value) { }
        public override void Write(string format, object arg0) { }
        public override void Write(string format, object arg0, object arg1) { }
        public override void Write(string format, object arg0, object arg1, object arg2) { }
        public override void Write(string format, params object[] arg) { }
        public override void Write(string format, params ReadOnlySpan<object> arg) { }
        public override void WriteLine() { }
        public override void WriteLine(string value) { }
        public override void WriteLine(object value) { }
        public override void WriteLine(string format, object arg0) { }
        public override void WriteLine(string format, object arg0, object arg1) { }
        public override void WriteLine(string format, object arg0, object arg1, object arg2) { }
        public override void WriteLine(string format, params object[] arg) { }
        public override void WriteLine(string format, params ReadOnlySpan<object> arg) { }
        public override Threading.Tasks.Task FlushAsync() => Threading.Tasks.Task.CompletedTask;
        public override Threading.Tasks.Task FlushAsync(Threading.CancellationToken cancellationToken) => Done(cancellationToken);
        public override Threading.Tasks.Task WriteAsync(char value) => Threading.Tasks.Task.CompletedTask;
        public override Threading.Tasks.Task WriteAsync(string value) => Threading.Tasks.Task.CompletedTask;
        public override Threading.Tasks.Task WriteAsync(char[] buffer, int index, int count) => Threading.Tasks.Task.CompletedTask;
        public override Threading.Tasks.Task WriteAsync(ReadOnlyMemory<char> buffer, Threading.CancellationToken cancellationToken = default) => Done(cancellationToken);
        public override Threading.Tasks.Task WriteAsync(StringBuilder value, Threading.CancellationToken cancellationToken = default) => Done(cancellationToken);
        public override Threading.Tasks.Task WriteLineAsync() => Threading.Tasks.Task.CompletedTask;
        public override Threading.Tasks.Task WriteLineAsync(char value) => Threading.Tasks.Task.CompletedTask;
        public override Threading.Tasks.Task WriteLineAsync(string value) => Threading.Tasks.Task.CompletedTask;
        public override Threading.Tasks.Task WriteLineAsync(char[] buffer, int index, int count) => Threading.Tasks.Task.CompletedTask;
        public override Threading.Tasks.Task WriteLineAsync(ReadOnlyMemory<char> buffer, Threading.CancellationToken cancellationToken = default) => Done(cancellationToken);
        public override Threading.Tasks.Task WriteLineAsync(StringBuilder value, Threading.CancellationToken cancellationToken = default) => Done(cancellationToken);

        private static Threading.Tasks.Task Done(Threading.CancellationToken token) =>
            token.IsCancellationRequested ? Threading.Tasks.Task.FromCanceled(token) : Threading.Tasks.Task.CompletedTask;
    }
}
