// Documented as a class for one thread at a time, like the collections of .NET.
namespace Signals;

/// <summary>The average of the last values. Instance members of this type are not thread-safe.</summary>
public class MovingAverage
{
    private readonly double[] window;
    private double sum;
    private int next;
    private int filled;

    public MovingAverage(int length)
    {
        window = new double[length];
    }

    public double Add(double value)
    {
        sum += value - window[next];
        window[next] = value;
        next = (next + 1) % window.Length;
        if (filled < window.Length)
            filled++;
        return sum / filled;
    }

    public void Clear()
    {
        System.Array.Clear(window);
        sum = 0;
        next = 0;
        filled = 0;
    }
}
