// Channels: completion, bounds, several readers.
#nullable disable warnings
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Programs;

public static class ChannelWorkers
{
    // The reader ends when the channel is complete.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        var c = Channel.CreateUnbounded<int>(); int sum = 0;
        var reader = Task.Run(async () => { await foreach (int n in c.Reader.ReadAllAsync()) sum += n; });
        await c.Writer.WriteAsync(1); await c.Writer.WriteAsync(2);
        c.Writer.Complete();
        await reader;
        Require.That(sum == 3);
        return sum;
    }

    // Nobody completes it.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        var c = Channel.CreateUnbounded<int>(); int sum = 0;
        var reader = Task.Run(async () => { await foreach (int n in c.Reader.ReadAllAsync()) sum += n; });
        await c.Writer.WriteAsync(1);
        await reader;
        return sum;
    }

    // Two readers share a sum.
    [ConcurrencyTest]
    public static async Task<int> Two_Wrong()
    {
        var c = Channel.CreateUnbounded<int>(); int sum = 0;
        async Task Read() { while (await c.Reader.WaitToReadAsync()) while (c.Reader.TryRead(out int n)) sum += n; }
        c.Writer.TryWrite(1); c.Writer.TryWrite(2); c.Writer.Complete();
        await Task.WhenAll(Task.Run(Read), Task.Run(Read));
        Require.That(sum == 3);
        return sum;
    }

    // Interlocked.
    [ConcurrencyTest]
    public static async Task<int> Two_Right()
    {
        var c = Channel.CreateUnbounded<int>(); int sum = 0;
        async Task Read() { while (await c.Reader.WaitToReadAsync()) while (c.Reader.TryRead(out int n)) Interlocked.Add(ref sum, n); }
        c.Writer.TryWrite(1); c.Writer.TryWrite(2); c.Writer.Complete();
        await Task.WhenAll(Task.Run(Read), Task.Run(Read));
        Require.That(sum == 3);
        return sum;
    }

    // WaitToReadAsync and ReadAsync are two steps: the item may be gone and the channel complete.
    [ConcurrencyTest]
    public static async Task<int> Gone_Wrong()
    {
        var c = Channel.CreateUnbounded<int>(); int sum = 0;
        async Task Read() { if (await c.Reader.WaitToReadAsync()) { int n = await c.Reader.ReadAsync(); Interlocked.Add(ref sum, n); } }
        c.Writer.TryWrite(1); c.Writer.Complete();
        await Task.WhenAll(Task.Run(Read), Task.Run(Read));
        return sum;
    }
}

public static class ChannelBounds
{
    // A bounded channel with one who reads after all has been written.
    [ConcurrencyTest]
    public static async Task<int> Full_Wrong()
    {
        var c = Channel.CreateBounded<int>(1);
        await c.Writer.WriteAsync(1);
        await c.Writer.WriteAsync(2);
        return await c.Reader.ReadAsync() + await c.Reader.ReadAsync();
    }

    // The reader runs meanwhile.
    [ConcurrencyTest]
    public static async Task<int> Full_Right()
    {
        var c = Channel.CreateBounded<int>(1);
        var w = Task.Run(async () => { await c.Writer.WriteAsync(1); await c.Writer.WriteAsync(2); c.Writer.Complete(); });
        int sum = 0;
        await foreach (int n in c.Reader.ReadAllAsync()) sum += n;
        await w;
        Require.That(sum == 3);
        return sum;
    }

    // TryWrite may fail, and its answer is dropped with the item.
    [ConcurrencyTest]
    public static async Task<int> Try_Wrong()
    {
        var c = Channel.CreateBounded<int>(1);
        var r = Task.Run(async () => { int s = 0; await foreach (int n in c.Reader.ReadAllAsync()) s += n; return s; });
        c.Writer.TryWrite(1); c.Writer.TryWrite(2); c.Writer.Complete();
        int sum = await r;
        Require.That(sum == 3);
        return sum;
    }

    // DropOldest keeps the newest.
    [ConcurrencyTest]
    public static async Task<int> Drop_Right()
    {
        var c = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest });
        Threads.Run(() => c.Writer.TryWrite(1), () => c.Writer.TryWrite(2));
        c.Writer.Complete();
        int n = await c.Reader.ReadAsync();
        await c.Reader.Completion;
        Require.That(n is 1 or 2);
        return n;
    }

    // A write after completion.
    [ConcurrencyTest]
    public static async Task<int> Closed_Wrong()
    {
        var c = Channel.CreateUnbounded<int>();
        var t = Task.Run(() => c.Writer.Complete());
        await c.Writer.WriteAsync(1);
        await t;
        return 1;
    }

    // It may be too late, and is told.
    [ConcurrencyTest]
    public static async Task<bool> Closed_Right()
    {
        var c = Channel.CreateUnbounded<int>();
        var t = Task.Run(() => c.Writer.Complete());
        bool ok = c.Writer.TryWrite(1);
        await t;
        Require.That(c.Reader.TryRead(out _) == ok);
        return ok;
    }

    // The error of the producer reaches the reader.
    [ConcurrencyTest]
    public static async Task<int> Error_Right()
    {
        var c = Channel.CreateUnbounded<int>();
        var t = Task.Run(() => c.Writer.Complete(new FormatException()));
        try { await c.Reader.ReadAsync(); }
        catch (ChannelClosedException e) when (e.InnerException is FormatException) { await t; return 1; }
        return 0;
    }
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
