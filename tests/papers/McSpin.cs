// The copying protocols of concurrent garbage collectors of "Reducing State Explosion for Software Model Checking with
// Relaxed Memory Consistency Models" (Abe, Ugawa, Maeda and Matsumoto, 2016), after its appendix: Chicken, Staccato with
// its variants, Stopless. One object with one slot; the collector copies it once while the mutator, which alone uses
// it, does one operation or two. What it reads is what it has last written.
//
// Two variables that the paper compares and swaps at once are one here: a header is the forwarding pointer with the mark
// of being copied, the wide object of Stopless is its status with its data.
using System;
using System.Diagnostics;
using System.Threading;

namespace McSpin;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

internal static class Fencepost
{
    public static int Choose(int n) => 0;
}

// A collector and a mutator of some operations.
public abstract class Protocol
{
    int lastWritten;

    protected abstract void Collect();

    protected abstract int Read();

    protected abstract void Write(int value);

    protected virtual void Checkpoint() { }

    void Mutate(int operations)
    {
        for (int i = 0; i < operations; i++)
        {
            if (Fencepost.Choose(2) == 1) Checkpoint();
            if (Fencepost.Choose(2) == 1)
            {
                lastWritten = 1 - lastWritten;
                Write(lastWritten);
            }
            else
            {
                Trace.Assert(Read() == lastWritten);
            }
            if (Fencepost.Choose(2) == 1) Checkpoint();
        }
    }

    // Nobody waits for the two: the collector may wait for ever for a mutator that has ended.
    protected void Run(int operations)
    {
        new Thread(Collect).Start();
        new Thread(() => Mutate(operations)).Start();
    }
}

// An object and its copy. The collector marks the object, waits until the mutator knows of that, copies, and installs the
// copy if no write has taken the mark away.
public abstract class Copying : Protocol
{
    const int Plain = 0, Marked = 1, Forwarded = 2;
    const int From = 0, To = 1;

    protected int request, header, fromBody, toBody;
    int root;

    // What a collection does between the mark and the comparison.
    protected abstract void Copy();

    protected sealed override void Collect()
    {
        header = Marked;
        Copy();
        if (Interlocked.CompareExchange(ref header, Forwarded, Marked) == Marked) root = To;
    }

    protected void Handshake()
    {
        request = 1;
        while (request != 0) { }
    }

    protected override void Checkpoint()
    {
        if (request == 1) request = 0;
    }

    protected sealed override int Read() => root == From && header != Forwarded ? fromBody : toBody;

    protected sealed override void Write(int value)
    {
        if (root == From)
        {
            if (header == Marked) Interlocked.CompareExchange(ref header, Plain, Marked);
            if (header != Forwarded)
            {
                fromBody = value;
                return;
            }
        }
        toBody = value;
    }
}

public sealed class Chicken : Copying
{
    protected override void Copy()
    {
        Handshake();
        toBody = fromBody;
    }

    [ConcurrencyTest]
    public static void chicken_1() => new Chicken().Run(1);

    [ConcurrencyTest]
    public static void chicken_2() => new Chicken().Run(2);
}

public class Staccato : Copying
{
    protected override void Copy()
    {
        Interlocked.MemoryBarrier();
        Handshake();
        Interlocked.MemoryBarrier();
        toBody = fromBody;
        Interlocked.MemoryBarrier();
        Handshake();
    }

    protected override void Checkpoint()
    {
        Interlocked.MemoryBarrier();
        base.Checkpoint();
        Interlocked.MemoryBarrier();
    }

    [ConcurrencyTest]
    public static void staccato_1() => new Staccato().Run(1);

    [ConcurrencyTest]
    public static void staccato_2() => new Staccato().Run(2);
}

// Without the barriers that PSO has no need of.
public sealed class StaccatoPso : Copying
{
    protected override void Copy()
    {
        Interlocked.MemoryBarrier();
        Handshake();
        toBody = fromBody;
        Interlocked.MemoryBarrier();
        Handshake();
    }

    protected override void Checkpoint()
    {
        Interlocked.MemoryBarrier();
        base.Checkpoint();
    }

    [ConcurrencyTest]
    public static void staccato_pso_1() => new StaccatoPso().Run(1);

    [ConcurrencyTest]
    public static void staccato_pso_2() => new StaccatoPso().Run(2);
}

// Without one that it needs.
public sealed class StaccatoBug : Copying
{
    protected override void Copy()
    {
        Interlocked.MemoryBarrier();
        Handshake();
        toBody = fromBody;
        Handshake();
    }

    protected override void Checkpoint()
    {
        Interlocked.MemoryBarrier();
        base.Checkpoint();
    }

    [ConcurrencyTest]
    public static void staccato_bug_1() => new StaccatoBug().Run(1);

    [ConcurrencyTest]
    public static void staccato_bug_2() => new StaccatoBug().Run(2);
}

// An object, a wide object on the way, and the copy.
public sealed class Stopless : Protocol
{
    const int InOriginal = 0, InWide = 1, InCopy = 2;
    const int From = 0, Wide = 1, To = 2;

    int forward, fromData, wide, toData, root;

    static int Packed(int status, int data) => status | data << 2;

    static int Status(int wide) => wide & 3;

    static int Data(int wide) => wide >> 2;

    protected override void Collect()
    {
        Interlocked.CompareExchange(ref forward, Wide, From);
        int x = Data(wide);
        Interlocked.CompareExchange(ref wide, Packed(InWide, fromData), Packed(InOriginal, x));
        x = Data(wide);
        toData = x;
        int before = Packed(InWide, x);
        if (Interlocked.CompareExchange(ref wide, Packed(InCopy, x), before) != before) return;
        forward = To;
        root = To;
    }

    protected override int Read()
    {
        if (root != From) return toData;
        if (forward == From) return fromData;
        if (forward == Wide)
        {
            if (Status(wide) == InOriginal) return fromData;
            if (Status(wide) == InWide) return Data(wide);
        }
        return toData;
    }

    protected override void Write(int value)
    {
        if (root == From)
        {
            if (forward == From) Interlocked.CompareExchange(ref forward, Wide, From);
            if (forward == Wide && WriteWide(value)) return;
        }
        toData = value;
    }

    // False when the copy is the place to write to.
    bool WriteWide(int value)
    {
        while (true)
        {
            if (Status(wide) == InOriginal)
            {
                if (Swapped(InOriginal, value)) return true;
            }
            else if (Status(wide) == InWide)
            {
                if (Swapped(InWide, value)) return true;
            }
            else if (Status(wide) == InCopy)
            {
                return false;
            }
        }
    }

    bool Swapped(int status, int value)
    {
        int before = Packed(status, Data(wide));
        return Interlocked.CompareExchange(ref wide, Packed(InWide, value), before) == before;
    }

    [ConcurrencyTest]
    public static void stopless_1() => new Stopless().Run(1);

    [ConcurrencyTest]
    public static void stopless_2() => new Stopless().Run(2);
}

#pragma warning disable CS0414 // nothing reads what is stored
// The programs of table 3: two threads with as many stores each, in straight code. Figure 1 has those of one thread, the
// store of i to the variable i; the paper's counts are those of two threads that leave the same in memory, in any order.
public static class Stores
{
    static int x0, x1, x2, x3, x4, x5, x6, x7;
    static int y0, y1, y2, y3, y4, y5, y6, y7;

    static void Run(ThreadStart one, ThreadStart other)
    {
        new Thread(one).Start();
        new Thread(other).Start();
    }

    static void First1() { x0 = 0; }

    [ConcurrencyTest]
    public static void stores_1() => Run(First1, First1);

    static void First2() { x0 = 0; x1 = 1; }

    [ConcurrencyTest]
    public static void stores_2() => Run(First2, First2);

    static void First3() { x0 = 0; x1 = 1; x2 = 2; }

    [ConcurrencyTest]
    public static void stores_3() => Run(First3, First3);

    static void First4() { x0 = 0; x1 = 1; x2 = 2; x3 = 3; }

    [ConcurrencyTest]
    public static void stores_4() => Run(First4, First4);

    static void First5() { x0 = 0; x1 = 1; x2 = 2; x3 = 3; x4 = 4; }

    [ConcurrencyTest]
    public static void stores_5() => Run(First5, First5);

    static void First6() { x0 = 0; x1 = 1; x2 = 2; x3 = 3; x4 = 4; x5 = 5; }

    [ConcurrencyTest]
    public static void stores_6() => Run(First6, First6);

    static void First7() { x0 = 0; x1 = 1; x2 = 2; x3 = 3; x4 = 4; x5 = 5; x6 = 6; }

    [ConcurrencyTest]
    public static void stores_7() => Run(First7, First7);

    static void First8() { x0 = 0; x1 = 1; x2 = 2; x3 = 3; x4 = 4; x5 = 5; x6 = 6; x7 = 7; }

    [ConcurrencyTest]
    public static void stores_8() => Run(First8, First8);

    static void Own8() { y0 = 0; y1 = 1; y2 = 2; y3 = 3; y4 = 4; y5 = 5; y6 = 6; y7 = 7; }

    // Each thread stores to variables of its own.
    [ConcurrencyTest]
    public static void own_stores_8() => Run(First8, Own8);

    static void Other4() { x0 = 10; x1 = 11; x2 = 12; x3 = 13; }

    // The threads store different values, so memory tells which of them was the last, variable by variable.
    [ConcurrencyTest]
    public static void other_stores_4() => Run(First4, Other4);

    static void Other8() { x0 = 10; x1 = 11; x2 = 12; x3 = 13; x4 = 14; x5 = 15; x6 = 16; x7 = 17; }

    [ConcurrencyTest]
    public static void other_stores_8() => Run(First8, Other8);
}
#pragma warning restore CS0414

// What a compare-and-swap keeps to even where it is no barrier: its variable.
public static class PlainCompareAndSwap
{
    static int x, y;

    [ConcurrencyTest]
    public static int OwnWrite()
    {
        x = y = 0;
        int seen = 0;
        var other = new Thread(() => seen = 10 * x + y);
        other.Start();
        y = 1;
        x = 1;
        Interlocked.CompareExchange(ref x, 2, 1);
        other.Join();
        return 10 * x + seen;
    }
}
