namespace System.Linq;

using Collections;
using Collections.Generic;
using Expressions;

public interface IQueryable : IEnumerable
{
    Expression Expression { get; }
    Type ElementType { get; }
    IQueryProvider Provider { get; }
}

public interface IQueryable<out T> : IEnumerable<T>, IQueryable { }
public interface IOrderedQueryable : IQueryable { }
public interface IOrderedQueryable<out T> : IQueryable<T>, IOrderedQueryable { }

public interface IQueryProvider
{
    IQueryable CreateQuery(Expression expression);
    IQueryable<TElement> CreateQuery<TElement>(Expression expression);
    object Execute(Expression expression);
    TResult Execute<TResult>(Expression expression);
}
