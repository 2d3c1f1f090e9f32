namespace System.Linq;

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
