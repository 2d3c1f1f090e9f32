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

public abstract partial class Expression
{
    public static ConditionalExpression Condition(Expression test, Expression ifTrue, Expression ifFalse)
    {
        RequireTest(test, ifTrue, ifFalse);
        if (ifTrue.Type != ifFalse.Type) throw Problem.TypesDiffer();
        return ConditionalExpression.Of(test, ifTrue, ifFalse, ifTrue.Type);
    }

    public static ConditionalExpression Condition(Expression test, Expression ifTrue, Expression ifFalse, Type type)
    {
        RequireTest(test, ifTrue, ifFalse);
        ArgumentNullException.ThrowIfNull(type);
        if (type != typeof(void) && (!Types.IsReferenceAssignable(type, ifTrue.Type) || !Types.IsReferenceAssignable(type, ifFalse.Type))) throw Problem.TypesDiffer();
        return ConditionalExpression.Of(test, ifTrue, ifFalse, type);
    }

    private static void RequireTest(Expression test, Expression ifTrue, Expression ifFalse)
    {
        RequireReadable(test, nameof(test));
        RequireReadable(ifTrue, nameof(ifTrue));
        RequireReadable(ifFalse, nameof(ifFalse));
        if (test.Type != typeof(bool)) throw new ArgumentException("Argument must be boolean", nameof(test));
    }

    public static ConditionalExpression IfThen(Expression test, Expression ifTrue) => Condition(test, ifTrue, Empty(), typeof(void));
    public static ConditionalExpression IfThenElse(Expression test, Expression ifTrue, Expression ifFalse) => Condition(test, ifTrue, ifFalse, typeof(void));

    public static TypeBinaryExpression TypeIs(Expression expression, Type type) => TypeTest(expression, type, ExpressionType.TypeIs);
    public static TypeBinaryExpression TypeEqual(Expression expression, Type type) => TypeTest(expression, type, ExpressionType.TypeEqual);

    private static TypeBinaryExpression TypeTest(Expression expression, Type type, ExpressionType kind)
    {
        RequireReadable(expression, nameof(expression));
        ArgumentNullException.ThrowIfNull(type);
        if (type.IsByRef) throw new ArgumentException("Type must not be ByRef", nameof(type));
        return new TypeBinaryExpression(expression, type, kind);
    }
}
