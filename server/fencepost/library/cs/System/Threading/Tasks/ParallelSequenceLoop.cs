namespace System.Threading.Tasks;

/// <summary>A loop over what is no list: its threads take items from one enumerator, under a lock, while the loop runs. As in .NET, one
/// that has an item runs its body, also if another one has stopped the loop meanwhile.</summary>
internal sealed class ParallelSequenceLoop<TSource, TLocal> : ParallelLoop
{
    private const int MostThreads = 4, Threads = 2;

    private readonly IEnumerable<TSource> source;
    private readonly Func<TLocal> init;
    private readonly Func<TSource, ParallelLoopState, long, TLocal, TLocal> body;
    private readonly Action<TLocal> end;
    private readonly object gate = new object();
    private IEnumerator<TSource> items;
    private long taken;
    private bool ended;

    internal ParallelSequenceLoop(
        IEnumerable<TSource> source, ParallelOptions options, Func<TLocal> init, Func<TSource, ParallelLoopState, long, TLocal, TLocal> body, Action<TLocal> end)
        : base(0, long.MaxValue, options, body)
    {
        this.source = source;
        this.init = init;
        this.body = body;
        this.end = end;
    }

    internal ParallelLoopResult Run()
    {
        using (items = source.GetEnumerator()) return RunWith(ThreadsFor(source));
    }

    private static int ThreadsFor(IEnumerable<TSource> source)
    {
        if (source is not ICollection<TSource> { Count: int count } || count > MostThreads)
        {
            Fencepost.Machine.Assumes("a parallel loop over a sequence of unknown length, or of more than four items, runs on two threads");
            return Threads;
        }
        return count < 1 ? 1 : count;
    }

    private bool Take(out TSource item, out long index)
    {
        lock (gate)
        {
            item = default;
            index = taken;
            if (ended || !items.MoveNext())
            {
                ended = true;
                return false;
            }
            item = items.Current;
            taken++;
            return true;
        }
    }

    private protected override void Iterate(ParallelLoopState state)
    {
        TLocal local = default;
        bool begun = false;
        try
        {
            if (init != null) local = init();
            begun = true;
            while (Take(out TSource item, out long index))
            {
                state.At(index);
                local = body(item, state, index, local);
                if (EndsBefore(index)) break;
            }
        }
        catch (Exception)
        {
            SetExceptional();
            throw;
        }
        finally
        {
            if (begun && end != null) end(local);
        }
    }
}
