using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace System.IO;

// One operation at a time: another one that begins meanwhile fails. Those of a derived class are the base class's.
public partial class StreamReader
{
    private Task last;

    private bool IsDerived => GetType() != typeof(StreamReader);

    private Task<T> Noted<T>(Task<T> task)
    {
        last = task;
        return task;
    }

    private async Task<bool> FillAsync(CancellationToken token)
    {
        byte[] buffer = new byte[bufferSize];
        while (text.Length == 0)
        {
            int count = await stream.ReadAsync(new Memory<byte>(buffer), token).ConfigureAwait(false);
            if (!Take(new ReadOnlySpan<byte>(buffer, 0, count))) break;
        }
        return text.Length > 0;
    }

    public override Task<string> ReadLineAsync()
    {
        if (IsDerived) return base.ReadLineAsync();
        CheckOpen();
        return Noted(LineAsync(default));
    }

    public override ValueTask<string> ReadLineAsync(CancellationToken cancellationToken)
    {
        if (IsDerived) return base.ReadLineAsync(cancellationToken);
        CheckOpen();
        return cancellationToken.IsCancellationRequested ? ValueTask.FromCanceled<string>(cancellationToken) : new ValueTask<string>(Noted(LineAsync(cancellationToken)));
    }

    private async Task<string> LineAsync(CancellationToken token)
    {
        if (text.Length == 0 && !await FillAsync(token).ConfigureAwait(false)) return null;
        string line = "";
        char end;
        while ((end = GiveLine(ref line)) == 0)
        {
            if (!await FillAsync(token).ConfigureAwait(false)) return line;
        }
        if (end == '\r' && (text.Length > 0 || await FillAsync(token).ConfigureAwait(false))) SkipNewLine();
        return line;
    }

    public override Task<string> ReadToEndAsync() => ReadToEndAsync(default);

    public override Task<string> ReadToEndAsync(CancellationToken cancellationToken)
    {
        if (IsDerived) return base.ReadToEndAsync(cancellationToken);
        CheckOpen();
        return cancellationToken.IsCancellationRequested ? Task.FromCanceled<string>(cancellationToken) : Noted(AllAsync(cancellationToken));
    }

    private async Task<string> AllAsync(CancellationToken token)
    {
        string all = text;
        text = "";
        while (await FillAsync(token).ConfigureAwait(false))
        {
            all = string.Concat(all, text);
            text = "";
        }
        return all;
    }

    public override Task<int> ReadAsync(char[] buffer, int index, int count)
    {
        TextWriter.CheckPart(buffer, index, count);
        if (IsDerived) return base.ReadAsync(buffer, index, count);
        CheckOpen();
        return Noted(PartAsync(new Memory<char>(buffer, index, count), default));
    }

    public override ValueTask<int> ReadAsync(Memory<char> buffer, CancellationToken cancellationToken = default)
    {
        if (IsDerived) return base.ReadAsync(buffer, cancellationToken);
        CheckOpen();
        return cancellationToken.IsCancellationRequested ? ValueTask.FromCanceled<int>(cancellationToken) : new ValueTask<int>(Noted(PartAsync(buffer, cancellationToken)));
    }

    private async Task<int> PartAsync(Memory<char> buffer, CancellationToken token)
    {
        int all = 0;
        while (all < buffer.Length && (text.Length > 0 || await FillAsync(token).ConfigureAwait(false)))
        {
            all += Give(buffer.Span.Slice(all));
            if (wasShort) break;
        }
        return all;
    }

    public override Task<int> ReadBlockAsync(char[] buffer, int index, int count)
    {
        TextWriter.CheckPart(buffer, index, count);
        if (IsDerived) return base.ReadBlockAsync(buffer, index, count);
        CheckOpen();
        return Noted(BlockAsync(new Memory<char>(buffer, index, count), default));
    }

    public override ValueTask<int> ReadBlockAsync(Memory<char> buffer, CancellationToken cancellationToken = default)
    {
        if (IsDerived) return base.ReadBlockAsync(buffer, cancellationToken);
        CheckOpen();
        return cancellationToken.IsCancellationRequested ? ValueTask.FromCanceled<int>(cancellationToken) : new ValueTask<int>(Noted(BlockAsync(buffer, cancellationToken)));
    }

    private async Task<int> BlockAsync(Memory<char> buffer, CancellationToken token)
    {
        int all = 0;
        while (true)
        {
            int read = await PartAsync(buffer.Slice(all), token).ConfigureAwait(false);
            all += read;
            if (read <= 0 || all >= buffer.Length) return all;
        }
    }
}
