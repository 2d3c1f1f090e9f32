// Under a weak memory model the flag can be seen before the values: plain writes have no order.
using System;
using System.Diagnostics;
using System.Threading;

namespace Laboratory;

public static class Program
{
    private static int low;
    private static int high;
    private static bool complete;

    public static void Main()
    {
        var sensor = new Thread(Measure);
        sensor.Start();
        if (complete)
        {
            Debug.Assert(high > low); // HERE assertion
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
