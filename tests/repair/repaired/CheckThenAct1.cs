using System;
using System.Diagnostics;
using System.Threading;

// Programs that are right in order, and wrong under the default memory model, except where a comment says otherwise.
namespace Repairs;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

public static class Broken
{
    private static readonly object gate = new();
    static int x, y, data, seen;
    static bool ready;
    static volatile int vx, vy;
    static Box? box;

    sealed class Box { public int Value; public bool Full; }

    static void Run(Action first, Action second)
    {
        var a = new Thread(() => first());
        var b = new Thread(() => second());
        a.Start(); b.Start(); a.Join(); b.Join();
    }

    // Each thread writes, then reads what the other writes.
    [ConcurrencyTest]
    public static void StoreBuffer()
    {
        int r0 = 0, r1 = 0;
        Run(() =>
        {
            x = 1;
            r0 = y;
        }, () =>
        {
            y = 1;
            r1 = x;
        });
        Trace.Assert(r0 == 1 || r1 == 1);
    }

    // That the fields are volatile is no help.
    [ConcurrencyTest]
    public static void VolatileStoreBuffer()
    {
        int r0 = 0, r1 = 0;
        Run(() => { vx = 1; r0 = vy; }, () => { vy = 1; r1 = vx; });
        Trace.Assert(r0 == 1 || r1 == 1);
    }

    // Data, and a flag that says that they are there.
    [ConcurrencyTest]
    public static void MessagePassing()
    {
        Run(() =>
        {
            data = 42;
            ready = true;
        }, () =>
        {
            while (!ready) { }
            Trace.Assert(data == 42);
        });
    }

    // The reader is right already.
    [ConcurrencyTest]
    public static void OnlyTheWriter()
    {
        Run(() => { data = 42; ready = true; }, () => { if (Volatile.Read(ref ready)) Trace.Assert(data == 42); });
    }

    // An `if` without braces.
    [ConcurrencyTest]
    public static void WithoutBraces()
    {
        bool wrong = false;
        Run(() =>
        {
            data = 42;
            Interlocked.MemoryBarrier();
            ready = true;
        }, () =>
        {
            if (ready)
                wrong = data == 0;
        });
        Trace.Assert(!wrong);
    }

    // A field of an object, through a reference.
    [ConcurrencyTest]
    public static void Members()
    {
        var shared = new Box();
        Run(() => { shared.Value = 7; shared.Full = true; }, () =>
        {
            bool full = shared.Full;
            seen = shared.Value;
            Trace.Assert(!full || seen == 7);
        });
    }

    // The reads of one statement.
    [ConcurrencyTest]
    public static void OneStatement()
    {
        int sum = 0;
        Run(() => { x = 1; Interlocked.MemoryBarrier(); y = 1; }, () => sum = 10 * y + x);
        Trace.Assert(sum != 10);
    }

    // Load buffering.
    [ConcurrencyTest]
    public static void LoadBuffer()
    {
        int r0 = 0, r1 = 0;
        Run(() => { r0 = x; y = 1; }, () => { r1 = y; x = 1; });
        Trace.Assert(r0 == 0 || r1 == 0);
    }

    // The flag is apart from what is published.
    [ConcurrencyTest]
    public static void FlagAndReference()
    {
        Run(() => { box = new Box { Value = 5 }; ready = true; }, () =>
        {
            if (ready) Trace.Assert(box!.Value == 5);
        });
    }

    // Wrong in order, too: no barrier makes this right, but one operation in place of two does.
    [ConcurrencyTest]
    public static void LostUpdate()
    {
        Run(() => x++, () => x++);
        Trace.Assert(x == 2);
    }

    // Under x86-tso each thread needs its barrier before the loop.
    [ConcurrencyTest]
    public static void Peterson()
    {
        Run(() =>
        {
            x = 1;
            data = 1;
            while (y == 1 && data == 1) { }
            seen++;
            x = 0;
        }, () =>
        {
            y = 1;
            data = 0;
            while (x == 1 && data == 0) { }
            seen++;
            y = 0;
        });
        Trace.Assert(seen == 2);
    }

    // Wrong in order; two ways to write an update.
    [ConcurrencyTest]
    public static void Balances()
    {
        Run(() => x += 5, () =>
        {
            x = x - 2;
        });
        Trace.Assert(x == 3);
    }

    // Wrong in order, and neither a barrier nor an update makes it right.
    [ConcurrencyTest]
    public static void CheckThenAct()
    {
        int wins = 0;
        Run(() => { lock (gate) { if (x == 0) { x = 1; Interlocked.Increment(ref wins); } } },
            () => { lock (gate) { if (x == 0) { x = 1; Interlocked.Increment(ref wins); } } });
        Trace.Assert(wins == 1);
    }
}
