using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace System.IO;

// One operation at a time: another one that begins meanwhile fails. Those of a derived class are the base class's.
public partial class StreamWriter
{
    private Task last;

    private bool IsDerived => GetType() != typeof(StreamWriter);

    private Task PutAsync(string value, bool flush, CancellationToken token)
    {
        CheckOpen();
        if (token.IsCancellationRequested) return Task.FromCanceled(token);
        return last = PutAllAsync(value, flush || autoFlush, token);
    }

    private async Task PutAllAsync(string value, bool flush, CancellationToken token)
    {
        waiting = string.Concat(waiting, value);
        while (waiting.Length > bufferSize) await SendAsync(Part, token).ConfigureAwait(false);
        if (!flush) return;
        await SendAsync(waiting.Length, token).ConfigureAwait(false);
        await stream.FlushAsync(token).ConfigureAwait(false);
    }

    private async Task SendAsync(int count, CancellationToken token)
    {
        if (!begun)
        {
            begun = true;
            byte[] preamble = encoding.GetPreamble();
            if (preamble.Length > 0) await stream.WriteAsync(new ReadOnlyMemory<byte>(preamble), token).ConfigureAwait(false);
        }
        if (count > 0) await stream.WriteAsync(new ReadOnlyMemory<byte>(Take(count)), token).ConfigureAwait(false);
    }

    public override Task WriteAsync(char value) => IsDerived ? base.WriteAsync(value) : PutAsync(value.ToString(), false, default);
    public override Task WriteAsync(string value) => IsDerived ? base.WriteAsync(value) : value == null ? Task.CompletedTask : PutAsync(value, false, default);

    public override Task WriteAsync(char[] buffer, int index, int count)
    {
        CheckPart(buffer, index, count);
        return IsDerived ? base.WriteAsync(buffer, index, count) : PutAsync(new string(buffer, index, count), false, default);
    }

    public override Task WriteAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default) =>
        IsDerived ? base.WriteAsync(buffer, cancellationToken) : PutAsync(buffer.Span.ToString(), false, cancellationToken);

    public override Task WriteLineAsync() => IsDerived ? base.WriteLineAsync() : PutAsync(NewLine, false, default);
    public override Task WriteLineAsync(char value) => IsDerived ? base.WriteLineAsync(value) : PutAsync(string.Concat(value.ToString(), NewLine), false, default);
    public override Task WriteLineAsync(string value) => IsDerived ? base.WriteLineAsync(value) : PutAsync(string.Concat(value, NewLine), false, default);

    public override Task WriteLineAsync(char[] buffer, int index, int count)
    {
        CheckPart(buffer, index, count);
        return IsDerived ? base.WriteLineAsync(buffer, index, count) : PutAsync(string.Concat(new string(buffer, index, count), NewLine), false, default);
    }

    public override Task WriteLineAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default) =>
        IsDerived ? base.WriteLineAsync(buffer, cancellationToken) : PutAsync(string.Concat(buffer.Span.ToString(), NewLine), false, cancellationToken);

    public override Task FlushAsync() => IsDerived ? base.FlushAsync() : PutAsync("", true, default);
    public override Task FlushAsync(CancellationToken cancellationToken) => IsDerived ? base.FlushAsync(cancellationToken) : PutAsync("", true, cancellationToken);

    public override ValueTask DisposeAsync() => IsDerived ? base.DisposeAsync() : new ValueTask(EndAsync());

    private async Task EndAsync()
    {
        if (closed) return;
        try
        {
            await FlushAsync().ConfigureAwait(false);
        }
        finally
        {
            closed = true;
            if (!leaveOpen) stream.Close();
        }
    }
}
