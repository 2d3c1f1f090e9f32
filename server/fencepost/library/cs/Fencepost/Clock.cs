namespace Fencepost;

/// <summary>All clocks. Between two readings they stand still or move far, whatever the program does meanwhile; where a thread has slept
/// since its last reading, they have moved. They never go back.</summary>
internal static class Clock
{
    // So many moves fit between two values of Environment.TickCount.
    private const int MostMoves = 12, MostChosen = 2;
    private const long DaysOfMove = 2, DaysOfDateMove = 1000;

    private static int moves;
    [ThreadStatic] private static bool slept;

    internal static long Milliseconds => Read() * DaysOfMove * 86_400_000;
    internal static long Nanoseconds => Read() * DaysOfMove * 86_400_000_000_000;
    internal static long DateTicks => Begin + Read() * DaysOfDateMove * TimeSpan.TicksPerDay;

    /// <summary>The first of January 2000.</summary>
    internal const long Begin = 630822816000000000;

    private static long Read()
    {
        Machine.ReadsClock();
        Machine.Assumes("between two readings, clocks stand still or move by days, never back; besides sleeps they move at most twice in a run");
        bool must = slept;
        if (must) slept = false;
        return Move(must);
    }

    [OneStep]
    private static int Move(bool must)
    {
        if (must ? moves < MostMoves : moves < MostChosen && Machine.Choose(2) == 1) moves++;
        else if (must) Machine.Assumes("clocks move at most twelve times in a run, however long threads sleep");
        return moves;
    }
}
