using System;
using System.Diagnostics;
using System.Threading;

// Programs that are right, some with more order than they need.
namespace Needless;

public sealed class ConcurrencyTestAttribute : Attribute { }

public static class Order
{
    static int data;
    static bool flag;
    static volatile bool ready;

    static void Run(ThreadStart first, ThreadStart second)
    {
        var a = new Thread(first);
        var b = new Thread(second);
        a.Start(); b.Start(); a.Join(); b.Join();
    }

    [ConcurrencyTest]
    public static void BarriersBesideVolatile()
    {
        Run(() =>
        {
            data = 1;
            Interlocked.MemoryBarrier();
            ready = true;
        }, () =>
        {
            if (!ready) return;
            Thread.MemoryBarrier();
            Trace.Assert(data == 1);
        });
    }

    [ConcurrencyTest]
    public static void VolatileData()
    {
        Run(() =>
        {
            Volatile.Write(ref data, 1);
            Volatile.WriteBarrier();
            Volatile.Write(ref flag, true);
        }, () =>
        {
            if (!Volatile.Read(ref flag)) return;
            Volatile.ReadBarrier();
            Trace.Assert(Volatile.Read(ref data) == 1);
        });
    }

    [ConcurrencyTest]
    public static void VolatileUnderALock()
    {
        var gate = new object();
        Run(() => { lock (gate) ready = true; }, () => { lock (gate) ready = !ready; });
        Trace.Assert(ready || !ready);
    }

    // Each thread sees what the other has written, or is seen: that takes both barriers.
    [ConcurrencyTest]
    public static void StoreBuffer()
    {
        int x = 0, y = 0, r0 = 0, r1 = 0;
        Run(() => { x = 1; Interlocked.MemoryBarrier(); r0 = y; }, () => { y = 1; Interlocked.MemoryBarrier(); r1 = x; });
        Trace.Assert(r0 == 1 || r1 == 1);
    }

    [ConcurrencyTest]
    public static void Enough()
    {
        Run(() => { data = 1; Volatile.Write(ref flag, true); },
            () => { if (Volatile.Read(ref flag)) Trace.Assert(data == 1); });
    }
}
