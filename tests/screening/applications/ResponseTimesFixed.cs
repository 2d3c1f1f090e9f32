// Sum and count are read under the lock that they are written under.
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
        lock (gate)
        {
            return count == 0 ? 0 : sum / count;
        }
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
