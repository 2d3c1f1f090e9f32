// The flag is volatile: who sees it sees the values.
using System;
using System.Diagnostics;
using System.Threading;

namespace Laboratory;

public static class Program
{
    private static int low;
    private static int high;
    private static volatile bool complete;

    public static void Main()
    {
        var sensor = new Thread(Measure);
        sensor.Start();
        if (complete)
        {
            Debug.Assert(high > low);
            Console.WriteLine(high - low);
        }
        sensor.Join();
    }

    private static void Measure()
    {
        low = 3;
        high = 8;
        complete = true;
    }
}
