namespace System.Linq.Expressions;

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
