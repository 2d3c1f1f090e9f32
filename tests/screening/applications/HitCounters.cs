// Two requests add to `total` at once: one of them is lost, because the total is counted outside the lock.
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
        }
        total++; // HERE lost-update // MAY linearizability
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
