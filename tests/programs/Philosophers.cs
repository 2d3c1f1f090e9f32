// Small dining philosophers, with every usual cure; the large ones are in Peers.cs.
#nullable disable warnings
using System;
using System.Threading;

namespace Programs;

public static class DiningTwo
{
    static int Go(bool ordered)
    {
        object a = new object(), b = new object();
        int meals = 0;
        Threads.Run(
            () => { lock (a) lock (b) meals++; },
            () => { if (ordered) { lock (a) lock (b) meals++; } else { lock (b) lock (a) meals++; } });
        return meals;
    }

    // Each has one fork.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Forks in order.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class DiningThree
{
    static int Go(Func<int, object[], (object, object)> choose)
    {
        object[] forks = { new object(), new object(), new object() };
        int meals = 0;
        void Dine(int i) { var (first, second) = choose(i, forks); lock (first) lock (second) Interlocked.Increment(ref meals); }
        Threads.Run(() => Dine(0), () => Dine(1), () => Dine(2));
        return meals;
    }

    // Everybody takes the left fork first.
    [ConcurrencyTest]
    public static int X_Wrong() => Go((i, f) => (f[i], f[(i + 1) % 3]));

    // The last one takes the right fork first.
    [ConcurrencyTest]
    public static int X_Right() => Go((i, f) => i == 2 ? (f[0], f[2]) : (f[i], f[i + 1]));

    static int Waiter(int places)
    {
        object[] forks = { new object(), new object(), new object() };
        var waiter = new SemaphoreSlim(places);
        int meals = 0;
        void Dine(int i)
        {
            waiter.Wait();
            lock (forks[i]) lock (forks[(i + 1) % 3]) Interlocked.Increment(ref meals);
            waiter.Release();
        }
        Threads.Run(() => Dine(0), () => Dine(1), () => Dine(2));
        return meals;
    }

    // A waiter who lets everybody sit is no help.
    [ConcurrencyTest]
    public static int Waiter_Wrong() => Waiter(3);

    // A waiter who lets two of three sit.
    [ConcurrencyTest]
    public static int Waiter_Right() => Waiter(2);

    static int Semaphores(bool give)
    {
        var forks = new SemaphoreSlim[2];
        for (int i = 0; i < 2; i++) forks[i] = new SemaphoreSlim(1);
        int meals = 0;
        void Dine(int i)
        {
            while (true)
            {
                forks[i].Wait();
                if (give ? forks[1 - i].Wait(0) : Take(forks[1 - i])) break;
                forks[i].Release();
                Thread.Yield();
            }
            Interlocked.Increment(ref meals);
            forks[0].Release(); forks[1].Release();
        }
        Threads.Run(() => Dine(0), () => Dine(1));
        return meals;
    }

    static bool Take(SemaphoreSlim s) { s.Wait(); return true; }

    // Forks that are semaphores are no locks, but can deadlock like them.
    [ConcurrencyTest]
    public static int Semaphores_Wrong() => Semaphores(false);

    // The first fork is given back when the second is taken.
    [ConcurrencyTest]
    public static int Semaphores_Right() => Semaphores(true);
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
