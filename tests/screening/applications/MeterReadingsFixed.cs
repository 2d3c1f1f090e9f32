// Each meter has one lock object.
using System.Threading;

namespace Energy;

public class Meter
{
    private readonly int number;
    private readonly object gate = new();
    private int consumed;

    public Meter(int number) => this.number = number;

    public string Name => "Meter " + number;

    public void Consume(int watts)
    {
        lock (gate)
        {
            consumed += watts;
        }
    }

    public int Consumed()
    {
        lock (gate)
        {
            return consumed;
        }
    }
}
