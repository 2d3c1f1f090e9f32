namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;

public class NewArrayExpression : Expression
{
    private readonly ExpressionType kind;
    private readonly Type type;

    internal NewArrayExpression(ExpressionType kind, Type type, ReadOnlyCollection<Expression> expressions)
    {
        this.kind = kind;
        this.type = type;
        Expressions = expressions;
    }

    internal static NewArrayExpression Of(ExpressionType kind, Type type, ReadOnlyCollection<Expression> expressions) =>
        kind == ExpressionType.NewArrayInit ? new NewArrayInitExpression(type, expressions) : new NewArrayBoundsExpression(type, expressions);

    public sealed override ExpressionType NodeType => kind;
    public sealed override Type Type => type;
    public ReadOnlyCollection<Expression> Expressions { get; }

    public NewArrayExpression Update(IEnumerable<Expression> expressions)
    {
        if (Children.Same(expressions, Expressions)) return this;
        return kind == ExpressionType.NewArrayInit ? NewArrayInit(type.GetElementType(), expressions) : NewArrayBounds(type.GetElementType(), expressions);
    }

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitNewArray(this);
}
