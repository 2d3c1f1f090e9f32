namespace System.Linq.Expressions;

public class ParameterExpression : Expression
{
    private readonly Type type;

    internal ParameterExpression(Type type, string name, bool isByRef)
    {
        this.type = type;
        Name = name;
        IsByRef = isByRef;
    }

    public override Type Type => type;
    public sealed override ExpressionType NodeType => ExpressionType.Parameter;
    public string Name { get; }
    public bool IsByRef { get; }
    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitParameter(this);
}

public abstract partial class Expression
{
    public static ParameterExpression Parameter(Type type) => Parameter(type, null);

    public static ParameterExpression Parameter(Type type, string name)
    {
        ArgumentNullException.ThrowIfNull(type);
        RequireVariable(type);
        bool byRef = type.IsByRef;
        return new ParameterExpression(byRef ? type.GetElementType() : type, name, byRef);
    }

    public static ParameterExpression Variable(Type type) => Variable(type, null);

    public static ParameterExpression Variable(Type type, string name)
    {
        ArgumentNullException.ThrowIfNull(type);
        RequireVariable(type);
        if (type.IsByRef) throw new ArgumentException("Type must not be ByRef", nameof(type));
        return new ParameterExpression(type, name, false);
    }

    private static void RequireVariable(Type type)
    {
        if (type == typeof(void)) throw new ArgumentException("Argument type cannot be System.Void.", nameof(type));
        RequireClosed(type, nameof(type));
        if (type.IsPointer) throw new ArgumentException("Type must not be a pointer type", nameof(type));
    }
}
