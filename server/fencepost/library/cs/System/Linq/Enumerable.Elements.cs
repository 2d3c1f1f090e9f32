using System.Collections;
using System.Collections.Generic;

namespace System.Linq;

public static partial class Enumerable
{
    public static TSource First<TSource>(this IEnumerable<TSource> source)
    {
        TSource first = FindFirst(source, out bool found);
        return found ? first : throw Fail.NoElements();
    }

    public static TSource First<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        TSource first = FindFirst(source, predicate, out bool found);
        return found ? first : throw Fail.NoMatch();
    }

    public static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source) => FindFirst(source, out _);

    public static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source, TSource defaultValue)
    {
        TSource first = FindFirst(source, out bool found);
        return found ? first : defaultValue;
    }

    public static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate) =>
        FindFirst(source, predicate, out _);

    public static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate, TSource defaultValue)
    {
        TSource first = FindFirst(source, predicate, out bool found);
        return found ? first : defaultValue;
    }

    private static TSource FindFirst<TSource>(IEnumerable<TSource> source, out bool found)
    {
        if (source == null) throw Fail.Null("source");
        if (source is IList<TSource> list)
        {
            found = list.Count > 0;
            return found ? list[0] : default;
        }
        if (source is IndexedEnumerable<TSource> indexed)
        {
            found = indexed.Length > 0;
            return found ? indexed.At(0) : default;
        }
        if (source is OrderedEnumerable<TSource> ordered) return ordered.FindExtreme(null, false, out found);
        using IEnumerator<TSource> items = source.GetEnumerator();
        found = items.MoveNext();
        return found ? items.Current : default;
    }

    private static TSource FindFirst<TSource>(IEnumerable<TSource> source, Func<TSource, bool> predicate, out bool found)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        foreach (TSource item in source)
        {
            if (!predicate(item)) continue;
            found = true;
            return item;
        }
        found = false;
        return default;
    }

    public static TSource Last<TSource>(this IEnumerable<TSource> source)
    {
        TSource last = FindLast(source, out bool found);
        return found ? last : throw Fail.NoElements();
    }

    public static TSource Last<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        TSource last = FindLast(source, predicate, out bool found);
        return found ? last : throw Fail.NoMatch();
    }

    public static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source) => FindLast(source, out _);

    public static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source, TSource defaultValue)
    {
        TSource last = FindLast(source, out bool found);
        return found ? last : defaultValue;
    }

    public static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate) =>
        FindLast(source, predicate, out _);

    public static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate, TSource defaultValue)
    {
        TSource last = FindLast(source, predicate, out bool found);
        return found ? last : defaultValue;
    }

    private static TSource FindLast<TSource>(IEnumerable<TSource> source, out bool found)
    {
        if (source == null) throw Fail.Null("source");
        if (source is IList<TSource> list)
        {
            int count = list.Count;
            found = count > 0;
            return found ? list[count - 1] : default;
        }
        if (source is IndexedEnumerable<TSource> indexed)
        {
            int count = indexed.Length;
            found = count > 0;
            return found ? indexed.At(count - 1) : default;
        }
        if (source is OrderedEnumerable<TSource> ordered) return ordered.FindExtreme(null, true, out found);
        found = false;
        TSource last = default;
        foreach (TSource item in source)
        {
            last = item;
            found = true;
        }
        return last;
    }

    private static TSource FindLast<TSource>(IEnumerable<TSource> source, Func<TSource, bool> predicate, out bool found)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        if (source is OrderedEnumerable<TSource> ordered) return ordered.FindExtreme(predicate, true, out found);
        found = false;
        TSource last = default;
        if (source is IList<TSource> list)
        {
            for (int i = list.Count - 1; i >= 0 && !found; i--)
            {
                TSource item = list[i];
                if (!predicate(item)) continue;
                last = item;
                found = true;
            }
            return last;
        }
        foreach (TSource item in source)
        {
            if (!predicate(item)) continue;
            last = item;
            found = true;
        }
        return last;
    }

    public static TSource Single<TSource>(this IEnumerable<TSource> source)
    {
        TSource single = FindSingle(source, out bool found);
        return found ? single : throw Fail.NoElements();
    }

    public static TSource Single<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        TSource single = FindSingle(source, predicate, out bool found);
        return found ? single : throw Fail.NoMatch();
    }

    public static TSource SingleOrDefault<TSource>(this IEnumerable<TSource> source) => FindSingle(source, out _);

    public static TSource SingleOrDefault<TSource>(this IEnumerable<TSource> source, TSource defaultValue)
    {
        TSource single = FindSingle(source, out bool found);
        return found ? single : defaultValue;
    }

    public static TSource SingleOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate) =>
        FindSingle(source, predicate, out _);

    public static TSource SingleOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate, TSource defaultValue)
    {
        TSource single = FindSingle(source, predicate, out bool found);
        return found ? single : defaultValue;
    }

    private static TSource FindSingle<TSource>(IEnumerable<TSource> source, out bool found)
    {
        if (source == null) throw Fail.Null("source");
        if (source is IList<TSource> list)
        {
            int count = list.Count;
            if (count > 1) throw Fail.MoreThanOneElement();
            found = count == 1;
            return found ? list[0] : default;
        }
        using IEnumerator<TSource> items = source.GetEnumerator();
        found = items.MoveNext();
        if (!found) return default;
        TSource single = items.Current;
        return items.MoveNext() ? throw Fail.MoreThanOneElement() : single;
    }

    private static TSource FindSingle<TSource>(IEnumerable<TSource> source, Func<TSource, bool> predicate, out bool found)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        found = false;
        TSource single = default;
        foreach (TSource item in source)
        {
            if (!predicate(item)) continue;
            if (found) throw Fail.MoreThanOneMatch();
            single = item;
            found = true;
        }
        return single;
    }

    public static TSource ElementAt<TSource>(this IEnumerable<TSource> source, int index)
    {
        if (source is IList<TSource> indexed) return indexed[index];
        TSource element = FindAt(source, index, out bool found);
        return found ? element : throw new ArgumentOutOfRangeException("index");
    }

    public static TSource ElementAt<TSource>(this IEnumerable<TSource> source, Index index)
    {
        if (!index.IsFromEnd) return ElementAt(source, index.Value);
        TSource element = FindAt(source, index, out bool found);
        return found ? element : throw new ArgumentOutOfRangeException("index");
    }

    public static TSource ElementAtOrDefault<TSource>(this IEnumerable<TSource> source, int index) => FindAt(source, index, out _);

    public static TSource ElementAtOrDefault<TSource>(this IEnumerable<TSource> source, Index index) => FindAt(source, index, out _);

    private static TSource FindAt<TSource>(IEnumerable<TSource> source, int index, out bool found)
    {
        if (source == null) throw Fail.Null("source");
        if (source is IList<TSource> list)
        {
            found = (uint)index < (uint)list.Count;
            return found ? list[index] : default;
        }
        if (source is IndexedEnumerable<TSource> indexed)
        {
            found = (uint)index < (uint)indexed.Length;
            return found ? indexed.At(index) : default;
        }
        if (index >= 0)
        {
            foreach (TSource item in source)
            {
                if (index-- != 0) continue;
                found = true;
                return item;
            }
        }
        found = false;
        return default;
    }

    private static TSource FindAt<TSource>(IEnumerable<TSource> source, Index index, out bool found)
    {
        if (source == null) throw Fail.Null("source");
        if (!index.IsFromEnd) return FindAt(source, index.Value, out found);
        if (TryGetNonEnumeratedCount(source, out int count)) return FindAt(source, count - index.Value, out found);
        found = false;
        if (index.Value == 0) return default;
        TSource[] items = source.ToArray();
        int i = items.Length - index.Value;
        found = (uint)i < (uint)items.Length;
        return found ? items[i] : default;
    }

    public static bool Any<TSource>(this IEnumerable<TSource> source)
    {
        if (TryGetNonEnumeratedCount(source, out int count)) return count != 0;
        if (source is OrderedEnumerable<TSource> ordered)
        {
            FindFirst(ordered, out bool found);
            return found;
        }
        using IEnumerator<TSource> items = source.GetEnumerator();
        return items.MoveNext();
    }

    public static bool Any<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        FindFirst(source, predicate, out bool found);
        return found;
    }

    public static bool All<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        foreach (TSource item in source)
        {
            if (!predicate(item)) return false;
        }
        return true;
    }

    public static bool Contains<TSource>(this IEnumerable<TSource> source, TSource value) =>
        source is ICollection<TSource> collection ? collection.Contains(value)
        : source is OrderedEnumerable<TSource> ordered ? Contains(ordered.source, value)
        : Contains(source, value, null);

    public static bool Contains<TSource>(this IEnumerable<TSource> source, TSource value, IEqualityComparer<TSource> comparer)
    {
        if (source == null) throw Fail.Null("source");
        foreach (TSource item in source)
        {
            if (comparer == null ? Defaults.Equals(item, value) : comparer.Equals(item, value)) return true;
        }
        return false;
    }

    public static bool SequenceEqual<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second) => SequenceEqual(first, second, null);

    public static bool SequenceEqual<TSource>(
        this IEnumerable<TSource> first,
        IEnumerable<TSource> second,
        IEqualityComparer<TSource> comparer
    )
    {
        if (first == null) throw Fail.Null("first");
        if (second == null) throw Fail.Null("second");
        if (first is ICollection<TSource> one && second is ICollection<TSource> other && one.Count != other.Count) return false;
        using IEnumerator<TSource> left = first.GetEnumerator();
        using IEnumerator<TSource> right = second.GetEnumerator();
        while (left.MoveNext())
        {
            if (!right.MoveNext()) return false;
            TSource x = left.Current;
            TSource y = right.Current;
            if (!(comparer == null ? Defaults.Equals(x, y) : comparer.Equals(x, y))) return false;
        }
        return !right.MoveNext();
    }
}
