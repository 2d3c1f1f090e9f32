using System.Collections;
using System.Collections.Generic;

namespace System.Linq;

public static partial class Enumerable
{
    public static IEnumerable<TSource> AsEnumerable<TSource>(this IEnumerable<TSource> source) => source;

    public static IEnumerable<TResult> Empty<TResult>() => Array.Empty<TResult>();

    public static IEnumerable<TSource> Where<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Iterate(source, predicate);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source, Func<TSource, bool> predicate)
        {
            foreach (TSource item in source)
            {
                if (predicate(item)) yield return item;
            }
        }
    }

    public static IEnumerable<TSource> Where<TSource>(this IEnumerable<TSource> source, Func<TSource, int, bool> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Iterate(source, predicate);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source, Func<TSource, int, bool> predicate)
        {
            int index = -1;
            foreach (TSource item in source)
            {
                checked { index++; }
                if (predicate(item, index)) yield return item;
            }
        }
    }

    public static IEnumerable<TResult> OfType<TResult>(this IEnumerable source)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source);

        static IEnumerable<TResult> Iterate(IEnumerable source)
        {
            foreach (object item in source)
            {
                if (item is TResult result) yield return result;
            }
        }
    }

    public static IEnumerable<TSource> Take<TSource>(this IEnumerable<TSource> source, int count)
    {
        if (source == null) throw Fail.Null("source");
        if (count <= 0) return Array.Empty<TSource>();
        return SkipTake(source, 0, count);
    }

    public static IEnumerable<TSource> Skip<TSource>(this IEnumerable<TSource> source, int count)
    {
        if (source == null) throw Fail.Null("source");
        return SkipTake(source, Math.Max(count, 0), int.MaxValue);
    }

    private static IEnumerable<TSource> SkipTake<TSource>(IEnumerable<TSource> source, int skip, int take)
    {
        if (source is IndexedEnumerable<TSource> indexed) return indexed.Slice(skip, take);
        if (source is IList<TSource> list) return new ListSlice<TSource>(list, skip, take);
        return Iterate(source, skip, take);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source, int skip, int take)
        {
            using IEnumerator<TSource> items = source.GetEnumerator();
            for (; skip > 0; skip--)
            {
                if (!items.MoveNext()) yield break;
            }
            while (items.MoveNext())
            {
                yield return items.Current;
                if (take != int.MaxValue && --take == 0) yield break;
            }
        }
    }

    public static IEnumerable<TSource> Take<TSource>(this IEnumerable<TSource> source, Range range)
    {
        if (source == null) throw Fail.Null("source");
        int start = range.Start.Value;
        int end = range.End.Value;
        bool startFromEnd = range.Start.IsFromEnd;
        bool endFromEnd = range.End.IsFromEnd;
        if (!startFromEnd)
        {
            if (endFromEnd) return SkipLast(Skip(source, start), end);
            return start >= end ? Array.Empty<TSource>() : SkipTake(source, start, end - start);
        }
        if (start == 0 || (endFromEnd && end >= start)) return Array.Empty<TSource>();
        return Iterate(source, start, end, endFromEnd);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source, int start, int end, bool endFromEnd)
        {
            if (!TryGetNonEnumeratedCount(source, out int count))
            {
                TSource[] items = source.ToArray();
                source = items;
                count = items.Length;
            }
            int skip = Math.Max(count - start, 0);
            int take = (endFromEnd ? count - end : end) - skip;
            if (take <= 0) yield break;
            foreach (TSource item in SkipTake(source, skip, take)) yield return item;
        }
    }

    public static IEnumerable<TSource> TakeLast<TSource>(this IEnumerable<TSource> source, int count)
    {
        if (source == null) throw Fail.Null("source");
        return count <= 0 ? Array.Empty<TSource>() : Take(source, new Range(new Index(count, true), new Index(0, true)));
    }

    public static IEnumerable<TSource> SkipLast<TSource>(this IEnumerable<TSource> source, int count)
    {
        if (source == null) throw Fail.Null("source");
        return count <= 0 ? Skip(source, 0) : Iterate(source, count);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source, int count)
        {
            if (TryGetNonEnumeratedCount(source, out int known))
            {
                foreach (TSource item in Take(source, known - count)) yield return item;
                yield break;
            }
            Queue<TSource> pending = new Queue<TSource>();
            foreach (TSource item in source)
            {
                if (pending.Count == count) yield return pending.Dequeue();
                pending.Enqueue(item);
            }
        }
    }

    public static IEnumerable<TSource> TakeWhile<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Iterate(source, predicate);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source, Func<TSource, bool> predicate)
        {
            foreach (TSource item in source)
            {
                if (!predicate(item)) break;
                yield return item;
            }
        }
    }

    public static IEnumerable<TSource> TakeWhile<TSource>(this IEnumerable<TSource> source, Func<TSource, int, bool> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Iterate(source, predicate);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source, Func<TSource, int, bool> predicate)
        {
            int index = -1;
            foreach (TSource item in source)
            {
                checked { index++; }
                if (!predicate(item, index)) break;
                yield return item;
            }
        }
    }

    public static IEnumerable<TSource> SkipWhile<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Iterate(source, predicate);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source, Func<TSource, bool> predicate)
        {
            bool skipping = true;
            foreach (TSource item in source)
            {
                if (skipping && predicate(item)) continue;
                skipping = false;
                yield return item;
            }
        }
    }

    public static IEnumerable<TSource> SkipWhile<TSource>(this IEnumerable<TSource> source, Func<TSource, int, bool> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Iterate(source, predicate);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source, Func<TSource, int, bool> predicate)
        {
            bool skipping = true;
            int index = -1;
            foreach (TSource item in source)
            {
                if (skipping)
                {
                    checked { index++; }
                    if (predicate(item, index)) continue;
                    skipping = false;
                }
                yield return item;
            }
        }
    }

    public static IEnumerable<TSource> Append<TSource>(this IEnumerable<TSource> source, TSource element)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source, element);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source, TSource element)
        {
            foreach (TSource item in source) yield return item;
            yield return element;
        }
    }

    public static IEnumerable<TSource> Prepend<TSource>(this IEnumerable<TSource> source, TSource element)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source, element);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source, TSource element)
        {
            yield return element;
            foreach (TSource item in source) yield return item;
        }
    }

    public static IEnumerable<TSource> Concat<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second)
    {
        if (first == null) throw Fail.Null("first");
        if (second == null) throw Fail.Null("second");
        return Iterate(first, second);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> first, IEnumerable<TSource> second)
        {
            foreach (TSource item in first) yield return item;
            foreach (TSource item in second) yield return item;
        }
    }

    public static IEnumerable<TSource> DefaultIfEmpty<TSource>(this IEnumerable<TSource> source) => DefaultIfEmpty(source, default);

    public static IEnumerable<TSource> DefaultIfEmpty<TSource>(this IEnumerable<TSource> source, TSource defaultValue)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source, defaultValue);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source, TSource defaultValue)
        {
            using IEnumerator<TSource> items = source.GetEnumerator();
            if (!items.MoveNext())
            {
                yield return defaultValue;
                yield break;
            }
            do
            {
                yield return items.Current;
            } while (items.MoveNext());
        }
    }

    public static IEnumerable<TSource> Shuffle<TSource>(this IEnumerable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return ShuffleIterator(source);
    }

    private static IEnumerable<TSource> ShuffleIterator<TSource>(IEnumerable<TSource> source)
    {
        TSource[] items = source.ToArray();
        Random.Shared.Shuffle(items);
        foreach (TSource item in items) yield return item;
    }

    public static IEnumerable<TSource> Reverse<TSource>(this IEnumerable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source);

        static IEnumerable<TSource> Iterate(IEnumerable<TSource> source)
        {
            TSource[] items = source.ToArray();
            for (int i = items.Length - 1; i >= 0; i--) yield return items[i];
        }
    }

    public static IEnumerable<TSource> Reverse<TSource>(this TSource[] source) => Reverse((IEnumerable<TSource>)source);
}
