using Fencepost;

namespace System.Threading.Tasks;

internal class ParallelLoop
{
    private const int SharingThreads = 2;

    private readonly long from;
    private readonly long to;
    private readonly CancellationToken token;
    private readonly int maxDegree;
    private readonly Delegate body;
    private readonly TaskScheduler scheduler;
    private readonly ExecutionContext context;

    /// <summary>Iterations run whatever others throw, and a token is asked after each, as Parallel.Invoke does with many actions.</summary>
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
        scheduler = options.TaskScheduler ?? TaskScheduler.Current;
        context = ExecutionContext.Flowing;
        next = from;
    }

    internal ParallelLoopResult Run(int threads)
    {
        if (to - from <= threads)
        {
            threads = (int)(to - from);
        }
        else
        {
            threads = SharingThreads;
            if (maxDegree < 0 || maxDegree > threads) Machine.Assumes("a parallel loop of more than four iterations runs on two threads");
        }
        return RunWith(threads);
    }

    private protected ParallelLoopResult RunWith(int threads)
    {
        if (maxDegree > 0 && maxDegree < threads) threads = maxDegree;
        if (threads > 0)
        {
            token.ThrowIfCancellationRequested();
            CancellationTokenRegistration link = default;
            if (token.CanBeCanceled && !runsAll) link = token.UnsafeRegister(new Action(Cancel));
            RunOn(threads);
            link.Dispose();
            if (failures != null) throw Parallel.OneCancellation(failures, token) ?? new AggregateException(failures);
            if (IsCanceled) throw new OperationCanceledException(token);
        }
        return new ParallelLoopResult(!stopped && lowestBreak == long.MaxValue, LowestBreak);
    }

    private void RunOn(int threads)
    {
        active = threads;
        if (scheduler != TaskScheduler.Default)
        {
            Task[] workers = new Task[threads];
            for (int i = 1; i < threads; i++)
            {
                workers[i] = new Task(Work);
                workers[i].Start(scheduler);
            }
            workers[0] = new Task(Work);
            workers[0].RunSynchronously(scheduler);
            Task.WaitAll(workers);
            return;
        }
        if (threads == to - from && body is Action<long> && !token.CanBeCanceled && (!Machine.ThreadsMatter() || (runsAll && !Machine.IsOfPool())))
        {
            for (int i = 1; i < threads; i++) PoolThread.Start(new Action(new Single(this, from + i).Run), "Parallel");
            RunSingle(from);
        }
        else
        {
            Action work = new Action(RunWork);
            for (int i = 1; i < threads; i++) PoolThread.Start(work, "Parallel");
            RunWork();
        }
        Join();
    }

    /// <summary>Each thread runs its part as a task, with the context of the loop.</summary>
    private void RunWork()
    {
        ParallelTask task = new ParallelTask(context);
        Exception thrown = Iterated();
        task.End();
        Leave(thrown);
    }

    private void Work() => Leave(Iterated());

    [OneStep]
    private void Join()
    {
        if (active > 0) Machine.Block("Parallel");
    }

    /// <summary>With a thread for each iteration, none has to ask which one it gets. A thread that takes a second one does the same as
    /// another one would, unless it matters which thread runs what.</summary>
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
        ParallelTask task = new ParallelTask(context);
        Exception thrown = null;
        try
        {
            if (!EndsBeforeAll) ((Action<long>)body)(iteration);
        }
        catch (Exception exception)
        {
            thrown = exception;
        }
        task.End();
        Leave(thrown);
    }

    /// <summary>An iteration that has failed keeps those from starting that have not.</summary>
    private bool EndsBeforeAll { [Query] get => exceptional && !runsAll; }

    private Exception Iterated()
    {
        ParallelLoopState state = body is Action<long> ? null : new ParallelLoopState(this);
        try
        {
            Iterate(state);
            return null;
        }
        catch (Exception exception)
        {
            return exception;
        }
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
                token.ThrowIfCancellationRequested();
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

    /// <summary>Called when the token is canceled, also while the last iterations run.</summary>
    [OneStep] private void Cancel() => canceled = true;

    private bool IsCanceled { [Query] get => canceled; }
    [OneStep] private protected void SetExceptional() => exceptional = true;

    // For ParallelLoopState.

    internal bool IsStopped { [Query] get => stopped; }
    internal bool IsExceptional { [Query] get => exceptional; }
    internal long? LowestBreak { [Query] get => lowestBreak == long.MaxValue ? null : lowestBreak; }

    [Query]
    internal bool EndsBefore(long iteration) =>
        stopped || exceptional || canceled || iteration > lowestBreak;

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
        if (iteration < lowestBreak && !exceptional && !canceled) lowestBreak = iteration;
    }
}
