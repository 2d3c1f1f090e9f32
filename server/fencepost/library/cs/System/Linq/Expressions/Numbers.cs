namespace System.Linq.Expressions;

// Arithmetic of numbers in boxes, which are of one type each time. It follows the nodes of expression trees: nothing is
// promoted, so a short plus a short is a short, overflow is checked by kinds of nodes, and operators of decimals are methods
// that a node names. `dynamic` follows C# instead: Microsoft.CSharp.RuntimeBinder.Arithmetic does its arithmetic.
internal static class Numbers
{
    internal static TypeCode Code(object value) => Type.GetTypeCode(value.GetType());

    // An integer, a character, a truth value or a value of an enumeration; a ulong as the same bits.
    internal static long Bits(object value) => value switch
    {
        int number => number,
        long number => number,
        byte number => number,
        char number => number,
        bool truth => truth ? 1 : 0,
        short number => number,
        ushort number => number,
        uint number => number,
        sbyte number => number,
        ulong number => (long)number,
        _ => (long)Fencepost.Machine.EnumBits(value),
    };

    internal static object Boxed(long value, TypeCode code, bool check)
    {
        switch (code)
        {
            case TypeCode.Int32: return check ? checked((int)value) : (int)value;
            case TypeCode.Int64: return value;
            case TypeCode.Byte: return check ? checked((byte)value) : (byte)value;
            case TypeCode.SByte: return check ? checked((sbyte)value) : (sbyte)value;
            case TypeCode.Int16: return check ? checked((short)value) : (short)value;
            case TypeCode.UInt16: return check ? checked((ushort)value) : (ushort)value;
            case TypeCode.UInt32: return check ? checked((uint)value) : (uint)value;
            case TypeCode.UInt64: return check ? checked((ulong)value) : (ulong)value;
            case TypeCode.Char: return check ? checked((char)value) : (char)value;
            case TypeCode.Single: return (float)value;
            case TypeCode.Double: return (double)value;
            default: return value != 0;
        }
    }

    private static object Boxed(ulong value, TypeCode code, bool check)
    {
        if (code == TypeCode.UInt64) return value;
        if (code == TypeCode.Single) return (float)value;
        if (code == TypeCode.Double) return (double)value;
        return Boxed(check ? checked((long)value) : (long)value, code, check);
    }

    private static object Boxed(double value, TypeCode code, bool check)
    {
        switch (code)
        {
            case TypeCode.Int32: return check ? checked((int)value) : (int)value;
            case TypeCode.Int64: return check ? checked((long)value) : (long)value;
            case TypeCode.Byte: return check ? checked((byte)value) : (byte)value;
            case TypeCode.SByte: return check ? checked((sbyte)value) : (sbyte)value;
            case TypeCode.Int16: return check ? checked((short)value) : (short)value;
            case TypeCode.UInt16: return check ? checked((ushort)value) : (ushort)value;
            case TypeCode.UInt32: return check ? checked((uint)value) : (uint)value;
            case TypeCode.UInt64: return check ? checked((ulong)value) : (ulong)value;
            case TypeCode.Char: return check ? checked((char)value) : (char)value;
            case TypeCode.Single: return (float)value;
            default: return value;
        }
    }

    internal static object Convert(object value, TypeCode code, bool check)
    {
        if (value is double number) return Boxed(number, code, check);
        if (value is float single) return Boxed(single, code, check);
        if (Code(value) == TypeCode.UInt64) return Boxed((ulong)Bits(value), code, check);
        return Boxed(Bits(value), code, check);
    }

    internal static object Operated(ExpressionType kind, object a, object b)
    {
        bool check = kind is ExpressionType.AddChecked or ExpressionType.SubtractChecked or ExpressionType.MultiplyChecked;
        switch (a)
        {
            case int left: return OfInts(kind, left, (int)b);
            case long left: return OfLongs(kind, left, b);
            case double left: return OfDoubles(kind, left, (double)b);
            case float left: return OfSingles(kind, left, (float)b);
            case ulong left: return OfUlongs(kind, left, b);
            case bool left: return OfTruths(kind, left, (bool)b);
        }
        TypeCode code = Code(a);
        if (kind is ExpressionType.LeftShift or ExpressionType.RightShift) return Boxed((long)OfLongs(kind, Bits(a), (int)b & 31), code, false);
        return Boxed((long)OfLongs(Unchecked(kind), Bits(a), Bits(b)), code, check);
    }

    private static ExpressionType Unchecked(ExpressionType kind) => kind switch
    {
        ExpressionType.AddChecked => ExpressionType.Add,
        ExpressionType.SubtractChecked => ExpressionType.Subtract,
        ExpressionType.MultiplyChecked => ExpressionType.Multiply,
        _ => kind,
    };

    private static Exception None(ExpressionType kind) => new InvalidOperationException(kind.ToString());

    private static object OfInts(ExpressionType kind, int a, int b) => kind switch
    {
        ExpressionType.Add => a + b,
        ExpressionType.AddChecked => checked(a + b),
        ExpressionType.Subtract => a - b,
        ExpressionType.SubtractChecked => checked(a - b),
        ExpressionType.Multiply => a * b,
        ExpressionType.MultiplyChecked => checked(a * b),
        ExpressionType.Divide => a / b,
        ExpressionType.Modulo => a % b,
        ExpressionType.And => a & b,
        ExpressionType.Or => a | b,
        ExpressionType.ExclusiveOr => a ^ b,
        ExpressionType.LeftShift => a << b,
        ExpressionType.RightShift => a >> b,
        _ => throw None(kind),
    };

    private static object OfLongs(ExpressionType kind, long a, object right)
    {
        if (kind == ExpressionType.LeftShift) return a << (int)right;
        if (kind == ExpressionType.RightShift) return a >> (int)right;
        long b = (long)right;
        return kind switch
        {
            ExpressionType.Add => a + b,
            ExpressionType.AddChecked => checked(a + b),
            ExpressionType.Subtract => a - b,
            ExpressionType.SubtractChecked => checked(a - b),
            ExpressionType.Multiply => a * b,
            ExpressionType.MultiplyChecked => checked(a * b),
            ExpressionType.Divide => a / b,
            ExpressionType.Modulo => a % b,
            ExpressionType.And => a & b,
            ExpressionType.Or => a | b,
            ExpressionType.ExclusiveOr => a ^ b,
            _ => throw None(kind),
        };
    }

    private static object OfUlongs(ExpressionType kind, ulong a, object right)
    {
        if (kind == ExpressionType.LeftShift) return a << (int)right;
        if (kind == ExpressionType.RightShift) return a >> (int)right;
        ulong b = (ulong)right;
        return kind switch
        {
            ExpressionType.Add => a + b,
            ExpressionType.AddChecked => checked(a + b),
            ExpressionType.Subtract => a - b,
            ExpressionType.SubtractChecked => checked(a - b),
            ExpressionType.Multiply => a * b,
            ExpressionType.MultiplyChecked => checked(a * b),
            ExpressionType.Divide => a / b,
            ExpressionType.Modulo => a % b,
            ExpressionType.And => a & b,
            ExpressionType.Or => a | b,
            ExpressionType.ExclusiveOr => a ^ b,
            _ => throw None(kind),
        };
    }

    private static object OfDoubles(ExpressionType kind, double a, double b) => kind switch
    {
        ExpressionType.Add or ExpressionType.AddChecked => a + b,
        ExpressionType.Subtract or ExpressionType.SubtractChecked => a - b,
        ExpressionType.Multiply or ExpressionType.MultiplyChecked => a * b,
        ExpressionType.Divide => a / b,
        ExpressionType.Modulo => a % b,
        _ => throw None(kind),
    };

    private static object OfSingles(ExpressionType kind, float a, float b) => kind switch
    {
        ExpressionType.Add or ExpressionType.AddChecked => a + b,
        ExpressionType.Subtract or ExpressionType.SubtractChecked => a - b,
        ExpressionType.Multiply or ExpressionType.MultiplyChecked => a * b,
        ExpressionType.Divide => a / b,
        ExpressionType.Modulo => a % b,
        _ => throw None(kind),
    };

    private static object OfTruths(ExpressionType kind, bool a, bool b) => kind switch
    {
        ExpressionType.And => a & b,
        ExpressionType.Or => a | b,
        ExpressionType.ExclusiveOr => a ^ b,
        _ => throw None(kind),
    };

    internal static bool Compared(ExpressionType kind, object a, object b)
    {
        if (a is double x) return Compared(kind, x, (double)b);
        if (a is float y) return Compared(kind, (double)y, (double)(float)b);
        long left = Bits(a), right = Bits(b);
        if (Code(a) == TypeCode.UInt64)
        {
            left ^= long.MinValue;
            right ^= long.MinValue;
        }
        return kind switch
        {
            ExpressionType.Equal => left == right,
            ExpressionType.NotEqual => left != right,
            ExpressionType.LessThan => left < right,
            ExpressionType.LessThanOrEqual => left <= right,
            ExpressionType.GreaterThan => left > right,
            _ => left >= right,
        };
    }

    private static bool Compared(ExpressionType kind, double a, double b) => kind switch
    {
        ExpressionType.Equal => a == b,
        ExpressionType.NotEqual => a != b,
        ExpressionType.LessThan => a < b,
        ExpressionType.LessThanOrEqual => a <= b,
        ExpressionType.GreaterThan => a > b,
        _ => a >= b,
    };

    internal static object Operated(ExpressionType kind, object a)
    {
        switch (kind)
        {
            case ExpressionType.UnaryPlus: return a;
            case ExpressionType.Negate:
                return a switch
                {
                    double number => -number,
                    float number => -number,
                    _ => Boxed(-Bits(a), Code(a), false),
                };
            case ExpressionType.NegateChecked:
                return a switch
                {
                    double number => -number,
                    float number => -number,
                    _ => Boxed(checked(-Bits(a)), Code(a), true),
                };
            case ExpressionType.Not:
            case ExpressionType.OnesComplement: return a is bool truth ? !truth : Boxed(~Bits(a), Code(a), false);
            case ExpressionType.Increment:
            case ExpressionType.Decrement:
                int by = kind == ExpressionType.Increment ? 1 : -1;
                return a switch
                {
                    double number => number + by,
                    float number => number + by,
                    _ => Boxed(Bits(a) + by, Code(a), false),
                };
            case ExpressionType.IsTrue: return (bool)a;
            default: return !(bool)a;
        }
    }
}
