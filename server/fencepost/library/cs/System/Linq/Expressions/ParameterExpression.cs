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
