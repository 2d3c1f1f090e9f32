namespace System.Linq;

using Collections.Generic;
using Collections.ObjectModel;
using Expressions;
using Reflection;

// Turns operators of Queryable into those of Enumerable, but not those inside of lambdas: they have providers of their own.
internal sealed class EnumerableCalls : ExpressionVisitor
{
    protected internal override Expression VisitLambda<T>(Expression<T> node) => node;

    protected internal override Expression VisitConstant(ConstantExpression node)
    {
        if (node.Value is not EnumerableQuery query) return node;
        return query.Source ?? (query.Expression is ConstantExpression ? node : Visit(query.Expression));
    }

    protected internal override Expression VisitMethodCall(MethodCallExpression node)
    {
        ReadOnlyCollection<Expression> arguments = Visit(node.Arguments);
        if (node.Method.DeclaringType != typeof(Queryable)) return node.Update(Visit(node.Object), arguments);
        MethodInfo method = Counterpart(node.Method);
        if (method is null) Fencepost.Machine.Unsupported("Queryable." + node.Method.Name + " of a sequence");
        Expression[] given = new Expression[arguments.Count];
        for (int i = 0; i < given.Length; i++)
        {
            Expression argument = arguments[i];
            given[i] = argument is UnaryExpression { NodeType: ExpressionType.Quote } quote ? quote.Operand : argument;
        }
        return Expression.Call(null, method, given);
    }

    private static MethodInfo Counterpart(MethodInfo method)
    {
        Type[] wanted = Fencepost.Members.ParameterTypes(method);
        for (int i = 0; i < wanted.Length; i++) wanted[i] = Plain(wanted[i]);
        Type[] generic = method.IsGenericMethod ? method.GetGenericArguments() : Type.EmptyTypes;
        const int flags = (int)(BindingFlags.Static | BindingFlags.Public | BindingFlags.DeclaredOnly);
        foreach (MemberInfo found in Fencepost.Members.Select(typeof(Enumerable), Fencepost.Members.Method, method.Name, flags))
        {
            MethodInfo candidate = (MethodInfo)found;
            if (Fencepost.Members.ParameterCount(candidate) != wanted.Length || candidate.IsGenericMethodDefinition != method.IsGenericMethod) continue;
            if (generic.Length > 0)
            {
                if (candidate.GetGenericArguments().Length != generic.Length) continue;
                candidate = candidate.MakeGenericMethod(generic);
            }
            if (TypeMatching.Same(Fencepost.Members.ParameterTypes(candidate), wanted)) return candidate;
        }
        return null;
    }

    private static Type Plain(Type type)
    {
        if (type == typeof(IQueryable)) return typeof(Collections.IEnumerable);
        if (!type.IsGenericType) return type;
        Type definition = type.GetGenericTypeDefinition();
        if (definition == typeof(Expression<>)) return type.GetGenericArguments()[0];
        if (definition == typeof(IQueryable<>)) return typeof(IEnumerable<>).MakeGenericType(type.GetGenericArguments());
        if (definition == typeof(IOrderedQueryable<>)) return typeof(IOrderedEnumerable<>).MakeGenericType(type.GetGenericArguments());
        return type;
    }
}
