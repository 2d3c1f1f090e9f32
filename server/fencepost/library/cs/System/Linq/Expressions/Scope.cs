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
