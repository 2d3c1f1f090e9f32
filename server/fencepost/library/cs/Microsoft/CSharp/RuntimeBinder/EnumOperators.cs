namespace Microsoft.CSharp.RuntimeBinder;

using System.Linq.Expressions;

/// <summary>The operators of enumerations.</summary>
internal static class EnumOperators
{
    // Null where there is none.
    internal static Func<object> Bind(ExpressionType operation, Type a, Type b, Operand left, Operand right, bool isChecked)
    {
        Type type = a is not null && a.IsEnum ? a : b;
        Type own = Enum.GetUnderlyingType(type);
        bool isLeft = a == type || Takes(left, type), isRight = b == type || Takes(right, type);
        Type result;
        switch (operation)
        {
            case ExpressionType.Add:
                if (a == type ? !Takes(right, own) : !Takes(left, own)) return null;
                result = type;
                break;
            case ExpressionType.Subtract:
                if (isLeft && b == type) result = own;
                else if (a == type && Takes(right, own)) result = type;
                else return null;
                break;
            case ExpressionType.And: case ExpressionType.Or: case ExpressionType.ExclusiveOr:
                if (!isLeft || !isRight) return null;
                result = type;
                break;
            case ExpressionType.Equal: case ExpressionType.NotEqual: case ExpressionType.LessThan:
            case ExpressionType.LessThanOrEqual: case ExpressionType.GreaterThan: case ExpressionType.GreaterThanOrEqual:
                if (!isLeft || !isRight) return null;
                result = null;
                break;
            default:
                return null;
        }
        return () => Compute(operation, own, result, left, right, isChecked);
    }

    private static bool Takes(Operand operand, Type type) =>
        operand.Type is null || Conversions.Implicit(operand, Nullable.GetUnderlyingType(operand.Type) is null ? type : typeof(Nullable<>).MakeGenericType(type));

    private static object Compute(ExpressionType operation, Type own, Type result, Operand left, Operand right, bool isChecked)
    {
        if (left.Value == null || right.Value == null) return UserOperators.OfNothing(operation, new[] { left, right });
        TypeCode narrow = Type.GetTypeCode(own), code = narrow < TypeCode.Int32 ? TypeCode.Int32 : narrow;
        object a = Numbers.Convert(left.Value, code, false), b = Numbers.Convert(right.Value, code, false);
        object value = Arithmetic.Binary(operation, code, a, b, isChecked);
        if (result is null) return value;
        value = Numbers.Convert(value, narrow, isChecked);
        return result.IsEnum ? Enum.ToObject(result, value) : value;
    }
}
