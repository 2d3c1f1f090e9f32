using Fencepost;

namespace System.Threading.Tasks;

public class ParallelOptions
{
    private int maxDegree = -1;

    public ParallelOptions() => TaskScheduler = TaskScheduler.Default;

    public CancellationToken CancellationToken { get; set; }
    public TaskScheduler TaskScheduler { get; set; }

    public int MaxDegreeOfParallelism
    {
        get => maxDegree;
        set
        {
            if (value == 0 || value < -1) throw new ArgumentOutOfRangeException("MaxDegreeOfParallelism");
            maxDegree = value;
        }
    }
}

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

internal class ParallelLoop
{
    private const int SharingThreads = 2;

    private readonly long from;
    private readonly long to;
    private readonly CancellationToken token;
    private readonly int maxDegree;
    private readonly Delegate body;
    internal bool runsAll;

    private long next;
    private int active;
    private bool stopped;
    private bool exceptional;
    private bool canceled;
    private long lowestBreak = long.MaxValue;
    private Exception[] failures;

    internal ParallelLoop(long from, long to, ParallelOptions options, Action<long> body) : this(from, to, options, (Delegate)body) { }

    internal ParallelLoop(long from, long to, ParallelOptions options, Action<long, ParallelLoopState> body)
        : this(from, to, options, (Delegate)body) { }

    private protected ParallelLoop(long from, long to, ParallelOptions options, Delegate body)
    {
        this.from = from;
        this.to = to;
        this.body = body;
        token = options.CancellationToken;
        maxDegree = options.MaxDegreeOfParallelism;
        next = from;
    }

    internal ParallelLoopResult Run(int threads)
    {
        if (to - from <= threads) threads = (int)(to - from);
        else threads = SharingThreads;
        if (maxDegree > 0 && maxDegree < threads) threads = maxDegree;
        if (threads > 0)
        {
            active = threads;
            if (threads == to - from && body is Action<long> && !token.CanBeCanceled)
            {
                for (int i = 1; i < threads; i++) Machine.Start(new Action(new Single(this, from + i).Run), "Parallel");
                RunSingle(from);
            }
            else
            {
                Action work = new Action(Work);
                for (int i = 1; i < threads; i++) Machine.Start(work, "Parallel");
                Work();
            }
            Join();
        }
        if (failures != null) throw failures[0] is var first && OnlyCanceled() ? first : new AggregateException(failures);
        if (canceled) throw new OperationCanceledException(token);
        return new ParallelLoopResult(!stopped && lowestBreak == long.MaxValue, LowestBreak);
    }

    private bool OnlyCanceled()
    {
        foreach (Exception failure in failures)
            if (failure is not OperationCanceledException exception || !token.IsCancellationRequested || exception.CancellationToken != token) return false;
        return true;
    }

    [OneStep]
    private void Join()
    {
        if (active > 0) Machine.Block("Parallel");
    }

    /// <summary>With a thread for each iteration, none has to ask which one it gets.</summary>
    private sealed class Single
    {
        private readonly ParallelLoop loop;
        private readonly long iteration;

        internal Single(ParallelLoop loop, long iteration)
        {
            this.loop = loop;
            this.iteration = iteration;
        }

        internal void Run() => loop.RunSingle(iteration);
    }

    private void RunSingle(long iteration)
    {
        Exception thrown = null;
        try
        {
            if (!EndsBeforeAll) ((Action<long>)body)(iteration);
        }
        catch (Exception exception)
        {
            thrown = exception;
        }
        Leave(thrown);
    }

    /// <summary>An iteration that has failed keeps those from starting that have not.</summary>
    private bool EndsBeforeAll { [Query] get => exceptional && !runsAll; }

    private void Work()
    {
        ParallelLoopState state = body is Action<long> ? null : new ParallelLoopState(this);
        Exception thrown = null;
        try
        {
            Iterate(state);
        }
        catch (Exception exception)
        {
            thrown = exception;
        }
        Leave(thrown);
    }

    private protected virtual void Iterate(ParallelLoopState state)
    {
        while (Next(out long i))
        {
            if (state == null)
            {
                if (!runsAll)
                {
                    ((Action<long>)body)(i);
                    continue;
                }
                try
                {
                    ((Action<long>)body)(i);
                }
                catch (Exception exception)
                {
                    Fail(exception);
                }
            }
            else
            {
                state.At(i);
                ((Action<long, ParallelLoopState>)body)(i, state);
            }
        }
    }

    [OneStep]
    private protected bool Next(out long i)
    {
        i = next;
        if (CancellationTokenSource.Canceled(token.source) && next < to) canceled = true;
        if (next >= to || stopped || canceled || (exceptional && !runsAll) || next > lowestBreak) return false;
        next++;
        return true;
    }

    [OneStep]
    private void Leave(Exception exception)
    {
        active--;
        if (exception != null) FailInStep(exception);
    }

    [OneStep] private void Fail(Exception exception) => FailInStep(exception);

    private void FailInStep(Exception exception)
    {
        exceptional = true;
        int count = failures == null ? 0 : failures.Length;
        Exception[] all = new Exception[count + 1];
        for (int i = 0; i < count; i++) all[i] = failures[i];
        all[count] = exception;
        failures = all;
    }

    // For ParallelLoopState.

    internal bool IsStopped { [Query] get => stopped; }
    internal bool IsExceptional { [Query] get => exceptional; }
    internal long? LowestBreak { [Query] get => lowestBreak == long.MaxValue ? null : lowestBreak; }

    [Query]
    internal bool EndsBefore(long iteration) =>
        stopped || exceptional || CancellationTokenSource.Canceled(token.source) || iteration > lowestBreak;

    [OneStep]
    internal void Stop()
    {
        if (lowestBreak != long.MaxValue) throw new InvalidOperationException("Stop was called after Break was called.");
        stopped = true;
    }

    [OneStep]
    internal void Break(long iteration)
    {
        if (stopped) throw new InvalidOperationException("Break was called after Stop was called.");
        if (iteration < lowestBreak) lowestBreak = iteration;
    }
}

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
        TLocal local = init();
        try
        {
            do
            {
                state.At(i);
                local = body(i, state, local);
            }
            while (Next(out i));
        }
        finally
        {
            end(local);
        }
    }
}
