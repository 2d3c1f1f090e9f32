namespace System.Linq.Expressions;

public class DefaultExpression : Expression
{
    private readonly Type type;

    internal DefaultExpression(Type type) => this.type = type;

    public sealed override Type Type => type;
    public sealed override ExpressionType NodeType => ExpressionType.Default;
    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitDefault(this);
}
