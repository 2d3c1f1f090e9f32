using System.Collections;
using System.Collections.Generic;

namespace System.Linq;

public static partial class Enumerable
{
    public static IEnumerable<TResult> Select<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, TResult> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        if (source is IList<TSource> list) return new ListSelection<TSource, TResult>(list, selector, 0, int.MaxValue);
        return Iterate(source, selector);

        static IEnumerable<TResult> Iterate(IEnumerable<TSource> source, Func<TSource, TResult> selector)
        {
            foreach (TSource item in source) yield return selector(item);
        }
    }

    public static IEnumerable<TResult> Select<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, int, TResult> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Iterate(source, selector);

        static IEnumerable<TResult> Iterate(IEnumerable<TSource> source, Func<TSource, int, TResult> selector)
        {
            int index = -1;
            foreach (TSource item in source)
            {
                checked { index++; }
                yield return selector(item, index);
            }
        }
    }

    public static IEnumerable<TResult> SelectMany<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, IEnumerable<TResult>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Iterate(source, selector);

        static IEnumerable<TResult> Iterate(IEnumerable<TSource> source, Func<TSource, IEnumerable<TResult>> selector)
        {
            foreach (TSource item in source)
            {
                foreach (TResult result in selector(item)) yield return result;
            }
        }
    }

    public static IEnumerable<TResult> SelectMany<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, int, IEnumerable<TResult>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Iterate(source, selector);

        static IEnumerable<TResult> Iterate(IEnumerable<TSource> source, Func<TSource, int, IEnumerable<TResult>> selector)
        {
            int index = -1;
            foreach (TSource item in source)
            {
                checked { index++; }
                foreach (TResult result in selector(item, index)) yield return result;
            }
        }
    }

    public static IEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(
        this IEnumerable<TSource> source,
        Func<TSource, IEnumerable<TCollection>> collectionSelector,
        Func<TSource, TCollection, TResult> resultSelector
    )
    {
        if (source == null) throw Fail.Null("source");
        if (collectionSelector == null) throw Fail.Null("collectionSelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Iterate(source, collectionSelector, resultSelector);

        static IEnumerable<TResult> Iterate(
            IEnumerable<TSource> source,
            Func<TSource, IEnumerable<TCollection>> collectionSelector,
            Func<TSource, TCollection, TResult> resultSelector
        )
        {
            foreach (TSource item in source)
            {
                foreach (TCollection inner in collectionSelector(item)) yield return resultSelector(item, inner);
            }
        }
    }

    public static IEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(
        this IEnumerable<TSource> source,
        Func<TSource, int, IEnumerable<TCollection>> collectionSelector,
        Func<TSource, TCollection, TResult> resultSelector
    )
    {
        if (source == null) throw Fail.Null("source");
        if (collectionSelector == null) throw Fail.Null("collectionSelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Iterate(source, collectionSelector, resultSelector);

        static IEnumerable<TResult> Iterate(
            IEnumerable<TSource> source,
            Func<TSource, int, IEnumerable<TCollection>> collectionSelector,
            Func<TSource, TCollection, TResult> resultSelector
        )
        {
            int index = -1;
            foreach (TSource item in source)
            {
                checked { index++; }
                foreach (TCollection inner in collectionSelector(item, index)) yield return resultSelector(item, inner);
            }
        }
    }

    public static IEnumerable<TResult> Cast<TResult>(this IEnumerable source)
    {
        if (source == null) throw Fail.Null("source");
        return source is IEnumerable<TResult> same ? same : source is ICollection collection ? new CastCollection<TResult>(collection) : Iterate(source);

        static IEnumerable<TResult> Iterate(IEnumerable source)
        {
            foreach (object item in source) yield return (TResult)item;
        }
    }

    public static IEnumerable<(int Index, TSource Item)> Index<TSource>(this IEnumerable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Iterate(source);

        static IEnumerable<(int Index, TSource Item)> Iterate(IEnumerable<TSource> source)
        {
            int index = -1;
            foreach (TSource item in source)
            {
                checked { index++; }
                yield return (index, item);
            }
        }
    }

    public static IEnumerable<TSource[]> Chunk<TSource>(this IEnumerable<TSource> source, int size)
    {
        if (source == null) throw Fail.Null("source");
        if (size < 1) throw new ArgumentOutOfRangeException("size");
        return Iterate(source, size);

        static IEnumerable<TSource[]> Iterate(IEnumerable<TSource> source, int size)
        {
            List<TSource> chunk = new List<TSource>();
            foreach (TSource item in source)
            {
                chunk.Add(item);
                if (chunk.Count < size) continue;
                yield return chunk.ToArray();
                chunk.Clear();
            }
            if (chunk.Count > 0) yield return chunk.ToArray();
        }
    }

    public static IEnumerable<TResult> Zip<TFirst, TSecond, TResult>(
        this IEnumerable<TFirst> first,
        IEnumerable<TSecond> second,
        Func<TFirst, TSecond, TResult> resultSelector
    )
    {
        if (first == null) throw Fail.Null("first");
        if (second == null) throw Fail.Null("second");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Iterate(first, second, resultSelector);

        static IEnumerable<TResult> Iterate(IEnumerable<TFirst> first, IEnumerable<TSecond> second, Func<TFirst, TSecond, TResult> resultSelector)
        {
            using IEnumerator<TFirst> left = first.GetEnumerator();
            using IEnumerator<TSecond> right = second.GetEnumerator();
            while (left.MoveNext() && right.MoveNext()) yield return resultSelector(left.Current, right.Current);
        }
    }

    public static IEnumerable<(TFirst First, TSecond Second)> Zip<TFirst, TSecond>(this IEnumerable<TFirst> first, IEnumerable<TSecond> second)
    {
        if (first == null) throw Fail.Null("first");
        if (second == null) throw Fail.Null("second");
        return Iterate(first, second);

        static IEnumerable<(TFirst First, TSecond Second)> Iterate(IEnumerable<TFirst> first, IEnumerable<TSecond> second)
        {
            using IEnumerator<TFirst> left = first.GetEnumerator();
            using IEnumerator<TSecond> right = second.GetEnumerator();
            while (left.MoveNext() && right.MoveNext()) yield return (left.Current, right.Current);
        }
    }

    public static IEnumerable<(TFirst First, TSecond Second, TThird Third)> Zip<TFirst, TSecond, TThird>(
        this IEnumerable<TFirst> first,
        IEnumerable<TSecond> second,
        IEnumerable<TThird> third
    )
    {
        if (first == null) throw Fail.Null("first");
        if (second == null) throw Fail.Null("second");
        if (third == null) throw Fail.Null("third");
        return Iterate(first, second, third);

        static IEnumerable<(TFirst First, TSecond Second, TThird Third)> Iterate(
            IEnumerable<TFirst> first,
            IEnumerable<TSecond> second,
            IEnumerable<TThird> third
        )
        {
            using IEnumerator<TFirst> left = first.GetEnumerator();
            using IEnumerator<TSecond> middle = second.GetEnumerator();
            using IEnumerator<TThird> right = third.GetEnumerator();
            while (left.MoveNext() && middle.MoveNext() && right.MoveNext()) yield return (left.Current, middle.Current, right.Current);
        }
    }
}
