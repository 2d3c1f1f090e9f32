using System.Collections;

namespace System.Linq;

public class Lookup<TKey, TElement> : ILookup<TKey, TElement>
{
    private readonly IEqualityComparer<TKey> comparer;
    private Grouping<TKey, TElement>[] buckets = new Grouping<TKey, TElement>[7];
    private Grouping<TKey, TElement> last;
    private int count;

    private Lookup(IEqualityComparer<TKey> comparer) => this.comparer = comparer;

    internal static Lookup<TKey, TElement> Create<TSource>(
        IEnumerable<TSource> source,
        Func<TSource, TKey> keySelector,
        Func<TSource, TElement> elementSelector,
        IEqualityComparer<TKey> comparer
    )
    {
        Lookup<TKey, TElement> lookup = new Lookup<TKey, TElement>(comparer);
        foreach (TSource item in source)
        {
            Grouping<TKey, TElement> group = lookup.FindOrAdd(keySelector(item));
            group.Add(elementSelector == null ? (TElement)(object)item : elementSelector(item));
        }
        return lookup;
    }

    // Elements without a key join nothing.
    internal static Lookup<TKey, TElement> CreateForJoin(
        IEnumerable<TElement> source,
        Func<TElement, TKey> keySelector,
        IEqualityComparer<TKey> comparer
    )
    {
        Lookup<TKey, TElement> lookup = new Lookup<TKey, TElement>(comparer);
        foreach (TElement item in source)
        {
            TKey key = keySelector(item);
            if (key != null) lookup.FindOrAdd(key).Add(item);
        }
        return lookup;
    }

    public int Count => count;

    public IEnumerable<TElement> this[TKey key] => (IEnumerable<TElement>)Find(key) ?? Array.Empty<TElement>();

    public bool Contains(TKey key) => Find(key) != null;

    public IEnumerator<IGrouping<TKey, TElement>> GetEnumerator()
    {
        Grouping<TKey, TElement> group = last;
        if (group == null) yield break;
        do
        {
            group = group.next;
            yield return group;
        } while (group != last);
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public IEnumerable<TResult> ApplyResultSelector<TResult>(Func<TKey, IEnumerable<TElement>, TResult> resultSelector)
    {
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Apply(resultSelector);
    }

    private IEnumerable<TResult> Apply<TResult>(Func<TKey, IEnumerable<TElement>, TResult> resultSelector)
    {
        Grouping<TKey, TElement> group = last;
        if (group == null) yield break;
        do
        {
            group = group.next;
            group.Trim();
            yield return resultSelector(group.key, group.elements);
        } while (group != last);
    }

    internal Grouping<TKey, TElement> Find(TKey key) => Find(key, Hash(key));

    private int Hash(TKey key) =>
        key == null ? 0 : (comparer == null ? key.GetHashCode() : comparer.GetHashCode(key)) & 0x7FFFFFFF;

    private Grouping<TKey, TElement> Find(TKey key, int hash)
    {
        Grouping<TKey, TElement> group = buckets[hash % buckets.Length];
        while (group != null)
        {
            if (group.hash == hash && (comparer == null ? Defaults.Equals(group.key, key) : comparer.Equals(group.key, key))) break;
            group = group.nextOfBucket;
        }
        return group;
    }

    private Grouping<TKey, TElement> FindOrAdd(TKey key)
    {
        int hash = Hash(key);
        Grouping<TKey, TElement> group = Find(key, hash);
        if (group != null) return group;
        if (count == buckets.Length) Resize();
        int bucket = hash % buckets.Length;
        group = new Grouping<TKey, TElement>(key, hash) { nextOfBucket = buckets[bucket] };
        buckets[bucket] = group;
        if (last == null)
        {
            group.next = group;
        }
        else
        {
            group.next = last.next;
            last.next = group;
        }
        last = group;
        count++;
        return group;
    }

    private void Resize()
    {
        buckets = new Grouping<TKey, TElement>[checked(count * 2 + 1)];
        Grouping<TKey, TElement> group = last;
        do
        {
            group = group.next;
            int bucket = group.hash % buckets.Length;
            group.nextOfBucket = buckets[bucket];
            buckets[bucket] = group;
        } while (group != last);
    }
}
