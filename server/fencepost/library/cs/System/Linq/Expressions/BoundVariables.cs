namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;

// Finds, before a lambda runs, variables that nothing around their uses declares, jumps to nowhere and throws of nothing.
internal sealed class BoundVariables : ExpressionVisitor
{
    private readonly List<ParameterExpression> known = new List<ParameterExpression>();
    private List<LabelTarget> labels;
    private List<LabelTarget> jumps;
    private int handlers;

    private int Declare(ReadOnlyCollection<ParameterExpression> variables)
    {
        int count = known.Count;
        known.AddRange(variables);
        return count;
    }

    private void Forget(int count) => known.RemoveRange(count, known.Count - count);

    protected internal override Expression VisitLambda<T>(Expression<T> node)
    {
        (List<LabelTarget> outerLabels, List<LabelTarget> outerJumps, int outerHandlers) = (labels, jumps, handlers);
        (labels, jumps, handlers) = (null, null, 0);
        int count = Declare(node.Parameters);
        Visit(node.Body);
        Forget(count);
        for (int i = 0; jumps != null && i < jumps.Count; i++)
        {
            if (labels == null || !labels.Contains(jumps[i])) throw new InvalidOperationException("Cannot jump to undefined label '" + jumps[i].Name + "'.");
        }
        (labels, jumps, handlers) = (outerLabels, outerJumps, outerHandlers);
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
        handlers++;
        Visit(node.Body);
        handlers--;
        Forget(count);
        return node;
    }

    protected internal override Expression VisitParameter(ParameterExpression node)
    {
        if (known.Contains(node)) return node;
        throw new InvalidOperationException("variable '" + node.Name + "' of type '" + node.Type + "' referenced from scope '', but it is not defined");
    }

    protected internal override Expression VisitUnary(UnaryExpression node)
    {
        if (node.NodeType == ExpressionType.Throw && node.Operand == null && handlers == 0)
        {
            throw new InvalidOperationException("Rethrow statement is valid only inside a Catch block.");
        }
        Visit(node.Operand);
        return node;
    }

    protected internal override Expression VisitLabel(LabelExpression node)
    {
        Label(node.Target);
        Visit(node.DefaultValue);
        return node;
    }

    protected internal override Expression VisitLoop(LoopExpression node)
    {
        Label(node.BreakLabel);
        Label(node.ContinueLabel);
        Visit(node.Body);
        return node;
    }

    private void Label(LabelTarget target)
    {
        labels ??= new List<LabelTarget>();
        if (target != null) labels.Add(target);
    }

    protected internal override Expression VisitGoto(GotoExpression node)
    {
        jumps ??= new List<LabelTarget>();
        jumps.Add(node.Target);
        Visit(node.Value);
        return node;
    }
}
