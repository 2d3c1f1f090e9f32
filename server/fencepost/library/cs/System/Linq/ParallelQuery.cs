using System.Collections;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

// A query runs in two parts of the same size, one of them on the calling thread. What elements go through one by one (Where,
// Select, SelectMany, ForAll) runs in parallel; what needs all of them (sorting, grouping, sets, joins) runs on the calling thread
// after that. Order is kept also where nobody has asked for it. Verdicts name what of that a program has come by.
public class ParallelQuery : IEnumerable
{
    internal ParallelQuery() { }

    /// <summary>Whether nothing but its elements has been said of the query.</summary>
    internal bool MayBeOrdered { get; init; }

    internal virtual object[] Objects() => throw new NotSupportedException();

    IEnumerator IEnumerable.GetEnumerator() => Objects().GetEnumerator();
}

public class ParallelQuery<TSource> : ParallelQuery, IEnumerable<TSource>
{
    private readonly Func<ParallelSettings, IEnumerable<TSource>[]> parts;
    internal readonly ParallelSettings settings;

    /// <summary>How a query runs may be said anywhere in it, and is for all of it.</summary>
    internal ParallelQuery(ParallelSettings settings, Func<ParallelSettings, IEnumerable<TSource>[]> parts)
    {
        this.settings = settings;
        this.parts = parts;
    }

    /// <summary>A query whose elements are found on the calling thread, when it runs.</summary>
    internal ParallelQuery(ParallelSettings settings, Func<ParallelSettings, IEnumerable<TSource>> all) : this(settings, run => Split(all(run), run)) { }

    private static IEnumerable<TSource>[] Split(IEnumerable<TSource> source, ParallelSettings settings)
    {
        TSource[] items = source.ToArray();
        if (items.Length < 2 || settings.Single) return new IEnumerable<TSource>[] { items };
        if (items.Length > 2) Fencepost.Machine.Assumes("a parallel query of more than two elements runs in two parts, and keeps their order");
        int half = (items.Length + 1) / 2;
        return new IEnumerable<TSource>[] { items[..half], items[half..] };
    }

    internal ParallelQuery<TResult> Then<TResult>(Func<IEnumerable<TSource>, IEnumerable<TResult>> stage) =>
        new ParallelQuery<TResult>(settings, run => Array.ConvertAll(parts(run), part => stage(part)));

    /// <summary>The same elements, of which a part finds no more once the query is ending.</summary>
    internal ParallelQuery<TSource> Asking() => new ParallelQuery<TSource>(settings, run => Array.ConvertAll(parts(run), part => run.UntilItEnds(part)));

    internal ParallelQuery<TSource> With(ParallelSettings settings) => new ParallelQuery<TSource>(settings, parts);

    /// <summary>What is done with all elements at once, on the calling thread.</summary>
    internal ParallelQuery<TResult> Whole<TResult>(Func<IEnumerable<TSource>, IEnumerable<TResult>> stage) =>
        new ParallelQuery<TResult>(settings, run =>
        {
            if (!run.Single) ParallelRun.AssumeWhole();
            return ParallelRun.Guarded(() => stage(Collect(run)).ToArray(), run);
        });

    /// <summary>Runs the query.</summary>
    internal List<TSource> Collect() => Collect(settings);

    internal List<TSource> Collect(ParallelSettings run)
    {
        List<TSource> found = Found(run);
        run.ThrowIfCanceled();
        return found;
    }

    private List<TSource> Found(ParallelSettings run)
    {
        List<TSource> found = new List<TSource>();
        foreach (List<TSource> part in Run(run, static (asked, part) => asked.UntilItEnds(part).ToList())) found.AddRange(part);
        return found;
    }

    /// <summary>Does something with each part, in parallel.</summary>
    internal TResult[] Run<TResult>(Func<IEnumerable<TSource>, TResult> work) => RunToEnd((run, part) => work(run.UntilItEnds(part)));

    /// <summary>Whether there is an element of a kind. The part that finds one ends the others.</summary>
    internal bool Has(Func<TSource, bool> predicate)
    {
        return RunToEnd((run, part) =>
        {
            bool found = run.UntilItEnds(part).Any(predicate);
            if (found) run.End();
            return found;
        }).Contains(true);
    }

    private TResult[] RunToEnd<TResult>(Func<ParallelSettings, IEnumerable<TSource>, TResult> work)
    {
        TResult[] results = Run(settings, work);
        settings.ThrowIfCanceled();
        return results;
    }

    private TResult[] Run<TResult>(ParallelSettings settings, Func<ParallelSettings, IEnumerable<TSource>, TResult> work)
    {
        settings.ThrowIfCanceled();
        ParallelSettings run = settings.Begun();
        IEnumerable<TSource>[] parts = this.parts(run);
        return run.All(parts.Length, i => work(run, parts[i]));
    }

    internal override object[] Objects() => Collect().Cast<object>().ToArray();

    public virtual IEnumerator<TSource> GetEnumerator()
    {
        List<TSource> found = Found(settings);
        if (!settings.Single && found.Count > 1) Fencepost.Machine.Assumes("a parallel query that is enumerated ends before its first element is handed out, and its elements come in order");
        foreach (TSource item in found) yield return item;
        // One part alone does not look at its token at the end.
        if (!settings.Single) settings.ThrowIfCanceled();
    }
}

public class OrderedParallelQuery<TSource> : ParallelQuery<TSource>
{
    internal readonly Func<ParallelSettings, IOrderedEnumerable<TSource>> sorted;

    internal OrderedParallelQuery(ParallelSettings settings, Func<ParallelSettings, IOrderedEnumerable<TSource>> sorted)
        : base(settings, run =>
        {
            if (!run.Single) ParallelRun.AssumeWhole();
            return ParallelRun.Guarded(() => sorted(run).ToArray(), run);
        }) => this.sorted = sorted;
}

/// <summary>What has been said of how a query runs; the values that say nothing are null.</summary>
internal sealed class ParallelSettings
{
    internal static readonly ParallelSettings Usual = new ParallelSettings(null, default, null, null);

    private readonly int? degree;
    private readonly ParallelExecutionMode? mode;
    private readonly ParallelMergeOptions? options;

    /// <summary>The settings of one run know whether a part of it has failed, or has made the others superfluous.</summary>
    private bool ending;

    private ParallelSettings(int? degree, CancellationToken token, ParallelExecutionMode? mode, ParallelMergeOptions? options)
    {
        this.degree = degree;
        Token = token;
        this.mode = mode;
        this.options = options;
    }

    internal bool Single => degree == 1;
    internal CancellationToken Token { get; }

    internal ParallelSettings WithDegree(int value) =>
        degree == null ? new ParallelSettings(value, Token, mode, options) : throw Repeated("WithDegreeOfParallelism", "be");

    internal ParallelSettings WithToken(CancellationToken value) =>
        Token.CanBeCanceled && value.CanBeCanceled ? throw Repeated("WithCancellation", "by") : new ParallelSettings(degree, value, mode, options);

    internal ParallelSettings WithMode(ParallelExecutionMode value)
    {
        if (value is not (ParallelExecutionMode.Default or ParallelExecutionMode.ForceParallelism)) throw new ArgumentException("The executionMode argument contains an invalid value.");
        return mode == null ? new ParallelSettings(degree, Token, value, options) : throw Repeated("WithExecutionMode", "be");
    }

    internal ParallelSettings WithOptions(ParallelMergeOptions value)
    {
        if (value is < ParallelMergeOptions.Default or > ParallelMergeOptions.FullyBuffered) throw new ArgumentException("The mergeOptions argument contains an invalid value.");
        return options == null ? new ParallelSettings(degree, Token, mode, value) : throw Repeated("WithMergeOptions", "be");
    }

    // .NET's own text says "may by used" of one of them.
    private static InvalidOperationException Repeated(string name, string be) =>
        new InvalidOperationException($"The {name} operator may {be} used at most once in a query.");

    /// <summary>These settings for one more run of the query.</summary>
    internal ParallelSettings Begun() => new ParallelSettings(degree, Token, mode, options);

    /// <summary>The parts beside this one need not go on.</summary>
    [Fencepost.OneStep] internal void End() => ending = true;

    private bool Ending { [Fencepost.Query] get => ending; }

    // Where, SelectMany and ForAll ask before they call a function, aggregates before they add an element, all others after each
    // element. .NET asks once in 64 elements, of which the first of each part is one, and any element may be the first of a part.
    internal IEnumerable<TSource> UntilItEnds<TSource>(IEnumerable<TSource> part) => Single ? part : Asked(part);

    private IEnumerable<TSource> Asked<TSource>(IEnumerable<TSource> part)
    {
        foreach (TSource item in part)
        {
            if (Ending || Token.IsCancellationRequested) yield break;
            yield return item;
        }
    }

    internal TResult[] All<TResult>(int count, Func<int, TResult> work)
    {
        TResult[] results = new TResult[count];
        ParallelLoop loop = new ParallelLoop(0, count, new ParallelOptions(), i => results[i] = EndingOthers(work, (int)i)) { runsAll = true };
        ParallelRun.Guarded(() => loop.Run(count).IsCompleted, this);
        return results;
    }

    private TResult EndingOthers<TResult>(Func<int, TResult> work, int part)
    {
        try
        {
            return work(part);
        }
        catch
        {
            End();
            throw;
        }
    }

    /// <summary>A query says so itself, at its beginning or at its end, when its token is canceled.</summary>
    internal void ThrowIfCanceled()
    {
        if (Token.IsCancellationRequested)
            throw new OperationCanceledException("The query has been canceled via the token supplied to WithCancellation.", Token);
    }
}

internal static class ParallelRun
{
    internal static void AssumeWhole() =>
        Fencepost.Machine.Assumes("what a parallel query does with all elements, as sorting, grouping and joining, it does on the calling thread");

    /// <summary>What a query's functions throw is reported together. Where no context flows, .NET runs elements with none, on threads of
    /// the pool; a query that is told to use one thread runs them with the context of the caller.</summary>
    internal static TResult Guarded<TResult>(Func<TResult> work, ParallelSettings run)
    {
        CancellationToken token = run.Token;
        ParallelTask task = new ParallelTask(run.Single || !ExecutionContext.IsFlowSuppressed() ? ExecutionContext.Flowing : null);
        try
        {
            return work();
        }
        catch (Exception exception)
        {
            AggregateException all = exception as AggregateException ?? new AggregateException(exception);
            foreach (Exception failure in all.InnerExceptions)
                if (token.IsCancellationRequested && failure is OperationCanceledException canceled && canceled.CancellationToken == token) throw canceled;
            throw all;
        }
        finally
        {
            task.End();
        }
    }
}
