namespace System.Linq.Expressions;

public class TypeBinaryExpression : Expression
{
    private readonly ExpressionType kind;

    internal TypeBinaryExpression(Expression expression, Type typeOperand, ExpressionType kind)
    {
        this.kind = kind;
        Expression = expression;
        TypeOperand = typeOperand;
    }

    public sealed override Type Type => typeof(bool);
    public sealed override ExpressionType NodeType => kind;
    public Expression Expression { get; }
    public Type TypeOperand { get; }

    public TypeBinaryExpression Update(Expression expression)
    {
        if (expression == Expression) return this;
        return kind == ExpressionType.TypeIs ? TypeIs(expression, TypeOperand) : TypeEqual(expression, TypeOperand);
    }

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitTypeBinary(this);
}
