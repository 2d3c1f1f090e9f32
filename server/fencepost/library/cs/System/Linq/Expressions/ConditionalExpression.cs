namespace System.Linq.Expressions;

public class ConditionalExpression : Expression
{
    private readonly Type type;

    internal ConditionalExpression(Expression test, Expression ifTrue, Expression ifFalse, Type type)
    {
        this.type = type;
        Test = test;
        IfTrue = ifTrue;
        IfFalse = ifFalse;
    }

    internal static ConditionalExpression Of(Expression test, Expression ifTrue, Expression ifFalse, Type type)
    {
        if (ifTrue.Type != type || ifFalse.Type != type) return new FullConditionalExpressionWithType(test, ifTrue, ifFalse, type);
        if (ifFalse is DefaultExpression && type == typeof(void)) return new ConditionalExpression(test, ifTrue, ifFalse, type);
        return new FullConditionalExpression(test, ifTrue, ifFalse, type);
    }

    public sealed override ExpressionType NodeType => ExpressionType.Conditional;
    public override Type Type => type;
    public Expression Test { get; }
    public Expression IfTrue { get; }
    public Expression IfFalse { get; }

    public ConditionalExpression Update(Expression test, Expression ifTrue, Expression ifFalse) =>
        test == Test && ifTrue == IfTrue && ifFalse == IfFalse ? this : Condition(test, ifTrue, ifFalse, type);

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitConditional(this);
}
