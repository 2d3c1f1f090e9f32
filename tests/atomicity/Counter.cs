// One method that is atomic, one that is not.
using System;
using System.Threading;

internal sealed class AtomicAttribute : Attribute { }

internal sealed class ConcurrencyTestAttribute : Attribute { }

public class Counter
{
    private int value;

    [Atomic]
    public int Up() => Interlocked.Increment(ref value);

    [Atomic]
    public int UpInTwo()
    {
        int old = value;
        value = old + 1;
        return old;
    }
}

public static class Counting
{
    [ConcurrencyTest]
    public static void Counts()
    {
        var counter = new Counter();
        var thread = new Thread(() =>
        {
            counter.Up();
            counter.UpInTwo();
        });
        thread.Start();
        counter.Up();
        thread.Join();
    }
}
