namespace System.Linq;

using Collections;
using Collections.Generic;
using Expressions;

public static partial class Queryable
{
    public static TSource First<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, TSource>)First<TSource>).Method);
    }

    public static TSource First<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, TSource>)First<TSource>).Method, Expression.Quote(predicate));
    }

    public static TSource FirstOrDefault<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, TSource>)FirstOrDefault<TSource>).Method);
    }

    public static TSource FirstOrDefault<TSource>(this IQueryable<TSource> source, TSource defaultValue)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, TSource, TSource>)FirstOrDefault<TSource>).Method, Expression.Constant(defaultValue, typeof(TSource)));
    }

    public static TSource FirstOrDefault<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, TSource>)FirstOrDefault<TSource>).Method, Expression.Quote(predicate));
    }

    public static TSource FirstOrDefault<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate, TSource defaultValue)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, TSource, TSource>)FirstOrDefault<TSource>).Method, Expression.Quote(predicate), Expression.Constant(defaultValue, typeof(TSource)));
    }

    public static TSource Last<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, TSource>)Last<TSource>).Method);
    }

    public static TSource Last<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, TSource>)Last<TSource>).Method, Expression.Quote(predicate));
    }

    public static TSource LastOrDefault<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, TSource>)LastOrDefault<TSource>).Method);
    }

    public static TSource LastOrDefault<TSource>(this IQueryable<TSource> source, TSource defaultValue)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, TSource, TSource>)LastOrDefault<TSource>).Method, Expression.Constant(defaultValue, typeof(TSource)));
    }

    public static TSource LastOrDefault<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, TSource>)LastOrDefault<TSource>).Method, Expression.Quote(predicate));
    }

    public static TSource LastOrDefault<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate, TSource defaultValue)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, TSource, TSource>)LastOrDefault<TSource>).Method, Expression.Quote(predicate), Expression.Constant(defaultValue, typeof(TSource)));
    }

    public static TSource Single<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, TSource>)Single<TSource>).Method);
    }

    public static TSource Single<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, TSource>)Single<TSource>).Method, Expression.Quote(predicate));
    }

    public static TSource SingleOrDefault<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, TSource>)SingleOrDefault<TSource>).Method);
    }

    public static TSource SingleOrDefault<TSource>(this IQueryable<TSource> source, TSource defaultValue)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, TSource, TSource>)SingleOrDefault<TSource>).Method, Expression.Constant(defaultValue, typeof(TSource)));
    }

    public static TSource SingleOrDefault<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, TSource>)SingleOrDefault<TSource>).Method, Expression.Quote(predicate));
    }

    public static TSource SingleOrDefault<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate, TSource defaultValue)
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, bool>>, TSource, TSource>)SingleOrDefault<TSource>).Method, Expression.Quote(predicate), Expression.Constant(defaultValue, typeof(TSource)));
    }

    public static TSource ElementAt<TSource>(this IQueryable<TSource> source, int index)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, int, TSource>)ElementAt<TSource>).Method, Expression.Constant(index, typeof(int)));
    }

    public static TSource ElementAt<TSource>(this IQueryable<TSource> source, Index index)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Index, TSource>)ElementAt<TSource>).Method, Expression.Constant(index, typeof(Index)));
    }

    public static TSource ElementAtOrDefault<TSource>(this IQueryable<TSource> source, int index)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, int, TSource>)ElementAtOrDefault<TSource>).Method, Expression.Constant(index, typeof(int)));
    }

    public static TSource ElementAtOrDefault<TSource>(this IQueryable<TSource> source, Index index)
    {
        if (source == null) throw Fail.Null("source");
        return Result<TSource>(source, ((Func<IQueryable<TSource>, Index, TSource>)ElementAtOrDefault<TSource>).Method, Expression.Constant(index, typeof(Index)));
    }
}
