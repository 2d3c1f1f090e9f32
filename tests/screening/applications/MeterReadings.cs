// The number of the meter is boxed in each call: each call locks another object.
using System.Threading;

namespace Energy;

public class Meter
{
    private readonly int number;
    private object Gate => number;
    private int consumed;

    public Meter(int number) => this.number = number;

    public string Name => "Meter " + number;

    public void Consume(int watts)
    {
        lock (Gate)
        {
            consumed += watts; // HERE lost-update // MAY linearizability
        }
    }

    public int Consumed()
    {
        lock (Gate)
        {
            return consumed;
        }
    }
}
