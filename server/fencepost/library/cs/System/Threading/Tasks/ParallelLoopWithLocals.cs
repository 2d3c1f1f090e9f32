namespace System.Threading.Tasks;

internal sealed class ParallelLoopWithLocals<TLocal> : ParallelLoop
{
    private readonly Func<TLocal> init;
    private readonly Func<long, ParallelLoopState, TLocal, TLocal> body;
    private readonly Action<TLocal> end;

    internal ParallelLoopWithLocals(
        long from, long to, ParallelOptions options, Func<TLocal> init, Func<long, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> end)
        : base(from, to, options, body)
    {
        this.init = init;
        this.body = body;
        this.end = end;
    }

    private protected override void Iterate(ParallelLoopState state)
    {
        if (!Next(out long i)) return;
        TLocal local = default;
        bool begun = false;
        try
        {
            local = init();
            begun = true;
            do
            {
                state.At(i);
                local = body(i, state, local);
            }
            while (Next(out i));
        }
        catch (Exception)
        {
            SetExceptional();
            throw;
        }
        finally
        {
            if (begun) end(local);
        }
    }
}
