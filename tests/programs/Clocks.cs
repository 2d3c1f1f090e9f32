// Clocks: between two readings any time may have passed.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class Expiry
{
    // What was fresh when it was looked at may be out of date when it is used.
    [ConcurrencyTest]
    public static int Checked_Wrong()
    {
        DateTime end = DateTime.UtcNow.AddMinutes(5);
        return (DateTime.UtcNow < end ? 1 : 0) + (DateTime.UtcNow < end ? 10 : 0);
    }

    [ConcurrencyTest]
    public static int Ticks_Wrong()
    {
        long start = Environment.TickCount64;
        return Environment.TickCount64 - start > 1000 ? 1 : 0;
    }

    [ConcurrencyTest]
    public static int Provider_Wrong()
    {
        long start = TimeProvider.System.GetTimestamp();
        return TimeProvider.System.GetElapsedTime(start) > TimeSpan.FromSeconds(1) ? 1 : 0;
    }

    // No clock goes back.
    [ConcurrencyTest]
    public static int Elapsed_Right() => Stopwatch.StartNew().ElapsedMilliseconds >= 0 ? 1 : 0;

    // A clock moves while its thread sleeps.
    [ConcurrencyTest]
    public static int Slept_Right()
    {
        Stopwatch watch = Stopwatch.StartNew();
        Thread.Sleep(50);
        return watch.ElapsedMilliseconds >= 10 ? 1 : 0;
    }
}

public static class WaitWithADeadline
{
    // The signal may come too late.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int ready = 0;
        var other = new Thread(() => Volatile.Write(ref ready, 1));
        other.Start();
        Stopwatch watch = Stopwatch.StartNew();
        while (Volatile.Read(ref ready) == 0 && watch.ElapsedMilliseconds < 100) Thread.Sleep(1);
        int seen = Volatile.Read(ref ready);
        other.Join();
        return seen;
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
