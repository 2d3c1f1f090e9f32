namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;

public abstract partial class Expression
{
    public static RuntimeVariablesExpression RuntimeVariables(params ParameterExpression[] variables) => RuntimeVariables((IEnumerable<ParameterExpression>)variables);

    public static RuntimeVariablesExpression RuntimeVariables(IEnumerable<ParameterExpression> variables)
    {
        ArgumentNullException.ThrowIfNull(variables);
        ReadOnlyCollection<ParameterExpression> list = Children.List(variables);
        for (int i = 0; i < list.Count; i++) ArgumentNullException.ThrowIfNull(list[i], nameof(variables) + "[" + i + "]");
        return new RuntimeVariablesExpression(list);
    }
}
