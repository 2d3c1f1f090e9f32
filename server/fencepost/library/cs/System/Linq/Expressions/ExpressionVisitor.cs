namespace System.Linq.Expressions;

using Collections.ObjectModel;

public abstract class ExpressionVisitor
{
    protected ExpressionVisitor() { }

    public virtual Expression Visit(Expression node) => node?.Accept(this);

    public ReadOnlyCollection<Expression> Visit(ReadOnlyCollection<Expression> nodes) => Visit(nodes, Visit);

    public static ReadOnlyCollection<T> Visit<T>(ReadOnlyCollection<T> nodes, Func<T, T> elementVisitor)
    {
        ArgumentNullException.ThrowIfNull(nodes);
        ArgumentNullException.ThrowIfNull(elementVisitor);
        T[] changed = null;
        for (int i = 0; i < nodes.Count; i++)
        {
            T node = elementVisitor(nodes[i]);
            if (changed == null && !ReferenceEquals(node, nodes[i]))
            {
                changed = new T[nodes.Count];
                for (int j = 0; j < i; j++) changed[j] = nodes[j];
            }
            if (changed != null) changed[i] = node;
        }
        return changed == null ? nodes : Children.Own(changed);
    }

    public T VisitAndConvert<T>(T node, string callerName) where T : Expression
    {
        if (node == null) return null;
        if (Visit(node) is T found) return found;
        throw new InvalidOperationException("When called from '" + callerName + "', rewriting a node of type '" + typeof(T)
            + "' must return a non-null value of the same type. Alternatively, override '" + callerName + "' and change it to not visit children of this type.");
    }

    public ReadOnlyCollection<T> VisitAndConvert<T>(ReadOnlyCollection<T> nodes, string callerName) where T : Expression
    {
        ArgumentNullException.ThrowIfNull(nodes);
        return Visit(nodes, node => VisitAndConvert(node, callerName));
    }

    protected internal virtual Expression VisitBinary(BinaryExpression node)
    {
        Expression left = Visit(node.Left);
        LambdaExpression conversion = VisitAndConvert(node.Conversion, nameof(VisitBinary));
        BinaryExpression changed = node.Update(left, conversion, Visit(node.Right));
        if (changed == node || node.Method is not null) return changed;
        if (changed.Method is not null) throw Lost(node.NodeType + "", "VisitBinary");
        Same(node.Left, changed.Left, node.Left.Type, nameof(VisitBinary));
        Same(node.Right, changed.Right, node.Right.Type, nameof(VisitBinary));
        return changed;
    }

    private static Exception Lost(string kind, string caller) =>
        new InvalidOperationException("Rewritten expression calls operator method '" + kind + "', but the original node had no operator method. If this is intentional, override '" + caller + "' and change it to allow this rewrite.");

    // A value type in place of another type would change what the node does.
    private static void Same(Expression before, Expression after, Type type, string caller)
    {
        if (before.Type == after.Type) return;
        if (!before.Type.IsValueType && !after.Type.IsValueType) return;
        throw new InvalidOperationException("Rewriting child expression from type '" + before.Type + "' to type '" + after.Type
            + "' is not allowed, because it would change the meaning of the operation. If this is intentional, override '" + caller + "' and change it to allow this rewrite.");
    }

    protected internal virtual Expression VisitBlock(BlockExpression node)
    {
        ReadOnlyCollection<Expression> expressions = Visit(node.Expressions);
        ReadOnlyCollection<ParameterExpression> variables = VisitAndConvert(node.Variables, nameof(VisitBlock));
        return node.Update(variables, expressions);
    }

    protected internal virtual Expression VisitConditional(ConditionalExpression node) => node.Update(Visit(node.Test), Visit(node.IfTrue), Visit(node.IfFalse));
    protected internal virtual Expression VisitConstant(ConstantExpression node) => node;
    protected internal virtual Expression VisitDefault(DefaultExpression node) => node;
    protected internal virtual Expression VisitDebugInfo(DebugInfoExpression node) => node;
    protected internal virtual Expression VisitRuntimeVariables(RuntimeVariablesExpression node) => node.Update(VisitAndConvert(node.Variables, nameof(VisitRuntimeVariables)));
    protected internal virtual Expression VisitExtension(Expression node) => node.VisitChildren(this);
    protected internal virtual Expression VisitGoto(GotoExpression node) => node.Update(VisitLabelTarget(node.Target), Visit(node.Value));
    protected internal virtual Expression VisitInvocation(InvocationExpression node) => node.Update(Visit(node.Expression), Visit(node.Arguments));
    protected virtual LabelTarget VisitLabelTarget(LabelTarget node) => node;
    protected internal virtual Expression VisitLabel(LabelExpression node) => node.Update(VisitLabelTarget(node.Target), Visit(node.DefaultValue));

    protected internal virtual Expression VisitLambda<T>(Expression<T> node)
    {
        Expression body = Visit(node.Body);
        return node.Update(body, VisitAndConvert(node.Parameters, nameof(VisitLambda)));
    }

    protected internal virtual Expression VisitLoop(LoopExpression node) =>
        node.Update(VisitLabelTarget(node.BreakLabel), VisitLabelTarget(node.ContinueLabel), Visit(node.Body));

    protected internal virtual Expression VisitMember(MemberExpression node) => node.Update(Visit(node.Expression));
    protected internal virtual Expression VisitIndex(IndexExpression node) => node.Update(Visit(node.Object), Visit(node.Arguments));
    protected internal virtual Expression VisitMethodCall(MethodCallExpression node) => node.Update(Visit(node.Object), Visit(node.Arguments));
    protected internal virtual Expression VisitNewArray(NewArrayExpression node) => node.Update(Visit(node.Expressions));
    protected internal virtual Expression VisitNew(NewExpression node) => node.Update(Visit(node.Arguments));
    protected internal virtual Expression VisitParameter(ParameterExpression node) => node;
    protected virtual SwitchCase VisitSwitchCase(SwitchCase node) => node.Update(Visit(node.TestValues), Visit(node.Body));

    protected internal virtual Expression VisitSwitch(SwitchExpression node)
    {
        Expression value = Visit(node.SwitchValue);
        ReadOnlyCollection<SwitchCase> cases = Visit(node.Cases, VisitSwitchCase);
        SwitchExpression changed = node.Update(value, cases, Visit(node.DefaultBody));
        if (changed != node && node.Comparison is null && changed.Comparison is not null) throw Lost(changed.Comparison.ToString(), nameof(VisitSwitch));
        return changed;
    }

    protected virtual CatchBlock VisitCatchBlock(CatchBlock node) =>
        node.Update(VisitAndConvert(node.Variable, nameof(VisitCatchBlock)), Visit(node.Filter), Visit(node.Body));

    protected internal virtual Expression VisitTry(TryExpression node) =>
        node.Update(Visit(node.Body), Visit(node.Handlers, VisitCatchBlock), Visit(node.Finally), Visit(node.Fault));

    protected internal virtual Expression VisitTypeBinary(TypeBinaryExpression node) => node.Update(Visit(node.Expression));

    protected internal virtual Expression VisitUnary(UnaryExpression node)
    {
        UnaryExpression changed = node.Update(Visit(node.Operand));
        if (changed == node || node.Method is not null || node.NodeType is ExpressionType.Quote or ExpressionType.Throw) return changed;
        if (changed.Method is not null) throw Lost(changed.Method.ToString(), nameof(VisitUnary));
        if (node.NodeType is not (ExpressionType.Convert or ExpressionType.ConvertChecked or ExpressionType.TypeAs)) Same(node.Operand, changed.Operand, node.Operand.Type, nameof(VisitUnary));
        else if (node.Operand.Type != changed.Operand.Type && (node.Operand.Type.IsValueType || changed.Operand.Type.IsValueType)) Same(node.Operand, changed.Operand, node.Operand.Type, nameof(VisitUnary));
        return changed;
    }

    protected internal virtual Expression VisitMemberInit(MemberInitExpression node) =>
        node.Update(VisitAndConvert(node.NewExpression, nameof(VisitMemberInit)), Visit(node.Bindings, VisitMemberBinding));

    protected internal virtual Expression VisitListInit(ListInitExpression node) =>
        node.Update(VisitAndConvert(node.NewExpression, nameof(VisitListInit)), Visit(node.Initializers, VisitElementInit));

    protected virtual ElementInit VisitElementInit(ElementInit node) => node.Update(Visit(node.Arguments));

    protected virtual MemberBinding VisitMemberBinding(MemberBinding node) => node switch
    {
        MemberAssignment assignment => VisitMemberAssignment(assignment),
        MemberMemberBinding binding => VisitMemberMemberBinding(binding),
        _ => VisitMemberListBinding((MemberListBinding)node),
    };

    protected virtual MemberAssignment VisitMemberAssignment(MemberAssignment node) => node.Update(Visit(node.Expression));
    protected virtual MemberMemberBinding VisitMemberMemberBinding(MemberMemberBinding node) => node.Update(Visit(node.Bindings, VisitMemberBinding));
    protected virtual MemberListBinding VisitMemberListBinding(MemberListBinding node) => node.Update(Visit(node.Initializers, VisitElementInit));
}
