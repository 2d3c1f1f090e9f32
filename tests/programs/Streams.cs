// Streams, readers and writers of the program's own, whose asynchronous members are those of their base class: the synchronous ones, on a
// thread of the pool.
#nullable disable warnings
using System;
using System.IO;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

internal sealed class Ones : Stream
{
    public int Inside, Most;
    public override bool CanRead => true;
    public override bool CanSeek => false;
    public override bool CanWrite => true;
    public override long Length => 0;
    public override long Position { get => 0; set { } }
    public override void Flush() { }
    public override int Read(byte[] buffer, int offset, int count)
    {
        int now = Interlocked.Increment(ref Inside);
        if (now > Most) Most = now;
        Interlocked.Decrement(ref Inside);
        buffer[offset] = 1;
        return 1;
    }
    public override long Seek(long offset, SeekOrigin origin) => 0;
    public override void SetLength(long value) { }
    public override void Write(byte[] buffer, int offset, int count) { }
}

internal sealed class Lines : TextReader
{
    public override string ReadLine() => "x";
}

internal sealed class Sink : TextWriter
{
    public override Encoding Encoding => Encoding.UTF8;
    public override void Write(char value) { }
}

public static class UpdateOverARead
{
    static async Task Add(Stream stream, Box total)
    {
        int seen = total.Value;
        byte[] one = new byte[1];
        seen += await stream.ReadAsync(one, 0, 1);
        total.Value = seen;
    }

    static int Both(Stream first, Stream second)
    {
        var total = new Box();
        Task.WaitAll(Add(first, total), Add(second, total));
        return total.Value;
    }

    // The read ends on another thread, and the other update comes in between.
    [ConcurrencyTest]
    public static int X_Wrong() => Both(new Ones(), new Ones());

    // A MemoryStream has read when ReadAsync returns.
    [ConcurrencyTest]
    public static int X_Right() => Both(new MemoryStream(new byte[1]), new MemoryStream(new byte[1]));
}

internal sealed class Box
{
    public int Value;
}

public static class UpdateOverALine
{
    static async Task Add(TextReader reader, Box total)
    {
        int seen = total.Value;
        seen += (await reader.ReadLineAsync()).Length;
        total.Value = seen;
    }

    static int Both(TextReader first, TextReader second)
    {
        var total = new Box();
        Task.WaitAll(Add(first, total), Add(second, total));
        return total.Value;
    }

    // The base class reads on a thread of the pool.
    [ConcurrencyTest]
    public static int X_Wrong() => Both(new Lines(), new Lines());

    // Text that is there has been read when ReadLineAsync returns.
    [ConcurrencyTest]
    public static int X_Right() => Both(new StringReader("x"), new StringReader("x"));

    // So has that of a reader over a MemoryStream.
    [ConcurrencyTest]
    public static int Decoded_Right() =>
        Both(new StreamReader(new MemoryStream(new byte[] { 120 })), new StreamReader(new MemoryStream(new byte[] { 120 })));
}

public static class UpdateOverAWrite
{
    static async Task Add(TextWriter writer, Box total)
    {
        int seen = total.Value;
        await writer.WriteAsync('x');
        total.Value = seen + 1;
    }

    static int Both(TextWriter first, TextWriter second)
    {
        var total = new Box();
        Task.WaitAll(Add(first, total), Add(second, total));
        return total.Value;
    }

    // The base class writes on a thread of the pool.
    [ConcurrencyTest]
    public static int X_Wrong() => Both(new Sink(), new Sink());

    // What is written to a text is there when WriteAsync returns.
    [ConcurrencyTest]
    public static int X_Right() => Both(new StringWriter(), new StringWriter());
}

public static class ReadsOfOneStream
{
    // The base class makes one read at a time of those that it makes asynchronous.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var stream = new Ones();
        byte[] bytes = new byte[2];
        Task.WaitAll(stream.ReadAsync(bytes, 0, 1), stream.ReadAsync(bytes, 1, 1));
        return stream.Most;
    }
}

public static class TwoOperations
{
    // The second one fails while the first has not ended.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var reader = new StreamReader(new Ones());
        Task<int> first = reader.ReadAsync(new char[1], 0, 1);
        int second = 0;
        try
        {
            second = reader.Read();
        }
        catch (InvalidOperationException)
        {
        }
        return 10 * first.Result + second;
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
