namespace System.Linq.Expressions;

using Collections.ObjectModel;

internal static partial class Interpreter
{
    private static object Block(BlockExpression node, Scope scope, Jump entering)
    {
        ReadOnlyCollection<ParameterExpression> variables = node.Variables;
        if (variables.Count > 0)
        {
            object[] values = new object[variables.Count];
            for (int i = 0; i < values.Length; i++) values[i] = Default(variables[i].Type);
            scope = new Scope(scope, variables, values);
        }
        ReadOnlyCollection<Expression> expressions = node.Expressions;
        object result = null;
        if (HasLabels(expressions)) result = WithLabels(expressions, scope, entering);
        else for (int i = 0; i < expressions.Count; i++) result = Value(expressions[i], scope);
        return node.Type == typeof(void) ? null : result;
    }

    private static bool HasLabels(ReadOnlyCollection<Expression> expressions)
    {
        for (int i = 0; i < expressions.Count; i++)
        {
            if (expressions[i] is LabelExpression || (expressions[i] is BlockExpression block && HasLabels(block.Expressions))) return true;
        }
        return false;
    }

    private static object WithLabels(ReadOnlyCollection<Expression> expressions, Scope scope, Jump entering)
    {
        object result = null;
        int at = entering == null ? 0 : Place(expressions, entering.Target), found = -1;
        while (at < expressions.Count)
        {
            try
            {
                Expression node = expressions[at];
                if (entering == null) result = Value(node, scope);
                else result = node is BlockExpression block ? Block(block, scope, entering) : entering.Value;
                entering = null;
                at++;
            }
            catch (Jump jump) when ((found = Place(expressions, jump.Target)) >= 0)
            {
                entering = jump;
                at = found;
            }
        }
        return result;

        // Where a label is, here or in a block inside.
        static int Place(ReadOnlyCollection<Expression> expressions, LabelTarget target)
        {
            for (int i = 0; i < expressions.Count; i++)
            {
                if (expressions[i] is LabelExpression label ? label.Target == target : expressions[i] is BlockExpression block && Place(block.Expressions, target) >= 0) return i;
            }
            return -1;
        }
    }

    private static object Label(LabelExpression node, Scope scope)
    {
        try
        {
            return node.DefaultValue == null ? null : Value(node.DefaultValue, scope);
        }
        catch (Jump jump) when (jump.Target == node.Target)
        {
            return jump.Value;
        }
    }

    private static object Goto(GotoExpression node, Scope scope) => throw new Jump(node.Target, node.Value == null ? null : Value(node.Value, scope));

    private static object Loop(LoopExpression node, Scope scope)
    {
        try
        {
            while (true) Turn(node, scope);
        }
        catch (Jump jump) when (jump.Target == node.BreakLabel)
        {
            return jump.Value;
        }
    }

    private static void Turn(LoopExpression node, Scope scope)
    {
        try
        {
            Value(node.Body, scope);
        }
        catch (Jump jump) when (jump.Target == node.ContinueLabel)
        {
        }
    }

    private static object Switch(SwitchExpression node, Scope scope)
    {
        object value = Value(node.SwitchValue, scope);
        foreach (SwitchCase found in node.Cases)
        {
            foreach (Expression test in found.TestValues)
            {
                if (!(bool)Operated(ExpressionType.Equal, node.SwitchValue.Type, typeof(bool), node.Comparison, value, Value(test, scope))) continue;
                return Result(found.Body);
            }
        }
        return node.DefaultBody == null ? null : Result(node.DefaultBody);

        object Result(Expression body)
        {
            object result = Value(body, scope);
            return node.Type == typeof(void) ? null : result;
        }
    }

    private static object Throw(UnaryExpression node, Scope scope)
    {
        if (node.Operand == null) throw scope.Caught;
        object value = Value(node.Operand, scope);
        throw value as Exception ?? new NullReferenceException();
    }

    private static object Try(TryExpression node, Scope scope)
    {
        if (node.Fault != null) return WithFault(node, scope);
        if (node.Finally == null) return Guarded(node, scope);
        try
        {
            return Guarded(node, scope);
        }
        finally
        {
            Value(node.Finally, scope);
        }
    }

    private static object WithFault(TryExpression node, Scope scope)
    {
        bool done = false;
        try
        {
            object result = Result(node, node.Body, scope);
            done = true;
            return result;
        }
        catch (Jump)
        {
            done = true;
            throw;
        }
        finally
        {
            if (!done) Value(node.Fault, scope);
        }
    }

    private static object Guarded(TryExpression node, Scope scope)
    {
        CatchBlock handler = null;
        Scope inside = null;
        try
        {
            return Result(node, node.Body, scope);
        }
        catch (Exception problem) when (problem is not Jump && (handler = Handler(node, problem, scope, out inside)) != null)
        {
        }
        return Result(node, handler.Body, inside);
    }

    private static object Result(TryExpression node, Expression body, Scope scope)
    {
        object result = Value(body, scope);
        return node.Type == typeof(void) ? null : result;
    }

    private static CatchBlock Handler(TryExpression node, Exception problem, Scope scope, out Scope inside)
    {
        foreach (CatchBlock handler in node.Handlers)
        {
            if (!handler.Test.IsInstanceOfType(problem)) continue;
            inside = new Scope(scope, handler.Variable == null ? Children.Own<ParameterExpression>() : Children.Own(handler.Variable), new object[] { problem }, problem);
            if (handler.Filter == null || Truth(handler.Filter, inside)) return handler;
        }
        inside = null;
        return null;
    }
}
