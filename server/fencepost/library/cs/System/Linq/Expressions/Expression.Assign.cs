namespace System.Linq.Expressions;

using Reflection;

public abstract partial class Expression
{
    public static BinaryExpression Assign(Expression left, Expression right)
    {
        RequireWritable(left, nameof(left));
        RequireReadable(right, nameof(right));
        if (!Types.IsReferenceAssignable(left.Type, right.Type))
        {
            throw new ArgumentException("Expression of type '" + right.Type + "' cannot be used for assignment to type '" + left.Type + "'");
        }
        return BinaryExpression.Of(ExpressionType.Assign, left, right, left.Type);
    }

    public static BinaryExpression AddAssign(Expression left, Expression right) => CompoundAssign(ExpressionType.AddAssign, left, right, null, null);
    public static BinaryExpression AddAssign(Expression left, Expression right, MethodInfo method) => CompoundAssign(ExpressionType.AddAssign, left, right, method, null);
    public static BinaryExpression AddAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion) => CompoundAssign(ExpressionType.AddAssign, left, right, method, conversion);
    public static BinaryExpression AddAssignChecked(Expression left, Expression right) => CompoundAssign(ExpressionType.AddAssignChecked, left, right, null, null);
    public static BinaryExpression AddAssignChecked(Expression left, Expression right, MethodInfo method) => CompoundAssign(ExpressionType.AddAssignChecked, left, right, method, null);
    public static BinaryExpression AddAssignChecked(Expression left, Expression right, MethodInfo method, LambdaExpression conversion) => CompoundAssign(ExpressionType.AddAssignChecked, left, right, method, conversion);
    public static BinaryExpression SubtractAssign(Expression left, Expression right) => CompoundAssign(ExpressionType.SubtractAssign, left, right, null, null);
    public static BinaryExpression SubtractAssign(Expression left, Expression right, MethodInfo method) => CompoundAssign(ExpressionType.SubtractAssign, left, right, method, null);
    public static BinaryExpression SubtractAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion) => CompoundAssign(ExpressionType.SubtractAssign, left, right, method, conversion);
    public static BinaryExpression SubtractAssignChecked(Expression left, Expression right) => CompoundAssign(ExpressionType.SubtractAssignChecked, left, right, null, null);
    public static BinaryExpression SubtractAssignChecked(Expression left, Expression right, MethodInfo method) => CompoundAssign(ExpressionType.SubtractAssignChecked, left, right, method, null);
    public static BinaryExpression SubtractAssignChecked(Expression left, Expression right, MethodInfo method, LambdaExpression conversion) => CompoundAssign(ExpressionType.SubtractAssignChecked, left, right, method, conversion);
    public static BinaryExpression MultiplyAssign(Expression left, Expression right) => CompoundAssign(ExpressionType.MultiplyAssign, left, right, null, null);
    public static BinaryExpression MultiplyAssign(Expression left, Expression right, MethodInfo method) => CompoundAssign(ExpressionType.MultiplyAssign, left, right, method, null);
    public static BinaryExpression MultiplyAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion) => CompoundAssign(ExpressionType.MultiplyAssign, left, right, method, conversion);
    public static BinaryExpression MultiplyAssignChecked(Expression left, Expression right) => CompoundAssign(ExpressionType.MultiplyAssignChecked, left, right, null, null);
    public static BinaryExpression MultiplyAssignChecked(Expression left, Expression right, MethodInfo method) => CompoundAssign(ExpressionType.MultiplyAssignChecked, left, right, method, null);
    public static BinaryExpression MultiplyAssignChecked(Expression left, Expression right, MethodInfo method, LambdaExpression conversion) => CompoundAssign(ExpressionType.MultiplyAssignChecked, left, right, method, conversion);
    public static BinaryExpression DivideAssign(Expression left, Expression right) => CompoundAssign(ExpressionType.DivideAssign, left, right, null, null);
    public static BinaryExpression DivideAssign(Expression left, Expression right, MethodInfo method) => CompoundAssign(ExpressionType.DivideAssign, left, right, method, null);
    public static BinaryExpression DivideAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion) => CompoundAssign(ExpressionType.DivideAssign, left, right, method, conversion);
    public static BinaryExpression ModuloAssign(Expression left, Expression right) => CompoundAssign(ExpressionType.ModuloAssign, left, right, null, null);
    public static BinaryExpression ModuloAssign(Expression left, Expression right, MethodInfo method) => CompoundAssign(ExpressionType.ModuloAssign, left, right, method, null);
    public static BinaryExpression ModuloAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion) => CompoundAssign(ExpressionType.ModuloAssign, left, right, method, conversion);
    public static BinaryExpression PowerAssign(Expression left, Expression right) => CompoundAssign(ExpressionType.PowerAssign, left, right, null, null);
    public static BinaryExpression PowerAssign(Expression left, Expression right, MethodInfo method) => CompoundAssign(ExpressionType.PowerAssign, left, right, method, null);
    public static BinaryExpression PowerAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion) => CompoundAssign(ExpressionType.PowerAssign, left, right, method, conversion);
    public static BinaryExpression AndAssign(Expression left, Expression right) => CompoundAssign(ExpressionType.AndAssign, left, right, null, null);
    public static BinaryExpression AndAssign(Expression left, Expression right, MethodInfo method) => CompoundAssign(ExpressionType.AndAssign, left, right, method, null);
    public static BinaryExpression AndAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion) => CompoundAssign(ExpressionType.AndAssign, left, right, method, conversion);
    public static BinaryExpression OrAssign(Expression left, Expression right) => CompoundAssign(ExpressionType.OrAssign, left, right, null, null);
    public static BinaryExpression OrAssign(Expression left, Expression right, MethodInfo method) => CompoundAssign(ExpressionType.OrAssign, left, right, method, null);
    public static BinaryExpression OrAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion) => CompoundAssign(ExpressionType.OrAssign, left, right, method, conversion);
    public static BinaryExpression ExclusiveOrAssign(Expression left, Expression right) => CompoundAssign(ExpressionType.ExclusiveOrAssign, left, right, null, null);
    public static BinaryExpression ExclusiveOrAssign(Expression left, Expression right, MethodInfo method) => CompoundAssign(ExpressionType.ExclusiveOrAssign, left, right, method, null);
    public static BinaryExpression ExclusiveOrAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion) => CompoundAssign(ExpressionType.ExclusiveOrAssign, left, right, method, conversion);
    public static BinaryExpression LeftShiftAssign(Expression left, Expression right) => CompoundAssign(ExpressionType.LeftShiftAssign, left, right, null, null);
    public static BinaryExpression LeftShiftAssign(Expression left, Expression right, MethodInfo method) => CompoundAssign(ExpressionType.LeftShiftAssign, left, right, method, null);
    public static BinaryExpression LeftShiftAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion) => CompoundAssign(ExpressionType.LeftShiftAssign, left, right, method, conversion);
    public static BinaryExpression RightShiftAssign(Expression left, Expression right) => CompoundAssign(ExpressionType.RightShiftAssign, left, right, null, null);
    public static BinaryExpression RightShiftAssign(Expression left, Expression right, MethodInfo method) => CompoundAssign(ExpressionType.RightShiftAssign, left, right, method, null);
    public static BinaryExpression RightShiftAssign(Expression left, Expression right, MethodInfo method, LambdaExpression conversion) => CompoundAssign(ExpressionType.RightShiftAssign, left, right, method, conversion);

    private static BinaryExpression CompoundAssign(ExpressionType kind, Expression left, Expression right, MethodInfo method, LambdaExpression conversion)
    {
        RequireReadable(left, nameof(left));
        RequireWritable(left, nameof(left));
        RequireReadable(right, nameof(right));
        BinaryExpression plain = Operators.OfAssignment(kind) switch
        {
            ExpressionType.And or ExpressionType.Or or ExpressionType.ExclusiveOr => Bitwise(kind, left, right, method),
            ExpressionType.LeftShift or ExpressionType.RightShift => Shift(kind, left, right, method),
            ExpressionType.Power => Power(kind, left, right, method),
            _ => Arithmetic(kind, left, right, method),
        };
        if (plain.Method is null)
        {
            if (conversion != null) throw new InvalidOperationException("Conversion is not supported for arithmetic types without operator overloading.");
        }
        else if (conversion == null)
        {
            if (!Types.IsReferenceAssignable(left.Type, plain.Type))
            {
                throw new ArgumentException("The user-defined operator method '" + plain.Method.Name + "' for operator '" + kind + "' must return the same type as its parameter or a derived type.");
            }
        }
        else
        {
            RequireConversion(kind, conversion, plain.Type, left.Type);
        }
        return BinaryExpression.Of(kind, left, right, plain.Method is null ? left.Type : conversion == null ? plain.Type : left.Type, plain.Method, conversion);
    }

    private static void RequireConversion(ExpressionType kind, LambdaExpression conversion, Type from, Type to)
    {
        MethodInfo invoke = Delegates.InvokeOf(conversion.Type);
        Type[] types = Fencepost.Members.ParameterTypes(invoke);
        if (types.Length != 1) throw new ArgumentException("Incorrect number of arguments supplied for call to method '" + invoke + "'", nameof(conversion));
        if (invoke.ReturnType != to || types[0] != from) throw Problem.OperandMismatch(kind, conversion.ToString());
    }

    public static BinaryExpression Coalesce(Expression left, Expression right) => Coalesce(left, right, null);

    public static BinaryExpression Coalesce(Expression left, Expression right, LambdaExpression conversion)
    {
        RequireBoth(left, right);
        if (left.Type.IsValueType && !Types.IsNullable(left.Type)) throw new InvalidOperationException("Coalesce used with type that cannot be null");
        Type plain = Types.Plain(left.Type);
        if (conversion == null)
        {
            if (plain != left.Type && Types.IsImplicit(right.Type, plain)) return BinaryExpression.Of(ExpressionType.Coalesce, left, right, plain);
            if (Types.IsImplicit(right.Type, left.Type)) return BinaryExpression.Of(ExpressionType.Coalesce, left, right, left.Type);
            if (!Types.IsImplicit(plain, right.Type)) throw Problem.TypesDiffer();
            return BinaryExpression.Of(ExpressionType.Coalesce, left, right, right.Type);
        }
        MethodInfo invoke = Delegates.InvokeOf(conversion.Type);
        if (invoke.ReturnType == typeof(void)) throw new ArgumentException("User-defined operator method '" + conversion + "' must not be void.", nameof(conversion));
        Type[] types = Fencepost.Members.ParameterTypes(invoke);
        if (types.Length != 1) throw new ArgumentException("Incorrect number of arguments supplied for call to method '" + conversion + "'", nameof(conversion));
        if (invoke.ReturnType != right.Type) throw Problem.OperandMismatch(ExpressionType.Coalesce, conversion.ToString());
        if (!IsAssignable(types[0], plain) && !IsAssignable(types[0], left.Type)) throw Problem.OperandMismatch(ExpressionType.Coalesce, conversion.ToString());
        return BinaryExpression.Of(ExpressionType.Coalesce, left, right, right.Type, null, conversion);
    }

    public static BinaryExpression ArrayIndex(Expression array, Expression index)
    {
        RequireReadable(array, nameof(array));
        RequireReadable(index, nameof(index));
        if (index.Type != typeof(int)) throw new ArgumentException("Argument for array index must be of type Int32", nameof(index));
        if (!array.Type.IsArray) throw new ArgumentException("Argument must be array", nameof(array));
        if (array.Type.GetArrayRank() != 1) throw new ArgumentException("Incorrect number of indexes");
        return BinaryExpression.Of(ExpressionType.ArrayIndex, array, index, array.Type.GetElementType());
    }
}
