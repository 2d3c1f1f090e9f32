// The comparison is repeated until no other score came in between.
using System.Threading;

namespace Arcade;

public interface IHighScore
{
    int Best { get; }
    void Submit(int score);
}

public class HighScore : IHighScore
{
    private int best;

    public int Best => Volatile.Read(ref best);

    public void Submit(int score)
    {
        int seen;
        while (score > (seen = Volatile.Read(ref best)))
            Interlocked.CompareExchange(ref best, score, seen);
    }
}
