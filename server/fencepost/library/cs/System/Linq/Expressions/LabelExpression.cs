namespace System.Linq.Expressions;

public sealed class LabelExpression : Expression
{
    internal LabelExpression(LabelTarget target, Expression defaultValue)
    {
        Target = target;
        DefaultValue = defaultValue;
    }

    public override Type Type => Target.Type;
    public override ExpressionType NodeType => ExpressionType.Label;
    public LabelTarget Target { get; }
    public Expression DefaultValue { get; }
    public LabelExpression Update(LabelTarget target, Expression defaultValue) => target == Target && defaultValue == DefaultValue ? this : Label(target, defaultValue);
    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitLabel(this);
}
