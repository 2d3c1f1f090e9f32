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
