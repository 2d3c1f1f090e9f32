namespace System.Linq.Expressions;

using Reflection;

public sealed class UnaryExpression : Expression
{
    private readonly ExpressionType kind;
    private readonly Type type;

    internal UnaryExpression(ExpressionType kind, Expression operand, Type type, MethodInfo method = null)
    {
        this.kind = kind;
        this.type = type;
        Operand = operand;
        Method = method;
    }

    public override ExpressionType NodeType => kind;
    public override Type Type => type;
    public Expression Operand { get; }
    public MethodInfo Method { get; }

    public bool IsLifted
    {
        get
        {
            if (kind is ExpressionType.TypeAs or ExpressionType.Quote or ExpressionType.Throw) return false;
            bool takes = Types.IsNullable(Operand.Type), gives = Types.IsNullable(type);
            if (Method is null) return takes || gives;
            return (takes && Types.Variable(Fencepost.Members.ParameterTypes(Method)[0]) != Operand.Type) || (gives && Method.ReturnType != type);
        }
    }

    public bool IsLiftedToNull => IsLifted && Types.IsNullable(type);
    internal bool IsPrefix => kind is ExpressionType.PreIncrementAssign or ExpressionType.PreDecrementAssign;
    public override bool CanReduce => IsPrefix || kind is ExpressionType.PostIncrementAssign or ExpressionType.PostDecrementAssign;

    public override Expression Reduce()
    {
        if (!CanReduce) return this;
        if (Operand is IndexExpression index) return ReduceIndex(index);
        if (Operand is not MemberExpression { Expression: { } owner } member) return ReduceVariable();
        ParameterExpression target = Parameter(owner.Type, null);
        BinaryExpression start = Assign(target, owner);
        Expression place = MakeMemberAccess(target, member.Member);
        if (IsPrefix) return Block(new[] { target }, start, Assign(place, Changed(place)));
        ParameterExpression before = Parameter(place.Type, null);
        return Block(new[] { target, before }, start, Assign(before, place), Assign(place, Changed(before)), before);
    }

    private Expression ReduceVariable()
    {
        if (IsPrefix) return Assign(Operand, Changed(Operand));
        ParameterExpression before = Parameter(Operand.Type, null);
        return Block(new[] { before }, Assign(before, Operand), Assign(Operand, Changed(before)), before);
    }

    private Expression ReduceIndex(IndexExpression index)
    {
        int count = index.Arguments.Count;
        ParameterExpression[] variables = new ParameterExpression[count + (IsPrefix ? 1 : 2)];
        Expression[] steps = new Expression[count + (IsPrefix ? 2 : 4)];
        Expression[] arguments = new Expression[count];
        variables[0] = Parameter(index.Object.Type, null);
        steps[0] = Assign(variables[0], index.Object);
        int at = 1;
        for (; at <= count; at++)
        {
            Expression argument = index.Arguments[at - 1];
            arguments[at - 1] = variables[at] = Parameter(argument.Type, null);
            steps[at] = Assign(variables[at], argument);
        }
        Expression item = MakeIndex(variables[0], index.Indexer, arguments);
        if (IsPrefix)
        {
            steps[at] = Assign(item, Changed(item));
            return Block(variables, steps);
        }
        ParameterExpression before = variables[at] = Parameter(item.Type, null);
        steps[at] = Assign(before, item);
        steps[at + 1] = Assign(item, Changed(before));
        steps[at + 2] = before;
        return Block(variables, steps);
    }

    private Expression Changed(Expression value)
    {
        bool up = kind is ExpressionType.PreIncrementAssign or ExpressionType.PostIncrementAssign;
        return up ? Increment(value, Method) : Decrement(value, Method);
    }

    public UnaryExpression Update(Expression operand) => operand == Operand ? this : MakeUnary(kind, operand, type, Method);
    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitUnary(this);
}
