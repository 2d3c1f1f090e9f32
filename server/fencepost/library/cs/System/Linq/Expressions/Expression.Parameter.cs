namespace System.Linq.Expressions;

public abstract partial class Expression
{
    public static ParameterExpression Parameter(Type type) => Parameter(type, null);

    public static ParameterExpression Parameter(Type type, string name)
    {
        ArgumentNullException.ThrowIfNull(type);
        RequireVariable(type);
        bool byRef = type.IsByRef;
        return ParameterExpression.Of(byRef ? type.GetElementType() : type, name, byRef);
    }

    public static ParameterExpression Variable(Type type) => Variable(type, null);

    public static ParameterExpression Variable(Type type, string name)
    {
        ArgumentNullException.ThrowIfNull(type);
        RequireVariable(type);
        if (type.IsByRef) throw new ArgumentException("Type must not be ByRef", nameof(type));
        return ParameterExpression.Of(type, name, false);
    }

    private static void RequireVariable(Type type)
    {
        if (type == typeof(void)) throw new ArgumentException("Argument type cannot be System.Void.", nameof(type));
        RequireClosed(type, nameof(type));
        if (type.IsPointer) throw new ArgumentException("Type must not be a pointer type", nameof(type));
    }
}
