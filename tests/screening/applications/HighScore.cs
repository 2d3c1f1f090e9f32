// A lower score overwrites a higher one that came after the comparison.
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
        if (score > Volatile.Read(ref best)) // MAY linearizability
            Interlocked.Exchange(ref best, score); // HERE linearizability lost-update
    }
}
