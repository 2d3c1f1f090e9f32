using System;
using System.Threading;

internal sealed class ConcurrencyTestAttribute : Attribute { }

internal static class TwoCounters
{
    private static int hits, misses;

    [ConcurrencyTest]
    public static void Count()
    {
        var first = new Thread(() => { hits++; misses++; });
        var second = new Thread(() => { hits++; misses++; });
        first.Start();
        second.Start();
        first.Join();
        second.Join();
    }
}
