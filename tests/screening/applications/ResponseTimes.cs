// The average is made of a sum and a count that were not there at the same time: of the times 10 and 10 it can be 20.
namespace Monitoring;

public sealed class ResponseTimes
{
    private readonly object gate = new();
    private int sum;
    private int count;

    public void Add(int milliseconds)
    {
        lock (gate)
        {
            sum += milliseconds;
            count++;
        }
    }

    public int Average()
    {
        return count == 0 ? 0 : sum / count; // HERE linearizability
    }

    public void Reset()
    {
        lock (gate)
        {
            sum = 0;
            count = 0;
        }
    }
}
