namespace System.Linq.Expressions;

using Reflection;

public class BinaryExpression : Expression
{
    private readonly ExpressionType kind;
    private readonly Type type;

    internal BinaryExpression(ExpressionType kind, Expression left, Expression right, Type type, MethodInfo method = null, LambdaExpression conversion = null)
    {
        this.kind = kind;
        this.type = type;
        Left = left;
        Right = right;
        Method = method;
        Conversion = conversion;
    }

    internal static BinaryExpression Of(ExpressionType kind, Expression left, Expression right, Type type, MethodInfo method = null, LambdaExpression conversion = null)
    {
        if (method is not null)
        {
            return conversion == null ? new MethodBinaryExpression(kind, left, right, type, method)
                : new OpAssignMethodConversionBinaryExpression(kind, left, right, type, method, conversion);
        }
        if (conversion != null) return new CoalesceConversionBinaryExpression(left, right, conversion);
        if (kind == ExpressionType.Assign) return new AssignBinaryExpression(left, right);
        bool logical = kind is ExpressionType.AndAlso or ExpressionType.OrElse or ExpressionType.Equal or ExpressionType.NotEqual
            or ExpressionType.LessThan or ExpressionType.LessThanOrEqual or ExpressionType.GreaterThan or ExpressionType.GreaterThanOrEqual;
        return logical && type == typeof(bool) ? new LogicalBinaryExpression(kind, left, right) : new SimpleBinaryExpression(kind, left, right, type, null, null);
    }

    public sealed override ExpressionType NodeType => kind;
    public sealed override Type Type => type;
    public Expression Left { get; }
    public Expression Right { get; }
    public MethodInfo Method { get; }
    public LambdaExpression Conversion { get; }

    public bool IsLifted
    {
        get
        {
            if (kind is ExpressionType.Coalesce or ExpressionType.Assign || !Types.IsNullable(Left.Type)) return false;
            return Method is null || Types.Variable(Fencepost.Members.ParameterTypes(Method)[0]) != Left.Type;
        }
    }

    public bool IsLiftedToNull => IsLifted && Types.IsNullable(type);
    public override bool CanReduce => Operators.OfAssignment(kind) != ExpressionType.Assign;

    // `a op= b`: every part of what is assigned to is evaluated once.
    public override Expression Reduce()
    {
        if (!CanReduce) return this;
        ExpressionType operation = Operators.OfAssignment(kind);
        if (Left is ParameterExpression) return Assign(Left, Combined(operation, Left));
        if (Left is MemberExpression member)
        {
            if (member.Expression == null) return Assign(member, Combined(operation, member));
            ParameterExpression target = Variable(member.Expression.Type, "temp1"), value = Variable(Operation(operation, member).Type, "temp2");
            Expression place = MakeMemberAccess(target, member.Member);
            return Block(new[] { target, value }, Assign(target, member.Expression), Assign(value, Combined(operation, place)), Assign(place, value), value);
        }
        IndexExpression index = (IndexExpression)Left;
        ParameterExpression[] variables = new ParameterExpression[index.Arguments.Count + 2];
        Expression[] steps = new Expression[variables.Length + 1];
        Expression[] arguments = new Expression[index.Arguments.Count];
        variables[0] = Variable(index.Object.Type, "tempObj");
        steps[0] = Assign(variables[0], index.Object);
        for (int i = 0; i < arguments.Length; i++)
        {
            arguments[i] = variables[i + 1] = Variable(index.Arguments[i].Type, "tempArg" + i);
            steps[i + 1] = Assign(variables[i + 1], index.Arguments[i]);
        }
        Expression item = MakeIndex(variables[0], index.Indexer, arguments);
        Expression changed = Combined(operation, item);
        ParameterExpression result = variables[variables.Length - 1] = Variable(changed.Type, "tempValue");
        steps[steps.Length - 2] = Assign(result, changed);
        steps[steps.Length - 1] = Assign(item, result);
        return Block(variables, steps);
    }

    private BinaryExpression Operation(ExpressionType operation, Expression place) => MakeBinary(operation, place, Right, false, Method);

    private Expression Combined(ExpressionType operation, Expression place)
    {
        Expression value = Operation(operation, place);
        return Conversion == null ? value : Invoke(Conversion, value);
    }

    public BinaryExpression Update(Expression left, LambdaExpression conversion, Expression right)
    {
        if (left == Left && right == Right && conversion == Conversion) return this;
        if (kind is ExpressionType.Equal or ExpressionType.NotEqual && Method is null && Types.HasReferenceEquality(Left.Type, Right.Type) && Left.Type != Right.Type)
        {
            return kind == ExpressionType.Equal ? ReferenceEqual(left, right) : ReferenceNotEqual(left, right);
        }
        return MakeBinary(kind, left, right, IsLiftedToNull, Method, conversion);
    }

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitBinary(this);
}
