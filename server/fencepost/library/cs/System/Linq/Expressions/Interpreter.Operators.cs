namespace System.Linq.Expressions;

using Reflection;

internal static partial class Interpreter
{
    private static object Binary(BinaryExpression node, Scope scope)
    {
        switch (node.NodeType)
        {
            case ExpressionType.Assign: return Assign(node, scope);
            case ExpressionType.AndAlso:
            case ExpressionType.OrElse: return node.Method is null ? Logic(node, scope) : OperatorLogic(node, scope);
            case ExpressionType.Coalesce: return Coalesce(node, scope);
            case ExpressionType.ArrayIndex: return Place.Of(node, scope).Get();
        }
        if (node.CanReduce) return CompoundAssign(node, scope);
        object left = Value(node.Left, scope);
        return Operated(node.NodeType, node.Left.Type, node.Type, node.Method, left, Value(node.Right, scope));
    }

    // A null stands for a nullable without a value, which most operators carry on.
    private static object Operated(ExpressionType kind, Type operands, Type result, MethodInfo method, object left, object right)
    {
        bool compares = kind is ExpressionType.Equal or ExpressionType.NotEqual or ExpressionType.LessThan or ExpressionType.LessThanOrEqual
            or ExpressionType.GreaterThan or ExpressionType.GreaterThanOrEqual;
        bool missing = left == null || right == null;
        if (method is not null)
        {
            if (missing && Types.IsNullable(operands) && !Types.IsNullable(Fencepost.Members.ParameterTypes(method)[0])) return Missing();
            return Called(method, null, new[] { left, right });
        }
        if (compares)
        {
            if (missing && Types.IsNullable(operands)) return Missing();
            if (!missing && operands.IsValueType) return Numbers.Compared(kind, left, right);
            return ReferenceEquals(left, right) == (kind == ExpressionType.Equal);
        }
        if (!missing) return Numbers.Operated(kind, left, right);
        if (result != typeof(bool?)) return null;
        return kind switch
        {
            ExpressionType.And => false.Equals(left ?? right) ? false : null,
            ExpressionType.Or => true.Equals(left ?? right) ? true : null,
            _ => null,
        };

        object Missing()
        {
            if (result != typeof(bool)) return null;
            bool both = left == null && right == null;
            return kind switch
            {
                ExpressionType.Equal => both,
                ExpressionType.NotEqual => !both,
                _ => false,
            };
        }
    }

    private static object Logic(BinaryExpression node, Scope scope)
    {
        bool decides = node.NodeType == ExpressionType.OrElse;
        object left = Value(node.Left, scope);
        if (left is bool first && first == decides) return decides;
        object right = Value(node.Right, scope);
        if (left != null || right == null) return right;
        return (bool)right == decides ? decides : null;
    }

    private static object OperatorLogic(BinaryExpression node, Scope scope)
    {
        object left = Value(node.Left, scope);
        MethodInfo method = node.Method;
        bool lifted = node.IsLifted;
        if (lifted && left == null)
        {
            Value(node.Right, scope);
            return null;
        }
        Type type = method.DeclaringType;
        MethodInfo test = Types.StaticMethod(type, node.NodeType == ExpressionType.AndAlso ? "op_False" : "op_True", type);
        if ((bool)Called(test, null, new[] { left })) return left;
        object right = Value(node.Right, scope);
        return lifted && right == null ? null : Called(method, null, new[] { left, right });
    }

    private static object Coalesce(BinaryExpression node, Scope scope)
    {
        object left = Value(node.Left, scope);
        if (left == null) return Widened(Value(node.Right, scope), node.Type);
        return node.Conversion == null ? Widened(left, node.Type) : Run(node.Conversion, scope, new[] { left });
    }

    private static object Widened(object value, Type to)
    {
        if (value == null || !to.IsValueType) return Copy(value);
        to = Types.Plain(to);
        if (value.GetType() == to) return value;
        return to == typeof(decimal) ? System.Convert.ToDecimal(value) : Numbers.Convert(value, Type.GetTypeCode(to), false);
    }

    private static object Assign(BinaryExpression node, Scope scope)
    {
        if (node.Left is ParameterExpression variable)
        {
            object given = Value(node.Right, scope);
            scope.Set(variable, given);
            return given;
        }
        Place place = Place.Of(node.Left, scope);
        object value = Value(node.Right, scope);
        place.Set(value);
        return value;
    }

    private static object CompoundAssign(BinaryExpression node, Scope scope)
    {
        Place place = Place.Of(node.Left, scope);
        object before = place.Get();
        object value = Operated(Operators.OfAssignment(node.NodeType), node.Left.Type, node.Type, node.Method, before, Value(node.Right, scope));
        if (node.Conversion != null) value = Run(node.Conversion, scope, new[] { value });
        place.Set(value);
        return value;
    }

    private static object Unary(UnaryExpression node, Scope scope)
    {
        if (node.CanReduce) return AssignedUnary(node, scope);
        object value = Value(node.Operand, scope);
        switch (node.NodeType)
        {
            case ExpressionType.ArrayLength: return value == null ? throw new NullReferenceException() : ((Array)value).Length;
            case ExpressionType.TypeAs: return value != null && Types.Plain(node.Type).IsInstanceOfType(value) ? value : null;
            case ExpressionType.Unbox: return Unboxed(value, node.Type);
        }
        return Operated(node.NodeType, node, value);
    }

    private static object Operated(ExpressionType kind, UnaryExpression node, object value)
    {
        if (node.Method is not null)
        {
            if (value == null && Types.IsNullable(node.Operand.Type) && !Types.IsNullable(Fencepost.Members.ParameterTypes(node.Method)[0])) return null;
            return Called(node.Method, null, new[] { value });
        }
        return value == null ? null : Numbers.Operated(kind, value);
    }

    private static object AssignedUnary(UnaryExpression node, Scope scope)
    {
        bool up = node.NodeType is ExpressionType.PreIncrementAssign or ExpressionType.PostIncrementAssign;
        Place place = Place.Of(node.Operand, scope);
        object before = place.Get();
        object value = Operated(up ? ExpressionType.Increment : ExpressionType.Decrement, node, before);
        place.Set(value);
        return node.IsPrefix ? value : before;
    }

    // ---- conversions

    private static object Convert(UnaryExpression node, Scope scope)
    {
        object value = Value(node.Operand, scope);
        Type from = node.Operand.Type, to = node.Type;
        if (node.Method is { } method)
        {
            if (value == null && Types.IsNullable(from) && !Types.IsNullable(Fencepost.Members.ParameterTypes(method)[0]))
            {
                return Types.IsNullable(to) || !to.IsValueType ? null : throw new InvalidOperationException("Nullable object must have a value.");
            }
            return Called(method, null, new[] { value });
        }
        if (to == typeof(void)) return null;
        if (value == null)
        {
            if (!to.IsValueType || Types.IsNullable(to)) return null;
            if (from.IsValueType) throw new InvalidOperationException("Nullable object must have a value.");
            throw new NullReferenceException();
        }
        Type target = Types.Plain(to);
        if (target.IsValueType)
        {
            Type source = Types.Plain(from);
            if (source == target) return value;
            return source.IsValueType ? Number(value, target, node.NodeType == ExpressionType.ConvertChecked) : Unboxed(value, to);
        }
        if (from.IsValueType) return Copy(value);
        return to.IsInstanceOfType(value) ? value : throw NoCast(value, to);
    }

    private static object Number(object value, Type target, bool check)
    {
        if (!target.IsEnum) return Numbers.Convert(value, Type.GetTypeCode(target), check);
        return Fencepost.Machine.EnumBox(target, (ulong)Numbers.Bits(Numbers.Convert(value, Type.GetTypeCode(target), check)));
    }

    private static object Unboxed(object value, Type type)
    {
        Type target = Types.Plain(type);
        if (value == null) return target == type ? throw new NullReferenceException() : null;
        Type own = value.GetType();
        if (own == target) return Copy(value);
        if (target == type && (own.IsEnum || target.IsEnum) && Underlying(own) == Underlying(target)) return Fencepost.Members.Convert(value, target);
        throw NoCast(value, type);

        static Type Underlying(Type type) => type.IsEnum ? type.GetEnumUnderlyingType() : type;
    }

    private static InvalidCastException NoCast(object value, Type type) =>
        new InvalidCastException("Unable to cast object of type '" + OwnName(value.GetType()) + "' to type '" + OwnName(type) + "'.");

    // What messages of the runtime call a type: a nested one without what is around it.
    private static string OwnName(Type type)
    {
        string text = type.ToString();
        if (type.GetElementType() is { } element) return OwnName(element) + text.Substring(element.ToString().Length);
        int end = text.IndexOf('[');
        return text.Substring((end < 0 ? text : text.Substring(0, end)).LastIndexOf('+') + 1);
    }
}
