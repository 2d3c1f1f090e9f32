namespace System.Threading.Tasks;

public class ParallelLoopState
{
    private readonly ParallelLoop loop;
    private long iteration;

    internal ParallelLoopState(ParallelLoop loop) => this.loop = loop;
    internal void At(long iteration) => this.iteration = iteration;

    public bool IsStopped => loop.IsStopped;
    public bool IsExceptional => loop.IsExceptional;
    public bool ShouldExitCurrentIteration => loop.EndsBefore(iteration);
    public long? LowestBreakIteration => loop.LowestBreak;

    public void Stop() => loop.Stop();
    public void Break() => loop.Break(iteration);
}
