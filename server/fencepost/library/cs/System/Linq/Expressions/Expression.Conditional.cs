namespace System.Linq.Expressions;

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
