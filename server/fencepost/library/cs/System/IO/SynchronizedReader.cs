using System.Threading;
using System.Threading.Tasks;

namespace System.IO;

internal sealed class SynchronizedReader : TextReader
{
    private readonly TextReader reader;

    internal SynchronizedReader(TextReader reader) => this.reader = reader;
    [MethodImpl(MethodImplOptions.Synchronized)] public override void Close() => reader.Close();

    [MethodImpl(MethodImplOptions.Synchronized)]
    protected override void Dispose(bool disposing)
    {
        if (disposing) reader.Dispose();
    }

    [MethodImpl(MethodImplOptions.Synchronized)] public override int Peek() => reader.Peek();
    [MethodImpl(MethodImplOptions.Synchronized)] public override int Read() => reader.Read();
    [MethodImpl(MethodImplOptions.Synchronized)] public override int Read(char[] buffer, int index, int count) => reader.Read(buffer, index, count);
    [MethodImpl(MethodImplOptions.Synchronized)] public override int ReadBlock(char[] buffer, int index, int count) => reader.ReadBlock(buffer, index, count);
    [MethodImpl(MethodImplOptions.Synchronized)] public override string ReadLine() => reader.ReadLine();
    [MethodImpl(MethodImplOptions.Synchronized)] public override string ReadToEnd() => reader.ReadToEnd();
    [MethodImpl(MethodImplOptions.Synchronized)] public override Task<string> ReadLineAsync() => Task.FromResult(ReadLine());
    [MethodImpl(MethodImplOptions.Synchronized)] public override Task<string> ReadToEndAsync() => Task.FromResult(ReadToEnd());

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override ValueTask<string> ReadLineAsync(CancellationToken cancellationToken) =>
        cancellationToken.IsCancellationRequested ? ValueTask.FromCanceled<string>(cancellationToken) : new ValueTask<string>(ReadLine());

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task<string> ReadToEndAsync(CancellationToken cancellationToken) =>
        cancellationToken.IsCancellationRequested ? Task.FromCanceled<string>(cancellationToken) : Task.FromResult(ReadToEnd());

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task<int> ReadAsync(char[] buffer, int index, int count)
    {
        TextWriter.CheckPart(buffer, index, count);
        return Task.FromResult(Read(buffer, index, count));
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public override Task<int> ReadBlockAsync(char[] buffer, int index, int count)
    {
        TextWriter.CheckPart(buffer, index, count);
        return Task.FromResult(ReadBlock(buffer, index, count));
    }
}
