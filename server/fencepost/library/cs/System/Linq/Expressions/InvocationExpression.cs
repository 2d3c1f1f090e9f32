namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;

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
