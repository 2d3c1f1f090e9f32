namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public class MethodCallExpression : Expression, IArgumentProvider
{
    internal MethodCallExpression(MethodInfo method, Expression instance, ReadOnlyCollection<Expression> arguments)
    {
        Method = method;
        Object = instance;
        Arguments = arguments;
    }

    internal static MethodCallExpression Of(MethodInfo method, Expression instance, ReadOnlyCollection<Expression> arguments)
    {
        if (instance == null) return OfStatic(method, arguments);
        return arguments.Count switch
        {
            0 => new InstanceMethodCallExpression0(method, instance, arguments),
            1 => new InstanceMethodCallExpression1(method, instance, arguments),
            2 => new InstanceMethodCallExpression2(method, instance, arguments),
            3 => new InstanceMethodCallExpression3(method, instance, arguments),
            _ => new InstanceMethodCallExpressionN(method, instance, arguments),
        };
    }

    private static MethodCallExpression OfStatic(MethodInfo method, ReadOnlyCollection<Expression> arguments)
    {
        return arguments.Count switch
        {
            0 => new MethodCallExpression0(method, arguments),
            1 => new MethodCallExpression1(method, arguments),
            2 => new MethodCallExpression2(method, arguments),
            3 => new MethodCallExpression3(method, arguments),
            4 => new MethodCallExpression4(method, arguments),
            5 => new MethodCallExpression5(method, arguments),
            _ => new MethodCallExpressionN(method, arguments),
        };
    }

    public sealed override ExpressionType NodeType => ExpressionType.Call;
    public sealed override Type Type => Method.ReturnType;
    public MethodInfo Method { get; }
    public Expression Object { get; }
    public ReadOnlyCollection<Expression> Arguments { get; }
    public int ArgumentCount => Arguments.Count;
    public Expression GetArgument(int index) => Arguments[index];

    public MethodCallExpression Update(Expression @object, IEnumerable<Expression> arguments) =>
        @object == Object && Children.Same(arguments, Arguments) ? this : Call(@object, Method, arguments);

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitMethodCall(this);
}
