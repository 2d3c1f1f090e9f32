// The display unsubscribes between the test and the call: the delegate is null.
using System;
using System.Threading;

namespace Weather;

public class Thermometer
{
    public event Action<double>? Changed;

    public void Measure(double degrees)
    {
        if (Changed != null)
            Changed(degrees); // HERE exception
    }
}

public static class Program
{
    public static void Main()
    {
        var thermometer = new Thermometer();
        Action<double> display = degrees => Console.WriteLine(degrees);
        thermometer.Changed += display;
        var sensor = new Thread(() => thermometer.Measure(21.5));
        sensor.Start();
        thermometer.Changed -= display;
        sensor.Join();
    }
}
