namespace System.Linq;

using Collections;
using Collections.Generic;
using Expressions;
using Reflection;

public abstract class EnumerableQuery
{
    internal EnumerableQuery() { }

    internal abstract Expression Expression { get; }
    internal abstract Expression Source { get; }

    // What a type is a sequence of, by one of its generic interfaces.
    internal static Type ElementOf(Type type, Type definition)
    {
        if (type.IsGenericType && type.GetGenericTypeDefinition() == definition) return type.GetGenericArguments()[0];
        foreach (Type candidate in type.GetInterfaces())
        {
            if (candidate.IsGenericType && candidate.GetGenericTypeDefinition() == definition) return candidate.GetGenericArguments()[0];
        }
        return null;
    }

    internal static IQueryable Of(Type type, object source)
    {
        Func<object, IQueryable> made = Make<object>;
        MethodInfo make = made.Method.GetGenericMethodDefinition().MakeGenericMethod(type);
        return (IQueryable)Fencepost.Members.Invoke(make, null, new[] { source }, false);
    }

    private static IQueryable Make<T>(object source) =>
        source is Expression expression ? new EnumerableQuery<T>(expression) : new EnumerableQuery<T>((IEnumerable<T>)source);
}

// A sequence that is queried by trees, which run as operators of Enumerable.
public class EnumerableQuery<T> : EnumerableQuery, IOrderedQueryable<T>, IQueryProvider
{
    private readonly Expression expression;
    private readonly IEnumerable<T> sequence;

    public EnumerableQuery(IEnumerable<T> enumerable)
    {
        sequence = enumerable;
        expression = Expressions.Expression.Constant(this);
    }

    public EnumerableQuery(Expression expression) => this.expression = expression;

    internal override Expression Expression => expression;
    internal override Expression Source => sequence == null ? null : Expressions.Expression.Constant(sequence, typeof(IEnumerable<T>));
    Expression IQueryable.Expression => expression;
    Type IQueryable.ElementType => typeof(T);
    IQueryProvider IQueryable.Provider => this;

    IQueryable IQueryProvider.CreateQuery(Expression expression)
    {
        if (expression == null) throw Fail.Null("expression");
        Type type = ElementOf(expression.Type, typeof(IQueryable<>));
        if (type is null) throw new ArgumentException("Argument expression is not valid");
        return Of(type, expression);
    }

    IQueryable<TElement> IQueryProvider.CreateQuery<TElement>(Expression expression)
    {
        if (expression == null) throw Fail.Null("expression");
        if (!typeof(IQueryable<TElement>).IsAssignableFrom(expression.Type)) throw new ArgumentException("Argument expression is not valid");
        return new EnumerableQuery<TElement>(expression);
    }

    object IQueryProvider.Execute(Expression expression)
    {
        if (expression == null) throw Fail.Null("expression");
        Expression body = new EnumerableCalls().Visit(expression);
        return Expressions.Expression.Lambda<Func<object>>(Expressions.Expression.Convert(body, typeof(object))).Compile()();
    }

    TElement IQueryProvider.Execute<TElement>(Expression expression)
    {
        if (expression == null) throw Fail.Null("expression");
        if (!typeof(TElement).IsAssignableFrom(expression.Type)) throw new ArgumentException("Argument expression is not valid");
        return Run<TElement>(expression);
    }

    private static TResult Run<TResult>(Expression expression)
    {
        Expression body = new EnumerableCalls().Visit(expression);
        if (body.Type != typeof(TResult)) body = Expressions.Expression.Convert(body, typeof(TResult));
        return Expressions.Expression.Lambda<Func<TResult>>(body).Compile()();
    }

    public IEnumerator<T> GetEnumerator()
    {
        if (sequence != null) return sequence.GetEnumerator();
        IEnumerable<T> found = Run<IEnumerable<T>>(expression);
        if (found == this) throw new InvalidOperationException("Enumeration of expression resulted in itself.");
        return found.GetEnumerator();
    }

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public override string ToString()
    {
        if (expression is not ConstantExpression constant || constant.Value != this) return expression.ToString();
        return sequence == null ? "null" : sequence.ToString();
    }
}
