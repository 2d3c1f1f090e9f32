namespace System.Linq.Expressions;

public sealed class GotoExpression : Expression
{
    private readonly Type type;

    internal GotoExpression(GotoExpressionKind kind, LabelTarget target, Expression value, Type type)
    {
        this.type = type;
        Kind = kind;
        Target = target;
        Value = value;
    }

    public override Type Type => type;
    public override ExpressionType NodeType => ExpressionType.Goto;
    public Expression Value { get; }
    public LabelTarget Target { get; }
    public GotoExpressionKind Kind { get; }
    public GotoExpression Update(LabelTarget target, Expression value) => target == Target && value == Value ? this : MakeGoto(Kind, target, value, type);
    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitGoto(this);
}
