// The loop asks a cancellation token, which is made for that; the count is read when the thread is over.
using System;
using System.Threading;

namespace Polling;

public sealed class Poller : IDisposable
{
    private readonly CancellationTokenSource stop = new();
    private readonly Func<bool> poll;
    private readonly Thread thread;
    private int changes;

    public Poller(Func<bool> poll)
    {
        this.poll = poll;
        thread = new Thread(Run);
        thread.Start();
    }

    public int Stop()
    {
        stop.Cancel();
        thread.Join();
        return changes;
    }

    public void Dispose() => stop.Dispose();

    private void Run()
    {
        while (!stop.Token.IsCancellationRequested)
        {
            if (poll())
                changes++;
        }
    }
}

public static class Program
{
    public static void Main()
    {
        using var poller = new Poller(() => false);
        Console.WriteLine(poller.Stop() >= 0);
    }
}
