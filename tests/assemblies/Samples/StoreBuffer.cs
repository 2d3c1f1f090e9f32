using System.Diagnostics;
using System.Threading;

namespace Samples;

/// <summary>
/// The store-buffering litmus test. In every interleaving of the four accesses one thread sees the other's write; on
/// processors with store buffers both may read 0, and <c>volatile</c> does not change that.
/// </summary>
public static class StoreBuffer
{
    private static int x, y;

    [ConcurrencyTest]
    public static (int, int) Plain()
    {
        int r0 = 0, r1 = 0;
        var a = new Thread(() => { x = 1; r0 = y; });
        var b = new Thread(() => { y = 1; r1 = x; });
        a.Start();
        b.Start();
        a.Join();
        b.Join();
        Debug.Assert(r0 == 1 || r1 == 1);
        return (r0, r1);
    }

    [ConcurrencyTest]
    public static (int, int) WithBarriers()
    {
        int r0 = 0, r1 = 0;
        var a = new Thread(() => { x = 1; Interlocked.MemoryBarrier(); r0 = y; });
        var b = new Thread(() => { y = 1; Interlocked.MemoryBarrier(); r1 = x; });
        a.Start();
        b.Start();
        a.Join();
        b.Join();
        Debug.Assert(r0 == 1 || r1 == 1);
        return (r0, r1);
    }
}
