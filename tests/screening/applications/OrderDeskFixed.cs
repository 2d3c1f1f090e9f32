// The desk waits for the answer without the lock.
using System;
using System.Threading;

namespace Restaurant;

public sealed class OrderDesk : IDisposable
{
    private readonly object gate = new();
    private readonly ManualResetEventSlim served = new();
    private string? dish;

    public string Order()
    {
        served.Wait();
        lock (gate)
        {
            return dish!;
        }
    }

    public void Serve(string name)
    {
        lock (gate)
        {
            dish = name;
            served.Set();
        }
    }

    public void Dispose() => served.Dispose();
}

public static class Program
{
    public static void Main()
    {
        using var desk = new OrderDesk();
        var cook = new Thread(() => desk.Serve("soup"));
        cook.Start();
        Console.WriteLine(desk.Order());
        cook.Join();
    }
}
