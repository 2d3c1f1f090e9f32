namespace System.Linq;

using Collections;
using Collections.Generic;
using Expressions;

public static partial class Queryable
{
    public static int Sum(this IQueryable<int> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<int>(source, ((Func<IQueryable<int>, int>)Sum).Method);
    }

    public static int? Sum(this IQueryable<int?> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<int?>(source, ((Func<IQueryable<int?>, int?>)Sum).Method);
    }

    public static long Sum(this IQueryable<long> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<long>(source, ((Func<IQueryable<long>, long>)Sum).Method);
    }

    public static long? Sum(this IQueryable<long?> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<long?>(source, ((Func<IQueryable<long?>, long?>)Sum).Method);
    }

    public static float Sum(this IQueryable<float> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<float>(source, ((Func<IQueryable<float>, float>)Sum).Method);
    }

    public static float? Sum(this IQueryable<float?> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<float?>(source, ((Func<IQueryable<float?>, float?>)Sum).Method);
    }

    public static double Sum(this IQueryable<double> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<double>(source, ((Func<IQueryable<double>, double>)Sum).Method);
    }

    public static double? Sum(this IQueryable<double?> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<double?>(source, ((Func<IQueryable<double?>, double?>)Sum).Method);
    }

    public static decimal Sum(this IQueryable<decimal> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<decimal>(source, ((Func<IQueryable<decimal>, decimal>)Sum).Method);
    }

    public static decimal? Sum(this IQueryable<decimal?> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<decimal?>(source, ((Func<IQueryable<decimal?>, decimal?>)Sum).Method);
    }

    public static int Sum<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, int>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<int>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, int>>, int>)Sum<TSource>).Method, Expression.Quote(selector));
    }

    public static int? Sum<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, int?>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<int?>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, int?>>, int?>)Sum<TSource>).Method, Expression.Quote(selector));
    }

    public static long Sum<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, long>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<long>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, long>>, long>)Sum<TSource>).Method, Expression.Quote(selector));
    }

    public static long? Sum<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, long?>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<long?>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, long?>>, long?>)Sum<TSource>).Method, Expression.Quote(selector));
    }

    public static float Sum<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, float>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<float>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, float>>, float>)Sum<TSource>).Method, Expression.Quote(selector));
    }

    public static float? Sum<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, float?>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<float?>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, float?>>, float?>)Sum<TSource>).Method, Expression.Quote(selector));
    }

    public static double Sum<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, double>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<double>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, double>>, double>)Sum<TSource>).Method, Expression.Quote(selector));
    }

    public static double? Sum<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, double?>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<double?>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, double?>>, double?>)Sum<TSource>).Method, Expression.Quote(selector));
    }

    public static decimal Sum<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, decimal>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<decimal>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, decimal>>, decimal>)Sum<TSource>).Method, Expression.Quote(selector));
    }

    public static decimal? Sum<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, decimal?>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<decimal?>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, decimal?>>, decimal?>)Sum<TSource>).Method, Expression.Quote(selector));
    }

    public static double Average(this IQueryable<int> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<double>(source, ((Func<IQueryable<int>, double>)Average).Method);
    }

    public static double? Average(this IQueryable<int?> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<double?>(source, ((Func<IQueryable<int?>, double?>)Average).Method);
    }

    public static double Average(this IQueryable<long> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<double>(source, ((Func<IQueryable<long>, double>)Average).Method);
    }

    public static double? Average(this IQueryable<long?> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<double?>(source, ((Func<IQueryable<long?>, double?>)Average).Method);
    }

    public static float Average(this IQueryable<float> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<float>(source, ((Func<IQueryable<float>, float>)Average).Method);
    }

    public static float? Average(this IQueryable<float?> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<float?>(source, ((Func<IQueryable<float?>, float?>)Average).Method);
    }

    public static double Average(this IQueryable<double> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<double>(source, ((Func<IQueryable<double>, double>)Average).Method);
    }

    public static double? Average(this IQueryable<double?> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<double?>(source, ((Func<IQueryable<double?>, double?>)Average).Method);
    }

    public static decimal Average(this IQueryable<decimal> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<decimal>(source, ((Func<IQueryable<decimal>, decimal>)Average).Method);
    }

    public static decimal? Average(this IQueryable<decimal?> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<decimal?>(source, ((Func<IQueryable<decimal?>, decimal?>)Average).Method);
    }

    public static double Average<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, int>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<double>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, int>>, double>)Average<TSource>).Method, Expression.Quote(selector));
    }

    public static double? Average<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, int?>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<double?>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, int?>>, double?>)Average<TSource>).Method, Expression.Quote(selector));
    }

    public static float Average<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, float>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<float>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, float>>, float>)Average<TSource>).Method, Expression.Quote(selector));
    }

    public static float? Average<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, float?>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<float?>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, float?>>, float?>)Average<TSource>).Method, Expression.Quote(selector));
    }

    public static double Average<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, long>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<double>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, long>>, double>)Average<TSource>).Method, Expression.Quote(selector));
    }

    public static double? Average<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, long?>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<double?>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, long?>>, double?>)Average<TSource>).Method, Expression.Quote(selector));
    }

    public static double Average<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, double>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<double>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, double>>, double>)Average<TSource>).Method, Expression.Quote(selector));
    }

    public static double? Average<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, double?>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<double?>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, double?>>, double?>)Average<TSource>).Method, Expression.Quote(selector));
    }

    public static decimal Average<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, decimal>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<decimal>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, decimal>>, decimal>)Average<TSource>).Method, Expression.Quote(selector));
    }

    public static decimal? Average<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, decimal?>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Result<decimal?>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, decimal?>>, decimal?>)Average<TSource>).Method, Expression.Quote(selector));
    }
}
