using System.Collections;
using System.Collections.Generic;

namespace System.Linq;

// NaN is less than every number.
public static partial class Enumerable
{
    public static int Min(this IEnumerable<int> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        int best = 0;
        foreach (int item in source)
        {
            if (found && !(item < best)) continue;
            best = item;
            found = true;
        }
        return found ? best : throw Fail.NoElements();
    }

    public static int? Min(this IEnumerable<int?> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        int best = 0;
        foreach (int? candidate in source)
        {
            if (candidate == null) continue;
            int item = candidate.GetValueOrDefault();
            if (found && !(item < best)) continue;
            best = item;
            found = true;
        }
        return found ? best : null;
    }

    public static int Min<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector) => Min(Select(source, selector));

    public static int? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector) => Min(Select(source, selector));

    public static long Min(this IEnumerable<long> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        long best = 0;
        foreach (long item in source)
        {
            if (found && !(item < best)) continue;
            best = item;
            found = true;
        }
        return found ? best : throw Fail.NoElements();
    }

    public static long? Min(this IEnumerable<long?> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        long best = 0;
        foreach (long? candidate in source)
        {
            if (candidate == null) continue;
            long item = candidate.GetValueOrDefault();
            if (found && !(item < best)) continue;
            best = item;
            found = true;
        }
        return found ? best : null;
    }

    public static long Min<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector) => Min(Select(source, selector));

    public static long? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector) => Min(Select(source, selector));

    public static float Min(this IEnumerable<float> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        float best = 0;
        foreach (float item in source)
        {
            if (float.IsNaN(item)) return item;
            if (found && !(item < best)) continue;
            best = item;
            found = true;
        }
        return found ? best : throw Fail.NoElements();
    }

    public static float? Min(this IEnumerable<float?> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        float best = 0;
        foreach (float? candidate in source)
        {
            if (candidate == null) continue;
            float item = candidate.GetValueOrDefault();
            if (float.IsNaN(item)) return item;
            if (found && !(item < best)) continue;
            best = item;
            found = true;
        }
        return found ? best : null;
    }

    public static float Min<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector) => Min(Select(source, selector));

    public static float? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector) => Min(Select(source, selector));

    public static double Min(this IEnumerable<double> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        double best = 0;
        foreach (double item in source)
        {
            if (double.IsNaN(item)) return item;
            if (found && !(item < best)) continue;
            best = item;
            found = true;
        }
        return found ? best : throw Fail.NoElements();
    }

    public static double? Min(this IEnumerable<double?> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        double best = 0;
        foreach (double? candidate in source)
        {
            if (candidate == null) continue;
            double item = candidate.GetValueOrDefault();
            if (double.IsNaN(item)) return item;
            if (found && !(item < best)) continue;
            best = item;
            found = true;
        }
        return found ? best : null;
    }

    public static double Min<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector) => Min(Select(source, selector));

    public static double? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector) => Min(Select(source, selector));

    public static decimal Min(this IEnumerable<decimal> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        decimal best = 0;
        foreach (decimal item in source)
        {
            if (found && !(item < best)) continue;
            best = item;
            found = true;
        }
        return found ? best : throw Fail.NoElements();
    }

    public static decimal? Min(this IEnumerable<decimal?> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        decimal best = 0;
        foreach (decimal? candidate in source)
        {
            if (candidate == null) continue;
            decimal item = candidate.GetValueOrDefault();
            if (found && !(item < best)) continue;
            best = item;
            found = true;
        }
        return found ? best : null;
    }

    public static decimal Min<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector) => Min(Select(source, selector));

    public static decimal? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector) => Min(Select(source, selector));
}
