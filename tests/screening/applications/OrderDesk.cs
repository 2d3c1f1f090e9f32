// The desk waits under its lock for an answer that can come under the same lock only.
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
        lock (gate)
        {
            served.Wait(); // HERE deadlock
            return dish!;
        }
    }

    public void Serve(string name)
    {
        lock (gate) // HERE deadlock
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
