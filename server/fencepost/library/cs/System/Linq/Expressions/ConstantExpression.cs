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

public class DefaultExpression : Expression
{
    private readonly Type type;

    internal DefaultExpression(Type type) => this.type = type;

    public sealed override Type Type => type;
    public sealed override ExpressionType NodeType => ExpressionType.Default;
    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitDefault(this);
}

public abstract partial class Expression
{
    public static ConstantExpression Constant(object value) => ConstantExpression.Of(value, value == null ? typeof(object) : value.GetType());

    public static ConstantExpression Constant(object value, Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        RequireType(type, nameof(type));
        bool fits = value == null ? !type.IsValueType || Types.IsNullable(type) : type.IsAssignableFrom(value.GetType()) || Types.Plain(type) == value.GetType();
        if (!fits) throw new ArgumentException("Argument types do not match");
        return ConstantExpression.Of(value, type);
    }

    public static DefaultExpression Empty() => new DefaultExpression(typeof(void));

    public static DefaultExpression Default(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        RequireType(type, nameof(type));
        return new DefaultExpression(type);
    }
}
