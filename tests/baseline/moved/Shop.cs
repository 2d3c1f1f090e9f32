// The shop with other lines, other names of locals, and new members above the old ones. It does what it did.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Shop;

internal sealed class ConcurrencyTestAttribute : Attribute { }

public static class Tests
{
    private static readonly string name = "corner shop";
    private static int sold;
    private static readonly object till = new(), shelf = new();

    public static string Greeting(string guest)
    {
        Func<string> greet = () => $"Welcome to the {name}, {guest}";
        return greet();
    }

    public static async Task<string> GreetsLater(string guest)
    {
        await Task.Yield();
        return Greeting(guest);
    }

    [ConcurrencyTest]
    public static void Sells()
    {
        // Two clerks.
        var anna = new Thread(() => sold++);

        var bert = new Thread(() => sold++);
        anna.Start();
        bert.Start();
        anna.Join();
        bert.Join();
    }

    [ConcurrencyTest]
    public static void CountsInALocal()
    {
        int guests = 0;
        Parallel.Invoke(
            () => guests++,
            () => Interlocked.Increment(ref guests));
    }

    [ConcurrencyTest]
    public static void TakesLocks()
    {
        void First() { lock (till) { lock (shelf) { } } }
        void Second() { lock (shelf) { lock (till) { } } }
        Parallel.Invoke(First, Second);
    }

    [ConcurrencyTest]
    public static async Task Orders()
    {
        var goods = new Stock();
        await Task.WhenAll(
            Task.Run(async () => { await Task.Yield(); goods.Left--; }),
            Task.Run(() => goods.Take()));
    }

    [ConcurrencyTest]
    public static void Rests() => Parallel.Invoke(() => { lock (till) { } }, () => { lock (till) { } });
}

public sealed class Stock
{
    public string Unit => "pieces";

    private int left = 3;

    public int Left
    {
        get => left;
        set => left = value;
    }

    public void Take() => left--;
}
