namespace System.Linq.Expressions;

// Deviation: a lambda that is quoted keeps variables around it as they were then, which the verdict names.
// Runs trees. Every value is an object, those of value types are in boxes; nobody writes to a box that somebody else may have.
internal static partial class Interpreter
{
    internal static Delegate Delegate(LambdaExpression lambda, Scope outer)
    {
        if (outer == null) new BoundVariables().Visit(lambda);
        return Fencepost.LateDelegate.Of(lambda.Type, arguments => Run(lambda, outer, arguments));
    }

    private static object Run(LambdaExpression lambda, Scope outer, object[] arguments)
    {
        try
        {
            return Value(lambda.Body, new Scope(outer, lambda.Parameters, arguments));
        }
        catch (Jump)
        {
            Fencepost.Machine.Unsupported("a jump in an expression tree to where it cannot be followed");
            throw;
        }
    }

    internal static object Value(Expression node, Scope scope)
    {
        switch (node.NodeType)
        {
            case ExpressionType.Constant: return ((ConstantExpression)node).Value;
            case ExpressionType.Parameter: return scope.Get((ParameterExpression)node);
            case ExpressionType.MemberAccess: return Member((MemberExpression)node, scope);
            case ExpressionType.Call: return Call((MethodCallExpression)node, scope);
            case ExpressionType.Lambda: return Delegate((LambdaExpression)node, scope);
            case ExpressionType.Invoke: return Invoke((InvocationExpression)node, scope);
            case ExpressionType.Default: return Default(node.Type);
            case ExpressionType.Conditional: return Conditional((ConditionalExpression)node, scope);
            case ExpressionType.New: return New((NewExpression)node, scope);
            case ExpressionType.NewArrayInit: return NewArray((NewArrayExpression)node, scope);
            case ExpressionType.NewArrayBounds: return NewArrayOfBounds((NewArrayExpression)node, scope);
            case ExpressionType.MemberInit: return MemberInit((MemberInitExpression)node, scope);
            case ExpressionType.ListInit: return ListInit((ListInitExpression)node, scope);
            case ExpressionType.Index: return Place.Of(node, scope).Get();
            case ExpressionType.TypeIs:
            case ExpressionType.TypeEqual: return TypeTest((TypeBinaryExpression)node, scope);
            case ExpressionType.Block: return Block((BlockExpression)node, scope, null);
            case ExpressionType.Label: return Label((LabelExpression)node, scope);
            case ExpressionType.Goto: return Goto((GotoExpression)node, scope);
            case ExpressionType.Loop: return Loop((LoopExpression)node, scope);
            case ExpressionType.Switch: return Switch((SwitchExpression)node, scope);
            case ExpressionType.Try: return Try((TryExpression)node, scope);
            case ExpressionType.Quote: return Quoted((LambdaExpression)((UnaryExpression)node).Operand, scope);
            case ExpressionType.DebugInfo: return null;
            case ExpressionType.RuntimeVariables: return new ScopeVariables(scope, ((RuntimeVariablesExpression)node).Variables);
            case ExpressionType.Throw: return Throw((UnaryExpression)node, scope);
            case ExpressionType.Convert:
            case ExpressionType.ConvertChecked: return Convert((UnaryExpression)node, scope);
        }
        if (node is BinaryExpression binary) return Binary(binary, scope);
        if (node is UnaryExpression unary) return Unary(unary, scope);
        return Value(node.ReduceAndCheck(), scope);
    }

    private static bool Truth(Expression node, Scope scope) => (bool)Value(node, scope);

    private static object Conditional(ConditionalExpression node, Scope scope)
    {
        object value = Value(Truth(node.Test, scope) ? node.IfTrue : node.IfFalse, scope);
        return node.Type == typeof(void) ? null : value;
    }

    private static object TypeTest(TypeBinaryExpression node, Scope scope)
    {
        object value = Value(node.Expression, scope);
        Type type = Types.Plain(node.TypeOperand);
        if (value == null) return false;
        return node.NodeType == ExpressionType.TypeIs ? type.IsInstanceOfType(value) : value.GetType() == type;
    }

    internal static object Default(Type type) => type.IsValueType && type != typeof(void) && !Types.IsNullable(type) ? RuntimeHelpers.GetUninitializedObject(type) : null;

    // Whether a box with a value of this type can be told from another one with the same value.
    internal static bool IsPlain(Type type) => !type.IsValueType || type.IsPrimitive || type.IsEnum || type == typeof(decimal) || type == typeof(DateTime);

    internal static object Copy(object box) => box == null || IsPlain(box.GetType()) ? box : Fencepost.Members.Convert(box, box.GetType());

    // A lambda as a tree: variables of what is around it become what they are now.
    private static object Quoted(LambdaExpression lambda, Scope scope) => new Quoter(scope).Visit(lambda);

    private sealed class Quoter : ExpressionVisitor
    {
        private readonly Scope scope;

        internal Quoter(Scope scope) => this.scope = scope;

        protected internal override Expression VisitParameter(ParameterExpression node)
        {
            if (!scope.Has(node)) return node;
            Fencepost.Machine.Assumes("a lambda that is quoted in an expression tree keeps the variables around it as they were then");
            object box = Activator.CreateInstance(typeof(StrongBox<>).MakeGenericType(node.Type));
            ((IStrongBox)box).Value = scope.Get(node);
            return Expression.Field(Expression.Constant(box), "Value");
        }
    }
}
