namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;

public abstract partial class Expression
{
    public static BlockExpression Block(Expression arg0, Expression arg1) => Block(null, null, new[] { Given(arg0, nameof(arg0)), Given(arg1, nameof(arg1)) });

    public static BlockExpression Block(Expression arg0, Expression arg1, Expression arg2) =>
        Block(null, null, new[] { Given(arg0, nameof(arg0)), Given(arg1, nameof(arg1)), Given(arg2, nameof(arg2)) });

    public static BlockExpression Block(Expression arg0, Expression arg1, Expression arg2, Expression arg3) =>
        Block(null, null, new[] { Given(arg0, nameof(arg0)), Given(arg1, nameof(arg1)), Given(arg2, nameof(arg2)), Given(arg3, nameof(arg3)) });

    public static BlockExpression Block(Expression arg0, Expression arg1, Expression arg2, Expression arg3, Expression arg4) =>
        Block(null, null, new[] { Given(arg0, nameof(arg0)), Given(arg1, nameof(arg1)), Given(arg2, nameof(arg2)), Given(arg3, nameof(arg3)), Given(arg4, nameof(arg4)) });

    public static BlockExpression Block(params Expression[] expressions) => Block(null, null, expressions);
    public static BlockExpression Block(IEnumerable<Expression> expressions) => Block(null, null, expressions);
    public static BlockExpression Block(Type type, params Expression[] expressions) => Block(Given(type), null, expressions);
    public static BlockExpression Block(Type type, IEnumerable<Expression> expressions) => Block(Given(type), null, expressions);
    public static BlockExpression Block(IEnumerable<ParameterExpression> variables, params Expression[] expressions) => Block(null, variables, (IEnumerable<Expression>)expressions);
    public static BlockExpression Block(IEnumerable<ParameterExpression> variables, IEnumerable<Expression> expressions) => Block(null, variables, expressions);
    public static BlockExpression Block(Type type, IEnumerable<ParameterExpression> variables, params Expression[] expressions) => Block(type, variables, (IEnumerable<Expression>)expressions);

    private static Type Given(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return type;
    }

    public static BlockExpression Block(Type type, IEnumerable<ParameterExpression> variables, IEnumerable<Expression> expressions)
    {
        ArgumentNullException.ThrowIfNull(expressions);
        ReadOnlyCollection<Expression> list = Readable(expressions, nameof(expressions));
        ReadOnlyCollection<ParameterExpression> own = Children.List(variables);
        for (int i = 0; i < own.Count; i++)
        {
            string name = nameof(variables) + "[" + i + "]";
            ArgumentNullException.ThrowIfNull(own[i], name);
            if (own[i].IsByRef) throw new ArgumentException("Variable '" + own[i] + "' uses unsupported type '" + own[i].Type + "'. Reference types are not supported for variables.", name);
            for (int j = 0; j < i; j++)
            {
                if (own[j] == own[i]) throw Duplicate(own[i], name);
            }
        }
        if (list.Count == 0)
        {
            if (type is not null && type != typeof(void)) throw Problem.TypesDiffer();
            return BlockExpression.Of(typeof(void), own, list);
        }
        Type result = list[list.Count - 1].Type;
        if (type is not null && type != typeof(void) && !Types.IsReferenceAssignable(type, result)) throw Problem.TypesDiffer();
        return BlockExpression.Of(type ?? result, own, list);
    }
}
