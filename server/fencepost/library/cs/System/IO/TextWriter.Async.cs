using System.Runtime.InteropServices;
using System.Text;
using System.Threading.Tasks;
using System.Threading;

namespace System.IO;

// Where a writer does not say otherwise, its asynchronous members run the synchronous ones on a thread of the pool.
public abstract partial class TextWriter
{
    private static Task Begin(Action write, CancellationToken token = default) =>
        Task.Factory.StartNew(write, token, TaskCreationOptions.DenyChildAttach, TaskScheduler.Default);

    public virtual Task WriteAsync(char value) => Begin(() => Write(value));
    public virtual Task WriteAsync(string value) => Begin(() => Write(value));
    public Task WriteAsync(string value, CancellationToken cancellationToken) => WriteAsync(value.AsMemory(), cancellationToken);
    public virtual Task WriteAsync(char[] buffer, int index, int count) => Begin(() => Write(buffer, index, count));
    public Task WriteAsync(char[] buffer) => buffer == null ? Task.CompletedTask : WriteAsync(buffer, 0, buffer.Length);

    public virtual Task WriteAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default) =>
        cancellationToken.IsCancellationRequested ? Task.FromCanceled(cancellationToken)
            : MemoryMarshal.TryGetArray(buffer, out ArraySegment<char> part) ? WriteAsync(part.Array, part.Offset, part.Count) : Begin(() => Write(buffer.Span));

    public virtual Task WriteAsync(StringBuilder value, CancellationToken cancellationToken = default) =>
        cancellationToken.IsCancellationRequested ? Task.FromCanceled(cancellationToken)
            : value == null ? Task.CompletedTask : WriteTextAsync(value.ToString().AsMemory(), cancellationToken);

    private async Task WriteTextAsync(ReadOnlyMemory<char> text, CancellationToken token)
    {
        if (text.Length > 0) await WriteAsync(text, token).ConfigureAwait(false);
    }

    public virtual Task WriteLineAsync() => WriteAsync(NewLine.ToCharArray());
    public virtual Task WriteLineAsync(char value) => Begin(() => WriteLine(value));
    public virtual Task WriteLineAsync(string value) => Begin(() => WriteLine(value));
    public Task WriteLineAsync(string value, CancellationToken cancellationToken) => WriteLineAsync(value.AsMemory(), cancellationToken);
    public virtual Task WriteLineAsync(char[] buffer, int index, int count) => Begin(() => WriteLine(buffer, index, count));
    public Task WriteLineAsync(char[] buffer) => buffer == null ? WriteLineAsync() : WriteLineAsync(buffer, 0, buffer.Length);

    public virtual Task WriteLineAsync(ReadOnlyMemory<char> buffer, CancellationToken cancellationToken = default) =>
        cancellationToken.IsCancellationRequested ? Task.FromCanceled(cancellationToken)
            : MemoryMarshal.TryGetArray(buffer, out ArraySegment<char> part) ? WriteLineAsync(part.Array, part.Offset, part.Count) : Begin(() => WriteLine(buffer.Span));

    public virtual Task WriteLineAsync(StringBuilder value, CancellationToken cancellationToken = default) =>
        cancellationToken.IsCancellationRequested ? Task.FromCanceled(cancellationToken) : WriteLineTextAsync(value, cancellationToken);

    private async Task WriteLineTextAsync(StringBuilder value, CancellationToken token)
    {
        if (value != null) await WriteTextAsync(value.ToString().AsMemory(), token).ConfigureAwait(false);
        await WriteAsync(NewLine.AsMemory(), token).ConfigureAwait(false);
    }

    public virtual Task FlushAsync() => Begin(new Action(Flush));
    public virtual Task FlushAsync(CancellationToken cancellationToken) => cancellationToken.IsCancellationRequested ? Task.FromCanceled(cancellationToken) : FlushAsync();
}
