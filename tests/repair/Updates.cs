using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

// Lost in order, and late under a memory model: an update in one piece is right under both.
public sealed class ConcurrencyTestAttribute : Attribute { }

static class Updates
{
    static int x;

    [ConcurrencyTest]
    public static void Lost()
    {
        x = 0;
        Task other = Task.Run(() => { x++; });
        x++;
        other.Wait();
        Trace.Assert(x == 2);
    }

    [ConcurrencyTest]
    public static void LostRepaired()
    {
        x = 0;
        Task other = Task.Run(() => { Interlocked.Increment(ref x); });
        Interlocked.Increment(ref x);
        other.Wait();
        Trace.Assert(x == 2);
    }
}
