// Threads of the pool do one piece of work after the other, and keep what the earlier ones have left.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

public static class ThreadStaticLeft
{
    [ThreadStatic] static int depth;

    static int Enter(bool leaves)
    {
        depth++;
        int seen = depth;
        if (leaves) depth--;
        return seen;
    }

    static (int, int) Go(bool leaves)
    {
        var a = Task.Run(() => Enter(leaves));
        var b = Task.Run(() => Enter(leaves));
        Debug.Assert(a.Result == 1 && b.Result == 1);
        return (a.Result, b.Result);
    }

    [ConcurrencyTest]
    public static (int, int) X_Wrong() => Go(false);

    [ConcurrencyTest]
    public static (int, int) X_Right() => Go(true);
}

public static class ThreadLocalLeft
{
    static (int, int) Go(bool clears)
    {
        var seen = new ThreadLocal<int>();
        int Count()
        {
            int now = ++seen.Value;
            if (clears) seen.Value = 0;
            return now;
        }
        var a = Task.Run(Count);
        var b = Task.Run(Count);
        Debug.Assert(a.Result == 1 && b.Result == 1);
        return (a.Result, b.Result);
    }

    [ConcurrencyTest]
    public static (int, int) X_Wrong() => Go(false);

    [ConcurrencyTest]
    public static (int, int) X_Right() => Go(true);
}

public static class LockLeft
{
    static bool Second(bool exits)
    {
        var gate = new object();
        var first = Task.Run(() =>
        {
            Monitor.Enter(gate);
            if (exits) Monitor.Exit(gate);
        });
        first.Wait();
        return Task.Run(() => Monitor.TryEnter(gate)).Result;
    }

    // Whether the lock is free depends on which thread of the pool asks.
    [ConcurrencyTest]
    public static bool X_Wrong()
    {
        bool got = Second(false);
        Debug.Assert(got);
        return got;
    }

    [ConcurrencyTest]
    public static bool X_Right()
    {
        bool got = Second(true);
        Debug.Assert(got);
        return got;
    }
}

public static class MutexLeft
{
    static bool Second(bool releases)
    {
        var mutex = new Mutex();
        Task.Run(() =>
        {
            mutex.WaitOne();
            if (releases) mutex.ReleaseMutex();
        }).Wait();
        return mutex.WaitOne(0);
    }

    // The thread of the pool lives on, and so does its claim: nothing is abandoned.
    [ConcurrencyTest]
    public static bool X_Wrong()
    {
        bool got = Second(false);
        Debug.Assert(got);
        return got;
    }

    [ConcurrencyTest]
    public static bool X_Right()
    {
        bool got = Second(true);
        Debug.Assert(got);
        return got;
    }
}
