namespace Microsoft.CSharp.RuntimeBinder;

using System.Linq.Expressions;

/// <summary>The operators of numbers of one type.</summary>
// They follow C#: operands come promoted, so none has a type smaller than int, decimals are numbers like others, and the
// call site says whether overflow is checked. Nodes of expression trees promote nothing and have kinds of their own for
// checked operations: System.Linq.Expressions.Numbers does their arithmetic.
internal static class Arithmetic
{
    internal static object Binary(ExpressionType operation, TypeCode type, object a, object b, bool isChecked)
    {
        switch (type)
        {
            case TypeCode.Int32: return Int((int)a, (int)b, operation, isChecked);
            case TypeCode.UInt32: return UInt((uint)a, (uint)b, operation, isChecked);
            case TypeCode.Int64: return Long((long)a, (long)b, operation, isChecked);
            case TypeCode.UInt64: return ULong((ulong)a, (ulong)b, operation, isChecked);
            case TypeCode.Single: return Float((float)a, (float)b, operation);
            case TypeCode.Double: return Double((double)a, (double)b, operation);
            default: return Decimal((decimal)a, (decimal)b, operation);
        }
    }

    private static object Int(int a, int b, ExpressionType operation, bool isChecked)
    {
        switch (operation)
        {
            case ExpressionType.Add: return isChecked ? checked(a + b) : a + b;
            case ExpressionType.Subtract: return isChecked ? checked(a - b) : a - b;
            case ExpressionType.Multiply: return isChecked ? checked(a * b) : a * b;
            case ExpressionType.Divide: return a / b;
            case ExpressionType.Modulo: return a % b;
            case ExpressionType.And: return a & b;
            case ExpressionType.Or: return a | b;
            case ExpressionType.ExclusiveOr: return a ^ b;
            case ExpressionType.Equal: return a == b;
            case ExpressionType.NotEqual: return a != b;
            case ExpressionType.LessThan: return a < b;
            case ExpressionType.LessThanOrEqual: return a <= b;
            case ExpressionType.GreaterThan: return a > b;
            default: return a >= b;
        }
    }

    private static object UInt(uint a, uint b, ExpressionType operation, bool isChecked)
    {
        switch (operation)
        {
            case ExpressionType.Add: return isChecked ? checked(a + b) : a + b;
            case ExpressionType.Subtract: return isChecked ? checked(a - b) : a - b;
            case ExpressionType.Multiply: return isChecked ? checked(a * b) : a * b;
            case ExpressionType.Divide: return a / b;
            case ExpressionType.Modulo: return a % b;
            case ExpressionType.And: return a & b;
            case ExpressionType.Or: return a | b;
            case ExpressionType.ExclusiveOr: return a ^ b;
            case ExpressionType.Equal: return a == b;
            case ExpressionType.NotEqual: return a != b;
            case ExpressionType.LessThan: return a < b;
            case ExpressionType.LessThanOrEqual: return a <= b;
            case ExpressionType.GreaterThan: return a > b;
            default: return a >= b;
        }
    }

    private static object Long(long a, long b, ExpressionType operation, bool isChecked)
    {
        switch (operation)
        {
            case ExpressionType.Add: return isChecked ? checked(a + b) : a + b;
            case ExpressionType.Subtract: return isChecked ? checked(a - b) : a - b;
            case ExpressionType.Multiply: return isChecked ? checked(a * b) : a * b;
            case ExpressionType.Divide: return a / b;
            case ExpressionType.Modulo: return a % b;
            case ExpressionType.And: return a & b;
            case ExpressionType.Or: return a | b;
            case ExpressionType.ExclusiveOr: return a ^ b;
            case ExpressionType.Equal: return a == b;
            case ExpressionType.NotEqual: return a != b;
            case ExpressionType.LessThan: return a < b;
            case ExpressionType.LessThanOrEqual: return a <= b;
            case ExpressionType.GreaterThan: return a > b;
            default: return a >= b;
        }
    }

    private static object ULong(ulong a, ulong b, ExpressionType operation, bool isChecked)
    {
        switch (operation)
        {
            case ExpressionType.Add: return isChecked ? checked(a + b) : a + b;
            case ExpressionType.Subtract: return isChecked ? checked(a - b) : a - b;
            case ExpressionType.Multiply: return isChecked ? checked(a * b) : a * b;
            case ExpressionType.Divide: return a / b;
            case ExpressionType.Modulo: return a % b;
            case ExpressionType.And: return a & b;
            case ExpressionType.Or: return a | b;
            case ExpressionType.ExclusiveOr: return a ^ b;
            case ExpressionType.Equal: return a == b;
            case ExpressionType.NotEqual: return a != b;
            case ExpressionType.LessThan: return a < b;
            case ExpressionType.LessThanOrEqual: return a <= b;
            case ExpressionType.GreaterThan: return a > b;
            default: return a >= b;
        }
    }

    private static object Float(float a, float b, ExpressionType operation)
    {
        switch (operation)
        {
            case ExpressionType.Add: return a + b;
            case ExpressionType.Subtract: return a - b;
            case ExpressionType.Multiply: return a * b;
            case ExpressionType.Divide: return a / b;
            case ExpressionType.Modulo: return a % b;
            default: return Double(a, b, operation);
        }
    }

    private static object Double(double a, double b, ExpressionType operation)
    {
        switch (operation)
        {
            case ExpressionType.Add: return a + b;
            case ExpressionType.Subtract: return a - b;
            case ExpressionType.Multiply: return a * b;
            case ExpressionType.Divide: return a / b;
            case ExpressionType.Modulo: return a % b;
            case ExpressionType.Equal: return a == b;
            case ExpressionType.NotEqual: return a != b;
            case ExpressionType.LessThan: return a < b;
            case ExpressionType.LessThanOrEqual: return a <= b;
            case ExpressionType.GreaterThan: return a > b;
            default: return a >= b;
        }
    }

    private static object Decimal(decimal a, decimal b, ExpressionType operation)
    {
        switch (operation)
        {
            case ExpressionType.Add: return a + b;
            case ExpressionType.Subtract: return a - b;
            case ExpressionType.Multiply: return a * b;
            case ExpressionType.Divide: return a / b;
            case ExpressionType.Modulo: return a % b;
            case ExpressionType.Equal: return a == b;
            case ExpressionType.NotEqual: return a != b;
            case ExpressionType.LessThan: return a < b;
            case ExpressionType.LessThanOrEqual: return a <= b;
            case ExpressionType.GreaterThan: return a > b;
            default: return a >= b;
        }
    }

    internal static object Shift(object value, int count, bool left)
    {
        switch (value)
        {
            case int number: return left ? number << count : number >> count;
            case uint number: return left ? number << count : number >> count;
            case long number: return left ? number << count : number >> count;
            default: return left ? (ulong)value << count : (ulong)value >> count;
        }
    }

    internal static object Negate(object value, bool isChecked)
    {
        switch (value)
        {
            case int number: return isChecked ? checked(-number) : -number;
            case long number: return isChecked ? checked(-number) : -number;
            case float number: return -number;
            case double number: return -number;
            default: return -(decimal)value;
        }
    }

    internal static object Complement(object value)
    {
        switch (value)
        {
            case int number: return ~number;
            case uint number: return ~number;
            case long number: return ~number;
            default: return ~(ulong)value;
        }
    }
}
