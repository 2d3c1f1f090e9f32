using System.Collections;
using System.Threading;

namespace System.Linq;

public static partial class ParallelEnumerable
{
    private static List<TSource> All<TSource>(ParallelQuery<TSource> source) => source == null ? throw Null("source") : source.Collect();

    /// <summary>What the calling thread takes one by one.</summary>
    private static IEnumerable<TSource> Sequence<TSource>(ParallelQuery<TSource> source) => source ?? throw Null("source");

    private static Exception Null(string name) => new ArgumentNullException(name);

    private static void Check(object source, object function, string name)
    {
        if (source == null) throw Null("source");
        if (function == null) throw Null(name);
    }

    // How a query runs.

    public static ParallelQuery<TSource> AsParallel<TSource>(this IEnumerable<TSource> source)
    {
        if (source == null) throw Null("source");
        return new ParallelQuery<TSource>(ParallelSettings.Usual, _ => source) { MayBeOrdered = true };
    }

    public static ParallelQuery<TSource> AsParallel<TSource>(this System.Collections.Concurrent.Partitioner<TSource> source)
    {
        if (source == null) throw Null("source");
        return new ParallelQuery<TSource>(ParallelSettings.Usual, _ => ItemsOf(source)) { MayBeOrdered = true };
    }

    private static IEnumerable<TSource> ItemsOf<TSource>(System.Collections.Concurrent.Partitioner<TSource> source)
    {
        foreach (IEnumerator<TSource> part in source.GetPartitions(1))
        {
            while (part.MoveNext()) yield return part.Current;
        }
    }

    public static ParallelQuery AsParallel(this IEnumerable source) => source.Cast<object>().AsParallel();
    public static ParallelQuery<int> Range(int start, int count) => Enumerable.Range(start, count).AsParallel();
    public static ParallelQuery<TResult> Repeat<TResult>(TResult element, int count) => Enumerable.Repeat(element, count).AsParallel();
    public static ParallelQuery<TResult> Empty<TResult>() => new ParallelQuery<TResult>(ParallelSettings.Usual, _ => Enumerable.Empty<TResult>());

    public static ParallelQuery<TSource> AsOrdered<TSource>(this ParallelQuery<TSource> source)
    {
        CheckBeginning(source);
        return source.With(source.settings);
    }

    public static ParallelQuery AsOrdered(this ParallelQuery source)
    {
        CheckBeginning(source);
        return source.Cast<object>();
    }

    private static void CheckBeginning(ParallelQuery source)
    {
        if (source == null) throw Null("source");
        if (!source.MayBeOrdered) throw new InvalidOperationException("AsOrdered may only be called on the result of AsParallel, ParallelEnumerable.Range, or ParallelEnumerable.Repeat.");
    }

    public static ParallelQuery<TSource> AsUnordered<TSource>(this ParallelQuery<TSource> source) => source == null ? throw Null("source") : source.With(source.settings);
    public static IEnumerable<TSource> AsSequential<TSource>(this ParallelQuery<TSource> source) => source ?? throw Null("source");
    public static IEnumerable<TSource> AsEnumerable<TSource>(this ParallelQuery<TSource> source) => source ?? throw Null("source");

    public static ParallelQuery<TSource> WithDegreeOfParallelism<TSource>(this ParallelQuery<TSource> source, int degreeOfParallelism)
    {
        if (source == null) throw Null("source");
        if (degreeOfParallelism is < 1 or > 512) throw new ArgumentOutOfRangeException("degreeOfParallelism");
        return source.With(source.settings.WithDegree(degreeOfParallelism));
    }

    public static ParallelQuery<TSource> WithCancellation<TSource>(this ParallelQuery<TSource> source, CancellationToken cancellationToken)
    {
        if (source == null) throw Null("source");
        return source.With(source.settings.WithToken(cancellationToken));
    }

    public static ParallelQuery<TSource> WithExecutionMode<TSource>(this ParallelQuery<TSource> source, ParallelExecutionMode executionMode)
    {
        if (source == null) throw Null("source");
        return source.With(source.settings.WithMode(executionMode));
    }

    public static ParallelQuery<TSource> WithMergeOptions<TSource>(this ParallelQuery<TSource> source, ParallelMergeOptions mergeOptions)
    {
        if (source == null) throw Null("source");
        return source.With(source.settings.WithOptions(mergeOptions));
    }

    // In parallel.

    public static ParallelQuery<TResult> Select<TSource, TResult>(this ParallelQuery<TSource> source, Func<TSource, TResult> selector)
    {
        Check(source, selector, "selector");
        return source.Then(part => part.Select(selector));
    }

    public static ParallelQuery<TResult> Select<TSource, TResult>(this ParallelQuery<TSource> source, Func<TSource, int, TResult> selector)
    {
        Check(source, selector, "selector");
        return source.Whole(static all => all.Index()).Then(part => part.Select(item => selector(item.Item, item.Index)));
    }

    public static ParallelQuery<TSource> Where<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate)
    {
        Check(source, predicate, "predicate");
        return source.Asking().Then(part => part.Where(predicate));
    }

    public static ParallelQuery<TSource> Where<TSource>(this ParallelQuery<TSource> source, Func<TSource, int, bool> predicate)
    {
        Check(source, predicate, "predicate");
        return source.Whole(static all => all.Index()).Asking().Then(part => part.Where(item => predicate(item.Item, item.Index)).Select(item => item.Item));
    }

    public static ParallelQuery<TResult> SelectMany<TSource, TResult>(this ParallelQuery<TSource> source, Func<TSource, IEnumerable<TResult>> selector)
    {
        Check(source, selector, "selector");
        return source.Asking().Then(part => part.SelectMany(selector));
    }

    public static ParallelQuery<TResult> SelectMany<TSource, TCollection, TResult>(
        this ParallelQuery<TSource> source, Func<TSource, IEnumerable<TCollection>> collectionSelector, Func<TSource, TCollection, TResult> resultSelector)
    {
        Check(source, collectionSelector, "collectionSelector");
        return source.Asking().Then(part => part.SelectMany(collectionSelector, resultSelector));
    }

    public static ParallelQuery<TResult> OfType<TResult>(this ParallelQuery source) => ((IEnumerable)source).OfType<TResult>().AsParallel();
    public static ParallelQuery<TResult> Cast<TResult>(this ParallelQuery source) => ((IEnumerable)source).Cast<TResult>().AsParallel();

    public static void ForAll<TSource>(this ParallelQuery<TSource> source, Action<TSource> action)
    {
        Check(source, action, "action");
        source.Run(part =>
        {
            foreach (TSource item in part) action(item);
            return true;
        });
    }

    public static int Count<TSource>(this ParallelQuery<TSource> source) => All(source).Count;
    public static int Count<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate) => source.Where(predicate).Count();
    public static long LongCount<TSource>(this ParallelQuery<TSource> source) => All(source).Count;
    public static long LongCount<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate) => source.Where(predicate).Count();
    public static bool Any<TSource>(this ParallelQuery<TSource> source) => source == null ? throw Null("source") : source.Has(static _ => true);

    public static bool Any<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate)
    {
        Check(source, predicate, "predicate");
        return source.Has(predicate);
    }

    public static bool All<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate)
    {
        Check(source, predicate, "predicate");
        return !source.Has(item => !predicate(item));
    }

    public static TSource Aggregate<TSource>(this ParallelQuery<TSource> source, Func<TSource, TSource, TSource> func) =>
        source == null ? throw Null("source") : ParallelRun.Guarded(() => Sequence(source).Aggregate(func), source.settings);

    public static TAccumulate Aggregate<TSource, TAccumulate>(
        this ParallelQuery<TSource> source, TAccumulate seed, Func<TAccumulate, TSource, TAccumulate> func) => Sequence(source).Aggregate(seed, func);

    public static TResult Aggregate<TSource, TAccumulate, TResult>(
        this ParallelQuery<TSource> source, TAccumulate seed, Func<TAccumulate, TSource, TAccumulate> func, Func<TAccumulate, TResult> resultSelector) =>
        resultSelector(Sequence(source).Aggregate(seed, func));

    public static TResult Aggregate<TSource, TAccumulate, TResult>(
        this ParallelQuery<TSource> source, TAccumulate seed, Func<TAccumulate, TSource, TAccumulate> updateAccumulatorFunc,
        Func<TAccumulate, TAccumulate, TAccumulate> combineAccumulatorsFunc, Func<TAccumulate, TResult> resultSelector) =>
        source.Aggregate(() => seed, updateAccumulatorFunc, combineAccumulatorsFunc, resultSelector);

    public static TResult Aggregate<TSource, TAccumulate, TResult>(
        this ParallelQuery<TSource> source, Func<TAccumulate> seedFactory, Func<TAccumulate, TSource, TAccumulate> updateAccumulatorFunc,
        Func<TAccumulate, TAccumulate, TAccumulate> combineAccumulatorsFunc, Func<TAccumulate, TResult> resultSelector)
    {
        Check(source, seedFactory, "seedFactory");
        return resultSelector(source.Run(part => part.Aggregate(seedFactory(), updateAccumulatorFunc)).Aggregate(combineAccumulatorsFunc));
    }

    // As sequences.

    public static TSource[] ToArray<TSource>(this ParallelQuery<TSource> source) => All(source).ToArray();
    public static List<TSource> ToList<TSource>(this ParallelQuery<TSource> source) => All(source);

    public static Dictionary<TKey, TSource> ToDictionary<TSource, TKey>(this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector) =>
        Sequence(source).ToDictionary(keySelector);

    public static Dictionary<TKey, TSource> ToDictionary<TSource, TKey>(
        this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer) => Sequence(source).ToDictionary(keySelector, comparer);

    public static Dictionary<TKey, TElement> ToDictionary<TSource, TKey, TElement>(
        this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector) =>
        Sequence(source).ToDictionary(keySelector, elementSelector);

    public static Dictionary<TKey, TElement> ToDictionary<TSource, TKey, TElement>(
        this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey> comparer) =>
        Sequence(source).ToDictionary(keySelector, elementSelector, comparer);

    public static ILookup<TKey, TSource> ToLookup<TSource, TKey>(this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector) =>
        All(source).ToLookup(keySelector);

    public static ILookup<TKey, TElement> ToLookup<TSource, TKey, TElement>(
        this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector) =>
        All(source).ToLookup(keySelector, elementSelector);

    /// <summary>No part looks for a second one.</summary>
    private static ParallelQuery<TSource> FirstOfParts<TSource>(ParallelQuery<TSource> source) =>
        source == null ? throw Null("source") : source.Then(static part => part.Take(1));

    public static TSource First<TSource>(this ParallelQuery<TSource> source) => All(FirstOfParts(source)).First();
    public static TSource First<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate) => All(FirstOfParts(source.Where(predicate))).First();
    public static TSource FirstOrDefault<TSource>(this ParallelQuery<TSource> source) => All(FirstOfParts(source)).FirstOrDefault();
    public static TSource FirstOrDefault<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate) => All(FirstOfParts(source.Where(predicate))).FirstOrDefault();
    public static TSource Last<TSource>(this ParallelQuery<TSource> source) => All(source).Last();
    public static TSource Last<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate) => All(source.Where(predicate)).Last();
    public static TSource LastOrDefault<TSource>(this ParallelQuery<TSource> source) => All(source).LastOrDefault();
    public static TSource LastOrDefault<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate) => All(source.Where(predicate)).LastOrDefault();
    public static TSource Single<TSource>(this ParallelQuery<TSource> source) => All(source).Single();
    public static TSource Single<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate) => All(source.Where(predicate)).Single();
    public static TSource SingleOrDefault<TSource>(this ParallelQuery<TSource> source) => All(source).SingleOrDefault();
    public static TSource SingleOrDefault<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate) => All(source.Where(predicate)).SingleOrDefault();
    public static TSource ElementAt<TSource>(this ParallelQuery<TSource> source, int index) => Enumerable.ElementAt(All(source), index);
    public static TSource ElementAtOrDefault<TSource>(this ParallelQuery<TSource> source, int index) => Enumerable.ElementAtOrDefault(All(source), index);
    public static bool Contains<TSource>(this ParallelQuery<TSource> source, TSource value) => source.Contains(value, null);

    public static bool Contains<TSource>(this ParallelQuery<TSource> source, TSource value, IEqualityComparer<TSource> comparer)
    {
        if (source == null) throw Null("source");
        comparer ??= EqualityComparer<TSource>.Default;
        return source.Has(item => comparer.Equals(item, value));
    }

    public static bool SequenceEqual<TSource>(this ParallelQuery<TSource> first, ParallelQuery<TSource> second) => Enumerable.SequenceEqual(All(first), All(second));
    public static ParallelQuery<TSource> Distinct<TSource>(this ParallelQuery<TSource> source) => source.Whole(static all => all.Distinct());
    public static ParallelQuery<TSource> Distinct<TSource>(this ParallelQuery<TSource> source, IEqualityComparer<TSource> comparer) => source.Whole(all => all.Distinct(comparer));
    public static ParallelQuery<TSource> Take<TSource>(this ParallelQuery<TSource> source, int count) => source.Whole(all => all.Take(count));
    public static ParallelQuery<TSource> Skip<TSource>(this ParallelQuery<TSource> source, int count) => source.Whole(all => all.Skip(count));
    public static ParallelQuery<TSource> TakeWhile<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate) => source.Whole(all => all.TakeWhile(predicate));
    public static ParallelQuery<TSource> SkipWhile<TSource>(this ParallelQuery<TSource> source, Func<TSource, bool> predicate) => source.Whole(all => all.SkipWhile(predicate));
    public static ParallelQuery<TSource> Reverse<TSource>(this ParallelQuery<TSource> source) => source.Whole(static all => Enumerable.Reverse(all));
    public static ParallelQuery<TSource> DefaultIfEmpty<TSource>(this ParallelQuery<TSource> source) => source.Whole(static all => all.DefaultIfEmpty());
    public static ParallelQuery<TSource> DefaultIfEmpty<TSource>(this ParallelQuery<TSource> source, TSource defaultValue) => source.Whole(all => all.DefaultIfEmpty(defaultValue));
    public static ParallelQuery<TSource> Concat<TSource>(this ParallelQuery<TSource> first, ParallelQuery<TSource> second) => first.Whole(all => all.Concat(All(second)));
    public static ParallelQuery<TSource> Union<TSource>(this ParallelQuery<TSource> first, ParallelQuery<TSource> second) => first.Whole(all => all.Union(All(second)));
    public static ParallelQuery<TSource> Intersect<TSource>(this ParallelQuery<TSource> first, ParallelQuery<TSource> second) => first.Whole(all => all.Intersect(All(second)));
    public static ParallelQuery<TSource> Except<TSource>(this ParallelQuery<TSource> first, ParallelQuery<TSource> second) => first.Whole(all => all.Except(All(second)));

    public static ParallelQuery<TResult> Zip<TFirst, TSecond, TResult>(
        this ParallelQuery<TFirst> first, ParallelQuery<TSecond> second, Func<TFirst, TSecond, TResult> resultSelector) =>
        first.Whole(all => all.Zip(All(second))).Then(part => part.Select(pair => resultSelector(pair.First, pair.Second)));

    public static ParallelQuery<TResult> Join<TOuter, TInner, TKey, TResult>(
        this ParallelQuery<TOuter> outer, ParallelQuery<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector,
        Func<TOuter, TInner, TResult> resultSelector) => outer.Whole(all => all.Join(All(inner), outerKeySelector, innerKeySelector, resultSelector));

    public static ParallelQuery<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(
        this ParallelQuery<TOuter> outer, ParallelQuery<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector,
        Func<TOuter, IEnumerable<TInner>, TResult> resultSelector) => outer.Whole(all => all.GroupJoin(All(inner), outerKeySelector, innerKeySelector, resultSelector));

    public static ParallelQuery<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector) =>
        source.Whole(all => all.GroupBy(keySelector));

    public static ParallelQuery<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(
        this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer) => source.Whole(all => all.GroupBy(keySelector, comparer));

    public static ParallelQuery<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(
        this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector) =>
        source.Whole(all => all.GroupBy(keySelector, elementSelector));

    public static ParallelQuery<TResult> GroupBy<TSource, TKey, TResult>(
        this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector, Func<TKey, IEnumerable<TSource>, TResult> resultSelector) =>
        source.Whole(all => all.GroupBy(keySelector, resultSelector));

    // Sorted.

    public static OrderedParallelQuery<TSource> OrderBy<TSource, TKey>(this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector) =>
        source.OrderBy(keySelector, null);

    public static OrderedParallelQuery<TSource> OrderBy<TSource, TKey>(this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer)
    {
        Check(source, keySelector, "keySelector");
        return new OrderedParallelQuery<TSource>(source.settings, run => source.Collect(run).OrderBy(keySelector, comparer));
    }

    public static OrderedParallelQuery<TSource> OrderByDescending<TSource, TKey>(this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector) =>
        source.OrderByDescending(keySelector, null);

    public static OrderedParallelQuery<TSource> OrderByDescending<TSource, TKey>(this ParallelQuery<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer)
    {
        Check(source, keySelector, "keySelector");
        return new OrderedParallelQuery<TSource>(source.settings, run => source.Collect(run).OrderByDescending(keySelector, comparer));
    }

    public static OrderedParallelQuery<TSource> ThenBy<TSource, TKey>(this OrderedParallelQuery<TSource> source, Func<TSource, TKey> keySelector) =>
        source.ThenBy(keySelector, null);

    public static OrderedParallelQuery<TSource> ThenBy<TSource, TKey>(this OrderedParallelQuery<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer)
    {
        Check(source, keySelector, "keySelector");
        return new OrderedParallelQuery<TSource>(source.settings, run => source.sorted(run).ThenBy(keySelector, comparer));
    }

    public static OrderedParallelQuery<TSource> ThenByDescending<TSource, TKey>(this OrderedParallelQuery<TSource> source, Func<TSource, TKey> keySelector) =>
        source.ThenByDescending(keySelector, null);

    public static OrderedParallelQuery<TSource> ThenByDescending<TSource, TKey>(this OrderedParallelQuery<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer)
    {
        Check(source, keySelector, "keySelector");
        return new OrderedParallelQuery<TSource>(source.settings, run => source.sorted(run).ThenByDescending(keySelector, comparer));
    }
}
