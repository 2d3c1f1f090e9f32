namespace System.Linq.Expressions;

using Reflection;

// What factories of nodes ask of types.
internal static class Types
{
    internal static bool IsNullable(Type type) => type.IsGenericType && !type.IsGenericTypeDefinition && type.GetGenericTypeDefinition() == typeof(Nullable<>);
    internal static Type Plain(Type type) => IsNullable(type) ? type.GetGenericArguments()[0] : type;
    internal static Type Lifted(Type type) => type.IsValueType && !IsNullable(type) ? typeof(Nullable<>).MakeGenericType(type) : type;

    // Of a type that is no enumeration; of what a nullable type is of.
    internal static TypeCode Code(Type type)
    {
        type = Plain(type);
        return type.IsEnum ? TypeCode.Object : Type.GetTypeCode(type);
    }

    internal static bool IsBool(Type type) => Plain(type) == typeof(bool);
    internal static bool IsNumeric(Type type) => Code(type) is >= TypeCode.Char and <= TypeCode.Double;
    internal static bool IsInteger(Type type) => Code(type) is >= TypeCode.SByte and <= TypeCode.UInt64;
    internal static bool IsIntegerOrBool(Type type) => Code(type) is TypeCode.Boolean or (>= TypeCode.SByte and <= TypeCode.UInt64);
    internal static bool IsArithmetic(Type type) => Code(type) is >= TypeCode.Int16 and <= TypeCode.Double;
    internal static bool IsUnsigned(Type type) => Code(type) is TypeCode.UInt16 or TypeCode.UInt32 or TypeCode.UInt64;
    internal static bool IsFloat(Type type) => Code(type) is TypeCode.Single or TypeCode.Double;

    internal static bool IsConvertible(Type type)
    {
        type = Plain(type);
        return type.IsEnum || Type.GetTypeCode(type) is TypeCode.Boolean or (>= TypeCode.Char and <= TypeCode.Double);
    }

    internal static bool IsReferenceAssignable(Type to, Type from) =>
        to == from || (!to.IsValueType && !from.IsValueType && to.IsAssignableFrom(from));

    internal static bool HasReferenceConversion(Type from, Type to)
    {
        if (from == typeof(void) || to == typeof(void)) return false;
        from = Plain(from);
        to = Plain(to);
        if (from.IsAssignableFrom(to) || to.IsAssignableFrom(from)) return true;
        if (from.IsInterface || to.IsInterface) return true;
        if (from.BaseType == typeof(MulticastDelegate) && to.BaseType == typeof(MulticastDelegate)) return IsVariant(from, to);
        return from.IsArray && to.IsArray && from.GetArrayRank() == to.GetArrayRank() && !from.GetElementType().IsValueType
            && !to.GetElementType().IsValueType && HasReferenceConversion(from.GetElementType(), to.GetElementType());
    }

    private static bool IsVariant(Type from, Type to) =>
        from.IsGenericType && to.IsGenericType && from.GetGenericTypeDefinition() == to.GetGenericTypeDefinition();

    // Without a method, that is.
    internal static bool HasConversion(Type from, Type to)
    {
        if (from == to) return true;
        Type a = Plain(from), b = Plain(to);
        if (a == b && (IsNullable(from) || IsNullable(to))) return true;
        if (IsConvertible(a) && IsConvertible(b) && (b != typeof(bool) || (a.IsEnum && a.GetEnumUnderlyingType() == typeof(bool)))) return true;
        return HasReferenceConversion(from, to);
    }

    internal static bool HasIdentityOrReferenceConversion(Type from, Type to) => from == to || HasReferenceConversion(from, to);

    internal static bool HasEquality(Type left, Type right)
    {
        if (left.IsInterface && !right.IsValueType) return true;
        if (right.IsInterface && !left.IsValueType) return true;
        if (!left.IsValueType && !right.IsValueType && (IsReferenceAssignable(left, right) || IsReferenceAssignable(right, left))) return true;
        if (left != right) return false;
        Type plain = Plain(left);
        return plain == typeof(bool) || IsNumeric(plain) || plain.IsEnum;
    }

    internal static bool HasReferenceEquality(Type left, Type right) =>
        !left.IsValueType && !right.IsValueType && (left.IsInterface || right.IsInterface || IsReferenceAssignable(left, right) || IsReferenceAssignable(right, left));

    internal static Type Variable(Type type) => type.IsByRef ? type.GetElementType() : type;

    // An operator that a type defines itself.
    internal static MethodInfo StaticMethod(Type type, string name, params Type[] arguments)
    {
        const int flags = (int)(BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly);
        foreach (MemberInfo found in Fencepost.Members.Select(type, Fencepost.Members.Method, name, flags))
        {
            Type[] wanted = Fencepost.Members.ParameterTypes(found);
            if (wanted.Length != arguments.Length || Fencepost.Members.IsGeneric(found)) continue;
            bool fits = true;
            for (int i = 0; i < wanted.Length && fits; i++) fits = IsReferenceAssignable(Variable(wanted[i]), arguments[i]);
            if (fits) return (MethodInfo)found;
        }
        return null;
    }

    internal static bool IsImplicit(Type from, Type to)
    {
        if (from == to || (IsNullable(to) && IsImplicit(Plain(from), Plain(to)))) return true;
        return to.IsAssignableFrom(from) || Widens(Code(from), Code(to), from, to);
    }

    // ECMA-334 10.2.3.
    private static bool Widens(TypeCode from, TypeCode to, Type a, Type b)
    {
        if (IsNullable(a) || IsNullable(b) || from is < TypeCode.Char or > TypeCode.Single || to is < TypeCode.Int16 or > TypeCode.Decimal) return false;
        if (to is TypeCode.Double or TypeCode.Decimal) return to == TypeCode.Double || from < TypeCode.Single;
        if (to == TypeCode.Single) return from < TypeCode.Single;
        if (from == TypeCode.Char) return to >= TypeCode.UInt16;
        if (from is TypeCode.SByte or TypeCode.Int16 or TypeCode.Int32 or TypeCode.Int64) return to > from && to is TypeCode.Int16 or TypeCode.Int32 or TypeCode.Int64;
        return to > from;
    }
}
