// What an exception leaves behind.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading;

namespace Programs;

public static class MonitorNotExited
{
    static void Fail(object gate, bool guarded)
    {
        try
        {
            if (guarded) { lock (gate) throw new FormatException(); }
            Monitor.Enter(gate);
            throw new FormatException();
        }
        catch (FormatException) { }
    }

    static int Go(bool guarded)
    {
        var gate = new object();
        int n = 0;
        Threads.Run(() => Fail(gate, guarded), () => { lock (gate) n = 1; });
        return n;
    }

    // Without finally the lock stays with a thread that has ended.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // The lock statement exits on an exception.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class HalfUpdate
{
    static int Go(bool compute)
    {
        var gate = new object();
        int a = 0, b = 0, zero = 0;
        bool same = true;
        Threads.Run(
            () => { try { lock (gate) { if (compute) { int v = 1 / zero; a = v; b = v; } else { a = 1; b = 1 / zero; } } } catch (DivideByZeroException) { } },
            () => { lock (gate) same = a == b; });
        Require.That(same);
        return 1;
    }

    // The lock is released by the exception, with half of the update done.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Everything that can fail comes before the first change.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class SignalNotReached
{
    static int Inverse(int n) => n == 0 ? throw new DivideByZeroException() : 1 / n;

    static int Go(bool guarded)
    {
        var done = new ManualResetEventSlim();
        int divisor = 0, n = 0;
        Threads.Run(
            () =>
            {
                try { try { n = Inverse(Volatile.Read(ref divisor)); if (!guarded) done.Set(); } finally { if (guarded) done.Set(); } }
                catch (DivideByZeroException) { }
            },
            () => Volatile.Write(ref divisor, 1),
            () => done.Wait());
        return n;
    }

    // The exception skips the signal that somebody waits for.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // The signal is in finally.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class ThreadThrows
{
    static int Go(bool caught)
    {
        int[] data = { 1, 2 };
        int length = 2, sum = 0;
        Threads.Run(
            () => { data = new[] { 1 }; length = 1; },
            () =>
            {
                try { int n = length; sum = data[n - 1]; }
                catch (IndexOutOfRangeException) when (caught) { sum = -1; }
            });
        return sum;
    }

    // An exception that leaves a thread ends the program.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Caught by a filter in the thread.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class FinallyOrder
{
    static int Go(bool nested)
    {
        var gate = new object();
        int users = 0, bad = 0;
        void Use()
        {
            try { lock (gate) { users++; throw new FormatException(); } }
            catch (FormatException) when (Look()) { }
            finally { if (nested) lock (gate) users--; else users--; }
        }
        bool Look() { if (Volatile.Read(ref users) < 1) bad = 1; return true; }
        Threads.Run(Use, Use);
        Require.That(users == 0 && bad == 0);
        return users;
    }

    // The finally block counts down outside the lock.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Filters run before the lock is left, the finally block takes it again.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class SynchronizedThrows
{
    static int x, y;
    [MethodImpl(MethodImplOptions.Synchronized)] static void Fail() { x = 1; y = 1; throw new FormatException(); }
    [MethodImpl(MethodImplOptions.Synchronized)] static int Both() => x * 10 + y;

    static int Go(Func<int> read)
    {
        int seen = 0;
        x = y = 0;
        Threads.Run(() => { try { Fail(); } catch (FormatException) { } }, () => seen = read());
        return seen;
    }

    // Without the lock one write is seen without the other.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int seen = Go(() => x * 10 + y);
        Debug.Assert(seen != 1);
        return seen;
    }

    // An exception gives the lock back, and what was written before is seen by who gets it next.
    [ConcurrencyTest]
    public static int X_Right() => Go(Both);
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

internal static class Require
{
    public static void That(bool condition)
    {
        if (!condition) throw new InvalidOperationException("a required condition does not hold");
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
