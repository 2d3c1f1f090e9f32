namespace System.Linq;

using Collections;
using Collections.Generic;
using Expressions;

public static partial class Queryable
{
    public static IQueryable<TResult> Join<TOuter, TInner, TKey, TResult>(this IQueryable<TOuter> outer, IEnumerable<TInner> inner, Expression<Func<TOuter, TKey>> outerKeySelector, Expression<Func<TInner, TKey>> innerKeySelector, Expression<Func<TOuter, TInner, TResult>> resultSelector)
    {
        if (outer == null) throw Fail.Null("outer");
        if (inner == null) throw Fail.Null("inner");
        if (outerKeySelector == null) throw Fail.Null("outerKeySelector");
        if (innerKeySelector == null) throw Fail.Null("innerKeySelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(outer, ((Func<IQueryable<TOuter>, IEnumerable<TInner>, Expression<Func<TOuter, TKey>>, Expression<Func<TInner, TKey>>, Expression<Func<TOuter, TInner, TResult>>, IQueryable<TResult>>)Join<TOuter, TInner, TKey, TResult>).Method, Sequence(inner), Expression.Quote(outerKeySelector), Expression.Quote(innerKeySelector), Expression.Quote(resultSelector));
    }

    public static IQueryable<TResult> Join<TOuter, TInner, TKey, TResult>(this IQueryable<TOuter> outer, IEnumerable<TInner> inner, Expression<Func<TOuter, TKey>> outerKeySelector, Expression<Func<TInner, TKey>> innerKeySelector, Expression<Func<TOuter, TInner, TResult>> resultSelector, IEqualityComparer<TKey> comparer)
    {
        if (outer == null) throw Fail.Null("outer");
        if (inner == null) throw Fail.Null("inner");
        if (outerKeySelector == null) throw Fail.Null("outerKeySelector");
        if (innerKeySelector == null) throw Fail.Null("innerKeySelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(outer, ((Func<IQueryable<TOuter>, IEnumerable<TInner>, Expression<Func<TOuter, TKey>>, Expression<Func<TInner, TKey>>, Expression<Func<TOuter, TInner, TResult>>, IEqualityComparer<TKey>, IQueryable<TResult>>)Join<TOuter, TInner, TKey, TResult>).Method, Sequence(inner), Expression.Quote(outerKeySelector), Expression.Quote(innerKeySelector), Expression.Quote(resultSelector), Expression.Constant(comparer, typeof(IEqualityComparer<TKey>)));
    }

    public static IQueryable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(this IQueryable<TOuter> outer, IEnumerable<TInner> inner, Expression<Func<TOuter, TKey>> outerKeySelector, Expression<Func<TInner, TKey>> innerKeySelector, Expression<Func<TOuter, IEnumerable<TInner>, TResult>> resultSelector)
    {
        if (outer == null) throw Fail.Null("outer");
        if (inner == null) throw Fail.Null("inner");
        if (outerKeySelector == null) throw Fail.Null("outerKeySelector");
        if (innerKeySelector == null) throw Fail.Null("innerKeySelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(outer, ((Func<IQueryable<TOuter>, IEnumerable<TInner>, Expression<Func<TOuter, TKey>>, Expression<Func<TInner, TKey>>, Expression<Func<TOuter, IEnumerable<TInner>, TResult>>, IQueryable<TResult>>)GroupJoin<TOuter, TInner, TKey, TResult>).Method, Sequence(inner), Expression.Quote(outerKeySelector), Expression.Quote(innerKeySelector), Expression.Quote(resultSelector));
    }

    public static IQueryable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(this IQueryable<TOuter> outer, IEnumerable<TInner> inner, Expression<Func<TOuter, TKey>> outerKeySelector, Expression<Func<TInner, TKey>> innerKeySelector, Expression<Func<TOuter, IEnumerable<TInner>, TResult>> resultSelector, IEqualityComparer<TKey> comparer)
    {
        if (outer == null) throw Fail.Null("outer");
        if (inner == null) throw Fail.Null("inner");
        if (outerKeySelector == null) throw Fail.Null("outerKeySelector");
        if (innerKeySelector == null) throw Fail.Null("innerKeySelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(outer, ((Func<IQueryable<TOuter>, IEnumerable<TInner>, Expression<Func<TOuter, TKey>>, Expression<Func<TInner, TKey>>, Expression<Func<TOuter, IEnumerable<TInner>, TResult>>, IEqualityComparer<TKey>, IQueryable<TResult>>)GroupJoin<TOuter, TInner, TKey, TResult>).Method, Sequence(inner), Expression.Quote(outerKeySelector), Expression.Quote(innerKeySelector), Expression.Quote(resultSelector), Expression.Constant(comparer, typeof(IEqualityComparer<TKey>)));
    }

    public static IQueryable<TResult> LeftJoin<TOuter, TInner, TKey, TResult>(this IQueryable<TOuter> outer, IEnumerable<TInner> inner, Expression<Func<TOuter, TKey>> outerKeySelector, Expression<Func<TInner, TKey>> innerKeySelector, Expression<Func<TOuter, TInner, TResult>> resultSelector)
    {
        if (outer == null) throw Fail.Null("outer");
        if (inner == null) throw Fail.Null("inner");
        if (outerKeySelector == null) throw Fail.Null("outerKeySelector");
        if (innerKeySelector == null) throw Fail.Null("innerKeySelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(outer, ((Func<IQueryable<TOuter>, IEnumerable<TInner>, Expression<Func<TOuter, TKey>>, Expression<Func<TInner, TKey>>, Expression<Func<TOuter, TInner, TResult>>, IQueryable<TResult>>)LeftJoin<TOuter, TInner, TKey, TResult>).Method, Sequence(inner), Expression.Quote(outerKeySelector), Expression.Quote(innerKeySelector), Expression.Quote(resultSelector));
    }

    public static IQueryable<TResult> LeftJoin<TOuter, TInner, TKey, TResult>(this IQueryable<TOuter> outer, IEnumerable<TInner> inner, Expression<Func<TOuter, TKey>> outerKeySelector, Expression<Func<TInner, TKey>> innerKeySelector, Expression<Func<TOuter, TInner, TResult>> resultSelector, IEqualityComparer<TKey> comparer)
    {
        if (outer == null) throw Fail.Null("outer");
        if (inner == null) throw Fail.Null("inner");
        if (outerKeySelector == null) throw Fail.Null("outerKeySelector");
        if (innerKeySelector == null) throw Fail.Null("innerKeySelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(outer, ((Func<IQueryable<TOuter>, IEnumerable<TInner>, Expression<Func<TOuter, TKey>>, Expression<Func<TInner, TKey>>, Expression<Func<TOuter, TInner, TResult>>, IEqualityComparer<TKey>, IQueryable<TResult>>)LeftJoin<TOuter, TInner, TKey, TResult>).Method, Sequence(inner), Expression.Quote(outerKeySelector), Expression.Quote(innerKeySelector), Expression.Quote(resultSelector), Expression.Constant(comparer, typeof(IEqualityComparer<TKey>)));
    }

    public static IQueryable<TResult> RightJoin<TOuter, TInner, TKey, TResult>(this IQueryable<TOuter> outer, IEnumerable<TInner> inner, Expression<Func<TOuter, TKey>> outerKeySelector, Expression<Func<TInner, TKey>> innerKeySelector, Expression<Func<TOuter, TInner, TResult>> resultSelector)
    {
        if (outer == null) throw Fail.Null("outer");
        if (inner == null) throw Fail.Null("inner");
        if (outerKeySelector == null) throw Fail.Null("outerKeySelector");
        if (innerKeySelector == null) throw Fail.Null("innerKeySelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(outer, ((Func<IQueryable<TOuter>, IEnumerable<TInner>, Expression<Func<TOuter, TKey>>, Expression<Func<TInner, TKey>>, Expression<Func<TOuter, TInner, TResult>>, IQueryable<TResult>>)RightJoin<TOuter, TInner, TKey, TResult>).Method, Sequence(inner), Expression.Quote(outerKeySelector), Expression.Quote(innerKeySelector), Expression.Quote(resultSelector));
    }

    public static IQueryable<TResult> RightJoin<TOuter, TInner, TKey, TResult>(this IQueryable<TOuter> outer, IEnumerable<TInner> inner, Expression<Func<TOuter, TKey>> outerKeySelector, Expression<Func<TInner, TKey>> innerKeySelector, Expression<Func<TOuter, TInner, TResult>> resultSelector, IEqualityComparer<TKey> comparer)
    {
        if (outer == null) throw Fail.Null("outer");
        if (inner == null) throw Fail.Null("inner");
        if (outerKeySelector == null) throw Fail.Null("outerKeySelector");
        if (innerKeySelector == null) throw Fail.Null("innerKeySelector");
        if (resultSelector == null) throw Fail.Null("resultSelector");
        return Query<TResult>(outer, ((Func<IQueryable<TOuter>, IEnumerable<TInner>, Expression<Func<TOuter, TKey>>, Expression<Func<TInner, TKey>>, Expression<Func<TOuter, TInner, TResult>>, IEqualityComparer<TKey>, IQueryable<TResult>>)RightJoin<TOuter, TInner, TKey, TResult>).Method, Sequence(inner), Expression.Quote(outerKeySelector), Expression.Quote(innerKeySelector), Expression.Quote(resultSelector), Expression.Constant(comparer, typeof(IEqualityComparer<TKey>)));
    }
}
