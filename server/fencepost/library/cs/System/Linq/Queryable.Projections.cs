namespace System.Linq;

using Collections;
using Collections.Generic;
using Expressions;

public static partial class Queryable
{
    public static IQueryable<TResult> Cast<TResult>(this IQueryable source)
    {
        if (source == null) throw Fail.Null("source");
        return Query<TResult>(source, ((Func<IQueryable, IQueryable<TResult>>)Cast<TResult>).Method);
    }

    public static IQueryable<TResult> Select<TSource, TResult>(this IQueryable<TSource> source, Expression<Func<TSource, TResult>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Query<TResult>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, TResult>>, IQueryable<TResult>>)Select<TSource, TResult>).Method, Expression.Quote(selector));
    }

    public static IQueryable<TResult> Select<TSource, TResult>(this IQueryable<TSource> source, Expression<Func<TSource, int, TResult>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Query<TResult>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, int, TResult>>, IQueryable<TResult>>)Select<TSource, TResult>).Method, Expression.Quote(selector));
    }

    public static IQueryable<TResult> SelectMany<TSource, TResult>(this IQueryable<TSource> source, Expression<Func<TSource, IEnumerable<TResult>>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Query<TResult>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, IEnumerable<TResult>>>, IQueryable<TResult>>)SelectMany<TSource, TResult>).Method, Expression.Quote(selector));
    }

    public static IQueryable<TResult> SelectMany<TSource, TResult>(this IQueryable<TSource> source, Expression<Func<TSource, int, IEnumerable<TResult>>> selector)
    {
        if (source == null) throw Fail.Null("source");
        if (selector == null) throw Fail.Null("selector");
        return Query<TResult>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, int, IEnumerable<TResult>>>, IQueryable<TResult>>)SelectMany<TSource, TResult>).Method, Expression.Quote(selector));
    }

    public static IQueryable<TResult> SelectMany<TSource, TCollection, TResult>(this IQueryable<TSource> source, Expression<Func<TSource, int, IEnumerable<TCollection>>> collectionSelector, Expression<Func<TSource, TCollection, TResult>> resultSelector)
    {
        if (source == null) throw Fail.Null("source");
        if (collectionSelector == null) throw Fail.Null("collectionSelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, int, IEnumerable<TCollection>>>, Expression<Func<TSource, TCollection, TResult>>, IQueryable<TResult>>)SelectMany<TSource, TCollection, TResult>).Method, Expression.Quote(collectionSelector), Expression.Quote(resultSelector));
    }

    public static IQueryable<TResult> SelectMany<TSource, TCollection, TResult>(this IQueryable<TSource> source, Expression<Func<TSource, IEnumerable<TCollection>>> collectionSelector, Expression<Func<TSource, TCollection, TResult>> resultSelector)
    {
        if (source == null) throw Fail.Null("source");
        if (collectionSelector == null) throw Fail.Null("collectionSelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(source, ((Func<IQueryable<TSource>, Expression<Func<TSource, IEnumerable<TCollection>>>, Expression<Func<TSource, TCollection, TResult>>, IQueryable<TResult>>)SelectMany<TSource, TCollection, TResult>).Method, Expression.Quote(collectionSelector), Expression.Quote(resultSelector));
    }

    public static IQueryable<ValueTuple<TFirst, TSecond>> Zip<TFirst, TSecond>(this IQueryable<TFirst> source1, IEnumerable<TSecond> source2)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        return Query<ValueTuple<TFirst, TSecond>>(source1, ((Func<IQueryable<TFirst>, IEnumerable<TSecond>, IQueryable<ValueTuple<TFirst, TSecond>>>)Zip<TFirst, TSecond>).Method, Sequence(source2));
    }

    public static IQueryable<TResult> Zip<TFirst, TSecond, TResult>(this IQueryable<TFirst> source1, IEnumerable<TSecond> source2, Expression<Func<TFirst, TSecond, TResult>> resultSelector)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(source1, ((Func<IQueryable<TFirst>, IEnumerable<TSecond>, Expression<Func<TFirst, TSecond, TResult>>, IQueryable<TResult>>)Zip<TFirst, TSecond, TResult>).Method, Sequence(source2), Expression.Quote(resultSelector));
    }

    public static IQueryable<ValueTuple<TFirst, TSecond, TThird>> Zip<TFirst, TSecond, TThird>(this IQueryable<TFirst> source1, IEnumerable<TSecond> source2, IEnumerable<TThird> source3)
    {
        if (source1 == null) throw Fail.Null("source1");
        if (source2 == null) throw Fail.Null("source2");
        if (source3 == null) throw Fail.Null("source3");
        return Query<ValueTuple<TFirst, TSecond, TThird>>(source1, ((Func<IQueryable<TFirst>, IEnumerable<TSecond>, IEnumerable<TThird>, IQueryable<ValueTuple<TFirst, TSecond, TThird>>>)Zip<TFirst, TSecond, TThird>).Method, Sequence(source2), Sequence(source3));
    }

    public static IQueryable<ValueTuple<int, TSource>> Index<TSource>(this IQueryable<TSource> source)
    {
        if (source == null) throw Fail.Null("source");
        return Query<ValueTuple<int, TSource>>(source, ((Func<IQueryable<TSource>, IQueryable<ValueTuple<int, TSource>>>)Index<TSource>).Method);
    }
}
