// Actions of all threads run on the thread of the loop, one after the other: what they change needs no lock.
using System;
using System.Collections.Concurrent;
using System.Threading;

namespace Games;

public sealed class EventLoop
{
    private readonly BlockingCollection<Action> actions = new();

    public void Post(Action action) => actions.Add(action);

    public void Stop() => actions.CompleteAdding();

    public void Run()
    {
        foreach (var action in actions.GetConsumingEnumerable())
            action();
    }
}

public static class Program
{
    private static int points;

    public static void Main()
    {
        var loop = new EventLoop();
        var player = new Thread(() => loop.Post(() => points += 10));
        var enemy = new Thread(() => loop.Post(() => points -= 3));
        player.Start();
        enemy.Start();
        var waiter = new Thread(() =>
        {
            player.Join();
            enemy.Join();
            loop.Stop();
        });
        waiter.Start();
        loop.Run();
        Console.WriteLine(points);
    }
}
