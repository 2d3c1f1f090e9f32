// A counter, a maximum and a flag without a lock: each change is one atomic operation, repeated where it has failed.
using System;
using System.Threading;

namespace Requests;

public sealed class RequestNumbers
{
    private long last;
    private long largest;
    private int closed;

    public long Next() => Interlocked.Increment(ref last);

    public void Report(long bytes)
    {
        var seen = Interlocked.Read(ref largest);
        while (bytes > seen)
        {
            var before = Interlocked.CompareExchange(ref largest, bytes, seen);
            if (before == seen)
                return;
            seen = before;
        }
    }

    public bool TryClose() => Interlocked.Exchange(ref closed, 1) == 0;
}

public static class Program
{
    public static void Main()
    {
        var numbers = new RequestNumbers();
        var other = new Thread(() => numbers.Report(numbers.Next()));
        other.Start();
        numbers.Report(numbers.Next());
        other.Join();
        Console.WriteLine(numbers.Next());
    }
}
