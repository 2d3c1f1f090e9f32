namespace System.Linq;

public interface IOrderedQueryable : IQueryable { }
public interface IOrderedQueryable<out T> : IQueryable<T>, IOrderedQueryable { }
