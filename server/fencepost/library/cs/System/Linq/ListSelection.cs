namespace System.Linq;

internal sealed class ListSelection<TSource, T> : IndexedEnumerable<T>
{
    private readonly IList<TSource> source;
    private readonly Func<TSource, T> selector;
    private readonly int skip;
    private readonly int take;

    public ListSelection(IList<TSource> source, Func<TSource, T> selector, int skip, int take)
    {
        this.source = source;
        this.selector = selector;
        this.skip = skip;
        this.take = take;
    }

    public override int Length => SliceLength(source.Count, skip, take);

    public override T At(int index) => selector(source[skip + index]);

    public override IEnumerable<T> Slice(int skip, int take) =>
        new ListSelection<TSource, T>(source, selector, SliceSkip(this.skip, skip), SliceTake(skip, this.take, take));

    public override IEnumerator<T> GetEnumerator()
    {
        if (skip == 0 && take == int.MaxValue)
        {
            foreach (TSource item in source) yield return selector(item);
            yield break;
        }
        for (int i = 0; i < Length; i++) yield return selector(source[skip + i]);
    }
}
