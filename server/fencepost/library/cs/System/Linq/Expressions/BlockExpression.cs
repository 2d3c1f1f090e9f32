namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;

public class BlockExpression : Expression
{
    private readonly Type type;

    internal BlockExpression(Type type, ReadOnlyCollection<ParameterExpression> variables, ReadOnlyCollection<Expression> expressions)
    {
        this.type = type;
        Variables = variables;
        Expressions = expressions;
    }

    internal static BlockExpression Of(Type type, ReadOnlyCollection<ParameterExpression> variables, ReadOnlyCollection<Expression> expressions)
    {
        int count = expressions.Count;
        if (count == 0 || expressions[count - 1].Type != type) return new ScopeWithType(type, variables, expressions);
        if (variables.Count > 0) return count == 1 ? new Scope1(type, variables, expressions) : new ScopeN(type, variables, expressions);
        return count switch
        {
            2 => new Block2(type, expressions),
            3 => new Block3(type, expressions),
            4 => new Block4(type, expressions),
            5 => new Block5(type, expressions),
            _ => new BlockN(type, expressions),
        };
    }

    public sealed override ExpressionType NodeType => ExpressionType.Block;
    public override Type Type => type;
    public ReadOnlyCollection<Expression> Expressions { get; }
    public ReadOnlyCollection<ParameterExpression> Variables { get; }
    public Expression Result => Expressions[Expressions.Count - 1];

    public BlockExpression Update(IEnumerable<ParameterExpression> variables, IEnumerable<Expression> expressions) =>
        expressions != null && Children.Same(variables, Variables) && Children.Same(expressions, Expressions) ? this : Block(type, variables, expressions);

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitBlock(this);
}
