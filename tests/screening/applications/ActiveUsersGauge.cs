// `Leave` is the only member that is not atomic.
using System.Threading;

namespace Metrics;

public sealed class ActiveUsersGauge
{
    private readonly int limit;
    private int active;

    public ActiveUsersGauge(int limit)
    {
        this.limit = limit;
    }

    public int Active => Volatile.Read(ref active);

    public void Enter() => Interlocked.Increment(ref active);

    public bool TryEnter()
    {
        int seen;
        do
        {
            seen = Volatile.Read(ref active);
            if (seen >= limit)
                return false;
        }
        while (Interlocked.CompareExchange(ref active, seen + 1, seen) != seen);
        return true;
    }

    public void Leave() => active--; // HERE lost-update // MAY linearizability
}
