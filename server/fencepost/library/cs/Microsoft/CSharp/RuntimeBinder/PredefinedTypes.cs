namespace Microsoft.CSharp.RuntimeBinder;

using System.Linq.Expressions;

/// <summary>The numeric type that a predefined operator takes its operands as.</summary>
internal static class PredefinedTypes
{
    // Empty where there is none.
    internal static TypeCode Of(Operand left, Operand right, bool integral)
    {
        TypeCode a = Numbers.Of(left.Type), b = Numbers.Of(right.Type);
        TypeCode found = a != TypeCode.Empty && b != TypeCode.Empty ? Promoted(left, a, right, b) : General(left, right);
        return integral && found > TypeCode.UInt64 ? TypeCode.Empty : found;
    }

    private static TypeCode Promoted(Operand left, TypeCode a, Operand right, TypeCode b)
    {
        TypeCode high = a > b ? a : b, low = a > b ? b : a;
        if (high == TypeCode.Decimal) return low is TypeCode.Single or TypeCode.Double ? TypeCode.Empty : high;
        if (high is TypeCode.Double or TypeCode.Single) return high;
        if (high <= TypeCode.UInt16) return TypeCode.Int32;
        Operand smaller = a > b ? right : left;
        if (high == TypeCode.UInt64) return !Numbers.IsSigned(low) || IsPositive(smaller) ? high : TypeCode.Empty;
        if (high == TypeCode.UInt32) return !Numbers.IsSigned(low) || IsPositive(smaller) ? high : TypeCode.Int64;
        return high;
    }

    private static bool IsPositive(Operand operand) => operand.IsConstant && operand.Value is int and >= 0 or long and >= 0;

    internal static bool IsLifted(Operand operand) => operand.Type is null || Nullable.GetUnderlyingType(operand.Type) is not null;

    // With conversions that a program has declared, null and nullable values.
    private static TypeCode General(Operand left, Operand right)
    {
        bool lifted = IsLifted(left) || IsLifted(right);
        TypeCode best = TypeCode.Empty;
        for (TypeCode code = TypeCode.Int32; code <= TypeCode.Decimal; code++)
        {
            Type type = TypeOf(code, lifted);
            if (!Conversions.Implicit(left, type) || !Conversions.Implicit(right, type)) continue;
            if (best == TypeCode.Empty || IsBetter(left, right, type, TypeOf(best, lifted))) best = code;
        }
        return best;
    }

    internal static TypeCode General(Operand operand, bool signedOnly)
    {
        TypeCode best = TypeCode.Empty;
        for (TypeCode code = TypeCode.Int32; code <= TypeCode.Decimal; code++)
        {
            if (signedOnly && Numbers.IsUnsigned(code)) continue;
            Type type = TypeOf(code, false);
            if (!Conversions.Implicit(operand, type)) continue;
            if (best == TypeCode.Empty || Conversions.Better(operand, type, TypeOf(best, false)) > 0) best = code;
        }
        return best;
    }

    private static bool IsBetter(Operand left, Operand right, Type a, Type b) =>
        Conversions.Better(left, a, b) + Conversions.Better(right, a, b) > 0;

    internal static Type TypeOf(TypeCode code, bool lifted)
    {
        switch (code)
        {
            case TypeCode.Int32: return lifted ? typeof(int?) : typeof(int);
            case TypeCode.UInt32: return lifted ? typeof(uint?) : typeof(uint);
            case TypeCode.Int64: return lifted ? typeof(long?) : typeof(long);
            case TypeCode.UInt64: return lifted ? typeof(ulong?) : typeof(ulong);
            case TypeCode.Single: return lifted ? typeof(float?) : typeof(float);
            case TypeCode.Double: return lifted ? typeof(double?) : typeof(double);
            default: return lifted ? typeof(decimal?) : typeof(decimal);
        }
    }
}
