namespace System.Linq.Expressions;

using Collections.ObjectModel;

// The variables of a lambda or a block while it runs, and of what is around it.
internal sealed class Scope
{
    private readonly Scope outer;
    private readonly ReadOnlyCollection<ParameterExpression> variables;
    private readonly object[] values;
    private readonly Exception caught;

    internal Scope(Scope outer, ReadOnlyCollection<ParameterExpression> variables, object[] values, Exception caught = null)
    {
        this.outer = outer;
        this.variables = variables;
        this.values = values;
        this.caught = caught;
    }

    // The exception of the handler around.
    internal Exception Caught => caught ?? outer?.Caught;

    internal bool Has(ParameterExpression variable) => Find(variable, out _) != null;
    internal object Get(ParameterExpression variable) => Find(variable, out int index).values[index];
    internal void Set(ParameterExpression variable, object value) => Find(variable, out int index).values[index] = value;

    private Scope Find(ParameterExpression variable, out int index)
    {
        for (Scope scope = this; scope != null; scope = scope.outer)
        {
            ReadOnlyCollection<ParameterExpression> own = scope.variables;
            for (int i = 0; i < own.Count; i++)
            {
                if (own[i] != variable) continue;
                index = i;
                return scope;
            }
        }
        index = -1;
        return null;
    }
}

// A jump on its way to its label.
internal sealed class Jump : Exception
{
    internal readonly LabelTarget Target;
    internal readonly object Value;

    internal Jump(LabelTarget target, object value)
    {
        Target = target;
        Value = value;
    }
}

// Variables that nothing around their uses declares are found before a lambda runs.
internal sealed class BoundVariables : ExpressionVisitor
{
    private readonly Collections.Generic.List<ParameterExpression> known = new Collections.Generic.List<ParameterExpression>();
    private readonly Scope outer;

    internal BoundVariables(Scope outer) => this.outer = outer;

    private int Declare(ReadOnlyCollection<ParameterExpression> variables)
    {
        int count = known.Count;
        known.AddRange(variables);
        return count;
    }

    private void Forget(int count) => known.RemoveRange(count, known.Count - count);

    protected internal override Expression VisitLambda<T>(Expression<T> node)
    {
        int count = Declare(node.Parameters);
        Visit(node.Body);
        Forget(count);
        return node;
    }

    protected internal override Expression VisitBlock(BlockExpression node)
    {
        int count = Declare(node.Variables);
        Visit(node.Expressions);
        Forget(count);
        return node;
    }

    protected override CatchBlock VisitCatchBlock(CatchBlock node)
    {
        int count = known.Count;
        if (node.Variable != null) known.Add(node.Variable);
        Visit(node.Filter);
        Visit(node.Body);
        Forget(count);
        return node;
    }

    protected internal override Expression VisitParameter(ParameterExpression node)
    {
        if (known.Contains(node) || (outer != null && outer.Has(node))) return node;
        throw new InvalidOperationException("variable '" + node.Name + "' of type '" + node.Type + "' referenced from scope '', but it is not defined");
    }
}
