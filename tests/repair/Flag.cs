using System;
using System.Diagnostics;
using System.Threading;

public sealed class ConcurrencyTestAttribute : Attribute { }

public static class Flag
{
    static int data;
    static bool ready;

    [ConcurrencyTest]
    public static void Announce()
    {
        var writer = new Thread(() =>
        {
            data = 42;
            ready = true;
        });
        writer.Start();
        if (Volatile.Read(ref ready))
        {
            Trace.Assert(data == 42);
        }
        writer.Join();
    }
}
