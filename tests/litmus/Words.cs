using System;
using System.Threading;

// Variables of 8 bytes where a word has 4. Every bit of what is written is set, so a value tells which halves are new.
public static class Words
{
    static long wide;
    static ulong natural;
    static double real;
    static nint native;
    static Pair pair;
    static int y;
    static readonly object gate = new();

    struct Pair { public int Small; public long Wide; }

    sealed class Box { public long Value; }

    static void Run(ThreadStart one, ThreadStart other)
    {
        var a = new Thread(one);
        var b = new Thread(other);
        a.Start();
        b.Start();
        a.Join();
        b.Join();
    }

    public static long Plain()
    {
        long seen = 1;
        Run(() => wide = -1, () => seen = wide);
        return seen;
    }

    public static ulong Natural()
    {
        ulong seen = 1;
        Run(() => natural = ulong.MaxValue, () => seen = natural);
        return seen;
    }

    public static long Real()
    {
        double seen = 1;
        Run(() => real = BitConverter.Int64BitsToDouble(0x4000000140000001), () => seen = real);
        return BitConverter.DoubleToInt64Bits(seen);
    }

    public static nint Native()
    {
        nint seen = 1;
        Run(() => native = -1, () => seen = native);
        return seen;
    }

    public static long VolatileWriter()
    {
        long seen = 1;
        Run(() => Volatile.Write(ref wide, -1), () => seen = wide);
        return seen;
    }

    public static long VolatileReader()
    {
        long seen = 1;
        Run(() => wide = -1, () => seen = Volatile.Read(ref wide));
        return seen;
    }

    public static long BothVolatile()
    {
        long seen = 1;
        Run(() => Volatile.Write(ref wide, -1), () => seen = Volatile.Read(ref wide));
        return seen;
    }

    public static long BothInterlocked()
    {
        long seen = 1;
        Run(() => Interlocked.Exchange(ref wide, -1), () => seen = Interlocked.Read(ref wide));
        return seen;
    }

    public static long Locked()
    {
        long seen = 1;
        Run(() => { lock (gate) wide = -1; }, () => { lock (gate) seen = wide; });
        return seen;
    }

    public static long InStruct()
    {
        var seen = new Pair();
        Run(() => pair = new Pair { Wide = -1 }, () => seen = pair);
        return seen.Wide;
    }

    public static long InArray()
    {
        long seen = 1;
        var items = new long[1];
        Run(() => items[0] = -1, () => seen = items[0]);
        return seen;
    }

    public static long InObject()
    {
        long seen = 1;
        var box = new Box();
        Run(() => box.Value = -1, () => seen = box.Value);
        return seen;
    }

    // Which halves the last of two writers has written: all of it must not be there, as both may be half done.
    public static long TwoWriters()
    {
        Run(() => wide = -1, () => wide = 0x0000000200000002);
        return wide;
    }

    public static long Update()
    {
        Run(() => wide = -1, () => Interlocked.Increment(ref wide));
        return wide;
    }

    public static long Own()
    {
        long seen = 1;
        Run(() => { Volatile.Write(ref wide, -1); seen = wide; }, () => { });
        return seen;
    }

    // The thread's own write is read before others can: both halves of it.
    public static (long, int, long) Forwarded()
    {
        long a = 1, c = 1;
        int b = -1;
        Run(
            () => { wide = -1; a = wide; b = y; },
            () => { y = 1; Interlocked.MemoryBarrier(); c = Volatile.Read(ref wide); });
        return (a, b, c);
    }

    // A volatile read of the whole waits for what the thread has written of it.
    public static (long, int, long) NotForwarded()
    {
        long a = 1, c = 1;
        int b = -1;
        Run(
            () => { wide = -1; a = Volatile.Read(ref wide); b = y; },
            () => { y = 1; Interlocked.MemoryBarrier(); c = Volatile.Read(ref wide); });
        return (a, b, c);
    }
}
