namespace Microsoft.CSharp.RuntimeBinder;

/// <summary>The conversions of C#: whether there is one, and what it makes of a value.</summary>
internal static class Conversions
{
    internal static Type Plain(Type type) => type is null ? null : Nullable.GetUnderlyingType(type) ?? type;
    internal static bool TakesNull(Type type) => !type.IsValueType || Nullable.GetUnderlyingType(type) is not null;

    internal static bool Implicit(Operand from, Type to) => Standard(from, to) || UserConversions.Find(from, to, false) is not null;
    internal static bool Implicit(Type from, Type to) => Implicit(new Operand(null, from), to);
    internal static bool Explicit(Operand from, Type to) => StandardExplicit(from, to) || UserConversions.Find(from, to, true) is not null;

    internal static bool Standard(Type from, Type to) => Standard(new Operand(null, from), to);

    // Implicit ones that no program has declared.
    internal static bool Standard(Operand from, Type to)
    {
        Type type = from.Type;
        if (type == to) return true;
        if (to.IsByRef || to.IsPointer) return false;
        if (type is null) return TakesNull(to);
        if (!to.IsValueType)
        {
            return to.IsAssignableFrom(type) || (from.IsLate && from.Value != null && to.IsInstanceOfType(from.Value));
        }
        if (!type.IsValueType) return false;
        Type inner = Nullable.GetUnderlyingType(to);
        if (inner is not null)
        {
            Type plain = Plain(type);
            return plain == inner || Number(from, plain, inner);
        }
        return Number(from, type, to);
    }

    private static bool Number(Operand from, Type type, Type to)
    {
        TypeCode target = Numbers.Of(to);
        if (Numbers.Widens(Numbers.Of(type), target)) return true;
        if (!from.IsConstant) return false;
        if (to.IsEnum) return from.Value is 0 or 0L or 0u or 0ul;
        return Numbers.Fits(from.Value, target);
    }

    internal static bool StandardExplicit(Operand from, Type to)
    {
        if (Standard(from, to)) return true;
        Type type = from.Type;
        if (type is null || to.IsByRef || to.IsPointer) return false;
        if (type.IsValueType && to.IsValueType)
        {
            return Plain(type) == Plain(to) || (Numbers.OfValue(Plain(type)) != TypeCode.Empty && Numbers.OfValue(Plain(to)) != TypeCode.Empty);
        }
        if (type.IsAssignableFrom(to)) return true;
        if (type.IsValueType || to.IsValueType) return false;
        if (to.IsInterface) return type.IsInterface || !type.IsSealed;
        if (type.IsInterface) return !to.IsSealed;
        if (!type.IsArray || !to.IsArray || type.GetArrayRank() != to.GetArrayRank()) return false;
        Type a = type.GetElementType(), b = to.GetElementType();
        return !a.IsValueType && !b.IsValueType && StandardExplicit(new Operand(null, a), b);
    }

    // As an argument or a right-hand side is converted, where a conversion is known to be there.
    internal static object Apply(Operand from, Type to, bool isExplicit, bool isChecked)
    {
        bool standard = isExplicit ? StandardExplicit(from, to) : Standard(from, to);
        return standard ? ApplyStandard(from.Value, to, isChecked) : UserConversions.Find(from, to, isExplicit).Apply(from, to, isChecked);
    }

    internal static object ApplyStandard(object value, Type to, bool isChecked)
    {
        if (to == typeof(object)) return value;
        if (value == null)
        {
            if (TakesNull(to)) return null;
            throw new InvalidOperationException("Nullable object must have a value.");
        }
        Type plain = Plain(to), own = value.GetType();
        if (own == plain) return value;
        if (!plain.IsValueType)
        {
            if (plain.IsInstanceOfType(value)) return value;
            throw Refused(own, to);
        }
        TypeCode target = Numbers.OfValue(plain);
        if (target == TypeCode.Empty || Numbers.OfValue(own) == TypeCode.Empty) throw Refused(own, plain);
        object number = Numbers.Convert(value, target, isChecked);
        return plain.IsEnum ? Enum.ToObject(plain, number) : number;
    }

    private static InvalidCastException Refused(Type own, Type to) => new("Unable to cast object of type '" + own + "' to type '" + to + "'.");

    // 1 where the first type is the better target for an operand, -1 where the second is.
    internal static int Better(Operand from, Type a, Type b)
    {
        if (a == b) return 0;
        if (from.Type == a) return 1;
        if (from.Type == b) return -1;
        bool ab = Implicit(a, b), ba = Implicit(b, a);
        if (ab != ba) return ab ? 1 : -1;
        TypeCode first = Numbers.Of(Plain(a)), second = Numbers.Of(Plain(b));
        if (SignedWins(first, second)) return 1;
        return SignedWins(second, first) ? -1 : 0;
    }

    private static bool SignedWins(TypeCode signed, TypeCode unsigned)
    {
        if (!Numbers.IsSigned(signed) || !Numbers.IsUnsigned(unsigned)) return false;
        return unsigned > signed;
    }
}
