using System.Collections;
using System.Collections.Generic;

namespace System.Linq;

public static partial class Enumerable
{
    public static double Average(this IEnumerable<int> source)
    {
        if (source == null) throw Fail.Null("source");
        long sum = 0;
        long count = 0;
        foreach (int item in source)
        {
            sum = checked(sum + item);
            count++;
        }
        return count == 0 ? throw Fail.NoElements() : (double)sum / count;
    }

    public static double? Average(this IEnumerable<int?> source)
    {
        if (source == null) throw Fail.Null("source");
        long sum = 0;
        long count = 0;
        foreach (int? item in source)
        {
            if (item == null) continue;
            sum = checked(sum + item.GetValueOrDefault());
            count++;
        }
        return count == 0 ? null : (double)sum / count;
    }

    public static double Average<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector) => Average(Select(source, selector));

    public static double? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector) => Average(Select(source, selector));

    public static double Average(this IEnumerable<long> source)
    {
        if (source == null) throw Fail.Null("source");
        long sum = 0;
        long count = 0;
        foreach (long item in source)
        {
            sum = checked(sum + item);
            count++;
        }
        return count == 0 ? throw Fail.NoElements() : (double)sum / count;
    }

    public static double? Average(this IEnumerable<long?> source)
    {
        if (source == null) throw Fail.Null("source");
        long sum = 0;
        long count = 0;
        foreach (long? item in source)
        {
            if (item == null) continue;
            sum = checked(sum + item.GetValueOrDefault());
            count++;
        }
        return count == 0 ? null : (double)sum / count;
    }

    public static double Average<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector) => Average(Select(source, selector));

    public static double? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector) => Average(Select(source, selector));

    public static float Average(this IEnumerable<float> source)
    {
        if (source == null) throw Fail.Null("source");
        double sum = 0;
        long count = 0;
        foreach (float item in source)
        {
            sum += item;
            count++;
        }
        return count == 0 ? throw Fail.NoElements() : (float)(sum / count);
    }

    public static float? Average(this IEnumerable<float?> source)
    {
        if (source == null) throw Fail.Null("source");
        double sum = 0;
        long count = 0;
        foreach (float? item in source)
        {
            if (item == null) continue;
            sum += item.GetValueOrDefault();
            count++;
        }
        return count == 0 ? null : (float)(sum / count);
    }

    public static float Average<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector) => Average(Select(source, selector));

    public static float? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector) => Average(Select(source, selector));

    public static double Average(this IEnumerable<double> source)
    {
        if (source == null) throw Fail.Null("source");
        double sum = 0;
        long count = 0;
        foreach (double item in source)
        {
            sum += item;
            count++;
        }
        return count == 0 ? throw Fail.NoElements() : sum / count;
    }

    public static double? Average(this IEnumerable<double?> source)
    {
        if (source == null) throw Fail.Null("source");
        double sum = 0;
        long count = 0;
        foreach (double? item in source)
        {
            if (item == null) continue;
            sum += item.GetValueOrDefault();
            count++;
        }
        return count == 0 ? null : sum / count;
    }

    public static double Average<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector) => Average(Select(source, selector));

    public static double? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector) => Average(Select(source, selector));

    public static decimal Average(this IEnumerable<decimal> source)
    {
        if (source == null) throw Fail.Null("source");
        decimal sum = 0;
        long count = 0;
        foreach (decimal item in source)
        {
            sum += item;
            count++;
        }
        return count == 0 ? throw Fail.NoElements() : sum / count;
    }

    public static decimal? Average(this IEnumerable<decimal?> source)
    {
        if (source == null) throw Fail.Null("source");
        decimal sum = 0;
        long count = 0;
        foreach (decimal? item in source)
        {
            if (item == null) continue;
            sum += item.GetValueOrDefault();
            count++;
        }
        return count == 0 ? null : sum / count;
    }

    public static decimal Average<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector) => Average(Select(source, selector));

    public static decimal? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector) => Average(Select(source, selector));
}
