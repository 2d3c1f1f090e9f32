using System.Collections;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

// Deviations: a query runs in two parts of the same size, one of them on the calling thread. What elements go through one
// by one (Where, Select, SelectMany, ForAll) runs in parallel; what needs all of them (sorting, grouping, sets, joins)
// runs on the calling thread after that. Order is kept also where nobody has asked for it.
public class ParallelQuery : IEnumerable
{
    internal ParallelQuery() { }

    internal virtual object[] Objects() => throw new NotSupportedException();

    IEnumerator IEnumerable.GetEnumerator() => Objects().GetEnumerator();
}

public class ParallelQuery<TSource> : ParallelQuery, IEnumerable<TSource>
{
    private readonly Func<IEnumerable<TSource>[]> parts;
    internal readonly ParallelSettings settings;

    internal ParallelQuery(ParallelSettings settings, Func<IEnumerable<TSource>[]> parts)
    {
        this.settings = settings;
        this.parts = parts;
    }

    /// <summary>A query whose elements are found on the calling thread, when it runs.</summary>
    internal ParallelQuery(ParallelSettings settings, Func<IEnumerable<TSource>> all) : this(settings, () => Split(all(), settings)) { }

    private static IEnumerable<TSource>[] Split(IEnumerable<TSource> source, ParallelSettings settings)
    {
        TSource[] items = source.ToArray();
        if (items.Length < 2 || settings.Single) return new IEnumerable<TSource>[] { items };
        int half = (items.Length + 1) / 2;
        return new IEnumerable<TSource>[] { items[..half], items[half..] };
    }

    internal ParallelQuery<TResult> Then<TResult>(Func<IEnumerable<TSource>, IEnumerable<TResult>> stage) =>
        new ParallelQuery<TResult>(settings, () => Array.ConvertAll(parts(), part => stage(part)));

    internal ParallelQuery<TSource> With(ParallelSettings settings) => new ParallelQuery<TSource>(settings, parts);

    /// <summary>What is done with all elements at once, on the calling thread.</summary>
    internal ParallelQuery<TResult> Whole<TResult>(Func<IEnumerable<TSource>, IEnumerable<TResult>> stage) =>
        new ParallelQuery<TResult>(settings, () => ParallelRun.Guarded(() => stage(Collect()).ToArray(), settings.Token));

    /// <summary>Runs the query.</summary>
    internal List<TSource> Collect()
    {
        List<TSource> found = new List<TSource>();
        foreach (List<TSource> part in Run(static part => part.ToList())) found.AddRange(part);
        return found;
    }

    /// <summary>Does something with each part, in parallel.</summary>
    internal TResult[] Run<TResult>(Func<IEnumerable<TSource>, TResult> work)
    {
        IEnumerable<TSource>[] parts = this.parts();
        return ParallelRun.All(parts.Length, i => work(parts[i]), settings.Token);
    }

    internal override object[] Objects() => Collect().Cast<object>().ToArray();

    public virtual IEnumerator<TSource> GetEnumerator()
    {
        foreach (TSource item in Collect()) yield return item;
    }
}

public class OrderedParallelQuery<TSource> : ParallelQuery<TSource>
{
    internal readonly Func<IOrderedEnumerable<TSource>> sorted;

    internal OrderedParallelQuery(ParallelSettings settings, Func<IOrderedEnumerable<TSource>> sorted)
        : base(settings, () => ParallelRun.Guarded(() => sorted().ToArray(), settings.Token)) => this.sorted = sorted;
}

internal sealed class ParallelSettings
{
    internal static readonly ParallelSettings Usual = new ParallelSettings(false, default);

    internal ParallelSettings(bool single, CancellationToken token)
    {
        Single = single;
        Token = token;
    }

    internal bool Single { get; }
    internal CancellationToken Token { get; }
}

internal static class ParallelRun
{
    internal static TResult[] All<TResult>(int count, Func<int, TResult> work, CancellationToken token)
    {
        token.ThrowIfCancellationRequested();
        TResult[] results = new TResult[count];
        Guarded(
            () => count > 1
                ? new ParallelLoop(0, count, new ParallelOptions(), i => results[i] = work((int)i)) { runsAll = true }.Run(count).IsCompleted
                : (results[0] = work(0)) is object,
            token);
        return results;
    }

    /// <summary>What a query's functions throw is reported together.</summary>
    internal static TResult Guarded<TResult>(Func<TResult> work, CancellationToken token)
    {
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
    }
}
