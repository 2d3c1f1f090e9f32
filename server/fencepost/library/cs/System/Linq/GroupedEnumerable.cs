using System.Collections;

namespace System.Linq;

// What GroupBy returns: groups anew in each enumeration.
internal sealed class GroupedEnumerable<TSource, TKey, TElement, TResult> : IEnumerable<TResult>
{
    private readonly IEnumerable<TSource> source;
    private readonly Func<TSource, TKey> keySelector;
    private readonly Func<TSource, TElement> elementSelector; // null: the source's elements themselves
    private readonly Func<TKey, IEnumerable<TElement>, TResult> resultSelector; // null: the groups themselves
    private readonly IEqualityComparer<TKey> comparer;

    public GroupedEnumerable(
        IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TElement> elementSelector,
        Func<TKey, IEnumerable<TElement>, TResult> resultSelector,
        IEqualityComparer<TKey> comparer
    )
    {
        this.source = source;
        this.keySelector = keySelector;
        this.elementSelector = elementSelector;
        this.resultSelector = resultSelector;
        this.comparer = comparer;
    }

    public IEnumerator<TResult> GetEnumerator()
    {
        Lookup<TKey, TElement> lookup = Lookup<TKey, TElement>.Create(source, keySelector, elementSelector, comparer);
        if (resultSelector == null) return (IEnumerator<TResult>)lookup.GetEnumerator();
        return lookup.ApplyResultSelector(resultSelector).GetEnumerator();
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
