namespace System.Linq.Expressions;

using Collections.Generic;
using Reflection;

public abstract partial class Expression
{
    public static InvocationExpression Invoke(Expression expression, params Expression[] arguments) => Invoke(expression, (IEnumerable<Expression>)arguments);

    public static InvocationExpression Invoke(Expression expression, IEnumerable<Expression> arguments)
    {
        RequireReadable(expression, nameof(expression));
        MethodInfo method = InvokeMethod(expression);
        return InvocationExpression.Of(expression, Fitting(method, ExpressionType.Invoke, arguments), method.ReturnType);
    }

    private static MethodInfo InvokeMethod(Expression expression)
    {
        Type type = expression.Type;
        if (typeof(LambdaExpression).IsAssignableFrom(type) && type.IsGenericType) type = type.GetGenericArguments()[0];
        else if (type == typeof(MulticastDelegate) || !typeof(MulticastDelegate).IsAssignableFrom(type))
        {
            throw new ArgumentException("Expression of type '" + type + "' cannot be invoked", nameof(expression));
        }
        return Delegates.InvokeOf(type);
    }
}
