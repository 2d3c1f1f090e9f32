using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

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
