namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public class InvocationExpression : Expression, IArgumentProvider
{
    private readonly Type type;

    internal InvocationExpression(Expression expression, ReadOnlyCollection<Expression> arguments, Type type)
    {
        this.type = type;
        Expression = expression;
        Arguments = arguments;
    }

    internal static InvocationExpression Of(Expression expression, ReadOnlyCollection<Expression> arguments, Type type)
    {
        return arguments.Count switch
        {
            0 => new InvocationExpression0(expression, arguments, type),
            1 => new InvocationExpression1(expression, arguments, type),
            2 => new InvocationExpression2(expression, arguments, type),
            3 => new InvocationExpression3(expression, arguments, type),
            4 => new InvocationExpression4(expression, arguments, type),
            5 => new InvocationExpression5(expression, arguments, type),
            _ => new InvocationExpressionN(expression, arguments, type),
        };
    }

    public sealed override ExpressionType NodeType => ExpressionType.Invoke;
    public sealed override Type Type => type;
    public Expression Expression { get; }
    public ReadOnlyCollection<Expression> Arguments { get; }
    public int ArgumentCount => Arguments.Count;
    public Expression GetArgument(int index) => Arguments[index];

    public InvocationExpression Update(Expression expression, IEnumerable<Expression> arguments) =>
        expression == Expression && Children.Same(arguments, Arguments) ? this : Invoke(expression, arguments);

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitInvocation(this);
}

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
