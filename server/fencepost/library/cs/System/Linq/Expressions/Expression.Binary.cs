namespace System.Linq.Expressions;

using Reflection;

public abstract partial class Expression
{
    public static BinaryExpression Add(Expression left, Expression right) => Arithmetic(ExpressionType.Add, left, right, null);
    public static BinaryExpression Add(Expression left, Expression right, MethodInfo method) => Arithmetic(ExpressionType.Add, left, right, method);
    public static BinaryExpression AddChecked(Expression left, Expression right) => Arithmetic(ExpressionType.AddChecked, left, right, null);
    public static BinaryExpression AddChecked(Expression left, Expression right, MethodInfo method) => Arithmetic(ExpressionType.AddChecked, left, right, method);
    public static BinaryExpression Subtract(Expression left, Expression right) => Arithmetic(ExpressionType.Subtract, left, right, null);
    public static BinaryExpression Subtract(Expression left, Expression right, MethodInfo method) => Arithmetic(ExpressionType.Subtract, left, right, method);
    public static BinaryExpression SubtractChecked(Expression left, Expression right) => Arithmetic(ExpressionType.SubtractChecked, left, right, null);
    public static BinaryExpression SubtractChecked(Expression left, Expression right, MethodInfo method) => Arithmetic(ExpressionType.SubtractChecked, left, right, method);
    public static BinaryExpression Multiply(Expression left, Expression right) => Arithmetic(ExpressionType.Multiply, left, right, null);
    public static BinaryExpression Multiply(Expression left, Expression right, MethodInfo method) => Arithmetic(ExpressionType.Multiply, left, right, method);
    public static BinaryExpression MultiplyChecked(Expression left, Expression right) => Arithmetic(ExpressionType.MultiplyChecked, left, right, null);
    public static BinaryExpression MultiplyChecked(Expression left, Expression right, MethodInfo method) => Arithmetic(ExpressionType.MultiplyChecked, left, right, method);
    public static BinaryExpression Divide(Expression left, Expression right) => Arithmetic(ExpressionType.Divide, left, right, null);
    public static BinaryExpression Divide(Expression left, Expression right, MethodInfo method) => Arithmetic(ExpressionType.Divide, left, right, method);
    public static BinaryExpression Modulo(Expression left, Expression right) => Arithmetic(ExpressionType.Modulo, left, right, null);
    public static BinaryExpression Modulo(Expression left, Expression right, MethodInfo method) => Arithmetic(ExpressionType.Modulo, left, right, method);
    public static BinaryExpression And(Expression left, Expression right) => Bitwise(ExpressionType.And, left, right, null);
    public static BinaryExpression And(Expression left, Expression right, MethodInfo method) => Bitwise(ExpressionType.And, left, right, method);
    public static BinaryExpression Or(Expression left, Expression right) => Bitwise(ExpressionType.Or, left, right, null);
    public static BinaryExpression Or(Expression left, Expression right, MethodInfo method) => Bitwise(ExpressionType.Or, left, right, method);
    public static BinaryExpression ExclusiveOr(Expression left, Expression right) => Bitwise(ExpressionType.ExclusiveOr, left, right, null);
    public static BinaryExpression ExclusiveOr(Expression left, Expression right, MethodInfo method) => Bitwise(ExpressionType.ExclusiveOr, left, right, method);
    public static BinaryExpression LeftShift(Expression left, Expression right) => Shift(ExpressionType.LeftShift, left, right, null);
    public static BinaryExpression LeftShift(Expression left, Expression right, MethodInfo method) => Shift(ExpressionType.LeftShift, left, right, method);
    public static BinaryExpression RightShift(Expression left, Expression right) => Shift(ExpressionType.RightShift, left, right, null);
    public static BinaryExpression RightShift(Expression left, Expression right, MethodInfo method) => Shift(ExpressionType.RightShift, left, right, method);
    public static BinaryExpression Power(Expression left, Expression right) => Power(left, right, null);
    public static BinaryExpression Equal(Expression left, Expression right) => Equality(ExpressionType.Equal, left, right, false, null);
    public static BinaryExpression Equal(Expression left, Expression right, bool liftToNull, MethodInfo method) => Equality(ExpressionType.Equal, left, right, liftToNull, method);
    public static BinaryExpression NotEqual(Expression left, Expression right) => Equality(ExpressionType.NotEqual, left, right, false, null);
    public static BinaryExpression NotEqual(Expression left, Expression right, bool liftToNull, MethodInfo method) => Equality(ExpressionType.NotEqual, left, right, liftToNull, method);
    public static BinaryExpression LessThan(Expression left, Expression right) => Comparison(ExpressionType.LessThan, left, right, false, null);
    public static BinaryExpression LessThan(Expression left, Expression right, bool liftToNull, MethodInfo method) => Comparison(ExpressionType.LessThan, left, right, liftToNull, method);
    public static BinaryExpression LessThanOrEqual(Expression left, Expression right) => Comparison(ExpressionType.LessThanOrEqual, left, right, false, null);
    public static BinaryExpression LessThanOrEqual(Expression left, Expression right, bool liftToNull, MethodInfo method) => Comparison(ExpressionType.LessThanOrEqual, left, right, liftToNull, method);
    public static BinaryExpression GreaterThan(Expression left, Expression right) => Comparison(ExpressionType.GreaterThan, left, right, false, null);
    public static BinaryExpression GreaterThan(Expression left, Expression right, bool liftToNull, MethodInfo method) => Comparison(ExpressionType.GreaterThan, left, right, liftToNull, method);
    public static BinaryExpression GreaterThanOrEqual(Expression left, Expression right) => Comparison(ExpressionType.GreaterThanOrEqual, left, right, false, null);
    public static BinaryExpression GreaterThanOrEqual(Expression left, Expression right, bool liftToNull, MethodInfo method) => Comparison(ExpressionType.GreaterThanOrEqual, left, right, liftToNull, method);
    public static BinaryExpression AndAlso(Expression left, Expression right) => Conditional(ExpressionType.AndAlso, left, right, null);
    public static BinaryExpression AndAlso(Expression left, Expression right, MethodInfo method) => Conditional(ExpressionType.AndAlso, left, right, method);
    public static BinaryExpression OrElse(Expression left, Expression right) => Conditional(ExpressionType.OrElse, left, right, null);
    public static BinaryExpression OrElse(Expression left, Expression right, MethodInfo method) => Conditional(ExpressionType.OrElse, left, right, method);

    public static BinaryExpression Power(Expression left, Expression right, MethodInfo method) => Power(ExpressionType.Power, left, right, method);

    private static BinaryExpression Power(ExpressionType kind, Expression left, Expression right, MethodInfo method)
    {
        RequireBoth(left, right);
        if (method is null && left.Type == right.Type && Types.IsArithmetic(left.Type))
        {
            method = ((Func<double, double, double>)Math.Pow).Method;
        }
        return method is null ? ByOperator(kind, left, right, true) : ByMethod(kind, left, right, method, true);
    }

    public static BinaryExpression ReferenceEqual(Expression left, Expression right) => ByReference(ExpressionType.Equal, left, right);
    public static BinaryExpression ReferenceNotEqual(Expression left, Expression right) => ByReference(ExpressionType.NotEqual, left, right);

    private static BinaryExpression ByReference(ExpressionType kind, Expression left, Expression right)
    {
        RequireBoth(left, right);
        if (!Types.HasReferenceEquality(left.Type, right.Type))
        {
            throw new InvalidOperationException("Reference equality is not defined for the types '" + left.Type + "' and '" + right.Type + "'.");
        }
        return BinaryExpression.Of(kind, left, right, typeof(bool));
    }

    private static void RequireBoth(Expression left, Expression right)
    {
        RequireReadable(left, nameof(left));
        RequireReadable(right, nameof(right));
    }

    private static BinaryExpression Arithmetic(ExpressionType kind, Expression left, Expression right, MethodInfo method)
    {
        RequireBoth(left, right);
        if (method is not null) return ByMethod(kind, left, right, method, true);
        if (left.Type == right.Type && Types.IsArithmetic(left.Type)) return BinaryExpression.Of(kind, left, right, left.Type);
        return ByOperator(kind, left, right, true);
    }

    private static BinaryExpression Bitwise(ExpressionType kind, Expression left, Expression right, MethodInfo method)
    {
        RequireBoth(left, right);
        if (method is not null) return ByMethod(kind, left, right, method, true);
        if (left.Type == right.Type && Types.IsIntegerOrBool(left.Type)) return BinaryExpression.Of(kind, left, right, left.Type);
        return ByOperator(kind, left, right, true);
    }

    private static BinaryExpression Shift(ExpressionType kind, Expression left, Expression right, MethodInfo method)
    {
        RequireBoth(left, right);
        if (method is not null) return ByMethod(kind, left, right, method, true);
        if (!IsShift(left.Type, right.Type)) return ByOperator(kind, left, right, true);
        return BinaryExpression.Of(kind, left, right, Shifted(left.Type, right.Type));
    }

    private static bool IsShift(Type left, Type right) => Types.IsInteger(left) && Types.Plain(right) == typeof(int);
    private static Type Shifted(Type left, Type right) => Types.IsNullable(right) ? Types.Lifted(left) : left;

    private static BinaryExpression Comparison(ExpressionType kind, Expression left, Expression right, bool liftToNull, MethodInfo method)
    {
        RequireBoth(left, right);
        if (method is not null) return ByMethod(kind, left, right, method, liftToNull);
        if (left.Type == right.Type && Types.IsNumeric(left.Type)) return BinaryExpression.Of(kind, left, right, Truth(left.Type, liftToNull));
        return ByOperator(kind, left, right, liftToNull);
    }

    private static Type Truth(Type operands, bool liftToNull) => liftToNull && Types.IsNullable(operands) ? typeof(bool?) : typeof(bool);

    private static BinaryExpression Equality(ExpressionType kind, Expression left, Expression right, bool liftToNull, MethodInfo method)
    {
        RequireBoth(left, right);
        if (method is not null) return ByMethod(kind, left, right, method, liftToNull);
        Type type = left.Type;
        if (type == right.Type && (Types.IsNumeric(type) || type == typeof(object) || Types.IsBool(type) || Types.Plain(type).IsEnum))
        {
            return BinaryExpression.Of(kind, left, right, Truth(type, liftToNull));
        }
        BinaryExpression found = FindOperator(kind, left, right, liftToNull);
        if (found != null) return found;
        if (!Types.HasEquality(type, right.Type) && !IsNullComparison(left, right)) throw Problem.NoBinary(kind, type, right.Type);
        return BinaryExpression.Of(kind, left, right, Truth(type, liftToNull));
    }

    private static bool IsNullComparison(Expression left, Expression right) =>
        IsNull(left) ? !IsNull(right) && Types.IsNullable(right.Type) : IsNull(right) && Types.IsNullable(left.Type);

    private static bool IsNull(Expression node) => node is ConstantExpression { Value: null };

    private static BinaryExpression Conditional(ExpressionType kind, Expression left, Expression right, MethodInfo method)
    {
        RequireBoth(left, right);
        if (method is null)
        {
            if (left.Type == right.Type && Types.IsBool(left.Type)) return BinaryExpression.Of(kind, left, right, left.Type);
            method = FindOperator(kind, left.Type, right.Type);
            if (method is null) throw Problem.NoBinary(kind, left.Type, right.Type);
        }
        RequireLogic(kind, left.Type, right.Type, method);
        Type result = Types.IsNullable(left.Type) && method.ReturnType == Types.Plain(left.Type) ? left.Type : method.ReturnType;
        return BinaryExpression.Of(kind, left, right, result, method);
    }

    private static void RequireLogic(ExpressionType kind, Type left, Type right, MethodInfo method)
    {
        RequireOperator(method);
        Type[] types = Fencepost.Members.ParameterTypes(method);
        if (types.Length != 2) throw Problem.ArgumentCount(method);
        if (!IsAssignable(types[0], left) && !(Types.IsNullable(left) && IsAssignable(types[0], Types.Plain(left)))) throw Problem.OperandMismatch(kind, method.Name);
        if (!IsAssignable(types[1], right) && !(Types.IsNullable(right) && IsAssignable(types[1], Types.Plain(right)))) throw Problem.OperandMismatch(kind, method.Name);
        if (types[0] != types[1])
        {
            throw new ArgumentException("The user-defined operator method '" + method.Name + "' for operator '" + kind + "' must return the same type as its parameter or a derived type.");
        }
        if (method.ReturnType != types[0])
        {
            throw new ArgumentException("The user-defined operator method '" + method.Name + "' for operator '" + kind + "' must return the same type as its parameter or a derived type.");
        }
        Type owner = method.DeclaringType;
        if (owner is null || Types.StaticMethod(owner, "op_True", owner) is not { } isTrue || Types.StaticMethod(owner, "op_False", owner) is not { } isFalse
            || isTrue.ReturnType != typeof(bool) || isFalse.ReturnType != typeof(bool))
        {
            throw new ArgumentException("The user-defined operator method '" + method.Name + "' for operator '" + kind + "' must have associated boolean True and False operators.");
        }
    }

    public static BinaryExpression MakeBinary(ExpressionType binaryType, Expression left, Expression right) => MakeBinary(binaryType, left, right, false, null, null);
    public static BinaryExpression MakeBinary(ExpressionType binaryType, Expression left, Expression right, bool liftToNull, MethodInfo method) => MakeBinary(binaryType, left, right, liftToNull, method, null);

    public static BinaryExpression MakeBinary(ExpressionType binaryType, Expression left, Expression right, bool liftToNull, MethodInfo method, LambdaExpression conversion)
    {
        switch (binaryType)
        {
            case ExpressionType.Add:
            case ExpressionType.AddChecked:
            case ExpressionType.Subtract:
            case ExpressionType.SubtractChecked:
            case ExpressionType.Multiply:
            case ExpressionType.MultiplyChecked:
            case ExpressionType.Divide:
            case ExpressionType.Modulo: return Arithmetic(binaryType, left, right, method);
            case ExpressionType.Power: return Power(left, right, method);
            case ExpressionType.And:
            case ExpressionType.Or:
            case ExpressionType.ExclusiveOr: return Bitwise(binaryType, left, right, method);
            case ExpressionType.AndAlso:
            case ExpressionType.OrElse: return Conditional(binaryType, left, right, method);
            case ExpressionType.LessThan:
            case ExpressionType.LessThanOrEqual:
            case ExpressionType.GreaterThan:
            case ExpressionType.GreaterThanOrEqual: return Comparison(binaryType, left, right, liftToNull, method);
            case ExpressionType.Equal:
            case ExpressionType.NotEqual: return Equality(binaryType, left, right, liftToNull, method);
            case ExpressionType.LeftShift:
            case ExpressionType.RightShift: return Shift(binaryType, left, right, method);
            case ExpressionType.Coalesce: return Coalesce(left, right, conversion);
            case ExpressionType.ArrayIndex: return ArrayIndex(left, right);
            case ExpressionType.Assign: return Assign(left, right);
        }
        if (Operators.OfAssignment(binaryType) == ExpressionType.Assign) throw Problem.NoKind(binaryType);
        return CompoundAssign(binaryType, left, right, method, conversion);
    }
}
