namespace System.Linq.Expressions;

public class ConstantExpression : Expression
{
    private readonly Type type;

    internal ConstantExpression(object value, Type type)
    {
        this.type = type;
        Value = value;
    }

    internal static ConstantExpression Of(object value, Type type) =>
        type == (value == null ? typeof(object) : value.GetType()) ? new ConstantExpression(value, type) : new TypedConstantExpression(value, type);

    public override Type Type => type;
    public sealed override ExpressionType NodeType => ExpressionType.Constant;
    public object Value { get; }
    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitConstant(this);
}
