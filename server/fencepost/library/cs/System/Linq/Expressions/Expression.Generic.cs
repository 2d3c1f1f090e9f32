namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;

public class Expression<TDelegate> : LambdaExpression
{
    internal Expression(Expression body, string name, bool tailCall, ReadOnlyCollection<ParameterExpression> parameters) : base(body, name, tailCall, parameters) { }

    internal static Expression<TDelegate> Of(Expression body, string name, bool tailCall, ReadOnlyCollection<ParameterExpression> parameters)
    {
        if (name != null || tailCall) return new FullExpression<TDelegate>(body, name, tailCall, parameters);
        return parameters.Count switch
        {
            0 => new Expression0<TDelegate>(body, parameters),
            1 => new Expression1<TDelegate>(body, parameters),
            2 => new Expression2<TDelegate>(body, parameters),
            3 => new Expression3<TDelegate>(body, parameters),
            _ => new ExpressionN<TDelegate>(body, parameters),
        };
    }

    public override Type Type => typeof(TDelegate);
    public new TDelegate Compile() => (TDelegate)(object)Interpreter.Delegate(this, null);
    public new TDelegate Compile(bool preferInterpretation) => Compile();
    public new TDelegate Compile(DebugInfoGenerator debugInfoGenerator) => Compile();

    public Expression<TDelegate> Update(Expression body, IEnumerable<ParameterExpression> parameters) =>
        body == Body && Children.Same(parameters, Parameters) ? this : Lambda<TDelegate>(body, Name, TailCall, parameters);

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitLambda(this);
}
