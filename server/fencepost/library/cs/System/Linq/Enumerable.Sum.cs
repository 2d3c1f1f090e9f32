using System.Collections;
using System.Collections.Generic;

namespace System.Linq;

public static partial class Enumerable
{
    public static int Sum(this IEnumerable<int> source)
    {
        if (source == null) throw Fail.Null("source");
        int sum = 0;
        foreach (int item in source) sum = checked(sum + item);
        return sum;
    }

    public static int? Sum(this IEnumerable<int?> source)
    {
        if (source == null) throw Fail.Null("source");
        int sum = 0;
        foreach (int? item in source) sum = checked(sum + item.GetValueOrDefault());
        return sum;
    }

    public static int Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector) => Sum(Select(source, selector));

    public static int? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector) => Sum(Select(source, selector));

    public static long Sum(this IEnumerable<long> source)
    {
        if (source == null) throw Fail.Null("source");
        long sum = 0;
        foreach (long item in source) sum = checked(sum + item);
        return sum;
    }

    public static long? Sum(this IEnumerable<long?> source)
    {
        if (source == null) throw Fail.Null("source");
        long sum = 0;
        foreach (long? item in source) sum = checked(sum + item.GetValueOrDefault());
        return sum;
    }

    public static long Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector) => Sum(Select(source, selector));

    public static long? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector) => Sum(Select(source, selector));

    public static float Sum(this IEnumerable<float> source)
    {
        if (source == null) throw Fail.Null("source");
        double sum = 0;
        foreach (float item in source) sum += item;
        return (float)sum;
    }

    public static float? Sum(this IEnumerable<float?> source)
    {
        if (source == null) throw Fail.Null("source");
        double sum = 0;
        foreach (float? item in source) sum += item.GetValueOrDefault();
        return (float)sum;
    }

    public static float Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector) => Sum(Select(source, selector));

    public static float? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector) => Sum(Select(source, selector));

    public static double Sum(this IEnumerable<double> source)
    {
        if (source == null) throw Fail.Null("source");
        double sum = 0;
        foreach (double item in source) sum += item;
        return sum;
    }

    public static double? Sum(this IEnumerable<double?> source)
    {
        if (source == null) throw Fail.Null("source");
        double sum = 0;
        foreach (double? item in source) sum += item.GetValueOrDefault();
        return sum;
    }

    public static double Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector) => Sum(Select(source, selector));

    public static double? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector) => Sum(Select(source, selector));

    public static decimal Sum(this IEnumerable<decimal> source)
    {
        if (source == null) throw Fail.Null("source");
        decimal sum = 0;
        foreach (decimal item in source) sum += item;
        return sum;
    }

    public static decimal? Sum(this IEnumerable<decimal?> source)
    {
        if (source == null) throw Fail.Null("source");
        decimal sum = 0;
        foreach (decimal? item in source) sum += item.GetValueOrDefault();
        return sum;
    }

    public static decimal Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector) => Sum(Select(source, selector));

    public static decimal? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector) => Sum(Select(source, selector));
}
