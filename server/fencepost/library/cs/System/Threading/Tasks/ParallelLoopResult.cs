namespace System.Threading.Tasks;

public readonly struct ParallelLoopResult
{
    internal ParallelLoopResult(bool completed, long? lowestBreak)
    {
        IsCompleted = completed;
        LowestBreakIteration = lowestBreak;
    }

    public bool IsCompleted { get; }
    public long? LowestBreakIteration { get; }
}
