using System;
using System.Diagnostics;
using System.Threading;

namespace ManyPlaces;

internal sealed class ConcurrencyTestAttribute : Attribute { }

internal static class Reader
{
    private static int x;

    // Each of twelve assertions fails in some run.
    [ConcurrencyTest]
    public static void Twelve()
    {
        x = 0;
        var writer = new Thread(() => Volatile.Write(ref x, 1));
        writer.Start();
        Debug.Assert(Volatile.Read(ref x) == 0, "1");
        Debug.Assert(Volatile.Read(ref x) == 0, "2");
        Debug.Assert(Volatile.Read(ref x) == 0, "3");
        Debug.Assert(Volatile.Read(ref x) == 0, "4");
        Debug.Assert(Volatile.Read(ref x) == 0, "5");
        Debug.Assert(Volatile.Read(ref x) == 0, "6");
        Debug.Assert(Volatile.Read(ref x) == 0, "7");
        Debug.Assert(Volatile.Read(ref x) == 0, "8");
        Debug.Assert(Volatile.Read(ref x) == 0, "9");
        Debug.Assert(Volatile.Read(ref x) == 0, "10");
        Debug.Assert(Volatile.Read(ref x) == 0, "11");
        Debug.Assert(Volatile.Read(ref x) == 0, "12");
    }
}

internal static class Waiter
{
    private static int changed, ready;

    // The flag is not set if the change comes before the look; then the main thread waits for ever. Else an assertion
    // may fail: the change comes in between, or not before the end.
    [ConcurrencyTest]
    public static void ForEverOrWrong()
    {
        changed = ready = 0;
        var signaller = new Thread(() =>
        {
            if (Volatile.Read(ref changed) != 0) return;
            Volatile.Write(ref ready, 1);
            Debug.Assert(Volatile.Read(ref changed) == 0, "early");
        });
        var changer = new Thread(() => Volatile.Write(ref changed, 1));
        signaller.Start();
        changer.Start();
        while (Volatile.Read(ref ready) == 0) { }
        Debug.Assert(Volatile.Read(ref changed) == 1, "late");
    }
}
