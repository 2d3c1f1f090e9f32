using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

public static class Threads
{
    private static int s_a, s_b, s_c;

    [ConcurrencyTest]
    public static void Endless()
    {
        var one = new Thread(() => { while (true) { s_a++; s_b = s_c; } });
        var two = new Thread(() => { while (true) { s_b++; s_c = s_a; } });
        one.Start();
        two.Start();
        while (true) { s_c++; s_a = s_b; }
    }

    [ConcurrencyTest]
    public static void ThreadsWithoutEnd()
    {
        while (true)
            new Thread(() => s_a++).Start();
    }

    [ConcurrencyTest]
    public static void ThreadsThatStartThreads() => Fork();

    private static void Fork()
    {
        new Thread(Fork).Start();
        new Thread(Fork).Start();
    }

    [ConcurrencyTest]
    public static void ManyThreads()
    {
        var threads = Enumerable.Range(0, 200).Select(_ => new Thread(() => s_a++)).ToList();
        threads.ForEach(thread => thread.Start());
        threads.ForEach(thread => thread.Join());
    }

    [ConcurrencyTest]
    public static Task TasksWithoutEnd() => Task.Run(TasksWithoutEnd);

    [ConcurrencyTest]
    public static async Task AwaitsWithoutEnd()
    {
        for (int i = 0; ; i++)
        {
            await Task.Yield();
            s_a = i;
        }
    }

    [ConcurrencyTest]
    public static void TimersThatStorm()
    {
        var timers = new List<Timer>();
        for (int i = 0; i < 50; i++)
            timers.Add(new Timer(_ => s_a++, null, 0, 1));
        Thread.Sleep(1000);
        timers.ForEach(timer => timer.Dispose());
    }

    [ConcurrencyTest]
    public static void TimersThatMakeTimers()
    {
        static void More(object state)
        {
            new Timer(More, null, 0, 1);
            new Timer(More, null, 0, 1);
            s_a++;
        }
        More(null);
        Thread.Sleep(100);
    }

    [ConcurrencyTest]
    public static void ManyLocks()
    {
        var locks = Enumerable.Range(0, 50).Select(_ => new object()).ToArray();
        var threads = Enumerable.Range(0, 6).Select(number => new Thread(() =>
        {
            for (int i = 0; i < 50; i++)
                lock (locks[(i * 7 + number) % 50]) { lock (locks[i]) { s_a++; } }
        })).ToList();
        threads.ForEach(thread => thread.Start());
    }

    [ConcurrencyTest]
    public static void ParallelOfMany() => Parallel.For(0, 1_000_000, i => Interlocked.Add(ref s_a, i));

    [ConcurrencyTest]
    public static int QueryOfMany() => ParallelEnumerable.Range(0, 10_000_000).Sum(i => i % 7);

    [ConcurrencyTest]
    public static async Task ChannelWithoutEnd()
    {
        var channel = Channel.CreateUnbounded<int>();
        _ = Task.Run(async () => { for (int i = 0; ; i++) await channel.Writer.WriteAsync(i); });
        await foreach (int number in channel.Reader.ReadAllAsync())
            s_a = number;
    }

    [ConcurrencyTest]
    public static void SpinsForEver()
    {
        var thread = new Thread(() => { while (Volatile.Read(ref s_a) == 0) { } });
        thread.Start();
        thread.Join();
    }

    [ConcurrencyTest]
    public static void CountsAlone()
    {
        long count = 0;
        while (true)
            count++;
    }

    [ConcurrencyTest]
    public static void CancelsWithoutEnd()
    {
        while (true)
        {
            var source = new CancellationTokenSource();
            source.Token.Register(() => s_a++);
            Task.Run(source.Cancel);
        }
    }

    [ConcurrencyTest]
    public static void Continuations()
    {
        Task task = Task.CompletedTask;
        for (int i = 0; i < 10_000_000; i++)
            task = task.ContinueWith(_ => s_a++);
        task.Wait();
    }

    [ConcurrencyTest]
    public static void Barriers()
    {
        var barrier = new Barrier(8);
        for (int i = 0; i < 8; i++)
            new Thread(() => { while (true) barrier.SignalAndWait(); }).Start();
    }

    [ConcurrencyTest]
    public static void AsyncDepth() => Deep(1_000_000).Wait();

    private static async Task<int> Deep(int depth) => depth == 0 ? 0 : 1 + await Deep(depth - 1);

    private static Thread s_thread;

    [ConcurrencyTest]
    public static void StartedByTwo()
    {
        var thread = new Thread(StartNew);
        thread.Start();
        StartNew();
    }

    private static void StartNew()
    {
        s_thread = new Thread(() => { });
        s_thread.Start();
    }

    [ConcurrencyTest]
    public static void AskedByTwo()
    {
        new Thread(AskNew).Start();
        AskNew();
    }

    private static void AskNew()
    {
        var own = new Thread(() => { });
        s_thread = own;
        own.Start();
        s_a = s_thread.ManagedThreadId;
    }
}
