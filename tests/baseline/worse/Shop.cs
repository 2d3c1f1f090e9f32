// The shop with one more mistake of a kind that it has, and one of a kind that it has not.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Shop;

internal sealed class ConcurrencyTestAttribute : Attribute { }

public static class Tests
{
    private static int sold;
    private static readonly object till = new(), shelf = new();

    [ConcurrencyTest]
    public static void Sells()
    {
        var first = new Thread(() => sold++);
        var second = new Thread(() => sold++);
        first.Start();
        second.Start();
        sold++;
        first.Join();
        second.Join();
    }

    [ConcurrencyTest]
    public static void CountsInALocal()
    {
        int visitors = 0;
        Parallel.Invoke(() => visitors++, () => Interlocked.Increment(ref visitors));
    }

    [ConcurrencyTest]
    public static void TakesLocks()
    {
        void Sell() { lock (till) { lock (shelf) { } } }
        void Fill() { lock (shelf) { lock (till) { } } }
        Parallel.Invoke(Sell, Fill);
    }

    [ConcurrencyTest]
    public static async Task Orders()
    {
        var stock = new Stock();
        await Task.WhenAll(Task.Run(async () => { await Task.Yield(); stock.Left--; }), Task.Run(() => stock.Take()));
    }

    [ConcurrencyTest]
    public static void Rests() => Parallel.Invoke(() => { lock (till) { sold++; } }, () => { lock (shelf) { sold++; } });
}

public sealed class Stock
{
    private int left = 3;

    public int Left
    {
        get => left;
        set => left = value;
    }

    public void Take() => left--;
}
