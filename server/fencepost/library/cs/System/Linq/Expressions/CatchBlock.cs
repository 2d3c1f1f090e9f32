namespace System.Linq.Expressions;

public sealed class CatchBlock
{
    internal CatchBlock(Type test, ParameterExpression variable, Expression body, Expression filter)
    {
        Test = test;
        Variable = variable;
        Body = body;
        Filter = filter;
    }

    public ParameterExpression Variable { get; }
    public Type Test { get; }
    public Expression Body { get; }
    public Expression Filter { get; }

    public CatchBlock Update(ParameterExpression variable, Expression filter, Expression body) =>
        variable == Variable && filter == Filter && body == Body ? this : Expression.MakeCatchBlock(Test, variable, body, filter);

    public override string ToString() => new ExpressionText().Of(this);
}
