namespace System.Linq.Expressions;

public sealed class LoopExpression : Expression
{
    internal LoopExpression(Expression body, LabelTarget breakLabel, LabelTarget continueLabel)
    {
        Body = body;
        BreakLabel = breakLabel;
        ContinueLabel = continueLabel;
    }

    public override Type Type => BreakLabel == null ? typeof(void) : BreakLabel.Type;
    public override ExpressionType NodeType => ExpressionType.Loop;
    public Expression Body { get; }
    public LabelTarget BreakLabel { get; }
    public LabelTarget ContinueLabel { get; }

    public LoopExpression Update(LabelTarget breakLabel, LabelTarget continueLabel, Expression body) =>
        breakLabel == BreakLabel && continueLabel == ContinueLabel && body == Body ? this : Loop(body, breakLabel, continueLabel);

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitLoop(this);
}
