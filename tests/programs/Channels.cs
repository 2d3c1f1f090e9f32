// System.Threading.Channels.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Programs;

public static class NeverCompleted
{
    static async Task<int> Go(bool complete)
    {
        var channel = Channel.CreateUnbounded<int>();
        var producer = Task.Run(() => { channel.Writer.TryWrite(1); channel.Writer.TryWrite(2); if (complete) channel.Writer.Complete(); });
        int sum = 0;
        await foreach (int i in channel.Reader.ReadAllAsync()) sum += i;
        await producer;
        return sum;
    }

    // Without Complete the reader waits for ever.
    [ConcurrencyTest]
    public static Task<int> X_Wrong() => Go(false);

    // The producer completes the channel.
    [ConcurrencyTest]
    public static Task<int> X_Right() => Go(true);
}

public static class WaitThenTryRead
{
    // WaitToReadAsync said yes to both consumers, one gets nothing and takes 0 for an item.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        var channel = Channel.CreateUnbounded<int>();
        channel.Writer.TryWrite(5);
        channel.Writer.Complete();
        int wrong = 0, sum = 0;
        async Task Consume()
        {
            if (!await channel.Reader.WaitToReadAsync()) return;
            channel.Reader.TryRead(out int i);
            if (i == 0) wrong = 1;
            Interlocked.Add(ref sum, i);
        }
        await Task.WhenAll(Task.Run(Consume), Task.Run(Consume));
        Require.That(wrong == 0);
        return sum;
    }

    // TryRead says whether there was an item.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        var channel = Channel.CreateUnbounded<int>();
        channel.Writer.TryWrite(5);
        channel.Writer.Complete();
        int sum = 0;
        async Task Consume()
        {
            while (await channel.Reader.WaitToReadAsync())
                if (channel.Reader.TryRead(out int i)) Interlocked.Add(ref sum, i);
        }
        await Task.WhenAll(Task.Run(Consume), Task.Run(Consume));
        return sum;
    }
}

public static class CompletedTooEarly
{
    static int Go(bool early)
    {
        var channel = Channel.CreateUnbounded<int>();
        int left = 2;
        ThreadStart write = () => { channel.Writer.TryWrite(1); if (early || Interlocked.Decrement(ref left) == 0) channel.Writer.TryComplete(); };
        Threads.Run(write, write);
        int n = 0;
        while (channel.Reader.TryRead(out _)) n++;
        Debug.Assert(n == 2);
        return n;
    }

    // The first writer completes the channel: the other's TryWrite fails unnoticed.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(true);

    // The last writer completes it.
    [ConcurrencyTest]
    public static int X_Right() => Go(false);
}

public static class BoundedChannel
{
    static async Task<int> Go(int capacity)
    {
        var channel = Channel.CreateBounded<int>(capacity);
        var done = new TaskCompletionSource();
        async Task Produce() { await channel.Writer.WriteAsync(1); await channel.Writer.WriteAsync(2); done.SetResult(); }
        async Task<int> Consume() { await done.Task; int a = await channel.Reader.ReadAsync(), b = await channel.Reader.ReadAsync(); return 10 * a + b; }
        var p = Produce();
        int got = await Consume();
        await p;
        return got;
    }

    // The producer waits for room, the consumer for the producer's end.
    [ConcurrencyTest]
    public static Task<int> X_Wrong() => Go(1);

    // Room for both items.
    [ConcurrencyTest]
    public static Task<int> X_Right() => Go(2);
}

public static class DroppedItems
{
    static int Go(BoundedChannelFullMode mode)
    {
        var channel = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = mode });
        var t = new Thread(() => { channel.Writer.WriteAsync(1).AsTask().Wait(); channel.Writer.WriteAsync(2).AsTask().Wait(); channel.Writer.Complete(); });
        t.Start();
        int sum = 0;
        while (channel.Reader.WaitToReadAsync().AsTask().Result) while (channel.Reader.TryRead(out int i)) sum += i;
        t.Join();
        Require.That(sum == 3);
        return sum;
    }

    // A full channel drops the oldest item.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(BoundedChannelFullMode.DropOldest);

    // A full channel makes the writer wait.
    [ConcurrencyTest]
    public static int X_Right() => Go(BoundedChannelFullMode.Wait);
}

internal static class Threads
{
    /// <summary>Starts a thread for each body and waits until all have ended.</summary>
    public static void Run(params ThreadStart[] bodies)
    {
        var threads = new Thread[bodies.Length];
        for (int i = 0; i < bodies.Length; i++) threads[i] = new Thread(bodies[i]);
        for (int i = 0; i < bodies.Length; i++) threads[i].Start();
        for (int i = 0; i < bodies.Length; i++) threads[i].Join();
    }
}

internal static class Require
{
    public static void That(bool condition)
    {
        if (!condition) throw new InvalidOperationException("a required condition does not hold");
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
