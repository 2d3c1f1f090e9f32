using System.Collections;
using System.Collections.Generic;

namespace System.Linq;

// NaN is less than every number.
public static partial class Enumerable
{
    public static int Max(this IEnumerable<int> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        int best = 0;
        foreach (int item in source)
        {
            if (found && !(item > best)) continue;
            best = item;
            found = true;
        }
        return found ? best : throw Fail.NoElements();
    }

    public static int? Max(this IEnumerable<int?> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        int best = 0;
        foreach (int? candidate in source)
        {
            if (candidate == null) continue;
            int item = candidate.GetValueOrDefault();
            if (found && !(item > best)) continue;
            best = item;
            found = true;
        }
        return found ? best : null;
    }

    public static int Max<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector) => Max(Select(source, selector));

    public static int? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector) => Max(Select(source, selector));

    public static long Max(this IEnumerable<long> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        long best = 0;
        foreach (long item in source)
        {
            if (found && !(item > best)) continue;
            best = item;
            found = true;
        }
        return found ? best : throw Fail.NoElements();
    }

    public static long? Max(this IEnumerable<long?> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        long best = 0;
        foreach (long? candidate in source)
        {
            if (candidate == null) continue;
            long item = candidate.GetValueOrDefault();
            if (found && !(item > best)) continue;
            best = item;
            found = true;
        }
        return found ? best : null;
    }

    public static long Max<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector) => Max(Select(source, selector));

    public static long? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector) => Max(Select(source, selector));

    public static float Max(this IEnumerable<float> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        float best = 0;
        foreach (float item in source)
        {
            if (found && !(item > best || float.IsNaN(best))) continue;
            best = item;
            found = true;
        }
        return found ? best : throw Fail.NoElements();
    }

    public static float? Max(this IEnumerable<float?> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        float best = 0;
        foreach (float? candidate in source)
        {
            if (candidate == null) continue;
            float item = candidate.GetValueOrDefault();
            if (found && !(item > best || float.IsNaN(best))) continue;
            best = item;
            found = true;
        }
        return found ? best : null;
    }

    public static float Max<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector) => Max(Select(source, selector));

    public static float? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector) => Max(Select(source, selector));

    public static double Max(this IEnumerable<double> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        double best = 0;
        foreach (double item in source)
        {
            if (found && !(item > best || double.IsNaN(best))) continue;
            best = item;
            found = true;
        }
        return found ? best : throw Fail.NoElements();
    }

    public static double? Max(this IEnumerable<double?> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        double best = 0;
        foreach (double? candidate in source)
        {
            if (candidate == null) continue;
            double item = candidate.GetValueOrDefault();
            if (found && !(item > best || double.IsNaN(best))) continue;
            best = item;
            found = true;
        }
        return found ? best : null;
    }

    public static double Max<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector) => Max(Select(source, selector));

    public static double? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector) => Max(Select(source, selector));

    public static decimal Max(this IEnumerable<decimal> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        decimal best = 0;
        foreach (decimal item in source)
        {
            if (found && !(item > best)) continue;
            best = item;
            found = true;
        }
        return found ? best : throw Fail.NoElements();
    }

    public static decimal? Max(this IEnumerable<decimal?> source)
    {
        if (source == null) throw Fail.Null("source");
        bool found = false;
        decimal best = 0;
        foreach (decimal? candidate in source)
        {
            if (candidate == null) continue;
            decimal item = candidate.GetValueOrDefault();
            if (found && !(item > best)) continue;
            best = item;
            found = true;
        }
        return found ? best : null;
    }

    public static decimal Max<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector) => Max(Select(source, selector));

    public static decimal? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector) => Max(Select(source, selector));
}
