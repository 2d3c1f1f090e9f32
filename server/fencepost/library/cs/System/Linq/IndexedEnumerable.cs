using System.Collections;

namespace System.Linq;

// Sequences over a list, of which single elements can be had without computing the ones before.
internal abstract class IndexedEnumerable<T> : IEnumerable<T>
{
    public abstract int Length { get; }

    public abstract T At(int index);

    public abstract IEnumerable<T> Slice(int skip, int take);

    public abstract IEnumerator<T> GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    protected static int SliceLength(int count, int skip, int take) => Math.Max(0, Math.Min(count - skip, take));

    protected static int SliceTake(int skip, int oldTake, int take) => oldTake == int.MaxValue ? take : Math.Max(0, Math.Min(oldTake - skip, take));

    protected static int SliceSkip(int oldSkip, int skip) => (int)Math.Min((long)oldSkip + skip, int.MaxValue);
}

internal sealed class ListSlice<T> : IndexedEnumerable<T>
{
    private readonly IList<T> source;
    private readonly int skip;
    private readonly int take;

    public ListSlice(IList<T> source, int skip, int take)
    {
        this.source = source;
        this.skip = skip;
        this.take = take;
    }

    public override int Length => SliceLength(source.Count, skip, take);

    public override T At(int index) => source[skip + index];

    public override IEnumerable<T> Slice(int skip, int take) =>
        new ListSlice<T>(source, SliceSkip(this.skip, skip), SliceTake(skip, this.take, take));

    public override IEnumerator<T> GetEnumerator()
    {
        for (int i = 0; i < Length; i++) yield return source[skip + i];
    }
}

internal sealed class RangeList : ComputedList<int>
{
    private readonly int start;
    private readonly int count;

    public RangeList(int start, int count)
    {
        this.start = start;
        this.count = count;
    }

    public override int Count => count;

    protected override int At(int index) => start + index;

    public override IEnumerator<int> GetEnumerator()
    {
        for (int i = 0; i < count; i++) yield return start + i;
    }
}

internal sealed class RepeatList<T> : ComputedList<T>
{
    private readonly T element;
    private readonly int count;

    public RepeatList(T element, int count)
    {
        this.element = element;
        this.count = count;
    }

    public override int Count => count;

    protected override T At(int index) => element;

    public override IEnumerator<T> GetEnumerator()
    {
        for (int i = 0; i < count; i++) yield return element;
    }
}
