// What a synchronized method orders is what a lock around its body does.
using System;
using System.Runtime.CompilerServices;
using System.Threading;

public static class Locks
{
    private static readonly object gate = new();
    private static int x, y, first, last;

    private static int Run(ThreadStart reader)
    {
        x = y = 0;
        Thread one = new(reader), other = new(() => x = 1);
        one.Start();
        other.Start();
        one.Join();
        other.Join();
        return first * 10 + last + y * 0;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    private static void WriteSynchronized() => y = 1;

    private static void WriteLocked()
    {
        lock (gate)
        {
            y = 1;
        }
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    private static int ReadSynchronized() => x;

    private static int ReadLocked()
    {
        lock (gate)
        {
            return x;
        }
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    private static int ReadTwiceSynchronized() => ReadSynchronized();

    private static int ReadTwiceLocked()
    {
        lock (gate)
        {
            return ReadLocked();
        }
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    private static void ThrowSynchronized() => throw new InvalidOperationException();

    private static void ThrowLocked()
    {
        lock (gate)
        {
            throw new InvalidOperationException();
        }
    }

    private static void Catch(Action action)
    {
        try
        {
            action();
        }
        catch (InvalidOperationException)
        {
        }
    }

    public static int BetweenSynchronized() => Run(() => { first = x; WriteSynchronized(); last = x; });
    public static int BetweenLocked() => Run(() => { first = x; WriteLocked(); last = x; });
    public static int InsideSynchronized() => Run(() => { first = ReadSynchronized(); last = x; });
    public static int InsideLocked() => Run(() => { first = ReadLocked(); last = x; });
    public static int ThrownSynchronized() => Run(() => { first = x; Catch(ThrowSynchronized); last = x; });
    public static int ThrownLocked() => Run(() => { first = x; Catch(ThrowLocked); last = x; });
    public static int TwiceSynchronized() => Run(() => { first = ReadTwiceSynchronized(); last = x; });
    public static int TwiceLocked() => Run(() => { first = ReadTwiceLocked(); last = x; });
}
