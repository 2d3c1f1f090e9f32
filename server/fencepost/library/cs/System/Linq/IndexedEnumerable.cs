using System.Collections;
using System.Collections.Generic;

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

// A read-only list that computes its elements.
internal abstract class ComputedList<T> : IList<T>, IReadOnlyList<T>
{
    public abstract int Count { get; }

    protected abstract T At(int index);

    public abstract IEnumerator<T> GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public T this[int index]
    {
        get => (uint)index < (uint)Count ? At(index) : throw new ArgumentOutOfRangeException("index");
        set => throw new NotSupportedException();
    }

    public bool IsReadOnly => true;

    public bool Contains(T item) => IndexOf(item) >= 0;

    public int IndexOf(T item)
    {
        for (int i = 0; i < Count; i++)
        {
            if (Defaults.Equals(At(i), item)) return i;
        }
        return -1;
    }

    public void CopyTo(T[] array, int arrayIndex)
    {
        for (int i = 0; i < Count; i++) array[arrayIndex + i] = At(i);
    }

    void ICollection<T>.Add(T item) => throw new NotSupportedException();

    void ICollection<T>.Clear() => throw new NotSupportedException();

    bool ICollection<T>.Remove(T item) => throw new NotSupportedException();

    void IList<T>.Insert(int index, T item) => throw new NotSupportedException();

    void IList<T>.RemoveAt(int index) => throw new NotSupportedException();
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
