// Parallel loops and the thread pool.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

public static class ParallelInvoke
{
    static int x;

    // The actions of Parallel.Invoke may run concurrently.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        x = 0;
        Parallel.Invoke(() => x++, () => x++);
        Debug.Assert(x == 2);
        return x;
    }

    // Interlocked.
    [ConcurrencyTest]
    public static int X_Right()
    {
        x = 0;
        Parallel.Invoke(() => Interlocked.Increment(ref x), () => Interlocked.Increment(ref x));
        Debug.Assert(x == 2);
        return x;
    }
}

public static class ParallelFor
{
    // Iterations add to a captured local.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int sum = 0;
        Parallel.For(1, 3, i => sum += i);
        Require.That(sum == 3);
        return sum;
    }

    // A sum for each worker, added up with Interlocked.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int sum = 0;
        Parallel.For(1, 3, () => 0, (i, _, mine) => mine + i, mine => Interlocked.Add(ref sum, mine));
        Require.That(sum == 3);
        return sum;
    }
}

public static class ParallelForEach
{
    // Two iterations take the same slot.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var result = new int[2];
        int next = 0;
        Parallel.ForEach(new[] { 1, 2 }, i => { int slot = next; next = slot + 1; result[slot] = i; });
        int filled = (result[0] != 0 ? 1 : 0) + (result[1] != 0 ? 1 : 0);
        Debug.Assert(filled == 2);
        return filled;
    }

    // Slots are given out atomically.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var result = new int[2];
        int next = 0;
        Parallel.ForEach(new[] { 1, 2 }, i => { int slot = Interlocked.Increment(ref next) - 1; result[slot] = i; });
        int filled = (result[0] != 0 ? 1 : 0) + (result[1] != 0 ? 1 : 0);
        Debug.Assert(filled == 2);
        return filled;
    }

    // ForEachAsync runs its bodies concurrently.
    [ConcurrencyTest]
    public static async Task<int> Async_Wrong()
    {
        int n = 0;
        await Parallel.ForEachAsync(new[] { 1, 2 }, new ParallelOptions { MaxDegreeOfParallelism = 2 }, async (i, _) => { await Task.Yield(); n++; });
        Require.That(n == 2);
        return n;
    }

    // With a degree of one they run one after the other.
    [ConcurrencyTest]
    public static async Task<int> Async_Right()
    {
        int n = 0;
        await Parallel.ForEachAsync(new[] { 1, 2 }, new ParallelOptions { MaxDegreeOfParallelism = 1 }, async (i, _) => { await Task.Yield(); n++; });
        Require.That(n == 2);
        return n;
    }
}

public static class PoolItems
{
    // Two queued items count without protection.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int n = 0;
        var left = new CountdownEvent(2);
        for (int i = 0; i < 2; i++) ThreadPool.QueueUserWorkItem(_ => { n++; left.Signal(); });
        left.Wait();
        Require.That(n == 2);
        return n;
    }

    // Interlocked, and the countdown says when both are done.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int n = 0;
        var left = new CountdownEvent(2);
        for (int i = 0; i < 2; i++) ThreadPool.QueueUserWorkItem(_ => { Interlocked.Increment(ref n); left.Signal(); });
        left.Wait();
        Require.That(n == 2);
        return n;
    }

    // Nobody waits for the item.
    [ConcurrencyTest]
    public static int Unawaited_Wrong()
    {
        int n = 0;
        ThreadPool.QueueUserWorkItem(_ => Volatile.Write(ref n, 1));
        int seen = Volatile.Read(ref n);
        Debug.Assert(seen == 1);
        return seen;
    }

    // An event tells that the item has run.
    [ConcurrencyTest]
    public static int Unawaited_Right()
    {
        int n = 0;
        var ran = new ManualResetEventSlim();
        ThreadPool.UnsafeQueueUserWorkItem(_ => { n = 1; ran.Set(); }, null);
        ran.Wait();
        int seen = n;
        Debug.Assert(seen == 1);
        return seen;
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
