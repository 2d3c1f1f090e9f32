namespace System.Linq.Expressions;

using Reflection;

public abstract partial class Expression
{
    public static UnaryExpression Negate(Expression expression) => Negative(ExpressionType.Negate, expression, null);
    public static UnaryExpression Negate(Expression expression, MethodInfo method) => Negative(ExpressionType.Negate, expression, method);
    public static UnaryExpression NegateChecked(Expression expression) => Negative(ExpressionType.NegateChecked, expression, null);
    public static UnaryExpression NegateChecked(Expression expression, MethodInfo method) => Negative(ExpressionType.NegateChecked, expression, method);
    public static UnaryExpression UnaryPlus(Expression expression) => UnaryPlus(expression, null);
    public static UnaryExpression Not(Expression expression) => Not(expression, null);
    public static UnaryExpression OnesComplement(Expression expression) => OnesComplement(expression, null);
    public static UnaryExpression IsTrue(Expression expression) => Truth(ExpressionType.IsTrue, expression, null);
    public static UnaryExpression IsTrue(Expression expression, MethodInfo method) => Truth(ExpressionType.IsTrue, expression, method);
    public static UnaryExpression IsFalse(Expression expression) => Truth(ExpressionType.IsFalse, expression, null);
    public static UnaryExpression IsFalse(Expression expression, MethodInfo method) => Truth(ExpressionType.IsFalse, expression, method);
    public static UnaryExpression Increment(Expression expression) => Increment(expression, null);
    public static UnaryExpression Increment(Expression expression, MethodInfo method) => Unary(ExpressionType.Increment, expression, method, Types.IsArithmetic);
    public static UnaryExpression Decrement(Expression expression) => Decrement(expression, null);
    public static UnaryExpression Decrement(Expression expression, MethodInfo method) => Unary(ExpressionType.Decrement, expression, method, Types.IsArithmetic);
    public static UnaryExpression PreIncrementAssign(Expression expression) => AssignedUnary(ExpressionType.PreIncrementAssign, expression, null);
    public static UnaryExpression PreIncrementAssign(Expression expression, MethodInfo method) => AssignedUnary(ExpressionType.PreIncrementAssign, expression, method);
    public static UnaryExpression PreDecrementAssign(Expression expression) => AssignedUnary(ExpressionType.PreDecrementAssign, expression, null);
    public static UnaryExpression PreDecrementAssign(Expression expression, MethodInfo method) => AssignedUnary(ExpressionType.PreDecrementAssign, expression, method);
    public static UnaryExpression PostIncrementAssign(Expression expression) => AssignedUnary(ExpressionType.PostIncrementAssign, expression, null);
    public static UnaryExpression PostIncrementAssign(Expression expression, MethodInfo method) => AssignedUnary(ExpressionType.PostIncrementAssign, expression, method);
    public static UnaryExpression PostDecrementAssign(Expression expression) => AssignedUnary(ExpressionType.PostDecrementAssign, expression, null);
    public static UnaryExpression PostDecrementAssign(Expression expression, MethodInfo method) => AssignedUnary(ExpressionType.PostDecrementAssign, expression, method);
    public static UnaryExpression UnaryPlus(Expression expression, MethodInfo method) => Unary(ExpressionType.UnaryPlus, expression, method, Types.IsArithmetic);
    public static UnaryExpression OnesComplement(Expression expression, MethodInfo method) => Unary(ExpressionType.OnesComplement, expression, method, Types.IsInteger);
    private static UnaryExpression Truth(ExpressionType kind, Expression expression, MethodInfo method) => Unary(kind, expression, method, Types.IsBool);

    private static UnaryExpression Negative(ExpressionType kind, Expression expression, MethodInfo method) =>
        Unary(kind, expression, method, static type => Types.IsArithmetic(type) && !Types.IsUnsigned(type));

    private static UnaryExpression Unary(ExpressionType kind, Expression expression, MethodInfo method, Func<Type, bool> isBuiltIn)
    {
        RequireReadable(expression, nameof(expression));
        if (method is not null) return ByMethod(kind, expression, method);
        return isBuiltIn(expression.Type) ? new UnaryExpression(kind, expression, expression.Type) : ByOperator(kind, expression);
    }

    public static UnaryExpression Not(Expression expression, MethodInfo method)
    {
        RequireReadable(expression, nameof(expression));
        if (method is not null) return ByMethod(ExpressionType.Not, expression, method);
        if (Types.IsIntegerOrBool(expression.Type)) return new UnaryExpression(ExpressionType.Not, expression, expression.Type);
        return FindOperator(ExpressionType.Not, expression, "op_LogicalNot") ?? FindOperator(ExpressionType.Not, expression, "op_OnesComplement")
            ?? throw Problem.NoUnary(ExpressionType.Not, expression.Type);
    }

    private static UnaryExpression AssignedUnary(ExpressionType kind, Expression expression, MethodInfo method)
    {
        RequireReadable(expression, nameof(expression));
        RequireWritable(expression, nameof(expression));
        UnaryExpression result;
        if (method is not null)
        {
            result = ByMethod(kind, expression, method);
        }
        else
        {
            if (Types.IsArithmetic(expression.Type)) return new UnaryExpression(kind, expression, expression.Type);
            bool up = kind is ExpressionType.PreIncrementAssign or ExpressionType.PostIncrementAssign;
            result = FindOperator(kind, expression, up ? "op_Increment" : "op_Decrement") ?? throw Problem.NoUnary(kind, expression.Type);
        }
        if (!Types.IsReferenceAssignable(expression.Type, result.Type))
        {
            throw new ArgumentException("The user-defined operator method '" + result.Method.Name + "' for operator '" + kind + "' must return the same type as its parameter or a derived type.");
        }
        return result;
    }

    public static UnaryExpression Convert(Expression expression, Type type) => Convert(expression, type, null);
    public static UnaryExpression ConvertChecked(Expression expression, Type type) => ConvertChecked(expression, type, null);

    public static UnaryExpression Convert(Expression expression, Type type, MethodInfo method) => Converted(ExpressionType.Convert, expression, type, method);

    public static UnaryExpression ConvertChecked(Expression expression, Type type, MethodInfo method) =>
        Converted(ExpressionType.ConvertChecked, expression, type, method);

    private static UnaryExpression Converted(ExpressionType kind, Expression expression, Type type, MethodInfo method)
    {
        RequireReadable(expression, nameof(expression));
        ArgumentNullException.ThrowIfNull(type);
        RequireType(type, nameof(type));
        if (method is not null) return ConvertedBy(kind, expression, type, method);
        Type from = expression.Type;
        if (Types.HasConversion(from, type))
        {
            bool unchanging = kind == ExpressionType.ConvertChecked && from != type && !IsBetweenValues(from, type);
            return new UnaryExpression(unchanging ? ExpressionType.Convert : kind, expression, type);
        }
        MethodInfo found = Conversion(from, type);
        if (found is null && (IsNative(from) || IsNative(type))) Fencepost.Machine.Unsupported("a conversion of a native integer in an expression tree");
        if (found is null) throw Problem.NoConversion(from, type);
        return new UnaryExpression(kind, expression, type, found);
    }

    private static bool IsNative(Type type) => Types.Plain(type) == typeof(nint) || Types.Plain(type) == typeof(nuint);
    private static bool IsBetweenValues(Type from, Type to) => Types.Plain(from) == Types.Plain(to) || (Types.IsConvertible(from) && Types.IsConvertible(to));

    private static UnaryExpression ConvertedBy(ExpressionType kind, Expression expression, Type type, MethodInfo method)
    {
        RequireOperator(method);
        Type[] types = Fencepost.Members.ParameterTypes(method);
        if (types.Length != 1) throw Problem.ArgumentCount(method);
        Type from = expression.Type;
        if (IsAssignable(types[0], from) && method.ReturnType == type) return new UnaryExpression(kind, expression, type, method);
        if ((Types.IsNullable(from) || Types.IsNullable(type)) && IsAssignable(types[0], Types.Plain(from))
            && (method.ReturnType == Types.Plain(type) || method.ReturnType == type))
        {
            return new UnaryExpression(kind, expression, type, method);
        }
        throw Problem.OperandMismatch(kind, method.Name);
    }

    private static MethodInfo Conversion(Type from, Type to)
    {
        Type plainFrom = Types.Plain(from), plainTo = Types.Plain(to);
        MethodInfo found = Conversion(plainFrom, from, to) ?? Conversion(plainTo, from, to);
        if (found is null && (plainFrom != from || plainTo != to))
        {
            found = Conversion(plainFrom, plainFrom, plainTo) ?? Conversion(plainTo, plainFrom, plainTo) ?? Conversion(plainFrom, plainFrom, to) ?? Conversion(plainTo, plainFrom, to);
        }
        return found;
    }

    private static MethodInfo Conversion(Type owner, Type from, Type to)
    {
        const int flags = (int)(BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly);
        for (int i = 0; i < 2; i++)
        {
            foreach (MemberInfo found in Fencepost.Members.Select(owner, Fencepost.Members.Method, i == 0 ? "op_Implicit" : "op_Explicit", flags))
            {
                if (((MethodInfo)found).ReturnType == to && Types.Variable(Fencepost.Members.ParameterTypes(found)[0]) == from) return (MethodInfo)found;
            }
        }
        return null;
    }

    public static UnaryExpression TypeAs(Expression expression, Type type)
    {
        RequireReadable(expression, nameof(expression));
        ArgumentNullException.ThrowIfNull(type);
        RequireType(type, nameof(type));
        if (type.IsValueType && !Types.IsNullable(type))
        {
            throw new ArgumentException("The type used in TypeAs Expression must be of reference or nullable type, " + type + " is neither", nameof(type));
        }
        return new UnaryExpression(ExpressionType.TypeAs, expression, type);
    }

    public static UnaryExpression Unbox(Expression expression, Type type)
    {
        RequireReadable(expression, nameof(expression));
        ArgumentNullException.ThrowIfNull(type);
        if (!expression.Type.IsInterface && expression.Type != typeof(object))
        {
            throw new ArgumentException("Can only unbox from an object or interface type to a value type.", nameof(expression));
        }
        if (!type.IsValueType) throw new ArgumentException("Can only unbox from an object or interface type to a value type.", nameof(type));
        RequireType(type, nameof(type));
        return new UnaryExpression(ExpressionType.Unbox, expression, type);
    }

    public static UnaryExpression Quote(Expression expression)
    {
        RequireReadable(expression, nameof(expression));
        if (expression is not LambdaExpression) throw new ArgumentException("Quoted expression must be a lambda", nameof(expression));
        return new UnaryExpression(ExpressionType.Quote, expression, typeof(Expression<>).MakeGenericType(expression.Type));
    }

    public static UnaryExpression ArrayLength(Expression array)
    {
        RequireReadable(array, nameof(array));
        if (!array.Type.IsSZArray)
        {
            if (!array.Type.IsArray || !typeof(Array).IsAssignableFrom(array.Type)) throw new ArgumentException("Argument must be array", nameof(array));
            throw new ArgumentException("Argument must be single-dimensional, zero-based array type", nameof(array));
        }
        return new UnaryExpression(ExpressionType.ArrayLength, array, typeof(int));
    }

    public static UnaryExpression Rethrow() => Throw(null);
    public static UnaryExpression Rethrow(Type type) => Throw(null, type);
    public static UnaryExpression Throw(Expression value) => Throw(value, typeof(void));

    public static UnaryExpression Throw(Expression value, Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        RequireType(type, nameof(type));
        if (value != null)
        {
            RequireReadable(value, nameof(value));
            if (value.Type.IsValueType) throw new ArgumentException("Argument must not have a value type.", nameof(value));
        }
        return new UnaryExpression(ExpressionType.Throw, value, type);
    }

    public static UnaryExpression MakeUnary(ExpressionType unaryType, Expression operand, Type type) => MakeUnary(unaryType, operand, type, null);

    public static UnaryExpression MakeUnary(ExpressionType unaryType, Expression operand, Type type, MethodInfo method) => unaryType switch
    {
        ExpressionType.Negate or ExpressionType.NegateChecked => Negative(unaryType, operand, method),
        ExpressionType.Not => Not(operand, method),
        ExpressionType.IsTrue or ExpressionType.IsFalse => Truth(unaryType, operand, method),
        ExpressionType.OnesComplement => OnesComplement(operand, method),
        ExpressionType.ArrayLength => ArrayLength(operand),
        ExpressionType.Convert => Convert(operand, type, method),
        ExpressionType.ConvertChecked => ConvertChecked(operand, type, method),
        ExpressionType.Throw => Throw(operand, type),
        ExpressionType.TypeAs => TypeAs(operand, type),
        ExpressionType.Quote => Quote(operand),
        ExpressionType.UnaryPlus => UnaryPlus(operand, method),
        ExpressionType.Unbox => Unbox(operand, type),
        ExpressionType.Increment => Increment(operand, method),
        ExpressionType.Decrement => Decrement(operand, method),
        ExpressionType.PreIncrementAssign or ExpressionType.PostIncrementAssign or ExpressionType.PreDecrementAssign or ExpressionType.PostDecrementAssign => AssignedUnary(unaryType, operand, method),
        _ => throw Problem.NoUnaryKind(unaryType),
    };
}
