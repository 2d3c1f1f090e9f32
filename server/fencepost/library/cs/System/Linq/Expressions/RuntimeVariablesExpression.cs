namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;

public sealed class RuntimeVariablesExpression : Expression
{
    internal RuntimeVariablesExpression(ReadOnlyCollection<ParameterExpression> variables) => Variables = variables;

    public override Type Type => typeof(IRuntimeVariables);
    public override ExpressionType NodeType => ExpressionType.RuntimeVariables;
    public ReadOnlyCollection<ParameterExpression> Variables { get; }
    public RuntimeVariablesExpression Update(IEnumerable<ParameterExpression> variables) => Children.Same(variables, Variables) ? this : RuntimeVariables(variables);
    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitRuntimeVariables(this);
}

// Variables of a scope, by number.
internal sealed class ScopeVariables : IRuntimeVariables
{
    private readonly Scope scope;
    private readonly ReadOnlyCollection<ParameterExpression> variables;

    internal ScopeVariables(Scope scope, ReadOnlyCollection<ParameterExpression> variables)
    {
        this.scope = scope;
        this.variables = variables;
    }

    public int Count => variables.Count;

    public object this[int index]
    {
        get => scope.Get(Variable(index));
        set => scope.Set(Variable(index), value);
    }

    private ParameterExpression Variable(int index) => index >= 0 && index < variables.Count ? variables[index] : throw new IndexOutOfRangeException();
}
