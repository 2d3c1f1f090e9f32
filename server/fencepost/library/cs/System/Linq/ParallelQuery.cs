using System.Collections;

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
