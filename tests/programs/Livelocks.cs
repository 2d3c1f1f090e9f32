// Threads that go round for ever once something has gone wrong, and loops that only look like that.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

public static class QueueLock
{
    sealed class Node
    {
        public volatile Node Next;
        public volatile bool Waits;
    }

    static Node tail;
    static int n;

    static void Enter(Node mine)
    {
        mine.Waits = true;
        var before = Interlocked.Exchange(ref tail, mine);
        if (before == null) return;
        before.Next = mine;
        while (mine.Waits) { }
    }

    // Who comes between the look at Next and the reset of the tail is forgotten.
    static void ExitWrong(Node mine)
    {
        if (mine.Next == null) Volatile.Write(ref tail, null);
        else mine.Next.Waits = false;
    }

    static void Exit(Node mine)
    {
        if (mine.Next == null)
        {
            if (Interlocked.CompareExchange(ref tail, null, mine) == mine) return;
            while (mine.Next == null) { }
        }
        mine.Next.Waits = false;
    }

    // The lock of Mellor-Crummey and Scott, whose owner leaves without a look back.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0; tail = null;
        void Add() { var mine = new Node(); Enter(mine); n++; ExitWrong(mine); }
        Threads.Run(Add, Add);
        return n;
    }

    // The owner waits for the one who has queued up and not yet said so.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0; tail = null;
        void Add() { var mine = new Node(); Enter(mine); n++; Exit(mine); }
        Threads.Run(Add, Add);
        return n;
    }
}

public static class LostFlag
{
    static volatile bool ready;

    // The one that waits clears the flag first, which may have been raised already.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        ready = false;
        Threads.Run(() => { ready = false; while (!ready) Thread.Yield(); }, () => ready = true);
        return 1;
    }

    // It is cleared before anybody can raise it.
    [ConcurrencyTest]
    public static int X_Right()
    {
        ready = false;
        Threads.Run(() => { while (!ready) Thread.Yield(); }, () => ready = true);
        return 1;
    }

    // The library's loop is no better than one's own.
    [ConcurrencyTest]
    public static int Until_Wrong()
    {
        ready = false;
        var waiting = new Thread(() => { ready = false; SpinWait.SpinUntil(() => ready); });
        waiting.Start();
        ready = true;
        waiting.Join();
        return 1;
    }

    // A loop that gives up when its time is over ends.
    [ConcurrencyTest]
    public static int Until_Right()
    {
        ready = false;
        var waiting = new Thread(() => { ready = false; SpinWait.SpinUntil(() => ready, 100); });
        waiting.Start();
        ready = true;
        waiting.Join();
        return 1;
    }
}

public static class ForgottenLock
{
    static int taken, n;

    static void Enter() { while (Interlocked.CompareExchange(ref taken, 1, 0) != 0) Thread.Sleep(1); }
    static void Exit() => Volatile.Write(ref taken, 0);

    // A return in the middle keeps the lock.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0; taken = 0;
        Threads.Run(
            () => { Enter(); if (n == 1) return; n++; Exit(); },
            () => { Enter(); n++; Exit(); Enter(); n++; Exit(); });
        return n;
    }

    // It is given back on every way out.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0; taken = 0;
        Threads.Run(
            () => { Enter(); try { if (n == 1) return; n++; } finally { Exit(); } },
            () => { Enter(); n++; Exit(); Enter(); n++; Exit(); });
        return n;
    }

    // Nobody gives it back: in no run both threads end, but each does in some.
    [ConcurrencyTest]
    public static int Always_Wrong()
    {
        n = 0; taken = 0;
        void Add() { Enter(); n++; }
        Threads.Run(Add, Add);
        return n;
    }
}

public static class AfterYou
{
    static volatile bool first, second;
    static volatile int waved;

    // Both have said that they want to go, and each waves the other through, for ever.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        first = second = false; waved = 0;
        Threads.Run(
            () => { first = true; while (second) Interlocked.Exchange(ref waved, 2); first = false; },
            () => { second = true; while (first) Interlocked.Exchange(ref waved, 1); second = false; });
        return 1;
    }

    // Whose turn it is goes first (Peterson 1981).
    [ConcurrencyTest]
    public static int X_Right()
    {
        first = second = false; waved = 0;
        Threads.Run(
            () => { first = true; Interlocked.Exchange(ref waved, 2); while (second && waved == 2) { } first = false; },
            () => { second = true; Interlocked.Exchange(ref waved, 1); while (first && waved == 1) { } second = false; });
        return 1;
    }
}

public static class Pollers
{
    static volatile int left;

    // Two of the pool count down in two steps each; the main thread polls until they are through.
    [ConcurrencyTest]
    public static int Count_Wrong()
    {
        left = 2;
        ThreadPool.QueueUserWorkItem(_ => left = left - 1);
        ThreadPool.QueueUserWorkItem(_ => left = left - 1);
        while (left != 0) Thread.Sleep(10);
        return left;
    }

    // In one step.
    [ConcurrencyTest]
    public static int Count_Right()
    {
        left = 2;
        ThreadPool.QueueUserWorkItem(_ => Interlocked.Decrement(ref left));
        ThreadPool.QueueUserWorkItem(_ => Interlocked.Decrement(ref left));
        while (left != 0) Thread.Sleep(10);
        return left;
    }

    // The main thread awaits a task that polls for ever.
    [ConcurrencyTest]
    public static void Task_Wrong()
    {
        left = 1;
        var waiting = Task.Run(() => { while (left != 0) { } });
        Task.Run(() => left = 0);
        left = 2;
        waiting.Wait();
    }

    // Who polls for ever in the background keeps nobody from ending.
    [ConcurrencyTest]
    public static int Background_Right()
    {
        left = 1;
        new Thread(() => { while (left != 0) { } }) { IsBackground = true }.Start();
        Task.Run(() => left = 0);
        left = 2;
        return 1;
    }

    // A loop that looks at the clock gives up some time.
    [ConcurrencyTest]
    public static int Clock_Right()
    {
        left = 1;
        Task.Run(() => left = 0);
        left = 2;
        for (var watch = Stopwatch.StartNew(); left != 0 && watch.ElapsedMilliseconds < 100; ) { }
        return 1;
    }
}

public static class Leaders
{
    static int leader;
    static volatile bool stop;

    static void Follow()
    {
        if (Interlocked.CompareExchange(ref leader, 1, 0) != 0) return;
        while (!stop) Thread.Sleep(100);
    }

    // One of both serves for ever, whichever comes first.
    [ConcurrencyTest]
    public static void X_Right()
    {
        leader = 0; stop = false;
        Threads.Run(Follow, Follow);
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
