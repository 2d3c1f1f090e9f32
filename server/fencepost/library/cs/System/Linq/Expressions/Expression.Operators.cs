namespace System.Linq.Expressions;

using Reflection;

// Operators that are methods.
public abstract partial class Expression
{
    private static bool IsAssignable(Type parameter, Type argument) => Types.IsReferenceAssignable(Types.Variable(parameter), argument);

    private static MethodInfo FindOperator(ExpressionType kind, Type left, Type right)
    {
        string name = Operators.MethodName(kind);
        Type plainLeft = Types.Plain(left), plainRight = Types.Plain(right);
        MethodInfo found = Types.StaticMethod(plainLeft, name, left, right);
        if (found is null && plainLeft != plainRight) found = Types.StaticMethod(plainRight, name, left, right);
        if (found is null && kind is ExpressionType.AndAlso or ExpressionType.OrElse && Types.IsNullable(left) && left == right)
        {
            found = Types.StaticMethod(plainLeft, name, plainLeft, plainRight);
        }
        return found;
    }

    private static BinaryExpression FindOperator(ExpressionType kind, Expression left, Expression right, bool liftToNull)
    {
        MethodInfo method = FindOperator(kind, left.Type, right.Type);
        if (method is not null) return BinaryExpression.Of(kind, left, right, method.ReturnType, method);
        if (!Types.IsNullable(left.Type) || !Types.IsNullable(right.Type)) return null;
        method = FindOperator(kind, Types.Plain(left.Type), Types.Plain(right.Type));
        if (method is null || !method.ReturnType.IsValueType || Types.IsNullable(method.ReturnType)) return null;
        return BinaryExpression.Of(kind, left, right, LiftedResult(method, liftToNull), method);
    }

    private static Type LiftedResult(MethodInfo method, bool liftToNull) =>
        method.ReturnType != typeof(bool) || liftToNull ? Types.Lifted(method.ReturnType) : typeof(bool);

    private static BinaryExpression ByOperator(ExpressionType kind, Expression left, Expression right, bool liftToNull) =>
        FindOperator(kind, left, right, liftToNull) ?? throw Problem.NoBinary(kind, left.Type, right.Type);

    private static void RequireOperator(MethodInfo method)
    {
        RequireClosedMethod(method);
        if (!method.IsStatic) throw new ArgumentException("User-defined operator method '" + method + "' must be static.", nameof(method));
        if (method.ReturnType == typeof(void)) throw new ArgumentException("User-defined operator method '" + method + "' must not be void.", nameof(method));
    }

    internal static void RequireClosedMethod(MethodInfo method)
    {
        if (method.IsGenericMethodDefinition) throw new ArgumentException("Method " + method + " is a generic method definition", nameof(method));
        if (method.ContainsGenericParameters) throw new ArgumentException("Method " + method + " contains generic parameters", nameof(method));
    }

    private static BinaryExpression ByMethod(ExpressionType kind, Expression left, Expression right, MethodInfo method, bool liftToNull)
    {
        RequireOperator(method);
        Type[] types = Fencepost.Members.ParameterTypes(method);
        if (types.Length != 2) throw Problem.ArgumentCount(method);
        if (IsAssignable(types[0], left.Type) && IsAssignable(types[1], right.Type)) return BinaryExpression.Of(kind, left, right, method.ReturnType, method);
        if (Types.IsNullable(left.Type) && Types.IsNullable(right.Type) && IsAssignable(types[0], Types.Plain(left.Type)) && IsAssignable(types[1], Types.Plain(right.Type))
            && method.ReturnType.IsValueType && !Types.IsNullable(method.ReturnType))
        {
            return BinaryExpression.Of(kind, left, right, LiftedResult(method, liftToNull), method);
        }
        throw Problem.OperandMismatch(kind, method.Name);
    }

    private static UnaryExpression FindOperator(ExpressionType kind, Expression operand, string name)
    {
        Type type = operand.Type, plain = Types.Plain(type);
        MethodInfo method = Types.StaticMethod(plain, name, type);
        if (method is not null) return new UnaryExpression(kind, operand, method.ReturnType, method);
        if (type == plain) return null;
        method = Types.StaticMethod(plain, name, plain);
        if (method is null || !method.ReturnType.IsValueType || Types.IsNullable(method.ReturnType)) return null;
        return new UnaryExpression(kind, operand, Types.Lifted(method.ReturnType), method);
    }

    private static UnaryExpression ByOperator(ExpressionType kind, Expression operand) =>
        FindOperator(kind, operand, Operators.MethodName(kind)) ?? throw Problem.NoUnary(kind, operand.Type);

    private static UnaryExpression ByMethod(ExpressionType kind, Expression operand, MethodInfo method)
    {
        RequireOperator(method);
        Type[] types = Fencepost.Members.ParameterTypes(method);
        if (types.Length != 1) throw Problem.ArgumentCount(method);
        if (IsAssignable(types[0], operand.Type)) return new UnaryExpression(kind, operand, method.ReturnType, method);
        if (Types.IsNullable(operand.Type) && IsAssignable(types[0], Types.Plain(operand.Type)) && method.ReturnType.IsValueType && !Types.IsNullable(method.ReturnType))
        {
            return new UnaryExpression(kind, operand, Types.Lifted(method.ReturnType), method);
        }
        throw Problem.OperandMismatch(kind, method.Name);
    }
}
