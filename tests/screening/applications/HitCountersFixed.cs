// All that the service counts is counted under its lock.
using System.Collections.Generic;

namespace Shop.Statistics;

public interface IHitCounters
{
    void Record(string page);
    int HitsOf(string page);
    long Total { get; }
}

public sealed class HitCounters : IHitCounters
{
    private readonly object gate = new();
    private readonly Dictionary<string, int> hits = new();
    private long total;

    public void Record(string page)
    {
        lock (gate)
        {
            hits.TryGetValue(page, out var count);
            hits[page] = count + 1;
            total++;
        }
    }

    public int HitsOf(string page)
    {
        lock (gate)
        {
            return hits.TryGetValue(page, out var count) ? count : 0;
        }
    }

    public long Total
    {
        get
        {
            lock (gate)
            {
                return total;
            }
        }
    }
}
