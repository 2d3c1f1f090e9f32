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

    internal static ParameterExpression Of(Type type, string name, bool isByRef)
    {
        if (isByRef) return new ByRefParameterExpression(type, name);
        if (type.IsEnum) return new TypedParameterExpression(type, name, false);
        switch (Type.GetTypeCode(type))
        {
            case TypeCode.Boolean: return new PrimitiveParameterExpression<bool>(name);
            case TypeCode.Byte: return new PrimitiveParameterExpression<byte>(name);
            case TypeCode.Char: return new PrimitiveParameterExpression<char>(name);
            case TypeCode.DateTime: return new PrimitiveParameterExpression<DateTime>(name);
            case TypeCode.Decimal: return new PrimitiveParameterExpression<decimal>(name);
            case TypeCode.Double: return new PrimitiveParameterExpression<double>(name);
            case TypeCode.Int16: return new PrimitiveParameterExpression<short>(name);
            case TypeCode.Int32: return new PrimitiveParameterExpression<int>(name);
            case TypeCode.Int64: return new PrimitiveParameterExpression<long>(name);
            case TypeCode.SByte: return new PrimitiveParameterExpression<sbyte>(name);
            case TypeCode.Single: return new PrimitiveParameterExpression<float>(name);
            case TypeCode.String: return new PrimitiveParameterExpression<string>(name);
            case TypeCode.UInt16: return new PrimitiveParameterExpression<ushort>(name);
            case TypeCode.UInt32: return new PrimitiveParameterExpression<uint>(name);
            case TypeCode.UInt64: return new PrimitiveParameterExpression<ulong>(name);
        }
        if (type == typeof(object)) return new ParameterExpression(type, name, false);
        if (type == typeof(Exception)) return new PrimitiveParameterExpression<Exception>(name);
        if (type == typeof(object[])) return new PrimitiveParameterExpression<object[]>(name);
        return new TypedParameterExpression(type, name, false);
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
