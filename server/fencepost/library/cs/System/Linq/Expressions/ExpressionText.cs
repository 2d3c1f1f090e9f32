namespace System.Linq.Expressions;

using Collections.Generic;
using Text;

// The text of a node. Parameters and labels without names are numbered in the order in which they are met.
internal sealed class ExpressionText : ExpressionVisitor
{
    private readonly StringBuilder text = new StringBuilder();
    private readonly List<object> nameless = new List<object>();

    internal string Of(Expression node)
    {
        Visit(node);
        return text.ToString();
    }

    internal string Of(ElementInit node)
    {
        VisitElementInit(node);
        return text.ToString();
    }

    internal string Of(MemberBinding node)
    {
        VisitMemberBinding(node);
        return text.ToString();
    }

    internal string Of(CatchBlock node)
    {
        VisitCatchBlock(node);
        return text.ToString();
    }

    internal string Of(SwitchCase node)
    {
        VisitSwitchCase(node);
        return text.ToString();
    }

    // .NET has one series of numbers for parameters, labels and all else.
    private int NumberOf(object target)
    {
        int at = nameless.IndexOf(target);
        if (at >= 0) return at;
        nameless.Add(target);
        return nameless.Count - 1;
    }

    private void Label(LabelTarget target)
    {
        if (!string.IsNullOrEmpty(target.Name)) text.Append(target.Name);
        else text.Append("UnnamedLabel_").Append(NumberOf(target));
    }

    private void All(IEnumerable<Expression> nodes, char open, char close)
    {
        text.Append(open);
        Separated(nodes);
        text.Append(close);
    }

    private void Separated(IEnumerable<Expression> nodes)
    {
        bool first = true;
        foreach (Expression node in nodes)
        {
            if (!first) text.Append(", ");
            first = false;
            Visit(node);
        }
    }

    protected internal override Expression VisitBinary(BinaryExpression node)
    {
        if (node.NodeType == ExpressionType.ArrayIndex)
        {
            Visit(node.Left);
            text.Append('[');
            Visit(node.Right);
            text.Append(']');
            return node;
        }
        bool logical = node.Type == typeof(bool) || node.Type == typeof(bool?);
        text.Append('(');
        Visit(node.Left);
        text.Append(' ').Append(Operators.Sign(node.NodeType, logical)).Append(' ');
        Visit(node.Right);
        text.Append(')');
        return node;
    }

    protected internal override Expression VisitParameter(ParameterExpression node)
    {
        if (node.IsByRef) text.Append("ref ");
        if (string.IsNullOrEmpty(node.Name)) text.Append("Param_").Append(NumberOf(node));
        else text.Append(node.Name);
        return node;
    }

    protected internal override Expression VisitLambda<T>(Expression<T> node)
    {
        if (node.Parameters.Count == 1) Visit(node.Parameters[0]);
        else All(node.Parameters, '(', ')');
        text.Append(" => ");
        Visit(node.Body);
        return node;
    }

    protected internal override Expression VisitConditional(ConditionalExpression node)
    {
        text.Append("IIF(");
        Visit(node.Test);
        text.Append(", ");
        Visit(node.IfTrue);
        text.Append(", ");
        Visit(node.IfFalse);
        text.Append(')');
        return node;
    }

    protected internal override Expression VisitConstant(ConstantExpression node)
    {
        if (node.Value == null)
        {
            text.Append("null");
            return node;
        }
        string value = node.Value.ToString();
        if (node.Value is string) text.Append('"').Append(value).Append('"');
        else if (value == node.Value.GetType().ToString()) text.Append("value(").Append(value).Append(')');
        else text.Append(value);
        return node;
    }

    protected internal override Expression VisitMember(MemberExpression node)
    {
        if (node.Expression != null) Visit(node.Expression);
        else text.Append(node.Member.DeclaringType.Name);
        text.Append('.').Append(node.Member.Name);
        return node;
    }

    protected internal override Expression VisitMethodCall(MethodCallExpression node)
    {
        int start = 0;
        Expression target = node.Object;
        if (node.Method is not ArrayGetter && node.Method.IsDefined(typeof(ExtensionAttribute), true))
        {
            start = 1;
            target = node.Arguments[0];
        }
        if (target != null)
        {
            Visit(target);
            text.Append('.');
        }
        text.Append(node.Method.Name).Append('(');
        for (int i = start; i < node.Arguments.Count; i++)
        {
            if (i > start) text.Append(", ");
            Visit(node.Arguments[i]);
        }
        text.Append(')');
        return node;
    }

    protected internal override Expression VisitNewArray(NewArrayExpression node)
    {
        if (node.NodeType == ExpressionType.NewArrayInit)
        {
            text.Append("new [] ");
            All(node.Expressions, '{', '}');
            return node;
        }
        text.Append("new ").Append(node.Type.ToString());
        All(node.Expressions, '(', ')');
        return node;
    }

    protected internal override Expression VisitNew(NewExpression node)
    {
        text.Append("new ").Append(node.Type.Name).Append('(');
        for (int i = 0; i < node.Arguments.Count; i++)
        {
            if (i > 0) text.Append(", ");
            if (node.Members != null) text.Append(node.Members[i].Name).Append(" = ");
            Visit(node.Arguments[i]);
        }
        text.Append(')');
        return node;
    }

    protected internal override Expression VisitInvocation(InvocationExpression node)
    {
        text.Append("Invoke(");
        Visit(node.Expression);
        foreach (Expression argument in node.Arguments)
        {
            text.Append(", ");
            Visit(argument);
        }
        text.Append(')');
        return node;
    }

    protected internal override Expression VisitIndex(IndexExpression node)
    {
        if (node.Object != null) Visit(node.Object);
        else text.Append(node.Indexer.DeclaringType.Name);
        if (node.Indexer is not null) text.Append('.').Append(node.Indexer.Name);
        All(node.Arguments, '[', ']');
        return node;
    }

    protected internal override Expression VisitTypeBinary(TypeBinaryExpression node)
    {
        text.Append('(');
        Visit(node.Expression);
        text.Append(node.NodeType == ExpressionType.TypeIs ? " Is " : " TypeEqual ").Append(node.TypeOperand.Name).Append(')');
        return node;
    }

    protected internal override Expression VisitUnary(UnaryExpression node)
    {
        (string before, string after) = node.NodeType switch
        {
            ExpressionType.Negate or ExpressionType.NegateChecked => ("-", ""),
            ExpressionType.UnaryPlus => ("+", ""),
            ExpressionType.Not => ("Not(", ")"),
            ExpressionType.IsTrue => ("IsTrue(", ")"),
            ExpressionType.IsFalse => ("IsFalse(", ")"),
            ExpressionType.OnesComplement => ("~(", ")"),
            ExpressionType.Increment => ("Increment(", ")"),
            ExpressionType.Decrement => ("Decrement(", ")"),
            ExpressionType.PreIncrementAssign => ("++", ""),
            ExpressionType.PreDecrementAssign => ("--", ""),
            ExpressionType.PostIncrementAssign => ("", "++"),
            ExpressionType.PostDecrementAssign => ("", "--"),
            ExpressionType.Quote => ("", ""),
            ExpressionType.Throw => ("throw(", ")"),
            ExpressionType.TypeAs => ("(", " As " + node.Type.Name + ")"),
            ExpressionType.Convert => ("Convert(", ", " + node.Type.Name + ")"),
            ExpressionType.ConvertChecked => ("ConvertChecked(", ", " + node.Type.Name + ")"),
            _ => (node.NodeType + "(", ")"),
        };
        text.Append(before);
        Visit(node.Operand);
        text.Append(after);
        return node;
    }

    protected internal override Expression VisitDefault(DefaultExpression node)
    {
        text.Append("default(").Append(node.Type.Name).Append(')');
        return node;
    }

    protected internal override Expression VisitBlock(BlockExpression node)
    {
        text.Append('{');
        foreach (ParameterExpression variable in node.Variables)
        {
            text.Append("var ");
            Visit(variable);
            text.Append(';');
        }
        text.Append(" ... }");
        return node;
    }

    protected internal override Expression VisitLabel(LabelExpression node)
    {
        text.Append("{ ... } ");
        Label(node.Target);
        text.Append(':');
        return node;
    }

    protected internal override Expression VisitGoto(GotoExpression node)
    {
        text.Append(node.Kind switch
        {
            GotoExpressionKind.Goto => "goto",
            GotoExpressionKind.Break => "break",
            GotoExpressionKind.Continue => "continue",
            _ => "return",
        });
        text.Append(' ');
        Label(node.Target);
        if (node.Value == null) return node;
        text.Append(" (");
        Visit(node.Value);
        text.Append(')');
        return node;
    }

    protected internal override Expression VisitLoop(LoopExpression node)
    {
        text.Append("loop { ... }");
        return node;
    }

    protected internal override Expression VisitSwitch(SwitchExpression node)
    {
        text.Append("switch (");
        Visit(node.SwitchValue);
        text.Append(") { ... }");
        return node;
    }

    protected override SwitchCase VisitSwitchCase(SwitchCase node)
    {
        text.Append("case ");
        All(node.TestValues, '(', ')');
        text.Append(": ...");
        return node;
    }

    protected internal override Expression VisitTry(TryExpression node)
    {
        text.Append("try { ... }");
        return node;
    }

    protected override CatchBlock VisitCatchBlock(CatchBlock node)
    {
        text.Append("catch (").Append(node.Test.Name);
        if (!string.IsNullOrEmpty(node.Variable?.Name)) text.Append(' ').Append(node.Variable.Name);
        text.Append(") { ... }");
        return node;
    }

    protected internal override Expression VisitListInit(ListInitExpression node)
    {
        Visit(node.NewExpression);
        text.Append(' ');
        Initializers(node.Initializers);
        return node;
    }

    private void Initializers(IEnumerable<ElementInit> initializers)
    {
        text.Append('{');
        bool first = true;
        foreach (ElementInit item in initializers)
        {
            if (!first) text.Append(", ");
            first = false;
            VisitElementInit(item);
        }
        text.Append('}');
    }

    protected override ElementInit VisitElementInit(ElementInit node)
    {
        text.Append(node.AddMethod.ToString());
        All(node.Arguments, '(', ')');
        return node;
    }

    protected internal override Expression VisitMemberInit(MemberInitExpression node)
    {
        if (node.NewExpression.Arguments.Count == 0 && node.NewExpression.Type.Name.Contains('<')) text.Append("new");
        else Visit(node.NewExpression);
        text.Append(' ');
        Bindings(node.Bindings);
        return node;
    }

    private void Bindings(IEnumerable<MemberBinding> bindings)
    {
        text.Append('{');
        bool first = true;
        foreach (MemberBinding binding in bindings)
        {
            if (!first) text.Append(", ");
            first = false;
            VisitMemberBinding(binding);
        }
        text.Append('}');
    }

    protected override MemberAssignment VisitMemberAssignment(MemberAssignment node)
    {
        text.Append(node.Member.Name).Append(" = ");
        Visit(node.Expression);
        return node;
    }

    protected override MemberListBinding VisitMemberListBinding(MemberListBinding node)
    {
        text.Append(node.Member.Name).Append(" = ");
        Initializers(node.Initializers);
        return node;
    }

    protected override MemberMemberBinding VisitMemberMemberBinding(MemberMemberBinding node)
    {
        text.Append(node.Member.Name).Append(" = ");
        Bindings(node.Bindings);
        return node;
    }

    protected internal override Expression VisitRuntimeVariables(RuntimeVariablesExpression node)
    {
        All(node.Variables, '(', ')');
        return node;
    }

    protected internal override Expression VisitDebugInfo(DebugInfoExpression node)
    {
        text.Append("<DebugInfo(").Append(node.Document.FileName).Append(": ").Append(node.StartLine).Append(", ").Append(node.StartColumn);
        text.Append(", ").Append(node.EndLine).Append(", ").Append(node.EndColumn).Append(")>");
        return node;
    }

    // A node of the program's own: its own text, or what it is.
    protected internal override Expression VisitExtension(Expression node)
    {
        Reflection.MethodInfo own = node.GetType().GetMethod("ToString", Type.EmptyTypes);
        if (own.DeclaringType != typeof(Expression))
        {
            text.Append(node.ToString());
            return node;
        }
        text.Append('[').Append(node.NodeType == ExpressionType.Extension ? node.GetType().FullName : node.NodeType.ToString()).Append(']');
        return node;
    }
}
