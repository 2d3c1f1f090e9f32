using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Planted;

internal sealed class ConcurrencyTestAttribute : Attribute { }

internal static class Service
{
    private static readonly object gate = new object();
    private static int hits, misses, stock;
    private static string name;
    private static bool opened;

    public static void Visit() => hits++;

    public static void Miss() => misses++;

    public static int Length() => name == null ? 0 : name.Length;

    public static void Forget() => name = null;

    public static void Take()
    {
        if (stock > 0) stock--;
    }

    public static int Open()
    {
        if (opened) return 0;
        opened = true;
        return 1;
    }

    [ConcurrencyTest]
    public static void FiveMistakes()
    {
        hits = misses = 0;
        stock = 1;
        name = "x";
        opened = false;
        int openings = 0, others = 0;
        var first = new Thread(() => { Visit(); Miss(); Take(); Length(); openings = Open(); });
        var second = new Thread(() => { Visit(); Miss(); Take(); Forget(); others = Open(); });
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(hits == 2, "hits");
        Debug.Assert(misses == 2, "misses");
        Debug.Assert(stock >= 0, "stock");
        Debug.Assert(openings + others <= 1, "openings");
    }

    // Most runs fail in one line, and a few in another.
    [ConcurrencyTest]
    public static void OneHidesAnother()
    {
        hits = 0;
        int last = 0;
        var threads = new Thread[3];
        for (int i = 0; i < threads.Length; i++)
        {
            int number = i;
            threads[i] = new Thread(() =>
            {
                Visit();
                Volatile.Write(ref last, number);
            });
            threads[i].Start();
        }
        foreach (var one in threads) one.Join();
        Debug.Assert(last == 2, "often");
        Debug.Assert(hits == 3, "rare");
    }

    // Two counters that have nothing to do with each other.
    [ConcurrencyTest]
    public static void TwoCounters()
    {
        hits = misses = 0;
        var first = new Thread(() => { hits++; misses++; });
        var second = new Thread(() => { hits++; misses++; });
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(hits == 2);
        Debug.Assert(misses == 2);
    }
}
