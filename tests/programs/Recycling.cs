// Programs that make new objects, or start new work, for ever, and need only a few at a time.
#nullable disable warnings
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Programs;

public static class PushAndPop
{
    sealed class Node { internal Node next; internal int value; }

    static Node top;

    static void Push(int value)
    {
        var node = new Node { value = value };
        do node.next = Volatile.Read(ref top);
        while (Interlocked.CompareExchange(ref top, node, node.next) != node.next);
    }

    static int Pop()
    {
        while (Volatile.Read(ref top) is Node node)
            if (Interlocked.CompareExchange(ref top, node.next, node) == node) return node.value;
        return 0;
    }

    // A lock-free stack that two threads use for ever.
    [ConcurrencyTest]
    public static void Ever_Right()
    {
        top = null;
        void Work(int value) { while (true) { Push(value); if (Pop() == 0) throw new InvalidOperationException(); } }
        Threads.Run(() => Work(1), () => Work(2));
    }

    // The stack may be empty for the one that pops more.
    [ConcurrencyTest]
    public static void Ever_Wrong()
    {
        top = null;
        Threads.Run(
            () => { while (true) { Push(1); Pop(); } },
            () => { while (true) if (Pop() == 0) throw new InvalidOperationException(); });
    }
}

public static class Messages
{
    sealed class Message { internal int number; }

    static Message box;

    // A producer and a consumer, with a new message each time.
    [ConcurrencyTest]
    public static void Ever_Right()
    {
        box = null;
        Threads.Run(
            () => { for (int i = 0; ; i = 1 - i) { while (Volatile.Read(ref box) != null) { } Volatile.Write(ref box, new Message { number = i }); } },
            () =>
            {
                for (int i = 0; ; i = 1 - i)
                {
                    Message message;
                    while ((message = Volatile.Read(ref box)) == null) { }
                    if (message.number != i) throw new InvalidOperationException();
                    Volatile.Write(ref box, null);
                }
            });
    }

    // The same for two messages.
    [ConcurrencyTest]
    public static int Two_Right()
    {
        box = null;
        int sum = 0;
        Threads.Run(
            () => { for (int i = 1; i <= 2; i++) { while (Volatile.Read(ref box) != null) { } Volatile.Write(ref box, new Message { number = i }); } },
            () =>
            {
                for (int i = 1; i <= 2; i++)
                {
                    Message message;
                    while ((message = Volatile.Read(ref box)) == null) { }
                    sum = 10 * sum + message.number;
                    Volatile.Write(ref box, null);
                }
            });
        return sum;
    }
}

public static class Relay
{
    static int laps;

    // Each thread of the pool starts the next one.
    [ConcurrencyTest]
    public static int Ever_Right()
    {
        laps = 0;
        void Next() { laps = (laps + 1) % 3; ThreadPool.QueueUserWorkItem(_ => Next()); }
        Next();
        return Volatile.Read(ref laps);
    }

    // Nobody opens the gate, while the pool goes on and on.
    [ConcurrencyTest]
    public static void Gate_Wrong()
    {
        var gate = new ManualResetEventSlim();
        void Next() => ThreadPool.QueueUserWorkItem(_ => { if (Volatile.Read(ref laps) == 0) Next(); else gate.Set(); });
        laps = 0;
        Next();
        gate.Wait();
    }

    // An async method that goes on for ever, and one that looks.
    [ConcurrencyTest]
    public static int Await_Right()
    {
        laps = 0;
        async Task Run() { while (true) { await Task.Yield(); Volatile.Write(ref laps, 1 - laps); } }
        _ = Run();
        return Volatile.Read(ref laps);
    }
}

public static class Requests
{
    // A server that answers for ever, through a channel that is bounded.
    [ConcurrencyTest]
    public static async Task Ever_Right()
    {
        var requests = Channel.CreateBounded<TaskCompletionSource<int>>(1);
        _ = Task.Run(async () => { while (true) (await requests.Reader.ReadAsync()).SetResult(1); });
        while (true)
        {
            var request = new TaskCompletionSource<int>();
            await requests.Writer.WriteAsync(request);
            if (await request.Task != 1) throw new InvalidOperationException();
        }
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

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
