// Units of all sizes: what becomes of them when they meet a limit, or their worker dies.
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;

internal sealed class ConcurrencyTestAttribute : Attribute { }

public static class Units
{
    private static int s_a, s_b, s_c;

    [ConcurrencyTest]
    public static int Small()
    {
        int sum = 0;
        var thread = new Thread(() => Interlocked.Increment(ref sum));
        thread.Start();
        thread.Join();
        return sum;
    }

    [ConcurrencyTest]
    public static void Wrong()
    {
        int sum = 0;
        var thread = new Thread(() => sum++);
        thread.Start();
        sum++;
        thread.Join();
        Debug.Assert(sum == 2);
    }

    // Counts without end in three threads: every state is new.
    [ConcurrencyTest]
    public static void Endless()
    {
        var one = new Thread(() => { while (true) { s_a++; s_b = s_c; } });
        var two = new Thread(() => { while (true) { s_b++; s_c = s_a; } });
        one.Start();
        two.Start();
        while (true) { s_c++; s_a = s_b; }
    }

    // Each state holds a longer list than the last.
    [ConcurrencyTest]
    public static void Hungry()
    {
        var list = new List<long[]>();
        var thread = new Thread(() => { while (true) s_a++; });
        thread.Start();
        while (true) list.Add(new long[4096 + s_a]);
    }
}
