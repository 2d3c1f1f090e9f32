// The four fences of "CheckFence: Checking Consistency of Concurrent Data Types on Relaxed Memory Models" (Burckhardt,
// Alur and Martin, PLDI 2007), section 3.1. An X-Y fence orders all accesses of the kind X before it before all accesses
// of the kind Y after it, and no others. The bodies are the weakest members of .NET that order as much, or more.
using System.Threading;

namespace CheckFence;

public static class Fence
{
    public static void LoadLoad() => Volatile.ReadBarrier();

    public static void LoadStore() => Volatile.ReadBarrier();

    public static void StoreStore() => Volatile.WriteBarrier();

    public static void StoreLoad() => Interlocked.MemoryBarrier();
}
