namespace Microsoft.CSharp.RuntimeBinder;

using System.Linq.Expressions;

/// <summary>What an operator of two operands means.</summary>
internal static class BinaryOperators
{
    internal static Func<object> Bind(ExpressionType operation, bool isChecked, bool logical, Operand left, Operand right)
    {
        operation = OperatorNames.Simple(operation);
        Type a = Conversions.Plain(left.Type), b = Conversions.Plain(right.Type);
        string symbol = OperatorNames.Symbol(operation, logical);
        bool numbers = Numbers.Of(a) != TypeCode.Empty && Numbers.Of(b) != TypeCode.Empty;
        if (!numbers && UserOperators.Find(operation, symbol, left, right) is { } declared) return declared;
        bool shift = operation is ExpressionType.LeftShift or ExpressionType.RightShift;
        Func<object> found = numbers && !shift ? null : Special(operation, symbol, a, b, left, right, isChecked);
        found ??= shift ? null : Number(operation, left, right, isChecked);
        if (found == null && !numbers && operation is ExpressionType.Equal or ExpressionType.NotEqual) found = References(operation, a, b, left, right);
        return found ?? throw Problems.Operator(operation, logical, left, right);
    }

    private static Func<object> Special(ExpressionType operation, string symbol, Type a, Type b, Operand left, Operand right, bool isChecked)
    {
        if (a is null && b is null && operation is not (ExpressionType.Equal or ExpressionType.NotEqual))
        {
            throw new RuntimeBinderException("Operator '" + symbol + "' is ambiguous on operands of type '<null>' and '<null>'");
        }
        if (operation is ExpressionType.LeftShift or ExpressionType.RightShift) return Shift(operation, left, right);
        if (operation == ExpressionType.Add && (a == typeof(string) || b == typeof(string))) return () => string.Concat(left.Value, right.Value);
        if ((a is not null && a.IsEnum) || (b is not null && b.IsEnum)) return EnumOperators.Bind(operation, a, b, left, right, isChecked);
        if (a == typeof(bool) || b == typeof(bool)) return Bool(operation, left, right);
        if (IsDelegate(a) || IsDelegate(b)) return Delegates(operation, a, b, left, right);
        if (operation is ExpressionType.Equal or ExpressionType.NotEqual && AreTexts(a, b, left, right))
        {
            return () => string.Equals((string)Text(left), (string)Text(right)) == (operation == ExpressionType.Equal);
        }
        return null;
    }

    private static bool AreTexts(Type a, Type b, Operand left, Operand right) =>
        (a == typeof(string) || b == typeof(string)) && Conversions.Implicit(left, typeof(string)) && Conversions.Implicit(right, typeof(string));

    private static object Text(Operand operand) => Conversions.Apply(operand, typeof(string), false, false);
    private static bool IsDelegate(Type type) => type is not null && type.IsSubclassOf(typeof(Delegate));

    private static Func<object> Number(ExpressionType operation, Operand left, Operand right, bool isChecked)
    {
        if (left.Type is null && right.Type is null) return null;
        bool integral = operation is ExpressionType.And or ExpressionType.Or or ExpressionType.ExclusiveOr;
        TypeCode code = PredefinedTypes.Of(left, right, integral);
        if (code == TypeCode.Empty) return null;
        Type type = PredefinedTypes.TypeOf(code, PredefinedTypes.IsLifted(left) || PredefinedTypes.IsLifted(right));
        return () =>
        {
            object a = Conversions.Apply(left, type, false, false), b = Conversions.Apply(right, type, false, false);
            return a == null || b == null ? UserOperators.OfNothing(operation, new[] { left, right }) : Arithmetic.Binary(operation, code, a, b, isChecked);
        };
    }

    private static Func<object> Shift(ExpressionType operation, Operand left, Operand right)
    {
        TypeCode code = PredefinedTypes.General(new Operand(left.Value, Conversions.Plain(left.Type)), false);
        if (code is TypeCode.Empty or > TypeCode.UInt64 || !Conversions.Implicit(right, typeof(int?))) return null;
        Type type = PredefinedTypes.TypeOf(code, true);
        return () =>
        {
            object value = Conversions.Apply(left, type, false, false), count = Conversions.Apply(right, typeof(int?), false, false);
            return value == null || count == null ? null : Arithmetic.Shift(value, (int)count, operation == ExpressionType.LeftShift);
        };
    }

    private static Func<object> Bool(ExpressionType operation, Operand left, Operand right)
    {
        if (!Conversions.Implicit(left, typeof(bool?)) || !Conversions.Implicit(right, typeof(bool?))) return null;
        if (operation is not (ExpressionType.And or ExpressionType.Or or ExpressionType.ExclusiveOr or ExpressionType.Equal or ExpressionType.NotEqual)) return null;
        return () =>
        {
            bool? a = (bool?)Conversions.Apply(left, typeof(bool?), false, false), b = (bool?)Conversions.Apply(right, typeof(bool?), false, false);
            switch (operation)
            {
                case ExpressionType.And: return a & b;
                case ExpressionType.Or: return a | b;
                case ExpressionType.ExclusiveOr: return a ^ b;
                case ExpressionType.Equal: return a == b;
                default: return a != b;
            }
        };
    }

    private static Func<object> Delegates(ExpressionType operation, Type a, Type b, Operand left, Operand right)
    {
        if (operation is not (ExpressionType.Add or ExpressionType.Subtract)) return null;
        Type type = a ?? b;
        if (!Conversions.Implicit(left, type) || !Conversions.Implicit(right, type)) return null;
        if (operation == ExpressionType.Add) return () => Delegate.Combine((Delegate)left.Value, (Delegate)right.Value);
        return () => Delegate.Remove((Delegate)left.Value, (Delegate)right.Value);
    }

    private static Func<object> References(ExpressionType operation, Type a, Type b, Operand left, Operand right)
    {
        bool equal = operation == ExpressionType.Equal;
        if ((a is null && IsNullable(right.Type)) || (b is null && IsNullable(left.Type))) return () => (left.Value == null && right.Value == null) == equal;
        if ((a is not null && a.IsValueType) || (b is not null && b.IsValueType)) return null;
        if (a is not null && b is not null && !Conversions.StandardExplicit(new Operand(null, a), b) && !Conversions.StandardExplicit(new Operand(null, b), a)) return null;
        return () => ReferenceEquals(left.Value, right.Value) == equal;
    }

    private static bool IsNullable(Type type) => type is not null && Nullable.GetUnderlyingType(type) is not null;
}
